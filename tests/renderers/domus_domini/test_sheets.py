"""Pictures of Domus Domini: the table, the own abbey, readable down to the last word in every look."""

from typing import Any, get_args

import msgspec
import pytest

from bot.language.phrases import Language
from games.domus_domini import GAME
from games.domus_domini.board import BOARD, CLUNY, KINDS, Area, Areas, AreaStage
from games.domus_domini.table import Abbey, Phase
from games.domus_domini.view import View
from games.kernel.engine.text import Text
from renderers.domus_domini import PAINTER
from renderers.domus_domini.abbey import abbey_sheet
from renderers.domus_domini.abbeys.ranking import ranking
from renderers.domus_domini.abbeys.tile import best_fed, leaders
from renderers.domus_domini.table import table_sheets
from renderers.domus_domini.told import ABOUT_ABBEYS, in_few_words
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import ALT, TALLEST, WIDTH
from renderers.surface.stage import Looks
from renderers.surface.stage import Stage as Scene
from renderers.surface.theme import Colour, theme_for
from renderers.whole.painter import painter_for
from tests.renderers import laws
from tests.renderers.domus_domini.abbeys import abbey, bare, full, middle, played, shown, stage
from tests.renderers.scenes import LOOKS, ODD_PEOPLE, PEOPLE, on_one, words_of

KB = 1024
MOST = 120 * KB
NIGHT = theme_for("dark", "normal")


def table_sheet(view: View, stage: Scene) -> FinishedPart:
    """All sheets of the table as one."""
    return on_one(table_sheets(view, stage))


def read(sheet: FinishedPart) -> str:
    """Everything that is written on a picture, one after the other."""
    return " ".join(words_of(sheet))


def has(sheet: FinishedPart, colour: Colour) -> bool:
    """Whether a colour is to be seen."""
    counted = sheet.image.getcolors(sheet.width * sheet.height) or []
    return any(found == colour for _, found in counted)


def test_the_game_has_a_painter_of_its_own() -> None:
    assert painter_for("domus_domini") is PAINTER


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_real_game_is_readable_for_any_number_of_seats(seats: int, language: Language) -> None:
    for steps in (0, 9 * seats, 30 * seats):
        match = played(seats, steps)
        said = stage(language, awaited=tuple(range(seats)))
        assert not laws.breaches(table_sheet(match.view(None), said))
        assert not laws.breaches(abbey_sheet(match.view(seats - 1), said))


@pytest.mark.parametrize("seats", [2, 6])
def test_everybody_is_named(seats: int) -> None:
    assert set(PEOPLE[:seats]) <= set(words_of(table_sheet(middle(seats), stage())))


@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("language", ["de", "en"])
def test_the_fullest_table_is_small_and_clear_in_every_look(looks: Looks, language: Language) -> None:
    view, said = shown([full(seat) for seat in range(6)], 5), stage(language, looks, ODD_PEOPLE[3:9], (0, 5))
    parts = [*[sheet.part for sheet in table_sheets(view, said)], abbey_sheet(view, said)]
    for picture, part in zip((*PAINTER.table(view, said, ()), PAINTER.hand(view, said, ())), parts, strict=True):
        assert not laws.breaches(laws.as_sent(picture, part))
        assert len(picture.data) <= MOST
        assert picture.width == WIDTH
        assert picture.height <= TALLEST


@pytest.mark.parametrize("looks", LOOKS)
def test_different_abbeys_are_small_and_clear_in_every_look(looks: Looks) -> None:
    for seat in range(6):
        view, said = middle(6, seat), stage("de", looks)
        picture = PAINTER.hand(view, said, ())
        assert not laws.breaches(laws.as_sent(picture, abbey_sheet(view, said)))
        assert len(picture.data) <= MOST


@pytest.mark.parametrize("phase", get_args(Phase))
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_phase_is_named_whole(phase: Phase, language: Language) -> None:
    view, said = middle(6, 0, phase=phase), stage(language)
    for sheet in (table_sheet(view, said), abbey_sheet(view, said)):
        assert not laws.breaches(sheet)
        assert said.say(Text(f"phase-{phase}")).lower() in read(sheet).lower()


@pytest.mark.parametrize(("phase", "both"), [("build", "phases-market-build"), ("feed", "phases-march-feed")])
@pytest.mark.parametrize("language", ["de", "en"])
def test_while_all_decide_at_once_two_phases_are_named(phase: Phase, both: str, language: Language) -> None:
    view, said = middle(2, 0, phase=phase, as_shown=[bare(0), bare(1)]), stage(language)
    for sheet in (table_sheet(view, said), abbey_sheet(view, said)):
        assert not laws.breaches(sheet)
        assert said.say(Text(both)).lower() in read(sheet).lower()


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_word_of_the_game_is_cut(language: Language) -> None:
    for seats in (2, 6):
        for phase in ("build", "attack"):
            for seat in range(seats):
                view, said = middle(seats, seat, phase=phase), stage(language)
                written = words_of(table_sheet(view, said)) + words_of(abbey_sheet(view, said))
                assert not [words for words in written if words.endswith("…")]


