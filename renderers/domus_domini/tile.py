"""An abbey in short: who, letters and who leads; what is built, as filled tracks; the cards; goods and brothers."""

from collections.abc import Sequence

from games.domus_domini.board import Cellerar
from games.domus_domini.view import AbbeyView, View
from games.kernel.text import Text
from renderers import ornament
from renderers.awaited import framed, sign_of
from renderers.canvas import FIGURE, HEADING, READABLE, TEXT, Box, Canvas, Part
from renderers.domus_domini.changes import gained, hired, new_stages
from renderers.domus_domini.head import column_holder
from renderers.domus_domini.symbols import SIGNS, area_colour, draw_sign, sign_colour
from renderers.sheet import GAP, INNER
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, mixed

WIDTH = (INNER - GAP) // 2
SIDE, TOP = 18, 12
NAME, LINE, AMOUNTS = 66, 45, 54
"""The heights of the name, of a track, of a line of amounts."""
HEIGHT = 2 * TOP + NAME + 6 + 4 * LINE + 10 + 2 * AMOUNTS
MARK, MARK_GAP = 42, 10
SIGN, PITCH = 40, 46
"""The size of the symbols of a turn beside a name, and from one to the next."""
LETTERS, SCROLL, SCORE = 140, 54, 50
"""The room of the letters, their symbol, and the size of their number."""
TAG = Box(0, 0, 96, 42)
"""A tag that says how many letters came."""
TRACK_SIGN, PIP, PIP_GAP = 42, 26, 4
"""The symbol before a track; a stage of it, and what is between two."""
CARDS = 196
"""The width of the cards beside the tracks."""
KEY, FACE = 50, 50
"""On a Cellerar, from the left: the key, the symbol of his area; behind them his price."""
SPECIAL = 48
AMOUNT_SIGN = 44


def leaders(view: View) -> set[int]:
    """Who has most letters; nobody as long as all have the same."""
    most = max(abbey.letters for abbey in view.abbeys)
    found = {abbey.seat for abbey in view.abbeys if abbey.letters == most}
    return set() if len(found) == len(view.abbeys) else found


