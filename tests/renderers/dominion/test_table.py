"""The table: every number of seats, every kingdom, every look, readable down to the last word."""

from typing import Any

import msgspec
import pytest
from PIL.Image import Image

from bot.phrases import Language
from games.dominion import GAME
from games.dominion.cards import CARDS
from games.dominion.view import PileView, View
from renderers.canvas import Part
from renderers.dominion import PAINTER
from renderers.dominion.face import kind_colour
from renderers.dominion.pile import pile_tile
from renderers.dominion.table import table_sheets
from renderers.sheet import WIDTH
from renderers.stage import Looks, Stage
from renderers.theme import Colour, theme_for
from tests.renderers import laws
from tests.renderers.scenes import (
    BASIC,
    LOOKS,
    ODD_PEOPLE,
    PEOPLE,
    every_kingdom_card,
    face,
    largest,
    on_one,
    played,
    stage,
    table,
)

KB = 1024
TEN = ("cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop")


def table_sheet(view: View, stage: Stage) -> Part:
    """All sheets of the table as one."""
    return on_one(table_sheets(view, stage))


def words_on(view: View, **how: Any) -> list[str]:
    """Everything that is written on the table."""
    return [written.words for written in table_sheet(view, stage(**how)).written]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_game_under_way_is_readable_for_any_number_of_seats(players: int, language: Language) -> None:
    view = played(players, 120 * players).view(None)
    sheet = table_sheet(view, stage(language, awaited=(0, players - 1)))
    assert not laws.breaches(sheet)
    assert sheet.image.width == WIDTH


@pytest.mark.parametrize("players", [2, 6])
def test_everybody_is_named(players: int) -> None:
    assert set(PEOPLE[:players]) <= set(words_on(played(players, 120).view(None)))


@pytest.mark.parametrize("looks", LOOKS)
def test_every_look_keeps_its_contrast_in_the_file_too(looks: Looks) -> None:
    view = played(4, 500).view(None)
    shown = stage("de", looks)
    sheet = table_sheet(view, shown)
    assert not laws.breaches(laws.as_sent(PAINTER.table(view, shown, ()), sheet))


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("first", range(0, 110, 13))
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_card_of_four_sets_can_be_a_pile(first: int, language: Language) -> None:
    kingdom = every_kingdom_card()[first : first + 13]
    sheet = table_sheet(table(2, kingdom), stage(language))
    assert not laws.breaches(sheet)


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("count", [0, 1, 4, 10, 11, 100])
@pytest.mark.parametrize("looks", LOOKS[::3])
def test_any_number_of_piles_has_room(count: int, looks: Looks) -> None:
    view = table(3, every_kingdom_card()[:count])
    assert not laws.breaches(table_sheet(view, stage(looks=looks)))


@pytest.mark.usefixtures("every_card")
def test_a_table_with_everything_on_it_is_readable_and_small() -> None:
    longest = ["council_room", "cutpurse", "contraband", "trading_post", "horse_traders", "mountebank", "royal_seal"]
    cards = [card for card in longest if card in CARDS] * 3
    marked = [PileView(card, 10, 11, 3, ("bane",)) for card in ("tournament", "fairgrounds", "young_witch")]
    seats = tuple(
        face(seat, hand_size=20, deck_size=123, discard_size=99, tokens=45, set_aside=cards, in_play=cards)
        for seat in range(6)
    )
    view = table(6, TEN, seats=seats, trash=cards, mat=cards, prizes=("bag_of_gold", "diadem", "princess"))
    view = msgspec.structs.replace(view, piles=(*view.piles, *marked))
    shown = stage("de", people=ODD_PEOPLE[:6], awaited=(0, 1, 2, 3, 4, 5))
    assert not laws.breaches(table_sheet(view, shown))
    assert len(PAINTER.table(view, shown, ()).data) <= 200 * KB


@pytest.mark.parametrize(("players", "most"), [(2, 60), (4, 60), (6, 72)])
def test_a_table_of_a_real_game_is_small(players: int, most: int) -> None:
    view = played(players, 600).view(None)
    assert len(PAINTER.table(view, stage("de", ("light", "safe")), ()).data) <= most * KB


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("looks", LOOKS)
def test_kinds_and_seats_keep_their_colours_in_the_file(looks: Looks) -> None:
    sheet, theme = table_sheet(largest(), stage(looks=looks)), theme_for(*looks)
    sent = laws.as_sent(PAINTER.table(largest(), stage(looks=looks), ()), sheet).image
    for colour in (*theme.hues.values(), *theme.lines):
        shown = sent.getpixel(place_of(colour, sheet.image))
        assert max(abs(one - other) for one, other in zip(colour, shown, strict=True)) <= 12


