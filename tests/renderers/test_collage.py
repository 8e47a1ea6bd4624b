"""Tiles are put together from sections, each drawn once for all tiles that show the same."""

from renderers.canvas import Box, Canvas, Part
from renderers.collage import Collage, panel
from renderers.kept import SHELF
from renderers.theme import Theme, theme_for
from tests.renderers import laws

NIGHT = theme_for("dark", "normal")
drawn: list[str] = []


def written(canvas: Canvas, box: Box, words: str, theme: Theme) -> None:
    """A section with words."""
    drawn.append(words)
    canvas.words(box, words, theme.ink, 36)


def tile(words: str, spot: Box, around: int = 0) -> Part:
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
