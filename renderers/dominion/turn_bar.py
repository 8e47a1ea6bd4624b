"""The head of Dominion's pictures: whose turn it is and its phase; over a hand what is asked; what is left to spend.

Law: while something is asked of whoever looks, the head asks it, in words that have room.
"""

from collections.abc import Sequence

from games.dominion.view import View
from games.kernel.choice import Choice
from games.kernel.text import Text
from renderers.awaited import ended
from renderers.canvas import HEADING, HEADLINE, READABLE, TEXT, Box, Canvas, Part
from renderers.dominion.asked import shorter
from renderers.dominion.badge import Amount, badge_width, draw_badge
from renderers.dominion.symbols import draw_symbol
from renderers.lettering import Room, fits
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
MARK, SMALL_MARK = 34, 28
BADGE, BETWEEN = 66, 18
"""The height of a badge with what there is to spend; from one to the next."""
SPENT = "turn."
"""How the keys of questions begin about what there is to spend, which the badges beside them say."""
OVER_FOR_ACTIONS = ("buy", "clean_up")
"""The phases in which actions that are left have no use any more."""
SEAL, SEALED = "tokens", 0.7
"""What stands for victory tokens: a shield in a ring before their number; its side in heights of a badge."""


def turn_bar(view: View, stage: Stage, theme: Theme, *, means: bool) -> Part:
    """Whose turn it is and its phase, or that the game is over; with `means` the actions, buys and coins left. Over the
    hand what is asked; if that is nothing, in another's turn, whose hand it is.
    """
    canvas = Canvas(INNER, BAR, theme)
    canvas.panel(canvas.box, theme.panel, 20)
    cartouche(canvas, canvas.box.inset(FRAME), theme.edge)
    inside = canvas.box.inset(SIDE, 12)
    amounts = _amounts(view, means=means)
    left = inside.left_part(inside.width - sum(_width(amount) + BETWEEN for amount in amounts))
    if end := ended(stage, over=view.over):
        canvas.words(left, stage.say(end), theme.ink, HEADLINE, style="title")
    elif said := _said(stage.asked, left, stage):
        _question(canvas, left, said, view, stage, theme)
    elif view.seat is not None and not means:
        canvas.words(left, stage.say(Text("picture-your-hand")), theme.ink, HEADLINE, style="title")
    else:
        _whose(canvas, left, view, stage, theme)
    _means(canvas, inside, amounts, theme, view.turn.phase)
    return canvas.finished()


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


def _question(canvas: Canvas, box: Box, said: str, view: View, stage: Stage, theme: Theme) -> None:
    """What is asked: in the own turn in a line with the phase below it, if there is room; else in two lines."""
    line = box.top_part(UPPER)
    if view.turn.seat != view.seat or not fits(said, "bold", _room(line), READABLE, 1):
        canvas.words(box, said, theme.ink, HEADING, style="bold", rows=TASK_ROWS)
        return
    canvas.words(line, said, theme.ink, HEADING, style="bold")
    below = box.bottom_part(LOWER)
    draw_mark(canvas, view.turn.seat, below.left_part(SMALL_MARK), theme.line(view.turn.seat))
    canvas.words(below.without_left(SMALL_MARK + 10), _moment(view, stage), theme.faint, TEXT)


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


def _means(canvas: Canvas, box: Box, amounts: Sequence[Amount], theme: Theme, phase: str) -> None:
    """Badges in a row that ends at the right; pale where what is left has no use in this phase any more."""
    x = box.right
    for amount in reversed(amounts):
        x -= _width(amount)
        spot = Box(x, box.y + (box.height - BADGE) / 2, _width(amount), BADGE)
        if amount.of == SEAL:
            draw_symbol(canvas, SEAL, spot.left_part(BADGE * SEALED), theme.accent)
            canvas.words(spot.without_left(BADGE * SEALED + 8), amount.number, theme.ink, HEADLINE, style="bold")
        else:
            useless = amount.of == "actions" and phase in OVER_FOR_ACTIONS
            draw_badge(canvas, spot, amount, theme.faint if useless else theme.accent, theme.panel)
        x -= BETWEEN
