"""The head of Dominion's pictures: whose turn it is and its phase; over a hand what is asked; what is left to spend.

Law: while something is asked of whoever looks, the head asks it, in words that have room.
"""

from collections.abc import Sequence
from math import ceil

import msgspec

from games.dominion.view import View
from games.kernel.choice import Choice
from games.kernel.text import Text
from renderers.awaited import ended
from renderers.canvas import HEADING, HEADLINE, READABLE, TEXT, Box, Canvas, Part, Placed, laid
from renderers.dominion.asked import shorter
from renderers.dominion.badge import Amount, badge_width, draw_badge
from renderers.dominion.symbols import draw_symbol
from renderers.kept import kept
from renderers.lettering import Room, fits
from renderers.ornament import cartouche
from renderers.sheet import INNER
from renderers.stage import Looks, Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, theme_for

BAR, UPPER, LOWER = 120, 56, 40
"""The height of the bar with the turn; of its two lines."""
SIDE, FRAME = 30, 10
"""What is free at the sides; how far the frame keeps from the edge."""
TASK_ROWS = 2
LINE, MOMENT = 56, 420
"""The height of the turn in a line; the room of its phase there."""
MARK, SMALL_MARK = 34, 28
BADGE, BETWEEN = 66, 18
"""The height of a badge with what there is to spend; from one to the next."""
AROUND = 4
"""How far the shape of a badge may reach out of its room."""
SPENT = "turn."
"""How the keys of questions begin about what there is to spend, which the badges beside them say."""
OVER_FOR_ACTIONS = ("buy", "clean_up")
"""The phases in which actions that are left have no use any more."""
SEAL, SEALED = "tokens", 0.7
"""What stands for victory tokens: a shield in a ring before their number; its side in heights of a badge."""


class Head(msgspec.Struct, frozen=True):
    """What stands in the bar: words, alone, or with a seat that has the turn and its phase; whether they ask."""

    words: str
    seat: int | None = None
    moment: str = ""
    asks: bool = False


def turn_bar(view: View, stage: Stage, *, means: bool) -> Part:
    """Whose turn it is and its phase, or that the game is over; with `means` the actions, buys and coins left. Over the
    hand what is asked; if that is nothing, in another's turn, whose hand it is.
    """
    inside = Box(0, 0, INNER, BAR).inset(SIDE, 12)
    amounts = _amounts(view, means=means)
    left = inside.left_part(int(inside.width - sum(_width(amount) + BETWEEN for amount in amounts)))
    if end := ended(stage, over=view.over):
        head = Head(stage.say(end))
    elif said := _said(stage.asked, left, stage):
        head = _question(left, said, view, stage)
    elif view.seat is not None and not means:
        head = Head(stage.say(Text("picture-your-hand")))
    else:
        head = Head(stage.name(view.turn.seat), view.turn.seat, _moment(view, stage))
    spent = _means(inside, amounts, view.turn.phase, stage.looks)
    drawn = _head(head, _room(left), stage.looks)
    return laid(_frame(stage.looks), ((drawn, int(left.x), int(left.y)), *spent))


def turn_line(view: View, stage: Stage, theme: Theme) -> Part:
    """Whose turn it is and its phase, or that the game is over, in a line."""
    canvas = Canvas(INNER, LINE, theme)
    if end := ended(stage, over=view.over):
        canvas.words(canvas.box, stage.say(end), theme.ink, HEADLINE, style="title")
        return canvas.finished()
    draw_mark(canvas, view.turn.seat, canvas.box.left_part(MARK), theme.line(view.turn.seat))
    rest = canvas.box.without_left(MARK + 16)
    named = canvas.words(
        rest.left_part(rest.width - MOMENT), stage.name(view.turn.seat), theme.ink, HEADLINE, style="title"
    )
    canvas.words(rest.without_left(named + 24), _moment(view, stage), theme.faint, TEXT)
    return canvas.finished()


def _moment(view: View, stage: Stage) -> str:
    return stage.say(Text("picture-turn", number=view.turn.number, phase=view.turn.phase))


def _question(box: Box, said: str, view: View, stage: Stage) -> Head:
    """What is asked: in the own turn in a line with the phase below it, if there is room; else in two lines."""
    if view.turn.seat != view.seat or not fits(said, "bold", _room(box.top_part(UPPER)), READABLE, 1):
        return Head(said, asks=True)
    return Head(said, view.turn.seat, _moment(view, stage), asks=True)


