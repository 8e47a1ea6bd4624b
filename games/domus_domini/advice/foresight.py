"""The expected future of an abbey: the rest of the game played out by rule of thumb, for computer players.

It looks at one abbey alone: each round it is paid a usual income and buys what gives most letters per coin. A vegetable
counts one letter, a coin left over is saved.
"""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate

import msgspec

from games.domus_domini.board import (
    BONUS_FROM,
    CLUNY,
    FOOD_PER_FIELD,
    INCOME,
    INTEREST_PER,
    KINDS,
    NAMED,
    SAVE_LEAST,
    SAVE_MOST,
    STORE,
    Area,
    AreaName,
    Board,
    Cellerar,
)
from games.domus_domini.rules.food import of_area
from games.domus_domini.view import AbbeyView

LEAST_RATE = 2.0
"""Letters that a coin always brings: two vegetables."""


class Estate(msgspec.Struct):
    """An imagined abbey; `brothers` are those not in the chapel."""

    board: Board
    money: int
    vegetables: int
    stages: dict[AreaName, int]
    chapel: int
    praying: int
    brothers: int
    card: Cellerar | None

    @property
    def food(self) -> int:
        """Food units, without production cards."""
        areas, stages = self.board.areas, self.stages
        brewery = of_area(areas.brewery, stages["brewery"])
        found = of_area(areas.garden, stages["garden"]) + of_area(areas.cheese, stages["cheese"]) + brewery
        if self.card:
            found += self.card.food + (self.card.bonus if brewery >= BONUS_FROM else 0)
        return found + (self.board.chapel[self.chapel - 1].food_each * self.praying if self.chapel else 0)


def estate(abbey: AbbeyView, board: Board) -> Estate:
    """The abbey as it is now; brothers in the field count as at home."""
    return Estate(
        board=board,
        money=abbey.money,
        vegetables=abbey.vegetables,
        stages={area.kind: area.stage for area in abbey.areas},
        chapel=abbey.chapel.stage,
        praying=abbey.chapel.brothers,
        brothers=abbey.cloister + abbey.field,
        card=abbey.cellerar,
    )


@cache
def usual_income(seats: int) -> int:
    """Coins a round: the average payment."""
    return round(sum(INCOME[:seats]) / seats)


# one purchase


class Purchase(msgspec.Struct, frozen=True):
    """A step to buy: letters per coin over the rest of the game, the action, its price."""

    rate: float
    action: str
    cost: int


@cache
def stretch(area: Area, stage: int, rounds: int, bonus: int, budget: int) -> tuple[tuple[float, int], ...]:
    """For the next one, two, three … stages: the letters that they bring in these rounds, and their price.

    The letters for a finished area are shared out by price, if the budget suffices to finish it.
    """
    coming = area.stages[stage:]
    costs = list(accumulate(one.cost for one in coming))
    whole = sum(one.cost for one in area.stages)
    share = area.completion / max(whole, 1) if costs and costs[-1] <= budget else 0.0
    base = of_area(area, stage)

    def letters(place: int) -> float:
        units = coming[place].food
        more = bonus if base < BONUS_FROM <= units else 0
        return rounds * (units + more - base) / FOOD_PER_FIELD + share * costs[place]

    return tuple([(letters(place), cost) for place, cost in enumerate(costs)])


def best_stage(plan: Estate, kind: AreaName, rounds: int, budget: int, discount: int) -> Purchase | None:
    """The next stage of an area, judged by the best affordable stretch that begins with it."""
    bonus = plan.card.bonus if plan.card and kind == "brewery" else 0
    area = plan.board.areas[kind]
    found = stretch(area, plan.stages[kind], rounds, bonus, budget)
    payable = [letters / max(cost - discount, 0.5) for letters, cost in found if cost - discount <= plan.money]
    if not payable:
        return None
    price = area.stages[plan.stages[kind]].cost - discount
    return Purchase(max(payable), kind, max(price, 0))


