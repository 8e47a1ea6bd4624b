"""Everything that can be looked up, in the person's language: the games, the things of their references, and the
questions that standing orders may answer.
"""

from collections.abc import Mapping

import msgspec

from bot.language.phrases import LANGUAGES, Language, Phrasebook, beginning
from bot.typed.lookup import NamedThing, named
from bot.typed.zones import countries, zones
from games.kernel.contract.book import Entry
from games.kernel.contract.game import Game
from games.kernel.engine.standing_orders import Standing
from games.kernel.engine.text import Text, game_title


class Item(msgspec.Struct, frozen=True):
    """One thing of a game's reference."""

    game: str
    entry: Entry

    @property
    def value(self) -> str:
        """Its stable name among all games."""
        return f"{self.game}:{self.entry.name}"


class Question(msgspec.Struct, frozen=True):
    """A question of a game that standing orders may answer."""

    game: Game
    standing: Standing

    @property
    def value(self) -> str:
        """Its stable name among all games."""
        return f"{self.game.name}:{self.standing.name}"

    @property
    def title(self) -> Text:
        """Its title among the questions of all games."""
        return Text("command-orders-of", game=game_title(self.game.name), what=Text(self.standing.title))


class Catalogue:
    """Games, their things and questions by people's names for them; names of all languages are found."""

    def __init__(self, games: Mapping[str, Game], phrasebook: Phrasebook) -> None:
        self._games = games
        self._phrasebook = phrasebook
        self._things: dict[Language, list[NamedThing[Item]]] = {}
        self._questions: dict[Language, list[NamedThing[Question]]] = {}

    def prepare(self) -> None:
        """Read every name now; works in any thread."""
        for language in LANGUAGES:
            self.things(language)
            self.questions(language)
        zones()
        countries()

    def games(self, language: Language) -> "list[NamedThing[Game]]":
        """The games by their titles."""
        return [
            named(game, *self._titles(game_title(game.name), game.name, language), game.name)
            for game in self._games.values()
        ]

    def things(self, language: Language) -> "list[NamedThing[Item]]":
        """The things of all games by their titles."""
        if language not in self._things:
            self._things[language] = [
                self._thing(Item(game.name, entry), language)
                for game in self._games.values()
                for entry in game.book.entries
            ]
        return self._things[language]

    def questions(self, language: Language) -> "list[NamedThing[Question]]":
        """The questions for orders in any game, by title."""
        if language not in self._questions:
            self._questions[language] = [
                self._question(Question(game, standing), language)
                for game in self._games.values()
                for standing in game.standing
                if not standing.ahead
            ]
        return self._questions[language]

    def _thing(self, item: Item, language: Language) -> "NamedThing[Item]":
        entry, also = item.entry, list[str]()
        for other in self._titles(entry.also, item.game, language) if entry.also else ():
            also += other.split(", ")
        title, *others = self._titles(entry.title, item.game, language)
        return named(item, beginning(title), *others, *also, entry.name)

    def _question(self, question: Question, language: Language) -> "NamedThing[Question]":
        title = self._phrasebook.speaker(language, game=question.game.name).plain(question.title)
        return named(question, title, question.value)

    def _titles(self, title: Text, game: str, language: Language) -> list[str]:
        """The title in this language, then in the others."""
        spoken = sorted(LANGUAGES, key=lambda each: each != language)
        return [self._phrasebook.speaker(each, game=game).plain(title) for each in spoken]
