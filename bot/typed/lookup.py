"""A search for things by typed text: capitals, umlauts and accents do not matter, small slips are forgiven.

Law: however much is typed, a search is quick: text longer than any name is none, and is not examined.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from rapidfuzz.distance import OSA

from bot.language.phrases import Either
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text
from renderers.surface import letters

Thing = TypeVar("Thing")

PER_SLIP = 3
"""One slip is forgiven per this many letters after the first, and within a word of this length: a letter too many,
missing or wrong, or two exchanged.
"""
MOST_NEAR = 3
LONGEST = 100
"""No name is longer: only this many typed characters are examined."""

APOSTROPHES = re.compile("['’‘`´]")
_SPELLED_OUT = (("ae", "a"), ("oe", "o"), ("ue", "u"))


def folded(word: str) -> str:
    """A word reduced to what matters: ``Münze``, ``Muenze`` and ``MUNZE`` are one; so are blanks and ``_``, words with
    and without their apostrophes, and decorative letters and the plain ones.
    """
    spelled_plainly = "".join(map(letters.meant, APOSTROPHES.sub("", word)))
    spelled_out = unicodedata.normalize("NFKD", spelled_plainly.casefold())
    kept = "".join(letter if letter.isalnum() else " " for letter in spelled_out if not unicodedata.combining(letter))
    for spelled, short in _SPELLED_OUT:
        kept = kept.replace(spelled, short)
    return " ".join(kept.split())


class NamedThing(msgspec.Struct, Generic[Thing], frozen=True):
    """A thing with its shown name and all names under which it is found."""

    thing: Thing
    name: str
    keys: tuple[str, ...]


def named(thing: Thing, name: str, *others: str) -> "NamedThing[Thing]":
    """A thing under its name and others (in another language, its stable name)."""
    return NamedThing(thing, name, tuple(dict.fromkeys(folded(each) for each in (name, *others))))


def matching(things: "Sequence[NamedThing[Thing]]", typed: str) -> "list[NamedThing[Thing]]":
    """The things to offer for the text typed so far, best first; all by name if nothing was typed."""
    wanted = _wanted(typed)
    if not wanted:
        return sorted(things, key=lambda each: folded(each.name))
    ranked = [
        (_rank(each.keys, wanted), _rank([folded(each.name)], wanted), folded(each.name), each) for each in things
    ]
    found = [each for rank, *_, each in sorted(ranked, key=lambda entry: entry[:3]) if rank < len(_RANKS)]
    return found or near(things, typed)


def called(typed: str) -> "Callable[[NamedThing[Any]], bool]":
    """Whether this is a name of a thing."""
    wanted = _wanted(typed)
    return lambda thing: wanted in thing.keys


def exactly(things: "Sequence[NamedThing[Thing]]", typed: str) -> "NamedThing[Thing] | None":
    """The thing of this name, or the only one whose name begins like this; None if unclear."""
    wanted = _wanted(typed)
    for each in things:
        if wanted in each.keys:
            return each
    begun = [each for each in things if wanted and any(key.startswith(wanted) for key in each.keys)]
    return begun[0] if len(begun) == 1 else None


def meant(things: "Sequence[NamedThing[Thing]]", typed: str, unclear: str, unknown: str) -> Thing:
    """The thing of this name. Raises Refused, with what may have been meant, or that it is unknown (two messages)."""
    if found := exactly(things, typed):
        return found.thing
    close = Either(Text("command-found", name=each.name) for each in near(things, typed))
    raise Refused(Text(unclear, typed=typed, near=close) if close else Text(unknown, typed=typed))


def near(things: "Sequence[NamedThing[Thing]]", typed: str) -> "list[NamedThing[Thing]]":
    """The things possibly meant: those with this word in their names, and those that differ by few slips, fewest first.
    A name that only ends alike is something else.
    """
    wanted = _wanted(typed)
    if not wanted:
        return []
    most, word = (len(wanted) - 1) // PER_SLIP or len(wanted) // PER_SLIP, f" {wanted} "
    slips = [
        (min(0 if word in f" {key} " else OSA.distance(key, wanted, score_cutoff=most) for key in each.keys), each)
        for each in things
    ]
    close = sorted((entry for entry in slips if entry[0] <= most), key=lambda entry: entry[0])
    return [each for _, each in close[:MOST_NEAR]]


def _wanted(typed: str) -> str:
    return folded(typed[:LONGEST])[:LONGEST]


_RANKS: tuple[Callable[[str, str], bool], ...] = (
    lambda key, wanted: key == wanted,
    lambda key, wanted: key.startswith(wanted),
    lambda key, wanted: f" {wanted}" in key,
    lambda key, wanted: wanted in key,
)


def _rank(keys: Iterable[str], wanted: str) -> int:
    hits = (place for place, fits in enumerate(_RANKS) if any(fits(key, wanted) for key in keys))
    return next(hits, len(_RANKS))