def place_of(colour: Colour, image: Image) -> tuple[int, int]:
    """Where a colour is first found."""
    pixels, place = image.tobytes(), -1
    while place < 0 or place % 3:
        place = pixels.index(bytes(colour), place + 1)
    return place // 3 % image.width, place // 3 // image.width


def test_an_empty_pile_is_crossed() -> None:
    for left, crossed in ((1, False), (0, True)):
        tile = pile_tile(PileView("moat", left, 2), "Moat", (), (250, 132), 0, ("dark", "normal"))
        corner = tile.image.getpixel((20, 15))
        assert (corner != kind_colour("reaction", theme_for("dark", "normal"))) == crossed
        assert f"×{left}" in {written.words for written in tile.written}


@pytest.mark.parametrize(("left", "words"), [((8, 8), "empty piles"), ((8, 0), "empty pile"), ((0, 0), "empty piles")])
def test_empty_piles_are_counted(left: tuple[int, int], words: str) -> None:
    piles = (*table(2).piles, *(PileView(card, count, 3) for card, count in zip(TEN[:2], left, strict=True)))
    shown = words_on(table(2, TEN[:2], piles=piles))
    assert shown[shown.index(words) - 1] == str(left.count(0))


def test_what_is_spoken_for_is_taken_off() -> None:
    assert "×9−2" in "".join(words_on(table(2, TEN, piles=(PileView("moat", 9, 2, spoken_for=2),))))


@pytest.mark.parametrize(
    ("mark", "words"),
    [("bane", "Bannkarte"), ("trade_route", "Geldmarker"), ("named", "verboten"), ("forbidden", "nicht kaufbar")],
)
def test_a_mark_on_a_pile_is_a_symbol_with_its_name(mark: str, words: str) -> None:
    marked = table(2, TEN, piles=(PileView("moat", 9, 2, marks=(mark,)),))
    assert words in words_on(marked, language="de")
    assert words not in words_on(table(2, TEN, piles=(PileView("moat", 9, 2),)), language="de")


def test_marks_that_forbid_differ_by_their_symbol() -> None:
    sheets = [
        table_sheet(table(2, TEN, piles=(PileView("moat", 9, 2, marks=(mark,)),)), stage()).image.tobytes()
        for mark in ("named", "forbidden")
    ]
    assert sheets[0] != sheets[1]


def test_four_marks_on_one_pile_keep_to_their_strip() -> None:
    every = PileView("moat", 9, 0, 2, ("bane", "trade_route", "named", "forbidden"), 2)
    assert not laws.breaches(table_sheet(table(2, TEN, piles=(every,)), stage("de")))


def test_a_lowered_price_is_shown_with_the_printed_one() -> None:
    words = words_on(table(2, TEN, piles=(PileView("mine", 9, 3, printed=5),), lowered=("bridge", "bridge")))
    assert words[words.index("Mine") :][1:3] == ["5", "3"]
    assert "Costs lowered by 2 × Bridge" in words


@pytest.mark.parametrize(("mat", "below"), [((), "nothing"), (("estate", "duchy"), "Estate, Duchy")])
def test_the_mat_shows_how_many_tokens_lie_on_it_and_whose(mat: tuple[str, ...], below: str) -> None:
    words = words_on(table(2, ("trade_route",), mat=mat))
    assert words[words.index(f"Mat: {len(mat)}") + 1] == below


def test_the_prizes_that_are_left_are_shown_and_that_none_is() -> None:
    left = words_on(table(2, ("tournament",), prizes=("diadem",)))
    assert {"Prizes", "Diadem"} <= {*left}
    assert "All Prizes are taken" in words_on(table(2, ("tournament",)))
    assert not {"Prizes", "All Prizes are taken"} & {*words_on(table(2, TEN))}


