"""What symbols stand for can be read in every look, and no symbol of a game is left out."""

from typing import Any

import pytest

from renderers.dominion.cards.symbols import SIGNS as DOMINION
from renderers.domus_domini.symbols import SIGNS as DOMUS_DOMINI
from renderers.monasterium.symbols import SIGNS as MONASTERIUM
from renderers.parts import symbols
from renderers.parts.legend import AT_TABLE, in_words, legend_sheet, on_sheets
from renderers.parts.pen import Pen, Signs
from renderers.surface.canvas import READABLE, Canvas
from renderers.surface.sheet import ALT, TALLEST
from renderers.surface.stage import Looks
from renderers.surface.theme import theme_for
from renderers.whole.painter import painter_for
from tests.renderers import laws
from tests.renderers.scenes import LOOKS, stage

GAMES: dict[str, Signs] = {"dominion": DOMINION, "domus_domini": DOMUS_DOMINI, "monasterium": MONASTERIUM}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("looks", LOOKS)
def test_a_legend_is_readable_in_every_look(game: str, language: str, looks: Looks) -> None:
    shown = stage(language, looks, game=game)
    sheets = [legend_sheet(groups, shown) for groups in on_sheets(painter_for(game).symbols, shown)]
    for drawn, sheet in zip(painter_for(game).legend(shown), sheets, strict=True):
        assert not laws.breaches(laws.as_sent(drawn, sheet))
        assert drawn.height <= TALLEST
        assert not any(written.words.endswith("…") for written in sheet.written)
        small = [written for written in sheet.written if written.size <= READABLE]
        assert len(small) <= len(sheet.written) / 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "en"])
def test_its_words_are_told_to_those_who_cannot_see_it(game: str, language: str) -> None:
    shown = stage(language, game=game)
    drawn, groups = painter_for(game).legend(shown), painter_for(game).symbols
    assert all(len(each.alt) < ALT for each in drawn)
    assert len(in_words(groups)) == len(groups)
    told = " ".join(each.alt for each in drawn)
    assert all(shown.say(sample.words) in told for group in groups for sample in group.samples)


@pytest.mark.parametrize(("game", "known"), GAMES.items())
def test_no_symbol_is_left_out(game: str, known: Signs, monkeypatch: pytest.MonkeyPatch) -> None:
    used = set()

    def noting(name: str, draw: Any) -> Any:
        def drawn(pen: Pen) -> None:
            used.add(name)
            draw(pen)

        return drawn

    for drawn in (known, symbols.SIGNS):
        for name, draw in list(drawn.items()):
            monkeypatch.setitem(drawn, name, noting(name, draw))
    _ = legend_sheet(painter_for(game).symbols, stage("de", game=game))
    assert known.keys() - used == OTHERWISE[game]


OTHERWISE = {
    "dominion": {"dot"},
    "domus_domini": set(),
    "monasterium": set(),
}
"""The dot stands for a kind of card that has no symbol yet."""


def test_marks_of_people_are_drawn_as_beside_their_names() -> None:
    theme = theme_for("dark", "normal")
    canvas = Canvas(60, 60, theme, theme.panel)
    AT_TABLE[0].draw(canvas, canvas.box, theme)
    colours = {colour for _, colour in canvas.finished().image.getcolors(3600) or ()}
    assert {theme.line(0), theme.line(1)} <= colours
