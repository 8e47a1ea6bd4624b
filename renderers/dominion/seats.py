"""The players: who is awaited, how many cards lie where, the top of the discard pile as its emblem, tokens, turns."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import structs

from games.dominion.view import SeatView, View
from games.kernel.engine.text import Text
from renderers.dominion.cards.pile import tag, tag_room
from renderers.dominion.cards.row import draw_token
from renderers.dominion.cards.symbols import draw_symbol
from renderers.dominion.changes import MoreThanBefore
from renderers.parts.awaited import ended, framed, sign_of
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import FIGURE, HEADING, TEXT, Box, Canvas, FinishedPart, Placed, laid
from renderers.surface.kept import kept
from renderers.surface.lettering import width
from renderers.surface.sheet import GAP, INNER, in_grid
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Colour, Theme, theme_for

WIDE, HEIGHT = (INNER + GAP) // 2 - GAP, 120
"""The size of a seat's tile."""
NAME_ROW, COUNTS = 48, 54
"""The height of the name, of the numbers of cards."""
SIDE, ABOVE = 16, 9
"""The margins at the sides, above and below."""
MARK, SIGN, PITCH = 32, 36, 44
"""The size of a mark and of a sign beside a name, and from one sign to the next."""
NEXT, PLAIN = ("next",), 2
"""The sign of whose turn comes next; with so many players everybody knows."""
TURNS = 130
"""The room of the number of turns."""
PICTURE, LEAST_PICTURE, NUMBER, DIGIT = 50, 32, 4, 22
"""The room of what stands before a number, and what it has at least; the gap between; the room of a digit."""
MOST_FREE = 24
"""From one number to the next sign at most."""
DIGITS = 2
"""For so many digits a number keeps room, if there is enough, so that numbers stand below each other from seat to seat.
"""
TOP = "top"
"""What stands for the card on top of the discard pile: behind the number of cards there, and without its own."""


class TurnStanding(msgspec.Struct, frozen=True):
    """How a player stands in the turn: the signs of who has it and of who is awaited; whether awaited; whether the next
    turn is theirs (`follows`), which has a hollow sign.
    """

    signs: tuple[str, ...]
    awaited: bool
    follows: bool


def seats(view: View, stage: Stage, theme: Theme, changed: MoreThanBefore) -> FinishedPart:
    """A tile for each player."""
    tiles, follows = [], next_of(view, stage)
    for seat in view.seats:
        turns, gained = Text("picture-turns", count=seat.turns), changed.tokens.get(seat.seat, 0)
        face = structs.replace(seat, in_play=(), revealed=(), turns=0)
        standing = TurnStanding(
            signs=tuple(sign_of(seat.seat, view.turn.seat, stage, lasting=True)),
            awaited=seat.seat in stage.awaited,
            follows=seat.seat == follows,
        )
        tiles.append(seat_tile(face, stage.name(seat.seat), stage.say(turns), standing, gained, stage.looks))
    return in_grid(tiles, 2, theme)


def next_of(view: View, stage: Stage) -> int | None:
    """Whose turn comes next, where it is not plain: with more than two players, while the game goes on."""
    players = len(view.seats)
    return (view.turn.seat + 1) % players if players > PLAIN and not ended(stage, over=view.over) else None


def seat_tile(seat: SeatView, name: str, turns: str, standing: TurnStanding, gained: int, looks: Looks) -> FinishedPart:
    """A player's tile; in gold if awaited; `turns` says how many there were; `gained` are new tokens."""
    inside = Box(0, 0, WIDE, HEIGHT).inset(SIDE, ABOVE)
    signs = len(standing.signs) + standing.follows
    taken = tag_room(gained) if gained else min(width(turns, "plain", TEXT), TURNS)
    behind = _behind(turns, standing.signs, standing.follows, gained, looks)
    room = int(inside.width) - PITCH * signs - taken - 10
    head = (_name(seat.seat, name, room, looks), SIDE, ABOVE), (behind, int(inside.right) - behind.width, ABOVE)
    return laid(
        framed(WIDE, HEIGHT, standing.awaited, looks), (*head, *_counts(inside.bottom_part(COUNTS), seat, looks))
    )


