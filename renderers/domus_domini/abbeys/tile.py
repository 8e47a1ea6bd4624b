"""An abbey in short: name, letters, whether it leads; buildings as filled tracks; cards; goods and brothers.

Law: abbeys with equal contents look the same, so that its drawn sections and frame can be kept.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from games.domus_domini.board import Cellerar, Special
from games.domus_domini.view import AbbeyView, View
from games.kernel.engine.text import Text
from renderers.domus_domini.changes import gained, hired, new_stages
from renderers.domus_domini.head import column_holder
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign, sign_colour
from renderers.parts import ornament
from renderers.parts.awaited import framed, sign_of
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import FIGURE, HEADING, READABLE, Box, Canvas, FinishedPart
from renderers.surface.collage import Collage
from renderers.surface.sheet import GAP, INNER
from renderers.surface.stage import Stage
from renderers.surface.theme import Colour, Theme, mixed

WIDTH = (INNER - GAP) // 2
SIDE, TOP = 18, 10
NAME, SCORE, LINE, AMOUNTS = 54, 66, 42, 50
"""The heights of the name, of the letters, of a track, of a line of amounts."""
HEIGHT = 2 * TOP + NAME + SCORE + 4 * LINE + 10 + 2 * AMOUNTS
MARK, MARK_GAP = 42, 10
SIGN, PITCH = 38, 46
"""The size of the symbols of a turn beside a name, and from one to the next."""
SCROLL, LETTERS, LETTERS_ROOM = 60, 56, 106
"""The symbol of the letters, the size of their number, and its room."""
TAG_WIDTH, TAG_HEIGHT = 92, 42
"""A tag for the number of new letters."""
TRACK_SIGN, PIP, PIP_GAP = 40, 26, 4
"""The symbol before a track; a stage of it, and the gap between two."""
CARDS, CARD, SPECIAL = 190, 80, 56
"""The width of the cards beside the tracks; the heights of the Cellerar and of the special cards."""
KEY, FACE = 48, 48
"""On a Cellerar, from the left: the key, the symbol of his area; behind them his price."""
AMOUNT_SIGN, AMOUNT_GAP = 44, 6
"""The symbol of an amount, and the gap between two."""

NOTHING = ("0", "0/0")
"""The texts of an amount of zero."""
Amounts: TypeAlias = tuple[tuple[str, str], ...]
"""Symbols with their numbers."""


class Track(msgspec.Struct, frozen=True):
    """How far an area or the chapel is built, and its first new stage."""

    sign: str
    reached: int
    most: int
    new: tuple[int, ...]


def leaders(view: View) -> set[int]:
    """The seats with most letters; none while all have equally many."""
    return _first({abbey.seat: abbey.letters for abbey in view.abbeys})


def best_fed(view: View) -> set[int]:
    """The seats with most food units; none while all have equally many."""
    return _first({abbey.seat: abbey.total_food for abbey in view.abbeys})


def _first(amounts: Mapping[int, int]) -> set[int]:
    found = {seat for seat, amount in amounts.items() if amount == max(amounts.values())}
    return set() if len(found) == len(amounts) else found


def standing_signs(abbey: AbbeyView, view: View, stage: Stage) -> list[str]:
    """Whether an abbey has the start column, is awaited, and has most letters."""
    column = ["column"] if column_holder(view) == abbey.seat and not view.over else []
    crown = ["crown"] if abbey.seat in leaders(view) else []
    return [*column, *sign_of(abbey.seat, view.turn, stage), *crown]


def tag(canvas: Canvas, box: Box, came: int, theme: Theme) -> None:
    """The number of new letters, in the middle of a box's height."""
    place = Box(box.x, box.y + (box.height - TAG_HEIGHT) / 2, TAG_WIDTH, TAG_HEIGHT)
    ornament.gain(canvas, place, f"{came:+}".replace("-", "−"), theme)


def tile(abbey: AbbeyView, view: View, stage: Stage) -> FinishedPart:
    """An abbey, in short."""
    whole = Collage(framed(WIDTH, HEIGHT, abbey.seat in stage.awaited, stage.looks))
    ground, inside = whole.theme.panel, whole.box.inset(SIDE, TOP)
    signs = tuple(standing_signs(abbey, view, stage))
    whole.lay(inside.top_part(NAME), ground, _name, abbey.seat, stage.name(abbey.seat), signs)
    middle = Box(inside.x, inside.y + NAME, inside.width, SCORE + 4 * LINE)
    left = middle.left_part(middle.width - CARDS)
    whole.lay(left.top_part(SCORE - 4), ground, _letters, abbey.letters, gained(abbey, stage))
    for number, track in enumerate(_tracks(abbey, stage)):
        line = Box(left.x, left.y + SCORE + number * LINE, left.width, LINE)
        whole.lay(line, ground, _track, track)
    cellerar = abbey.cellerar or stage.say(Text("picture-domus-no-cellerar"))
    whole.lay(middle.right_part(CARDS), ground, _cards, cellerar, hired(abbey, stage), abbey.specials, around=1)
    amounts = inside.bottom_part(2 * AMOUNTS)
    _amounts(whole, amounts.top_part(AMOUNTS), _goods(abbey))
    _amounts(whole, amounts.bottom_part(AMOUNTS), _brothers(abbey), ahead=abbey.seat in best_fed(view))
    return whole.finished()


def _tracks(abbey: AbbeyView, stage: Stage) -> list[Track]:
    new, chapel = new_stages(abbey, stage), abbey.chapel
    built = [*((area.kind, area.stage, area.stages) for area in abbey.areas), ("chapel", chapel.stage, chapel.stages)]
    return [Track(sign, reached, most, tuple(new[sign])) for sign, reached, most in built]


