"""The table: the turn, what is in play, the supply, the seats, the trash; each region is a part of its own."""

from collections import Counter

from PIL import Image

from games.dominion.kingdoms import BASIC_CARDS
from games.dominion.view import PileView, SeatView, View
from games.kernel.text import Text
from renderers.canvas import Box, Canvas
from renderers.dominion_card import kind_colours, pile_tile, titled
from renderers.dominion_hand import INNER, means_bar
from renderers.sheet import in_grid
from renderers.stage import Stage
from renderers.symbols import draw_mark, draw_symbol
from renderers.theme import Theme

GAP = 12
KINGDOM_COLUMNS, KINGDOM_HEIGHT = 4, 132
BASIC_COLUMNS, BASIC_HEIGHT = 4, 108
CHIP_HEIGHT, CHIPS_PER_ROW = 52, 4
SEAT_HEIGHT = 148


def table_parts(view: View, stage: Stage, theme: Theme) -> list[Image.Image]:
    """The parts of the picture from top to bottom."""
    basic = [pile for pile in view.piles if pile.card in BASIC_CARDS]
    kingdom = sorted(
        (pile for pile in view.piles if pile.card not in BASIC_CARDS), key=lambda pile: (-pile.cost, pile.card)
    )
    return [
        means_bar(view.turn, stage, theme),
        _in_play(view, stage, theme),
        *([_piles(kingdom, stage, theme, KINGDOM_COLUMNS, KINGDOM_HEIGHT)] if kingdom else []),
        _piles(basic, stage, theme, BASIC_COLUMNS, BASIC_HEIGHT, _trash(view, stage, theme)),
        _seats(view, stage, theme),
    ]


def _piles(
    piles: list[PileView], stage: Stage, theme: Theme, columns: int, height: int, last: Image.Image | None = None
) -> Image.Image:
    """Piles in a grid; `last` may stand in the cell after them."""
    size = (INNER + GAP) // columns - GAP, height
    looks = stage.theme, stage.palette
    tiles = [pile_tile(pile.card, titled(pile.card, stage), pile.left, pile.cost, size, looks) for pile in piles]
    return in_grid([*tiles, *([last] if last else [])], columns, theme.ground, GAP)


def _trash(view: View, stage: Stage, theme: Theme) -> Image.Image:
    canvas = Canvas((INNER + GAP) // BASIC_COLUMNS - GAP, BASIC_HEIGHT, theme.ground)
    canvas.panel(canvas.box.inset(1), theme.panel, 14, theme.edge, 2)
    inside = canvas.box.inset(12, 8)
    draw_symbol(canvas, "trash", inside.top_part(46).left_part(40), theme.faint)
    label = stage.say(Text("picture-trash", count=len(view.trash)))
    canvas.words(inside.top_part(46).without_left(52), label, theme.ink, 30, style="bold", least=22)
    top = titled(view.trash[-1], stage) if view.trash else stage.say(Text("picture-nothing"))
    canvas.words(inside.bottom_part(40), top, theme.faint, 30, least=22)
    return canvas.finished()


def _in_play(view: View, stage: Stage, theme: Theme) -> Image.Image:
    """What the active player has laid out, equal cards together."""
    counts = list(Counter(view.seats[view.turn.seat].in_play).items())
    rows = max(-(-len(counts) // CHIPS_PER_ROW), 1)
    canvas = Canvas(INNER, 44 + rows * (CHIP_HEIGHT + 8), theme.ground)
    head = canvas.box.top_part(38)
    canvas.words(head.inset(4, 0), stage.say(Text("picture-in-play")), theme.faint, 30)
    below = Box(0, 42, INNER, CHIP_HEIGHT)
    if not counts:
        canvas.panel(below.inset(1), None, 12, theme.edge, 2)
        canvas.words(below.inset(16, 2), stage.say(Text("picture-nothing")), theme.faint, 30)
    for place, (card, count) in enumerate(counts):
        cell = below.columns(CHIPS_PER_ROW, GAP)[place % CHIPS_PER_ROW]
        _chip(canvas, _lower(cell, place // CHIPS_PER_ROW * (CHIP_HEIGHT + 8)), card, count, stage, theme)
    return canvas.finished()


def _lower(box: Box, by: float) -> Box:
    return Box(box.x, box.y + by, box.width, box.height)


def _chip(canvas: Canvas, box: Box, card: str, count: int, stage: Stage, theme: Theme) -> None:
    """A small card: name, colour, how many."""
    first, band = kind_colours(card, theme)
    canvas.panel(box, first, 12, band if band != first else theme.card_ink, 4 if band != first else 2)
    words = titled(card, stage) if count == 1 else f"{count} × {titled(card, stage)}"
    canvas.words(box.inset(12, 4), words, theme.card_ink, 30, style="bold", align="middle", least=20)


def _seats(view: View, stage: Stage, theme: Theme) -> Image.Image:
    tiles = [_seat(seat, view, stage, theme) for seat in view.seats]
    return in_grid(tiles, 2, theme.ground, GAP)


def _seat(seat: SeatView, view: View, stage: Stage, theme: Theme) -> Image.Image:
    """A player: mark and name, whether it is the turn or awaited, numbers of cards, the top of the discard pile."""
    active = seat.seat == view.turn.seat and not view.over
    canvas = Canvas((INNER + GAP) // 2 - GAP, SEAT_HEIGHT, theme.ground)
    canvas.panel(canvas.box.inset(1), theme.panel, 16, theme.accent if active else theme.edge, 5 if active else 2)
    inside = canvas.box.inset(16, 10)
    _name_row(canvas, inside.top_part(44), seat, stage, theme, active=active)
    counts = Box(inside.x, inside.y + 48, inside.width, 42)
    _counts(canvas, counts, seat, theme)
    top = titled(seat.discard_top, stage) if seat.discard_top else stage.say(Text("picture-nothing"))
    foot = inside.bottom_part(36)
    canvas.words(foot, stage.say(Text("picture-discard-top", top=top)), theme.faint, 28, least=20)
    return canvas.finished()


def _name_row(canvas: Canvas, box: Box, seat: SeatView, stage: Stage, theme: Theme, *, active: bool) -> None:
    draw_mark(canvas, seat.seat, box.left_part(30).inset(2, 8), theme.lines[seat.seat % len(theme.lines)])
    signs = [*(["waiting"] if seat.seat in stage.awaited else []), *(["turn"] if active else [])]
    for place, sign in enumerate(signs):
        spot = Box(box.right - 40 * (place + 1), box.y + 4, 34, 36)
        draw_symbol(canvas, sign, spot, theme.accent)
    room = box.without_left(42)
    name = Box(room.x, room.y, room.width - 40 * len(signs) - 6, room.height)
    canvas.words(name, stage.name(seat.seat), theme.ink, 36, style="bold", least=24)


def _counts(canvas: Canvas, box: Box, seat: SeatView, theme: Theme) -> None:
    shown = [("hand", seat.hand_size), ("deck", seat.deck_size), ("discard", seat.discard_size)]
    shown += [("tokens", seat.tokens)] if seat.tokens else []
    for cell, (sign, amount) in zip(box.columns(4, 6), shown, strict=False):
        draw_symbol(canvas, sign, cell.left_part(38).inset(0, 3), theme.faint)
        canvas.words(cell.without_left(46), str(amount), theme.ink, 34, style="bold")
