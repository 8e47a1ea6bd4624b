"""Lettering: the two typefaces, and the fitting of words into their box.

Law: a word is never wider than its box: it is broken, set smaller down to a least size, and finally cut. Characters
that the typeface lacks become the letters they stand for, or a neutral mark.
"""

import re
import unicodedata
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import ceil
from typing import Literal, TypeAlias

import font_source_sans_pro
import font_source_serif_pro
import msgspec
from PIL import Image, ImageFont

from renderers.surface.letters import likened, meant

Style: TypeAlias = Literal["title", "bold", "plain"]
Font: TypeAlias = ImageFont.FreeTypeFont
Size: TypeAlias = tuple[int, int]
"""Width and height in pixels."""


class Stamp(msgspec.Struct, frozen=True):
    """The shape of words at a size, to be filled with a colour (None: there is no ink), and the place of its ink
    relative to where writing starts: left, top, width, height.
    """

    shape: Image.Image | None
    extent: tuple[int, int, int, int]

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        return self.extent[2] * self.extent[3] + 600


def stamped(words: str, face: Font, anchor: str) -> Stamp:
    """Words in a typeface; `anchor`: from where one writes, as Pillow names it."""
    shape, (left, top) = face.getmask2(words, "L", anchor=anchor)
    width, height = shape.size
    image = Image.Image()._new(shape).point(SHARP) if width and height else None  # as Pillow makes an image of it
    return Stamp(image, (left, top, width, height))


SHARP = (0,) * 128 + (255,) * 128
"""The values for partly inked pixels: ink or none. A surface is drawn larger and reduced (`canvas`), which smooths
edges. Smoothing twice would make many shades, which nobody sees and which fill much of a file.
"""
LEADING, TALL = 1.04, 1.2
"""From row to row, and the height of a single row, in sizes of the letters."""

