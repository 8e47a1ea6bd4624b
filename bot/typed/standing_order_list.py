"""A standing order that is a list of names, read from a person's text."""

from bot.language.phrases import Speaker
from bot.messages.words import standing_order_words
from bot.tables.terms.actors import Refused
from bot.typed.catalogue import Catalogue
from bot.typed.names import BETWEEN, ThingNames
from games.kernel.contract.game import Game
from games.kernel.engine.standing_orders import Order, Standing, ranked
from games.kernel.engine.text import Text


def typed_order(catalogue: Catalogue, say: Speaker, game: Game, standing: Standing, typed: str) -> Order:
    """The order for a typed list. Raises Refused with what is unclear, or if no list can be given."""
    prefix = standing.listed
    if prefix is None:
        raise Refused(Text("order-no-list"))
    known = standing_order_words.titles(game)
    words = [word.strip() for word in BETWEEN.split(typed) if word.strip()]
    named = [prefix + word if prefix + word in known else word for word in words]
    read = ThingNames(catalogue, say.language, game.name, prefix).understood(", ".join(named))
    if read.unclear:
        anything = ThingNames(catalogue, say.language, game.name)
        unknown = (_not_listed(anything, game, word) for word in read.unknown)
        raise Refused(*read.guessed, *unknown, *read.rest)
    if not read.names:
        raise Refused(Text("order-no-list"))
    return ranked(tuple(name.removeprefix(prefix) for name in read.names), declines=standing.declines)


def _not_listed(anything: ThingNames, game: Game, word: str) -> Text:
    """That a word names something that no list takes, or nothing at all."""
    read = anything.understood(word)
    if read.names and not read.unclear:
        return Text("order-not-for-list", name=standing_order_words.thing(game, read.names[0]))
    return Text("name-unknown", typed=word)
