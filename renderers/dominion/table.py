"""The table: turn, cards in play, supply; then open cards and seats, below or on a second picture.

The second picture also says the turn, since people may look at it alone. Each region is a part of its own.
"""

from collections.abc import Sequence

from games.dominion.card import brought_by
from games.dominion.view import View
from games.dominion.words import cards_in_words
from games.kernel.engine.text import Text
from renderers.dominion.cards.row import card_row, label_row, rows_before
from renderers.dominion.changes import changes
from renderers.dominion.notes import notes_of
from renderers.dominion.seats import seats
from renderers.dominion.supply import row_of, supply
from renderers.dominion.turn_bar import turn_bar, turn_line
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import BELOW, MARGIN, TALLEST, Sheet, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

OPEN = 90
"""The room kept for open cards, so that a table does not switch between one picture and two."""
TOLD_BELOW = (
    "in-words-prizes", "in-words-no-prizes", "in-words-seat", "in-words-tokens", "in-words-revealed",
    "in-words-set-aside", "in-words-turns",
)  # fmt: skip
"""The contents of the second picture, if there are two, besides notes that did not fit on the first."""


def table_sheets(view: View, stage: Stage) -> tuple[Sheet, ...]:
    """The table as everybody sees it."""
    theme, changed = theme_for(*stage.looks), changes(stage.before, view)
    notes, played = notes_of(view, stage, changed), _played(view, stage, theme)
    bar, *piles = turn_bar(view, stage, means=not view.over), *supply(view, stage, theme, changed, notes)
    below = [*_open(view, stage, theme), *row_of(notes, theme), seats(view, stage, theme, changed)]
    lasting, passing = _height([bar, *piles, below[-1]]), _height(played) + _height(below[:-1])
    whole = [bar, *played, *piles]
    if lasting + max(passing, OPEN) + 2 * MARGIN - BELOW <= TALLEST:
        return (Sheet(stacked([*whole, *below], theme)),)
    alone = [turn_line(view, stage, theme), *below]
    about = (*TOLD_BELOW, *(message for note in notes for message in note.told))
    return Sheet(stacked(whole, theme)), Sheet(stacked(alone, theme), about)


def _height(parts: Sequence[FinishedPart]) -> int:
    """The height of parts below each other."""
    return sum(part.height + BELOW for part in parts)


def _played(view: View, stage: Stage, theme: Theme) -> list[FinishedPart]:
    """The cards in play, and what lowers prices."""
    in_play = () if view.over else view.seats[view.turn.seat].in_play
    parts = [card_row(Text("picture-in-play"), in_play, stage, theme)] if in_play else []
    if view.lowered:
        lowering = Text("picture-lowered", cards=cards_in_words(view.lowered))
        parts.append(label_row(lowering, "lowered", stage, theme))
    return parts


def _open(view: View, stage: Stage, theme: Theme) -> list[FinishedPart]:
    """Other open cards: those turned over or set aside, the prizes."""
    parts = [row for seat in view.seats for row in rows_before(seat, stage, theme)]
    if view.prizes:
        parts.append(card_row(Text("picture-prizes"), view.prizes, stage, theme))
    elif brought_by(view.kingdom):
        parts.append(label_row(Text("picture-no-prizes"), "prize", stage, theme))
    return parts