def test_an_empty_table_before_the_first_production_card_is_readable() -> None:
    view = shown([bare(0), bare(1)], 0, production_card=None, cellerar_market=[], phase="column", pot=0)
    said = stage()
    assert not laws.breaches(table_sheet(view, said))
    assert not laws.breaches(abbey_sheet(view, said))
    assert "No cellarers left" in words_of(table_sheet(view, said))
    assert not any(words.startswith("+") for words in words_of(table_sheet(view, said)))


def test_every_field_of_the_road_is_numbered() -> None:
    written = words_of(table_sheet(middle(3), stage()))
    assert {str(field) for field in range(CLUNY)} <= set(written)


def test_once_figures_are_on_the_road_everybody_has_their_letters_and_income_most_letters_first() -> None:
    view = middle(6)
    part = ranking(view, stage("en"))
    rows = [words_beside(part, PEOPLE[seat]) for seat in reversed(range(6))]
    income = {figure.seat: figure.income for figure in view.figures}
    assert rows == [[str(40 + 23 * seat), str(income[seat])] for seat in reversed(range(6))]
    names = [written for written in part.written if written.words in PEOPLE]
    assert [written.words for written in sorted(names, key=lambda name: (name.box.y, name.box.x))] == [*PEOPLE[::-1]]


def words_beside(part: FinishedPart, name: str) -> list[str]:
    """What is written to the right of a name, up to the middle or the edge of the picture."""
    label = next(written for written in part.written if written.words == name)
    row = [
        written for written in part.written
        if abs(written.box.y - label.box.y) < 10 and 0 < written.box.x - label.box.x < WIDTH / 2 - 135
    ]  # fmt: skip
    return [written.words for written in sorted(row, key=lambda written: written.extent.x)]


def test_whoever_has_most_letters_wears_a_crown_unless_all_have_as_many() -> None:
    assert leaders(middle(4)) == {3}
    assert leaders(shown([abbey(0, letters=9), abbey(1, letters=9), abbey(2, letters=3)])) == {0, 1}
    assert leaders(shown([bare(0), bare(1)])) == set()


SECRET = {"as_shown": [bare(0), bare(1)]}


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"phase": "build"}, "Preview: how far"),
        ({"phase": "build"} | SECRET, "Preview; plans stay hidden"),
        ({"phase": "march"} | SECRET, "Hidden until"),
    ],
)
def test_the_road_says_why_figures_are_where_they_are(changes: dict[str, Any], told: str) -> None:
    written = words_of(table_sheet(middle(2, **changes), stage("en")))
    assert any(words.startswith(told) for words in written)
    assert any("income" in words for words in written) == (changes["phase"] == "march")


@pytest.mark.parametrize("together", range(1, 7))
@pytest.mark.parametrize("position", [0, 13, 27, 40, 41])
def test_any_number_of_figures_has_room_on_a_field(together: int, position: int) -> None:
    abbeys = [abbey(seat, position=position if seat < together else 20) for seat in range(6)]
    sheet = table_sheet(shown(abbeys), stage())
    assert not laws.breaches(sheet)
    assert all(has(sheet, NIGHT.line(seat)) for seat in range(6))


def test_plans_made_in_secret_do_not_show() -> None:
    before = [bare(seat) for seat in range(3)]
    built = {"garden": 6, "cheese": 6, "brewery": 7}
    plans = [before, [bare(0), Abbey(seat=1, cloister_card=2, money=9, stage=built, chapel=4), bare(2)]]
    drawn = [PAINTER.table(shown(abbeys, None, phase="build", as_shown=before), stage(), ()) for abbeys in plans]
    assert [picture.data for picture in drawn[0]] == [picture.data for picture in drawn[1]]


def test_a_finished_game_shows_no_turn_and_no_market() -> None:
    view = middle(4, 1, over=True, phase="score")
    for sheet in (table_sheet(view, stage("en")), abbey_sheet(view, stage("en"))):
        assert not laws.breaches(sheet)
        assert "The game is over" in words_of(sheet)
        assert "Cellarers available" not in words_of(sheet)


def test_a_spectator_has_no_abbey_and_sees_the_table() -> None:
    view = middle(3)
    assert words_of(abbey_sheet(view, stage())) == words_of(table_sheets(view, stage())[0].part)


def test_the_own_abbey_tells_what_each_next_stage_gives_and_costs() -> None:
    view = shown([bare(0), bare(1)], 0)
    written = words_of(abbey_sheet(view, stage("de")))
    for kind in ("garden", "cheese", "brewery"):
        for step in BOARD.areas[kind].stages:
            assert str(step.food) in written
    assert written.count("2 × 20") == 2
    assert "Kein Cellerar" in written
    assert "Keine Sonderkarte" in written


