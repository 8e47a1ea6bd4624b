"""The road to Cluny: forty stones that wind up from the cloister to Cluny, and the figures on them.

Law: before the figures set out, they stand where they would get now, and the picture says so.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import cos, radians, sin

from games.domus_domini.board import CLUNY, LAST_FIELD
from games.domus_domini.view import View
from games.kernel.engine.text import Text
from renderers.domus_domini.changes import stood
from renderers.domus_domini.sight import sight
from renderers.domus_domini.symbols import draw_sign
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart, laid
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Colour, Theme, mixed, theme_for

SIDE, TITLE, NOTE = 16, 62, 52
COLUMNS, ROWS = 10, 4
WING, TURN = 146, 54
"""The room left of the stones for the cloister and Cluny, and right of them for the bends."""
PITCH, STONE, ROW = 80, 74, 108
"""From stone to stone, a stone's width and height."""
RISE = ROW + 26
"""From row to row."""
VERGE = 8
"""How much wider the road is than its stones."""
NUMBER = 44
"""The room of a stone's number above its figures."""
HOME, GOAL = 128, 172
"""The heights of the cloister and of Cluny."""
BUILDING = 88
"""The size of Cluny; the cloister is smaller."""
LARGEST, LAPPED = 62, 0.16
"""A sole figure's greatest size; the greatest overlap of two."""
PAVING, GAP_TURN = (-90, -54, -18, 18, 54, 90), 2.5
"""Where the stones of a bend begin and end, in degrees, and half the gap between two."""
STONES = 3
"""So many tints of stone."""
DASH, DASH_SHARE, DASH_LINE = 20, 0.6, 4
"""The dashed edge of a place from which nobody is pushed back: its period, the share of a dash, the width."""
GHOST, GHOST_SHARE = 26, 0.72
"""The size of the mark for a figure's earlier place, and its greatest share of a real figure's place."""


def road(view: View, stage: Stage) -> FinishedPart:
    """The road with the figures; before they set out, each stands where it would get now."""
    ground = _road_alone(stage.looks)
    pieces: list[tuple[FinishedPart, int, int]] = []
    standing, left = standing_on(view), _left(stood(view, stage.before))
    for field in sorted({*standing, *left}):
        box = _room(field)
        here = _figures(field, tuple(standing.get(field, ())), tuple(left.get(field, ())), stage.looks)
        pieces.append((here, int(box.x), int(box.y)))
    return laid(ground, (*pieces, *_words(view, stage)))


def standing_on(view: View) -> Mapping[int, Sequence[int]]:
    """The seats on each field, in the order of income."""
    places: dict[int, list[int]] = defaultdict(list)
    if view.on_road:
        for figure in view.figures:
            places[figure.position].append(figure.seat)
    elif not view.over:
        for abbey in view.abbeys:
            places[abbey.food.field].append(abbey.seat)
    return places


def _left(stood_on: Mapping[int, int]) -> Mapping[int, list[int]]:
    """The seats whose figures have left a field."""
    found: dict[int, list[int]] = defaultdict(list)
    for seat, field in stood_on.items():
        found[field].append(seat)
    return found


# where things are

HEIGHT = SIDE + TITLE + (ROWS - 1) * RISE + ROW + 20 + NOTE + SIDE // 2
STONES_BOX = Box(SIDE + WING, SIDE + TITLE, COLUMNS * PITCH, (ROWS - 1) * RISE + ROW)


def _row(number: int) -> float:
    """The upper edge of a row of stones; the first is the lowest."""
    return STONES_BOX.y + (ROWS - 1 - number) * RISE


def place(field: int) -> Box:
    """Where a field is on the road's panel."""
    if field == 0:
        return Box(SIDE, _row(0) - 8, WING - 12, HOME)
    if field == CLUNY:
        return Box(SIDE, SIDE - 4, WING - 12, GOAL)
    row, step = divmod(field - 1, COLUMNS)
    column = COLUMNS - 1 - step if row % 2 else step
    return Box(STONES_BOX.x + column * PITCH + (PITCH - STONE) / 2, _row(row), STONE, ROW)


