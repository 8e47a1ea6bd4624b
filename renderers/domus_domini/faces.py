"""Faces for what is offered: areas and the chapel, the helpers of an abbey."""

from renderers.domus_domini.symbols import AREA_HUES
from renderers.parts.faces import Face

FACES = {
    "garden": Face("garden", AREA_HUES["garden"]),
    "cheese": Face("cheese", AREA_HUES["cheese"]),
    "brewery": Face("brewery", AREA_HUES["brewery"]),
    "chapel": Face("church", AREA_HUES["chapel"]),
    "dog": Face("dog"),
    "herdsman": Face("herdsman"),
    "drunkard": Face("drunkard"),
    "cart": Face("cart"),
}


def face_of(value: str) -> Face | None:
    """The face of an option; for an area's stages (`brewery-3`) that of the area."""
    return FACES.get(value.partition("-")[0])
