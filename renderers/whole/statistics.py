"""Statistics to show around: medals of games won, streaks, favourites with their emblems, rivals.

Laws: everything drawn has its number beside it; what has no room on the picture is left to the words.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from games.kernel.engine.text import Text
from renderers import emblems
from renderers.parts.faces import Face
from renderers.parts.ornament import cartouche, rule, stamped
from renderers.surface.canvas import (
    FIGURE,
    HEADING,
    TEXT,
    Align,
    Box,
    Canvas,
    FinishedPart,
    has_room,
    panelled,
    width_of,
)
from renderers.surface.lettering import drawn_name
from renderers.surface.sheet import BELOW, INNER, MARGIN, TALLEST, picture, stacked
from renderers.surface.stage import Picture, Stage
from renderers.surface.theme import Theme, theme_for

TITLE, RULE, SIDE, PAD = 74, 26, 24, 12
HEAD = 62
"""The height of a panel's heading."""
RING, BAND, MEDAL = 168, 15, 292
"""A medal's ring, the thickness of its won part, the medal with its words."""
MARK, MARKS = 62, 82
"""The side of a game's mark; the row of them."""
TILE, FACE, IN_ROW, GAP = 92, 76, 3, 12
"""A favourite and its emblem; the most of them in a row, and the gap between them."""
NAME, LONG_NAME = 54, 78
"""The heights of a person's name, on one line or on two."""
PLACE, NOTE, BAR, BELOW_BAR = 64, 172, 12, 12
"""The columns of a place and of the games won; the bar of a person, and the gap below."""
STRIPE, STRIPE_HIGH, SCORE = 216, 30, 66
"""The bar between two people, and the room of a number beside it."""
PLAIN = "prize"
"""The emblem of things without one."""


class Medal(msgspec.Struct, frozen=True):
    """Games by the same rules: their name and emblem, how many were played and won, and both in words."""

    label: str
    emblem: str
    games: int
    wins: int
    note: str


class Medals(msgspec.Struct, frozen=True):
    """Games by their rules, the most played first."""

    medals: tuple[Medal, ...]


class RecentPlaces(msgspec.Struct, frozen=True):
    """The places in the last games, the newest last, under a title; a text about wins in a row."""

    title: str
    note: str
    places: tuple[int, ...]


class PersonalRecord(msgspec.Struct, frozen=True):
    """A person among others: games, how many were won, and both in words."""

    name: str
    games: int
    wins: int
    note: str


class Standings(msgspec.Struct, frozen=True):
    """People of a game with its emblem, who won most first."""

    title: str
    emblem: str
    people: tuple[PersonalRecord, ...]


class Favourite(msgspec.Struct, frozen=True):
    """A thing with its face, its name, and how often it was used."""

    face: Face
    label: str
    note: str


class Favourites(msgspec.Struct, frozen=True):
    """The things of a game with its emblem, the most used first."""

    title: str
    emblem: str
    things: tuple[Favourite, ...]


class Rivalry(msgspec.Struct, frozen=True):
    """Two people, and how often each was before the other."""

    one: str
    other: str
    one_ahead: int
    other_ahead: int


class Duels(msgspec.Struct, frozen=True):
    """Pairs of people under a title."""

    title: str
    pairs: tuple[Rivalry, ...]


Panel: TypeAlias = Medals | RecentPlaces | Standings | Favourites | Duels


def statistics(title: str, panels: Sequence[Panel], stage: Stage, words: Sequence[Text]) -> Picture:
    """The sheet as a picture; `words` say the same."""
    return picture(statistics_sheet(title, panels, stage), words, stage)


def statistics_sheet(title: str, panels: Sequence[Panel], stage: Stage) -> FinishedPart:
    """A heading and the panels, as many as have room."""
    theme = theme_for(*stage.looks)
    parts, height = [_heading(title, theme)], 2 * MARGIN + TITLE + RULE
    for panel in panels:
        part = DRAWN[type(panel)](panel, theme)
        if height + BELOW + part.height <= TALLEST:
            parts.append(part)
            height += BELOW + part.height
    return stacked(parts, theme)


def face_for(thing: str) -> Face:
    """The face of a thing without one in its game: an emblem with its name, or with its kind's (cellerar_16)."""
    return Face(next((name for name in (thing, thing.rpartition("_")[0]) if emblems.exists(name)), PLAIN))


def _heading(title: str, theme: Theme) -> FinishedPart:
    canvas = Canvas(INNER, TITLE + RULE, theme)
    canvas.words(canvas.box.top_part(TITLE), drawn_name(title), theme.ink, 54, style="title", align="middle")
    rule(canvas, canvas.box.bottom_part(RULE).inset(INNER / 5, 0), theme.accent)
    return canvas.finished()


