"""What may be looked up: facts and text of each card, and the words that cards and rules use."""

from collections.abc import Iterable

from games.dominion.card import Card
from games.dominion.rulings import rulings_about
from games.dominion.words import card_text, title
from games.kernel.game import Entry
from games.kernel.text import Text

TERMS = {
    "action": "action",
    "buy": "buy",
    "gaining": "gain",
    "discarding": "discard",
    "discard_pile": "discard",
    "draw_pile": "draw-pile",
    "trashing": "trash",
    "trash_pile": "trash",
    "attack": "attack",
    "reaction": "reaction",
    "game_end": "game-end",
}
"""The words, each with what explains it."""


def reference(cards: Iterable[Card]) -> tuple[Entry, ...]:
    """One entry per card, in the order of the sets; then the words."""
    return (*map(_card, cards), *map(_term, TERMS))


def _card(card: Card) -> Entry:
    return Entry(card.name, title(card.name), _facts(card), card_text(card.name), rulings_about(card.name))


def _term(name: str) -> Entry:
    words = Text(f"term-{name.replace('_', '-')}")
    return Entry(f"term_{name}", words, Text("term-facts"), Text(f"term-{TERMS[name]}-text"), term=True)


def _facts(card: Card) -> Text:
    kinds = tuple(Text(f"kind-{kind}") for kind in card.kinds)
    return Text("card-facts", cost=card.cost, kinds=kinds, set=Text(f"set-{card.set_name}"))
