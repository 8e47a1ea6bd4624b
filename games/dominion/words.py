"""Cards in words: the Texts that name them."""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache

from games.kernel.engine.text import Text


@cache
def title(card: str) -> Text:
    """The name of a card: ``card-*``."""
    return Text(f"card-{card.replace('_', '-')}")


@cache
def card_text(card: str) -> Text:
    """A card's text in our own words: ``card-*-text``."""
    return Text(f"card-{card.replace('_', '-')}-text")


@cache
def short_text(card: str) -> Text:
    """A card's text on one line of a select: ``card-*-short``."""
    return Text(f"card-{card.replace('_', '-')}-short")


@cache
def gist(card: str) -> Text:
    """The two words on a card's picture that its signs leave unsaid: ``card-*-gist``; not every card has them."""
    return Text(f"card-{card.replace('_', '-')}-gist")


def kind_title(kind: str) -> Text:
    """The name of a kind of cards: ``kind-*``."""
    return Text(f"kind-{kind}")


def box_title(box: str) -> Text:
    """The name of a box, or of all boxes: ``set-*``."""
    return Text(f"set-{box}")


@cache
def one(card: str) -> Text:
    """A card in a sentence: with an article in languages that need one. Cards have their English names here."""
    return Text("an-card" if card[0] in "aeiou" else "a-card", card=title(card))


def cards_in_words(cards: Iterable[str], alone: Callable[[str], Text] = title) -> tuple[Text, ...]:
    """The cards, equal ones counted, in order of first appearance; `alone` words a card that is there once."""
    return tuple(
        alone(card) if count == 1 else Text("card-times", card=title(card), count=count)
        for card, count in Counter(cards).items()
    )


def some(cards: Iterable[str]) -> tuple[Text, ...]:
    """The cards in a sentence, as `cards_in_words`."""
    return cards_in_words(cards, one)
