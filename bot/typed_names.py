"""Reads names that people type, one a line or with commas: in any language, with small slips; and writes them back."""

import re
from collections.abc import Iterable, Sequence

import msgspec

from bot.commands import lookup
from bot.commands.catalogue import Item, Library
from bot.phrases import Language
from games.kernel.text import Text

BETWEEN = re.compile(r"[\n,;]+")
BEFORE = re.compile(r"^\s*(?:\d+\s*[.)×x]\s*|[-*•·]\s*)")
"""What people put before the entries of a list."""


class Understood(msgspec.Struct, frozen=True):
    """The stable names that were typed, with the best guess where it is not clear; `unclear` says what was not."""

    names: tuple[str, ...]
    unclear: tuple[Text, ...]


class Names:
    """The names of one game's things in the language of whoever types."""

    def __init__(self, library: Library, language: Language, game: str) -> None:
        self._things = [each for each in library.things(language) if each.thing.game == game]

    def understood(self, typed: str) -> Understood:
        """What was typed."""
        words = [BEFORE.sub("", word).strip() for word in BETWEEN.split(typed)]
        read = [(word, self._read(word)) for word in words if word]
        names = tuple(found[0].thing.entry.name for _, found in read if found)
        return Understood(names, tuple(self._doubt(word, found) for word, found in read if self._unclear(word)))

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

    def _read(self, word: str) -> "Sequence[lookup.Named[Item]]":
        found = lookup.exactly(self._things, word)
        return [found] if found else lookup.near(self._things, word)[:1]

    def _unclear(self, word: str) -> bool:
        return lookup.exactly(self._things, word) is None

    @staticmethod
    def _doubt(word: str, near: "Sequence[lookup.Named[Item]]") -> Text:
        if not near:
            return Text("name-unknown", typed=word)
        return Text("name-unclear", typed=word, near=near[0].name)
