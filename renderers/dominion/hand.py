"""The hand: equal cards together, large enough for a phone; and on the own turn what there is to spend."""

from collections import Counter
from collections.abc import Sequence

from games.dominion.cards import CARDS
from games.dominion.view import View
from games.kernel.text import Text
from renderers.awaited import ended
from renderers.canvas import HEADING, HEADLINE, TEXT, Box, Canvas, Part
from renderers.dominion.face import Price, columns_for, titled
from renderers.dominion.held_card import MOST_BEHIND, STEP, hand_card
from renderers.dominion.row import card_row, rows_before
from renderers.dominion.symbols import draw_symbol
from renderers.sheet import INNER, in_grid, stacked
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, theme_for

CARD_HEIGHT, SMALL_HEIGHT = 270, 204
EMPTY = 110

BAR, UPPER, LOWER = 112, 56, 40
"""The height of the bar with the turn; of its two lines."""
BAR_SIDE = 22
TURN_MARK = 32
MEANS, MEANS_SIGN, MEANS_GAP = 126, 48, 12
"""The room of what there is to spend: a symbol and its number; the symbol in it; from one to the next."""
FEW = 12
"""So many different cards are drawn large."""
# With five columns long names would be set too small; two cards alone would be larger than anything else.
LEAST_COLUMNS, MOST_COLUMNS = 3, 4
GAP = 14


def hand_sheet(view: View, stage: Stage) -> Part:
    """The viewer's hand, with what else lies open before them; on the own turn with what is in play."""
    theme = theme_for(*stage.looks)
    own = view.turn.seat == view.seat and not view.over
    in_play = view.seats[view.turn.seat].in_play if own else ()
    rows = [card_row(Text("picture-in-play"), in_play, stage, theme)] if in_play else []
    rows += [row for seat in view.seats if seat.seat == view.seat for row in rows_before(seat, stage, theme)]
    return stacked([turn_bar(view, stage, theme, means=own), *rows, _cards(view, stage, theme)], theme.ground)


def _cards(view: View, stage: Stage, theme: Theme) -> Part:
    counts = Counter(view.hand)
    if not counts:
        return _empty(stage, theme)
    names = {card: titled(card, stage) for card in counts}
    most = columns_for(list(names.values()), "title", INNER, MOST_COLUMNS, GAP, STEP * MOST_BEHIND + 16)
    columns = min(max(len(counts), LEAST_COLUMNS), most)
    size = (INNER + GAP) // columns - GAP, CARD_HEIGHT if len(counts) <= FEW else SMALL_HEIGHT
    now = {pile.card: pile.cost for pile in view.piles}
    tiles = [
        hand_card(card, names[card], count, Price(now.get(card, CARDS[card].cost), CARDS[card].cost), size, stage.looks)
        for card, count in counts.items()
    ]
    return in_grid(tiles, columns, theme.ground, GAP)


def _empty(stage: Stage, theme: Theme) -> Part:
    canvas = Canvas(INNER, EMPTY, theme.ground)
    canvas.panel(canvas.box.inset(1), None, 18, theme.edge, 3)
    canvas.words(canvas.box.inset(20), stage.say(Text("picture-empty-hand")), theme.faint, HEADING, align="middle")
    return canvas.finished()


def turn_bar(view: View, stage: Stage, theme: Theme, *, means: bool) -> Part:
    """Whose turn it is and its phase, or that the game is over; with `means` the actions, buys and coins left. Over the
    hand in another's turn: whose hand it is.
    """
    turn = view.turn
    canvas = Canvas(INNER, BAR, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(BAR_SIDE, 8)
    amounts = _amounts(view, means=means)
    left = inside.left_part(inside.width - MEANS * len(amounts) - 24)
    if end := ended(stage, over=view.over):
        canvas.words(left, stage.say(end), theme.ink, HEADLINE, style="title")
        return canvas.finished()
    if view.seat is not None and not means:
        canvas.words(left, stage.say(Text("picture-your-hand")), theme.ink, HEADLINE, style="title")
        _means(canvas, amounts, theme)
        return canvas.finished()
    head = left.top_part(UPPER)
    draw_mark(canvas, turn.seat, head.left_part(TURN_MARK), theme.line(turn.seat))
    canvas.words(head.without_left(TURN_MARK + 16), stage.name(turn.seat), theme.ink, HEADLINE, style="title")
    moment = stage.say(Text("picture-turn", number=turn.number, phase=turn.phase))
    canvas.words(left.bottom_part(LOWER), moment, theme.faint, TEXT)
    _means(canvas, amounts, theme)
    return canvas.finished()


def _amounts(view: View, *, means: bool) -> list[tuple[str, int]]:
    """What there is to spend, and over a hand its victory tokens, if any."""
    turn = view.turn
    spent = [("actions", turn.actions), ("buys", turn.buys), ("coins", turn.coins)] if means else []
    tokens = sum(seat.tokens for seat in view.seats if seat.seat == view.seat)
    return [*spent, *([("tokens", tokens)] if tokens else [])]


def _means(canvas: Canvas, amounts: Sequence[tuple[str, int]], theme: Theme) -> None:
    """Symbols with numbers, from the right."""
    room = canvas.box.inset(BAR_SIDE - 4, 8)
    for place, (sign, amount) in enumerate(reversed(amounts)):
        cell = Box(room.right - MEANS * (place + 1), room.y, MEANS - MEANS_GAP, room.height)
        draw_symbol(canvas, sign, cell.left_part(MEANS_SIGN).inset(1, 22), theme.accent)
        canvas.words(cell.without_left(MEANS_SIGN + 6), str(amount), theme.ink, 50, style="bold")