def test_what_lies_open_before_somebody_is_shown_with_the_name() -> None:
    seats = (face(0, revealed=("gold",)), face(1, set_aside=("horse_traders",) * 2))
    words = words_on(table(2, TEN, seats=seats))
    assert words[words.index("Revealed by Anna") + 1] == "Gold"
    assert words[words.index("Set aside by Ben") + 1] == "2 × Horse Traders"


def test_every_seat_shows_how_many_turns_it_has_had() -> None:
    words = words_on(table(2, TEN, seats=(face(0, turns=1), face(1, turns=27))))
    assert {"1 turn", "27 turns"} <= {*words}


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_fullest_table_is_readable_in_every_look_and_small(looks: Looks, language: Language) -> None:
    shown = stage(language, looks, awaited=(1, 2))
    picture = PAINTER.table(largest(), shown, ())
    assert not laws.breaches(laws.as_sent(picture, table_sheet(largest(), shown)))
    assert len(picture.data) <= 120 * KB


def test_nothing_in_play_takes_no_room() -> None:
    playing = table(2, TEN, seats=(face(0), face(1, in_play=("copper", "copper", "smithy"))))
    assert "In play" not in words_on(table(2, TEN))
    assert {"In play", "2 × Copper", "Smithy"} <= {*words_on(playing)}


def test_the_trash_says_what_was_trashed_last_first() -> None:
    words = words_on(table(2, TEN, trash=("copper", "curse", "copper")))
    assert {"Trash: 3", "2 × Copper, Curse"} <= {*words}


@pytest.mark.parametrize("kingdom", [TEN, TEN[:8], TEN[:4], ()])
def test_the_trash_is_always_somewhere(kingdom: tuple[str, ...]) -> None:
    assert "Trash: 0" in words_on(table(2, kingdom))


@pytest.mark.usefixtures("every_card")
@pytest.mark.parametrize("kingdom", [1, 4, 9, 10, 11])
@pytest.mark.parametrize("basic", [0, 7, 8, 9])
@pytest.mark.parametrize("route", [True, False])
def test_every_note_has_a_place_beside_any_number_of_piles(kingdom: int, basic: int, route: bool) -> None:
    cards = [*TEN, "gardens", "village"][:kingdom]
    named = (*cards[:-1], "trade_route") if route and cards else tuple(cards)
    piles = tuple(PileView(card, 8, 3) for card in (*[*BASIC, "platinum", "colony"][:basic], *named))
    view = table(2, named, piles=piles)
    sheet = table_sheet(view, stage())
    words = {written.words for written in sheet.written}
    assert {"Trash: 0", "empty piles"} <= words
    assert ("Mat: 0" in words) == ("trade_route" in named)
    assert not laws.breaches(sheet)


def test_tokens_and_cards_set_aside_show_where_there_are_any() -> None:
    words = words_on(table(2, TEN, seats=(face(0, tokens=37), face(1, set_aside=("copper",) * 41))))
    assert words.count("37") == words.count("41") == 1


def test_the_active_and_the_awaited_seats_are_marked() -> None:
    plain, awaited = (table_sheet(table(3, TEN), stage(awaited=seats)).image for seats in ((), (1,)))
    assert plain.tobytes() != awaited.tobytes()


def test_the_head_names_the_player_the_turn_and_the_phase() -> None:
    assert words_on(table(2, TEN))[:2] == ["Ben", "turn 12, action phase"]
    assert words_on(table(2, TEN), language="de")[:2] == ["Ben", "Zug 12, Aktionsphase"]


def test_after_the_end_the_head_says_so_and_nobody_has_the_turn() -> None:
    assert words_on(table(2, TEN, over=True))[0] == "The game is over"


@pytest.mark.parametrize("name", ODD_PEOPLE)
def test_no_name_breaks_the_table(name: str) -> None:
    view = table(2, TEN, seats=(face(0), face(1, in_play=("copper",))))
    assert not laws.breaches(table_sheet(view, stage(people=(name, name), awaited=(0, 1))))


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_alternative_text_is_the_table_in_words_as_far_as_it_fits(language: Language) -> None:
    view, shown = played(6, 700).view(None), stage(language)
    alt = PAINTER.table(view, shown, GAME.tell_table(view)).alt
    assert len(alt) <= 1024
    assert alt.startswith(shown.say(GAME.tell_table(view)[0]))
