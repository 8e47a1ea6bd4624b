"""The players: who is awaited, how many cards lie where, the top of the discard pile as its emblem, tokens, turns."""

from collections.abc import Sequence

import msgspec
from msgspec import structs

from games.dominion.view import SeatView, View
from games.kernel.text import Text
from renderers.awaited import ended, frame, sign_of
from renderers.canvas import FIGURE, HEADING, TEXT, Box, Canvas, Part
from renderers.dominion.changes import Changes
from renderers.dominion.pile import tag, tag_room
from renderers.dominion.row import draw_token
from renderers.dominion.symbols import draw_symbol
from renderers.kept import kept
from renderers.lettering import width
from renderers.sheet import GAP, INNER, in_grid
from renderers.stage import Looks, Stage
from renderers.symbols import draw_mark
from renderers.theme import Colour, Theme, theme_for

HEIGHT, NAME_ROW, COUNTS = 120, 48, 54
"""The height of a seat's tile; of the name, of the numbers of cards."""
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


class Standing(msgspec.Struct, frozen=True):
    """How a player stands in the turn: the signs of who has it and of who is awaited; whether awaited; whether the next
    turn is theirs (`follows`), which has a hollow sign.
    """

    signs: tuple[str, ...]
    awaited: bool
    follows: bool


def seats(view: View, stage: Stage, theme: Theme, changed: Changes) -> Part:
    """A tile for each player."""
    tiles, follows = [], next_of(view, stage)
    for seat in view.seats:
        turns, gained = Text("picture-turns", count=seat.turns), changed.tokens.get(seat.seat, 0)
        face = structs.replace(seat, in_play=(), revealed=(), turns=0)
        standing = Standing(
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


@kept
def seat_tile(seat: SeatView, name: str, turns: str, standing: Standing, gained: int, looks: Looks) -> Part:
    """A player's tile; in gold if awaited; `turns` says how many there were; `gained` are new tokens."""
    theme = theme_for(*looks)
    canvas = Canvas((INNER + GAP) // 2 - GAP, HEIGHT, theme)
    frame(canvas, theme, awaited=standing.awaited)
    inside = canvas.box.inset(16, 9)
    row = inside.top_part(NAME_ROW)
    draw_mark(canvas, seat.seat, row.left_part(MARK).inset(1, 0), theme.line(seat.seat))
    row = _signed(canvas, _signed(canvas, row, standing.signs, theme.accent), NEXT * standing.follows, theme.faint)
    _named(canvas, row.without_left(MARK + 12), name, turns, gained, theme)
    _counts(canvas, inside.bottom_part(COUNTS), seat, theme)
    return canvas.finished()


def _signed(canvas: Canvas, box: Box, signs: Sequence[str], fill: Colour) -> Box:
    """The signs at the right end of a row; return what is left of it."""
    for place, sign in enumerate(signs):
        draw_symbol(canvas, sign, Box(box.right - PITCH * (place + 1) + 8, box.y + 6, SIGN, SIGN), fill)
    return box.left_part(box.width - PITCH * len(signs))


def _named(canvas: Canvas, box: Box, name: str, turns: str, gained: int, theme: Theme) -> None:
    """The name; at the right how many turns, or instead, if there are new tokens, a tag with their number."""
    if gained:
        tag(canvas, box.right_part(tag_room(gained)).inset(0, 3), gained, theme)
    else:
        canvas.words(box.right_part(TURNS), turns, theme.faint, TEXT, align="right")
    taken = tag_room(gained) if gained else min(width(turns, "plain", TEXT), TURNS)
    canvas.words(box.left_part(box.width - taken - 10), name, theme.ink, HEADING, style="bold")


def _counts(canvas: Canvas, box: Box, seat: SeatView, theme: Theme) -> None:
    """How many cards are where, behind the discard pile the card on top; victory tokens and cards set aside if there
    are any.
    """
    shown = [("hand", seat.hand_size), ("deck", seat.deck_size), ("discard", seat.discard_size)]
    shown += [(TOP, 0)] if seat.discard_top else []
    shown += [(sign, count) for sign, count in (("tokens", seat.tokens), ("aside", len(seat.set_aside))) if count]
    side, rooms = _rooms(shown, box.width)
    x = box.x
    for (sign, amount), room in zip(shown, rooms, strict=True):
        picture = Box(x, box.y, PICTURE if sign == TOP else side, box.height).square()
        if sign == TOP:
            draw_token(canvas, picture, str(seat.discard_top), theme)
        else:
            draw_symbol(canvas, sign, picture.inset(side / 10), theme.accent if sign == "tokens" else theme.faint)
            number = Box(picture.right + NUMBER, box.y, room - side - NUMBER, box.height)
            canvas.words(number, str(amount), theme.ink, FIGURE, style="bold")
        x += room


def _rooms(shown: Sequence[tuple[str, int]], width: float) -> tuple[float, list[float]]:
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
