"""The cards of the supply: ten named, recommended or drawn by lot, the bane, Platinum and Colony.

Law: the same seed and the same wishes draw the same kingdom.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from games.dominion.card import CARDS, PRIZE, Card
from games.dominion.kingdom.recommended import BOXES, Edition
from games.dominion.words import box_title, title
from games.kernel.contract.game import BadSetup
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.text import Text

BASIC_CARDS = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
WITH_COLONY = ("copper", "silver", "gold", "platinum", "estate", "duchy", "province", "colony", "curse")

TEN = 10
WITCH = "young_witch"
"""The card that brings an eleventh pile, the bane, which costs one of these:"""
BANE_COSTS = (2, 3)
COLONY_FROM = 4
"""From this number of its cards on, Prosperity's rulebook recommends Platinum and Colony."""

KingdomWish: TypeAlias = Literal["actions", "buys", "trashing", "peace", "spread"]
Colony: TypeAlias = Literal["advised", "yes", "no"]

TRASHING = (
    "bishop", "chapel", "expand", "forge", "loan", "masquerade", "mine", "moneylender", "remake", "remodel", "steward",
    "trade_route", "trading_post", "upgrade",
)  # fmt: skip
"""Cards that remove one's own cards other than themselves."""

Need: TypeAlias = Callable[[Card], bool]


def _costing(cost: int) -> Need:
    return lambda card: card.cost == cost


NEEDS: Mapping[KingdomWish, tuple[Need, ...]] = {
    "actions": (lambda card: card.actions >= 2,),
    "buys": (lambda card: card.buys >= 1,),
    "trashing": (lambda card: card.name in TRASHING,),
    "peace": (),
    "spread": tuple(_costing(cost) for cost in (2, 3, 4, 5)),
}
"""Each wish needs a card for each of these; peace means no attacks."""


class Kingdom(msgspec.Struct, frozen=True):
    """The piles beside the seven basic cards: kingdom piles sorted by cost and name, the bane among them."""

    cards: tuple[str, ...]
    bane: str | None = None
    colony: bool = False


def basic_cards(colony: bool) -> tuple[str, ...]:
    """The basic cards in the supply's order, with or without Platinum and Colony."""
    return WITH_COLONY if colony else BASIC_CARDS


def is_kingdom_card(name: str) -> bool:
    """Whether this card may be one of the ten."""
    return name not in WITH_COLONY and PRIZE not in CARDS[name].kinds


def cards_of(boxes: Iterable[str]) -> list[str]:
    """The kingdom cards of these boxes."""
    wanted = set(boxes)
    return [name for name, card in CARDS.items() if card.set_name in wanted and is_kingdom_card(name)]


def kingdom_cards(names: Sequence[str]) -> tuple[str, ...]:
    """The kingdom for a list of card names, sorted by cost and name. Raises BadSetup for other cards."""
    if faults := _faults(names):
        raise BadSetup(*faults)
    return in_rows(names)


def ten_cards(names: Sequence[str]) -> None:
    """Raise BadSetup for all faults of an own kingdom."""
    if faults := [*_faults(names), *_not_ten(names)]:
        raise BadSetup(*faults)


def _faults(names: Sequence[str]) -> list[Text]:
    """The faults: no kingdom card, or named more than once."""
    each = [fault for name in dict.fromkeys(names) if (fault := _fault(name)) is not None]
    return each + [Text("card-twice", card=title(name)) for name, count in Counter(names).items() if count > 1]


def _fault(name: str) -> Text | None:
    """Why this cannot be in a kingdom."""
    if name not in CARDS:
        return Text("unknown-card", card=name)
    if is_kingdom_card(name):
        return None
    return Text("prize-in-kingdom" if PRIZE in CARDS[name].kinds else "no-kingdom-card", card=title(name))


def in_rows(names: Iterable[str]) -> tuple[str, ...]:
    """Cards as they lie in the supply: by cost, then by name."""
    return tuple(sorted(names, key=lambda name: (CARDS[name].cost, name)))


def _not_ten(names: Sequence[str]) -> list[Text]:
    """The error for more or fewer than ten."""
    rest = TEN - len(names)
    return [Text("too-few-cards" if rest > 0 else "too-many-cards", count=len(names), rest=abs(rest))] if rest else []