def _goods(abbey: AbbeyView) -> Amounts:
    dogs = f"{abbey.dogs}/{abbey.huts}"
    vegetables = str(abbey.vegetables)
    return ("money", str(abbey.money)), ("saved", str(abbey.saved)), ("vegetable", vegetables), ("dog", dogs)


def _brothers(abbey: AbbeyView) -> Amounts:
    """Brothers in cloister, chapel, field; and the food units."""
    prayer, food = str(abbey.chapel.brothers), str(abbey.total_food)
    return ("cloister", str(abbey.cloister)), ("prayer", prayer), ("field", str(abbey.field)), ("food", food)


def _name(canvas: Canvas, row: Box, seat: int, name: str, signs: Sequence[str], theme: Theme) -> None:
    """Mark and name, the start column, whether awaited, a crown for most letters."""
    draw_mark(canvas, seat, row.left_part(MARK).inset(1, 0), theme.line(seat))
    for number, sign in enumerate(signs, 1):
        spot = Box(row.right - PITCH * number, row.y, SIGN, row.height)
        draw_sign(canvas, sign, spot, theme.accent, theme.panel)
    rest = row.without_left(MARK + MARK_GAP)
    room = rest.width - PITCH * len(signs) - 8
    canvas.words(rest.left_part(room), name, theme.ink, HEADING, style="bold")


def _letters(canvas: Canvas, row: Box, letters: int, came: int, theme: Theme) -> None:
    """The letters, large; a tag with the new ones."""
    room = row.left_part(SCROLL + 8 + LETTERS_ROOM)
    SIGNS.tell(canvas, room, "letter", str(letters), theme, side=SCROLL, size=LETTERS)
    if came:
        tag(canvas, row.without_left(room.width), came, theme)


def _track(canvas: Canvas, row: Box, track: Track, theme: Theme) -> None:
    """A track, filled up to the stage that is built."""
    draw_sign(canvas, track.sign, row.left_part(TRACK_SIGN).inset(0, 1), sign_colour(track.sign, theme), theme.panel)
    free, edge = mixed(theme.panel, theme.ground, 0.55), mixed(theme.edge, theme.faint, 0.25)
    colour = area_colour(track.sign, theme)
    for number in range(1, track.most + 1):
        x = row.x + TRACK_SIGN + 12 + (number - 1) * (PIP + PIP_GAP)
        pip, filled = Box(x, row.y + 5, PIP, LINE - 10), number <= track.reached
        canvas.panel(pip, colour if filled else free, 6, theme.card_ink if filled else edge, 2)
        if number in track.new:
            ornament.folded(canvas, pip, theme, PIP / 2, dark=True)


def _cards(
    canvas: Canvas,
    box: Box,
    cellerar: Cellerar | str,
    hired: bool,  # a section is kept under what it is given
    specials: Sequence[Special],
    theme: Theme,
) -> None:
    """The Cellerar, the special cards."""
    upper = box.top_part(CARD).moved(0, 4)
    if isinstance(cellerar, str):
        canvas.panel(upper, None, 12, theme.edge, 2)
        canvas.words(upper.inset(10, 4), cellerar, theme.faint, READABLE, rows=2, align="middle")
    else:
        cellerar_card(canvas, upper, cellerar, theme)
        if hired:
            ornament.folded(canvas, upper, theme, dark=True)
    row = Box(box.x, upper.bottom + 16, box.width, SPECIAL)
    for cell, special in zip(row.columns(3, 6), specials, strict=False):
        draw_sign(canvas, special, cell, theme.accent, theme.panel)


def cellerar_card(canvas: Canvas, box: Box, card: Cellerar, theme: Theme) -> None:
    """A Cellerar: key, the symbol of his area, his price, on the area's colour."""
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 12, theme.card_ink, 2)
    inside = box.inset(10, 8)
    ornament.stamped(canvas, inside.left_part(KEY), "cellerar", fill, theme.card_ink)
    ornament.stamped(canvas, inside.without_left(KEY + 8).left_part(FACE), card.kind, fill, theme.card_ink)
    canvas.words(inside.without_left(KEY + FACE + 16), str(card.value), theme.card_ink, 44, style="bold")


def _amounts(whole: Collage, row: Box, amounts: Amounts, *, ahead: bool = False) -> None:
    """Symbols with their numbers; those of zero faint; the last on gold if nobody is `ahead` in it."""
    for number, (cell, shown) in enumerate(zip(row.columns(len(amounts), AMOUNT_GAP), amounts, strict=True), 1):
        whole.lay(cell, whole.theme.panel, _amount, *shown, ahead and number == len(amounts), around=4)


def _amount(canvas: Canvas, cell: Box, sign: str, words: str, ahead: bool, theme: Theme) -> None:  # kept
    if ahead:
        amount(canvas, most(canvas, cell, theme), sign, words, theme.panel, theme.panel)
    elif words in NOTHING:
        amount(canvas, cell, sign, words, nothing(theme), theme.faint)
    else:
        amount(canvas, cell, sign, words, sign_colour(sign, theme), theme.ink)


def most(canvas: Canvas, cell: Box, theme: Theme) -> Box:
    """The ground of the largest amount of all."""
    canvas.panel(cell.inset(-4, 1), theme.accent, 10)
    return cell


def nothing(theme: Theme) -> Colour:
    """The colour of a symbol whose amount is zero."""
    return mixed(theme.faint, theme.panel, 0.45)


def amount(canvas: Canvas, cell: Box, sign: str, words: str, fill: Colour, ink: Colour) -> None:
    """A symbol with its number."""
    draw_sign(canvas, sign, cell.left_part(AMOUNT_SIGN).inset(0, 3), fill, fill)
    canvas.words(cell.without_left(AMOUNT_SIGN + 8), words, ink, FIGURE, style="bold")
