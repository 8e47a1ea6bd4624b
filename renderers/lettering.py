"""Lettering: the two typefaces, and how words are made to fit their box.

Law: a word is never wider than its box: it is broken, set smaller down to a least size, and cut at last. Characters
that the
typeface lacks become a neutral mark.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, TypeAlias

import font_source_sans_pro
import font_source_serif_pro
from PIL import ImageFont

Style: TypeAlias = Literal["title", "bold", "plain"]
Font: TypeAlias = ImageFont.FreeTypeFont

FILES: dict[Style, str] = {
    "title": font_source_serif_pro.font_files_ttf["SourceSerifProSemibold"],
    "bold": font_source_sans_pro.font_files_ttf["SourceSansProSemibold"],
    "plain": font_source_sans_pro.font_files_ttf["SourceSansPro"],
}
MARK = "\u00b7"
"""Stands for what the typeface cannot write."""
LACKING = "\U000f0000"
"""A character that no typeface has, to know what lacking ones look like."""


@lru_cache(maxsize=256)
def font(style: Style, size: int) -> Font:
    """A typeface at a size in pixels."""
    return ImageFont.truetype(FILES[style], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def writable(letter: str) -> bool:
    """Whether the typefaces have this character."""
    if letter == " " or letter.isascii():
        return True
    faces = font("plain", 24), font("title", 24)
    return all(face.getmask(letter).getbbox() and _look(face, letter) != _look(face, LACKING) for face in faces)


def _look(face: Font, letter: str) -> bytes:
    return bytes(face.getmask(letter))


@lru_cache(maxsize=4096)
def clean(words: str) -> str:
    """The words with every character that cannot be written replaced, rows of such by one mark."""
    marked = "".join(letter if writable(letter) else MARK for letter in words)
    while MARK * 2 in marked:
        marked = marked.replace(MARK * 2, MARK)
    return " ".join(marked.split())


def names_shown(names: Sequence[str]) -> tuple[str, ...]:
    """The names as they can be written; one of which nothing is left becomes the number of its seat."""
    written = (clean(name) for name in names)
    return tuple(
        name if any(letter.isalnum() for letter in name) else f"#{seat}" for seat, name in enumerate(written, 1)
    )


@lru_cache(maxsize=8192)
def width(words: str, style: Style, size: int) -> int:
    """How wide the words are, in pixels."""
    return round(font(style, size).getlength(words))


@lru_cache(maxsize=8192)
def fitted(words: str, style: Style, room: int, size: int, least: int, rows: int) -> tuple[int, tuple[str, ...]]:
    """The largest size from `size` down to `least` at which the words stand in `rows` rows of `room` pixels, and
    these rows.

    What does not fit even then is cut with an ellipsis.
    """
    words = clean(words)
    for tried in range(size, least - 1, -1):
        broken = _broken(words, style, room, tried)
        if len(broken) <= rows and all(width(row, style, tried) <= room for row in broken):
            return tried, tuple(broken)
    kept = _broken(words, style, room, least)[:rows]
    rest = kept[-1] if len(kept) < rows else words[sum(len(row) + 1 for row in kept[:-1]) :]
    return least, (*(_cut(row, style, room, least) for row in kept[:-1]), _cut(rest, style, room, least))


def _broken(words: str, style: Style, room: int, size: int) -> list[str]:
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
    if width(row, style, size) <= room:
        return row
    while row and width(row + "…", style, size) > room:
        row = row[:-1]
    return row.rstrip() + "…"
