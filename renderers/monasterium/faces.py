"""Faces for options and uses: the cloisters, the places in them by their kind, the window, orders."""

from renderers.monasterium.symbols import BUILDINGS, CLOISTER_HUES, CRESTS
from renderers.parts.faces import Face

FACES = {
    **{letter: Face(crest, CLOISTER_HUES[letter]) for letter, crest in CRESTS.items()},
    **{f"building_{kind.lower()}": Face(good) for kind, good in BUILDINGS.items()},
    "chapel": Face("church"),
    "church_window": Face("rose"),
    "cloister_walk": Face("arches"),
    "order": Face("letter"),
}


def face_of(value: str) -> Face | None:
    """The face of a cloister, of the cloister of a place (`A.b1`), or of something used, as an order (`order_cde`)."""
    if value.startswith("order_"):
        return FACES["order"]
    return FACES.get(value.partition(".")[0])
