"""The table: the turn, what is in play, the supply, the seats, the trash; each region is a part of its own."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from games.dominion.cards import CARDS
from games.dominion.view import PileView, SeatView, View
from games.kernel.text import Text
from renderers.canvas import Box, Canvas, Part
from renderers.dominion_card import pile_tile, titled
from renderers.dominion_hand import turn_bar
from renderers.dominion_row import card_row, counted
from renderers.sheet import GAP, INNER, in_grid, stacked
from renderers.stage import Stage
from renderers.symbols import draw_mark, draw_symbol
from renderers.theme import Theme, theme_for

Note: TypeAlias = Callable[[View, tuple[int, int], Stage, Theme], Part]
"""Draws something beside the piles, in the size that is free."""

COLUMNS = 4
KINGDOM_HEIGHT, BASIC_HEIGHT = 132, 112
SEAT_HEIGHT = 148
SIGN = 42
"""The room of a symbol beside a name."""
THREE_DIGITS = 49
BASIC_KINDS = ("treasure", "victory", "curse")


def table_sheet(view: View, stage: Stage) -> Part:
    """The table as everybody sees it."""
    theme = theme_for(*stage.looks)
    parts = [turn_bar(view, stage, theme, means=not view.over), *_rows(view, stage, theme)]
    return stacked([*parts, *_supply(view, stage, theme), _seats(view, stage, theme)], theme.ground)


def _rows(view: View, stage: Stage, theme: Theme) -> list[Part]:
    """What lies open besides the supply."""
    in_play = () if view.over else view.seats[view.turn.seat].in_play
    rows = (("picture-in-play", in_play), ("picture-prizes", view.prizes), ("picture-mat", view.mat))
    return [card_row(Text(name), cards, stage, theme) for name, cards in rows if cards]


def _supply(view: View, stage: Stage, theme: Theme) -> list[Part]:
    """The kingdom, below it the basic cards. Into the free cells go the trash and the number of empty piles."""
    basic = [pile for pile in view.piles if CARDS[pile.card].kinds[0] in BASIC_KINDS and pile.card not in view.kingdom]
    kingdom = [pile for pile in view.piles if pile not in basic]
    kingdom.sort(key=lambda pile: (-pile.cost, pile.card))
    basic.sort(key=lambda pile: (BASIC_KINDS.index(CARDS[pile.card].kinds[0]), CARDS[pile.card].cost))
    beside: list[Note] = [_trash, _empty_piles]
    grids = [
        _piles(piles, height, beside, view, stage, theme)
        for piles, height in ((kingdom, KINGDOM_HEIGHT), (basic, BASIC_HEIGHT))
        if piles
    ]
    return grids if _trash not in beside else [*grids, _trash(view, (INNER, BASIC_HEIGHT), stage, theme)]


def _piles(piles: Sequence[PileView], height: int, beside: list[Note], view: View, stage: Stage, theme: Theme) -> Part:
    """Piles in a grid; the next of `beside` takes the cells that are free after them."""
    width = (INNER + GAP) // COLUMNS - GAP
    tiles = [pile_tile(pile, titled(pile.card, stage), (width, height), stage.looks) for pile in piles]
    free = -len(piles) % COLUMNS
    if free and beside:
        tiles.append(beside.pop(0)(view, (free * (width + GAP) - GAP, height), stage, theme))
    return in_grid(tiles, COLUMNS, theme.ground)


def _trash(view: View, size: tuple[int, int], stage: Stage, theme: Theme) -> Part:
    """How many cards were trashed, and which, the last first."""
    cards = ", ".join(counted(view.trash[::-1], stage)) or stage.say(Text("picture-nothing"))
    return _note("trash", stage.say(Text("picture-trash", count=len(view.trash))), cards, size, theme)


def _empty_piles(view: View, size: tuple[int, int], stage: Stage, theme: Theme) -> Part:
    """How many piles are empty: their number ends the game."""
    count = sum(not pile.left for pile in view.piles)
    return _note("empty", str(count), stage.say(Text("picture-empty-piles", count=count)), size, theme)


def _note(sign: str, label: str, below: str, size: tuple[int, int], theme: Theme) -> Part:
    """A symbol with a label, and words below."""
    canvas = Canvas(*size, theme.ground)
    canvas.panel(canvas.box.inset(1), theme.panel, 14, theme.edge, 2)
    inside = canvas.box.inset(14, 10)
    head = inside.top_part(inside.height / 2)
    draw_symbol(canvas, sign, head.left_part(36), theme.faint)
    canvas.words(head.without_left(46), label, theme.ink, 32, style="bold")
    canvas.words(inside.bottom_part(inside.height / 2), below, theme.faint, 30)
    return canvas.finished()


def _seats(view: View, stage: Stage, theme: Theme) -> Part:
    tiles = [_seat(seat, view, stage, theme) for seat in view.seats]
    return in_grid(tiles, 2, theme.ground)


def _seat(seat: SeatView, view: View, stage: Stage, theme: Theme) -> Part:
    """A player: mark and name, whether it is the turn or awaited, numbers of cards, the top of the discard pile."""
    active = seat.seat == view.turn.seat and not view.over
    canvas = Canvas((INNER + GAP) // 2 - GAP, SEAT_HEIGHT, theme.ground)
    canvas.panel(canvas.box.inset(1), theme.panel, 16, theme.accent if active else theme.edge, 5 if active else 2)
    inside = canvas.box.inset(16, 10)
    _name_row(canvas, inside.top_part(44), seat, stage, theme, active=active)
    _counts(canvas, Box(inside.x, inside.y + 48, inside.width, 42), seat, theme)
    top = titled(seat.discard_top, stage) if seat.discard_top else stage.say(Text("picture-nothing"))
    words = stage.say(Text("picture-discard-top", top=top))
    canvas.words(inside.bottom_part(36), words, theme.faint, 30)
    return canvas.finished()


def _name_row(canvas: Canvas, box: Box, seat: SeatView, stage: Stage, theme: Theme, *, active: bool) -> None:
    draw_mark(canvas, seat.seat, box.left_part(30).inset(1, 0), theme.line(seat.seat))
    signs = [*(["waiting"] if seat.seat in stage.awaited else []), *(["turn"] if active else [])]
    for place, sign in enumerate(signs):
        spot = Box(box.right - SIGN * (place + 1), box.y + 4, 36, 36)
        draw_symbol(canvas, sign, spot, theme.accent)
    name = box.without_left(SIGN)
    canvas.words(name.left_part(name.width - SIGN * len(signs) - 6), stage.name(seat.seat), theme.ink, 36, style="bold")


def _counts(canvas: Canvas, box: Box, seat: SeatView, theme: Theme) -> None:
    """How many cards are where; victory tokens and cards set aside if there are any."""
    shown = [("hand", seat.hand_size), ("deck", seat.deck_size), ("discard", seat.discard_size)]
    shown += [(sign, count) for sign, count in (("tokens", seat.tokens), ("aside", len(seat.set_aside))) if count]
    cells = box.columns(max(len(shown), 4), 6)
    reach = min(48, cells[0].width - THREE_DIGITS)
    for cell, (sign, amount) in zip(cells, shown, strict=False):
        draw_symbol(canvas, sign, cell.left_part(reach - 6).inset(0, 2), theme.faint)
        canvas.words(cell.without_left(reach), str(amount), theme.ink, 34, style="bold")
