"""What is asked, in the words that have room, and what it is about: piles of the supply, cards of the own hand to pick
from, or the one card of the hand that a question with a yes and a no turns on; and how each card is shown then.

Law: what stands out is exactly what the question has as options or turns on; what is given away does not look like
what is played.
"""

import re
from collections.abc import Iterator
from typing import get_args

from games.dominion.cards import CARDS
from games.dominion.view import View
from games.kernel.engine.choice import Choice
from renderers.dominion.cards.face import Leaving, Light
from renderers.dominion.cards.row import Lights, evenly

PRICED = ("pile-hint", "pile-running-out")
"""The hints of options that are piles."""
ELSEWHERE = ("thief.trash", "gain", "name", "order", "take")
"""Questions, or what is done in them, that are about cards outside of the hand, even where one holds the same."""
LEAVING: tuple[Leaving, ...] = get_args(Leaving)
TURNS_ON = {
    "baron.discard": "estate", "mountebank.discard": "curse", "tournament.discard": "province",
    "tournament.reveal": "province",
}  # fmt: skip
"""The card of the hand that some questions with a yes and a no are about; others are about the card that asks."""
BANE = "young_witch.reveal"
"""The question about the card that is the bane of this game."""
SENTENCE = re.compile(r".+?[.?!](?= |$)")


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
    if choice is None:
        return evenly
    options = {*choice.values} if piles_asked(choice) or hand_asked(choice, view) else _turned_on(choice, view)
    picked = _leaving(choice) or "lit"

    def light(card: str) -> Light:
        return picked if card in options else "quiet"

    return light if options else evenly


def shorter(question: str) -> Iterator[str]:
    """The words of a question, and shorter ones, the longest first: up to its question mark; the sentence that asks;
    its first one.
    """
    sentences = SENTENCE.findall(question) or [question]
    asking = next((place for place, words in enumerate(sentences) if words.endswith("?")), 0)
    yield question
    yield "".join(sentences[: asking + 1])
    yield sentences[asking].strip()
    yield sentences[0]


def _turned_on(choice: Choice, view: View) -> set[str]:
    """The card of the hand that a question turns on whose options are no cards, if there is one."""
    if {*choice.values} & {*CARDS}:
        return set()
    banes = {pile.card for pile in view.piles if "bane" in pile.marks}
    asking = choice.key.partition(".")[0]
    about = banes if choice.key == BANE else {TURNS_ON.get(choice.key, asking if _reacts(asking) else "")}
    return about & {*view.hand}


def _reacts(card: str) -> bool:
    return card in CARDS and "reaction" in CARDS[card].kinds


def _deed(choice: Choice) -> str:
    """What is done with what is picked."""
    return choice.key.rpartition(".")[2]


def _leaving(choice: Choice) -> Leaving | None:
    """How the cards leave the hand that are picked, if they do."""
    return next((way for way in LEAVING if way == _deed(choice)), None)
