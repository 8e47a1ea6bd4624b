"""What a person needs to answer a question, and no more: the piles offered, the cards to choose from, the card that the
question tells of, or the hand with what can be played or picked lit. Without a question: the hand.

Laws: it is at most 0.8 times as high as wide; the question itself stands in words beside it; each sign has its word
below.
"""

from collections import Counter
from collections.abc import Sequence

from games.dominion.cards import CARDS
from games.dominion.view import View
from games.dominion.words import short_text
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from renderers.dominion.asked import (
    elsewhere_asked,
    lights_of,
    piles_asked,
    reacts,
    told_of,
)
from renderers.dominion.cards.face import CardPrice, words_on
from renderers.dominion.cards.held_card import hand_card
from renderers.dominion.cards.key import key, leaving, prices_on, signs_on
from renderers.dominion.cards.row import Lights, card_row, evenly, line, rows_before, small_cards
from renderers.dominion.offer import offered
from renderers.dominion.told import told
from renderers.surface.canvas import HEADING, Canvas, FinishedPart
from renderers.surface.sheet import BELOW, INNER, LOW, MARGIN, in_grid, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

COLUMNS, GAP = 3, 12
HEIGHTS = (220, 196, 152, 140, 124)
"""How high cards are: in one row, in two, in three and so on; lower if other things need the room."""
EMPTY = 110
SMALL_ROW = 68
"""The height of a row of small cards."""
SPENDING = ("turn.action", "turn.treasure")
"""The questions that go with what there is to spend already."""
NAMING = "wishing_well.name"
"""The question that goes with the cards one cannot see."""
PRICED = tuple(f"{card}.trash" for card in ("bishop", "expand", "forge", "mine", "remake", "remodel", "upgrade"))
"""The questions for which the price of a card in hand matters."""


def hand_sheet(view: View, stage: Stage) -> FinishedPart:
    """What the viewer needs for the question, or the viewer's hand."""
    theme, asked = theme_for(*stage.looks), stage.asked
    if asked is None:
        return stacked([*(rows := _lying(view, stage, theme)), *_hand(view, stage, theme, rows)], theme)
    if asked.key == NAMING:
        return stacked(_unseen(view, stage, theme), theme)
    if piles_asked(asked):
        return stacked(offered(view, asked, stage, theme), theme)
    if others := elsewhere_asked(asked, view):
        return stacked(_cards(view, others, stage, theme, [], evenly), theme)
    above = [_told(card, stage) for card in told_of(asked) if card not in view.hand]
    if above and not reacts(asked):
        return stacked(above, theme)
    above += _spent(view, asked, stage)
    return stacked([*above, *_hand(view, stage, theme, above)], theme)


def _lying(view: View, stage: Stage, theme: Theme) -> list[FinishedPart]:
    """While nothing is asked: on the own turn the cards in play; cards that lie open before the viewer."""
    in_play = view.seats[view.turn.seat].in_play if view.turn.seat == view.seat and not view.over else ()
    rows = [card_row(Text("picture-in-play"), in_play, stage, theme)] if in_play else []
    rows += [row for seat in view.seats if seat.seat == view.seat for row in rows_before(seat, stage, theme)]
    return [*rows, line(stage.say(Text("picture-your-hand")), stage.looks)] if rows else []


def _told(card: str, stage: Stage) -> FinishedPart:
    """A card with what it does."""
    return told(card, words_on(card, stage).name, stage.say(short_text(card)), stage.looks)


def _spent(view: View, asked: Choice, stage: Stage) -> list[FinishedPart]:
    """What there is to spend already, if it is more than every turn begins with; the question says the actions."""
    turn = view.turn
    if asked.key not in SPENDING or not (turn.coins or turn.buys > 1):
        return []
    return [line(stage.say(Text("picture-means", coins=turn.coins, buys=turn.buys)), stage.looks)]


def _unseen(view: View, stage: Stage, theme: Theme) -> list[FinishedPart]:
    """The viewer's cards that lie neither in hand nor open."""
    open_ = [card for seat in view.seats if seat.seat == view.seat for card in (*seat.in_play, *seat.set_aside)]
    unseen = Counter(view.owned) - Counter([*view.hand, *open_])
    if not unseen:
        return _hand(view, stage, theme, [])
    return [card_row(Text("picture-unseen"), [*unseen.elements()], stage, theme, LOW // SMALL_ROW - 1)]


def _hand(view: View, stage: Stage, theme: Theme, beside: Sequence[FinishedPart]) -> list[FinishedPart]:
    """The hand below other things."""
    if not view.hand:
        return [_empty(stage, theme)]
    return _cards(view, view.hand, stage, theme, beside, lights_of(stage.asked, view))


def _cards(
    view: View, cards: Sequence[str], stage: Stage, theme: Theme, beside: Sequence[FinishedPart], lights: Lights
) -> list[FinishedPart]:
    """Cards, equal ones together, with the key to their signs; as high as there is room for, else small and named."""
    counts = Counter(cards)
    priced = stage.asked is not None and stage.asked.key in PRICED
    now = {pile.card: pile.cost for pile in view.piles}
    prices = {card: CardPrice(now.get(card, CARDS[card].cost), CARDS[card].cost) for card in counts if priced}
    signs = {*signs_on(counts), *prices_on(prices.values()), *leaving(map(lights, counts))}
    below = key(signs, stage)
    height = _height(len(counts), sum(part.height + BELOW for part in (*beside, *below)))
    if height is None:
        room = LOW - 2 * MARGIN - sum(part.height + BELOW for part in beside)
        return [small_cards(cards, stage, theme, lights, room // SMALL_ROW)]
    size = (INNER + GAP) // COLUMNS - GAP, height
    tiles = [
        hand_card(card, words_on(card, stage), count, prices.get(card), size, stage.looks, lights(card))
        for card, count in counts.items()
    ]
    return [in_grid(tiles, COLUMNS, theme, GAP), *below]


def _height(kinds: int, taken: int) -> int | None:
    """How high so many different cards may be; None if there is no room for them."""
    rows = -(-kinds // COLUMNS)
    room = LOW - 2 * MARGIN - taken
    return next((high for high in HEIGHTS[rows - 1 :] if rows * (high + GAP) - GAP <= room), None)


def _empty(stage: Stage, theme: Theme) -> FinishedPart:
    canvas = Canvas(INNER, EMPTY, theme)
    canvas.panel(canvas.box.inset(1), None, 18, theme.edge, 3)
    canvas.words(canvas.box.inset(20), stage.say(Text("picture-empty-hand")), theme.faint, HEADING, align="middle")
    return canvas.finished()
