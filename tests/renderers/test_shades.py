"""The colours of all files: the theme's own are there, and nothing looks like anything else than it was drawn as."""

from collections.abc import Iterable

import pytest
from PIL import Image

from renderers.surface.shades import entries, nearest, number_of, numbered, shades
from renderers.surface.stage import Looks
from renderers.surface.theme import Colour, theme_for
from tests.renderers.scenes import LOOKS
from tools.pictures.shades import COLOURS, NEEDED, watched

PLAIN, EDGE = 7, 24
"""By how much a channel of a colour that something is filled with may differ, and one at edges."""
SEEN = 5000
"""So many pixels of a colour in all pictures of all games are something that one sees."""


@pytest.mark.parametrize("looks", LOOKS)
def test_the_colours_of_a_theme_are_there_as_they_are(looks: Looks) -> None:
    missing = [colour for colour in theme_for(*looks).colours if nearest(colour, looks) != colour]
    assert missing == [], "run `python -m tools shades`"
    assert len({*shades(looks)}) == len(shades(looks)) == COLOURS
    assert entries(looks)[:6] == bytes([*shades(looks)[0], *shades(looks)[1]])
    assert all(number_of(colour, looks) == number for number, colour in enumerate(shades(looks)))


def test_an_image_becomes_numbers_of_its_colours() -> None:
    looks: Looks = ("dark", "normal")
    image = Image.new("RGB", (2, 1), shades(looks)[7])
    image.putpixel((1, 0), shades(looks)[9])
    assert numbered(image, looks).tobytes() == bytes([7, 9])
    assert number_of(shades(looks)[7], looks) == 7


@pytest.mark.long
def test_what_is_filled_with_a_colour_keeps_it_in_every_game() -> None:
    looks: Looks = ("dark", "safe")
    watch = watched(looks)
    plain = {colour for colour, pixels in watch.filled.items() if pixels >= SEEN}
    assert not [*off(plain, looks, PLAIN)]
    assert not [*off((colour for colour, pixels in watch.all.items() if pixels >= NEEDED), looks, EDGE)]


def off(found: Iterable[Colour], looks: Looks, most: int) -> Iterable[tuple[Colour, Colour]]:
    """The colours for which another one stands in the file that differs by more than this, with that one."""
    for colour in found:
        shown = nearest(colour, looks)
        if max(abs(one - other) for one, other in zip(colour, shown, strict=True)) > most:
            yield colour, shown
