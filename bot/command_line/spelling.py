"""What is printed, spelled so that every terminal can show it: where an encoding lacks a letter, others stand
there, with which it can be written.

Law: nothing that the program prints ends it, whatever the encoding of the terminal or the file it goes to.
"""

import codecs
import io
import sys
import unicodedata

NAME = "parlatorium-spelled"
SPELLED = {
    "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "æ": "ae", "Æ": "Ae", "ø": "o",
    "Ø": "O", "ł": "l", "Ł": "L", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "‚": "'",
    "–": "-", "—": "-", "−": "-", "‑": "-", "×": "x", "·": "-", "•": "*", "→": "->", "←": "<-", "≥": ">=", "≤": "<=",
    "€": "EUR",
}  # fmt: skip
LINES = {"BOX DRAWINGS": "-", "BLOCK": "#", "BULLET": "*"}
"""What tables, bars and lists are drawn with, by the beginning or end of its name."""


def spelled(letter: str) -> str:
    """A letter in those of ASCII; a question mark where there is nothing like it."""
    if letter in SPELLED:
        return SPELLED[letter]
    name = unicodedata.name(letter, "")
    for part, line in LINES.items():
        if name.startswith(part) or name.endswith(part):
            return "|" if "VERTICAL" in name and "HORIZONTAL" not in name else line
    plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return plain if plain or unicodedata.category(letter) in ("Mn", "Cf") else "?"


def _spell(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(spelled, error.object[error.start : error.end])), error.end


def spell_out() -> None:
    """From now on what is printed is spelled like this where it has to be."""
    codecs.register_error(NAME, _spell)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NAME)
