"""The painter of every game that has none, and who paints what."""

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dominion import GAME
from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Text
from renderers import dominion
from renderers.surface.canvas import READABLE
from renderers.surface.sheet import TALLEST, WIDTH, Sheet
from renderers.surface.stage import Looks, Stage
from renderers.whole.painter import PLAIN, Painter, painter_for
from renderers.whole.plain import MOST_SHEETS, words_on_sheets, words_sheet
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, PEOPLE, played, stage


def saying(*lines: str) -> tuple[Stage, list[Text]]:
    """A stage on which exactly these lines are said, and the texts for them."""
    said = {f"line-{number}": line for number, line in enumerate(lines)}
    return Stage(PEOPLE, lambda text: said[text.id]), [Text(name) for name in said]


@given(st.lists(st.text(max_size=200), max_size=12))
def test_whatever_a_game_says_is_drawn(lines: list[str]) -> None:
    shown, words = saying(*lines)
    for picture in PLAIN.table(None, shown, words):
        assert picture.width == WIDTH
        assert picture.height <= TALLEST
        assert len(picture.alt) <= 1024
    for here in words_on_sheets(words, shown):
        assert not laws.breaches(words_sheet(here, shown))


@pytest.mark.parametrize("looks", LOOKS)
def test_a_game_in_words_is_readable_in_every_look(looks: Looks) -> None:
    view, shown = played(4, 400).view(None), stage("de", looks)
    for here in words_on_sheets(GAME.words.table(view), shown):
        sheet = words_sheet(here, shown)
        assert not laws.breaches(sheet)
        assert all(written.size > READABLE for written in sheet.written)


def test_no_words_make_an_empty_sheet() -> None:
    shown, words = saying()
    assert PLAIN.hand(None, shown, words).height > 0


@pytest.mark.parametrize("lines", [["a b " * 8000], ["x"] * 3000, ["y" * 30000] * 30])
def test_too_many_words_are_cut(lines: list[str]) -> None:
    shown, words = saying(*lines)
    pictures = PLAIN.table(None, shown, words)
    assert len(pictures) <= MOST_SHEETS
    assert all(picture.height <= TALLEST for picture in pictures)
    assert PLAIN.table(None, shown, words, most=1) == pictures[:1]
    *_, last = words_on_sheets(words, shown)
    assert words_sheet(last, shown).written[-1].words.endswith("…")
    assert PLAIN.hand(None, shown, words).height <= TALLEST, "a hand is one picture"


@pytest.mark.parametrize("count", [1, 20, 21, 22, 23, 60])
def test_what_has_room_on_several_sheets_is_all_there_once(count: int) -> None:
    shown, words = saying(*[f"line {number}" for number in range(count)])
    sheets = list(words_on_sheets(words, shown))
    written = [line.words for here in sheets for line in words_sheet(here, shown).written]
    assert written == [f"line {number}" for number in range(count)]
    assert [text for here in sheets for text in here] == words


def test_a_result_needs_no_painter_of_its_own() -> None:
    result = Result((Score(0, 3, 1, ((Text("line-0"), 3),)),))
    shown = Stage(PEOPLE, lambda text: text.id)
    assert PLAIN.result(result, None, shown, [Text("line-1")]).alt == "line-1."


def test_what_a_painter_does_not_draw_is_said_in_words() -> None:
    shown, words = saying("cards", "coins")
    drawn = words_sheet(words[:1], shown)
    half = Painter(table_sheets=lambda view, stage: (Sheet(drawn),))
    assert half.table(None, shown, words)[0].height == drawn.height
    assert half.hand(None, shown, words) == PLAIN.hand(None, shown, words)
    assert half.table(None, shown, words) != PLAIN.table(None, shown, words)


def test_a_painter_is_found_by_the_name_of_its_game() -> None:
    assert painter_for("dominion") is dominion.PAINTER


@pytest.mark.parametrize("game", ["chess", "canvas", "painter", "plain", "none"])
def test_a_game_without_a_painter_gets_the_plain_one(game: str) -> None:
    assert painter_for(game) is PLAIN


def test_a_new_module_is_found_without_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("renderers.go_fish")
    painter = Painter()
    vars(module).update(PAINTER=painter, __spec__=ModuleSpec(module.__name__, None))
    monkeypatch.setitem(sys.modules, module.__name__, module)
    assert painter_for("go_fish") is painter
