"""A game as one reader sees it: the colours, the offer, the changes since the reader's last look.

Law: what is offered is lit, and during a question the rest of its kind is quiet; changes are marked.
"""

from functools import cache, partial
from typing import TypeVar

import msgspec

from games.monasterium.view import View
from renderers.monasterium.changes import NONE, NewOnBoard, changes
from renderers.monasterium.offer import NOTHING, Answerable, offer
from renderers.monasterium.symbols import Tone, plain
from renderers.parts.ornament import folded, lit, quiet
from renderers.surface.canvas import Box, Canvas
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Colour, Theme, contrast, mixed, theme_for

Known = TypeVar("Known", Answerable, NewOnBoard)

RADIUS, EAR = 12, 24
"""The corner radius of lit things; the side of the folded corner that marks a change."""


DIM, STEPS = 4.0, 50
"""The contrast of unavailable symbols; the steps in which their colours are searched."""


class Sight(msgspec.Struct, frozen=True):
    """How a reader sees a view."""

    looks: Looks
    offer: Answerable = NOTHING
    changes: NewOnBoard = NONE

    @property
    def theme(self) -> Theme:
        """The colours."""
        return theme_for(*self.looks)

    def about(self, *names: str) -> "Sight":
        """The part that concerns these things alone, so that their picture is kept while others change."""
        return Sight(self.looks, _only(self.offer, names), _only(self.changes, names))

    def tone(self, *, asked: object, offered: bool) -> Tone:
        """The brightness of a thing's colours when some of its kind are `asked` for."""
        return dim(self.theme) if asked and not offered else plain

    def mark(self, canvas: Canvas, box: Box, *, offered: bool = False, changed: bool = False) -> None:
        """Mark a thing in its box, after it is drawn."""
        if offered:
            lit(canvas, box.inset(3), self.theme, RADIUS)
        if changed:
            folded(canvas, box, self.theme, EAR)


def dim(theme: Theme) -> Tone:
    """The colours of what cannot be had now: things as everywhere, and drawings on them evenly."""
    return partial(_dimmed, theme=theme)


def _dimmed(colour: Colour, theme: Theme) -> Colour:
    if colour in theme.hues.values():
        return quiet(colour, theme)
    return dimmed(colour, theme.ground) or quiet(colour, theme)


@cache
def dimmed(colour: Colour, ground: Colour, least: float = DIM) -> Colour | None:
    """A colour with its contrast lowered to about `least`, if it is higher now."""
    found = (mixed(colour, ground, share / STEPS) for share in range(STEPS, -1, -1))
    return next((each for each in found if contrast(each, ground) >= least), None)


def sight(view: View, stage: Stage) -> Sight:
    """The sight of a view for this stage's reader."""
    return Sight(stage.looks, offer(stage.asked), changes(stage.before, view))


def _only(known: Known, names: tuple[str, ...]) -> Known:
    kept = [name for name in names if name in known.__struct_fields__]
    return type(known)(**{name: getattr(known, name) for name in kept})
