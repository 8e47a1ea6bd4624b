"""What places cost and bring, kind by kind, in words."""

from collections.abc import Iterator, Sequence

import msgspec

from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from games.monasterium.board import Building, Place
from games.monasterium.view import View
from renderers.monasterium.question.deeds import short
from renderers.monasterium.symbols import NEEDS, draw_sign
from renderers.surface.canvas import TEXT, Box, FinishedPart, has_room, panelled
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import theme_for

SIDE, SIGN, BEHIND, BETWEEN = 14, 44, 10, 8
"""The margin; a kind's sign, the gap behind it and between kinds that are only named."""
LINE, TWO_LINES, NAME, TOLD = 50, 84, 46, 40
"""The height of a kind in one row of words and in two; beside a cloister those of its name and of a row below it."""
ARROW = "→"
"""What stands between cost and gain."""
KINDS = (*Building, "chapel", "walk")


class KindPrice(msgspec.Struct, frozen=True):
    """A kind of place: its sign, its name, what it costs and brings ("": it is not on offer)."""

    sign: str
    name: str
    told: str


def prices(asked: Choice, view: View, stage: Stage) -> tuple[KindPrice, ...]:
    """What each kind of place costs and brings, and what the novice unlocks; then the names of the other kinds."""
    found: dict[str, str] = {}
    for option in sorted(asked.options, key=_in_vain):
        if option.hint is not None:
            found.setdefault(kind_of(view.board.places[option.value]), stage.say(option.hint))
    names = {kind: stage.say(_name(kind)) for kind in KINDS}
    offered = (KindPrice(NEEDS[kind], names[kind], found[kind]) for kind in KINDS if kind in found)
    others = (KindPrice(NEEDS[kind], names[kind], "") for kind in KINDS[:-1] if kind not in found)
    return (*offered, *_sent(asked, view, stage), *others)


def _name(kind: str) -> Text:
    return Text(kind) if kind in ("chapel", "walk") else Text("building", kind=kind)


def _in_vain(option: Option) -> bool:
    """Whether its pane would be lost."""
    return option.hint is not None and bool(option.hint.args.get("lost"))


def kind_of(place: Place) -> str:
    """The kind of a place: a building's, or its area."""
    return place.kind or place.area


def _sent(asked: Choice, view: View, stage: Stage) -> Iterator[KindPrice]:
    """The novice who is sent, if he stands in the grid, and what he unlocks."""
    for column in view.schools[asked.seat].columns:
        for novice in column.novices:
            if novice.label == asked.prompt.args.get("novice"):
                name = stage.say(Text("picture-monasterium-sent", label=novice.label))
                told = short(novice.action) if novice.action else Text("picture-monasterium-flipped")
                yield KindPrice("novice", name, f"{ARROW} {stage.say(told)}")


def parted(told: Sequence[KindPrice], room: int) -> tuple[tuple[KindPrice, ...], tuple[KindPrice, ...]]:
    """Those that stand one below the other in so much room, and the rest."""
    count = len(told)
    while SIDE + sum(_high(price) for price in told[:count]) > room:
        count -= 1
    return (*told[:count],), (*told[count:],)


def _high(price: KindPrice) -> int:
    return NAME + TOLD * len(_rows(price))


def _rows(price: KindPrice) -> list[str]:
    """Cost and gain, one below the other."""
    cost, arrow, gain = price.told.partition(ARROW)
    return [row for row in (cost.strip(), f"{arrow}{gain}") if row]


@kept
def beside(told: tuple[KindPrice, ...], size: tuple[int, int], looks: Looks) -> FinishedPart:
    """The prices, as high and wide as a cloister from above."""
    theme = theme_for(*looks)
    canvas = panelled(*size, theme, 18)
    inside, y = canvas.box.inset(SIDE, SIDE / 2), SIDE / 2
    for price in told:
        line, ink = Box(inside.x, y, inside.width, NAME), theme.ink if price.told else theme.faint
        draw_sign(canvas, price.sign, line.left_part(SIGN).inset(2), ink, theme.panel)
        words = line.without_left(SIGN + BEHIND)
        canvas.words(words, price.name, ink, TEXT, style="bold" if price.told else "plain")
        for row, said in enumerate(_rows(price)):
            canvas.words(words.moved(0, NAME + row * TOLD).top_part(TOLD), said, theme.ink, TEXT)
        y += _high(price)
    return canvas.finished()


@kept
def below(told: tuple[KindPrice, ...], looks: Looks) -> FinishedPart:
    """The prices in the picture's whole width, kinds that are only named side by side."""
    theme = theme_for(*looks)
    room = INNER - 2 * SIDE - SIGN - BEHIND
    lines = [(price, f"{price.name}: {price.told}".replace(f": {ARROW}", f" {ARROW}")) for price in told if price.told]
    heights = [LINE if has_room(said, "plain", Box(0, 0, room, LINE)) else TWO_LINES for _, said in lines]
    others = [price for price in told if not price.told]
    named = -(-len(others) // 2) * LINE
    canvas = panelled(INNER, sum(heights) + named + 2 * SIDE, theme, 18)
    inside, y = canvas.box.inset(SIDE), float(SIDE)
    for (price, said), height in zip(lines, heights, strict=True):
        line = Box(inside.x, y, inside.width, height)
        draw_sign(canvas, price.sign, line.left_part(SIGN).inset(2), theme.ink, theme.panel)
        canvas.words(line.without_left(SIGN + BEHIND), said, theme.ink, TEXT, rows=1 + (height > LINE))
        y += height
    cells = inside.bottom_part(named).columns(2, BETWEEN)
    for place, price in enumerate(others):
        cell = cells[place % 2].moved(0, place // 2 * LINE).top_part(LINE)
        draw_sign(canvas, price.sign, cell.left_part(SIGN).inset(2), theme.faint, theme.panel)
        canvas.words(cell.without_left(SIGN + BEHIND), price.name, theme.faint, TEXT)
    return canvas.finished()
