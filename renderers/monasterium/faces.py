"""Faces for what is offered: the cloisters, and the places in them that are not a building of a kind."""

from renderers.faces import Face
from renderers.monasterium.symbols import CLOISTER_HUES

CRESTS = {"A": "griffin", "B": "oak_leaf", "C": "fish", "D": "sun", "E": "grapes"}
"""The crest of each cloister."""
FACES = {letter: Face(crest, CLOISTER_HUES[letter]) for letter, crest in CRESTS.items()}


def face_of(value: str) -> Face | None:
    """The face of what is offered: of a cloister, or of the cloister of a place (`A.b1`)."""
    return FACES.get(value.partition(".")[0])