@kept
def _name(seat: int, name: str, room: int, looks: Looks) -> FinishedPart:
    """The mark and the name."""
    theme = theme_for(*looks)
    canvas = Canvas(room, NAME_ROW, theme, theme.panel)
    draw_mark(canvas, seat, canvas.box.left_part(MARK).inset(1, 0), theme.line(seat))
    canvas.words(canvas.box.without_left(MARK + 12), name, theme.ink, HEADING, style="bold")
    return canvas.finished()


@kept
def _behind(turns: str, signs: tuple[str, ...], follows: bool, gained: int, looks: Looks) -> FinishedPart:  # kept
    """How many turns, or instead, if there are new tokens, a tag with their number; then the signs."""
    theme = theme_for(*looks)
    canvas = Canvas(TURNS + PITCH * (len(signs) + follows), NAME_ROW, theme, theme.panel)
    box = _signed(canvas, _signed(canvas, canvas.box, signs, theme.accent), NEXT * follows, theme.faint)
    if gained:
        tag(canvas, box.right_part(tag_room(gained)).inset(0, 3), gained, theme)
    else:
        canvas.words(box, turns, theme.faint, TEXT, align="right")
    return canvas.finished()


def _signed(canvas: Canvas, box: Box, signs: Sequence[str], fill: Colour) -> Box:
    """The signs at the right end of a row; return what is left of it."""
    for place, sign in enumerate(signs):
        draw_symbol(canvas, sign, Box(box.right - PITCH * (place + 1) + 8, box.y + 6, SIGN, SIGN), fill)
    return box.left_part(box.width - PITCH * len(signs))


def _counts(box: Box, seat: SeatView, looks: Looks) -> Iterator[Placed]:
    """How many cards are where, behind the discard pile the card on top; victory tokens and cards set aside if there
    are any.
    """
    shown = [("hand", seat.hand_size), ("deck", seat.deck_size), ("discard", seat.discard_size)]
    shown += [(TOP, 0)] if seat.discard_top else []
    shown += [(sign, count) for sign, count in (("tokens", seat.tokens), ("aside", len(seat.set_aside))) if count]
    side, rooms = _rooms(shown, box.width)
    x = box.x
    for (sign, amount), room in zip(shown, rooms, strict=True):
        if sign == TOP:
            yield _top(str(seat.discard_top), looks), round(x), int(box.y)
        else:
            yield _count(sign, amount, side, looks), round(x), int(box.y)
        x += room


@kept
def _top(card: str, looks: Looks) -> FinishedPart:
    """The card on top of a pile, as a token."""
    theme = theme_for(*looks)
    canvas = Canvas(PICTURE, COUNTS, theme, theme.panel)
    draw_token(canvas, canvas.box.square(), card, theme)
    return canvas.finished()


@kept
def _count(sign: str, amount: int, side: int, looks: Looks) -> FinishedPart:
    """How many cards are somewhere, or tokens: a sign and the number."""
    theme, room = theme_for(*looks), _room(sign, len(str(amount)), side)
    canvas = Canvas(int(room), COUNTS, theme, theme.panel)
    picture = canvas.box.left_part(side).square()
    draw_symbol(canvas, sign, picture.inset(side / 10), theme.accent if sign == "tokens" else theme.faint)
    canvas.words(canvas.box.without_left(side + NUMBER), str(amount), theme.ink, FIGURE, style="bold")
    return canvas.finished()


def _rooms(shown: Sequence[tuple[str, int]], width: float) -> tuple[int, list[float]]:
    """The side of a picture, and the room of each with its number: as if all had two digits if that has room, else as
    many as they have.
    """
    wide = [_room(sign, max(len(str(amount)), DIGITS), PICTURE) for sign, amount in shown]
    low = [_room(sign, len(str(amount)), LEAST_PICTURE) for sign, amount in shown]
    side, rooms = (PICTURE, wide) if sum(wide) <= width else (LEAST_PICTURE, low)
    free = min((width - sum(rooms)) / len(rooms), MOST_FREE)
    return side, [room + free for room in rooms]


def _room(sign: str, digits: int, side: float) -> float:
    return PICTURE if sign == TOP else side + NUMBER + DIGIT * digits
