"""An animated picture made of single ones: a game's course, to be watched.

Laws: it is never larger than asked for; nothing moves faster than one can read; all frames are equally large, none
higher than a picture may be; only a few of them are in memory at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from itertools import pairwise

import msgspec
from PIL import Image

from renderers.surface.sheet import BELOW, TALLEST, WIDTH
from renderers.surface.stage import Picture

FRAME_MS, LONGEST_MS, LAST_MS = 1500, 3000, 6000
"""How long a picture stands at least and at most, and the last one."""
LOOK_MS, LETTER_MS = 800, 40
"""The time to look at a picture, and to read a letter."""
EASE_MS = 90
"""How long each picture between two others stands."""
FILM_WIDTH = 720
"""How wide the frames are: lettering of 34 pixels of a picture's 1080 is 22 high in them."""
SMALLER = Image.Resampling.BICUBIC
"""How pictures become smaller: letters stay clear, and it is quick."""
# Each frame stores its differences from the one before that exceed the quality's tolerance. With many pictures between
# two others, each differs so little that at a low quality the earlier picture would shine through.
WAYS = ((85, 2), (80, 1), (70, 0), (40, 0))
"""The settings to try until the film is small enough: the quality, and the number of pictures between two."""
EFFORT = 2
"""How hard the packer tries, of 6."""
NEVER = 0
"""How often a frame is stored whole, to let people start there: nobody does."""


class TooLarge(ValueError):
    """In every setting the film is larger than allowed."""


class Shot(msgspec.Struct, frozen=True):
    """Pictures shown together: PNG files one below the other, above them a bar that changes at once (empty: none),
    and the duration.
    """

    pictures: tuple[bytes, ...]
    bar: bytes = b""
    shown_ms: int = FRAME_MS


def reading_ms(words: str) -> int:
    """How long a picture with these words stands."""
    return max(FRAME_MS, min(LONGEST_MS, LOOK_MS + LETTER_MS * len(words)))


def film(shots: Sequence[Shot], limit: int, words: str = "") -> Picture:
    """The shots one after the other, for ever, as a WebP file of at most `limit` bytes, with its contents in words;
    those with a bar grow out of each other. Raises TooLarge.
    """
    layout = _Layout(shots)
    for quality, between in WAYS:
        data = _packed(layout, shots, quality, between)
        if len(data) <= limit:
            return Picture(data, *layout.size, words)
    raise TooLarge(f"{len(shots)} pictures need more than {limit} bytes")


class _Layout:
    """How the shots of a film are put into equal frames."""

    def __init__(self, shots: Sequence[Shot]) -> None:
        sizes = [[_size(picture) for picture in shot.pictures] for shot in shots]
        bars = [_size(shot.bar)[1] if shot.bar else 0 for shot in shots]
        heights = [bar + _together(height for _, height in each) for bar, each in zip(bars, sizes, strict=True)]
        self.height = min(TALLEST, max(heights))

    @property
    def size(self) -> tuple[int, int]:
        """The size of a frame."""
        return FILM_WIDTH, round(self.height * FILM_WIDTH / WIDTH)

    def frame(self, shot: Shot) -> Image.Image:
        """A shot as a frame: the bar on top, the pictures below it, reduced if they are too high."""
        stack = _stacked([_opened(data) for data in shot.pictures])
        frame, top = Image.new("RGB", self.size, stack.getpixel((0, 0))), self.bar_of(shot)
        if shot.bar:
            frame.paste(_opened(shot.bar).resize((FILM_WIDTH, top), SMALLER), (0, 0))
        share = min(FILM_WIDTH / max(stack.width, WIDTH), (frame.height - top) / stack.height)
        stack = stack.resize((round(stack.width * share), round(stack.height * share)), SMALLER)
        below = 0 if shot.bar else (frame.height - stack.height) // 2
        frame.paste(stack, ((frame.width - stack.width) // 2, top + below))
        return frame

    def bar_of(self, shot: Shot) -> int:
        """How high the bar is in a frame."""
        return round(_size(shot.bar)[1] * FILM_WIDTH / WIDTH) if shot.bar else 0


def fitting(heights: Sequence[int], bar: int) -> int:
    """How many of the first pictures of these heights fit under a bar; at least one, which may have to be reduced."""
    return max([count for count in range(len(heights) + 1) if bar + _together(heights[:count]) <= TALLEST] + [1])


def _together(heights: Iterable[int]) -> int:
    """How high pictures are one below the other."""
    return sum(height + BELOW for height in heights) - BELOW


def _size(data: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(data)).size


def _opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def _stacked(pictures: Sequence[Image.Image]) -> Image.Image:
    """The pictures one below the other."""
    if len(pictures) == 1:
        return pictures[0]
    height = _together(picture.height for picture in pictures)
    width, ground = max(picture.width for picture in pictures), pictures[0].getpixel((0, 0))
    stack, y = Image.new("RGB", (width, height), ground), 0
    for picture in pictures:
        stack.paste(picture, ((stack.width - picture.width) // 2, y))
        y += picture.height + BELOW
    return stack


def _eased(shots: Sequence[Shot]) -> list[bool]:
    """For each shot, whether it grows out of the one before: both are pictures of a course, with a bar above."""
    return [False, *(bool(before.bar and shot.bar) for before, shot in pairwise(shots))]


def _frames(layout: _Layout, shots: Sequence[Shot], between: int) -> Iterator[Image.Image]:
    """All frames, each made on request; the bar changes at once, everything else little by little."""
    before: Image.Image | None = None
    for shot, eased in zip(shots, _eased(shots), strict=True):
        now = layout.frame(shot)
        if before is not None and eased:
            bar = now.crop((0, 0, now.width, layout.bar_of(shot)))
            for part in range(between):
                mixed = Image.blend(before, now, (part + 1) / (between + 1))
                mixed.paste(bar, (0, 0))
                yield mixed
        yield now
        before = now


def _times(shots: Sequence[Shot], between: int) -> list[int]:
    """How long each frame stands."""
    return [
        shown
        for shot, eased in zip(shots, _eased(shots), strict=True)
        for shown in (*[EASE_MS] * (between * eased), shot.shown_ms)
    ]


class _Reel:
    """Frames for the packer, one by one, as if they were a file with several; it would keep a list of them whole."""

    mode = "RGB"

    def __init__(self, frames: Iterator[Image.Image], count: int) -> None:
        self.n_frames = count
        self._frames = frames
        self._shown: Image.Image | None = None

    def seek(self, _: int) -> None:
        """Go on to the next frame."""
        self._shown = next(self._frames)

    def getim(self) -> object:
        """The frame's pixels."""
        return self._shown.getim() if self._shown else None


def _packed(layout: _Layout, shots: Sequence[Shot], quality: int, between: int) -> bytes:
    file, times, frames = BytesIO(), _times(shots, between), _frames(layout, shots, between)
    first = next(frames)
    rest = [_Reel(frames, len(times) - 1)] if len(times) > 1 else []
    first.save(
        file, "WEBP", save_all=True, append_images=rest, duration=times, loop=0, quality=quality, method=EFFORT,
        kmin=NEVER, kmax=NEVER,
    )  # fmt: skip
    return file.getvalue()
