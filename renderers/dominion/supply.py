"""The supply: the kingdom's piles, below them the basic ones; notes on trash, mat and empty piles in the free cells."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from games.dominion.cards import CARDS
from games.dominion.view import PileView, View
from games.kernel.text import Text
from renderers.canvas import READABLE, TEXT, Canvas, Part
from renderers.dominion.pile import pile_tiles
from renderers.dominion.row import counted
from renderers.dominion.symbols import draw_symbol
from renderers.sheet import GAP, INNER, in_grid, in_rows
from renderers.stage import Stage
from renderers.theme import Theme

Note: TypeAlias = Callable[[View, tuple[int, int], Stage, Theme], Part]
"""Draws something beside the piles, in the size that is free."""

COLUMNS = 4
KINGDOM_HEIGHT, BASIC_HEIGHT = 132, 112
BASIC_KINDS = ("treasure", "victory", "curse")
HEAD, SIGN, LINE = 46, 36, 34
"""On a note: the height of its label, the symbol before it, a row of words below."""
ROUTE = "trade_route"
"""The card with the mat, and the mark of a pile whose token does not lie there yet."""


def supply(view: View, stage: Stage, theme: Theme) -> list[Part]:
    """The grids of piles. Notes that find no free cell get a row of their own at the end."""
    basic = [pile for pile in view.piles if CARDS[pile.card].kinds[0] in BASIC_KINDS and pile.card not in view.kingdom]
    kingdom = [pile for pile in view.piles if pile not in basic]
    kingdom.sort(key=lambda pile: (-max(pile.cost, pile.printed), pile.card))
    basic.sort(key=lambda pile: (BASIC_KINDS.index(CARDS[pile.card].kinds[0]), CARDS[pile.card].cost))
    notes: list[Note] = [_trash, *([_mat] if ROUTE in view.kingdom else []), _empty_piles]
    later, parts = -len(basic) % COLUMNS, []
    for piles, height, then in ((kingdom, KINGDOM_HEIGHT, later), (basic, BASIC_HEIGHT, 0)):
        if piles:
            cells = _cells(-len(piles) % COLUMNS, then, notes)
            parts.append(_grid(piles, height, cells, view, stage, theme))
    if notes:
        each = round((INNER + GAP) / len(notes) - GAP)
        tiles = [note(view, (each, BASIC_HEIGHT), stage, theme) for note in notes]
        parts.append(in_grid(tiles, len(notes), theme.ground))
    return parts


def _cells(free: int, later: int, notes: list[Note]) -> list[tuple[Note, int]]:
    """Take from the notes those for so many free cells, with the number of cells for each; `later` cells are free
    elsewhere. The longest notes stand first in the list and get the most room.
    """
    if free < 2:
        return [(notes.pop(), 1) for _ in notes[:free]]
    count = min(max(len(notes) - later, 1), free, len(notes))
    taken = notes[:count]
    del notes[:count]
    return [(note, 1 if place else free - count + 1) for place, note in enumerate(taken)]


def _grid(
    piles: Sequence[PileView], height: int, cells: list[tuple[Note, int]], view: View, stage: Stage, theme: Theme
) -> Part:
    """Piles in rows, then the notes in the cells after them."""
    step, rows = (INNER + GAP) // COLUMNS, []
    for first in range(0, len(piles), COLUMNS):
        tiles = pile_tiles(piles[first : first + COLUMNS], step - GAP, height, stage)
        last = cells if first + COLUMNS > len(piles) else []
        room = tiles[0].image.height
        notes = [note(view, (count * step - GAP, room), stage, theme) for note, count in last]
        rows.append([*tiles, *notes])
    return in_rows(rows, INNER, theme.ground)


def _trash(view: View, size: tuple[int, int], stage: Stage, theme: Theme) -> Part:
    """How many cards were trashed, and which, the last first."""
    cards = ", ".join(counted(view.trash[::-1], stage)) or stage.say(Text("picture-nothing"))
    return _note("trash", stage.say(Text("picture-trash", count=len(view.trash))), cards, size, theme)


def _mat(view: View, size: tuple[int, int], stage: Stage, theme: Theme) -> Part:
    """How many tokens lie on the mat, and from which piles."""
    cards = ", ".join(counted(view.mat, stage)) or stage.say(Text("picture-nothing"))
    return _note(ROUTE, stage.say(Text("picture-mat", count=len(view.mat))), cards, size, theme)


def _empty_piles(view: View, size: tuple[int, int], stage: Stage, theme: Theme) -> Part:
    """How many piles are empty: their number ends the game."""
    count = sum(not pile.left for pile in view.piles)
    return _note("empty", str(count), stage.say(Text("picture-empty-piles", count=count)), size, theme)


def _note(sign: str, label: str, below: str, size: tuple[int, int], theme: Theme) -> Part:
    """A symbol with a label, and words below."""
    canvas = Canvas(*size, theme.ground)
    canvas.panel(canvas.box.inset(1), theme.panel, 14, theme.edge, 2)
    inside = canvas.box.inset(14, 10)
    head = inside.top_part(HEAD)
    draw_symbol(canvas, sign, head.left_part(SIGN), theme.faint)
    canvas.words(head.without_left(SIGN + 10), label, theme.ink, TEXT, style="bold")
    rest = inside.bottom_part(inside.height - HEAD)
    canvas.words(rest, below, theme.faint, READABLE, rows=max(int(rest.height // LINE), 1))
    return canvas.finished()
