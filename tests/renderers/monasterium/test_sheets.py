"""Pictures of Monasterium: the table, the own board, readable down to the last word in every look."""

from collections import Counter
from typing import get_args

import msgspec
import pytest

from bot.language.phrases import Language
from games.kernel.contract.game import Setup
from games.kernel.engine.text import Text
from games.kernel.match import Match
from games.monasterium import GAME
from games.monasterium.action import Action, ActionKind
from games.monasterium.board import CLOISTERS, COLUMNS
from games.monasterium.table import Phase, School
from games.monasterium.view import View
from renderers.monasterium import PAINTER
from renderers.monasterium.board import board_sheet
from renderers.monasterium.places.bonuses import MINUS, pieces
from renderers.monasterium.places.cloister import buildings, walk
from renderers.monasterium.places.dice import standard
from renderers.monasterium.places.grid import prices
from renderers.monasterium.places.path import path, ring
from renderers.monasterium.places.players import awaited_for, on_tile
from renderers.monasterium.places.reach import way
from renderers.monasterium.sight import Sight
from renderers.monasterium.table import head, table_sheets
from renderers.surface.canvas import Box, FinishedPart
from renderers.surface.sheet import ALT, TALLEST, WIDTH, alternative
from renderers.surface.stage import Looks, Picture, Stage
from renderers.surface.theme import theme_for
from renderers.whole.painter import painter_for
from tests.renderers import laws
from tests.renderers.monasterium.schools import cloister, full, middle, played, shown, stage, table
from tests.renderers.scenes import LOOKS, ODD_PEOPLE, PEOPLE, on_one, words_of

KB = 1024
MOST = 120 * KB
NIGHT = theme_for("dark", "normal")


def table_sheet(view: View, stage: Stage) -> FinishedPart:
    """All sheets of the table as one."""
    return on_one(table_sheets(view, stage))


def drawn(view: View, stage: Stage) -> list[tuple[Picture, FinishedPart]]:
    """All pictures of a view, with their drawings."""
    sheets = [*(sheet.part for sheet in table_sheets(view, stage)), board_sheet(view, stage)]
    return list(zip([*PAINTER.table(view, stage, ()), PAINTER.hand(view, stage, ())], sheets, strict=True))


def share(sheet: FinishedPart, colour: tuple[int, int, int]) -> int:
    """How many pixels have a colour."""
    counted = sheet.image.getcolors(sheet.width * sheet.height) or []
    return sum(count for count, found in counted if found == colour)


def test_the_game_has_a_painter_of_its_own() -> None:
    assert painter_for("monasterium") is PAINTER


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("language", ["de", "en"])
def test_early_and_late_tables_are_readable_for_any_number_of_seats(seats: int, language: Language) -> None:
    for state in (table(seats), middle(seats, 0.3), middle(seats, 0.8)):
        said = stage(language, awaited=tuple(range(seats)))
        for sheet in (table_sheet(shown(state), said), board_sheet(shown(state, seats - 1), said)):
            assert not laws.breaches(sheet)
            assert not [words for words in words_of(sheet) if words.endswith("…")]


@pytest.mark.parametrize("seats", [2, 4])
def test_everybody_is_named(seats: int) -> None:
    assert set(PEOPLE[:seats]) <= set(words_of(table_sheet(shown(middle(seats)), stage())))


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_fullest_table_is_small_and_clear_in_every_look(looks: Looks, language: Language) -> None:
    view, said = shown(full(4), 3), stage(language, looks, ODD_PEOPLE[3:9], (0, 3))
    for picture, sheet in drawn(view, said):
        assert not laws.breaches(laws.as_sent(picture, sheet))
        assert len(picture.data) <= MOST
        assert picture.width == WIDTH


@pytest.mark.parametrize(("rooms", "fields", "columns"), [(3, 13, 3), (6, 24, 5)])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_smallest_and_the_largest_board_that_can_be_right_have_room(
    seats: int, rooms: int, fields: int, columns: int
) -> None:
    printed = msgspec.to_builtins(GAME.box.board)
    ring = {"buildings": "PWGPWG"[:rooms], "walk": [f"{at}/{at % rooms + 1}" for at in range(1, rooms + 1)]}
    path = [{"cloisters": CLOISTERS[at % 5], "bonus": "influence_or_rosary"} for at in range(fields)]
    for side in ("two", "more"):
        printed["cloisters"][side] = dict.fromkeys(CLOISTERS, ring)
        printed["road"][side] = {"start": fields, "fields": path}
    printed["window"] |= {"column_bonus": ["any_action"] * columns, "column_points": [99] * columns}
    played = Match.begin(GAME, Setup(seats, options={"board": printed}), b"large")
    for sheet in (table_sheet, board_sheet):
        assert laws.breaches(sheet(played.view(0), stage())) == []


