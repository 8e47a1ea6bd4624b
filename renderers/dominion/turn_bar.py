"""The head of Dominion's pictures: whose turn it is, the phase, what is left to spend; over a hand the question.

Law: while the viewer has a question to answer, the head asks it, in words that fit.
"""

from collections.abc import Sequence

from games.dominion.view import View
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.dominion.asked import shorter
from renderers.dominion.cards.badge import Amount, badge_width, draw_badge
from renderers.dominion.cards.symbols import draw_symbol
from renderers.parts.awaited import ended
from renderers.parts.ornament import cartouche
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import HEADING, HEADLINE, READABLE, TEXT, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.collage import Collage
from renderers.surface.kept import kept
from renderers.surface.lettering import Size, Style, fits
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

BAR, UPPER, LOWER = 120, 56, 40
"""The height of the bar with the turn; of its two lines."""
SIDE, FRAME = 30, 10
"""The margin at the sides; the distance of the frame from the edge."""
TASK_ROWS = 2
LINE, MOMENT = 56, 420
"""The height of the turn in a line; the room of its phase there."""
MARK, SMALL_MARK = 34, 28
BADGE, BETWEEN = 66, 18
"""The height of a badge with an amount to spend; the gap to the next."""
AROUND = 4
"""How far the shape of a badge may reach out of its room."""
SPENT = "turn."
"""The beginning of the keys of questions about what there is to spend, which the badges beside them show."""
OVER_FOR_ACTIONS = ("buy", "clean_up")
"""The phases in which actions that are left have no use any more."""
SEAL, SEALED = "tokens", 0.7
"""The sign for victory tokens, a shield in a ring before their number; its side in heights of a badge."""


def turn_bar(view: View, stage: Stage, *, means: bool) -> FinishedPart:
    """Whose turn it is and its phase, or that the game is over; with `means` the actions, buys and coins left. Over
    a hand: the question, or, if there is none in another's turn, whose hand it is.
    """
    inside = Box(0, 0, INNER, BAR).inset(SIDE, 12)
    amounts = _amounts(view, means=means)
    left = inside.left_part(int(inside.width - sum(_width(amount) + BETWEEN for amount in amounts)))
    whole = Collage(_frame(stage.looks))
    fill, ink = whole.theme.panel, whole.theme.ink
    if end := ended(stage, over=view.over):
        whole.write(left, fill, stage.say(end), ink, HEADLINE, "title")
    elif said := _said(stage.asked, left, stage):
        _question(whole, left, said, view, stage)
    elif view.seat is not None and not means:
        whole.write(left, fill, stage.say(Text("picture-your-hand")), ink, HEADLINE, "title")
    else:
        name = stage.name(view.turn.seat)
        whole.lay(_narrow(left.top_part(UPPER), MARK + 16, name, "title", HEADLINE), fill, _who, view.turn.seat, name)
        moment = _moment(view, stage)
        whole.lay(_narrow(left.bottom_part(LOWER), 0, moment, "plain", TEXT), fill, _when, moment, None)
    _means(whole, inside, amounts, view.turn.phase)
    return whole.finished()


def turn_line(view: View, stage: Stage, theme: Theme) -> FinishedPart:
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


def _question(whole: Collage, box: Box, said: str, view: View, stage: Stage) -> None:
    """The question: in the own turn in one line with the phase below, if it fits; else in two lines."""
    line, below, fill = box.top_part(UPPER), box.bottom_part(LOWER), whole.theme.panel
    if view.turn.seat != view.seat or not fits(said, "bold", _room(line), READABLE, 1):
        whole.lay(box, fill, _task, said)
        return
    moment = _moment(view, stage)
    whole.lay(_narrow(line, 0, said, "bold", HEADING), fill, _task, said)
    whole.lay(_narrow(below, SMALL_MARK + 10, moment, "plain", TEXT), fill, _when, moment, view.turn.seat)


