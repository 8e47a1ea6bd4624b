"""Show letters that people write names with, read as the letters they stand for: 𝕭𝖔𝖘𝖘 is Boss, ᴀʟᴇx is alex.

Law: all other characters stay.
"""

import re
import unicodedata
from functools import lru_cache

SMALL_CAPITAL = re.compile("LATIN LETTER SMALL CAPITAL ([A-Z])")
"""They are written in place of small letters."""
CAPITAL = re.compile("NEGATIVE (?:CIRCLED|SQUARED) LATIN CAPITAL LETTER ([A-Z])")
OTHER = re.compile("LATIN (SMALL|CAPITAL) LETTER (?:SCRIPT )?([A-Z])(?: WITH .*)?")


@lru_cache(maxsize=4096)
def meant(letter: str) -> str:
    """The letter that this one stands for."""
    plain = unicodedata.normalize("NFKC", letter)
    if plain != letter:
        return plain
    name = unicodedata.name(letter, "")
    if found := SMALL_CAPITAL.fullmatch(name):
        return found[1].lower()
    if found := CAPITAL.fullmatch(name):
        return found[1]
    return letter


@lru_cache(maxsize=4096)
def likened(letter: str) -> str:
    """The bare letter that looks most like this one, if even the one that is `meant` cannot be written."""
    found = OTHER.fullmatch(unicodedata.name(letter, "")) if len(letter) == 1 else None
    if found is None:
        return letter
    return found[2].lower() if found[1] == "SMALL" else found[2]
