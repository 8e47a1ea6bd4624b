"""The common parts of card faces: colours and signs of their kinds, the emblem, the price; lit or quiet."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from games.dominion.cards import CARDS
from games.dominion.words import gist, title
from renderers import emblems
from renderers.dominion.cards.badge import BETWEEN, Amount, badges, does_more, given, widths
from renderers.dominion.cards.symbols import draw_symbol
from renderers.parts.ornament import LIT, lit, quiet, stamped
from renderers.surface.canvas import TEXT, Align, Box, Canvas, has_room
from renderers.surface.stage import Stage
from renderers.surface.theme import Colour, Hue, Theme, mixed

KIND_ORDER = ("attack", "reaction", "prize", "victory", "treasure", "curse", "action")
"""The kind that colours a card of several kinds."""

KIND_HUES: dict[str, Hue] = {
    "action": "parchment",
    "treasure": "gold",
    "victory": "green",
    "curse": "violet",
    "attack": "red",
    "reaction": "blue",
    "prize": "amber",
}
ALWAYS_ACTIONS = ("attack", "reaction")
POINTED = ("victory", "curse")
"""The kinds that are told by a card's points."""
SIGN, LEAST_ROW = 0.86, 34
"""The side of a kind's sign, in heights of its row; how low that row becomes to have room."""

Leaving: TypeAlias = Literal["trash", "discard", "pass", "topdeck", "set_aside"]
"""How a card leaves the hand if it is picked."""
Light: TypeAlias = Literal["even", "lit", "quiet"] | Leaving
"""How a card is shown: as usual; available or playable now; unavailable; to be given away."""
LEAVING_SIGNS: dict[Light, str] = {
    "trash": "trash", "discard": "discard", "pass": "pass", "topdeck": "deck", "set_aside": "aside",
}  # fmt: skip
"""The sign on a card to be given away: where it goes."""

EDGE, ROUND = 4, 14
"""The distance of a face from its tile's edge, which leaves room for its glow; its corner radius."""
PALE = 0.35
"""The share of the ground in the emblem of a card out of reach."""
RIM = 0.35
"""How much of the ink is in the edge of a quiet card, so that one is seen on the next."""
WITHIN = 4
"""The width of the dark line within a lit edge."""
LIFT = 5
"""How far a name stands above the middle of its strip, to keep its descenders off the edge."""
PRICE_SIZE, LOWERED, POINT = 36, 8, 8
"""The size of a price; how round the corners are where it is lowered, and how high the point is."""
PAPER = 0.5
"""The brightness of the price disc: it must not look like a coin, or people think the card brings it."""


class CardPrice(msgspec.Struct, frozen=True):
    """What a card costs now, and what is printed on it."""

    now: int
    printed: int

    @property
    def lowered(self) -> bool:
        """Whether something makes it cheaper now."""
        return self.now < self.printed


class CardWords(msgspec.Struct, frozen=True):
    """A card's name, and in two words what it does besides what its signs say; nothing if it does no more."""

    name: str
    gist: str = ""


class Paint(msgspec.Struct, frozen=True):
    """A face's colours: `chief` of the most telling kind, `first` of the first kind in its name; and of the ink."""

    chief: Colour
    first: Colour
    ink: Colour
    rim: Colour
    calm: bool


def words_on(card: str, stage: Stage) -> CardWords:
    """The words on a card in the language of the picture."""
    return CardWords(stage.say(title(card)), stage.say(gist(card)) if does_more(card) else "")


def kind_colour(kind: str, theme: Theme) -> Colour:
    """The colour of a kind; parchment for one that is new."""
    return theme.hues[KIND_HUES.get(kind, "parchment")]


def chief_kind(card: str) -> str:
    """The kind that tells most about a card."""
    return min(CARDS[card].kinds, key=KIND_ORDER.index)


def signs_of(card: str) -> list[str]:
    """The symbols of the two most telling kinds of a card; attacks and reactions are not marked as actions as well."""
    kinds = sorted(CARDS[card].kinds, key=KIND_ORDER.index)
    return kinds[:1] if kinds[0] in ALWAYS_ACTIONS and kinds[1:] == ["action"] else kinds[:2]


def paint_of(card: str, light: Light, theme: Theme) -> Paint:
    """The colours of a card."""
    chief, first = kind_colour(chief_kind(card), theme), kind_colour(CARDS[card].kinds[0], theme)
    if light == "quiet":
        dim = _dim(chief, theme)
        return Paint(dim, _dim(first, theme), theme.ink, mixed(dim, theme.ink, RIM), calm=True)
    return Paint(chief, first, theme.card_ink, theme.card_ink, calm=False)


def gone(theme: Theme) -> Paint:
    """The colours of a pile that is empty."""
    return Paint(theme.ground, theme.ground, theme.faint, theme.edge, calm=True)


def _dim(colour: Colour, theme: Theme) -> Colour:
    return mixed(quiet(colour, theme), theme.ground, 0.2)


