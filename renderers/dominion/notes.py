"""Notes beside the piles: how near the end is, the trash, the Trade Route's mat."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

import msgspec

from games.dominion.rules.table import enough_empty
from games.dominion.view import View
from games.kernel.engine.text import Text
from renderers.dominion.cards.pile import tag, tag_room
from renderers.dominion.cards.row import draw_token
from renderers.dominion.cards.symbols import draw_symbol
from renderers.dominion.changes import MoreThanBefore
from renderers.emblems import LEAST
from renderers.surface.canvas import FIGURE, TEXT, Box, Canvas, FinishedPart, has_room
from renderers.surface.kept import kept
from renderers.surface.lettering import width
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for


class Note(msgspec.Struct, frozen=True):
    """Something beside the piles, drawn in the free size; and the messages that describe it."""

    draw: Callable[[tuple[int, int]], FinishedPart]
    told: tuple[str, ...]


Labels: TypeAlias = tuple[str, ...]
"""The label of a note, in full and shorter for less room."""

HEAD, SIGN, SIDE = 46, 38, 14
"""The height of a note's label, the symbol before it, the margin."""
TOKEN, BETWEEN = 60, 6
"""The side of an emblem in a note; from one to the next."""
ROUTE = "trade_route"
"""The card with the mat, and the mark of a pile whose token does not lie there yet."""
WITH_NUMBER, PLACE, TALL = 54, 27, 1.4
"""The room of a number behind an emblem; the least room of a place for an empty pile; its height in widths."""
LAST_PILES = ("province", "colony")
"""The piles that end the game alone."""


def notes_of(view: View, stage: Stage, changed: MoreThanBefore) -> list[Note]:
    """The notes of a table, those that need most room first."""
    near, trash = partial(end_note, nearness(view), _end_in_words(view, stage), stage.looks), view.trash[::-1]
    thrown = partial(cards_note, "trash", _label("picture-trash", trash, stage), trash, changed.trash, stage.looks)
    notes = [Note(near, ("in-words-empty",)), Note(thrown, ("in-words-trash", "in-words-no-trash"))]
    if ROUTE in view.kingdom:
        label = _label("picture-mat", view.mat, stage)
        notes.append(Note(partial(cards_note, ROUTE, label, view.mat, changed.mat, stage.looks), ("in-words-mat",)))
    return notes


def _label(message: str, cards: Sequence[str], stage: Stage) -> Labels:
    return stage.say(Text(message, count=len(cards))), str(len(cards))


def _end_in_words(view: View, stage: Stage) -> Labels:
    empty, most = nearness(view)[:2]
    words = (stage.say(Text(message, empty=empty, most=most)) for message in ("picture-end", "picture-end-short"))
    return (*words, f"{empty}/{most}")


def nearness(view: View) -> tuple[int, int, tuple[tuple[str, int], ...]]:
    """How many piles are empty, how many empty piles end the game, and how full the piles are that end it alone."""
    empty = sum(not pile.left for pile in view.piles)
    last = tuple((pile.card, pile.left) for pile in view.piles if pile.card in LAST_PILES)
    return empty, enough_empty(len(view.seats)), last


def _headed(size: tuple[int, int], sign: str, labels: Labels, change: int, theme: Theme) -> Canvas:
    """A panel with a symbol and the first label that fits; and the change, if both fit."""
    canvas = Canvas(*size, theme)
    canvas.panel(canvas.box.inset(4), theme.panel, 14, theme.edge, 2)
    head = Box(SIDE, 12, size[0] - 2 * SIDE, HEAD)
    draw_symbol(canvas, sign, head.left_part(SIGN), theme.faint)
    room = head.without_left(SIGN + 10)
    beside = room.left_part(room.width - tag_room(change) - 6)
    if change and (label := _fitting(labels, beside)):
        tag(canvas, head.right_part(tag_room(change)).inset(0, 2), change, theme)
        canvas.words(beside, label, theme.ink, TEXT, style="bold")
    else:
        canvas.words(room, _fitting(labels, room) or labels[-1], theme.ink, TEXT, style="bold")
    return canvas


def _fitting(labels: Labels, room: Box) -> str | None:
    """The first of the labels that has room."""
    return next((label for label in labels if has_room(label, "bold", room)), None)


@kept
def cards_note(
    sign: str, labels: Labels, cards: tuple[str, ...], change: int, looks: Looks, size: tuple[int, int]
) -> FinishedPart:
    """A label, and below it as many emblems of the cards as fit, equal ones counted."""
    theme = theme_for(*looks)
    canvas = _headed(size, sign, labels, change, theme)
    box = _below(size)
    x = box.x
    for card, count in Counter(cards).items():
        words = f"×{count}" if count > 1 else ""
        room = TOKEN + (width(words, "bold", TEXT) + 4 if words else 0)
        if x + room > box.right:
            break
        draw_token(canvas, Box(x, box.y + (box.height - TOKEN) / 2, TOKEN, TOKEN), card, theme)
        if words:
            canvas.words(Box(x + TOKEN + 4, box.y, room - TOKEN, box.height), words, theme.ink, TEXT, style="bold")
        x += room + BETWEEN
    return canvas.finished()


@kept
def end_note(
    near: tuple[int, int, tuple[tuple[str, int], ...]], labels: Labels, looks: Looks, size: tuple[int, int]
) -> FinishedPart:
    """How near the end is: a place for each pile that may become empty, taken or free; if it fits, also the number
    of cards left in piles that end the game alone.
    """
    theme, (empty, places, last) = theme_for(*looks), near
    canvas, box = _headed(size, "empty", labels, 0, theme), _below(size)
    side = min(TOKEN, (box.width - PLACE * places) / max(len(last), 1) - WITH_NUMBER)
    last = last if side >= LEAST else ()
    x = box.right
    for card, left in reversed(last):
        x -= side + WITH_NUMBER
        draw_token(canvas, Box(x, box.y + (box.height - side) / 2, side, side), card, theme)
        number = Box(x + side + 6, box.y, WITH_NUMBER - 10, box.height)
        canvas.words(number, str(left), theme.ink, FIGURE, style="bold")
    each = min((x - box.x - BETWEEN) / places, TOKEN / TALL + BETWEEN)
    for place in range(places):
        height = min(TOKEN, (each - BETWEEN) * TALL)
        cell = Box(box.x + place * each, box.y + (box.height - height) / 2, height / TALL, height)
        _place(canvas, cell, place < empty, theme)
    return canvas.finished()


def _below(size: tuple[int, int]) -> Box:
    """The part of a note below its label."""
    return Box(SIDE, 12 + HEAD, size[0] - 2 * SIDE, size[1] - HEAD - 24)


def _place(canvas: Canvas, card: Box, taken: bool, theme: Theme) -> None:
    """A place for an empty pile: a card's shape; crossed out in gold if a pile is empty."""
    if not taken:
        canvas.panel(card, None, 7, theme.edge, 3)
        return
    canvas.panel(card, theme.accent, 7)
    for points in (((0.2, 0.2), (0.8, 0.8)), ((0.2, 0.8), (0.8, 0.2))):
        canvas.line([(card.x + x * card.width, card.y + y * card.height) for x, y in points], theme.panel, 5)
