"""The computer player in three levels: sees its view only, keeps nothing in mind, answers every question.

- easy: buys now this, now that, and takes the default wherever there is one;
- normal: weighs each card by what it gives;
- hard: follows a plan for the kingdom on the table.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from games.dominion.advice import choosing, parting, playing
from games.dominion.advice.plans import Plan, plan_for
from games.dominion.advice.situation import Situation
from games.dominion.card import CARDS
from games.dominion.view import View
from games.kernel.chance import TABLE, Chance
from games.kernel.choice import Choice, IllegalAnswer, Picks
from games.kernel.game import Look, Policy
from games.kernel.policy import default_policy

LEVELS = ("easy", "normal", "hard")
YES_OR_NO = ("yes", "no")
"""Such questions carry a sensible default."""

Planner: TypeAlias = Callable[[View], Plan | None]


def advisor(level: str) -> Policy:
    """The computer player of a level. Raises KeyError for a level there is not."""
    return POLICIES[level]


def following(plan: Plan) -> Policy:
    """A computer player with this plan."""
    return partial(advise, lambda view: plan)


def advise(planner: Planner, look: Look, choice: Choice) -> Picks:
    """Answer a question by its verb; what it does not know, or answers amiss, gets the default."""
    answer = ANSWERS.get(choice.key) or ANSWERS.get(choice.key.rpartition(".")[2])
    if answer is None or choice.values == YES_OR_NO:
        return default_policy(look, choice)
    view = look()
    try:
        return choice.check(answer(Situation(view, planner(view)), choice))
    except IllegalAnswer:
        return default_policy(look, choice)


def without_plan(view: View) -> None:
    """No plan: ratings alone."""


def by_kingdom(view: View) -> Plan:
    """The plan for what lies on the table."""
    bane = next((pile.card for pile in view.piles if "bane" in pile.marks), None)
    return plan_for(view.kingdom, bane, any(pile.card == "colony" for pile in view.piles))


def easy(look: Look, choice: Choice) -> Picks:
    """Buy what costs most, but in every third turn anything else that is no junk; the rest by default."""
    if choice.key != "turn.buy":
        return default_policy(look, choice)
    view = look()
    wanted = [card for card in choice.values if CARDS[card].cost > 2 and CARDS[card].kinds != ("victory",)]
    lots = Chance(f"{view.seat} {view.turn.number} {view.kingdom}".encode())
    if choice.default == ("province",) or not wanted or lots.below(TABLE, 3):
        return choice.default
    return (lots.shuffled(TABLE, wanted)[0],)


POLICIES: dict[str, Policy] = {
    "easy": easy,
    "normal": partial(advise, without_plan),
    "hard": partial(advise, by_kingdom),
}

Answer: TypeAlias = Callable[[Situation, Choice], Picks]


def by_default(now: Situation, choice: Choice) -> Picks:
    """What the question itself suggests."""
    return choice.default


ANSWERS: dict[str, Answer] = {
    "turn.action": playing.action,
    "turn.treasure": playing.treasures,
    "turn.buy": choosing.buy,
    "throne_room.play": playing.twice,
    "kings_court.play": playing.twice,
    "bishop.trash": parting.for_tokens,
    "chapel.trash": parting.thin_out,
    "forge.trash": parting.thin_out,
    "masquerade.trash": parting.thin_out,
    "courtyard.topdeck": parting.put_back,
    "thief.trash": by_default,
    "thief.gain": by_default,
    "hamlet.discard": by_default,
    "tournament.gain": choosing.prize,
    "swindler.gain": choosing.foist,
    "steward.choose": choosing.steward,
    "minion.choose": choosing.minion,
    "torturer.choose": choosing.torturer,
    "pawn.choose": choosing.pawn,
    "nobles.choose": choosing.nobles,
    "gain": choosing.gain,
    "trash": parting.trash,
    "discard": parting.discard,
}
"""Opinions by question or by verb."""
