"""What an abbey stores: brothers, vegetables, dogs, money, a place each; and what can be done with them now.

Law: a deed that can be done now is lit once, where what it changes stands.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias

from games.domus_domini.board import CHIPS, CLOISTER, FIELD, INTEREST_PER, SAVE_LEAST, STORE
from games.domus_domini.view import AbbeyView
from games.kernel.choice import Option
from games.kernel.text import Text
from renderers import ornament
from renderers.canvas import HEADING, READABLE, TEXT, Box, Canvas, Part
from renderers.domus_domini.question import amounts, building, hinted, numbers, options
from renderers.domus_domini.symbols import draw_sign
from renderers.lettering import width
from renderers.sheet import GAP, INNER
from renderers.stage import Stage
from renderers.theme import Theme, mixed

PANEL = 18
"""The radius of a panel's corners."""
TITLE, PIECE = 44, 54
COUNT = 50
"""The room of two digits at the right of a title."""
# Shares, not equal columns: a field holds eight brothers, two deeds may be told below the chapel.
SHARES = (0.26, 0.25, 0.27, 0.22)
"""How cloister, chapel, field and vegetables share the width."""
DEED, TOKEN, TOKEN_GAP = 50, 34, 4
"""The height of what can be done with a place; on it, a symbol, and what is between it and its number."""
TREASURY, AMOUNT_SIGN, AMOUNT = 98, 66, 90
"""The height of the row of money, savings and dogs; a symbol there, and the most that its number takes."""
APART = 14
"""From a large symbol to its number, and from there to what it counts."""
KENNEL_SIGN, KENNEL_NUMBER, KENNEL_LABEL = 46, 58, 42

Tokens: TypeAlias = Sequence[tuple[str, str]]
"""What a deed costs and brings: symbols with their numbers."""
TOO_LATE = "build-too-late-hint"
"""What an option says that brings nothing any more."""


def tokens(value: str, option: Option) -> Tokens:
    """What a deed costs and brings."""
    each = hinted(option, "food")
    late = option.hint is not None and option.hint.id == TOO_LATE
    brings = "+0" if late else "+1"
    told: Mapping[str, Tokens] = {
        "recruit": (("brother", "+1"), ("vegetable", "−1")),
        "to_kloster": (("food", f"−{each}"),),
        "to_chapel": (("food", f"+{each}"),),
        "to_field": (("brother", "2"), ("vegetable", brings)),
        "save": (("money", str(max(SAVE_LEAST, INTEREST_PER))), ("money", brings)),
        "hut": (("money", "−1"),),
        "dog": (("vegetable", "−1"),),
    }
    return told[value]


def _deeds(canvas: Canvas, box: Box, names: Sequence[str], stage: Stage, theme: Theme) -> None:
    """The deeds of these that can be done now, beside each other."""
    can = {name: option for name, option in options(stage, "build.choose").items() if name in names}
    x = box.x
    for name, option in can.items():
        costs = tokens(name, option)
        chip = Box(x, box.y, 16 + len(costs) * _pitch(costs), box.height)
        canvas.panel(chip, mixed(theme.panel, theme.ground, 0.6), 10)
        for number, (sign, words) in enumerate(costs):
            cell = Box(chip.x + 10 + number * _pitch(costs), chip.y, _pitch(costs), chip.height)
            draw_sign(canvas, sign, cell.left_part(TOKEN), theme.accent, theme.panel)
            canvas.words(cell.without_left(TOKEN + TOKEN_GAP), words, theme.ink, TEXT, style="bold")
        ornament.lit(canvas, chip.inset(3), theme, 8)
        x += chip.width + 8


def _pitch(costs: Tokens) -> float:
    """From token to token."""
    return TOKEN + TOKEN_GAP + max(width(words, "bold", TEXT) for _, words in costs) + 6


def stores(abbey: AbbeyView, stage: Stage, theme: Theme) -> Part:
    """Brothers in cloister, chapel and field, and vegetables: a place each, filled or free."""
    told = DEED + 6 if building(stage) else 0
    canvas = Canvas(INNER, TITLE + 2 * PIECE + 26 + told, theme.ground)
    held: tuple[tuple[str, str, int, int, tuple[str, ...]], ...] = (
        ("cloister", "brother", abbey.cloister, CLOISTER, ("recruit",)),
        ("chapel", "brother", abbey.chapel.brothers, abbey.chapel.capacity, ("to_chapel", "to_kloster")),
        ("field", "brother", abbey.field, FIELD, ("to_field",)),
        ("vegetables", "vegetable", abbey.vegetables, STORE, ()),
    )
    free = INNER - 3 * GAP
    can, x = _lit_places(abbey, stage), 0.0
    for share, (label, sign, count, most, deeds) in zip(SHARES, held, strict=True):
        room = Box(x, 0, free * share, canvas.box.height)
        canvas.panel(room, theme.panel, PANEL)
        inside = room.inset(14, 8)
        _title(canvas, inside.top_part(TITLE), stage.say(Text(f"picture-domus-{label}")), str(count), theme)
        pieces = Box(inside.x, inside.y + TITLE + 2, inside.width, 2 * PIECE)
        _pieces(canvas, pieces, sign, count, most, can.get(label, ()), theme)
        _deeds(canvas, inside.bottom_part(DEED), deeds, stage, theme)
        x += room.width + GAP
    return canvas.finished()


