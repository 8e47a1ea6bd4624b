"""Numbers of the dice as cards: what lies there, and what a die of it does, action by action."""

from collections.abc import Sequence

import msgspec

from games.kernel.engine.text import Text
from games.monasterium.view import SchoolView, SpaceView, View
from renderers.monasterium.question.deeds import Deed, deeds
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import draw_die, draw_lying, draw_own_die
from renderers.surface.canvas import TEXT, Box, Canvas, FinishedPart, has_room
from renderers.surface.kept import kept
from renderers.surface.sheet import GAP, INNER, in_rows
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

BESIDE = 3
"""So many cards stand in a row; more in two."""
SIDE, HEAD, DIE = 10, 60, 54
"""The margin of a card; the height of its number and of the dice; a die."""
LINE, TWO_LINES, ROW, INDENT = 44, 82, 54, 6
"""The height of an action in one row of words and in two; the width of the row it belongs to; the words' margin."""
NEUTRAL, OWN = 84, 46
"""The width of the neutral dice that lie there; a personal one."""
FLIPPED = Text("picture-monasterium-flipped")


class NumberCard(msgspec.Struct, frozen=True):
    """A number, what its dice do, a remark; how many neutral dice lie there, and personal ones by seat; whether it is
    an option, and whether others are instead.
    """

    number: int
    deeds: tuple[Deed, ...]
    note: str = ""
    neutral: int = 0
    own: tuple[int, ...] = ()
    offered: bool = False
    quiet: bool = False


def spaces(view: View, school: SchoolView, stage: Stage, seen: Sight, shown: Sequence[int]) -> FinishedPart:
    """The dice spaces of these numbers."""
    cards = [_space(view.spaces[number - 1], school, stage, seen) for number in shown]
    return beside(cards, seen)


def _space(space: SpaceView, school: SchoolView, stage: Stage, seen: Sight) -> NumberCard:
    """One of them. Who places for the next round sees the dice of that round alone; who takes dice, those to be had."""
    offer = seen.offer
    ahead = school.ahead and school.placing
    neutral, own = (space.ahead, space.ahead_own) if ahead else (space.neutral, space.own)
    if not school.placing:
        own = tuple(count if seat == school.seat else 0 for seat, count in enumerate(own))
    offered = space.number in offer.spaces
    quiet = bool(offer.spaces) and not offered
    told, note = deeds(space.number, school, stage, seen), _note(space.number, school, stage)
    return NumberCard(space.number, told, note, neutral, own, offered=offered, quiet=quiet)


def columns(school: SchoolView, stage: Stage, seen: Sight) -> FinishedPart:
    """The columns of the grid that can be chosen, or whose actions can."""
    numbers = seen.offer.tiles or {column for column, _ in seen.offer.actions}
    return beside([_column(number, school, stage, seen) for number in sorted(numbers)], seen)


def _column(number: int, school: SchoolView, stage: Stage, seen: Sight) -> NumberCard:
    return NumberCard(
        number, deeds(number, school, stage, seen), _note(number, school, stage), offered=number in seen.offer.tiles
    )


def _note(number: int, school: SchoolView, stage: Stage) -> str:
    """What its dice bring besides, on a tile that is turned over."""
    flipped = number <= len(school.columns) and school.columns[number - 1].flipped
    return stage.say(FLIPPED) if flipped else ""


def beside(cards: Sequence[NumberCard], seen: Sight) -> FinishedPart:
    """The cards in one row or two."""
    first = len(cards) if len(cards) <= BESIDE else -(-len(cards) // 2)
    rows = [row for row in (cards[:first], cards[first:]) if row]
    drawn = []
    for row in rows:
        width = (INNER - GAP * (len(row) - 1)) // len(row)
        height = max(_height(card, width) for card in row)
        drawn.append([_card(card, width, height, seen.looks) for card in row])
    return in_rows(drawn, INNER, seen.theme)


def _height(card: NumberCard, width: int) -> int:
    return HEAD + 2 * SIDE + sum(_lines(card, width))


def _lines(card: NumberCard, width: int) -> list[int]:
    """The heights of a card's actions and of the remark below them."""
    room = width - 2 * SIDE - 2 * INDENT
    words = [(deed.told, room - (ROW if deed.row else 0)) for deed in card.deeds] + [(card.note, room)] * bool(
        card.note
    )
    return [LINE if has_room(told, "plain", Box(0, 0, wide, LINE)) else TWO_LINES for told, wide in words]


@kept
def _card(card: NumberCard, width: int, height: int, looks: Looks) -> FinishedPart:
    theme = theme_for(*looks)
    canvas = Canvas(width, height, theme)
    fill = theme.ground if card.quiet else theme.panel
    canvas.panel(canvas.box, fill, RADIUS, theme.edge if card.quiet else None)
    inside = canvas.box.inset(SIDE)
    head = inside.top_part(HEAD - 6)
    draw_die(canvas, card.number, head.left_part(DIE), theme.ink, fill)
    _lying(canvas, head.without_left(DIE + 24), card, theme)
    y = inside.y + HEAD
    told = [*card.deeds, *([Deed("", card.note)] if card.note else [])]
    for deed, high in zip(told, _lines(card, width), strict=True):
        _deed(canvas, Box(inside.x, y, inside.width, high), deed, theme, looks, quiet=card.quiet)
        y += high
    Sight(looks).mark(canvas, canvas.box, offered=card.offered)
    return canvas.finished()


def _lying(canvas: Canvas, box: Box, card: NumberCard, theme: Theme) -> None:
    """The dice there: neutral ones, then personal ones."""
    if card.neutral:
        draw_lying(canvas, box.left_part(NEUTRAL), card.neutral, theme)
        box = box.without_left(NEUTRAL + 6)
    seats = [seat for seat, count in enumerate(card.own) for _ in range(count)]
    own = box.left_part(min(box.width, OWN * len(seats)))
    for seat, spot in zip(seats, own.squares(len(seats), OWN), strict=True):
        draw_own_die(canvas, seat, spot.inset(2), theme)


def _deed(canvas: Canvas, line: Box, deed: Deed, theme: Theme, looks: Looks, *, quiet: bool) -> None:
    """An action, behind the row it belongs to."""
    words, rows = line.inset(INDENT, 0), 1 if line.height == LINE else 2
    if deed.row:
        canvas.words(words.left_part(ROW - 4), deed.row, theme.accent, TEXT, style="title")
        words = words.without_left(ROW)
    canvas.words(words, deed.told, theme.faint if quiet else theme.ink, TEXT, rows=rows)
    Sight(looks).mark(canvas, line.inset(-5, -1), offered=deed.offered)
