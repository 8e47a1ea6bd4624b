"""A cloister: its buildings as a ring, the walk within, which touches them, and the chapel with the windows in the
middle. Every place carries its label.

Law: a cloister is drawn anew only when something in it has changed.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from games.monasterium.board import Building
from games.monasterium.view import CloisterView, StandView
from renderers.canvas import READABLE, Box, Canvas, Part
from renderers.monasterium.symbols import BUILDINGS, cloister_colour, draw_sign
from renderers.stage import Looks
from renderers.symbols import draw_mark
from renderers.theme import Theme, mixed, theme_for

SIDE, GAP = 12, 6
BUILDING, WALK = 66, 48
"""The heights of the two rings."""
ACROSS = 66
"""The width of a walk field at the side."""
END, HIGH = 66, 115
"""The width of a chapel's label or windows; from which height on they stand above its places."""
HIGH_END, WIDER = 50, 36
"""How high they are when they stand above, and how much wider."""
END_SIGN = 44
OWNER, WALK_OWNER, CHAPEL_OWNER = 46, 42, 50
"""How large a mark gets on a building, on a walk field, in a chapel."""
STACKED = 44
"""The heights of label and owner where they stand one below the other."""
LABEL, LABEL_WALK = 42, 62
KEPT = 64
"""How many cloisters stay in memory."""


@lru_cache(maxsize=KEPT)
def cloister(shown: CloisterView, size: tuple[int, int], looks: Looks) -> Part:
    """A cloister at a size in pixels."""
    theme = theme_for(*looks)
    canvas = Canvas(*size, theme.ground)
    canvas.panel(canvas.box.inset(1), theme.panel, 18, cloister_colour(shown.name, theme), 3)
    inside = canvas.box.inset(SIDE)
    for box, building in zip(buildings(inside, len(shown.buildings)), shown.buildings, strict=True):
        _building(canvas, box, building, theme)
    for box, field in zip(walk(inside, len(shown.walk)), shown.walk, strict=True):
        _walk(canvas, box, field, theme)
    down = BUILDING + WALK + 2 * GAP
    _chapel(canvas, inside.inset(ACROSS + GAP, down), shown, theme)
    return canvas.finished()


def buildings(room: Box, count: int) -> Iterator[Box]:
    """The places of the buildings: clockwise, the first half above, the other below."""
    yield from room.top_part(BUILDING).columns(-(-count // 2), GAP)
    yield from reversed(room.bottom_part(BUILDING).columns(count // 2, GAP))


def walk(room: Box, count: int) -> Iterator[Box]:
    """The places of the walk fields: each between two buildings, the last between the last and the first."""
    inner = room.inset(0, BUILDING + GAP)
    between = inner.inset(ACROSS + GAP, 0)
    yield from between.top_part(WALK).columns(-(-count // 2) - 1, GAP)
    yield inner.right_part(ACROSS)
    if count // 2 > 1:
        yield from reversed(between.bottom_part(WALK).columns(count // 2 - 1, GAP))
    yield inner.left_part(ACROSS)


def _building(canvas: Canvas, box: Box, building: StandView, theme: Theme) -> None:
    """Label, what it is built with, whose it is."""
    free = mixed(theme.panel, theme.ground, 0.6)
    canvas.panel(box, free, 10, theme.edge, 2)
    inside = box.inset(6, 6)
    canvas.words(inside.left_part(LABEL), building.place.label, theme.ink, READABLE)
    side = min(OWNER, (inside.width - LABEL) / 2 - 2)
    good = Box(inside.x + LABEL, inside.y, inside.width - LABEL - side - 4, inside.height)
    draw_sign(
        canvas,
        BUILDINGS[building.place.kind or Building.PROFANE],
        good.inset((good.width - side) / 2, 4),
        theme.faint,
        free,
    )
    owner(canvas, inside.right_part(side), building.owner, theme)


def _walk(canvas: Canvas, box: Box, field: StandView, theme: Theme) -> None:
    """Label and owner: beside each other, at the sides one below the other."""
    canvas.panel(box, mixed(theme.panel, theme.edge, 0.5), 8)
    if box.width > box.height:
        side = min(box.width - LABEL_WALK - 2, WALK_OWNER)
        left = box.x + (box.width - LABEL_WALK - side) / 2
        spots = [Box(left, box.y, LABEL_WALK, box.height), Box(left + LABEL_WALK, box.y, side, box.height)]
    else:
        middle = box.y + box.height / 2
        spots = [Box(box.x, middle - STACKED - 2, box.width, STACKED), Box(box.x, middle + 2, box.width, STACKED)]
    canvas.words(spots[0], field.place.label, theme.ink, READABLE, align="middle")
    owner(canvas, spots[1].inset(2, 4), field.owner, theme)


def owner(canvas: Canvas, box: Box, seat: int | None, theme: Theme) -> None:
    """The mark of whoever is there; a ring where nobody is."""
    spot = box.square("middle")
    if seat is None:
        spot = spot.inset(spot.width * 0.28)
        canvas.disc(spot, None, mixed(theme.edge, theme.faint, 0.5), 2.5)
    else:
        draw_mark(canvas, seat, spot.inset(1), theme.line(seat))


def _chapel(canvas: Canvas, box: Box, shown: CloisterView, theme: Theme) -> None:
    """The label in the cloister's colour, the windows to be had; the chapel's places between them or below."""
    colour = cloister_colour(shown.name, theme)
    canvas.panel(box, mixed(theme.panel, theme.ground, 0.6), 10, colour, 3)
    high = box.height > HIGH
    ends, room = _ends_above(box) if high else (box, box.inset(END + 2, 3))
    left, right = ends.left_part(END + WIDER * high), ends.right_part(END + WIDER * high)
    for end, sign, words in ((left, "chapel", shown.chapel_place.label), (right, "window", str(shown.windows))):
        canvas.panel(end, colour, 10)
        inside = end.inset(5, 3)
        upper = inside.left_part(END_SIGN) if high else inside.top_part(inside.height - END_SIGN)
        lower = inside.without_left(END_SIGN) if high else inside.bottom_part(END_SIGN)
        draw_sign(canvas, sign, upper.inset(2, 4), theme.card_ink, colour)
        canvas.words(lower, words, theme.card_ink, 38, style="bold", align="middle")
    seats: list[int | None] = [*shown.chapel, *[None] * (shown.capacity - len(shown.chapel))]
    places(canvas, room.inset(4), seats, theme)


def _ends_above(box: Box) -> tuple[Box, Box]:
    """The room of label and windows, and that of the places below them."""
    return box.top_part(HIGH_END), box.bottom_part(box.height - HIGH_END - 2)


def places(canvas: Canvas, box: Box, seats: Sequence[int | None], theme: Theme) -> None:
    """Places with their owners."""
    for seat, spot in zip(seats, box.squares(len(seats), CHAPEL_OWNER), strict=True):
        owner(canvas, spot.inset(2), seat, theme)
