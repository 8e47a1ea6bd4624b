"""Namesakes: of people with the same name, the later ones are numbered: "Alex", "Alex (2)".

Laws: no two shown names look alike through decorative letters, capitals or invisible characters; a person without a
namesake keeps the name to the letter.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import count

from bot.language.phrases import plain, shows
from renderers.surface.letters import meant

NUMBERED = re.compile(r" \((\d+)\)$")
DRAWN_ALIKE = str.maketrans("I1|0АВЕКМНОРСТХаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧο", "lllOABEKMHOPCTXaeopcyxijsABEZHlKMNOPTYXo")
"""Letters and digits that look like others in most typefaces."""
OVERLAYS = {1, 202, *range(214, 241)}
"""Ranges of marks that can be piled up on any letter; marks that change the meaning of a word are elsewhere."""
VARIANTS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Invisible characters."""


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """The readings of a name; two names that share one look alike. Empty for an invisible name."""
    if not shows(name):
        return frozenset()
    spelled = unicodedata.normalize("NFC", "".join(map(meant, VARIANTS.sub("", plain(name)))))
    bare = "".join(letter for letter in spelled if unicodedata.combining(letter) not in OVERLAYS)
    seen = " ".join(unicodedata.normalize("NFC", bare).split())
    # Two ways of mistaking a name: by ignoring capitals, and by its shapes.
    return frozenset({f"said {seen.casefold()}", f"drawn {seen.translate(DRAWN_ALIKE).casefold()}"})


def alike(one: str, other: str) -> bool:
    """Whether two names look alike."""
    return not looks(one).isdisjoint(looks(other))


def told_apart(names: Iterable[str]) -> list[str]:
    """The same names, with numbers for those that look like earlier ones."""
    taken, found = set[str](), list[str]()
    for name in names:
        ways = (name if number == 1 else f"{name} ({number})" for number in count(1))
        told = next(way for way in ways if taken.isdisjoint(looks(way)))
        taken |= looks(told)
        found.append(told)
    return found


def bare(told: str) -> str:
    """A name without its number."""
    return NUMBERED.sub("", told)


def has_namesake(place: int, names: Sequence[str]) -> bool:
    """Whether somebody else has the same name, apart from the number."""
    own = bare(names[place])
    return any(alike(own, bare(name)) for other, name in enumerate(names) if other != place)
