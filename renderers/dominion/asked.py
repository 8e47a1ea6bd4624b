"""The piles, hand cards or other cards that a question is about, and how each card is shown meanwhile.

Law: what stands out is exactly what the question offers or, with a yes and a no, turns on; a card to give away does
not look like one to play.
"""

from collections.abc import Iterator
from typing import get_args

from games.dominion.cards import CARDS
from games.dominion.view import View
from games.dominion.words import title
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.dominion.cards.face import Leaving, Light
from renderers.dominion.cards.row import Lights, evenly

PRICED = ("pile-hint", "pile-running-out")
"""The hints of options that are piles."""
ELSEWHERE = ("thief.trash", "gain", "name", "order", "take")
"""Questions, or actions in them, that are about cards outside the hand, even if the hand holds the same card."""
LEAVING: tuple[Leaving, ...] = get_args(Leaving)
TURNS_ON = {
    "baron.discard": "estate", "mountebank.discard": "curse", "tournament.discard": "province",
    "tournament.reveal": "province",
}  # fmt: skip
"""The card of the hand that some yes-or-no questions are about; the others are about the card that asks."""
DRAWN = "library.set_aside"
"""The question about a card that has just been drawn."""
BANE = "young_witch.reveal"
"""The question about the card that is the bane of this game."""
TELLS = ("card", "attack")
"""The parts of a prompt that tell of a card."""


def piles_asked(choice: Choice | None) -> bool:
    """Whether a question is about piles of the supply."""
    return choice is not None and any(option.hint is not None and option.hint.id in PRICED for option in choice.options)


def hand_asked(choice: Choice | None, view: View) -> bool:
    """Whether a question is about cards of the own hand."""
    if choice is None or not choice.options or {choice.key, _deed(choice)} & {*ELSEWHERE}:
        return False
    return {*choice.values} <= {*view.hand}


def lights_of(choice: Choice | None, view: View) -> Lights:
    """How cards of the hand are shown during this question: those to pick lit or leaving, the others quiet. Without a
    question, or if it is not about them, all look as usual.
    """
    if choice is None:
        return evenly
    options = {*choice.values} if hand_asked(choice, view) else _turned_on(choice, view)
    picked = _leaving(choice) or "lit"

    def light(card: str) -> Light:
        return picked if card in options else "quiet"

    return light if options else evenly


def elsewhere_asked(choice: Choice | None, view: View) -> tuple[str, ...]:
    """The cards that a question offers, where they are neither piles nor of the own hand."""
    if choice is None or piles_asked(choice) or hand_asked(choice, view):
        return ()
    return tuple(value for value in choice.values if value in CARDS)


def told_of(choice: Choice | None) -> tuple[str, ...]:
    """The cards that a question tells of, besides the one that asks: a card turned over, an attack."""
    if choice is None:
        return ()
    names = {title(card): card for card in CARDS}
    told = [names[said] for said in _said(choice.prompt) if said in names]
    return tuple(told)


def _said(prompt: Text) -> Iterator[Text]:
    """What a prompt tells of, wherever it stands in it."""
    for name, arg in prompt.args.items():
        if isinstance(arg, Text):
            yield from [arg] if name in TELLS else _said(arg)


def _turned_on(choice: Choice, view: View) -> set[str]:
    """The card of the hand that a question without card options turns on, if there is one."""
    if {*choice.values} & {*CARDS}:
        return set()
    banes = {pile.card for pile in view.piles if "bane" in pile.marks}
    asking = choice.key.partition(".")[0] if reacts(choice) else ""
    about = banes if choice.key == BANE else {TURNS_ON.get(choice.key, asking)}
    if choice.key == DRAWN:
        about = {*told_of(choice)}
    return about & {*view.hand}


def reacts(choice: Choice) -> bool:
    """Whether a question is a reaction's."""
    asking = choice.key.partition(".")[0]
    return asking in CARDS and "reaction" in CARDS[asking].kinds


def _deed(choice: Choice) -> str:
    """What happens to the picked cards."""
    return choice.key.rpartition(".")[2]


def _leaving(choice: Choice) -> Leaving | None:
    """How picked cards leave the hand, if they do."""
    return next((way for way in LEAVING if way == _deed(choice)), None)
