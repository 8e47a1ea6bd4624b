"""The reference: facts and text of each card, and the words that cards and rules use."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.dominion.card import Card
from games.dominion.kingdom.rulings import rulings_about
from games.dominion.words import box_title, card_text, kind_title, title
from games.kernel.contract.book import Entry, term
from games.kernel.engine.text import Text

ALIKE = {
    "discard_pile": "term-discard-text",
    "trash_pile": "term-trash-text",
    "discarding": "term-discard-text",
    "gaining": "term-gain-text",
    "trashing": "term-trash-text",
}
"""Words with the same text as another."""
TERMS = (
    "action", "buy", "gaining", "discarding", "discard_pile", "draw_pile", "trashing", "trash_pile", "attack",
    "reaction", "game_end", "turn", "clean_up", "supply", "kingdom", "treasure", "victory", "cost", "hand",
    "drawing", "revealing", "looking", "setting_aside", "passing", "in_play", "bane", "prize", "token",
    "trade_token", "forbidden", "pace",
)  # fmt: skip
"""The words of the rules."""
ALSO = {"curse": Text("card-curse-also")}
"""Other names of cards."""


def reference(cards: Iterable[Card]) -> tuple[Entry, ...]:
    """One entry per card, in the order of the sets; then the words."""
    return (*map(_card, cards), *map(_term, TERMS))


def _card(card: Card) -> Entry:
    return Entry(
        card.name, title(card.name), _facts(card), card_text(card.name), rulings_about(card.name), ALSO.get(card.name)
    )


def _term(name: str) -> Entry:
    found = term(name)
    return replace(found, text=Text(ALIKE[name])) if name in ALIKE else found


def _facts(card: Card) -> Text:
    kinds = tuple(kind_title(kind) for kind in card.kinds)
    return Text("card-facts", cost=card.cost, kinds=kinds, set=box_title(card.set_name))
