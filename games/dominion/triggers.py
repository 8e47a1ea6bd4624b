"""What cards do when something happens: when attacked, when a card is gained or bought, at the start of a turn; and
prices.

A card registers what it does beside its own entry; verbs fire, and no card mentions another. `where` says in which
zone of its owner the card must lie: hand, in_play, set_aside, or `itself` (the card gained or bought).
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from games.kernel.choice import Effect

if TYPE_CHECKING:
    from games.dominion.player import Player
    from games.dominion.table import Table

Moment: TypeAlias = Literal["attacked", "gained", "bought", "turn_began"]
Where: TypeAlias = Literal["hand", "in_play", "set_aside", "itself"]


class Occasion:
    """What happened: the card concerned, where it lies now, the play it belongs to, and whether its effect is warded
    off.
    """

    __slots__ = ("card", "shielded", "zone")

    def __init__(self, card: str, zone: str = "") -> None:
        self.card = card
        self.zone = zone
        self.shielded = False


Answering: TypeAlias = "Callable[[Table, Player, Occasion], Effect[bool]]"
"""Does its thing; returns whether it changed what may be done now, so that the window opens again."""


class Trigger(msgspec.Struct, frozen=True, eq=False):
    """One card's part in one moment."""

    card: str
    moment: Moment
    where: Where
    effect: Answering

    def applies(self, owner: "Player", occasion: Occasion) -> bool:
        """Whether the card lies where it must, so that it has a say."""
        if self.where == "itself":
            return occasion.card == self.card
        return self.card in getattr(owner, self.where)


TRIGGERS: dict[str, list[Trigger]] = {}
"""The triggers of each card."""

PriceChange: TypeAlias = "Callable[[Table, str], int]"
PRICE_CHANGES: dict[str, PriceChange] = {}
"""By how much a card of the game makes another one cheaper now."""


def when(moment: Moment, card: str, where: Where) -> Callable[[Answering], Answering]:
    """Register what `card` does at a moment."""

    def register(effect: Answering) -> Answering:
        TRIGGERS.setdefault(card, []).append(Trigger(card, moment, where, effect))
        return effect

    return register


def cheaper(card: str) -> Callable[[PriceChange], PriceChange]:
    """Register by how much `card` lowers prices."""

    def register(change: PriceChange) -> PriceChange:
        PRICE_CHANGES[card] = change
        return change

    return register


def triggers_of(cards: Iterable[str]) -> dict[str, tuple[Trigger, ...]]:
    """The triggers of these cards by moment, in a fixed order."""
    found: dict[str, list[Trigger]] = {}
    for card in sorted(set(cards)):
        for trigger in TRIGGERS.get(card, ()):
            found.setdefault(trigger.moment, []).append(trigger)
    return {moment: tuple(triggers) for moment, triggers in found.items()}


def fire(table: "Table", triggers: Iterable[Trigger], owner: "Player", occasion: Occasion) -> Effect[None]:
    """Give every trigger that applies its say; begin again when one of them changed what may be done."""
    changed = True
    while changed:
        changed = False
        for trigger in triggers:
            if trigger.applies(owner, occasion) and (yield from trigger.effect(table, owner, occasion)):
                changed = True
                break
