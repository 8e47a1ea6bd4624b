"""Answers that the computer player gives alike at several levels."""

from games.domus_domini.advice.situation import Situation, one
from games.domus_domini.board import INTEREST_PER
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice


def as_many(now: Situation, choice: Choice) -> Advice:
    """Save all coins in threes, which earn interest. Move all possible brothers into the chapel, as few as possible out
    of it: to the field go those of the cloister.
    """
    if choice.prompt.id == "ask-save":
        return one([value for value in choice.values if int(value) % INTEREST_PER == 0][-1], "why-interest")
    if choice.prompt.id == "ask-to-chapel":
        return one(choice.values[-1], "why-to-chapel", food=now.me.chapel.food_each)
    idle = [value for value in choice.values if choice.prompt.id == "ask-to-field" and int(value) <= now.me.cloister]
    if idle:
        return one(idle[-1], "why-field" if idle[-1] == choice.values[-1] else "why-to-field")
    return one(choice.values[0], "why-to-chapel", food=now.me.chapel.food_each)


def walk_last(now: Situation, choice: Choice) -> Advice:
    """A vegetable brings a field in any round: in the last one walk those that nobody has to eat."""
    chips = choice.default[0]
    if now.rounds > 1:
        return one(chips, "why-keep-vegetables")
    return one(chips, "why-walk-last" if chips != "0" else "why-vegetables-feed")
