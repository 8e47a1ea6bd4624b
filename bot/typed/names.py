"""Reads names that people type, one a line or with commas: in any language, with small slips; and writes them back.

Law: however much is typed, reading it takes no long time.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from functools import cache, partial

import msgspec

from bot.labels import cut
from bot.phrases import Language
from bot.typed import lookup
from bot.typed.catalogue import Catalogue, Item
from games.kernel.text import Text

BETWEEN = re.compile(r"[\n,;]+")
BEFORE = re.compile(r"^\s*(?:\d+\s*[.)×x]\s*|[-*•·]\s+)")
"""What people put before the entries of a list."""
MOST_DOUBTS = 10
"""So many slips are asked about at once."""
SHORTEST = 3
"""A name that is shortened keeps so many letters at least."""


class Understood(msgspec.Struct, frozen=True):
    """The stable names that were typed, with the best guess where it is not clear; `unclear` says what was not, and
    `twice` what stands there more than once.
    """

    names: tuple[str, ...]
    unclear: tuple[Text, ...]
    twice: tuple[Text, ...] = ()


class Names:
    """The names of one game's things in the language of whoever types."""

    def __init__(self, catalogue: Catalogue, language: Language, game: str) -> None:
        found = (each for each in catalogue.things(language) if each.thing.game == game)
        self._things = [each for each in found if not each.thing.entry.term]

    def understood(self, typed: str) -> Understood:
        """What was typed."""
        names: list[str] = []
        unclear: list[Text] = []
        exactly = cache(partial(lookup.exactly, self._things))
        twice: dict[str, Text] = {}
        for word in filter(None, _words(typed)):
            found = exactly(word)
            if found is None and len(unclear) < MOST_DOUBTS:
                found = next(iter(lookup.near(self._things, word)), None)
                unclear.append(_doubt(word, found))
            if found is not None:
                if found.thing.entry.name in names:
                    twice[found.name] = Text("name-twice", name=found.name)
                names.append(found.thing.entry.name)
        return Understood(tuple(names), tuple(unclear), tuple(twice.values()))

    def completed(self, typed: str, room: int, among: Collection[str]) -> list[str]:
        """What the list may become with its last name completed by one of `among` (stable names), best first: what
        stands before the last comma is kept, and not offered again. Each has at most `room` characters: names before
        are shortened where it must be, and what is too long even then is left out.
        """
        *before, last = _words(typed)
        kept = [word for word in before if word]
        if len(last) > room or 2 * len(kept) > room:
            return []
        taken = [lookup.exactly(self._things, word) for word in kept]
        open_ = [each for each in self._things if each.thing.entry.name in among and each not in taken]
        found = lookup.matching(open_, last)
        tight = [self._shortened(word) for word in kept]
        lists = (_within(room, kept, tight, each.name) for each in found)
        return [each for each in lists if each is not None]

    def _shortened(self, word: str) -> str:
        """The shortest beginning of the name that is read as this word is; the word itself where that is not clear."""
        meant = lookup.exactly(self._things, word)
        if meant is None:
            return word
        begun = (meant.name[:end].strip() for end in range(SHORTEST, len(meant.name)))
        return min(next((each for each in begun if lookup.exactly(self._things, each) is meant), word), word, key=len)

    def written(self, names: Iterable[str]) -> list[str]:
        """Stable names as a person would type them."""
        titles = {each.thing.entry.name: each.name for each in self._things}
        return [titles[name] for name in names if name in titles]

    def places(self, names: Iterable[str]) -> list[int]:
        """Where these names stand in the reference."""
        known = {each.thing.entry.name: place for place, each in enumerate(self._things)}
        return [known[name] for name in names if name in known]

    def at(self, places: Iterable[int]) -> list[str]:
        """The names that stand there."""
        return [self._things[place].thing.entry.name for place in places if place < len(self._things)]


def _words(typed: str) -> list[str]:
    """The entries of a list, empty ones too; at least one."""
    return [BEFORE.sub("", word).strip() for word in BETWEEN.split(typed)]


def _within(room: int, kept: Sequence[str], tight: Sequence[str], last: str) -> str | None:
    """The list with its last name in full, and of those before the first ones as short as the room asks for."""
    spelled = ", ".join([*kept, last])
    closer = (",".join([*tight[:count], *kept[count:], last]) for count in range(len(kept) + 1))
    return next((each for each in (spelled, *closer) if len(each) <= room), None)


def _doubt(word: str, near: "lookup.Named[Item] | None") -> Text:
    typed = cut(word, lookup.LONGEST)
    return Text("name-unclear", typed=typed, near=near.name) if near else Text("name-unknown", typed=typed)
