"""The cards to look up: facts and text of each."""

from collections.abc import Iterable

from games.dominion.card import Card
from games.dominion.words import title
from games.kernel.game import Entry
from games.kernel.text import Text


def reference(cards: Iterable[Card]) -> tuple[Entry, ...]:
    """One entry per card, in the order of the sets."""
    return tuple(Entry(card.name, title(card.name), _facts(card), _text(card)) for card in cards)


def _facts(card: Card) -> Text:
    kinds = tuple(Text("kind-" + kind) for kind in card.kinds)
    return Text("card-facts", cost=card.cost, kinds=kinds, set=Text("set-" + card.set_name))


def _text(card: Card) -> Text:
    return Text("card-" + card.name.replace("_", "-") + "-text")