def _titled(title: str, height: int, theme: Theme, emblem: str = "") -> Canvas:
    """A panel with a heading, with an emblem before it if there is one."""
    canvas = panelled(INNER, HEAD + height + PAD, theme, 18)
    head = canvas.box.top_part(HEAD).inset(SIDE, 6)
    if emblem:
        canvas.emblem(head.left_part(head.height - 4), emblem, theme.accent)
        head = head.without_left(head.height + GAP)
    canvas.words(head, drawn_name(title), theme.ink, HEADING, style="title")
    return canvas


# games by their rules


def _medals(group: Medals, theme: Theme) -> FinishedPart:
    """A row of medals."""
    canvas = Canvas(INNER, MEDAL, theme)
    canvas.panel(canvas.box.inset(1), theme.panel, 18)
    cartouche(canvas, canvas.box.inset(6), theme.accent)
    shown = group.medals[:IN_ROW]
    for medal, room in zip(shown, canvas.box.inset(SIDE, PAD + 6).columns(len(shown), GAP), strict=True):
        _medal(canvas, room, medal, theme)
    return canvas.finished()


def _medal(canvas: Canvas, room: Box, medal: Medal, theme: Theme) -> None:
    """A ring, as far closed as games were won; the game's emblem in it, its name below."""
    ring = Box(room.x + (room.width - RING) / 2, room.y, RING, RING)
    canvas.disc(ring.inset(BAND / 2 - 2), None, theme.edge, 4)
    if medal.wins:
        canvas.arc(ring, -90, -90 + 360 * medal.wins / max(medal.games, 1), theme.accent, BAND)
    side = RING * 0.56
    inside = Box(ring.x + (RING - side) / 2, ring.y + (RING - side) / 2, side, side)
    stamped(canvas, inside, medal.emblem, theme.panel, theme.ink)
    name = Box(room.x, ring.bottom + 2, room.width, 46)
    canvas.words(name, drawn_name(medal.label), theme.ink, FIGURE, style="bold", align="middle")
    canvas.words(name.moved(0, 44), medal.note, theme.faint, TEXT, align="middle")


# the last games


def _row(row: RecentPlaces, theme: Theme) -> FinishedPart:
    """A mark per game: a crown for a victory, else the place."""
    canvas = _titled(row.title, MARKS, theme)
    note = canvas.box.top_part(HEAD).inset(SIDE, 6)
    canvas.words(note.right_part(note.width * 0.64), row.note, theme.accent, FIGURE, style="bold", align="right")
    marks = Box(SIDE, HEAD, INNER - 2 * SIDE, MARKS).columns(max(len(row.places), 10), 0)
    for place, room in zip(row.places, marks, strict=False):
        _mark(canvas, Box(room.x + (room.width - MARK) / 2, room.y + (MARKS - MARK) / 2, MARK, MARK), place, theme)
    return canvas.finished()


def _mark(canvas: Canvas, box: Box, place: int, theme: Theme) -> None:
    if place == 1:
        canvas.disc(box, theme.accent)
        canvas.emblem(box.inset(MARK * 0.18), "crown", theme.panel)
    else:
        canvas.disc(box, None, theme.edge, 4)
        canvas.words(box.inset(4), str(place), theme.ink, TEXT, style="bold", align="middle")


# people


