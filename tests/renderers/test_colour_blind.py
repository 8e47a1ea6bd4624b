"""The safe palette: its colours stay apart for every kind of eye, and ink stays readable on them.

The matrices are those of Machado, Oliveira and Fernandes (2009) for full colour blindness, on linear RGB; differences
are distances in CIELAB (2.3 is just noticeable).
"""

from itertools import combinations
from typing import TypeAlias

import pytest

from renderers.surface.stage import ThemeName
from renderers.surface.theme import Colour, contrast, theme_for

Matrix: TypeAlias = tuple[tuple[float, float, float], ...]

EYES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "without red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "without green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "without blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
XYZ: Matrix = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0177, 0.1095, 0.8728))
"""Linear RGB to XYZ, each part of the white point."""
APART = 20


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def linear(channel: int) -> float:
    share = channel / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def lab(colour: Colour, eye: Matrix) -> tuple[float, float, float]:
    seen = [min(max(part, 0.0), 1.0) for part in times(eye, [linear(channel) for channel in colour])]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in times(XYZ, seen))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def closest(colours: list[Colour], eye: Matrix) -> float:
    seen = [lab(colour, eye) for colour in colours]
    return min(sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5 for pair in combinations(seen, 2))


def test_the_measure_knows_black_from_white_and_equals_from_equals() -> None:
    assert closest([(0, 0, 0), (255, 255, 255)], EYES["all colours"]) == pytest.approx(100, abs=0.1)
    assert closest([(9, 9, 9), (9, 9, 9)], EYES["without red"]) == 0


def test_red_and_green_are_closer_without_green() -> None:
    pair: list[Colour] = [(200, 60, 50), (90, 130, 40)]
    assert closest(pair, EYES["without green"]) < closest(pair, EYES["all colours"]) / 3


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_safe_colours_stay_apart_for_every_eye(theme: ThemeName, eye: str) -> None:
    safe = theme_for(theme, "safe")
    assert closest(list(safe.hues.values()), EYES[eye]) >= APART
    assert closest(list(safe.lines), EYES[eye]) >= APART


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_safe_lines_stand_out_from_their_panel(theme: ThemeName) -> None:
    safe = theme_for(theme, "safe")
    assert all(contrast(line, safe.panel) >= 3 for line in safe.lines)
