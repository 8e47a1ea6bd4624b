"""Single pictures become a film that fits: title, tables with a bar above them, result."""

from io import BytesIO
from itertools import pairwise
from unittest.mock import patch

import pytest
from PIL import Image, ImageDraw

from renderers.surface.sheet import TALLEST, WIDTH
from renderers.whole import film as filming
from renderers.whole.film import (
    EASE_MS,
    FILM_WIDTH,
    FRAME_MS,
    LAST_MS,
    LONGEST_MS,
    WAYS,
    Shot,
    TooLarge,
    film,
    fitting,
    reading_ms,
)

GROUND, INK, BAR = (30, 35, 48), (243, 236, 220), (90, 30, 30)
ROOM = 6_000_000


def png(width: int, height: int, colour: tuple[int, int, int], x: int = -100) -> bytes:
    """A picture with a mark at x."""
    image = Image.new("RGB", (width, height), colour)
    ImageDraw.Draw(image).rectangle((x, 4, x + 80, 84), INK)
    file = BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


def shot(x: int = 0, height: int = 800, shown_ms: int = FRAME_MS, colour: tuple[int, int, int] = GROUND) -> Shot:
    """A table under a bar."""
    return Shot((png(WIDTH, height, colour, x),), png(WIDTH, 120, BAR, x), shown_ms)


def frames_of(data: bytes) -> list[tuple[int, Image.Image]]:
    """How long each frame stands, and what it shows."""
    moving, found = Image.open(BytesIO(data)), []
    for place in range(getattr(moving, "n_frames", 1)):
        moving.seek(place)
        moving.load()
        found.append((int(moving.info["duration"]), moving.convert("RGB")))
    return found


def near(one: tuple[int, ...], other: tuple[int, ...], slack: int = 14) -> bool:
    """Whether two colours are the same, as far as packing keeps them."""
    return all(abs(a - b) <= slack for a, b in zip(one, other, strict=True))


def test_each_shot_stands_as_long_as_it_says_and_grows_out_of_the_one_before() -> None:
    shots = [shot(0), shot(300, shown_ms=2000), shot(600, shown_ms=LAST_MS)]
    frames = frames_of(film(shots, ROOM).data)
    between = [EASE_MS] * WAYS[0][1]
    assert [shown for shown, _ in frames] == [FRAME_MS, *between, 2000, *between, LAST_MS]


def test_between_two_tables_both_shine_through_while_the_bar_changes_at_once() -> None:
    first, second = shot(colour=GROUND, x=-100), shot(colour=(130, 135, 148), x=300)
    (_, before), *between, (_, after) = frames_of(film([first, second], ROOM).data)
    spot, bar = (360, 400), (230, 30)
    levels = [image.getpixel(spot)[0] for image in (before, *(image for _, image in between), after)]
    assert all(later - sooner > 20 for sooner, later in pairwise(levels))
    assert near(before.getpixel(bar), BAR)
    assert all(near(image.getpixel(bar), INK) for _, image in between)


def test_title_and_result_are_cut_to() -> None:
    title, result = Shot((png(WIDTH, 400, GROUND),), shown_ms=2500), Shot((png(WIDTH, 900, INK),), shown_ms=LAST_MS)
    frames = frames_of(film([title, shot(), result], ROOM).data)
    assert [shown for shown, _ in frames] == [2500, FRAME_MS, LAST_MS]


@pytest.mark.parametrize("heights", [(500,), (1300,), (1500, 1400), (600, 500), (2100,), (10,)])
def test_no_frame_is_higher_than_a_picture_may_be_and_all_are_equally_large(heights: tuple[int, ...]) -> None:
    pictures = tuple(png(WIDTH, height, GROUND) for height in heights)
    made = film([shot(), Shot(pictures, png(WIDTH, 180, BAR)), Shot(pictures)], ROOM)
    assert made.width == FILM_WIDTH
    assert made.height <= TALLEST * FILM_WIDTH / WIDTH
    assert {image.size for _, image in frames_of(made.data)} == {(made.width, made.height)}


def test_several_pictures_stand_one_below_the_other() -> None:
    (_, both), *_ = frames_of(film([Shot((png(WIDTH, 600, INK), png(WIDTH, 500, (0, 0, 200)))), shot()], ROOM).data)
    assert near(both.getpixel((360, 30)), INK)
    assert near(both.getpixel((360, both.height - 30)), (0, 0, 200))


@pytest.mark.parametrize(
    ("heights", "count"), [((600,), 1), ((600, 500), 2), ((600, 900), 1), ((2000, 300), 1), ((300, 300, 300, 900), 3)]
)
def test_as_many_pictures_are_wanted_as_have_room(heights: tuple[int, ...], count: int) -> None:
    assert fitting(heights, 180) == count


def test_smaller_pictures_stand_on_their_own_ground() -> None:
    (_, frame), *_ = frames_of(film([shot(height=300), shot(height=900)], ROOM).data)
    assert near(frame.getpixel((360, frame.height - 20)), GROUND)


def test_only_a_few_frames_are_in_memory_at_once() -> None:
    alive, most, made = set[int](), [0], filming._Layout.frame

    class Noted(Image.Image):
        def __del__(self) -> None:
            alive.discard(id(self))

    def noted(layout: filming._Layout, one: Shot) -> Image.Image:
        image = made(layout, one)
        image.__class__ = Noted
        alive.add(id(image))
        most[0] = max(most[0], len(alive))
        return image

    with patch.object(filming._Layout, "frame", noted):
        film([shot(x) for x in range(0, 900, 60)], ROOM)
    assert most[0] <= 3


def test_what_is_too_large_is_packed_in_another_way() -> None:
    shots = [shot(x, colour=(x % 200, 40, 90)) for x in range(0, 900, 60)]
    fine = film(shots, ROOM)
    small = film(shots, len(fine.data) - 1)
    assert len(small.data) < len(fine.data)
    assert len(frames_of(small.data)) < len(frames_of(fine.data))


def test_what_cannot_be_made_small_enough_is_refused() -> None:
    with pytest.raises(TooLarge):
        film([shot(0), shot(20)], 50)


def test_one_picture_is_a_film_too() -> None:
    assert film([shot()], ROOM).data.startswith(b"RIFF")


def test_a_pixel_that_is_no_palette_will_do() -> None:
    file = BytesIO()
    Image.new("L", (1, 1)).save(file, "PNG")
    assert film([Shot((file.getvalue(),))] * 2, ROOM).data.startswith(b"RIFF")


def test_long_words_stand_longer_within_limits() -> None:
    assert reading_ms("") == reading_ms("Ben buys a Gold.") == FRAME_MS
    assert FRAME_MS < reading_ms("Anna plays a Workshop and buys a Smithy.") < LONGEST_MS
    assert reading_ms("word " * 100) == LONGEST_MS
