"""What a question lets one pick: piles of the supply, or cards of the own hand; and how each card is shown then.

Law: what is lit is exactly what the question has as options.
"""

from games.dominion.view import View
from games.kernel.choice import Choice
from renderers.dominion.face import Light
from renderers.dominion.row import Lights, evenly

PRICED = ("pile-hint", "pile-running-out")
"""The hints of options that are piles."""


def piles_asked(choice: Choice | None) -> bool:
    """Whether a question is about piles of the supply."""
    return choice is not None and any(option.hint is not None and option.hint.id in PRICED for option in choice.options)


def lights_of(choice: Choice | None, view: View) -> Lights:
    """How cards are shown while this is asked: those that may be picked lit, the others quiet. All are as they are if
    nothing is asked, or something that is not about the hand or the supply.
    """
    if choice is None or not choice.options:
        return evenly
    options = {*choice.values}
    if not piles_asked(choice) and not options <= {*view.hand}:
        return evenly

    def light(card: str) -> Light:
        return "lit" if card in options else "quiet"

    return light
