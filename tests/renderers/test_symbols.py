"""Symbols of every game and marks of seats: they stay in their box and differ."""

from collections.abc import Callable

import pytest
from PIL import Image

from renderers.dominion.cards import symbols as dominion
from renderers.domus_domini import symbols as domus_domini
from renderers.monasterium import symbols as monasterium
from renderers.parts.pen import Signs
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import Box, Canvas
from renderers.surface.theme import theme_for
from tests.renderers import laws

BLACK, WHITE = (0, 0, 0), (255, 255, 255)
GAMES = {"dominion": dominion.SIGNS, "domus_domini": domus_domini.SIGNS, "monasterium": monasterium.SIGNS}
NIGHT = theme_for("dark", "normal")


def drawn_alone(draw: Callable[[Canvas, Box], None]) -> Image.Image:
    """A symbol in white on black, with as much room around it as it has itself."""
    canvas = Canvas(96, 96, NIGHT, BLACK)
    draw(canvas, Box(32, 32, 32, 32))
    return canvas.surface()


def symbol(signs: Signs, name: str) -> Image.Image:
    """One symbol alone."""
    return drawn_alone(lambda canvas, box: signs.draw(canvas, name, box, WHITE, BLACK))


def stays_in_its_box(image: Image.Image) -> bool:
    """Whether what is drawn is there, of some size, and leaves its box by the breadth of a line at most."""
    left, top, right, bottom = image.getbbox() or (0, 0, 0, 0)
    inside = 29 <= left <= right <= 67 and 29 <= top <= bottom <= 67
    return inside and max(right - left, bottom - top) >= 12


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, signs in GAMES.items() for name in signs])
def test_a_symbol_stays_in_its_box_and_is_seen(game: str, name: str) -> None:
    assert stays_in_its_box(symbol(GAMES[game], name))


def test_an_unknown_symbol_of_dominion_is_a_dot_in_its_box() -> None:
    unknown = drawn_alone(lambda canvas, box: dominion.draw_symbol(canvas, "unheard of", box, WHITE))
    assert stays_in_its_box(unknown)
    assert unknown.tobytes() == symbol(dominion.SIGNS, "dot").tobytes()


@pytest.mark.parametrize("game", GAMES)
def test_symbols_of_different_things_differ(game: str) -> None:
    faces = {draw: symbol(GAMES[game], name).tobytes() for name, draw in GAMES[game].items()}
    assert len({*faces.values()}) == len(faces)


def test_a_number_stands_behind_its_symbol() -> None:
    canvas = Canvas(120, 40, NIGHT, NIGHT.panel)
    domus_domini.SIGNS.tell(canvas, canvas.box, "money", "12", NIGHT, side=30, size=34)
    part = canvas.finished()
    (number,) = part.written
    assert (number.words, number.box.x) == ("12", 38)
    assert part.image.getpixel((15, 20)) == NIGHT.accent
    assert not laws.breaches(part)


def test_every_seat_has_a_mark_of_its_own() -> None:
    marks = [mark(seat) for seat in range(6)]
    assert len({*marks}) == 6
    assert mark(6) == marks[0]


def test_no_mark_of_a_seat_is_a_cross_which_says_that_a_pile_is_empty() -> None:
    for seat in range(6):
        canvas = Canvas(32, 32, NIGHT, BLACK)
        draw_mark(canvas, seat, canvas.box, WHITE)
        image = canvas.surface()
        on_diagonals = all(image.getpixel(spot) == WHITE for spot in ((7, 7), (24, 7), (16, 16), (7, 24), (24, 24)))
        assert not on_diagonals or image.getpixel((16, 5)) == WHITE


def mark(seat: int) -> bytes:
    """The mark of a seat alone."""
    return drawn_alone(lambda canvas, box: draw_mark(canvas, seat, box, WHITE)).tobytes()
