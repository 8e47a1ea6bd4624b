"""The road to Cluny: every field has its place, and every figure stands on its own."""

from itertools import combinations, pairwise

import pytest

from games.domus_domini.board import CLUNY
from renderers.canvas import Box
from renderers.domus_domini.road import HEIGHT, place, road
from renderers.sheet import INNER
from renderers.theme import theme_for
from tests.renderers.domus_domini.abbeys import abbey, middle, shown, stage

NIGHT = theme_for("dark", "normal")


def apart(one: Box, other: Box) -> bool:
    """Whether two boxes share no point."""
    return (
        one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
    )  # fmt: skip


def test_no_field_lies_on_another_and_all_are_on_the_picture() -> None:
    places = [place(field) for field in range(CLUNY + 1)]
    assert all(apart(one, other) for one, other in combinations(places, 2))
    assert all(Box(0, 0, INNER, HEIGHT).holds(box) for box in places)


def test_the_road_winds_from_field_to_field_without_a_jump() -> None:
    places = [place(field) for field in range(1, CLUNY)]
    for one, other in pairwise(places):
        beside = one.y == other.y and abs(one.x - other.x) < 1.2 * one.width
        above = one.x == other.x and 0 < one.y - other.y < 1.5 * one.height
        assert beside or above


@pytest.mark.parametrize("field", range(CLUNY + 1))
def test_a_figure_is_drawn_within_its_field_only(field: int) -> None:
    here = shown([abbey(0, position=field), abbey(1, position=field)])
    elsewhere = shown([abbey(0, position=(field + 9) % CLUNY), abbey(1, position=field)])
    box = place(field)
    area = (int(box.x), int(box.y), int(box.right) + 1, int(box.bottom) + 1)
    drawn = [road(view, stage(), NIGHT).image for view in (here, elsewhere)]
    assert drawn[0].crop(area).tobytes() != drawn[1].crop(area).tobytes()


def test_a_game_that_is_over_has_no_figure_on_the_road() -> None:
    drawn = [road(middle(seats, over=True), stage(), NIGHT) for seats in (2, 6)]
    assert drawn[0].image.tobytes() == drawn[1].image.tobytes()
