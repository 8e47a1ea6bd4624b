"""What a board's numbers come to for planning: prices and food of all stages added up, and what a sum can build."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from games.domus_domini.board import BONUS_FROM, FOOD_PER_FIELD, KINDS, Board

KEPT = 3
"""So many ways of spending the same sum are thought on: five won no more of some fifty games, and take longer."""


class Built(NamedTuple):
    """The stages that an abbey has."""

    garden: int
    cheese: int
    brewery: int
    chapel: int


class Works(NamedTuple):
    """What a sum builds: its price, and the stages that are reached."""

    cost: int
    garden: int
    cheese: int
    brewery: int
    chapel: int

    @property
    def built(self) -> Built:
        """The stages."""
        return Built(*self[1:])


class Tariff:
    """A board's numbers by stage, stage 0 included: of areas in the order of their kinds, and of the chapel."""

    def __init__(self, board: Board) -> None:
        areas = [board.areas[kind] for kind in KINDS]
        self.costs = [tuple(accumulate([stage.cost for stage in area.stages], initial=0)) for area in areas]
        self.foods = [(0, *[stage.food for stage in area.stages]) for area in areas]
        self.begun = [
            tuple([area.completion * cost / max(costs[-1], 1) for cost in costs])
            for area, costs in zip(areas, self.costs, strict=True)
        ]
        """The letters of each area as they are shared out by price among its stages."""
        self.done = [(*[0] * len(area.stages), area.completion) for area in areas]
        """The letters of each area as they count at the end."""
        self.chapel_costs = (0, *[stage.cost for stage in board.chapel])
        self.chapel_letters = (0, *[stage.letters for stage in board.chapel])
        self.capacities = (0, *[stage.capacity for stage in board.chapel])
        self.each = (0, *[stage.food_each for stage in board.chapel])
        self.cards = {card.value: card for card in board.cellerars}

    def prayer(self, chapel: int) -> int:
        """Food units of a full chapel."""
        return self.capacities[chapel] * self.each[chapel]


@cache
def tariff(board: Board) -> Tariff:
    """The tariff of a board."""
    return Tariff(board)


@lru_cache(50_000)
def spendings(
    board: Board, built: Built, money: int, discount: int, bonus: int, rounds: int, chapel: bool
) -> tuple[Works, ...]:
    """The best ways to spend each sum up to this one on buildings, judged by the letters that they bring in so many
    rounds; whether the `chapel` may be raised, the coins off the cheese dairy, the brewing Cellerar's `bonus`.
    """
    prices = tariff(board)
    letters = prices.begun if rounds > 1 else prices.done
    found: dict[tuple[int, bool], list[tuple[float, Works]]] = {}
    tops = (built.chapel, built.chapel + 1) if chapel and built.chapel < len(board.chapel) else (built.chapel,)
    for top in tops:
        spent = prices.chapel_costs[top] if top > built.chapel else 0
        for works in _areas(prices, built, money - spent, discount, Works(spent, *built[:3], top)):
            promised = sum([row[stage] for row, stage in zip(letters, works[1:], strict=False)])
            promised += prices.chapel_letters[top] + _gain(prices, built, works, bonus) * rounds / FOOD_PER_FIELD
            found.setdefault((works.cost, top > built.chapel), []).append((promised, works))
    return tuple([works for ways in found.values() for _, works in sorted(ways, reverse=True)[:KEPT]])


def _areas(prices: Tariff, built: Built, money: int, discount: int, first: Works) -> Iterator[Works]:
    """All stages of the areas that so much money pays for."""
    gardens, cheeses, breweries = [
        [cost - costs[stage] for cost in costs[stage:]] for costs, stage in zip(prices.costs, built, strict=False)
    ]
    off = min(discount, cheeses[1]) if len(cheeses) > 1 else 0
    for garden, one in enumerate(gardens):
        for cheese, two in enumerate(cheeses):
            spent = one + two - (off if cheese else 0)
            for brewery, three in enumerate(breweries):
                if spent + three > money:
                    break
                stages = built.garden + garden, built.cheese + cheese, built.brewery + brewery
                yield Works(first.cost + spent + three, *stages, first.chapel)


def _gain(prices: Tariff, built: Built, works: Works, bonus: int) -> int:
    """Food units that works bring if the chapel is full."""
    gained = sum([food[new] - food[old] for food, new, old in zip(prices.foods, works[1:], built, strict=False)])
    before, after = prices.foods[2][built.brewery], prices.foods[2][works.brewery]
    more = bonus if before < BONUS_FROM <= after else 0
    return gained + more + prices.prayer(works.chapel) - prices.prayer(built.chapel)
