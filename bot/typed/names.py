"""Reads names that people type, one a line or with commas: in any language, with small slips; and writes them back.

Law: however much is typed, reading it takes no long time.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from functools import cache

import msgspec

from bot.language.labels import cut
from bot.language.phrases import Language
from bot.typed import lookup
from bot.typed.catalogue import Catalogue, Item
from games.kernel.engine.text import Text

BETWEEN = re.compile(r"[\n,;]+")
BEFORE = re.compile(r"^\s*(?:\d+\s*[.)×x]\s*|[-*•·]\s+)")
"""What people put before the entries of a list."""
BEHIND = re.compile(r"\s*(?:[(\[{][^()\[\]{}]*[)\]}]|[-–—:=·]?\s*\$?\d+\s*[^\W\d]*)\s*$")
"""What people put behind them: a price, or anything in brackets."""
MOST_DOUBTS = 10
"""So many slips are asked about at once; of the others it is said how many they are."""
SHORTEST = 3
"""A name that is shortened keeps so many letters at least."""


class Understood(msgspec.Struct, frozen=True):
    """The stable names that were typed, with the best guess where it is not clear: `guessed` says what was. What
    nothing is called like is `unknown`; `beyond`: how many more entries are not clear.
    """

    names: tuple[str, ...]
    guessed: tuple[Text, ...] = ()
    unknown: tuple[str, ...] = ()
    beyond: int = 0

    @property
    def entries(self) -> tuple[str, ...]:
        """All that was typed, for who judges it as a whole: what is unknown as it stands."""
        return (*self.names, *self.unknown)

    @property
    def unclear(self) -> tuple[Text, ...]:
        """All that must be asked about."""
        return (*self.guessed, *(Text("name-unknown", typed=word) for word in self.unknown), *self.rest)

    @property
    def rest(self) -> tuple[Text, ...]:
        """That there is more that is not clear, if there is."""
        return (Text("names-beyond", count=self.beyond),) if self.beyond else ()


class ThingNames:
    """The names of one game's things whose stable names begin with `prefix`, in the language of whoever types."""

    def __init__(self, catalogue: Catalogue, language: Language, game: str, prefix: str = "") -> None:
        found = (each for each in catalogue.things(language) if each.thing.game == game and not each.thing.entry.term)
        self._things = [each for each in found if each.thing.entry.name.startswith(prefix)]

    def understood(self, typed: str) -> Understood:
        """What was typed."""
        names, guessed, unknown = list[str](), list[Text](), list[str]()
        meant, beyond = cache(self._meant), 0
        for word in filter(None, _words(typed)):
            found, shown = meant(word), cut(word, lookup.LONGEST)
            if found is None and len(guessed) + len(unknown) == MOST_DOUBTS:
                beyond += 1
            elif found is None:
                if (found := next(iter(lookup.near(self._things, _bare(word))), None)) is None:
                    unknown.append(shown)
                else:
                    guessed.append(Text("name-unclear", typed=shown, near=found.name))
            if found is not None:
                names.append(found.thing.entry.name)
        return Understood(tuple(names), tuple(guessed), tuple(unknown), beyond)

    def _meant(self, word: str) -> "lookup.NamedThing[Item] | None":
        """The thing that is called so, or so without what stands behind it."""
        return lookup.exactly(self._things, word) or lookup.exactly(self._things, _bare(word))

    def completed(self, typed: str, room: int, among: Collection[str]) -> list[str]:
        """What the list may become with its last name completed by one of `among` (stable names), best first: what
        stands before the last comma is kept, and not offered again. Each has at most `room` characters: names before
        are shortened where it must be, and what is too long even then is left out.
        """
        *before, last = _words(typed)
        kept = [word for word in before if word]
        if len(last) > room or 2 * len(kept) > room:
            return []
        taken = [self._meant(word) for word in kept]
        open_ = [each for each in self._things if each.thing.entry.name in among and each not in taken]
        found = lookup.matching(open_, last)
        tight = [self._shortened(word) for word in kept]
        lists = (_within(room, kept, tight, each.name) for each in found)
        return [each for each in lists if each is not None]

    def _shortened(self, word: str) -> str:
        """The shortest beginning of the name that is read as this word is; the word itself where that is not clear."""
        meant = self._meant(word)
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


def _bare(word: str) -> str:
    """An entry without a price, or anything else in brackets, behind it."""
    return BEHIND.sub("", word[: lookup.LONGEST])


def _within(room: int, kept: Sequence[str], tight: Sequence[str], last: str) -> str | None:
    """The list with its last name in full, and of those before the first ones as short as the room asks for."""
    spelled = ", ".join([*kept, last])
    closer = (",".join([*tight[:count], *kept[count:], last]) for count in range(len(kept) + 1))
    return next((each for each in (spelled, *closer) if len(each) <= room), None)
