"""The head of Dominion's pictures: whose turn it is and its phase, or whose hand; and what is left to spend."""

import re
from collections.abc import Sequence

from games.dominion.view import View
from games.kernel.text import Text
from renderers.awaited import ended
from renderers.canvas import HEADING, HEADLINE, READABLE, TEXT, Box, Canvas, Part
from renderers.dominion.badge import Amount, badge_width, draw_badge
from renderers.dominion.symbols import draw_symbol
from renderers.lettering import fits
from renderers.ornament import cartouche
from renderers.sheet import INNER
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme

BAR, UPPER, LOWER = 120, 56, 40
"""The height of the bar with the turn; of its two lines."""
SIDE, FRAME = 30, 10
"""What is free at the sides; how far the frame keeps from the edge."""
TASK_ROWS = 2
LINE, MOMENT = 56, 420
"""The height of the turn in a line; the room of its phase there."""
SENTENCE = re.compile(r".+?[.?!](?= |$)")
MARK = 34
BADGE, BETWEEN = 66, 18
"""The height of a badge with what there is to spend; from one to the next."""
SEAL, SEALED = "tokens", 0.7
"""What stands for victory tokens: a shield in a ring before their number; its side in heights of a badge."""


def turn_bar(view: View, stage: Stage, theme: Theme, *, means: bool, task: Text | None = None) -> Part:
    """Whose turn it is and its phase, or that the game is over; with `means` the actions, buys and coins left. Over the
    hand in another's turn: whose hand it is; or instead of all these the `task`, what is to be given away.
    """
    canvas = Canvas(INNER, BAR, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    cartouche(canvas, canvas.box.inset(FRAME), theme.edge)
    inside = canvas.box.inset(SIDE, 12)
    amounts = _amounts(view, means=means)
    left = inside.left_part(inside.width - sum(_width(amount) + BETWEEN for amount in amounts))
    if said := _room_for(task, left, stage):
        canvas.words(left, said, theme.ink, HEADING, style="bold", rows=TASK_ROWS)
    elif end := ended(stage, over=view.over):
        canvas.words(left, stage.say(end), theme.ink, HEADLINE, style="title")
    elif view.seat is not None and not means:
        canvas.words(left, stage.say(Text("picture-your-hand")), theme.ink, HEADLINE, style="title")
    else:
        _whose(canvas, left, view, stage, theme)
    _means(canvas, inside, amounts, theme)
    return canvas.finished()


def turn_line(view: View, stage: Stage, theme: Theme) -> Part:
    """Whose turn it is and its phase, or that the game is over, in a line."""
    canvas = Canvas(INNER, LINE, theme.ground)
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


def _room_for(task: Text | None, box: Box, stage: Stage) -> str | None:
    """The task, or its first sentence, as far as the box has room for it."""
    whole = stage.say(task) if task else ""
    room = int(box.width), int(box.height)
    sentences = (whole, *SENTENCE.findall(whole)[:1])
    return next((words for words in sentences if words and fits(words, "bold", room, READABLE, TASK_ROWS)), None)


def _whose(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    """The player's mark and name, the turn and its phase."""
    turn, head = view.turn, box.top_part(UPPER)
    draw_mark(canvas, turn.seat, head.left_part(MARK), theme.line(turn.seat))
    canvas.words(head.without_left(MARK + 16), stage.name(turn.seat), theme.ink, HEADLINE, style="title")
    canvas.words(box.bottom_part(LOWER), _moment(view, stage), theme.faint, TEXT)


def _amounts(view: View, *, means: bool) -> list[Amount]:
    """What there is to spend, and over a hand its victory tokens, if any."""
    turn = view.turn
    spent = [("actions", turn.actions), ("buys", turn.buys), ("coins", turn.coins)] if means else []
    tokens = sum(seat.tokens for seat in view.seats if seat.seat == view.seat)
    return [Amount(of, str(count)) for of, count in (*spent, *([(SEAL, tokens)] if tokens else []))]


def _width(amount: Amount) -> float:
    """The room of a badge; of a seal with its number."""
    return BADGE * SEALED + 8 + 26 * len(amount.number) if amount.of == SEAL else badge_width(amount, BADGE)


def _means(canvas: Canvas, box: Box, amounts: Sequence[Amount], theme: Theme) -> None:
    """Badges in a row that ends at the right."""
    x = box.right
    for amount in reversed(amounts):
        x -= _width(amount)
        spot = Box(x, box.y + (box.height - BADGE) / 2, _width(amount), BADGE)
        if amount.of == SEAL:
            draw_symbol(canvas, SEAL, spot.left_part(BADGE * SEALED), theme.accent)
            canvas.words(spot.without_left(BADGE * SEALED + 8), amount.number, theme.ink, HEADLINE, style="bold")
        else:
            draw_badge(canvas, spot, amount, theme.accent, theme.panel)
        x -= BETWEEN
