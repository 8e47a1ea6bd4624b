"""A player of simple plans who can sit at either table: it hears names of cards and says names of cards.

Law: an answer follows from the plan, the offer and earlier purchases, never from which program asks; and the offer is a
heap, its order does not count.
"""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field

DISCARD = ("curse", "estate", "duchy", "gardens", "duke", "province", "copper")
"""Cards to discard first; then the first in the alphabet, treasures last."""
TRASH = ("curse", "estate", "copper", "silver", "gold")
"""Cards to trash first; then the first in the alphabet, points last."""
GAIN = ("province", "gold", "duchy", "silver")
FOIST = ("curse", "copper", "estate", "duchy")
"""Cards to give to others first."""
LATE = 3
"""The number of own Provinces that means the end is near."""
JUNK = ("curse", "estate")
DEAD = ("curse", "estate", "duchy", "gardens", "duke", "province")
KEPT = {"discard": ("silver", "gold"), "trash": ("duchy", "gardens", "duke", "province")}
ORDERS: Mapping[str, tuple[str, ...]] = {
    "discard": DISCARD,
    "topdeck": DISCARD,
    "pass": DISCARD,
    "trash": TRASH,
    "gain": GAIN,
    "name": ("copper",),
}
SPECIAL: Mapping[str, tuple[str, ...]] = {"mine.trash": ("silver", "copper"), "swindler.gain": FOIST}


@dataclass(frozen=True)
class BuyingOrder:
    """Province first, then `wants` (each up to so many), then Gold, then Silver; near the end Duchy before Gold.

    `plays` are the actions played, the first in the hand first (None: those wanted, in that order); `chosen` are the
    options taken of cards that name some, so many `times` a game; `agrees` says whether to do what a card allows;
    `gains` comes before the usual order of gains.
    """

    wants: tuple[tuple[str, int], ...] = ()
    plays: tuple[str, ...] | None = None
    chosen: tuple[str, ...] = ()
    times: int = 1000
    agrees: bool = True
    gains: tuple[str, ...] = ()

    @property
    def actions(self) -> tuple[str, ...]:
        """The actions to play, in the order of preference."""
        return tuple(card for card, _ in self.wants) if self.plays is None else self.plays


@dataclass
class Head:
    """One player's head during one game."""

    plan: BuyingOrder
    bought: Counter[str] = field(default_factory=Counter)
    chosen: int = 0

    def buys(self, offered: Collection[str]) -> str | None:
        """The purchase among affordable cards."""
        wanted = [card for card, most in self.plan.wants if self.bought[card] < most]
        late = ["duchy"] if self.bought["province"] >= LATE else []
        found = next((card for card in ("province", *wanted, *late, "gold", "silver") if card in offered), None)
        if found:
            self.bought[found] += 1
        return found

    def plays(self, offered: Collection[str]) -> str | None:
        """Which action to play."""
        return next((card for card in self.plan.actions if card in offered), None)

    def doubles(self, offered: Collection[str]) -> str:
        """Which action to play twice: the last of the plan."""
        return next((card for card in reversed(self.plan.actions) if card in offered), min(offered))

    def agrees(self, card: str) -> bool:
        """Whether to do what a card allows; nothing drawn is set aside for a Library."""
        return self.plan.agrees and card != "library"

    def chooses(self, values: Sequence[str], count: int) -> list[str]:
        """Which of a card's own options."""
        self.chosen += 1
        fond = [value for value in values if value in self.plan.chosen and self.chosen <= self.plan.times]
        return [*fond, *[value for value in values if value not in fond]][:count]

    def picks(self, card: str, verb: str, offered: Collection[str], least: int, most: int) -> list[str]:
        """Cards picked from a heap: the required number, and all allowed junk."""
        ranked = self._ranked(card, verb, offered)
        junk = sum(name in (DEAD if verb == "discard" else JUNK) for name in ranked)
        return ranked[: max(least, min(most, junk))]

    def _ranked(self, card: str, verb: str, offered: Collection[str]) -> list[str]:
        first = SPECIAL.get(f"{card}.{verb}") or ((*self.plan.gains, *GAIN) if verb == "gain" else ORDERS[verb])
        last = () if f"{card}.{verb}" in SPECIAL else KEPT.get(verb, ("curse", "copper", "estate"))

        def rank(name: str) -> tuple[int, str]:
            if name in first:
                return first.index(name), name
            return (100 + last.index(name) if name in last else 50), name

        return sorted(offered, key=rank)
