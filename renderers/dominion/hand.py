"""The hand: equal cards together, readable on a phone, playable or pickable ones lit. While its owner buys or gains:
the supply with what can be had, and the hand as a strip below.
"""

from collections import Counter

from games.dominion.cards import CARDS
from games.dominion.view import View
from games.kernel.engine.text import Text
from renderers.dominion.asked import lights_of, piles_asked
from renderers.dominion.cards.face import CardPrice, titled
from renderers.dominion.cards.held_card import hand_card
from renderers.dominion.cards.row import Lights, card_row, rows_before, small_cards
from renderers.dominion.changes import MoreThanBefore
from renderers.dominion.supply import supply
from renderers.dominion.turn_bar import turn_bar
from renderers.surface.canvas import HEADING, Canvas, FinishedPart
from renderers.surface.sheet import INNER, in_grid, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

CARD_HEIGHT, SMALL_HEIGHT = 290, 184
EMPTY = 110
FEW, MANY = 9, 18
"""Up to so many different cards are large, up to so many smaller; more are small and named."""
COLUMNS, GAP = 3, 12
MOST_ROWS = 17
"""How many rows of small cards fit into a picture."""


def hand_sheet(view: View, stage: Stage) -> FinishedPart:
    """The viewer's hand with other open cards; on the own turn with the cards in play. While the question asks for
    piles: the supply.
    """
    theme, lights = theme_for(*stage.looks), lights_of(stage.asked, view)
    own = view.turn.seat == view.seat and not view.over
    bar = turn_bar(view, stage, means=own)
    mine = [row for seat in view.seats if seat.seat == view.seat for row in rows_before(seat, stage, theme)]
    if piles_asked(stage.asked):
        strip = [card_row(Text("picture-your-hand"), view.hand, stage, theme)] if view.hand else []
        return stacked([bar, *mine, *supply(view, stage, theme, MoreThanBefore(), [], lights), *strip], theme)
    in_play = view.seats[view.turn.seat].in_play if own else ()
    rows = [card_row(Text("picture-in-play"), in_play, stage, theme)] if in_play else []
    return stacked([bar, *rows, *mine, _cards(view, stage, theme, lights)], theme)


def _cards(view: View, stage: Stage, theme: Theme, lights: Lights) -> FinishedPart:
    counts = Counter(view.hand)
    if not counts:
        return _empty(stage, theme)
    if len(counts) > MANY:
        return small_cards(view.hand, stage, theme, lights, MOST_ROWS)
    size = (INNER + GAP) // COLUMNS - GAP, CARD_HEIGHT if len(counts) <= FEW else SMALL_HEIGHT
    now = {pile.card: pile.cost for pile in view.piles}
    tiles = [
        hand_card(
            card, titled(card, stage), count, CardPrice(now.get(card, CARDS[card].cost), CARDS[card].cost), size,
            stage.looks, lights(card),
        )
        for card, count in counts.items()
    ]  # fmt: skip
    return in_grid(tiles, COLUMNS, theme, GAP)


def _empty(stage: Stage, theme: Theme) -> FinishedPart:
    canvas = Canvas(INNER, EMPTY, theme)
    canvas.panel(canvas.box.inset(1), None, 18, theme.edge, 3)
    canvas.words(canvas.box.inset(20), stage.say(Text("picture-empty-hand")), theme.faint, HEADING, align="middle")
    return canvas.finished()
