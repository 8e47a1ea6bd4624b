"""The computer player in three levels: sees its view only, remembers nothing, answers every question.

- easy: buys almost at random, and takes the default wherever there is one; - normal: weighs each card by what it gives;
- hard: follows a plan for the kingdom on the table.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from games.dominion.advice import choosing, parting, playing
from games.dominion.advice.plans import Plan, plan_for
from games.dominion.advice.reasons import proposed
from games.dominion.advice.situation import Situation
from games.dominion.card import CARDS
from games.dominion.rules.questions import offer, offer_of
from games.dominion.view import View
from games.kernel.contract.mind import Advice, Advisor, obeying
from games.kernel.contract.policy import Look, Policy, default_policy
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.text import Text

LEVELS = ("easy", "normal", "hard")
YES_OR_NO = ("yes", "no")
"""Questions with a sensible default."""

Planner: TypeAlias = Callable[[View], Plan | None]


def advice(level: str) -> Advisor:
    """The computer player of a level. Raises KeyError for an unknown level."""
    return ADVISORS[level]


def following(plan: Plan) -> Policy:
    """A computer player with this plan."""
    return obeying(partial(advise, lambda view: plan))


def advise(planner: Planner, look: Look, choice: Choice) -> Advice:
    """Answer a question by its verb; without an opinion, or with an illegal one, take the question's default."""
    found = _opinion(planner, look, choice) or proposed(choice)
    return replace(found, offer=_offer(choice, found.picks))


def _opinion(planner: Planner, look: Look, choice: Choice) -> Advice | None:
    answer = ANSWERS.get(choice.key) or ANSWERS.get(choice.key.rpartition(".")[2])
    if answer is None or choice.values == YES_OR_NO:
        return None
    view = look()
    found = answer(Situation(view, planner(view)), choice)
    try:
        return replace(found, picks=choice.check(found.picks))
    except IllegalAnswer:
        return None


def _offer(choice: Choice, picks: Picks) -> Text | None:
    """The button's text: what is done with the cards, if the question has a word for that."""
    if picks == choice.default:
        return choice.offer
    if not picks:
        return None
    match choice.key.rpartition(".")[2]:
        case "action":
            return offer("play-this", picks[0])
        case "buy":
            return offer("buy-this", picks[0])
        case deed:
            return offer_of(deed, picks)


def without_plan(view: View) -> None:
    """No plan: ratings alone."""


def laid_out(view: View) -> tuple[tuple[str, ...], str | None, bool]:
    """What lies on the table: the kingdom cards, which of them is the bane, whether there are Colonies."""
    bane = next((pile.card for pile in view.piles if "bane" in pile.marks), None)
    return view.kingdom, bane, any(pile.card == "colony" for pile in view.piles)


def by_kingdom(view: View) -> Plan:
    """The plan for what lies on the table."""
    return plan_for(*laid_out(view))


def easy(look: Look, choice: Choice) -> Advice:
    """Buy the dearest card, but in every third turn anything else that is no junk; the rest by default."""
    if choice.key != "turn.buy":
        return Advice(default_policy(look, choice))
    view = look()
    wanted = [card for card in choice.values if CARDS[card].cost > 2 and CARDS[card].kinds != ("victory",)]
    lots = Chance(f"{view.seat} {view.turn.number} {view.kingdom}".encode())
    if choice.default == ("province",) or not wanted or lots.below(TABLE, 3):
        return Advice(choice.default)
    return Advice((lots.shuffled(TABLE, wanted)[0],))


ADVISORS: dict[str, Advisor] = {
    "easy": easy,
    "normal": partial(advise, without_plan),
    "hard": partial(advise, by_kingdom),
}

Answer: TypeAlias = Callable[[Situation, Choice], Advice]


def by_default(now: Situation, choice: Choice) -> Advice:
    """The question's own default."""
    return proposed(choice)


ANSWERS: dict[str, Answer] = {
    "turn.action": playing.action,
    "turn.treasure": playing.treasures,
    "turn.buy": choosing.buy,
    "throne_room.play": playing.twice,
    "kings_court.play": playing.twice,
    "bishop.trash": parting.for_tokens,
    "chapel.trash": parting.thin_out,
    "forge.trash": parting.melt,
    "cellar.discard": parting.sift,
    "masquerade.trash": parting.thin_out,
    "courtyard.topdeck": parting.put_back,
    "rabble.order": parting.order_best,
    "scout.order": parting.order_best,
    "thief.trash": by_default,
    "thief.gain": by_default,
    "hamlet.discard": parting.for_hamlet,
    "tournament.gain": choosing.prize,
    "swindler.gain": choosing.foist,
    "contraband.name": choosing.forbid,
    "steward.choose": choosing.steward,
    "minion.choose": choosing.minion,
    "torturer.choose": choosing.torturer,
    "pawn.choose": choosing.pawn,
    "nobles.choose": choosing.nobles,
    "watchtower.choose": choosing.watch,
    "gain": choosing.gain,
    "trash": parting.trash,
    "discard": parting.discard,
}
"""Opinions by question or by verb."""