def test_the_own_abbey_tells_how_far_food_leads_and_on_the_road_where_the_figure_is() -> None:
    abbeys = [bare(0), abbey(1, position=3)]
    assert "Figure: space 3" in words_of(abbey_sheet(shown(abbeys, 1, phase="march"), stage()))
    assert "Space 23" in words_of(abbey_sheet(shown(abbeys, 1, phase="build"), stage()))


def test_the_largest_numbers_that_can_be_right_have_room() -> None:
    stages = tuple(AreaStage(cost=99, food=170 + number) for number in range(8))
    areas = Areas(*[Area(99, stages) for _ in KINDS])
    dear = tuple(msgspec.structs.replace(step, cost=99, letters=99, capacity=9, food_each=40) for step in BOARD.chapel)
    board = msgspec.structs.replace(BOARD, areas=areas, chapel=dear)
    sheet = abbey_sheet(shown([bare(0), bare(1)], 0, board=board), stage())
    assert laws.breaches(sheet) == []
    assert words_of(sheet).count("99") >= 2 * (len(KINDS) + len(dear))
    assert words_of(sheet).count(str(99 * len(stages))) == len(KINDS)
    assert not any(words.endswith("…") for words in words_of(sheet))


def test_the_next_stage_is_priced_as_it_is_now() -> None:
    cheese: dict[str, Any] = {"stage": {"garden": 0, "cheese": 2, "brewery": 0}, "cellerar": 12}
    for changes, price in (({}, "1"), ({"bargained": True}, "2"), ({"cellerar": None}, "2")):
        view = shown([abbey(0, **cheese | changes), bare(1)], 0, phase="build")
        written = words_of(abbey_sheet(view, stage()))
        units = written.index("40", written.index("Cheese Dairy"))
        assert written[units + 1] == price


def test_built_stages_wear_the_colour_of_their_area() -> None:
    garden = NIGHT.hues["green"]
    empty = {"garden": 0, "cheese": 0, "brewery": 0}
    cards: dict[str, Any] = {"cellerar": None, "specials": []}
    plain = shown([abbey(0, stage=empty, **cards), bare(1)], 0, production_card=None)
    built = shown([abbey(0, stage=empty | {"garden": 2}, **cards), bare(1)], 0, production_card=None)
    share = [_share(abbey_sheet(view, stage()), garden) for view in (plain, built)]
    assert share[1] > share[0] + 10_000


def _share(sheet: FinishedPart, colour: Colour) -> int:
    counted = sheet.image.getcolors(sheet.width * sheet.height) or []
    return sum(count for count, found in counted if found == colour)


def test_the_alternative_text_is_the_same_view_in_words() -> None:
    match = played(3, 40)
    view, said = match.view(0), stage("de")
    words = GAME.words.hand(view)
    alt = PAINTER.hand(view, said, words).alt
    assert alt.startswith(said.say(words[0]).rstrip("."))
    assert len(alt) <= ALT


def test_the_two_pictures_of_the_table_tell_all_of_it_each_its_own_part() -> None:
    view, said = played(2, 40).view(None), stage("de")
    words = GAME.words.table(view)
    way, abbeys = PAINTER.table(view, said, words)
    for text in words:
        line = said.say(text).strip().rstrip(".")
        assert (line in way.alt) != (text.id in ABOUT_ABBEYS)
    assert said.say(words[0]).rstrip(".") in way.alt
    assert all(name in abbeys.alt for name in PEOPLE[:2])


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_of_a_usual_table_is_cut_from_the_alternative_texts(seats: int, language: Language) -> None:
    for steps in (9 * seats, 30 * seats, 60 * seats):
        view, said = played(seats, steps).view(None), stage(language)
        for picture in PAINTER.table(view, said, GAME.words.table(view)):
            assert not picture.alt.endswith("…")


@pytest.mark.parametrize("language", ["de", "en"])
def test_even_of_the_fullest_table_letters_and_food_of_all_are_told(language: Language) -> None:
    view, said = shown([full(seat) for seat in range(6)]), stage(language, people=ODD_PEOPLE[3:9])
    _, abbeys = PAINTER.table(view, said, GAME.words.table(view))
    for text in in_few_words(view)[:12]:
        assert said.say(text) in abbeys.alt


def test_most_food_is_marked_unless_all_have_as_much() -> None:
    view = middle(4)
    foods = [abbey.total_food for abbey in view.abbeys]
    assert best_fed(view) == {seat for seat, food in enumerate(foods) if food == max(foods)}
    assert best_fed(shown([bare(0), bare(1)])) == set()


def test_the_same_view_gives_the_same_file() -> None:
    view, said = middle(4, 2), stage()
    assert PAINTER.hand(view, said, ()).data == PAINTER.hand(view, said, ()).data
