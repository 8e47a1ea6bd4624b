"""The road to Cluny: every field has its place, and every figure stands on its own."""

from itertools import combinations, pairwise

import pytest

from games.domus_domini.board import CLUNY
from renderers.domus_domini.road import HEIGHT, leftwards, place, road, spots
from renderers.surface.canvas import Box
from renderers.surface.sheet import INNER
from tests.renderers.domus_domini.abbeys import abbey, middle, shown, stage


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
    drawn = [road(view, stage()).image for view in (here, elsewhere)]
    assert drawn[0].crop(area).tobytes() != drawn[1].crop(area).tobytes()


@pytest.mark.parametrize("together", range(1, 7))
@pytest.mark.parametrize("field", [7, 17])
def test_figures_on_one_field_stand_one_after_the_other_as_the_road_goes(together: int, field: int) -> None:
    box = Box(0, 0, 70, 66)
    ahead = place(field + 1).x - place(field).x
    found = spots(box, together, leftwards=leftwards(field))
    rows = {spot.y: [other.x for other in found if other.y == spot.y] for spot in found}
    assert all(sorted(row, reverse=ahead < 0) == row for row in rows.values())
    assert [spot.y for spot in found] == sorted(spot.y for spot in found)
    assert all(box.holds(spot) for spot in found)
    assert len(rows) == 1 or together > 2


def test_a_game_that_is_over_has_no_figure_on_the_road() -> None:
    drawn = [road(middle(seats, over=True), stage()) for seats in (2, 6)]
    assert drawn[0].image.tobytes() == drawn[1].image.tobytes()