def _room(field: int) -> Box:
    """Where the figures of a field stand."""
    box = place(field)
    if field in (0, CLUNY):
        return box.inset(8, 6).bottom_part(56)
    return box.inset(2, 2).bottom_part(ROW - NUMBER + 2)


# what never changes


@kept
def _road_alone(looks: Looks) -> FinishedPart:
    """The road without figures."""
    theme = theme_for(*looks)
    canvas = Canvas(INNER, HEIGHT, theme)
    canvas.panel(canvas.box, _land(theme), 20)
    _plants(canvas, theme)
    _bed(canvas, theme)
    for field in range(1, LAST_FIELD + 1):
        _stone(canvas, field, theme)
    _home(canvas, theme)
    _goal(canvas, theme)
    return canvas.finished()


def _land(theme: Theme) -> Colour:
    """The landscape of the road."""
    return mixed(theme.panel, theme.hues["green"], 0.1)


def _earth(theme: Theme) -> Colour:
    """The earth around the stones."""
    return mixed(mixed(theme.hues["amber"], theme.card_ink, 0.62), theme.panel, 0.25)


def tint(field: int, theme: Theme) -> Colour:
    """A stone's colour: stones differ a little, and every tenth is bright."""
    if field in (0, CLUNY):
        return mixed(theme.panel, theme.edge, 0.45)
    pale = mixed(theme.hues["parchment"], theme.edge, 0.16)
    if field % 10 == 0:
        return theme.hues["parchment"]
    return mixed(pale, theme.edge, 0.12 * (field * 5 % 7 % STONES))


def _bed(canvas: Canvas, theme: Theme) -> None:
    """The earth that the stones lie in, with its bends."""
    earth = _earth(theme)
    for row in range(ROWS):
        canvas.panel(Box(STONES_BOX.x, _row(row) - VERGE, STONES_BOX.width, ROW + 2 * VERGE), earth)
    for lower, right in ((0, True), (1, False), (2, True)):
        top, bottom = _row(lower + 1) - VERGE, _row(lower) + ROW + VERGE
        middle = STONES_BOX.right if right else STONES_BOX.x
        bend = Box(middle - TURN - 8, top, 2 * TURN + 16, bottom - top)
        begin = 270 if right else 90
        canvas.arc(bend, begin, begin + 180, earth, ROW / 2 + VERGE)
        _paved(canvas, middle, top, bottom, theme, right=right)
    for field in (0, CLUNY):
        towards = place(field)
        canvas.panel(Box(towards.right - 10, _row(3 if field else 0) - VERGE, 40, ROW + 2 * VERGE), earth)


def _paved(canvas: Canvas, middle: float, top: float, bottom: float, theme: Theme, *, right: bool) -> None:
    """The stones of a bend: dark, and without numbers, as nobody stands there."""
    centre, side = (top + bottom) / 2, 1 if right else -1
    outer, inner = (TURN, (bottom - top) / 2 - VERGE), (6.0, (bottom - top) / 2 - VERGE - ROW)
    fill = mixed(_earth(theme), theme.hues["parchment"], 0.22)
    for begin, end in pairwise(PAVING):
        angles = [radians(begin + GAP_TURN + (end - begin - 2 * GAP_TURN) * part / 4) for part in range(5)]
        rim = [(middle + side * outer[0] * cos(turn), centre + outer[1] * sin(turn)) for turn in angles]
        hub = [(middle + side * inner[0] * cos(turn), centre + inner[1] * sin(turn)) for turn in reversed(angles)]
        canvas.polygon([*rim, *hub], fill)