@pytest.mark.parametrize("looks", LOOKS)
def test_different_tables_are_small_and_clear_in_every_look(looks: Looks) -> None:
    for seats in (2, 3, 4):
        view, said = shown(middle(seats, 0.5, seats), 0), stage("de", looks)
        for picture, sheet in drawn(view, said):
            assert not laws.breaches(laws.as_sent(picture, sheet))


@pytest.mark.parametrize("seats", [2, 4])
def test_cloisters_and_fields_are_named_and_nothing_has_a_code_while_nothing_is_asked(seats: int) -> None:
    state = middle(seats)
    written = set(words_of(table_sheet(shown(state), stage())))
    assert {*CLOISTERS} <= written
    assert {str(field) for field in range(1, state.board.length + 1)} <= written
    coded = {place.label for place in state.places.values()}
    for sheet in (table_sheet(shown(state), stage()), board_sheet(shown(state, 0), stage())):
        assert not coded & {*words_of(sheet)}


@pytest.mark.parametrize("seats", [2, 4])
def test_no_picture_is_higher_than_a_phone_shows(seats: int) -> None:
    view, said = shown(full(seats), 0), stage("de")
    assert all(picture.height <= TALLEST for picture in PAINTER.table(view, said, ()))
    assert PAINTER.hand(view, said, ()).height <= TALLEST


def test_the_two_pictures_of_a_table_tell_together_what_the_game_tells() -> None:
    view, said = played(2, 60).view(None), stage("de")
    told, about = GAME.words.table(view), table_sheets(view, said)[0].about
    first, second = PAINTER.table(view, said, told)
    assert first.alt == alternative([line for line in told if line.id in about], said)
    assert second.alt == alternative([line for line in told if line.id not in about], said)


@pytest.mark.parametrize("phase", get_args(Phase))
@pytest.mark.parametrize("language", ["de", "en"])
def test_year_round_and_phase_are_said(phase: Phase, language: Language) -> None:
    said = stage(language)
    view = shown(middle(3, phase=phase, year=2, round_in_year=3), 0)
    for sheet in (table_sheet(view, said), board_sheet(view, said)):
        assert said.say(Text("picture-monasterium-year", year=2, years=3)) in words_of(sheet)
        assert said.say(Text(f"picture-monasterium-{phase}", round=3, rounds=3)) in words_of(sheet)


def test_whose_turn_it_is_is_said() -> None:
    view = shown(middle(3, seat=2))
    assert "Clara’s turn" in words_of(table_sheet(view, stage("en", awaited=(2,))))
    for awaited in ((1,), (2, 0), (0, 1, 2)):
        assert "Waiting for" in words_of(table_sheet(view, stage("en", awaited=awaited)))


def test_where_nobody_is_awaited_no_words_say_so() -> None:
    view = shown(middle(3, seat=2), 0)
    for sheet in (table_sheet(view, stage("en")), board_sheet(view, stage("en"))):
        assert "Waiting for" not in words_of(sheet)
        assert not [words for words in words_of(sheet) if "’s turn" in words]


def test_a_finished_game_shows_no_turn_and_no_year_in_force() -> None:
    view = shown(middle(4, over=True), 1)
    for sheet in (table_sheet(view, stage("en")), board_sheet(view, stage("en"))):
        assert not laws.breaches(sheet)
        assert "The game is over" in words_of(sheet)
        assert not [words for words in words_of(sheet) if "’s turn" in words]


def test_a_spectator_has_no_board_and_sees_the_table() -> None:
    view = shown(middle(3))
    assert words_of(board_sheet(view, stage())) == words_of(table_sheets(view, stage())[0].part)


def test_a_novice_in_a_building_shows_his_owner() -> None:
    there = {name: cloister(name, 3) for name in CLOISTERS}
    before = table_sheet(shown(table(3, cloisters=there)), stage())
    there["B"].buildings[2] = 1
    after = table_sheet(shown(table(3, cloisters=there)), stage())
    assert share(after, NIGHT.line(1)) > share(before, NIGHT.line(1)) + 500