def _narrow(box: Box, before: int, words: str, style: Style, size: int) -> Box:
    """The part of a line that some words take, and the part before them."""
    return box.left_part(min(before + width_of(words, style, size) + AROUND, box.width))


@kept
def _frame(looks: Looks) -> FinishedPart:
    """The bar without words."""
    theme = theme_for(*looks)
    canvas = panelled(INNER, BAR, theme, 20)
    cartouche(canvas, canvas.box.inset(FRAME), theme.edge)
    return canvas.finished()


def _task(canvas: Canvas, box: Box, words: str, theme: Theme) -> None:
    """The question, in one line, or in two if it stands alone."""
    canvas.words(box, words, theme.ink, HEADING, style="bold", rows=TASK_ROWS if box.height > UPPER else 1)


def _who(canvas: Canvas, line: Box, seat: int, name: str, theme: Theme) -> None:
    """Who has the turn."""
    draw_mark(canvas, seat, line.left_part(MARK), theme.line(seat))
    canvas.words(line.without_left(MARK + 16), name, theme.ink, HEADLINE, style="title")


def _when(canvas: Canvas, line: Box, moment: str, seat: int | None, theme: Theme) -> None:
    """The turn and its phase, and before it whose it is, unless that is said above."""
    if seat is not None:
        draw_mark(canvas, seat, line.left_part(SMALL_MARK), theme.line(seat))
        line = line.without_left(SMALL_MARK + 10)
    canvas.words(line, moment, theme.faint, TEXT)


def _said(asked: Choice | None, box: Box, stage: Stage) -> str | None:
    """The question, in the most words that fit into the box."""
    words = _words_of(asked, stage) if asked else []
    return next((each for each in words if fits(each, "bold", _room(box), READABLE, TASK_ROWS)), None)


def _words_of(asked: Choice, stage: Stage) -> list[str]:
    """The wording of a question, then ever shorter ones, the last without saying in whose turn it is asked."""
    words = [*shorter(stage.say(asked.prompt))]
    if asked.key.startswith(SPENT):
        return words[-1:]
    bare = asked.prompt.args.get("prompt")
    return [*words, *shorter(stage.say(bare))] if isinstance(bare, Text) else words


def _room(box: Box) -> Size:
    return int(box.width), int(box.height)


def _amounts(view: View, *, means: bool) -> list[Amount]:
    """The amounts to spend, and over a hand its victory tokens, if any."""
    turn = view.turn
    spent = [("actions", turn.actions), ("buys", turn.buys), ("coins", turn.coins)] if means else []
    tokens = sum(seat.tokens for seat in view.seats if seat.seat == view.seat)
    return [Amount(of, str(count)) for of, count in (*spent, *([(SEAL, tokens)] if tokens else []))]


def _width(amount: Amount) -> float:
    """The room of a badge; of a seal with its number."""
    return BADGE * SEALED + 8 + 26 * len(amount.number) if amount.of == SEAL else badge_width(amount, BADGE)


def _means(whole: Collage, box: Box, amounts: Sequence[Amount], phase: str) -> None:
    """Badges in a row that ends at the right; pale if the amount is of no more use in this phase."""
    x = box.right
    for amount in reversed(amounts):
        x -= _width(amount)
        pale = amount.of == "actions" and phase in OVER_FOR_ACTIONS
        spot = Box(round(x), round(box.y + (box.height - BADGE) / 2), _width(amount), BADGE)
        whole.lay(spot, whole.theme.panel, _spent, amount, pale, around=AROUND)
        x -= BETWEEN


def _spent(canvas: Canvas, spot: Box, amount: Amount, pale: bool, theme: Theme) -> None:  # a section
    """A badge, or the seal with its number."""
    if amount.of == SEAL:
        draw_symbol(canvas, SEAL, spot.left_part(BADGE * SEALED), theme.accent)
        canvas.words(spot.without_left(BADGE * SEALED + 8), amount.number, theme.ink, HEADLINE, style="bold")
    else:
        draw_badge(canvas, spot, amount, theme.faint if pale else theme.accent, theme.panel)