def _stone(canvas: Canvas, field: int, theme: Theme) -> None:
    """A stone with its number; nobody is pushed back from the last one."""
    box, fill = place(field), tint(field, theme)
    canvas.panel(box.moved(0, 3), mixed(_earth(theme), theme.card_ink, 0.5), 14)
    canvas.panel(box, fill, 14, mixed(fill, (255, 255, 255), 0.45), 1.5)
    if field == LAST_FIELD:
        guarded(canvas, box.inset(3), theme.card_ink)
    head, tenth = box.top_part(NUMBER).moved(0, 1), field % 10 == 0
    canvas.words(head, str(field), theme.card_ink, TEXT, style="bold" if tenth else "plain", align="middle")


def _home(canvas: Canvas, theme: Theme) -> None:
    """The cloister, where the road begins."""
    box, fill = place(0), tint(0, theme)
    canvas.panel(box, fill, 14)
    guarded(canvas, box.inset(3), theme.ink)
    upper = box.inset(14, 6).top_part(46)
    draw_sign(canvas, "cloister", upper.left_part(50), theme.accent, fill)
    canvas.words(upper.right_part(40), "0", theme.ink, TEXT + 2, style="bold", align="right")


def _goal(canvas: Canvas, theme: Theme) -> None:
    """Cluny, where it ends."""
    box, fill = place(CLUNY), tint(CLUNY, theme)
    canvas.panel(box, fill, 14)
    guarded(canvas, box.inset(3), theme.ink)
    draw_sign(canvas, "cluny", box.inset(10, 8).top_part(BUILDING), theme.accent, fill)


def _plants(canvas: Canvas, theme: Theme) -> None:
    """The plants beside the road."""
    faint = mixed(_land(theme), theme.hues["green"], 0.3)
    beside = Box(SIDE, _row(2) + 8, 84, 84)
    for plant, down in (("grapes", 0), ("oak_leaf", RISE - 8)):
        canvas.emblem(beside.moved(0, down), plant, faint)


# what stands on it


@kept
def _figures(field: int, seats: tuple[int, ...], left: tuple[int, ...], looks: Looks) -> FinishedPart:
    """The figures on a field, as large as they fit; those that have left it small and hollow."""
    theme, box = theme_for(*looks), _room(field)
    canvas = Canvas(int(box.width), int(box.height), theme, tint(field, theme))
    shown = [*((figure, seat) for seat in seats), *((ghost, seat) for seat in left)]
    for (draw, seat), spot in zip(shown, spots(canvas.box, len(shown), leftwards=leftwards(field)), strict=True):
        draw(canvas, seat, spot.inset(1), theme)
    return canvas.finished()


def leftwards(field: int) -> bool:
    """Whether the road goes to the left there."""
    return 0 < field < CLUNY and (field - 1) // COLUMNS % 2 == 1


