"""A face for each card, in the colour of its kind."""

from games.dominion.cards import CARDS
from renderers.dominion.cards.face import KIND_HUES, chief_kind
from renderers.parts.faces import Face

FACES = {card: Face(card, KIND_HUES[chief_kind(card)]) for card in CARDS}


def face_of(value: str) -> Face | None:
    """The face of what is offered: a card's."""
    return FACES.get(value)