def _lit_places(abbey: AbbeyView, stage: Stage) -> Mapping[str, Collection[int]]:
    """The places that answers would fill, or the vegetables that they would cost: the last of each answer."""
    store = abbey.vegetables
    bought = {min(store + CHIPS * times, STORE) - 1 for times in numbers(stage, "market.buy")}
    return {
        "cloister": [abbey.cloister + count - 1 for count in amounts(stage, "ask-to-kloster")],
        "chapel": [abbey.chapel.brothers + count - 1 for count in amounts(stage, "ask-to-chapel")],
        "field": [abbey.field + count - 1 for count in amounts(stage, "ask-to-field")],
        "vegetables": bought or {store - count for count in numbers(stage, "feed.pay")},
    }


def _title(canvas: Canvas, box: Box, words: str, amount: str, theme: Theme) -> None:
    taken = canvas.words(box.right_part(COUNT), amount, theme.ink, HEADING, style="bold", align="right")
    canvas.words(box.left_part(box.width - taken - 8), words, theme.faint, TEXT)


def _pieces(canvas: Canvas, box: Box, sign: str, count: int, most: int, lit: Collection[int], theme: Theme) -> None:
    """A place for each piece: a symbol where one is, a ring where there is room, nothing where there is none."""
    columns = max(-(-most // 2), 2)
    for place in range(most):
        cell = box.columns(columns, 4)[place % columns]
        spot = Box(cell.x, box.y + place // columns * PIECE, cell.width, PIECE).inset(2, 4)
        if place < count:
            draw_sign(canvas, sign, spot, theme.accent, theme.panel)
        else:
            canvas.disc(spot.square("middle").inset(12), None, mixed(theme.edge, theme.faint, 0.4), 3)
        if place in lit:
            ornament.lit(canvas, spot.square("middle").inset(1), theme, 10)


def treasury(abbey: AbbeyView, stage: Stage, theme: Theme) -> Part:
    """Money, savings, huts with their dogs."""
    told = DEED + 6 if building(stage) else 0
    canvas = Canvas(INNER, TREASURY + told, theme.ground)
    for cell in canvas.box.columns(3, GAP):
        canvas.panel(cell, theme.panel, PANEL)
    money, saved, kennels = canvas.box.top_part(TREASURY).columns(3, GAP)
    _amount(canvas, money, "money", str(abbey.money), stage.say(Text("picture-domus-money")), theme)
    _amount(canvas, saved, "saved", str(abbey.saved), stage.say(Text("picture-domus-saved")), theme)
    if amounts(stage, "ask-save"):
        ornament.lit(canvas, saved.inset(3), theme, PANEL)
    _kennels(canvas, kennels, abbey, stage, theme)
    if told:
        below = canvas.box.bottom_part(DEED).inset(14, 0).moved(0, -8)
        cells = below.columns(3, GAP + 28)
        _deeds(canvas, cells[1], ("save",), stage, theme)
        _deeds(canvas, cells[2], ("hut", "dog"), stage, theme)
    return canvas.finished()


def _amount(canvas: Canvas, box: Box, sign: str, amount: str, words: str, theme: Theme) -> None:
    inside = box.inset(16, 10)
    draw_sign(canvas, sign, inside.left_part(AMOUNT_SIGN), theme.accent, theme.panel)
    behind = inside.without_left(AMOUNT_SIGN + APART)
    taken = canvas.words(behind.left_part(AMOUNT), amount, theme.ink, 56, style="bold")
    canvas.words(behind.without_left(taken + APART), words, theme.faint, TEXT)


def _kennels(canvas: Canvas, box: Box, abbey: AbbeyView, stage: Stage, theme: Theme) -> None:
    """Huts and dogs; a dog that may ward off is lit."""
    inside = box.inset(16, 5)
    words = stage.say(Text("picture-domus-kennels"))
    canvas.words(inside.bottom_part(KENNEL_LABEL), words, theme.faint, READABLE)
    upper = inside.top_part(inside.height - KENNEL_LABEL)
    for half, sign, amount in zip(upper.columns(2, 8), ("hut", "dog"), (abbey.huts, abbey.dogs), strict=True):
        draw_sign(canvas, sign, half.left_part(KENNEL_SIGN), theme.accent, theme.panel)
        canvas.words(half.without_left(KENNEL_NUMBER), str(amount), theme.ink, 40, style="bold")
        if sign in options(stage, "defend.choose"):
            ornament.lit(canvas, half.inset(-2, 0), theme, 10)
