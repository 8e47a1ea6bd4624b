"""The hand: equal cards together, large enough for a phone; and on the own turn what there is to spend."""

from collections import Counter

from games.dominion.view import View
from games.kernel.text import Text
from renderers.canvas import Canvas, Part
from renderers.dominion_card import MOST_BEHIND, STEP, columns_for, hand_card, titled
from renderers.dominion_row import card_row
from renderers.sheet import INNER, in_grid, stacked
from renderers.stage import Stage
from renderers.symbols import draw_mark, draw_symbol
from renderers.theme import Theme, theme_for

CARD_HEIGHT = 270
LEAST_COLUMNS, MOST_COLUMNS = 3, 4
GAP = 14


def hand_sheet(view: View, stage: Stage) -> Part:
    """The viewer's hand; on the own turn with what is in play."""
    theme = theme_for(*stage.looks)
    own = view.turn.seat == view.seat and not view.over
    in_play = view.seats[view.turn.seat].in_play if own else ()
    row = [card_row(Text("picture-in-play"), in_play, stage, theme)] if in_play else []
    return stacked([turn_bar(view, stage, theme, means=own), *row, _cards(view, stage, theme)], theme.ground)


def _cards(view: View, stage: Stage, theme: Theme) -> Part:
    counts = Counter(view.hand)
    if not counts:
        return _empty(stage, theme)
    names = {card: titled(card, stage) for card in counts}
    most = columns_for(list(names.values()), "title", INNER, MOST_COLUMNS, GAP, STEP * MOST_BEHIND + 16)
    columns = min(max(len(counts), LEAST_COLUMNS), most)
    size = (INNER + GAP) // columns - GAP, CARD_HEIGHT
    tiles = [hand_card(card, names[card], count, size, stage.looks) for card, count in counts.items()]
    return in_grid(tiles, columns, theme.ground, GAP)


def _empty(stage: Stage, theme: Theme) -> Part:
    canvas = Canvas(INNER, 110, theme.ground)
    canvas.panel(canvas.box.inset(1), None, 18, theme.edge, 3)
    canvas.words(canvas.box.inset(20), stage.say(Text("picture-empty-hand")), theme.faint, 36, align="middle")
    return canvas.finished()


def turn_bar(view: View, stage: Stage, theme: Theme, *, means: bool) -> Part:
    """Whose turn it is and its phase, or that the game is over; with `means` the actions, buys and coins left. Over the
    hand in another's turn: whose hand it is, and small whose turn.
    """
    turn = view.turn
    canvas = Canvas(INNER, 112, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(22, 8)
    left = inside.left_part(inside.width - 390 * means)
    if view.over:
        canvas.words(left, stage.say(Text("picture-over")), theme.ink, 42, style="title")
        return canvas.finished()
    if view.seat is not None and not means:
        canvas.words(left.top_part(56), stage.say(Text("picture-your-hand")), theme.ink, 42, style="title")
        other = stage.say(Text("picture-whose-turn", name=stage.name(turn.seat)))
        canvas.words(left.bottom_part(40), other, theme.faint, 32)
        return canvas.finished()
    head = left.top_part(56)
    draw_mark(canvas, turn.seat, head.left_part(32), theme.line(turn.seat))
    canvas.words(head.without_left(48), stage.name(turn.seat), theme.ink, 42, style="title")
    moment = stage.say(Text("picture-turn", number=turn.number, phase=turn.phase))
    canvas.words(left.bottom_part(40), moment, theme.faint, 32)
    if means:
        _means(canvas, view, theme)
    return canvas.finished()


def _means(canvas: Canvas, view: View, theme: Theme) -> None:
    turn = view.turn
    cells = canvas.box.inset(18, 8).right_part(366).columns(3, 12)
    means = (("actions", turn.actions), ("buys", turn.buys), ("coins", turn.coins))
    for cell, (sign, amount) in zip(cells, means, strict=True):
        draw_symbol(canvas, sign, cell.left_part(48).inset(1, 22), theme.accent)
        canvas.words(cell.without_left(54), str(amount), theme.ink, 50, style="bold")
