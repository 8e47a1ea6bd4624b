"""The parts of a stage that a section of a picture needs: its words, its colours, its question if it has one.

Laws: a section drawn from this and from the values it shows can be kept; it contains no names.
"""

from games.kernel.engine.text import Say, Text
from renderers.surface.stage import Stage

SAMPLE = Text("picture-domus-cloister")
"""A text that tells languages apart."""


class Tongue:
    """A `Say` that equals every other of its language."""

    __slots__ = ("_sample", "_say")

    def __init__(self, say: Say) -> None:
        self._say, self._sample = say, say(SAMPLE)

    def __call__(self, text: Text) -> str:
        """The sentence of a text."""
        return self._say(text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tongue) and self._sample == other._sample

    def __hash__(self) -> int:
        return hash(self._sample)


def sight(stage: Stage, *keys: str) -> Stage:
    """The part of a stage for a section that answers the questions with these keys."""
    asked = stage.asked if stage.asked and stage.asked.key in keys else None
    return Stage((), Tongue(stage.say), stage.theme, stage.palette, asked=asked)