def body(canvas: Canvas, face: Box, strip: float, paint: Paint) -> None:
    """The card's shape in the colour of its chief kind; below, behind the name, in that of its first kind."""
    canvas.panel(face, paint.first, ROUND)
    if paint.first != paint.chief:
        upper = face.top_part(face.height - strip)
        canvas.panel(upper, paint.chief, ROUND)
        canvas.panel(upper.bottom_part(ROUND), paint.chief)
    canvas.panel(face, None, ROUND, paint.rim, 2)


def shine(canvas: Canvas, face: Box, light: Light, theme: Theme) -> None:
    """The edge of a card: gold if it can be had or played now, red if it is to be given away; within it a dark line,
    so that it also stands out on a card of its own colour.
    """
    if light == "lit":
        lit(canvas, face, theme, ROUND)
    elif light in LEAVING_SIGNS:
        canvas.panel(face.inset(-LIT / 2), None, ROUND + LIT / 2, theme.hues["red"], LIT)
    else:
        return
    canvas.panel(face.inset(LIT / 2 - 1), None, ROUND - LIT / 2, theme.card_ink, WITHIN)


def emblem(canvas: Canvas, box: Box, card: str, paint: Paint) -> None:
    """The card's emblem, or the sign of its kind if it has none."""
    ink = mixed(paint.ink, paint.chief, PALE) if paint.calm else paint.ink
    if not emblems.exists(card):
        draw_symbol(canvas, chief_kind(card), box.inset(box.width * 0.1), ink)
    elif paint.calm:
        canvas.emblem(box, card, ink)
    else:
        stamped(canvas, box, card, paint.chief, ink)


def name_on(canvas: Canvas, strip: Box, name: str, paint: Paint, size: int) -> None:
    """The name in the middle of its strip, in serifs as long as it has room for them."""
    serif = has_room(name, "title", strip)
    canvas.words(strip.moved(0, -LIFT), name, paint.ink, size, style="title" if serif else "bold", align="middle")


def said_on(canvas: Canvas, row: Box, gist: str, paint: Paint, align: Align = "left") -> None:
    """The two words on what a card does besides; the row is a little higher than they are."""
    canvas.words(row, gist, paint.ink, TEXT, align=align)


def effects(canvas: Canvas, box: Box, card: str, paint: Paint, align: Align = "left") -> None:
    """The signs of a card's kinds, and what it gives; smaller in little room. What does not fit even then is left
    out, the signs first.
    """
    amounts, signs, height = given(card), shown_signs(card), box.height
    while height > LEAST_ROW and _width(amounts, signs, height) > box.width:
        height -= 1
    if _width(amounts, signs, height) > box.width:
        signs = []
    wide = min(_width(amounts, signs, height), box.width)
    row = Box(
        box.x + (box.width - wide if align == "middle" else 0) / 2, box.y + (box.height - height) / 2, wide, height
    )
    for sign in signs:
        draw_symbol(canvas, sign, row.left_part(height * SIGN), paint.ink)
        row = row.without_left(height * SIGN + BETWEEN)
    badges(canvas, row, amounts, paint.ink, paint.chief)


def least_width(card: str) -> float:
    """The width of the signs for what a card gives, in little room."""
    return _width(given(card), shown_signs(card), LEAST_ROW)


def _width(amounts: Sequence[Amount], signs: Sequence[str], height: float) -> float:
    """How wide signs and amounts are at this height."""
    return len(signs) * (height * SIGN + BETWEEN) + widths(amounts, height)


def shown_signs(card: str) -> list[str]:
    """The signs on a card; a plain action needs none, nor does a kind that is clear from what the card gives, nor a
    Curse, whose points are below zero.
    """
    signs, gives = signs_of(card), {amount.of for amount in given(card)}
    if signs == ["action"] or (signs == ["treasure"] and gives == {"coins"} and not does_more(card)):
        return []
    return [sign for sign in signs if not (sign in POINTED and "points" in gives)]


def price_mark(canvas: Canvas, box: Box, price: CardPrice, theme: Theme, *, calm: bool = False) -> None:
    """The price now on a paper disc as large as the box; it is a square with a point below if something lowers it."""
    disc = price_paper(canvas, box, theme, lowered=price.lowered, calm=calm)
    ink = theme.ink if calm else theme.card_ink
    canvas.words(disc.inset(-3, -4), str(price.now), ink, PRICE_SIZE, style="bold", align="middle")


def price_paper(canvas: Canvas, box: Box, theme: Theme, *, lowered: bool, calm: bool = False) -> Box:
    """What a price is written on; returns its place there."""
    bright = mixed(theme.hues["parchment"], (255, 255, 255), PAPER)
    paper = _dim(bright, theme) if calm else bright
    ink, disc = theme.ink if calm else theme.card_ink, box.square()
    if not lowered:
        canvas.disc(disc, paper, ink, 2.5)
        return disc
    canvas.panel(disc, paper, LOWERED, ink, 2.5)
    canvas.polygon(_down(disc), ink)
    return disc.moved(0, -POINT / 2)


def _down(box: Box) -> list[tuple[float, float]]:
    """A point down, at the foot of a box."""
    x, y = box.x + box.width / 2, box.bottom
    return [(x - 11, y - POINT), (x + 11, y - POINT), (x, y)]