def spots(box: Box, count: int, *, leftwards: bool = False) -> list[Box]:
    """The places of so many figures along the road, as large as they fit in rows; they overlap a little."""
    grids = [(rows, -(-max(count, 1) // rows)) for rows in (1, 2, 3)]
    side, rows, columns = max((_side(box, rows, columns), -rows, columns) for rows, columns in grids)
    across, down = _starts(box.width, side, columns), _starts(box.height, side, -rows)
    if leftwards:
        across.reverse()
    return [Box(box.x + across[place % columns], box.y + down[place // columns], side, side) for place in range(count)]


def _side(box: Box, rows: int, columns: int) -> float:
    """How large figures get in so many rows and columns."""
    shares = [number - (number - 1) * LAPPED for number in (columns, rows)]
    return min(LARGEST, box.width / shares[0], box.height / shares[1])


def _starts(room: float, side: float, count: int) -> list[float]:
    """The starts of so many figures beside or below each other, in the middle of the room."""
    pitch = min(side, (room - side) / max(count - 1, 1))
    first = (room - side - pitch * (count - 1)) / 2
    return [first + number * pitch for number in range(count)]


def figure(canvas: Canvas, seat: int, box: Box, theme: Theme) -> None:
    """A figure: the mark of its seat on a dark medal."""
    round_ = box.square("middle")
    canvas.disc(round_, theme.panel, theme.line(seat), max(round_.width / 16, 2))
    draw_mark(canvas, seat, round_.inset(round_.width * 0.2), theme.line(seat))


def ghost(canvas: Canvas, seat: int, box: Box, theme: Theme) -> None:
    """Where a figure stood before."""
    place = box.square("middle")
    spot = place.inset((place.width - min(GHOST, GHOST_SHARE * place.width)) / 2)
    canvas.disc(spot, None, theme.card_ink, 1.5)
    draw_mark(canvas, seat, spot.inset(spot.width * 0.24), mixed(theme.line(seat), theme.card_ink, 0.35))


# words


def _words(view: View, stage: Stage) -> list[tuple[FinishedPart, int, int]]:
    """The title above the road, and below it the worth of a space."""
    told = _told(view)
    seen = sight(stage)
    return [(_title(told, seen), int(STONES_BOX.x), SIDE // 2), (_note(seen), SIDE, HEIGHT - NOTE - 4)]


def _told(view: View) -> Text | None:
    """Why the figures are where they are: a preview before they set out; the plans of others may be hidden."""
    if view.secret:
        return Text("picture-domus-secret" if view.on_road else "picture-domus-secret-forecast")
    return None if view.on_road or view.over else Text("picture-domus-forecast")


@kept
def _title(told: Text | None, stage: Stage) -> FinishedPart:
    """The name of the road, and why the figures are where they are."""
    theme = theme_for(*stage.looks)
    canvas = Canvas(COLUMNS * PITCH + TURN, TITLE - 8, theme, _land(theme))
    taken = canvas.words(canvas.box, stage.say(Text("picture-domus-road")), theme.ink, HEADING, style="title")
    if told:
        rest = canvas.box.without_left(taken + 20)
        canvas.words(rest.left_part(rest.width - 8), stage.say(told), theme.faint, TEXT, align="right")
    return canvas.finished()


@kept
def _note(stage: Stage) -> FinishedPart:
    """What food brings, and from where nobody is pushed back."""
    theme = theme_for(*stage.looks)
    canvas = Canvas(INNER - 2 * SIDE, NOTE - 6, theme, _land(theme))
    draw_sign(canvas, "food", canvas.box.left_part(44), theme.accent, _land(theme))
    behind = canvas.box.without_left(54)
    taken = canvas.words(behind, stage.say(Text("picture-domus-worth")), theme.faint, TEXT)
    rest = behind.without_left(taken + 30)
    safe(canvas, rest.left_part(36).inset(0, 4), theme)
    canvas.words(rest.without_left(48), stage.say(Text("picture-domus-protected")), theme.faint, TEXT)
    return canvas.finished()


def safe(canvas: Canvas, box: Box, theme: Theme) -> None:
    """A place from which nobody is pushed back."""
    canvas.panel(box, tint(0, theme), 8)
    guarded(canvas, box, theme.ink)


def guarded(canvas: Canvas, box: Box, fill: Colour) -> None:
    """The edge of such a place: dashed, unlike the edge of a place to choose."""
    inside = box.inset(DASH_LINE / 2)
    for x, y, length, across in (
        (inside.x, inside.y, inside.width, True),
        (inside.x, inside.bottom, inside.width, True),
        (inside.x, inside.y, inside.height, False),
        (inside.right, inside.y, inside.height, False),
    ):
        dashes = max(round(length / DASH), 2)
        step = length / (dashes - 1 + DASH_SHARE)
        for number in range(dashes):
            begin, end = number * step, (number + DASH_SHARE) * step
            ends = [(x + begin, y), (x + end, y)] if across else [(x, y + begin), (x, y + end)]
            canvas.line(ends, fill, DASH_LINE)
