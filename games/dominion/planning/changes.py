"""Plans changed by lot: something added, moved, removed, counted differently, or taken over from another plan."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from games.dominion.advice.plans import NO_LIMIT, Plan, PlannedBuy
from games.dominion.card import VICTORY
from games.dominion.cards import CARDS
from games.dominion.ratings import draws, is_terminal
from games.kernel.engine.chance import TABLE, Chance

COUNTS = (1, 1, 1, 2, 2, 3, 4, 5, 8, NO_LIMIT)
ROOMS = (0, 0, 0, 8)
STARTS = (3, 4, 5, 6, 8, 12)
MONEY = ("platinum", "gold", "silver")
NUMBERS = {
    "duchies": (2, 3, 4, 5, 6, 8),
    "estates": (1, 2, 3, 4),
    "provinces": (3, 4, 5, 6, 7, 8),
    "floor": (0, 2, 3, 4, 5, 7),
    "rich": (0, 6, 8, 10, 12, 15, 18, 21, 24, 30),
}


WAYS = ("add", "add", "take over", "count", "count", "move", "move", "drop", "number", "number")
MOST_CHANGES = 3
Value = TypeVar("Value")


class PlanChanges:
    """Changes by lot for plans of one kingdom."""

    def __init__(self, chance: Chance, kingdom: Sequence[str], *, colony: bool) -> None:
        self.chance = chance
        self.cards = [*kingdom, *MONEY[not colony :], "duchy", "estate"]

    def changed(self, plan: Plan, other: Plan) -> Plan:
        """The plan with one or a few changes; a wish may be taken over from another plan."""
        for _ in range(1 + self.chance.below(TABLE, MOST_CHANGES)):
            plan = self._once(plan, other)
        return replace(plan, menu=_heard(plan.menu))

    def _once(self, plan: Plan, other: Plan) -> Plan:
        menu, way = list(plan.menu), self._one_of(WAYS)
        place = self.chance.below(TABLE, len(menu))
        match way:
            case "number":
                key = self._one_of(list(NUMBERS))
                return replace(plan, **{key: self._one_of(NUMBERS[key])})
            case "add":
                menu.insert(place, self._wish(self._one_of(self.cards)))
            case "take over":
                menu.insert(place, self._one_of(other.menu))
            case "move":
                wish = menu.pop(place)
                menu.insert(self.chance.below(TABLE, len(menu) + 1), wish)
            case "count":
                menu[place] = self._wish(menu[place].card)
            case _:
                del menu[place]
        return replace(plan, menu=tuple(menu) or plan.menu)

    def _wish(self, name: str) -> PlannedBuy:
        """A wish for this card, limited by lot."""
        card, most, per = CARDS[name], self._one_of(COUNTS), self._one_of(ROOMS)
        if name in MONEY:
            return PlannedBuy(name, most)
        if card.kinds == (VICTORY,):
            return PlannedBuy(name, start=self._one_of(STARTS))
        if card.actions <= 1 and not is_terminal(card):
            return PlannedBuy(name, most)
        balance = self._one_of((True, False))
        thirst = draws(card) > 1 and self._one_of((True, False))
        return PlannedBuy(name, most, 0 if balance else per, balance, thirst)

    def _one_of(self, values: Sequence[Value]) -> Value:
        return values[self.chance.below(TABLE, len(values))]


def _heard(menu: Sequence[PlannedBuy]) -> tuple[PlannedBuy, ...]:
    """The wishes that can make a difference: after a wish for any number of a card, later ones for it do not count."""
    heard: list[PlannedBuy] = []
    for wish in menu:
        if wish not in heard and PlannedBuy(wish.card) not in heard:
            heard.append(wish)
    return tuple(heard)
