"""The table: the turn, what lies open, the supply with notes in its free cells, the seats; each region is a part of its
own.
"""

from games.dominion.card import brought_by
from games.dominion.view import SeatView, View
from games.dominion.words import cards_in_words
from games.kernel.text import Text
from renderers.awaited import framed, sign_of
from renderers.canvas import FIGURE, HEADING, READABLE, Box, Canvas, Part
from renderers.dominion.face import titled
from renderers.dominion.hand import turn_bar
from renderers.dominion.row import card_row, label_row, rows_before
from renderers.dominion.supply import supply
from renderers.dominion.symbols import draw_symbol
from renderers.sheet import GAP, INNER, Sheet, in_grid, stacked
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, theme_for

SEAT_HEIGHT, NAME_ROW, COUNTS, DISCARD = 148, 44, 42, 36
"""The height of a seat's tile; of the name, of the numbers of cards, of the top of the discard pile."""
MARK = 30
SIGN, PITCH = 36, 42
"""The size of a symbol beside a name, and from one to the next."""
LEAST_COUNTS = 4
"""So many columns the numbers keep, so that they stand below each other from seat to seat."""
COUNT, THREE_DIGITS = 48, 49
"""The room of a symbol before a number, which is less where the number needs it."""
TURNS = 124
"""The room of the number of turns."""


def table_sheets(view: View, stage: Stage) -> tuple[Sheet, ...]:
    """The table as everybody sees it."""
    theme = theme_for(*stage.looks)
    parts = [turn_bar(view, stage, theme, means=not view.over), *_open(view, stage, theme)]
    return (Sheet(stacked([*parts, *supply(view, stage, theme), _seats(view, stage, theme)], theme.ground)),)


def _open(view: View, stage: Stage, theme: Theme) -> list[Part]:
    """What lies open besides the supply: cards in play, turned over, set aside, prizes; and what lowers prices."""
    in_play = () if view.over else view.seats[view.turn.seat].in_play
    parts = [card_row(Text("picture-in-play"), in_play, stage, theme)] if in_play else []
    parts += [row for seat in view.seats for row in rows_before(seat, stage, theme)]
    if view.prizes:
        parts.append(card_row(Text("picture-prizes"), view.prizes, stage, theme))
    elif brought_by(view.kingdom):
        parts.append(label_row(Text("picture-no-prizes"), "prize", stage, theme))
    if view.lowered:
        lowering = Text("picture-lowered", cards=cards_in_words(view.lowered))
        parts.append(label_row(lowering, "lowered", stage, theme))
    return parts


def _seats(view: View, stage: Stage, theme: Theme) -> Part:
    tiles = [_seat(seat, view, stage, theme) for seat in view.seats]
    return in_grid(tiles, 2, theme.ground)


def _seat(seat: SeatView, view: View, stage: Stage, theme: Theme) -> Part:
    """A player: mark and name, whether awaited, numbers of cards, the top of the discard pile, how many turns."""
    canvas = Canvas((INNER + GAP) // 2 - GAP, SEAT_HEIGHT, theme.ground)
    framed(canvas, seat.seat, stage, theme)
    inside = canvas.box.inset(16, 10)
    _name_row(canvas, inside.top_part(NAME_ROW), seat.seat, view.turn.seat, stage, theme)
    _counts(canvas, Box(inside.x, inside.y + NAME_ROW + 4, inside.width, COUNTS), seat, theme)
    top = titled(seat.discard_top, stage) if seat.discard_top else stage.say(Text("picture-nothing"))
    below = inside.bottom_part(DISCARD)
    turns = stage.say(Text("picture-turns", count=seat.turns))
    taken = canvas.words(below.right_part(TURNS), turns, theme.faint, READABLE, align="right")
    words = stage.say(Text("picture-discard-top", top=top))
    canvas.words(below.left_part(below.width - taken - 10), words, theme.faint, READABLE)
    return canvas.finished()


def _name_row(canvas: Canvas, box: Box, seat: int, turn: int, stage: Stage, theme: Theme) -> None:
    draw_mark(canvas, seat, box.left_part(MARK).inset(1, 0), theme.line(seat))
    signs = sign_of(seat, turn, stage)
    for place, sign in enumerate(signs):
        spot = Box(box.right - PITCH * (place + 1), box.y + 4, SIGN, SIGN)
        draw_symbol(canvas, sign, spot, theme.accent)
    name = box.without_left(MARK + 12)
    canvas.words(
        name.left_part(name.width - PITCH * len(signs) - 6), stage.name(seat), theme.ink, HEADING, style="bold"
    )


def _counts(canvas: Canvas, box: Box, seat: SeatView, theme: Theme) -> None:
    """How many cards are where; victory tokens and cards set aside if there are any."""
    shown = [("hand", seat.hand_size), ("deck", seat.deck_size), ("discard", seat.discard_size)]
    shown += [(sign, count) for sign, count in (("tokens", seat.tokens), ("aside", len(seat.set_aside))) if count]
    cells = box.columns(max(len(shown), LEAST_COUNTS), 6)
    reach = min(COUNT, cells[0].width - THREE_DIGITS)
    for cell, (sign, amount) in zip(cells, shown, strict=False):
        colour = theme.accent if sign == "tokens" else theme.faint
        draw_symbol(canvas, sign, cell.left_part(reach - 6).inset(0, 2), colour)
        canvas.words(cell.without_left(reach), str(amount), theme.ink, FIGURE, style="bold")
