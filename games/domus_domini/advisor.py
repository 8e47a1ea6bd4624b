"""The computer player: sees its view only, keeps nothing in mind, answers every question.

easy builds what comes first and looks no further; normal thinks about its Cellerar and builds what brings most letters
per coin; hard plays the rest of the game out in its mind before every purchase, and troubles whoever is ahead.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeAlias

import msgspec

from games.domus_domini.advice.foresight import (
    Estate,
    Purchase,
    at_the_end,
    best,
    carry_out,
    estate,
    next_round,
    prospect,
    usual_income,
)
from games.domus_domini.board import BOARD, CHIPS, FED_BY_ONE, FOOD_PER_FIELD, KINDS, NAMED, SAVE_LEAST, STORE
from games.domus_domini.cellerar import DISMISS
from games.domus_domini.view import AbbeyView, View
from games.kernel.choice import Choice, Picks
from games.kernel.game import Look, Policy
from games.kernel.policy import default_policy

LEVELS = ("easy", "normal", "hard")


class Situation(msgspec.Struct, frozen=True):
    """What a decision is about."""

    view: View

    @property
    def me(self) -> AbbeyView:
        """The own abbey."""
        return self.view.abbeys[self.view.seat or 0]

    @property
    def rounds(self) -> int:
        """How many rounds are to come, this one included."""
        return self.view.rounds - self.view.round + 1

    @property
    def income(self) -> int:
        """What a round brings."""
        return usual_income(len(self.view.abbeys))

    def plan(self) -> Estate:
        """The own abbey to think on."""
        return estate(self.me)

    def letters(self, plan: Estate) -> float:
        """What may come of a plan."""
        return prospect(plan, self.rounds, self.income)


Answer: TypeAlias = Callable[[Situation, Choice], Picks]


def advisor(level: str) -> Policy:
    """The computer player of a level."""
    return partial(advise, {"easy": EASY, "normal": NORMAL, "hard": HARD}[level])


def advise(answers: dict[str, Answer], look: Look, choice: Choice) -> Picks:
    """Answer a question by its key; without an opinion take the default."""
    answer = answers.get(choice.key)
    return answer(Situation(look()), choice) if answer else default_policy(look, choice)


# hiring


def hire_best(now: Situation, choice: Choice) -> Picks:
    """The Cellerar (or none) with whom most letters may come."""

    def letters(value: str) -> float:
        plan = with_cellerar(now, value)
        card, shown = plan.card, now.view.production
        extra = shown.food / FOOD_PER_FIELD if card and shown and shown.kind == card.kind else 0.0
        return now.letters(plan) + extra

    kept = str(now.me.cellerar.value) if now.me.cellerar else DISMISS
    return better(choice.values, letters, letters(kept))


def with_cellerar(now: Situation, value: str) -> Estate:
    """The own abbey with another Cellerar, or without one."""
    plan = now.plan()
    plan.money += plan.card.value if plan.card else 0
    plan.card = None if value == DISMISS else BOARD.cellerar(int(value))
    plan.money -= plan.card.value if plan.card else 0
    if plan.card and plan.card.kind == "garden":
        plan.vegetables = min(STORE, plan.vegetables + CHIPS)
    return plan


def hire_first(now: Situation, choice: Choice) -> Picks:
    """In the first three rounds the dearest that half the money can pay, if there is none yet."""
    if now.me.cellerar or now.rounds < 3:
        return ()
    payable = [value for value in choice.values if 2 * int(value) <= now.me.money]
    return (payable[-1],) if payable else ()


def better(values: Iterable[str], letters: Callable[[str], float], without: float) -> Picks:
    """The best of these, if it is better than nothing."""
    most, first = max((letters(value), value) for value in values)
    return (first,) if most > without else ()


# buying


def buy_best(now: Situation, choice: Choice) -> Picks:
    """As many vegetables as go with the best use of the rest of the money."""

    def letters(times: str) -> float:
        plan = now.plan()
        plan.money -= int(times)
        plan.vegetables = min(STORE, plan.vegetables + CHIPS * int(times))
        return now.letters(plan)

    return (max(choice.values, key=letters),)


def buy_last(now: Situation, choice: Choice) -> Picks:
    """In the last round as many as can be had, before none."""
    return (choice.values[-1],) if now.rounds == 1 else choice.default


# building


def build_best(now: Situation, choice: Choice) -> Picks:
    """Fill the chapel; buy the step that brings most; save what is left."""
    if action := needed(now, choice):
        return (action,)
    step = best_step(now, choice)
    if step:
        return (step,)
    return left_over(now, choice)


def needed(now: Situation, choice: Choice) -> str | None:
    """Brothers belong in the chapel; if none is left one is recruited for it."""
    if "to_chapel" in choice.values:
        return "to_chapel"
    chapel = now.me.chapel
    wanted = chapel.brothers < chapel.capacity and now.rounds * chapel.food_each >= 20
    return "recruit" if wanted and "recruit" in choice.values else None


def best_step(now: Situation, choice: Choice) -> str | None:
    """The purchase with the most letters per coin."""
    step = best(
        now.plan(), now.rounds, now.me.money + now.income * (now.rounds - 1),
        chapel="chapel" in choice.values, discount=discount(now),
    )  # fmt: skip
    return step.action if step and step.action in choice.values else None


def discount(now: Situation) -> int:
    """How many coins less than usual the next stage of the cheese dairy costs."""
    dairy = now.me.areas[1]
    return 0 if dairy.next_cost is None else BOARD.areas["cheese"].stages[dairy.stage].cost - dairy.next_cost


def left_over(now: Situation, choice: Choice) -> Picks:
    """What money and brothers are good for when all is built that pays."""
    if now.rounds == 1:
        return last_purchase(now, choice)
    if now.me.money >= SAVE_LEAST and "save" in choice.values:
        return ("save",)
    return ()


def last_purchase(now: Situation, choice: Choice) -> Picks:
    """Coins are worth nothing any more: any stage, a hut and a dog."""
    order = ("brewery", "cheese", "garden", "chapel", "hut", "dog")
    return next(((action,) for action in order if action in choice.values), ())


def build_deep(now: Situation, choice: Choice) -> Picks:
    """As `build_best`, but every first step is judged by what may come of it."""
    if action := needed(now, choice):
        return (action,)
    steps = [value for value in choice.values if value in (*KINDS, "chapel")]
    letters = partial(after_step, now, discount(now), chapel="chapel" in choice.values)
    if steps and (picks := better(steps, letters, letters(""))):
        return picks
    return to_the_field(now, choice) or left_over(now, choice)


def after_step(now: Situation, cut: int, action: str, *, chapel: bool) -> float:
    """What may come of a step now, or ("") of building nothing this round."""
    plan = now.plan()
    if not action:
        return waiting(now, plan)
    carry_out(plan, step_of(plan, action, cut))
    spared = 0 if action == "cheese" else cut
    return prospect(plan, now.rounds, now.income, chapel=chapel and action != "chapel", discount=spared)


def step_of(plan: Estate, action: str, cut: int) -> Purchase:
    """The next stage of an area or the chapel, at its price."""
    if action == "chapel":
        return Purchase(0.0, action, BOARD.chapel[plan.chapel].cost)
    kind = NAMED[action]
    cost = BOARD.areas[kind].stages[plan.stages[kind]].cost - (cut if kind == "cheese" else 0)
    return Purchase(0.0, action, max(cost, 0))


def waiting(now: Situation, plan: Estate) -> float:
    """What may come of building nothing this round."""
    letters = float(plan.food // FOOD_PER_FIELD)
    if now.rounds == 1:
        return letters + at_the_end(plan)
    next_round(plan, now.income)
    return letters + prospect(plan, now.rounds - 1, now.income)


def to_the_field(now: Situation, choice: Choice) -> Picks:
    """Brothers with nobody ahead to beg from work in the field, unless the game ends."""
    ahead = any(abbey.total_food >= now.me.total_food for abbey in now.view.abbeys if abbey.seat != now.me.seat)
    return ("to_field",) if now.rounds > 1 and not ahead and "to_field" in choice.values else ()


def build_cheapest(now: Situation, choice: Choice) -> Picks:
    """Whatever area is on offer first."""
    return next(((value,) for value in choice.values if value in KINDS), ())


# attacks


def beg_from_rival(now: Situation, choice: Choice) -> Picks:
    """Brothers that would have to be fed go begging, from whoever of those in reach has most letters."""
    seats = [value for value in choice.values if value.isdigit()]
    return (max(seats, key=partial(danger, now)),) if seats else (choice.values[-1],)


def loose_on_rival(now: Situation, choice: Choice) -> Picks:
    """The drunkard hits whoever has most letters, oneself never."""
    others = [value for value in choice.values if value != str(now.me.seat)]
    return (max(others, key=partial(danger, now)),) if others else choice.default


def danger(now: Situation, seat: str) -> tuple[bool, int]:
    """How much a rival is to be feared: those without defence first, then by letters."""
    abbey = now.view.abbeys[int(seat)]
    guarded = abbey.dogs > 0 or "herdsman" in abbey.specials
    return not guarded, abbey.letters + abbey.total_food // FOOD_PER_FIELD * now.rounds + (
        abbey.cellerar.value if abbey.cellerar else 0
    )


# feeding


def feed_who_pays(now: Situation, choice: Choice) -> Picks:
    """A vegetable for two brothers or more, in the last round for any."""
    brothers, paid = now.me.cloister, 0
    worth = 1 if now.rounds == 1 else 2
    while paid < len(choice.values) - 1 and brothers - FED_BY_ONE * paid >= worth:
        paid += 1
    return (str(paid),)


EASY: dict[str, Answer] = {"cellerar.choose": hire_first, "build.choose": build_cheapest}

NORMAL: dict[str, Answer] = {
    "cellerar.choose": hire_best,
    "market.buy": buy_last,
    "build.choose": build_best,
    "drunkard.target": loose_on_rival,
}

HARD: dict[str, Answer] = {
    "cellerar.choose": hire_best,
    "market.buy": buy_best,
    "build.choose": build_deep,
    "beg.target": beg_from_rival,
    "drunkard.target": loose_on_rival,
    "feed.pay": feed_who_pays,
}
