"""What may be looked up: facts and text of each card."""

from collections.abc import Iterable

from games.dominion.card import Card
from games.dominion.rulings import rulings_about
from games.dominion.words import card_text, title
from games.kernel.game import Entry
from games.kernel.text import Text


def reference(cards: Iterable[Card]) -> tuple[Entry, ...]:
    """One entry per card, in the order of the sets."""
    return tuple(
        Entry(card.name, title(card.name), _facts(card), card_text(card.name), rulings_about(card.name))
        for card in cards
    )


def _facts(card: Card) -> Text:
    kinds = tuple(Text(f"kind-{kind}") for kind in card.kinds)
    return Text("card-facts", cost=card.cost, kinds=kinds, set=Text(f"set-{card.set_name}"))
