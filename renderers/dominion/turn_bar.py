"""The head of Dominion's tables: whose turn it is, the phase, what is left to spend."""

from collections.abc import Sequence

from games.dominion.view import View
from games.kernel.engine.text import Text
from renderers.dominion.cards.badge import Amount, badge_width, draw_badge
from renderers.parts.awaited import ended
from renderers.parts.ornament import cartouche
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import HEADLINE, TEXT, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.collage import Collage
from renderers.surface.kept import kept
from renderers.surface.lettering import Style
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

BAR, UPPER, LOWER = 120, 56, 40
"""The height of the bar with the turn; of its two lines."""
SIDE, FRAME = 30, 10
"""The margin at the sides; the distance of the frame from the edge."""
LINE, MOMENT = 56, 420
"""The height of the turn in a line; the room of its phase there."""
MARK = 34
BADGE, BETWEEN = 66, 18
"""The height of a badge with an amount to spend; the gap to the next."""
AROUND = 4
"""How far the shape of a badge may reach out of its room."""
OVER_FOR_ACTIONS = ("buy", "clean_up")
"""The phases in which actions that are left have no use any more."""


def turn_bar(view: View, stage: Stage, *, means: bool) -> FinishedPart:
    """Whose turn it is and its phase, or that the game is over; with `means` the actions, buys and coins left."""
    inside = Box(0, 0, INNER, BAR).inset(SIDE, 12)
    amounts = _amounts(view) if means else []
    left = inside.left_part(int(inside.width - sum(badge_width(amount, BADGE) + BETWEEN for amount in amounts)))
    whole = Collage(_frame(stage.looks))
    fill, ink = whole.theme.panel, whole.theme.ink
    if end := ended(stage, over=view.over):
        whole.write(left, fill, stage.say(end), ink, HEADLINE, "title")
    else:
        name = stage.name(view.turn.seat)
        whole.lay(_narrow(left.top_part(UPPER), MARK + 16, name, "title", HEADLINE), fill, _who, view.turn.seat, name)
        moment = _moment(view, stage)
        whole.lay(_narrow(left.bottom_part(LOWER), 0, moment, "plain", TEXT), fill, _when, moment)
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


def _who(canvas: Canvas, line: Box, seat: int, name: str, theme: Theme) -> None:
    """Who has the turn."""
    draw_mark(canvas, seat, line.left_part(MARK), theme.line(seat))
    canvas.words(line.without_left(MARK + 16), name, theme.ink, HEADLINE, style="title")


def _when(canvas: Canvas, line: Box, moment: str, theme: Theme) -> None:
    """The turn and its phase."""
    canvas.words(line, moment, theme.faint, TEXT)


def _amounts(view: View) -> list[Amount]:
    """The amounts to spend."""
    turn = view.turn
    return [
        Amount(of, str(count)) for of, count in (("actions", turn.actions), ("buys", turn.buys), ("coins", turn.coins))
    ]


def _means(whole: Collage, box: Box, amounts: Sequence[Amount], phase: str) -> None:
    """Badges in a row that ends at the right; pale if the amount is of no more use in this phase."""
    x = box.right
    for amount in reversed(amounts):
        x -= badge_width(amount, BADGE)
        pale = amount.of == "actions" and phase in OVER_FOR_ACTIONS
        spot = Box(round(x), round(box.y + (box.height - BADGE) / 2), badge_width(amount, BADGE), BADGE)
        whole.lay(spot, whole.theme.panel, _spent, amount, pale, around=AROUND)
        x -= BETWEEN


def _spent(canvas: Canvas, spot: Box, amount: Amount, pale: bool, theme: Theme) -> None:  # a section
    """A badge."""
    draw_badge(canvas, spot, amount, theme.faint if pale else theme.accent, theme.panel)