# by lot


def drawn(boxes: Sequence[Edition], wishes: Sequence[KingdomWish], chance: Chance) -> tuple[str, ...]:
    """Ten kingdom cards of these boxes by lot, as wished. Raises BadSetup if these boxes cannot give that."""
    possible(boxes, wishes)
    lots = chance.shuffled(TABLE, pool(boxes, wishes))
    picked: list[str] = []
    for need in needs(wishes):
        if not any(need(CARDS[name]) for name in picked):
            picked.append(next(name for name in lots if need(CARDS[name])))
    rest = [name for name in lots if name not in picked]
    return in_rows([*picked, *rest[: TEN - len(picked)]])


def pool(boxes: Sequence[Edition], wishes: Sequence[KingdomWish]) -> list[str]:
    """The cards that may be drawn."""
    return [name for name in cards_of(boxes) if "peace" not in wishes or not CARDS[name].is_attack]


def needs(wishes: Sequence[KingdomWish]) -> list[Need]:
    """The wishes that need a card, in an order independent of theirs."""
    return [need for wish, needed in NEEDS.items() if wish in wishes for need in needed]


def wish_title(wish: KingdomWish) -> Text:
    """The title of a wish for a kingdom: ``option-wishes-*``."""
    return Text(f"option-wishes-{wish}")


def possible(boxes: Sequence[Edition], wishes: Sequence[KingdomWish]) -> None:
    """Raise BadSetup, with advice, if no kingdom of these boxes fulfils the wishes."""
    found = pool(boxes, wishes)
    where = tuple(box_title(box) for box in boxes)
    for wish in NEEDS:
        if wish in wishes and not all(any(need(CARDS[name]) for name in found) for need in NEEDS[wish]):
            raise BadSetup(Text("wish-not-possible", wish=wish_title(wish), boxes=where))
    if len(found) < TEN:
        raise BadSetup(Text("too-few-for-kingdom", boxes=where, count=len(found)) if where else Text("no-boxes"))


# what goes with the ten


def banes(cards: Sequence[str], boxes: Iterable[str]) -> tuple[str, ...]:
    """The possible banes: kingdom cards of these boxes costing 2 or 3 and not in the kingdom; if none, of any box."""
    found = [name for name in cards_of(boxes) if _may_be_bane(name, cards)]
    return in_rows(found or (name for name in cards_of(BOXES) if _may_be_bane(name, cards)))


def _may_be_bane(name: str, cards: Sequence[str]) -> bool:
    return CARDS[name].cost in BANE_COSTS and name not in cards


def with_bane(cards: tuple[str, ...], chosen: str | None, boxes: Iterable[str], chance: Chance) -> str | None:
    """The bane of this kingdom, by lot if none is chosen; None if it needs none. Raises BadSetup."""
    check_bane(cards, chosen)
    if chosen is not None or WITCH not in cards:
        return chosen
    offered = banes(cards, boxes)
    if not offered:
        raise BadSetup(Text("no-bane-left"))
    return chance.shuffled(TABLE, offered)[-1]


def check_bane(cards: Sequence[str], chosen: str | None) -> None:
    """Raise BadSetup if this card cannot be the bane of this kingdom."""
    if chosen is None:
        return
    (known,) = kingdom_cards([chosen])
    if WITCH not in cards:
        raise BadSetup(Text("bane-without-witch", card=title(known), witch=title(WITCH)))
    if known in cards:
        raise BadSetup(Text("bane-in-kingdom", card=title(known)))
    if CARDS[known].cost not in BANE_COSTS:
        raise BadSetup(Text("bane-too-dear", card=title(known), cost=CARDS[known].cost))


def colony_advised(cards: Iterable[str]) -> bool:
    """Whether Platinum and Colony are recommended with these cards (Blütezeit, Spielvorbereitung)."""
    return sum(CARDS[name].set_name == "prosperity" for name in cards) >= COLONY_FROM


def boxes_of(cards: Iterable[str]) -> tuple[Edition, ...]:
    """The boxes that these cards come from."""
    printed = {CARDS[name].set_name for name in cards}
    return tuple(box for box in BOXES if box in printed)
