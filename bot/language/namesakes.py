"""Namesakes: of people who are called alike, the later ones are numbered: "Alex", "Alex (2)".

Laws: no two names that are told apart read alike, not by letters for show, capitals, or what nobody sees; whoever is
called like nobody else keeps the name to the letter.
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
"""Letters and digits that most typefaces draw like others."""
OVERLAYS = {1, 202, *range(214, 241)}
"""Where marks stand that can be piled up on any letter; marks without which a word is another one stand elsewhere."""
VARIANTS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Nothing is seen of them."""


@lru_cache(maxsize=4096)
def looks(name: str) -> frozenset[str]:
    """How a name is read; two that share one of these read alike. Nothing, where nothing is seen."""
    if not shows(name):
        return frozenset()
    spelled = unicodedata.normalize("NFC", "".join(map(meant, VARIANTS.sub("", plain(name)))))
    bare = "".join(letter for letter in spelled if unicodedata.combining(letter) not in OVERLAYS)
    seen = " ".join(unicodedata.normalize("NFC", bare).split())
    # Two ways of being mistaken: by whoever does not mind capitals, and by whoever goes by shapes.
    return frozenset({f"said {seen.casefold()}", f"drawn {seen.translate(DRAWN_ALIKE).casefold()}"})


def alike(one: str, other: str) -> bool:
    """Whether two names read alike."""
    return not looks(one).isdisjoint(looks(other))


def told_apart(names: Iterable[str]) -> list[str]:
    """The same names, those numbered that read like an earlier one."""
    taken, found = set[str](), list[str]()
    for name in names:
        ways = (name if number == 1 else f"{name} ({number})" for number in count(1))
        told = next(way for way in ways if taken.isdisjoint(looks(way)))
        taken |= looks(told)
        found.append(told)
    return found


def bare(told: str) -> str:
    """A name without the number that tells it apart."""
    return NUMBERED.sub("", told)


def called(typed: str, names: Sequence[str]) -> list[int]:
    """The places of those who may be meant by what was typed: of several namesakes by their bare name all."""
    number = NUMBERED.search(plain(typed))
    those = [place for place, name in enumerate(names) if alike(typed, name)]
    if number is not None and those:
        return those
    return [place for place, name in enumerate(names) if place in those or alike(typed, bare(name))]


def has_namesake(place: int, names: Sequence[str]) -> bool:
    """Whether somebody else is called like this one, but for the number."""
    own = bare(names[place])
    return any(alike(own, bare(name)) for other, name in enumerate(names) if other != place)
