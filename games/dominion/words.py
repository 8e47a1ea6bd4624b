"""Cards in words: the Texts that name them."""

from collections import Counter
from collections.abc import Iterable
from functools import cache

from games.kernel.engine.text import Text


@cache
def title(card: str) -> Text:
    """The name of a card: ``card-*``."""
    return Text(f"card-{card.replace('_', '-')}")


@cache
def card_text(card: str) -> Text:
    """What a card does, in our own words: ``card-*-text``."""
    return Text(f"card-{card.replace('_', '-')}-text")


@cache
def short_text(card: str) -> Text:
    """What a card does, on one line of a select: ``card-*-short``."""
    return Text(f"card-{card.replace('_', '-')}-short")


def kind_title(kind: str) -> Text:
    """What a kind of cards is called: ``kind-*``."""
    return Text(f"kind-{kind}")


def box_title(box: str) -> Text:
    """What a box of cards is called, or those of all: ``set-*``."""
    return Text(f"set-{box}")


@cache
def one(card: str) -> Text:
    """A card in a sentence: with the article in languages that want one. Cards are named here as in English."""
    return Text("an-card" if card[0] in "aeiou" else "a-card", card=title(card))


def some(cards: Iterable[str]) -> tuple[Text, ...]:
    """The cards in a sentence, equal ones counted, in the order of their first."""
    return tuple(
        one(card) if count == 1 else Text("card-times", card=title(card), count=count)
        for card, count in Counter(cards).items()
    )


def cards_in_words(cards: Iterable[str]) -> tuple[Text, ...]:
    """The cards, equal ones counted, in the order of their first."""
    return tuple(
        title(card) if count == 1 else Text("card-times", card=title(card), count=count)
        for card, count in Counter(cards).items()
    )
