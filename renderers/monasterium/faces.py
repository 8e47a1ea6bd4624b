"""Faces for what is offered: the cloisters, and the places in them that are not a building of a kind; and for what is
used: the kinds of places, the window, orders.
"""

from renderers.faces import Face
from renderers.monasterium.symbols import BUILDINGS, CLOISTER_HUES, CRESTS

FACES = {letter: Face(crest, CLOISTER_HUES[letter]) for letter, crest in CRESTS.items()}
USED = {
    **{f"building_{kind.lower()}": Face(good) for kind, good in BUILDINGS.items()},
    "chapel": Face("church"),
    "church_window": Face("rose"),
    "cloister_walk": Face("arches"),
    "order": Face("letter"),
}


def face_of(value: str) -> Face | None:
    """The face of a cloister, of the cloister of a place (`A.b1`), or of what is used (`order_cde`)."""
    return FACES.get(value.partition(".")[0]) or USED.get(value) or USED.get(value.partition("_")[0])
