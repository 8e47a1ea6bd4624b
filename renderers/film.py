"""An animated picture out of single ones: a game's course, to be watched.

Laws: it is never larger than asked for; nothing moves faster than one can read; all frames are as large as the
largest.
"""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image

# A table changes in a few places from turn to turn: a second and a half is enough to find them.
FRAME_MS, LAST_MS = 1500, 6000
"""How long a picture stands, and the last one."""
QUALITIES = (75, 55, 35, 15)
"""What is tried, one after the other, until the film is small enough."""


class TooLarge(ValueError):
    """However it is packed, the film stays larger than allowed."""


def film(pictures: Sequence[bytes], limit: int) -> bytes:
    """The pictures (PNG files) one after the other, for ever, as a WebP file of at most `limit` bytes.

    Raises TooLarge.
    """
    opened = [Image.open(BytesIO(data)).convert("P") for data in pictures]
    size = max(image.width for image in opened), max(image.height for image in opened)
    frames = [_padded(image, size) for image in opened]
    for quality in QUALITIES:
        data = _packed(frames, quality)
        if len(data) <= limit:
            return data
    raise TooLarge(f"{len(pictures)} pictures need more than {limit} bytes")


def _padded(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The picture at the top of a frame of its own ground, in its own few colours: hundreds of frames need room."""
    if image.size == size:
        return image
    frame = Image.new("P", size, image.getpixel((0, 0)))
    frame.putpalette(image.getpalette() or [])
    frame.paste(image, ((size[0] - image.width) // 2, 0))
    return frame


def _packed(frames: Sequence[Image.Image], quality: int) -> bytes:
    file = BytesIO()
    shown = [FRAME_MS] * (len(frames) - 1) + [LAST_MS]
    frames[0].save(
        file, "WEBP", save_all=True, append_images=frames[1:], duration=shown, loop=0, quality=quality, method=2
    )
    return file.getvalue()
