"""The computer player: sees its view only, remembers nothing, answers every question.

easy builds the first thing on offer and looks no further; normal chooses its Cellerar and builds what brings most
letters per coin; hard searches for the best course to the end of the game before every decision
(`advice/strategist.py`). Nobody plays against quick: it weighs every first step by rule of thumb, and plays games on.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from games.domus_domini.advice import strategist
from games.domus_domini.advice.foresight import (
    Estate,
    Purchase,
    at_the_end,
    best,
    bring_gifts,
    carry_out,
    next_round,
    prospect,
)
from games.domus_domini.advice.habits import as_many, walk_last
from games.domus_domini.advice.situation import Answer, Situation, nothing, one
from games.domus_domini.board import (
    CHIPS,
    FED_BY_ONE,
    FOOD_PER_FIELD,
    KINDS,
    NAMED,
    PROTECTED,
    PUSH,
    SAVE_LEAST,
    STORE,
)
from games.domus_domini.rules.cellerar import DISMISS
from games.kernel.contract.mind import Advice, Advisor
from games.kernel.contract.policy import Look, default_policy
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Seat

LEVELS = ("easy", "normal", "hard")
CONTINUES = "quick"
"""Plays games on to their end, hundreds of times: stronger than normal, and as quick."""


def advice(level: str) -> Advisor:
    """The computer player of a level."""
    return partial(advise, ANSWERS[level])


def advise(answers: Mapping[str, Answer], look: Look, choice: Choice) -> Advice:
    """Answer a question by its key; without an opinion take the default."""
    answer = answers.get(choice.key)
    return answer(Situation(look()), choice) if answer else Advice(default_policy(look, choice))


# hiring


def hire_best(now: Situation, choice: Choice) -> Advice:
    """The Cellerar (or none) expected to bring most letters."""

    def letters(value: str) -> float:
        plan = with_cellerar(now, value)
        card, shown = plan.card, now.view.production
        extra = shown.food / FOOD_PER_FIELD if card and shown and shown.kind == card.kind else 0.0
        return now.letters(plan) + extra

    kept = str(now.me.cellerar.value) if now.me.cellerar else DISMISS
    if (found := better(choice.values, letters, letters(kept))) is None:
        return nothing("why-cellerar-stays" if now.me.cellerar else "why-no-cellerar")
    value, more = found
    return one(value, "why-dismiss") if value == DISMISS else one(value, "why-cellerar", letters=round(more))


def with_cellerar(now: Situation, value: str) -> Estate:
    """The own abbey with another Cellerar, or without one."""
    plan = now.plan()
    plan.money += plan.card.value if plan.card else 0
    plan.card = None if value == DISMISS else plan.board.cellerar(int(value))
    plan.money -= plan.card.value if plan.card else 0
    bring_gifts(plan)
    return plan


def hire_first(now: Situation, choice: Choice) -> Advice:
    """In the first three rounds the dearest Cellerar for up to half the money, if there is none yet."""
    if now.me.cellerar or now.rounds < 3:
        return Advice(())
    payable = [value for value in choice.values if 2 * int(value) <= now.me.money]
    return Advice(tuple(payable[-1:]))


def better(values: Iterable[str], letters: Callable[[str], float], without: float) -> tuple[str, float] | None:
    """The best of these, and how many letters more than nothing it brings; None: nothing is as good."""
    most, first = max((letters(value), value) for value in values)
    return (first, most - without) if most > without else None


# buying


def buy_best(now: Situation, choice: Choice) -> Advice:
    """As many vegetables as leave the best use of the remaining money."""

    def letters(times: str) -> float:
        plan = now.plan()
        plan.money -= int(times)
        plan.vegetables = min(STORE, plan.vegetables + CHIPS * int(times))
        return now.letters(plan)

    return Advice((max(choice.values, key=letters),))


def buy_last(now: Situation, choice: Choice) -> Advice:
    """In the last round as many as possible, before that none."""
    return one(choice.values[-1], "why-buy-last") if now.rounds == 1 else one("0", "why-buy-nothing")


# building


def build_best(now: Situation, choice: Choice) -> Advice:
    """Fill the chapel; buy the step that brings most; save what is left."""
    return needed(now, choice) or best_step(now, choice) or left_over(now, choice)


def needed(now: Situation, choice: Choice) -> Advice | None:
    """Brothers belong in the chapel; if none is left one is recruited for it."""
    chapel = now.me.chapel
    if "to_chapel" in choice.values:
        return one("to_chapel", "why-to-chapel", food=chapel.food_each)
    wanted = chapel.brothers < chapel.capacity and now.rounds * chapel.food_each >= 20
    return one("recruit", "why-recruit") if wanted and "recruit" in choice.values else None


def best_step(now: Situation, choice: Choice) -> Advice | None:
    """The purchase with the most letters per coin."""
    step = best(
        now.plan(), now.rounds, now.me.money + now.income * (now.rounds - 1),
        chapel="chapel" in choice.values, discount=now.discount,
    )  # fmt: skip
    return one(step.action, "why-step") if step and step.action in choice.values else None


def left_over(now: Situation, choice: Choice) -> Advice:
    """The use of money and brothers when nothing more pays."""
    if now.rounds == 1:
        return last_purchase(now, choice)
    if now.me.money >= SAVE_LEAST and "save" in choice.values:
        return one("save", "why-save")
    return nothing("why-nothing-pays")


def last_purchase(now: Situation, choice: Choice) -> Advice:
    """Coins lose their worth: any stage, a hut and a dog."""
    order = ("brewery", "cheese", "garden", "chapel", "hut", "dog")
    offered = (action for action in order if action in choice.values)
    return next((one(action, "why-last-coins") for action in offered), nothing("why-nothing-pays"))


def build_deep(now: Situation, choice: Choice) -> Advice:
    """As `build_best`, but every first step is judged by its consequences."""
    if action := needed(now, choice):
        return action
    steps = [value for value in choice.values if value in (*KINDS, "chapel")]
    letters = partial(after_step, now, now.discount, chapel="chapel" in choice.values)
    if steps and (found := better(steps, letters, letters(""))):
        return Advice(found[:1])
    return to_the_field(now, choice) or left_over(now, choice)


def after_step(now: Situation, cut: int, action: str, *, chapel: bool) -> float:
    """The letters expected after a step, or ("") after building nothing this round."""
    plan = now.plan()
    if not action:
        return waiting(now, plan)
    carry_out(plan, step_of(plan, action, cut))
    spared = 0 if action == "cheese" else cut
    return prospect(plan, now.rounds, now.income, chapel=chapel and action != "chapel", discount=spared)


def step_of(plan: Estate, action: str, cut: int) -> Purchase:
    """The next stage of an area or the chapel, at its price."""
    if action == "chapel":
        return Purchase(0.0, action, plan.board.chapel[plan.chapel].cost)
    kind = NAMED[action]
    cost = plan.board.areas[kind].stages[plan.stages[kind]].cost - (cut if kind == "cheese" else 0)
    return Purchase(0.0, action, max(cost, 0))


def waiting(now: Situation, plan: Estate) -> float:
    """The letters expected after building nothing this round."""
    letters = float(plan.food // FOOD_PER_FIELD)
    if now.rounds == 1:
        return letters + at_the_end(plan)
    next_round(plan, now.income)
    return letters + prospect(plan, now.rounds - 1, now.income)


def to_the_field(now: Situation, choice: Choice) -> Advice | None:
    """Brothers with nobody ahead to beg from work in the field, except in the last round."""
    ahead = any(abbey.total_food >= now.me.total_food for abbey in now.view.abbeys if abbey.seat != now.me.seat)
    return Advice(("to_field",)) if now.rounds > 1 and not ahead and "to_field" in choice.values else None


def build_cheapest(now: Situation, choice: Choice) -> Advice:
    """The first area on offer."""
    return Advice(tuple([value for value in choice.values if value in KINDS][:1]))


# the start column


def keep_column(now: Situation, choice: Choice) -> Advice:
    """Keeping it brings the coins in the pot, and costs nothing."""
    return one("keep", "why-keep-column", coins=now.view.pot)


# attacks


def keep_brothers(now: Situation, choice: Choice) -> Advice:
    """The drunkard costs nothing; a brother is worth more at the end than his alms."""
    return one("drunkard", "why-drunkard") if "drunkard" in choice.values else nothing("why-no-begging")


def beg_from_rival(now: Situation, choice: Choice) -> Advice:
    """Send brothers who would need food to beg from the most dangerous rival in reach."""
    seats = [value for value in choice.values if value.isdigit()]
    return Advice((max(seats, key=partial(danger, now)),))


def loose_on_rival(now: Situation, choice: Choice) -> Advice:
    """Let the drunkard hit the most dangerous rival who can fall, never oneself."""
    others = [value for value in choice.values if value != str(now.me.seat)]
    if not others:
        return nothing("why-only-oneself")
    others = [value for value in others if now.view.abbeys[int(value)].position not in PROTECTED] or others[:1]
    rival = max(others, key=partial(danger, now))
    if now.view.abbeys[int(rival)].position in PROTECTED:
        return one(rival, "why-drunkard")
    foremost = max(danger(now, value)[1] for value in others) == danger(now, rival)[1]
    return one(rival, "why-rival" if foremost else "why-defenceless", who=Seat(int(rival)))


def ward_off(now: Situation, choice: Choice) -> Advice:
    """Ward off every attack."""
    return one(choice.values[0], "why-ward-off", position=now.me.position, to=max(0, now.me.position - PUSH))


def danger(now: Situation, seat: str) -> tuple[bool, int]:
    """The danger from a rival: those without defence first, then by letters."""
    abbey = now.view.abbeys[int(seat)]
    guarded = abbey.dogs > 0 or "herdsman" in abbey.specials
    return not guarded, abbey.letters + abbey.total_food // FOOD_PER_FIELD * now.rounds + (
        abbey.cellerar.letters if abbey.cellerar else 0
    )


# the road and feeding


def use_cart(now: Situation, choice: Choice) -> Advice:
    """It is lost at the end of the round anyway."""
    return one("yes", "why-cart")


def feed_all(now: Situation, choice: Choice) -> Advice:
    """As many as there are vegetables for."""
    return one(choice.values[-1], "why-feed")


def feed_who_pays(now: Situation, choice: Choice) -> Advice:
    """A vegetable for every two brothers or more, in the last round for any."""
    brothers, paid = now.me.cloister, 0
    worth = 1 if now.rounds == 1 else 2
    while paid < len(choice.values) - 1 and brothers - FED_BY_ONE * paid >= worth:
        paid += 1
    return Advice((str(paid),))


EASY: dict[str, Answer] = {"cellerar.choose": hire_first, "build.choose": build_cheapest}

NORMAL: dict[str, Answer] = {
    "column.choose": keep_column,
    "cellerar.choose": hire_best,
    "market.buy": buy_last,
    "build.choose": build_best,
    "build.amount": as_many,
    "beg.target": keep_brothers,
    "drunkard.target": loose_on_rival,
    "defend.choose": ward_off,
    "march.vegetables": walk_last,
    "march.cart": use_cart,
    "feed.pay": feed_all,
}

QUICK: dict[str, Answer] = {
    **NORMAL,
    "market.buy": buy_best,
    "build.choose": build_deep,
    "beg.target": beg_from_rival,
    "feed.pay": feed_who_pays,
}

HARD: Mapping[str, Answer] = {**QUICK, **strategist.ANSWERS}

ANSWERS: Mapping[str, Mapping[str, Answer]] = {"easy": EASY, "normal": NORMAL, CONTINUES: QUICK, "hard": HARD}
