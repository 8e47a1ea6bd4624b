"""The marks of awaited players on every picture of a table: a golden frame, and a sign beside the name.

Law: they follow from the stage alone, as do the words beside the picture.
"""

from games.kernel.engine.text import Text
from renderers.surface.canvas import Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for


@kept
def framed(width: int, height: int, awaited: bool, looks: Looks) -> FinishedPart:  # kept under what it is given
    """A tile without anything on it; in gold if somebody is awaited here."""
    canvas = Canvas(width, height, theme_for(*looks))
    frame(canvas, theme_for(*looks), awaited=awaited)
    return canvas.finished()


def frame(canvas: Canvas, theme: Theme, *, awaited: bool) -> None:
    """A tile, still empty; in gold if somebody is awaited here."""
    canvas.panel(canvas.box.inset(1), theme.panel, 16, theme.accent if awaited else theme.edge, 5 if awaited else 2)


def sign_of(seat: int, turn: int, stage: Stage, *, lasting: bool = False) -> list[str]:
    """The sign beside a name: an arrowhead if the table waits for this seat alone and it is its `turn`, otherwise an
    hourglass if it is awaited. A `lasting` turn goes on while others are awaited: it keeps the arrowhead.
    """
    if seat == turn and (stage.awaited == (turn,) or (lasting and stage.awaited)):
        return ["turn"]
    return ["waiting"] if seat in stage.awaited else []


def ended(stage: Stage, *, over: bool) -> Text | None:
    """The line after a game's end; None while it goes on. `over`: it was played to its end."""
    if over:
        return Text("picture-over")
    return Text("picture-stopped") if stage.stopped else None
