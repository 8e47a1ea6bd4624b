"""All that can be looked up, in the language of whoever looks: the games and the things of their references."""

from collections.abc import Mapping

import msgspec

from bot.phrases import LANGUAGES, Language, Phrasebook, Speaker
from bot.typed.lookup import Named, named
from games.kernel.game import Entry, Game
from games.kernel.text import Text


class Item(msgspec.Struct, frozen=True):
    """One thing of a game's reference."""

    game: str
    entry: Entry

    @property
    def value(self) -> str:
        """Its stable name among all games."""
        return f"{self.game}:{self.entry.name}"


class Catalogue:
    """Games and things by the names people give them; found under the names in all languages."""

    def __init__(self, games: Mapping[str, Game], phrasebook: Phrasebook) -> None:
        self._games = games
        self._phrasebook = phrasebook
        self._things: dict[Language, list[Named[Item]]] = {}

    def games(self, language: Language) -> "list[Named[Game]]":
        """The games by their titles."""
        return [
            named(game, *self._titles(Text(f"game-{game.name}"), game.name, language), game.name)
            for game in self._games.values()
        ]

    def things(self, language: Language) -> "list[Named[Item]]":
        """The things of all games by their titles."""
        if language not in self._things:
            self._things[language] = [
                self._thing(Item(game.name, entry), language)
                for game in self._games.values()
                for entry in game.reference()
            ]
        return self._things[language]

    def speaker(self, language: Language, game: str) -> Speaker:
        """Speaks of one game's things in a message."""
        return self._phrasebook.speaker(language, game=game)

    def _thing(self, item: Item, language: Language) -> "Named[Item]":
        return named(item, *self._titles(item.entry.title, item.game, language), item.entry.name)

    def _titles(self, title: Text, game: str, language: Language) -> list[str]:
        """The title in this language, then in the others."""
        spoken = sorted(LANGUAGES, key=lambda each: each != language)
        return [self._phrasebook.speaker(each, markdown=False, game=game)(title) for each in spoken]
