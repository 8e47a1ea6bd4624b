"""The bar above a picture of a course: the events since the last one, everybody's points; and a film's title card.

Laws: words that `fit` are never cut; a seat is known by its mark, not by its colour alone.
"""

from collections.abc import Sequence
from math import ceil

import msgspec

from renderers.parts.ornament import cartouche, rule
from renderers.parts.symbols import draw_mark, draw_marks
from renderers.surface import lettering
from renderers.surface.canvas import FINE, HEADLINE, READABLE, TEXT, Box, Canvas, FinishedPart, has_room
from renderers.surface.sheet import MARGIN, WIDTH
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

BAR, ROWS = 124, 2
"""The height of the words, and their rows."""
SIDE, MARKS, GAP = 24, 76, 20
"""The margin at the sides; the room of the marks, and the gap behind them."""
STRIP, LINE, MARK, POINTS = 56, 46, 30, 66
"""The height of a row of players, of a line in it, of their marks, and the room of their points."""
BESIDE = 4
"""So many players stand in a row; more in two."""
TITLE, LETTERS, PLAYER, ABOUT, BELOW = 270, 84, 74, 52, 56
"""The title card: the height of the game's name and the size of its letters; of a player, of a line about the game,
and of the margin below.
"""


class Caption(msgspec.Struct, frozen=True):
    """The events in words, the seats that acted; everybody's points (empty: they stay unsaid), and those of the
    picture before.
    """

    words: str
    seats: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    before: tuple[int, ...] = ()


def fits(words: str, size: int = TEXT) -> bool:
    """Whether the words have room in the bar."""
    return has_room(words, "bold", _said(Box(0, 0, WIDTH, BAR)), size, ROWS)


def caption_bar(caption: Caption, stage: Stage) -> FinishedPart:
    """The events, and below them the players if their points are given."""
    theme = theme_for(*stage.looks)
    rows = _rows(len(caption.points))
    canvas = Canvas(WIDTH, BAR + STRIP * len(rows), theme)
    bar = canvas.box.top_part(BAR)
    canvas.panel(bar, theme.panel)
    canvas.panel(bar.bottom_part(4), theme.accent)
    draw_marks(canvas, caption.seats, bar.inset(SIDE).left_part(MARKS), theme)
    words = _said(bar) if caption.seats else bar.inset(SIDE, 8)
    canvas.words(words, caption.words, theme.ink, HEADLINE, style="bold", rows=ROWS)
    for number, row in enumerate(rows):
        strip = Box(MARGIN, BAR + number * STRIP, WIDTH - 2 * MARGIN, STRIP).inset(0, (STRIP - LINE) / 2)
        for seat, cell in zip(row, strip.columns(len(rows[0]), GAP), strict=False):
            _player(canvas, cell, seat, caption, stage, theme)
    return canvas.finished()


def _said(bar: Box) -> Box:
    """Where the words stand: behind the marks."""
    return bar.inset(SIDE, 8).without_left(MARKS + GAP)


def _rows(players: int) -> list[range]:
    """The seats in each row."""
    rows = ceil(players / BESIDE)
    each = ceil(players / rows) if rows else 1
    return [range(begin, min(begin + each, players)) for begin in range(0, players, each)]


def _player(canvas: Canvas, cell: Box, seat: int, caption: Caption, stage: Stage, theme: Theme) -> None:
    """Mark, short name and points, on gold if they have changed."""
    draw_mark(canvas, seat, cell.left_part(MARK), theme.line(seat))
    points, label = caption.points[seat], str(caption.points[seat]).replace("-", "\u2212")
    name = cell.without_left(MARK + 10)
    name = name.left_part(name.width - POINTS - 10)
    taken = canvas.words(name, short_name(stage.name(seat), name.width), theme.ink, TEXT)
    number = Box(name.x + taken + 10, cell.y, POINTS, cell.height)
    changed = bool(caption.before) and caption.before[seat] != points
    canvas.panel(number, theme.accent if changed else theme.panel, 12)
    ink = theme.panel if changed else theme.ink
    canvas.words(number.inset(4, 0), label, ink, TEXT, style="bold", align="middle")


def short_name(name: str, room: float) -> str:
    """A name as far as it fits: its first word alone, or without its last letters."""
    for shorter in (name, name.split(" ")[0]):
        if _has_room(shorter, room):
            return shorter
    letters = next((end for end in range(len(name), 1, -1) if _has_room(name[:end] + ".", room)), 1)
    return name[:letters] + "."


def _has_room(name: str, room: float) -> bool:
    return lettering.width(name, "plain", READABLE * FINE) <= int(room * FINE)


def title_card(title: str, about: Sequence[str], seats: Sequence[int], stage: Stage) -> FinishedPart:
    """The first picture of a film: the game, the players, and lines `about` the game."""
    theme = theme_for(*stage.looks)
    players, lines = PLAYER * len(seats), ABOUT * len(about)
    canvas = Canvas(WIDTH, TITLE + players + 30 + lines + BELOW, theme)
    canvas.panel(canvas.box.inset(MARGIN), theme.panel, 24)
    cartouche(canvas, canvas.box.inset(MARGIN + 16), theme.accent, 30, 3)
    inside = canvas.box.inset(90, 0)
    head = inside.top_part(TITLE)
    canvas.words(head.inset(0, 80).top_part(110), title, theme.ink, LETTERS, style="title", align="middle")
    rule(canvas, head.bottom_part(80).top_part(30).inset(120, 0), theme.accent)
    _players(canvas, Box(inside.x, head.bottom - 20, inside.width, players), seats, stage, theme)
    foot = inside.bottom_part(lines + BELOW)
    for place, line in enumerate(about):
        row = foot.top_part(ABOUT).moved(0, place * ABOUT)
        canvas.words(row, line, theme.faint, TEXT, align="middle")
    return canvas.finished()


def _players(canvas: Canvas, box: Box, seats: Sequence[int], stage: Stage, theme: Theme) -> None:
    """The marks and names, as a column in the middle."""
    names = [stage.name(seat) for seat in seats]
    widest = max(lettering.width(lettering.clean(name), "bold", HEADLINE) for name in names)
    column = box.inset(max((box.width - widest - MARKS) / 2, 0), 0)
    for place, (seat, name) in enumerate(zip(seats, names, strict=True)):
        row = column.top_part(PLAYER).moved(0, place * PLAYER)
        draw_mark(canvas, seat, row.left_part(46), theme.line(seat))
        canvas.words(row.without_left(MARKS - 4), name, theme.ink, HEADLINE, style="bold")
