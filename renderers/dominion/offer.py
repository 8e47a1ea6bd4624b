"""The piles that a question offers, lower and closer than on the table: what cannot be had now is left out.

Law: it shows the piles offered and no other, each once.
"""

from collections.abc import Sequence

from games.dominion.view import PileView, View
from games.kernel.engine.choice import Choice
from renderers.dominion.cards.face import CardPrice, CardWords, words_on
from renderers.dominion.cards.key import key, marks_on, prices_on, signs_on
from renderers.dominion.cards.pile import pile_tile
from renderers.dominion.supply import Grid, grids
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import BELOW, GAP, INNER, LOW, MARGIN, in_rows
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme

COLUMNS, HEIGHTS = 3, (124, 118, 96)
"""How many kingdom piles stand in a row; the height of a pile, lower where there are more. On the lowest there is no
room for words.
"""
ONE_ROW, TWO_ROWS, LOW_HEIGHT = 5, 8, 84
"""So many basic piles stand in one row, so many lower ones in two."""


def offered(view: View, choice: Choice, stage: Stage, theme: Theme) -> list[FinishedPart]:
    """The piles of a question, and the key to their signs."""
    values = {*choice.values}
    kingdom, basic = ([_plain(pile) for pile in grid.piles if pile.card in values] for grid in grids(view))
    piles = [*kingdom, *basic]
    signs = {
        *prices_on(CardPrice(pile.cost, pile.printed) for pile in piles if pile.left),
        *signs_on(pile.card for pile in piles if pile.left),
        *marks_on(piles),
    }
    below = key(signs, stage)
    room = LOW - 2 * MARGIN - sum(part.height + BELOW for part in below)
    return [*(_rows(grid, stage, theme) for grid in laid_out(kingdom, basic, room)), *below]


def laid_out(kingdom: Sequence[PileView], basic: Sequence[PileView], room: int) -> list[Grid]:
    """The piles in rows as high as there is room for; as many of the basic ones beside and below the kingdom's as makes
    all the lowest.
    """
    found = (_lowest(kingdom, basic, high) for high in HEIGHTS)
    return next((grids for grids in found if _height(grids)[0] <= room + BELOW), _lowest(kingdom, basic, HEIGHTS[-1]))


def _lowest(kingdom: Sequence[PileView], basic: Sequence[PileView], high: int) -> list[Grid]:
    found = [_split(kingdom, basic, moved, high) for moved in range(len(basic) + 1)]
    return min((grids for grids in found if grids), key=_height)


def _split(kingdom: Sequence[PileView], basic: Sequence[PileView], moved: int, high: int) -> list[Grid]:
    """The piles in rows with so many basic ones among the kingdom's; nothing if the others have no room."""
    upper, lower = [*kingdom, *basic[:moved]], basic[moved:]
    if len(lower) > TWO_ROWS:
        return []
    lines = 1 if len(lower) <= ONE_ROW else 2
    low = Grid(lower, -(-len(lower) // lines), high if lines == 1 else LOW_HEIGHT)
    return [grid for grid in (Grid(upper, COLUMNS, high), low) if grid.piles]


def _height(grids: Sequence[Grid]) -> tuple[int, int]:
    """How high grids are together; then how many cells stay free."""
    rows = [-(-len(grid.piles) // grid.columns) * (grid.height + GAP) for grid in grids]
    return sum(rows) + BELOW * len(grids), sum(grid.free for grid in grids)


def _plain(pile: PileView) -> PileView:
    """A pile without what may become of it before long."""
    return PileView(pile.card, pile.left, pile.cost, marks=pile.marks, printed=pile.printed)


def _rows(grid: Grid, stage: Stage, theme: Theme) -> FinishedPart:
    size = grid.width(), grid.height
    tiles = [pile_tile(pile, _words(pile.card, grid.height, stage), size, stage.looks) for pile in grid.piles]
    rows = [tiles[first : first + grid.columns] for first in range(0, len(tiles), grid.columns)]
    return in_rows(rows, INNER, theme)


def _words(card: str, height: int, stage: Stage) -> CardWords:
    words = words_on(card, stage)
    return words if height > HEIGHTS[-1] else CardWords(words.name)
