"""Output spelled so that every terminal can show it: letters that an encoding lacks are replaced by others.

Law: nothing that the program prints ends it, whatever the encoding of the terminal or output file.
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
"""Characters for tables, bars and lists, by the beginning or end of their names."""


def spelled(letter: str) -> str:
    """A letter spelled in ASCII; a question mark if nothing is like it."""
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
    """From now on spell output like this where necessary."""
    codecs.register_error(NAME, _spell)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NAME)
