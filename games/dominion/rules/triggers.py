"""What cards do when something happens: when attacked, when a card is gained or bought, at the start of a turn; and
prices.

A card registers what it does beside its own entry; verbs fire, and no card mentions another. `where` says in which zone
of its owner the card must lie: hand, in_play, set_aside; `itself` is the card gained or bought, `game` any card of the
game, wherever it lies.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Generic, Literal, TypeAlias, TypeVar

import msgspec

from games.dominion.words import title
from games.kernel.engine.choice import Effect
from games.kernel.engine.text import Seat, Text

if TYPE_CHECKING:
    from games.dominion.rules.player import Player
    from games.dominion.rules.table import Table

Occurrence: TypeAlias = Literal["attacked", "gained", "bought", "turn_began"]
Where: TypeAlias = Literal["hand", "in_play", "set_aside", "itself", "game"]
Phase: TypeAlias = Literal["start", "action", "buy", "clean_up"]
GainedFrom: TypeAlias = Literal["supply", "trash", "prizes"]
Zone: TypeAlias = Literal["discard", "hand", "deck"]


class Occasion:
    """What happened: the card concerned, where it was gained from and lies now (None: moved on, nobody tracks it); for
    an attack its player and whether its effect is warded off; and whether the window opens again because a card was
    used.
    """

    __slots__ = ("again", "card", "origin", "shielded", "who", "zone")

    def __init__(self, card: str, zone: Zone | None = None, origin: GainedFrom = "supply", *, who: int = 0) -> None:
        self.card = card
        self.zone = zone
        self.origin = origin
        self.who = who
        self.shielded = False
        self.again = False

    def asks(self, message: str) -> Text:
        """The prompt of a question about this attack, with its player and card."""
        return Text(message, who=Seat(self.who), attack=title(self.card))


Reaction: TypeAlias = "Callable[[Table, Player, Occasion], Effect[bool] | bool]"
"""Returns whether it changed what may be done now, so that the window opens again. One that asks nothing is a plain
function.
"""

Concern: TypeAlias = "Callable[[Table, str], bool]"
"""Whether it concerns the card that was gained or bought."""


class Trigger(msgspec.Struct, frozen=True, eq=False):
    """One card's part in one moment, if it concerns the card in question (None: always); with `disturbs` it may remove
    others in play that answer to the same moment.
    """

    card: str
    moment: Occurrence
    where: Where
    effect: Reaction
    concerns: "Concern | None" = None
    disturbs: bool = False

    def applies(self, owner: "Player", occasion: Occasion) -> bool:
        """Whether the card lies in the right place and the occasion concerns it."""
        if self.concerns and not self.concerns(owner.table, occasion.card):
            return False
        if self.where == "game":
            return True
        if self.where == "itself":
            return occasion.card == self.card
        return self.card in getattr(owner, self.where)


TRIGGERS: dict[str, list[Trigger]] = {}
"""The triggers of each card."""

PriceChange: TypeAlias = "Callable[[Table, str, Phase], int]"
Enrichment: TypeAlias = "Callable[[Table, str], int]"
Ban: TypeAlias = "Callable[[Table], Collection[str]]"
Mark: TypeAlias = "Callable[[Table], Collection[str]]"
Minding: TypeAlias = "Callable[[Table, Sequence[str]], bool]"
Registered = TypeVar("Registered")


class Registry(Generic[Registered]):
    """What cards say about one thing. ``@cheaper("bridge")`` registers what Bridge says about prices."""

    def __init__(self) -> None:
        self._by_card: dict[str, Registered] = {}

    def __call__(self, card: str) -> Callable[[Registered], Registered]:
        """Register the decorated function for a card."""

        def register(said: Registered) -> Registered:
            self._by_card[card] = said
            return said

        return register

    def of(self, cards: Iterable[str]) -> dict[str, Registered]:
        """What these cards have registered, in a fixed order."""
        return {card: self._by_card[card] for card in sorted(self._by_card.keys() & set(cards))}


cheaper = Registry[PriceChange]()
"""How much cheaper a card of the game makes another one in a phase of this turn."""
enriches = Registry[Enrichment]()
"""How many coins a card of the game adds to a treasure played now."""
forbids = Registry[Ban]()
"""What a card of the game forbids buying now."""
marks = Registry[Mark]()
"""The piles on which a card of the game has a token."""
minds = Registry[Minding]()
"""Whether a card of the game is affected by how many treasures of the hand are played."""


def when(
    moment: Occurrence, card: str, where: Where, *, concerns: "Concern | None" = None, disturbs: bool = False
) -> Callable[[Reaction], Reaction]:
    """Register what `card` does at a moment."""

    def register(effect: Reaction) -> Reaction:
        TRIGGERS.setdefault(card, []).append(Trigger(card, moment, where, effect, concerns, disturbs))
        return effect

    return register


def triggers_of(cards: Iterable[str]) -> dict[str, tuple[Trigger, ...]]:
    """The triggers of these cards by moment, in a fixed order."""
    found: dict[str, list[Trigger]] = {}
    for card in sorted(set(cards)):
        for trigger in TRIGGERS.get(card, ()):
            found.setdefault(trigger.moment, []).append(trigger)
    return {moment: tuple(triggers) for moment, triggers in found.items()}


def fire(table: "Table", triggers: Sequence[Trigger], owner: "Player", occasion: Occasion) -> Effect[None]:
    """Fire every trigger that applies; begin again when one of them changed what may be done."""
    if any(trigger.disturbs and trigger.applies(owner, occasion) for trigger in triggers):
        triggers = yield from _in_chosen_order(triggers, owner, occasion)
    changed = True
    while changed:
        changed = False
        for trigger in triggers:
            if not trigger.applies(owner, occasion):
                continue
            answer = trigger.effect(table, owner, occasion)
            if answer if isinstance(answer, bool) else (yield from answer):
                changed = occasion.again = True
                break


def _in_chosen_order(triggers: Sequence[Trigger], owner: "Player", occasion: Occasion) -> Effect[Sequence[Trigger]]:
    """If one trigger may remove others in play, the owner chooses the order of these; they come before the rest."""
    applying = [trigger for trigger in triggers if trigger.applies(owner, occasion)]
    rivals = {trigger.card: trigger for trigger in applying if trigger.disturbs or trigger.where == "in_play"}
    usual = tuple(sorted(rivals, key=lambda card: rivals[card].disturbs))
    order = yield from owner.picks(
        "turn", "order", rivals, least=len(rivals), most=len(rivals), ordered=True, default=usual
    )
    return [*[rivals[card] for card in order], *[trigger for trigger in applying if trigger.card not in rivals]]