def tile(abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> Part:
    """An abbey, in short."""
    canvas = Canvas(WIDTH, HEIGHT, theme.ground)
    framed(canvas, abbey.seat, stage, theme)
    inside = canvas.box.inset(SIDE, TOP)
    name_row(canvas, inside.top_part(NAME), abbey, view, stage, theme)
    middle = Box(inside.x, inside.y + NAME + 6, inside.width, 4 * LINE)
    _tracks(canvas, middle.left_part(middle.width - CARDS), abbey, stage, theme)
    _cards(canvas, middle.right_part(CARDS), abbey, stage, theme)
    amounts = inside.bottom_part(2 * AMOUNTS)
    _amounts(canvas, amounts.top_part(AMOUNTS), _goods(abbey), theme)
    _amounts(canvas, amounts.bottom_part(AMOUNTS), _brothers(abbey), theme)
    return canvas.finished()


def name_row(canvas: Canvas, box: Box, abbey: AbbeyView, view: View, stage: Stage, theme: Theme) -> None:
    """Mark and name, whether awaited, the start column; the letters, with a crown for the most."""
    draw_mark(canvas, abbey.seat, box.left_part(MARK).inset(1, 0), theme.line(abbey.seat))
    letters = box.right_part(LETTERS)
    SIGNS.tell(canvas, letters, "letter", str(abbey.letters), theme, side=SCROLL, size=SCORE)
    signs = [*(["crown"] if abbey.seat in leaders(view) else [])]
    signs += ["column"] if column_holder(view) == abbey.seat and not view.over else []
    signs += sign_of(abbey.seat, view.turn, stage)
    for number, sign in enumerate(signs):
        spot = Box(letters.x - PITCH * (number + 1), box.y, SIGN, box.height)
        draw_sign(canvas, sign, spot, theme.accent, theme.panel)
    rest = box.without_left(MARK + MARK_GAP)
    name = rest.left_part(rest.width - LETTERS - PITCH * len(signs) - 8)
    if letters_came := gained(abbey, stage):
        name = name.left_part(name.width - TAG.width)
        tag = Box(name.right, box.y + (box.height - TAG.height) / 2, TAG.width - 6, TAG.height)
        ornament.gain(canvas, tag, f"{letters_came:+}".replace("-", "−"), theme)
    canvas.words(name, stage.name(abbey.seat), theme.ink, HEADING, style="bold")


def _tracks(canvas: Canvas, box: Box, abbey: AbbeyView, stage: Stage, theme: Theme) -> None:
    """A track for each area and for the chapel, filled as far as it is built."""
    built = [(area.kind, area.stage, area.stages) for area in abbey.areas]
    tracks: list[tuple[str, int, int]] = [*built, ("chapel", abbey.chapel.stage, abbey.chapel.stages)]
    new = new_stages(abbey, stage)
    for number, (sign, reached, most) in enumerate(tracks):
        row = Box(box.x, box.y + number * LINE, box.width, LINE)
        draw_sign(canvas, sign, row.left_part(TRACK_SIGN).inset(0, 2), sign_colour(sign, theme), theme.panel)
        for place in range(most):
            x = row.x + TRACK_SIGN + 12 + place * (PIP + PIP_GAP)
            pip = Box(x, row.y + 6, PIP, LINE - 12)
            _pip(canvas, pip, sign, theme, filled=place < reached, new=place + 1 in new[sign])


def _pip(canvas: Canvas, box: Box, area: str, theme: Theme, *, filled: bool, new: bool) -> None:
    """A stage of a track."""
    free = mixed(theme.panel, theme.ground, 0.55)
    fill = area_colour(area, theme) if filled else free
    canvas.panel(box, fill, 6, theme.card_ink if filled else mixed(theme.edge, theme.faint, 0.25), 2)
    if new:
        ornament.folded(canvas, box, theme, box.width / 2)


def _cards(canvas: Canvas, box: Box, abbey: AbbeyView, stage: Stage, theme: Theme) -> None:
    """The Cellerar, the special cards, the card of the cloister."""
    upper, lower = box.top_part(box.height / 2 - 4), box.bottom_part(box.height / 2 - 4)
    if abbey.cellerar:
        cellerar_card(canvas, upper, abbey.cellerar, theme)
        if hired(abbey, stage):
            ornament.folded(canvas, upper, theme)
    else:
        canvas.panel(upper, None, 12, theme.edge, 2)
        none = stage.say(Text("picture-domus-no-cellerar"))
        canvas.words(upper.inset(10, 4), none, theme.faint, READABLE, rows=2, align="middle")
    for number, special in enumerate((*abbey.specials, "house")):
        spot = Box(lower.x + number * SPECIAL, lower.y + 8, SPECIAL - 6, lower.height - 12).square()
        draw_sign(canvas, special, spot, theme.faint if special == "house" else theme.accent, theme.panel)
    number_of = lower.without_left((len(abbey.specials) + 1) * SPECIAL)
    canvas.words(number_of.moved(0, 2), str(abbey.cloister_card), theme.faint, TEXT)


def cellerar_card(canvas: Canvas, box: Box, card: Cellerar, theme: Theme) -> None:
    """A Cellerar: key, the symbol of his area, his price, on the area's colour."""
    fill = area_colour(card.kind, theme)
    canvas.panel(box, fill, 12, theme.card_ink, 2)
    inside = box.inset(10, 8)
    ornament.stamped(canvas, inside.left_part(KEY), "cellerar", fill, theme.card_ink)
    ornament.stamped(canvas, inside.without_left(KEY + 8).left_part(FACE), card.kind, fill, theme.card_ink)
    canvas.words(inside.without_left(KEY + FACE + 18), str(card.value), theme.card_ink, 44, style="bold")


def _goods(abbey: AbbeyView) -> list[tuple[str, str]]:
    dogs = f"{abbey.dogs}/{abbey.huts}" if abbey.huts else "0"
    return [
        ("money", str(abbey.money)),
        ("saved", str(abbey.saved)),
        ("vegetable", str(abbey.vegetables)),
        ("dog", dogs),
    ]


def _brothers(abbey: AbbeyView) -> list[tuple[str, str]]:
    """Brothers in cloister, chapel, field; and the food units."""
    return [
        ("cloister", str(abbey.cloister)),
        ("prayer", str(abbey.chapel.brothers)),
        ("field", str(abbey.field)),
        ("food", str(abbey.total_food)),
    ]


def _amounts(canvas: Canvas, row: Box, amounts: Sequence[tuple[str, str]], theme: Theme) -> None:
    """Symbols with their numbers; what is none, faint."""
    for cell, (sign, words) in zip(row.columns(4, 6), amounts, strict=True):
        none = words == "0"
        fill = mixed(theme.faint, theme.panel, 0.45) if none else sign_colour(sign, theme)
        draw_sign(canvas, sign, cell.left_part(AMOUNT_SIGN).inset(0, 4), fill, theme.panel)
        number = cell.without_left(AMOUNT_SIGN + 8)
        canvas.words(number, words, theme.faint if none else theme.ink, FIGURE, style="bold")