def test_dice_for_the_next_round_are_told_apart_from_those_that_lie_there() -> None:
    state = middle(2, neutral=[2, 0, 0, 0, 0, 0], own=[[0, 0]] * 6)
    then = table_sheet(shown(state), stage())
    state.schools[0].placing = state.round + 1
    state.schools[0].ahead = [3, 0, 0, 0, 0, 0]
    now = table_sheet(shown(state), stage())
    before, after = words_of(then), words_of(now)
    assert sorted(after) == sorted([*before, "3", "next round"])
    assert share(now, NIGHT.accent) > share(then, NIGHT.accent)


def test_dice_in_hand_are_counted_each_once_and_the_roll_is_shown_on_the_own_board() -> None:
    rolling = School(seat=0, neutral=5, own=2, rolled=[1, 6, 6, 2, 3], rolled_own=[4, 5])
    view = shown(table(2, schools=[rolling, School(seat=1)]), 0)
    without = shown(table(2, schools=[School(seat=0), School(seat=1)]), 0)
    more = Counter(words_of(table_sheet(view, stage()))) - Counter(words_of(table_sheet(without, stage())))
    assert more == Counter(["5", "2", "neutral"])
    assert "Roll" in words_of(board_sheet(view, stage("en")))
    assert "Roll" not in words_of(board_sheet(shown(table(2), 0), stage("en")))


def test_an_unlocked_action_shines() -> None:
    bright, state = NIGHT.ink, table(2)
    before = share(board_sheet(shown(state, 0), stage()), bright)
    state.schools[0].grid[1][2] = False
    assert share(board_sheet(shown(state, 0), stage()), bright) > before + 5_000


def test_a_flipped_tile_shines_and_shows_the_dice_on_it() -> None:
    bright, state = NIGHT.hues["green"], middle(2, seat=0)
    state.schools[0].flipped = [False] * COLUMNS
    before = share(board_sheet(shown(state, 0), stage()), bright)
    state.schools[0].flipped[1] = True
    assert share(board_sheet(shown(state, 0), stage()), bright) > before + 4_000


def test_orders_tell_the_viewer_how_far_he_is() -> None:
    state = table(2)
    state.cloisters["A"].walk[0] = state.cloisters["B"].walk[0] = 0
    assert "2/6" in words_of(board_sheet(shown(state, 0), stage()))
    assert "0/6" in words_of(board_sheet(shown(state, 1), stage()))
    assert "2/6" not in words_of(table_sheet(shown(state, 0), stage()))


def test_an_order_that_asks_the_same_of_each_cloister_counts_the_cloisters() -> None:
    state = table(2)
    state.cloisters["A"].chapel, state.cloisters["B"].chapel = [0, 0], [0, 1]
    assert "1/5" in words_of(board_sheet(shown(state, 0), stage()))
    assert "5" in words_of(table_sheet(shown(state), stage()))


def test_of_two_who_are_awaited_it_is_said_who_acts_and_who_places_ahead() -> None:
    state = middle(3, seat=2)
    state.schools[0].neutral, state.schools[0].placing = 2, state.round + 1
    view, said = shown(state), stage(awaited=(0, 2))
    assert [awaited_for(school, view, said) for school in view.schools] == [["next_round"], [], ["turn"]]


def test_dice_that_lie_on_a_tile_are_shown_at_the_player() -> None:
    state = middle(3, seat=2)
    school = shown(state).schools[2]
    assert on_tile(school) == (2, 2)
    assert on_tile(shown(state).schools[0]) is None


def test_all_who_tie_for_most_novices_in_a_cloister_are_shown() -> None:
    state = table(4)
    state.cloisters["C"].chapel = [1, 2, 3]
    sheet = board_sheet(shown(state, 0), stage())
    state.cloisters["C"].chapel = []
    empty = board_sheet(shown(state, 0), stage())
    assert all(share(sheet, NIGHT.line(seat)) > share(empty, NIGHT.line(seat)) + 100 for seat in (1, 2, 3))


@pytest.mark.parametrize("awaited", [(0, 1), (1, 2)])
def test_two_who_are_awaited_are_named(awaited: tuple[int, ...]) -> None:
    view = shown(middle(3, seat=2))
    written = words_of(head(view, stage(awaited=awaited)))
    assert {PEOPLE[seat] for seat in awaited} <= {*written}
    long = stage("en", people=("W" * 32, *ODD_PEOPLE[8:]), awaited=awaited)
    assert not laws.breaches(head(view, long))


