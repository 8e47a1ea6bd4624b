"""The painter of every game that has none, and who paints what."""

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.dominion import GAME
from games.kernel.game import Result, Score
from games.kernel.text import Text
from renderers import dominion
from renderers.painter import PLAIN, Painter, painter_for
from renderers.plain import MOST_ROWS, words_sheet
from renderers.sheet import WIDTH, Sheet
from renderers.stage import Looks, Stage
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, PEOPLE, played, stage

TALLEST = 5000


def saying(*lines: str) -> tuple[Stage, list[Text]]:
    """A stage on which exactly these lines are said, and the texts for them."""
    said = {f"line-{number}": line for number, line in enumerate(lines)}
    return Stage(PEOPLE, lambda text: said[text.id]), [Text(name) for name in said]


@given(st.lists(st.text(max_size=200), max_size=12))
def test_whatever_a_game_says_is_drawn(lines: list[str]) -> None:
    shown, words = saying(*lines)
    picture = PLAIN.table(None, shown, words)
    assert picture.width == WIDTH
    assert picture.height <= TALLEST
    assert len(picture.alt) <= 1024
    assert not laws.breaches(words_sheet(words, shown))


@pytest.mark.parametrize("looks", LOOKS)
def test_a_game_in_words_is_readable_in_every_look(looks: Looks) -> None:
    view, shown = played(4, 400).view(None), stage("de", looks)
    assert not laws.breaches(words_sheet(GAME.tell_table(view), shown))


def test_no_words_make_an_empty_sheet() -> None:
    shown, words = saying()
    assert PLAIN.hand(None, shown, words).height > 0


@pytest.mark.parametrize("lines", [["a b " * 4000], ["x"] * 3000, ["y" * 30000] * 3])
def test_too_many_words_are_cut(lines: list[str]) -> None:
    shown, words = saying(*lines)
    picture = PLAIN.table(None, shown, words)
    assert picture.height <= TALLEST
    assert words_sheet(words, shown).written[-1].words.endswith("…")


def test_as_many_rows_as_a_sheet_holds_are_all_there() -> None:
    shown, words = saying(*["x"] * MOST_ROWS)
    assert [written.words for written in words_sheet(words, shown).written] == ["x"] * MOST_ROWS


def test_a_result_needs_no_painter_of_its_own() -> None:
    result = Result((Score(0, 3, 1, ((Text("line-0"), 3),)),))
    shown = Stage(PEOPLE, lambda text: text.id)
    assert PLAIN.result(result, None, shown, [Text("line-1")]).alt == "line-1."


def test_what_a_painter_does_not_draw_is_said_in_words() -> None:
    shown, words = saying("cards", "coins")
    drawn = words_sheet(words[:1], shown)
    half = Painter(table_sheets=lambda view, stage: (Sheet(drawn),))
    assert half.table(None, shown, words)[0].height == drawn.image.height
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
