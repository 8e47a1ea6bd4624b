"""The table of Monasterium in two pictures: the cloisters with their novices; the path with messengers and dice, the
orders, the players and what their signs are called.
"""

from games.kernel.engine.text import Text
from games.monasterium.view import View
from renderers.monasterium.places.cloister import cloister, look_of
from renderers.monasterium.places.dice import standard
from renderers.monasterium.places.key import OF_CLOISTERS, explained, key
from renderers.monasterium.places.orders import orders
from renderers.monasterium.places.path import path
from renderers.monasterium.places.players import HALF, awaited_for, players, standings
from renderers.monasterium.sight import Sight, sight
from renderers.monasterium.symbols import draw_novice, draw_sign
from renderers.parts.awaited import ended
from renderers.parts.symbols import draw_marks
from renderers.surface.canvas import FIGURE, HEADLINE, TEXT, Box, Canvas, FinishedPart, panelled, width_of
from renderers.surface.sheet import GAP, INNER, Sheet, in_grid, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for

HEAD, YEAR, PHASE = 92, 46, 38
"""The height of the head; of its two lines."""
GATE, TURN, MARK, ASKED = 60, 420, 60, 26
"""The columns of the head: a cloister's gate on the left, the awaited on the right; a mark there, and its reason."""
COURT = (HALF, 440)
"""The size of a cloister."""
TOLD_OF_CLOISTERS = ("in-words-round", "in-words-place", "in-words-act", "in-words-cloister", "in-words-free")
"""The messages that describe the first picture."""


def table_sheets(view: View, stage: Stage) -> tuple[Sheet, ...]:
    """The table as everybody sees it."""
    seen, theme = sight(view, stage), theme_for(*stage.looks)
    road = path(view.path, view.spaces, standard(view), seen.about("messengers", "spaces"))
    rest = [road, orders(view, stage, seen), players(view, seen, stage), key(view, seen, stage)]
    return (
        Sheet(stacked([head(view, stage), _land(view, stage, seen)], theme, GAP), TOLD_OF_CLOISTERS),
        Sheet(stacked(rest, theme, GAP)),
    )


def _land(view: View, stage: Stage, seen: Sight) -> FinishedPart:
    """The cloisters clockwise, as the path leads to them; in the last place who is who."""
    a, b, c, d, e = [cloister(here, COURT, seen.looks, look_of(here.name, seen)) for here in view.cloisters]
    return in_grid([a, b, standings(view, seen, COURT, stage, explained(OF_CLOISTERS, stage)), c, e, d], 2, seen.theme)


def head(view: View, stage: Stage, me: int | None = None) -> FinishedPart:
    """Year, round and phase, and the awaited players; on an own board its owner."""
    theme = theme_for(*stage.looks)
    canvas = panelled(INNER, HEAD, theme, 20)
    inside = canvas.box.inset(18, 4)
    draw_sign(canvas, "year", inside.left_part(GATE), theme.accent, theme.panel)
    left = inside.without_left(GATE + 16)
    if end := ended(stage, over=view.over):
        canvas.words(left, stage.say(end), theme.ink, HEADLINE, style="title")
        return canvas.finished()
    left = left.left_part(left.width - TURN)
    told = Text("picture-monasterium-year", year=view.year, years=view.years)
    canvas.words(left.top_part(YEAR), stage.say(told), theme.ink, HEADLINE - 4, style="title")
    canvas.words(left.bottom_part(PHASE), stage.say(_phase(view, me)), theme.faint, TEXT)
    if me is None:
        _turn(canvas, inside.right_part(TURN), view, stage, theme)
    else:
        _whose(canvas, inside.right_part(TURN), me, stage, theme)
    return canvas.finished()


def _phase(view: View, me: int | None) -> Text:
    """Round and phase, ``picture-monasterium-*``; on the board of one who already rolls for the next round, for
    which round that is.
    """
    if me is not None and view.schools[me].ahead and view.schools[me].placing:
        last = view.round == view.rounds
        return Text("picture-monasterium-ahead", year=view.year + last, round=1 if last else view.round + 1)
    return Text(f"picture-monasterium-{view.phase}", round=view.round, rounds=view.rounds)


def _turn(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    """Whose turn it is, if that seat alone is awaited; else all who are."""
    if not stage.awaited:
        return
    if stage.awaited != (view.turn,):
        canvas.words(box.top_part(YEAR), stage.say(Text("picture-awaited")), theme.ink, FIGURE - 2, style="bold")
        _awaited(canvas, box.bottom_part(PHASE), view, stage, theme)
        return
    draw_novice(canvas, view.turn, box.left_part(MARK), theme)
    said = stage.say(Text("picture-whose-turn", name=stage.name(view.turn)))
    canvas.words(box.without_left(MARK + 12), said, theme.ink, FIGURE - 2, style="bold", rows=2)


def _awaited(canvas: Canvas, box: Box, view: View, stage: Stage, theme: Theme) -> None:
    """Their marks; for one or two of them, if it fits, with names and reasons."""
    cells = box.columns(max(len(stage.awaited), 2), GAP)
    names = [stage.name(seat) for seat in stage.awaited]
    if len(names) > 2 or any(width_of(name, "plain", TEXT) > cells[0].width - PHASE - ASKED - 16 for name in names):
        draw_marks(canvas, stage.awaited, box.left_part((PHASE + 6) * len(names)), theme)
        return
    for cell, seat, name in zip(cells, stage.awaited, names, strict=False):
        draw_marks(canvas, (seat,), cell.left_part(PHASE), theme)
        for sign in awaited_for(view.schools[seat], view, stage):
            draw_sign(canvas, sign, cell.without_left(PHASE + 4).left_part(ASKED), theme.accent, theme.panel)
        canvas.words(cell.without_left(PHASE + ASKED + 12), name, theme.ink, TEXT)


def _whose(canvas: Canvas, box: Box, me: int, stage: Stage, theme: Theme) -> None:
    """The board's owner. The picture stays in a message while the others go on, so it says nothing of them."""
    draw_novice(canvas, me, box.left_part(MARK), theme)
    canvas.words(box.without_left(MARK + 12), stage.name(me), theme.ink, FIGURE - 2, style="bold")