FILES: dict[Style, str] = {
    "title": font_source_serif_pro.font_files_ttf["SourceSerifProSemibold"],
    "bold": font_source_sans_pro.font_files_ttf["SourceSansProSemibold"],
    "plain": font_source_sans_pro.font_files_ttf["SourceSansPro"],
}
UNSEEN = {"Mn", "Me", "Cc", "Cf"}
"""Categories of characters that take no room of their own."""
HIDDEN = {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"}
"""Categories of characters that are invisible, or that turn the following ones around."""
COUNTED = re.compile(r" \(\d+\)$")
JOINERS = "\u200c\u200d"
MARK = "\u00b7"
"""The mark for what the typeface lacks."""
MOST_LACKING = 3
"""Of so many letters of a name a picture may lack one."""
LACKING = "\U000f0000"
"""A character that no typeface has, to learn how missing ones look."""


@lru_cache(maxsize=256)
def font(style: Style, size: int) -> Font:
    """A typeface at a size in pixels."""
    return ImageFont.truetype(FILES[style], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def writable(letter: str) -> bool:
    """Whether the typefaces have this character."""
    if letter == " " or "!" <= letter <= "~":
        return True
    if not letter.isprintable():
        return False
    faces = font("plain", 24), font("title", 24)
    return all(face.getmask(letter).getbbox() and _look(face, letter) != _look(face, LACKING) for face in faces)


def _look(face: Font, letter: str) -> bytes:
    return bytes(face.getmask(letter))


@lru_cache(maxsize=4096)
def clean(words: str) -> str:
    """The words with every character that cannot be written replaced, rows of them by one mark. Marks that would
    pile up on a letter are dropped.
    """
    composed = unicodedata.normalize("NFC", " ".join(words.split()))
    # The letter that is meant may take a mark that the original could not.
    plain = unicodedata.normalize("NFC", "".join(map(_writable_as, composed)))
    marked = "".join(map(_shown, plain))
    while MARK * 2 in marked:
        marked = marked.replace(MARK * 2, MARK)
    return " ".join(marked.split())


def _writable_as(letter: str) -> str:
    """A writable replacement for a letter; itself, if there is none."""
    found = (each for each in (letter, meant(letter), likened(letter)) if all(map(writable, each)))
    return letter if unicodedata.category(letter) in UNSEEN else next(found, letter)


def _shown(letter: str) -> str:
    if unicodedata.category(letter) in UNSEEN:
        return ""
    return letter if writable(letter) else MARK


def names_shown(names: Sequence[str]) -> tuple[str, ...]:
    """The names in one line, without invisible characters. A name of which too little can be written, or that is
    drawn like another, gets its seat's number before it. The code that draws a name must `clean` it; texts beside
    the picture have it whole.
    """
    seen = [_seen(name) for name in names]
    drawn = Counter(drawn_name(name).casefold() if _legible(name) else "" for name in seen)
    alone = [_legible(name) and drawn[drawn_name(name).casefold()] == 1 for name in seen]
    return tuple(
        name if alone else f"#{seat} {name}".strip()
        for seat, (name, alone) in enumerate(zip(seen, alone, strict=True), 1)
    )


def _seen(name: str) -> str:
    """A name without characters that control or hide; joiners are part of words in some scripts."""
    kept = (
        letter for letter in " ".join(name.split()) if letter in JOINERS or unicodedata.category(letter) not in HIDDEN
    )
    return " ".join("".join(kept).split())


def _legible(name: str) -> bool:
    """Whether there are letters in it, and most can be written."""
    letters = [letter for letter in unicodedata.normalize("NFC", name) if letter.isalnum()]
    lacking = sum(not all(map(writable, _writable_as(letter))) for letter in letters)
    return bool(letters) and lacking * MOST_LACKING <= len(letters)


def drawn_name(name: str) -> str:
    """A name as it is drawn: without marks for unwritable characters at its ends."""
    return clean(name).strip(f" {MARK}")


@lru_cache(maxsize=8192)
def width(words: str, style: Style, size: int) -> int:
    """How wide the words are, in pixels."""
    # The typefaces have no kerning table, so that a word is as wide as its letters.
    here = ink = 0.0
    for letter in words:
        advance, edge = _letter(letter, style, size)
        ink = max(ink, here + edge)
        here += advance
    return max(round(here), ceil(ink))


@lru_cache(maxsize=4096)
def _letter(letter: str, style: Style, size: int) -> tuple[float, float]:
    """The distance from a letter's start to the next one's, and to the end of its ink."""
    face = font(style, size)
    return face.getlength(letter), face.getbbox(letter, anchor="lm")[2]


def fits(words: str, style: Style, room: Size, size: int, rows: int) -> bool:
    """Whether the words stand in the room at this size, in at most so many rows."""
    broken = rows_of(clean(words), style, room[0], size)
    high = size * (TALL + LEADING * (len(broken) - 1))
    return (
        len(broken) <= rows and high <= max(room[1], size) and all(width(row, style, size) <= room[0] for row in broken)
    )


@lru_cache(maxsize=4096)
def fitted(words: str, style: Style, room: Size, size: int, least: int, rows: int) -> tuple[int, tuple[str, ...]]:
    """The largest size from `size` down to `least` at which the words fit the room in at most `rows` rows, and these
    rows.

    What does not fit even then is cut with an ellipsis.
    """
    words = clean(words)
    found = _largest(size, least, lambda tried: fits(words, style, room, tried, rows))
    if found is not None:
        return found, tuple(rows_of(words, style, room[0], found))
    kept = rows_of(words, style, room[0], least)[:rows]
    rest = kept[-1] if len(kept) < rows else words[sum(len(row) + 1 for row in kept[:-1]) :]
    return least, tuple(_cut(row, style, room[0], least) for row in (*kept[:-1], rest))


def _largest(size: int, least: int, fitting: Callable[[int], bool]) -> int | None:
    """The largest size that fits; each size that is tried costs time."""
    if fitting(size):
        return size
    if size <= least or not fitting(least):
        return None
    while size - least > 1:
        tried = (size + least) // 2
        if fitting(tried):
            least = tried
        else:
            size = tried
    return least


def rows_of(words: str, style: Style, room: int, size: int) -> list[str]:
    """The words on as few rows as their blanks allow."""
    rows = [""]
    for word in words.split(" "):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and width(longer, style, size) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


def _cut(row: str, style: Style, room: int, size: int) -> str:
    """As much of a row as fits; a number in brackets at its end, which tells two apart, is kept."""
    if width(row, style, size) <= room:
        return row
    counted = COUNTED.search(row)
    for end in ([f"…{counted[0]}"] if counted else []) + ["…"]:
        kept = bisect_right(range(len(row)), room, key=lambda to: width(row[:to] + end, style, size)) - 1
        if kept > 0 or end == "…":
            return row[: max(kept, 0)].rstrip() + end
    return "…"
