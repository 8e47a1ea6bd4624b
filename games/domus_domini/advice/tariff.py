"""A board's numbers prepared for planning: added-up prices and food of all stages, and what a sum can build."""

from collections.abc import Iterator
from functools import cache, lru_cache
from heapq import nlargest
from itertools import accumulate
from typing import NamedTuple

from games.domus_domini.board import BONUS_FROM, FOOD_PER_FIELD, INTEREST_PER, KINDS, SAVE_MOST, Board

KEPT = 3
"""How many ways to have the same sum for the moneylender are considered."""


class Built(NamedTuple):
    """The stages of an abbey."""

    garden: int
    cheese: int
    brewery: int
    chapel: int


class Buildable(NamedTuple):
    """What a sum builds: its price, the stages reached; food units of the areas, a brewing Cellerar's bonus included,
    and the letters of the buildings as they count, or are shared out while rounds follow.
    """

    cost: int
    built: Built
    food: int
    worth: float


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
        """The letters of each area, shared out by price among its stages."""
        self.done = [(*[0] * len(area.stages), area.completion) for area in areas]
        """The letters of each area at the end."""
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


@lru_cache(2048)
def spendings(
    board: Board, built: Built, money: int, discount: int, bonus: int, rounds: int, chapel: bool
) -> tuple[Buildable, ...]:
    """The best ways to build and keep something for the moneylender, judged by the letters they bring in these rounds;
    whether the `chapel` may be raised, the coins off the cheese dairy, the brewing Cellerar's `bonus`.
    """
    prices = tariff(board)
    found: dict[tuple[int, bool], list[tuple[float, int, Built]]] = {}
    tops = (built.chapel, built.chapel + 1) if chapel and built.chapel < len(board.chapel) else (built.chapel,)
    for top in tops:
        spent, raised = prices.chapel_costs[top] if top > built.chapel else 0, top > built.chapel
        first = prices.chapel_letters[top] + prices.prayer(top) * rounds / FOOD_PER_FIELD
        for worth, cost, stages in _areas(prices, built, money - spent, discount, bonus, rounds):
            rest = money - spent - cost
            kept = min(rest, SAVE_MOST) // INTEREST_PER if rounds > 1 else min(rest, 1)
            way = first + worth + rest * (rounds - 1), cost + spent, Built(*stages, top)
            found.setdefault((kept, raised), []).append(way)
    return tuple([_works(prices, *way[1:], bonus, rounds) for ways in found.values() for way in nlargest(KEPT, ways)])


def _works(prices: Tariff, cost: int, built: Built, bonus: int, rounds: int) -> Buildable:
    letters = prices.begun if rounds > 1 else prices.done
    food = sum([row[stage] for row, stage in zip(prices.foods, built, strict=False)])
    more = bonus if prices.foods[2][built.brewery] >= BONUS_FROM else 0
    worth = sum([row[stage] for row, stage in zip(letters, built, strict=False)])
    return Buildable(cost, built, food + more, worth + prices.chapel_letters[built.chapel])


def _areas(
    prices: Tariff, built: Built, money: int, discount: int, bonus: int, rounds: int
) -> Iterator[tuple[float, int, tuple[int, int, int]]]:
    """All affordable stages of the areas: what they bring, their price, and which."""
    gardens = _stages(prices, 0, built.garden, rounds)
    cheeses = _stages(prices, 1, built.cheese, rounds, discount=discount)
    breweries = _stages(prices, 2, built.brewery, rounds, bonus=bonus)
    for garden, one, worth in gardens:
        for cheese, two, more in cheeses:
            for brewery, three, most in breweries:
                if one + two + three > money:
                    break
                yield worth + more + most, one + two + three, (garden, cheese, brewery)


def _stages(
    prices: Tariff, place: int, stage: int, rounds: int, *, discount: int = 0, bonus: int = 0
) -> list[tuple[int, int, float]]:
    """The stages of an area from this one on, each with its price and its letters in these rounds."""
    costs, foods = prices.costs[place], prices.foods[place]
    letters = (prices.begun if rounds > 1 else prices.done)[place]
    paid, found = costs[stage], [(stage, 0, letters[stage] + _fields(foods[stage], bonus, rounds))]
    for reached in range(stage + 1, len(costs)):
        price = costs[reached] - paid - min(discount, costs[stage + 1] - paid)
        found.append((reached, price, letters[reached] + _fields(foods[reached], bonus, rounds)))
    return found


def _fields(food: int, bonus: int, rounds: int) -> float:
    """The fields from an area in these rounds."""
    return (food + bonus * (food >= BONUS_FROM)) * rounds / FOOD_PER_FIELD