def best_chapel(plan: Estate, rounds: int) -> Purchase | None:
    """The next stage of the chapel, filled with the brothers and vegetables at hand."""
    stages = plan.board.chapel
    if plan.chapel == len(stages) or stages[plan.chapel].cost > plan.money:
        return None
    coming = stages[plan.chapel]
    now = stages[plan.chapel - 1] if plan.chapel else None
    inside = min(coming.capacity, plan.praying + plan.brothers + plan.vegetables)
    fresh = max(0, inside - plan.praying - plan.brothers)
    gain = inside * coming.food_each - (plan.praying * now.food_each if now else 0)
    letters = coming.letters - (now.letters if now else 0) + rounds * gain / FOOD_PER_FIELD - fresh
    return Purchase(letters / max(coming.cost, 0.5), "chapel", coming.cost)


def purchases(plan: Estate, rounds: int, budget: int, *, chapel: bool, discount: int) -> Iterator[Purchase]:
    """All affordable steps."""
    for kind in KINDS:
        if found := best_stage(plan, kind, rounds, budget, discount if kind == "cheese" else 0):
            yield found
    if chapel and (found := best_chapel(plan, rounds)):
        yield found


def best(plan: Estate, rounds: int, budget: int, *, chapel: bool, discount: int) -> Purchase | None:
    """The step that brings most letters per coin; None: nothing brings more than vegetables."""
    found = purchases(plan, rounds, budget, chapel=chapel, discount=discount)
    first = max(found, key=lambda purchase: purchase.rate, default=None)
    return first if first and first.rate >= LEAST_RATE else None


def carry_out(plan: Estate, purchase: Purchase) -> None:
    """Pay for a step and build it; brothers fill the chapel."""
    plan.money -= purchase.cost
    if kind := NAMED.get(purchase.action):
        plan.stages[kind] += 1
    else:
        plan.chapel += 1
    fill_chapel(plan)


def fill_chapel(plan: Estate) -> None:
    """Move brothers into the chapel, and recruit new ones for vegetables."""
    room = (plan.board.chapel[plan.chapel - 1].capacity if plan.chapel else 0) - plan.praying
    moved = min(room, plan.brothers)
    fresh = min(room - moved, plan.vegetables)
    plan.brothers -= moved
    plan.vegetables -= fresh
    plan.praying += moved + fresh


# the rest of the game


def prospect(plan: Estate, rounds: int, income: int, *, chapel: bool = True, discount: int | None = None) -> float:
    """The letters that the abbey may get in these rounds, this one included, and at the end. Changes `plan`."""
    letters = 0.0
    for left in range(rounds, 0, -1):
        spend(plan, left, income, chapel=chapel or left < rounds, discount=discount if left == rounds else None)
        letters += min(CLUNY, plan.food // FOOD_PER_FIELD)
        if left > 1:
            next_round(plan, income)
    return letters + at_the_end(plan)


def spend(plan: Estate, rounds: int, income: int, *, chapel: bool, discount: int | None) -> None:
    """Phase 3 of one round."""
    saving = discount if discount is not None else int(plan.card is not None and plan.card.kind == "cheese")
    fill_chapel(plan)
    while True:
        step = best(plan, rounds, plan.money + income * (rounds - 1), chapel=chapel, discount=saving)
        if step is None:
            return
        carry_out(plan, step)
        chapel = chapel and step.action != "chapel"
        saving = 0 if step.action == "cheese" else saving


def next_round(plan: Estate, income: int) -> None:
    """Savings and income, and a gardening Cellerar's vegetables."""
    saved = min(plan.money, SAVE_MOST) if plan.money >= SAVE_LEAST else 0
    plan.money += income + saved // INTEREST_PER
    bring_gifts(plan)


def bring_gifts(plan: Estate) -> None:
    """The vegetables of a gardening Cellerar."""
    if plan.card:
        plan.vegetables = min(STORE, plan.vegetables + plan.card.vegetables)


def at_the_end(plan: Estate) -> float:
    """The letters at the end: areas, chapel, Cellerar, vegetables and those that the last coins buy, brothers."""
    letters = float(plan.card.letters if plan.card else 0)
    for kind in KINDS:
        area = plan.board.areas[kind]
        if plan.stages[kind] == len(area.stages):
            letters += area.completion
    letters += plan.board.chapel[plan.chapel - 1].letters if plan.chapel else 0
    return letters + plan.vegetables + 0.5 * plan.brothers + 0.2 * plan.money
