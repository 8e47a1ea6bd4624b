"""Typed names, one a line or with commas: read in any language, with small slips; and written back.

Law: however much is typed, reading it is quick.
"""

import re
from collections.abc import Collection, Iterable, Sequence
from functools import cache

import msgspec

from bot.language.phrases import Language, cut
from bot.typed import lookup
from bot.typed.catalogue import Catalogue, Item
from games.kernel.engine.text import Text

BETWEEN = re.compile(r"[\n,;]+")
BEFORE = re.compile(r"^\s*(?:\d+\s*[.)×x]\s*|[-*•·]\s+)")
"""Marks that people put before the entries of a list."""
BEHIND = re.compile(r"\s*(?:[(\[{][^()\[\]{}]*[)\]}]|[-–—:=·]?\s*\$?\d+\s*[^\W\d]*)\s*$")
"""Additions that people put after them: a price, or anything in brackets."""
MOST_DOUBTS = 10
"""How many slips are asked about at once; of the others only the number is given."""
SHORTEST = 3
"""A shortened name keeps at least this many letters."""


class Understood(msgspec.Struct, frozen=True):
    """The stable names of the typed entries, with the best guess for unclear ones: `guessed` lists those guesses.
    Entries that match no name are `unknown`; `beyond`: how many more entries are unclear.
    """

    names: tuple[str, ...]
    guessed: tuple[Text, ...] = ()
    unknown: tuple[str, ...] = ()
    beyond: int = 0

    @property
    def entries(self) -> tuple[str, ...]:
        """All entries, for judging them as a whole: unknown ones as typed."""
        return (*self.names, *self.unknown)

    @property
    def unclear(self) -> tuple[Text, ...]:
        """All that must be asked about."""
        return (*self.guessed, *(Text("name-unknown", typed=word) for word in self.unknown), *self.rest)

    @property
    def rest(self) -> tuple[Text, ...]:
        """A note that more entries are unclear, if any."""
        return (Text("names-beyond", count=self.beyond),) if self.beyond else ()


class ThingNames:
    """The names of one game's things whose stable names begin with `prefix`, in the language of the person
    who types.
    """

    def __init__(self, catalogue: Catalogue, language: Language, game: str, prefix: str = "") -> None:
        found = (each for each in catalogue.things(language) if each.thing.game == game and not each.thing.entry.term)
        self._things = [each for each in found if each.thing.entry.name.startswith(prefix)]

    def understood(self, typed: str) -> Understood:
        """Read what was typed."""
        return self.read(typed)[0]

    def read(self, typed: str) -> tuple[Understood, list[str]]:
        """Read what was typed; and all entries as they were typed, but with the guesses for unclear ones."""
        names, guessed, unknown = list[str](), list[Text](), list[str]()
        meant, beyond, words = cache(self._meant), 0, [word for word in _words(typed) if word]
        kept = list(words)
        for place, word in enumerate(words):
            found, shown = meant(word), cut(word, lookup.LONGEST)
            if found is None and len(guessed) + len(unknown) == MOST_DOUBTS:
                beyond += 1
            elif found is None:
                if (found := next(iter(lookup.near(self._things, _bare(word))), None)) is None:
                    unknown.append(shown)
                else:
                    guessed.append(Text("name-unclear", typed=shown, near=found.name))
                    kept[place] = found.name
            if found is not None:
                names.append(found.thing.entry.name)
        return Understood(tuple(names), tuple(guessed), tuple(unknown), beyond), kept

    def _meant(self, word: str) -> "lookup.NamedThing[Item] | None":
        """The thing of this name, with or without the addition after it."""
        return lookup.exactly(self._things, word) or lookup.exactly(self._things, _bare(word))

    def completed(self, typed: str, room: int, among: Collection[str]) -> list[str]:
        """The possible lists with their last name completed by one of `among` (stable names), best first: names before
        the last comma are kept, and not offered again. Each has at most `room` characters: earlier names are shortened
        if necessary, and lists that are still too long are left out.
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
        """The shortest beginning of a name that is read like this word; the word itself if that is unclear."""
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
        """The places of these names in the reference."""
        known = {each.thing.entry.name: place for place, each in enumerate(self._things)}
        return [known[name] for name in names if name in known]

    def at(self, places: Iterable[int]) -> list[str]:
        """The names at these places."""
        return [self._things[place].thing.entry.name for place in places if place < len(self._things)]


def _words(typed: str) -> list[str]:
    """The entries of a list, empty ones too; at least one."""
    return [BEFORE.sub("", word).strip() for word in BETWEEN.split(typed)]


def _bare(word: str) -> str:
    """An entry without a price, or any other addition in brackets, after it."""
    return BEHIND.sub("", word[: lookup.LONGEST])


def _within(room: int, kept: Sequence[str], tight: Sequence[str], last: str) -> str | None:
    """The list with its last name in full; as many of the first names shortened as the room requires."""
    spelled = ", ".join([*kept, last])
    closer = (",".join([*tight[:count], *kept[count:], last]) for count in range(len(kept) + 1))
    return next((each for each in (spelled, *closer) if len(each) <= room), None)
