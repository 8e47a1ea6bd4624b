"""The places a novice may go to: up to two cloisters from above, more of them in short; their prices; who is who."""

from collections.abc import Mapping, Sequence

from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from games.monasterium.board import Place
from games.monasterium.view import CloisterView, View
from renderers.monasterium.places.cloister import cloister, look_of
from renderers.monasterium.places.players import HALF
from renderers.monasterium.places.reach import novices_there
from renderers.monasterium.question import prices
from renderers.monasterium.sight import RADIUS, Sight
from renderers.monasterium.symbols import NEEDS, cloister_colour, draw_crest, draw_novice, draw_sign
from renderers.surface.canvas import HEADING, TEXT, Box, Canvas, FinishedPart, panelled
from renderers.surface.kept import kept
from renderers.surface.sheet import GAP, INNER, in_grid, in_rows
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, mixed, theme_for

COURT, FEW, BESIDE = (HALF, 410), 2, 3
"""The size of a cloister from above; so many are drawn so; so many stand in a row otherwise."""
HEAD, CHIP, BETWEEN = 56, 58, 8
"""The heights of a cloister's letter in short, and of a place below it; the gap between places."""
WHO, SIDE, MARK = 54, 14, 40
"""The height of the line about whose novices these are, its margin, and a novice in it."""


def places(asked: Choice, view: View, stage: Stage, seen: Sight) -> FinishedPart:
    """The cloisters with a place on offer; beside a single one the prices."""
    here = [shown for shown in view.cloisters if look_of(shown.name, seen).offered]
    if len(here) > FEW:
        return _in_short(here, view, stage, seen)
    courts = [cloister(shown, COURT, seen.looks, look_of(shown.name, seen)) for shown in here]
    if len(courts) == 1:
        told, _ = prices.parted(prices.prices(asked, view, stage), COURT[1])
        courts.append(prices.beside(told, COURT, seen.looks))
    return in_grid(courts, FEW, seen.theme)


def apart(asked: Choice, view: View, stage: Stage, seen: Sight) -> FinishedPart | None:
    """The prices below the cloisters, those that do not stand beside a single one."""
    told = prices.prices(asked, view, stage)
    if len({name.partition(".")[0] for name in seen.offer.places}) == 1:
        _, told = prices.parted(told, COURT[1])
    return prices.below(told, seen.looks) if told else None


def who(view: View, stage: Stage, seen: Sight) -> FinishedPart | None:
    """Whose the novices are that stand in these cloisters."""
    shown = [here for here in view.cloisters if look_of(here.name, seen).offered]
    seats = sorted({seat for here in shown for seat in novices_there(here)})
    if not seats:
        return None
    canvas, theme = panelled(INNER, WHO, seen.theme, 14), seen.theme
    for seat, cell in zip(seats, canvas.box.inset(SIDE, 4).columns(max(len(seats), 3), BETWEEN), strict=False):
        draw_novice(canvas, seat, cell.left_part(MARK), theme)
        word = stage.say(MINE) if seat == view.seat else stage.name(seat)
        canvas.words(cell.without_left(MARK + 10), word, theme.ink, TEXT)
    return canvas.finished()


MINE = Text("picture-monasterium-mine")


def _in_short(here: Sequence[CloisterView], view: View, stage: Stage, seen: Sight) -> FinishedPart:
    """Many cloisters: their letters with everybody's novices, and the places on offer."""
    rows = [here[start : start + BESIDE] for start in range(0, len(here), BESIDE)]
    width, word = (INNER - GAP * (BESIDE - 1)) // BESIDE, stage.say(Text("chapel"))
    drawn = []
    for row in rows:
        offered = [_offered(shown, view.board.places, seen) for shown in row]
        height = max(HEAD + sum(CHIP + BETWEEN for _ in _chips(places)) + 16 for places in offered)
        drawn.append(
            [_short(shown, places, width, height, word, seen.looks) for shown, places in zip(row, offered, strict=True)]
        )
    return in_rows(drawn, INNER, seen.theme)


def _offered(shown: CloisterView, known: Mapping[str, Place], seen: Sight) -> tuple[Place, ...]:
    stands = [*(stand.place for stand in (*shown.buildings, *shown.walk)), shown.chapel_place]
    return tuple(known[place.name] for place in stands if place.name in seen.offer.places)


def _chips(offered: Sequence[Place]) -> list[Sequence[Place]]:
    """The places in rows: three in each, a chapel alone."""
    small = [place for place in offered if place.area != "chapel"]
    chapels = [[place] for place in offered if place.area == "chapel"]
    return [*(small[start : start + BESIDE] for start in range(0, len(small), BESIDE)), *chapels]


@kept
def _short(
    shown: CloisterView, offered: tuple[Place, ...], width: int, height: int, word: str, looks: Looks
) -> FinishedPart:
    theme = theme_for(*looks)
    canvas, seen = Canvas(width, height, theme), Sight(looks)
    fill = mixed(theme.panel, cloister_colour(shown.name, theme), 0.1)
    canvas.panel(canvas.box, fill, RADIUS)
    inside = canvas.box.inset(12, 8)
    head, y = inside.top_part(HEAD - 8), inside.y + HEAD
    draw_crest(canvas, shown.name, head.left_part(HEAD - 8), theme)
    canvas.words(head.without_left(HEAD).left_part(40), shown.name, theme.ink, HEADING, style="title")
    counts = sorted(novices_there(shown).items())
    for (seat, count), cell in zip(counts, head.without_left(HEAD + 36).columns(4, 2), strict=False):
        draw_novice(canvas, seat, cell.left_part(30), theme)
        canvas.words(cell.without_left(32), str(count), theme.ink, TEXT)
    for row in _chips(offered):
        line = Box(inside.x, y, inside.width, CHIP)
        cells = [line] if row[0].area == "chapel" else line.columns(BESIDE, BETWEEN)
        for place, cell in zip(row, cells, strict=False):
            _chip(canvas, cell, place, f"{word} {place.cloister}", fill, theme)
            seen.mark(canvas, cell, offered=True)
        y += CHIP + BETWEEN
    return canvas.finished()


def _chip(canvas: Canvas, box: Box, place: Place, chapel: str, fill: tuple[int, int, int], theme: Theme) -> None:
    """A place on offer: its sign and label, or the word chapel."""
    ground = mixed(fill, theme.ground, 0.5)
    canvas.panel(box, ground, RADIUS)
    inside = box.inset(8, 4)
    if place.area == "walk":
        canvas.words(inside, place.label, theme.ink, TEXT, align="middle")
        return
    draw_sign(canvas, NEEDS[prices.kind_of(place)], inside.left_part(38), theme.ink, ground)
    words = inside.without_left(42)
    canvas.words(words, place.label if place.area == "building" else chapel, theme.ink, TEXT)
