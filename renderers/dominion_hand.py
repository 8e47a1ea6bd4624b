"""The hand: equal cards together, large enough for a phone; and on the own turn what there is to spend."""

from collections import Counter

from PIL import Image

from games.dominion.view import TurnView, View
from games.kernel.text import Seat, Text
from renderers.canvas import Canvas
from renderers.dominion_card import hand_card, titled
from renderers.sheet import MARGIN, WIDTH, in_grid
from renderers.stage import Stage
from renderers.symbols import draw_symbol
from renderers.theme import Theme

INNER = WIDTH - 2 * MARGIN
CARD_HEIGHT = 270
LEAST_COLUMNS, MOST_COLUMNS = 3, 4
GAP = 14


def hand_parts(view: View, stage: Stage, theme: Theme) -> list[Image.Image]:
    """The parts of the picture from top to bottom."""
    return [means_bar(view.turn, stage, theme), _cards(view, stage, theme)]


def _cards(view: View, stage: Stage, theme: Theme) -> Image.Image:
    counts = Counter(view.hand)
    if not counts:
        return _empty(stage, theme)
    columns = min(max(len(counts), LEAST_COLUMNS), MOST_COLUMNS)
    size = (INNER + GAP) // columns - GAP, CARD_HEIGHT
    looks = stage.theme, stage.palette
    tiles = [hand_card(card, titled(card, stage), count, size, looks) for card, count in counts.items()]
    return in_grid(tiles, columns, theme.ground, GAP)


def _empty(stage: Stage, theme: Theme) -> Image.Image:
    canvas = Canvas(INNER, 110, theme.ground)
    canvas.panel(canvas.box.inset(1), None, 18, theme.edge, 3)
    canvas.words(canvas.box.inset(20), stage.say(Text("picture-empty-hand")), theme.faint, 36, align="middle")
    return canvas.finished()


def means_bar(turn: TurnView, stage: Stage, theme: Theme) -> Image.Image:
    """Whose turn it is, its phase, and the actions, buys and coins left."""
    canvas = Canvas(INNER, 112, theme.ground)
    canvas.panel(canvas.box, theme.panel, 20)
    inside = canvas.box.inset(22, 8)
    left = inside.left_part(inside.width - 420)
    who = stage.say(Text("picture-turn", who=Seat(turn.seat), number=turn.number))
    phase = stage.say(Text("picture-phase", phase=turn.phase))
    canvas.words(left.top_part(56), who, theme.ink, 42, style="title", least=28)
    canvas.words(left.bottom_part(40), phase, theme.faint, 32)
    cells = inside.right_part(400).columns(3, 12)
    means = (("actions", turn.actions), ("buys", turn.buys), ("coins", turn.coins))
    for cell, (sign, amount) in zip(cells, means, strict=True):
        draw_symbol(canvas, sign, cell.left_part(52).inset(2, 22), theme.accent)
        canvas.words(cell.without_left(60), str(amount), theme.ink, 50, style="bold")
    return canvas.finished()
