"""The supply: kingdom piles, below them the basic ones; notes in the free cells; the meaning of the marks."""

from collections.abc import Sequence

import msgspec

from games.dominion.cards import CARDS
from games.dominion.view import PileView, View
from renderers.dominion.cards.face import words_on
from renderers.dominion.cards.key import key, marks_on
from renderers.dominion.cards.pile import pile_tile
from renderers.dominion.cards.row import Lights, evenly
from renderers.dominion.changes import MoreThanBefore
from renderers.dominion.notes import Note
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import GAP, INNER, in_grid, in_rows
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

BASIC_KINDS = ("treasure", "victory", "curse")


class Grid(msgspec.Struct, frozen=True):
    """Piles in so many columns, each so high."""

    piles: Sequence[PileView]
    columns: int
    height: int

    @property
    def free(self) -> int:
        """How many cells of the last row are free."""
        return -len(self.piles) % self.columns

    def width(self, cells: int = 1) -> int:
        """How wide so many cells are together."""
        return cells * ((INNER + GAP) // self.columns) - GAP


KINGDOM_COLUMNS, KINGDOM_HEIGHT = 3, 146
FEW_BASIC, BASIC_HEIGHT = 8, 146
"""With so many basic piles there are four in a row, with more five."""


def grids(view: View) -> tuple[Grid, Grid]:
    """The kingdom's piles, the dearest first, and the basic ones."""
    basic = [pile for pile in view.piles if CARDS[pile.card].kinds[0] in BASIC_KINDS and pile.card not in view.kingdom]
    kingdom = [pile for pile in view.piles if pile not in basic]
    kingdom.sort(key=lambda pile: (-max(pile.cost, pile.printed), pile.card))
    basic.sort(key=lambda pile: (BASIC_KINDS.index(CARDS[pile.card].kinds[0]), CARDS[pile.card].cost))
    columns = 4 if len(basic) <= FEW_BASIC else 5
    return Grid(kingdom, KINGDOM_COLUMNS, KINGDOM_HEIGHT), Grid(basic, columns, BASIC_HEIGHT)


def supply(
    view: View, stage: Stage, theme: Theme, changed: MoreThanBefore, notes: list[Note], lights: Lights = evenly
) -> list[FinishedPart]:
    """The grids of piles with notes in their free cells (taken from the list); below, the meaning of the piles'
    marks.
    """
    parts = []
    both = grids(view)
    for grid, later in zip(both, (both[1].free, 0), strict=True):
        if grid.piles:
            tiles = [_tile(pile, grid, stage, lights, changed) for pile in grid.piles]
            parts.append(_filled(grid, tiles, cells(grid.free, later, notes), theme))
    return [*parts, *key(marks_on(view.piles), stage)]


def _tile(pile: PileView, grid: Grid, stage: Stage, lights: Lights, changed: MoreThanBefore) -> FinishedPart:
    size, change = (grid.width(), grid.height), changed.piles.get(pile.card, 0)
    return pile_tile(pile, words_on(pile.card, stage), size, stage.looks, lights(pile.card), change)


def row_of(notes: Sequence[Note], theme: Theme) -> list[FinishedPart]:
    """The notes that found no free cell, beside each other."""
    if not notes:
        return []
    width = round((INNER + GAP) / len(notes) - GAP)
    return [in_grid([note.draw((width, BASIC_HEIGHT)) for note in notes], len(notes), theme)]


def cells(free: int, later: int, notes: list[Note]) -> list[tuple[Note, int]]:
    """Take from the notes those for so many free cells, with the number of cells for each; `later` cells are free
    elsewhere. The first notes are the widest and get the most room.
    """
    count = min(max(len(notes) - later, 1), free, len(notes))
    taken = notes[:count]
    del notes[:count]
    return [(note, 1 if place else free - count + 1) for place, note in enumerate(taken)]


def _filled(grid: Grid, tiles: Sequence[FinishedPart], notes: Sequence[tuple[Note, int]], theme: Theme) -> FinishedPart:
    """Piles in rows, then the notes in the cells after them."""
    rows = [list(tiles[first : first + grid.columns]) for first in range(0, len(tiles), grid.columns)]
    rows[-1] += [note.draw((grid.width(count), grid.height)) for note, count in notes]
    return in_rows(rows, INNER, theme)
