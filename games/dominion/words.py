"""Cards in words: the Texts that name them."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from games.kernel.text import Text


@cache
def title(card: str) -> Text:
    """The name of a card."""
    return Text(f"card-{card.replace('_', '-')}")


@cache
def card_text(card: str) -> Text:
    """What a card does, in our own words."""
    return Text(f"card-{card.replace('_', '-')}-text")


def cards_in_words(cards: Iterable[str]) -> tuple[Text, ...]:
    """The cards, equal ones counted, in the order of their first."""
    return tuple(
        title(card) if count == 1 else Text("card-times", card=title(card), count=count)
        for card, count in Counter(cards).items()
    )