def test_the_own_board_tells_the_way_to_each_cloister_and_who_has_most_novices_there() -> None:
    state = table(3)
    state.schools[0].messenger = 4
    state.cloisters["A"].chapel = [0]
    state.cloisters["C"].chapel = [2, 1, 2]
    view = shown(state, 0)
    assert [way(here, view.schools[0], state.board.length) for here in view.cloisters] == [0, 0, 3, 7, 10]
    sheet = board_sheet(view, stage())
    assert {"3", "7", "10"} <= set(words_of(sheet))
    assert share(sheet, NIGHT.line(2)) > 500


def test_the_same_view_gives_the_same_file() -> None:
    view, said = shown(middle(4), 2), stage()
    assert PAINTER.hand(view, said, ()).data == PAINTER.hand(view, said, ()).data
    assert PAINTER.table(view, said, ()) == PAINTER.table(view, said, ())


@pytest.mark.parametrize("count", range(3, 9))
def test_a_ring_of_any_size_has_a_place_for_each_building_and_walk_field(count: int) -> None:
    room = Box(0, 0, 480, 348)
    for boxes in (list(buildings(room, count)), list(walk(room, count))):
        assert len(boxes) == count
        assert len({(box.x, box.y) for box in boxes}) == count
        assert all(room.holds(box) for box in boxes)


@pytest.mark.parametrize("count", [4, 12, 19, 20, 24])
def test_a_path_of_any_length_has_a_place_for_each_field(count: int) -> None:
    room = Box(0, 0, 640, 400)
    boxes = list(ring(room, count))[:count]
    assert len({(box.x, box.y) for box in boxes}) == count
    assert all(room.holds(box) for box in boxes)


def test_four_messengers_have_room_on_a_field_with_a_bonus() -> None:
    view = shown(full(4))
    part = path(view.path, view.spaces, standard(view), Sight(("dark", "normal")))
    assert all(share(part, NIGHT.line(seat)) for seat in range(4))


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (Action("move_2", ActionKind.MOVE, "", 2, 2), ("move", "2")),
        (Action("take_3_soup", ActionKind.TAKE, "soup", 3), ("3", "soup")),
        (Action("take_window", ActionKind.WINDOW), ("window",)),
        (Action("send_novice_one_influence_less", ActionKind.SEND, amount=1), ("send", "cheaper")),
        (Action("pp_2", ActionKind.POINTS, "", 2), ("+2", "prestige")),
    ],
)
def test_an_action_is_told_in_symbols_and_numbers(action: Action, told: tuple[str, ...]) -> None:
    assert pieces(action) == told


def test_what_is_paid_has_a_minus_and_what_is_got_has_none() -> None:
    view = shown(table(3))
    paid = [line for _, lines in prices(view.schools[0]) for line in lines]
    assert paid[:4] == [("−1", "influence"), ("−2", "wares"), ("−1", "influence"), ("−3", "wares")]
    assert all(amount.startswith(MINUS) for amount, _ in paid)
    columns = [column for school in view.schools for column in school.columns]
    actions = [novice.action for column in columns for novice in column.novices if novice.action]
    for action in (*actions, *standard(view), *view.row_bonus, *view.column_bonus):
        assert not any(MINUS in piece for piece in pieces(action))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_real_game_is_readable_from_beginning_to_end(seats: int) -> None:
    for steps in (0, 25 * seats, 90 * seats):
        match, said = played(seats, steps), stage("de")
        assert not laws.breaches(table_sheet(match.view(None), said))
        assert not laws.breaches(board_sheet(match.view(seats - 1), said))


def test_the_alternative_text_is_the_twin_of_the_same_view() -> None:
    view, said = played(3, 60).view(0), stage("de")
    told, held = GAME.words.table(view), GAME.words.hand(view)
    for picture, words in ((PAINTER.table(view, said, told)[0], told), (PAINTER.hand(view, said, held), held)):
        alt = picture.alt
        assert alt.startswith(said.say(words[0]).rstrip("."))
        assert len(alt) <= ALT


def test_numbers_of_a_changed_board_have_room() -> None:
    view = shown(middle(2, 0.0), 0)
    dear = msgspec.structs.replace(view, row_points=(18, 18, 18), column_points=(14, 15, 16, 17))
    assert not laws.breaches(board_sheet(dear, stage()))
