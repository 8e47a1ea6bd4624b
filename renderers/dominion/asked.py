"""What a question lets one pick: piles of the supply, or cards of the own hand; and how each card is shown then.

Law: what stands out is exactly what the question has as options; what is given away does not look like what is played.
"""

from typing import get_args

from games.dominion.view import View
from games.kernel.choice import Choice
from games.kernel.text import Text
from renderers.dominion.face import Leaving, Light
from renderers.dominion.row import Lights, evenly

PRICED = ("pile-hint", "pile-running-out")
"""The hints of options that are piles."""
ELSEWHERE = ("thief.trash", "gain", "name", "order", "take")
"""Questions, or what is done in them, that are about cards outside of the hand, even where one holds the same."""
LEAVING: tuple[Leaving, ...] = get_args(Leaving)


def piles_asked(choice: Choice | None) -> bool:
    """Whether a question is about piles of the supply."""
    return choice is not None and any(option.hint is not None and option.hint.id in PRICED for option in choice.options)


def hand_asked(choice: Choice | None, view: View) -> bool:
    """Whether a question is about cards of the own hand."""
    if choice is None or not choice.options or {choice.key, _deed(choice)} & {*ELSEWHERE}:
        return False
    return {*choice.values} <= {*view.hand}


def lights_of(choice: Choice | None, view: View) -> Lights:
    """How cards are shown while this is asked: those that may be picked lit or leaving, the others quiet. All are as
    they are if nothing is asked, or something that is not about the hand or the supply.
    """
    if choice is None or not (piles_asked(choice) or hand_asked(choice, view)):
        return evenly
    options, picked = {*choice.values}, _leaving(choice) or "lit"

    def light(card: str) -> Light:
        return picked if card in options else "quiet"

    return light


def task_of(choice: Choice | None, view: View) -> Text | None:
    """What stands over the hand while cards of it are to be given away: the question."""
    return choice.prompt if choice is not None and hand_asked(choice, view) and _leaving(choice) else None


def _deed(choice: Choice) -> str:
    """What is done with what is picked."""
    return choice.key.rpartition(".")[2]


def _leaving(choice: Choice) -> Leaving | None:
    """How the cards leave the hand that are picked, if they do."""
    return next((way for way in LEAVING if way == _deed(choice)), None)
