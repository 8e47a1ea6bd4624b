"""Badges: a number in a shape: a card to draw, an arrow for actions, a basket for buys, a coin, a shield for points.

Law: each has a shape of its own; the number in it stands out as words do.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import TypeAlias

import msgspec

from games.dominion.card import Card
from games.dominion.cards import CARDS
from games.dominion.rules.triggers import cheaper, enriches, forbids, triggers_of
from renderers.dominion.cards.symbols import SHIELD
from renderers.surface.canvas import READABLE, Box, Canvas
from renderers.surface.lettering import width
from renderers.surface.theme import Colour

BadgeShape: TypeAlias = Callable[[Canvas, Box, Colour], None]
"""Draws the shape of a badge as large as its box."""

PLUS = ("cards", "actions", "buys", "coins")
VARYING = "?"
"""An amount that depends on other cards."""
MINUS = "\u2212"
FIGURES = 0.86
"""The size of a number, in heights of its badge."""
OVER = 2
"""How far the room of a number reaches beyond its shape, as figures are lower than their line."""
SUNK = {"buys": 0.1, "points": -0.04}
"""How far a number stands below the middle of its shape, in heights."""
SHARE = {"cards": 0.86, "actions": 0.88}
"""How much of its shape, from the left, a number stands in the middle of."""
WITHIN = {"points": 0.8}
"""How much of its shape's width there is for a number, where the shape is narrower at its foot."""
BESIDE = 16
"""The width a shape needs besides its number, in all."""
BETWEEN = 5
"""From one badge to the next."""


class Amount(msgspec.Struct, frozen=True):
    """So much of something: cards, actions, buys, coins or points."""

    of: str
    number: str


def given(card: str) -> list[Amount]:
    """What a card gives: coins of a treasure, the plus of an action, points."""
    facts = CARDS[card]
    coins = [Amount("coins", _coins(facts))] if facts.is_treasure else []
    plus = [Amount(of, str(getattr(facts, of))) for of in PLUS if getattr(facts, of) and not (coins and of == "coins")]
    points = VARYING if facts.points_of else str(facts.points).replace("-", MINUS)
    return [*coins, *plus, *([Amount("points", points)] if points != "0" else [])]


@cache
def does_more(card: str) -> bool:
    """Whether a card does more than the numbers on it say."""
    facts, said = CARDS[card], (cheaper.of((card,)), enriches.of((card,)), forbids.of((card,)), triggers_of((card,)))
    return any((facts.effect, facts.points_of, facts.coins_of, *said))


def _coins(facts: Card) -> str:
    """The coins of a treasure; "2+" if it may bring more, "?" if all depends on other cards."""
    if not facts.coins_of and not facts.more:
        return str(facts.coins)
    return f"{facts.coins}+" if facts.coins else VARYING


def badge_width(amount: Amount, height: float) -> float:
    """How wide a badge of this height is."""
    number = width(amount.number, "bold", _size(height))
    return max(height, number / WITHIN.get(amount.of, 1) + BESIDE)


def draw_badge(canvas: Canvas, box: Box, amount: Amount, fill: Colour, figures: Colour) -> None:
    """A badge that fills the box, its number in the middle of the shape."""
    SHAPES[amount.of](canvas, box, fill)
    drop = box.height * SUNK.get(amount.of, 0)
    figure = Box(box.x, box.y + drop, box.width * SHARE.get(amount.of, 1), box.height).inset(0, -OVER)
    canvas.words(figure, amount.number, figures, _size(box.height), style="bold", align="middle")


def badges(canvas: Canvas, box: Box, amounts: Sequence[Amount], fill: Colour, figures: Colour) -> None:
    """Badges in a row from the left, as many as there is room for, as high as the box."""
    x = box.x
    for amount in amounts:
        room = badge_width(amount, box.height)
        if x + room > box.right + 1:
            break
        draw_badge(canvas, Box(x, box.y, room, box.height), amount, fill, figures)
        x += room + BETWEEN


def widths(amounts: Sequence[Amount], height: float) -> float:
    """How wide a row of badges is."""
    return sum(badge_width(amount, height) + BETWEEN for amount in amounts) - BETWEEN if amounts else 0


def _size(height: float) -> int:
    return max(round(height * FIGURES), READABLE + 1)


def _at(box: Box, points: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    return ((box.x + x * box.width / 100, box.y + y * box.height / 100) for x, y in points)


def _card(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A card that stands, a second one behind it."""
    front = Box(box.x + box.width * 0.06, box.y, box.width * 0.74, box.height)
    behind = front.moved(box.width * 0.16, 0).inset(0, box.height * 0.08)
    canvas.line([(behind.right - 2, behind.y), (behind.right - 2, behind.bottom)], fill, 4)
    canvas.panel(front, fill, box.height * 0.12)


def _arrow(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon([*_at(box, ((0, 6), (66, 6), (106, 50), (66, 94), (0, 94)))], fill)


def _basket(canvas: Canvas, box: Box, fill: Colour) -> None:
    """A basket with a high handle."""
    canvas.polygon([*_at(box, ((0, 24), (100, 24), (90, 100), (10, 100)))], fill)
    canvas.arc(Box(box.x + box.width * 0.24, box.y - 2, box.width * 0.52, box.height * 0.6), 180, 360, fill, 4)


def _coin(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.panel(box, fill, box.height / 2)


def _shield(canvas: Canvas, box: Box, fill: Colour) -> None:
    canvas.polygon([*_at(box, SHIELD)], fill)


SHAPES: dict[str, BadgeShape] = {
    "cards": _card, "actions": _arrow, "buys": _basket, "coins": _coin, "points": _shield,
}  # fmt: skip
