"""The question in words that fit, the piles or hand cards it is about, and how each card is shown meanwhile.

Law: what stands out is exactly what the question offers or, with a yes and a no, turns on; a card to give away does
not look like one to play.
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
"""Questions, or actions in them, that are about cards outside the hand, even if the hand holds the same card."""
LEAVING: tuple[Leaving, ...] = get_args(Leaving)
TURNS_ON = {
    "baron.discard": "estate", "mountebank.discard": "curse", "tournament.discard": "province",
    "tournament.reveal": "province",
}  # fmt: skip
"""The card of the hand that some yes-or-no questions are about; the others are about the card that asks."""
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
    """How cards are shown during this question: those to pick lit or leaving, the others quiet. Without a question,
    or if it is about neither hand nor supply, all look as usual.
    """
    if choice is None:
        return evenly
    options = {*choice.values} if piles_asked(choice) or hand_asked(choice, view) else _turned_on(choice, view)
    picked = _leaving(choice) or "lit"

    def light(card: str) -> Light:
        return picked if card in options else "quiet"

    return light if options else evenly


def shorter(question: str) -> Iterator[str]:
    """The wording of a question and shorter ones, longest first: up to the question mark; the asking sentence; the
    first one.
    """
    sentences = SENTENCE.findall(question) or [question]
    asking = next((place for place, words in enumerate(sentences) if words.endswith("?")), 0)
    yield question
    yield "".join(sentences[: asking + 1])
    yield sentences[asking].strip()
    yield sentences[0]


def _turned_on(choice: Choice, view: View) -> set[str]:
    """The card of the hand that a question without card options turns on, if there is one."""
    if {*choice.values} & {*CARDS}:
        return set()
    banes = {pile.card for pile in view.piles if "bane" in pile.marks}
    asking = choice.key.partition(".")[0]
    about = banes if choice.key == BANE else {TURNS_ON.get(choice.key, asking if _reacts(asking) else "")}
    return about & {*view.hand}


def _reacts(card: str) -> bool:
    return card in CARDS and "reaction" in CARDS[card].kinds


def _deed(choice: Choice) -> str:
    """What happens to the picked cards."""
    return choice.key.rpartition(".")[2]


def _leaving(choice: Choice) -> Leaving | None:
    """How picked cards leave the hand, if they do."""
    return next((way for way in LEAVING if way == _deed(choice)), None)