@kept
def _frame(looks: Looks) -> Part:
    """The bar without words."""
    theme = theme_for(*looks)
    canvas = Canvas(INNER, BAR, theme)
    canvas.panel(canvas.box, theme.panel, 20)
    cartouche(canvas, canvas.box.inset(FRAME), theme.edge)
    return canvas.finished()


@kept
def _head(head: Head, size: Room, looks: Looks) -> Part:
    """What stands at the left: words alone in the middle of the height; else the mark of who has the turn, beside its
    name or below what is asked, and the moment.
    """
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme, theme.panel)
    line, below = canvas.box.top_part(UPPER), canvas.box.bottom_part(LOWER)
    if head.seat is None and head.asks:
        canvas.words(canvas.box, head.words, theme.ink, HEADING, style="bold", rows=TASK_ROWS)
    elif head.seat is None:
        canvas.words(canvas.box, head.words, theme.ink, HEADLINE, style="title")
    elif head.asks:
        canvas.words(line, head.words, theme.ink, HEADING, style="bold")
        draw_mark(canvas, head.seat, below.left_part(SMALL_MARK), theme.line(head.seat))
        canvas.words(below.without_left(SMALL_MARK + 10), head.moment, theme.faint, TEXT)
    else:
        draw_mark(canvas, head.seat, line.left_part(MARK), theme.line(head.seat))
        canvas.words(line.without_left(MARK + 16), head.words, theme.ink, HEADLINE, style="title")
        canvas.words(below, head.moment, theme.faint, TEXT)
    return canvas.finished()


def _said(asked: Choice | None, box: Box, stage: Stage) -> str | None:
    """What is asked, in as many words as the box has room for."""
    words = _words_of(asked, stage) if asked else []
    return next((each for each in words if fits(each, "bold", _room(box), READABLE, TASK_ROWS)), None)


def _words_of(asked: Choice, stage: Stage) -> list[str]:
    """A question in its words, then in fewer and fewer, at last without whose turn it is asked in."""
    words = [*shorter(stage.say(asked.prompt))]
    if asked.key.startswith(SPENT):
        return words[-1:]
    bare = asked.prompt.args.get("prompt")
    return [*words, *shorter(stage.say(bare))] if isinstance(bare, Text) else words


def _room(box: Box) -> Room:
    return int(box.width), int(box.height)


def _amounts(view: View, *, means: bool) -> list[Amount]:
    """What there is to spend, and over a hand its victory tokens, if any."""
    turn = view.turn
    spent = [("actions", turn.actions), ("buys", turn.buys), ("coins", turn.coins)] if means else []
    tokens = sum(seat.tokens for seat in view.seats if seat.seat == view.seat)
    return [Amount(of, str(count)) for of, count in (*spent, *([(SEAL, tokens)] if tokens else []))]


def _width(amount: Amount) -> float:
    """The room of a badge; of a seal with its number."""
    return BADGE * SEALED + 8 + 26 * len(amount.number) if amount.of == SEAL else badge_width(amount, BADGE)


def _means(box: Box, amounts: Sequence[Amount], phase: str, looks: Looks) -> list[Placed]:
    """Badges in a row that ends at the right; pale where what is left has no use in this phase any more."""
    x, placed = box.right, list[Placed]()
    for amount in reversed(amounts):
        x -= _width(amount)
        pale = amount.of == "actions" and phase in OVER_FOR_ACTIONS
        spot = round(x) - AROUND, round(box.y + (box.height - BADGE) / 2) - AROUND
        placed.append((_spent(amount, pale, looks), *spot))
        x -= BETWEEN
    return placed


@kept
def _spent(amount: Amount, pale: bool, looks: Looks) -> Part:  # kept under what it is given
    """A badge, or the seal with its number."""
    theme, wide = theme_for(*looks), _width(amount)
    canvas = Canvas(ceil(wide) + 2 * AROUND, BADGE + 2 * AROUND, theme, theme.panel)
    spot = Box(AROUND, AROUND, wide, BADGE)
    if amount.of == SEAL:
        draw_symbol(canvas, SEAL, spot.left_part(BADGE * SEALED), theme.accent)
        canvas.words(spot.without_left(BADGE * SEALED + 8), amount.number, theme.ink, HEADLINE, style="bold")
    else:
        draw_badge(canvas, spot, amount, theme.faint if pale else theme.accent, theme.panel)
    return canvas.finished()
