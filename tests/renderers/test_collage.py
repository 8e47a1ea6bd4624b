"""Tiles are put together from sections, each drawn once for all tiles that show the same."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.contract.discovery import find_games
from renderers.surface import collage
from renderers.surface.canvas import Box, Canvas, FinishedPart
from renderers.surface.collage import Collage, panel
from renderers.surface.kept import SHELF
from renderers.surface.stage import Looks
from renderers.surface.theme import Colour, Theme, theme_for
from renderers.whole.painter import painter_for
from tests.renderers import laws, scenes
from tools.pictures.gallery import kinds_of_questions

NIGHT = theme_for("dark", "normal")
drawn: list[str] = []


def written(canvas: Canvas, box: Box, words: str, theme: Theme) -> None:
    """A section with words."""
    drawn.append(words)
    canvas.words(box, words, theme.ink, 36)


def tile(words: str, spot: Box, around: int = 0) -> FinishedPart:
    """A tile with a word at a spot."""
    whole = Collage(panel(300, 120, 16, NIGHT.looks))
    whole.lay(spot, NIGHT.panel, written, words, around=around)
    return whole.finished()


def test_a_section_is_drawn_once_wherever_it_stands() -> None:
    SHELF.clear()
    drawn.clear()
    tiles = [tile("one", Box(x, 20, 120, 50)) for x in (20, 40, 20)] + [tile("two", Box(20, 20, 120, 50))]
    assert drawn == ["one", "two"]
    assert tiles[0].pieces[1][0] is tiles[1].pieces[1][0]


def test_a_section_is_as_if_it_were_drawn_on_its_tile() -> None:
    for spot, around in ((Box(20, 20, 120, 50), 0), (Box(20.5, 21.5, 120.5, 50), 0), (Box(24, 30, 100, 44), 4)):
        canvas = Canvas(300, 120, NIGHT)
        canvas.panel(canvas.box, NIGHT.panel, 16)
        written(canvas, spot, "Hm", NIGHT)
        together = tile("Hm", spot, around)
        assert together.image.tobytes() == canvas.finished().image.tobytes()
        assert together.written == canvas.finished().written
        assert not laws.breaches(together)


def test_what_hides_something_breaks_a_law() -> None:
    (breach,) = laws.breaches(tile("Hm", Box(0, 0, 120, 50)))
    assert "hides" in breach


MORE = 12
"""How far around a section is looked whether it draws there."""


@pytest.mark.parametrize("name", find_games())
def test_no_section_of_a_game_reaches_out_of_its_room(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plain, out = collage._section, set[str]()

    def looked_at(
        draw: Any, shown: tuple[Any, ...], room: Box, fill: Colour, around: int, looks: Looks
    ) -> FinishedPart:
        part = plain(draw, shown, room, fill, around, looks)
        wide = Canvas(part.width + 2 * MORE, part.height + 2 * MORE, theme_for(*looks), fill)
        draw(wide, room.moved(MORE, MORE), *shown, theme_for(*looks))
        surface = wide.surface()
        surface.paste(fill, (MORE, MORE, MORE + part.width, MORE + part.height))
        if surface.getcolors() != [(surface.width * surface.height, fill)]:
            out.add(draw.__name__)
        return part

    monkeypatch.setattr(collage, "_section", looked_at)
    game, own, stage = find_games()[name], painter_for(name), scenes.stage("de", people=scenes.PEOPLE[:3], game=name)
    for _, match, seat, before in kinds_of_questions(game, 3):
        said, question = replace(stage, awaited=match.awaited(), before=before), match.question(seat)
        own.table(match.view(None), said, ())
        own.hand(match.view(seat), replace(said, asked=question[1] if question else None), ())
    assert not out
