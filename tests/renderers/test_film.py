"""Single pictures become a film that fits."""

from io import BytesIO

import pytest
from PIL import Image, ImageDraw

from renderers.film import FRAME_MS, LAST_MS, TooLarge, film

GROUND, INK = (30, 35, 48), (243, 236, 220)


def sketch(width: int, height: int, x: int) -> bytes:
    """A picture with a mark at x."""
    image = Image.new("RGB", (width, height), GROUND)
    ImageDraw.Draw(image).rectangle((x, 4, x + 8, 12), INK)
    file = BytesIO()
    image.quantize(16).save(file, "PNG")
    return file.getvalue()


def test_every_picture_is_a_frame_and_the_last_one_stands_longest() -> None:
    moving = Image.open(BytesIO(film([sketch(60, 40, x) for x in (0, 20, 40)], 100_000)))
    assert (moving.format, moving.n_frames) == ("WEBP", 3)
    shown = []
    for place in range(3):
        moving.seek(place)
        moving.load()
        shown.append(moving.info["duration"])
    assert shown == [FRAME_MS, FRAME_MS, LAST_MS]


def test_smaller_pictures_stand_on_their_own_ground() -> None:
    moving = Image.open(BytesIO(film([sketch(60, 40, 0), sketch(60, 80, 20), sketch(40, 80, 20)], 100_000)))
    assert moving.size == (60, 80)
    frame = moving.convert("RGB")
    assert all(abs(one - other) < 12 for one, other in zip(frame.getpixel((30, 70)), GROUND, strict=True))


def test_what_cannot_be_made_small_enough_is_refused() -> None:
    with pytest.raises(TooLarge):
        film([sketch(60, 40, 0), sketch(60, 40, 20)], 50)


def test_a_pixel_that_is_no_palette_will_do() -> None:
    file = BytesIO()
    Image.new("L", (1, 1)).save(file, "PNG")
    assert film([file.getvalue()] * 2, 100_000).startswith(b"RIFF")