def _standings(group: Standings, theme: Theme) -> FinishedPart:
    """The people in two columns, the first half on the left."""
    rows = -(-len(group.people) // 2)
    width = (INNER - 4 * SIDE) / 2
    high = _name_height([person.name for person in group.people], width - PLACE - NOTE) + BAR + BELOW_BAR
    canvas = _titled(group.title, rows * high, theme, group.emblem)
    columns = Box(SIDE, HEAD, INNER - 2 * SIDE, high).columns(2, 2 * SIDE)
    most = max((person.games for person in group.people), default=1)
    for number, person in enumerate(group.people):
        room = columns[number // rows].moved(0, number % rows * high)
        place = 1 + sum(other.wins > person.wins for other in group.people)
        _standing(canvas, room, place, person, person.games / most, theme)
    return canvas.finished()


def _standing(canvas: Canvas, room: Box, place: int, person: PersonalRecord, share: float, theme: Theme) -> None:
    """Place, name, how many of the games were won; below, a bar as long as the games, filled up to the share won.
    The crown is for the person who won most; without a win nobody has it.
    """
    line = room.top_part(room.height - BAR - BELOW_BAR)
    if place > 1:
        canvas.words(line.left_part(NAME), f"{place}.", theme.accent, FIGURE, style="title", align="middle")
    elif person.wins:
        canvas.emblem(line.left_part(NAME), "crown", theme.accent)
    words = line.without_left(PLACE)
    canvas.words(words.right_part(NOTE), person.note, theme.ink, TEXT, style="bold", align="right")
    _name(canvas, words.left_part(words.width - NOTE), person.name, theme)
    bar = Box(words.x, line.bottom, words.width * share, BAR)
    canvas.panel(bar, theme.edge, BAR / 2)
    if person.wins:
        canvas.panel(bar.left_part(max(bar.width * person.wins / person.games, BAR)), theme.accent, BAR / 2)


def _name_height(names: Sequence[str], room: float) -> int:
    """How high a name is: on two lines if the longest needs them."""
    one_line = all(width_of(drawn_name(name), "plain", TEXT) <= room for name in names)
    return NAME if one_line else LONG_NAME


def _name(canvas: Canvas, room: Box, name: str, theme: Theme, *, align: Align = "left") -> None:
    """A person's name; of a long one, the first words that fit on two lines."""
    words = drawn_name(name).split(" ")
    kept = (" ".join(words[:count]) for count in range(len(words), 1, -1))
    shown = next((name for name in kept if has_room(name, "plain", room, rows=2)), words[0])
    canvas.words(room, shown, theme.ink, FIGURE, align=align, rows=2)


def _duels(group: Duels, theme: Theme) -> FinishedPart:
    side = (INNER - 2 * SIDE - STRIPE) / 2
    high = _name_height([name for pair in group.pairs for name in (pair.one, pair.other)], side - SCORE)
    canvas = _titled(group.title, len(group.pairs) * high, theme)
    for number, pair in enumerate(group.pairs):
        _duel(canvas, Box(SIDE, HEAD + number * high, INNER - 2 * SIDE, high), pair, theme)
    return canvas.finished()


def _duel(canvas: Canvas, row: Box, pair: Rivalry, theme: Theme) -> None:
    """A name on each side, a number beside it, and in the middle a bar that both share."""
    side, ahead, behind = (row.width - STRIPE) / 2, pair.one_ahead, pair.other_ahead
    left, right = row.left_part(side), row.right_part(side)
    _name(canvas, left.left_part(side - SCORE), pair.one, theme, align="right")
    _name(canvas, right.without_left(SCORE), pair.other, theme)
    for room, number in ((left.right_part(SCORE), ahead), (right.left_part(SCORE), behind)):
        ink = theme.accent if number == max(ahead, behind) else theme.faint
        canvas.words(room, str(number), ink, FIGURE, style="bold", align="middle")
    _stripe(canvas, Box(left.right, row.y + (row.height - STRIPE_HIGH) / 2, STRIPE, STRIPE_HIGH), ahead, behind, theme)


def _stripe(canvas: Canvas, bar: Box, ahead: int, behind: int, theme: Theme) -> None:
    """A bar, filled from the left as far as the first is ahead; a stroke at its middle."""
    canvas.panel(bar, theme.edge, bar.height / 2)
    if ahead:
        filled = max(bar.width * ahead / (ahead + behind), bar.height)
        canvas.panel(bar.left_part(filled), theme.accent, bar.height / 2)
    middle = bar.x + bar.width / 2
    canvas.line([(middle, bar.y - 5), (middle, bar.bottom + 5)], theme.ink, 3)


# things


def _favourites(group: Favourites, theme: Theme) -> FinishedPart:
    """A tile per thing: its emblem, its name, how often."""
    inside = Box(SIDE, HEAD, INNER - 2 * SIDE, TILE)
    room = inside.columns(IN_ROW, GAP)[0].width - FACE - GAP
    fit = all(width_of(drawn_name(thing.label), "plain", TEXT) <= room for thing in group.things)
    beside = IN_ROW if fit else IN_ROW - 1
    canvas = _titled(group.title, -(-len(group.things) // beside) * TILE, theme, group.emblem)
    columns = inside.columns(beside, GAP)
    for number, thing in enumerate(group.things):
        _favourite(canvas, columns[number % beside].moved(0, number // beside * TILE), thing, theme)
    return canvas.finished()


def _favourite(canvas: Canvas, room: Box, thing: Favourite, theme: Theme) -> None:
    tile = Box(room.x, room.y + (TILE - FACE) / 2, FACE, FACE)
    ground = theme.hues[thing.face.hue]
    canvas.panel(tile, ground, 14, theme.card_ink)
    stamped(canvas, tile.inset(7), thing.face.emblem, ground, theme.card_ink)
    words = room.without_left(FACE + GAP)
    canvas.words(words.top_part(48).moved(0, 2), drawn_name(thing.label), theme.ink, TEXT)
    canvas.words(words.top_part(44).moved(0, 44), thing.note, theme.faint, TEXT)


DRAWN: dict[type, Callable[[Any, Theme], FinishedPart]] = {
    Medals: _medals,
    RecentPlaces: _row,
    Standings: _standings,
    Favourites: _favourites,
    Duels: _duels,
}
"""How each panel is drawn."""
