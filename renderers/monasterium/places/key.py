"""The key of the two pictures of a table: the signs of the cloisters on the first, all others on the second."""

from collections.abc import Iterator

from games.kernel.engine.text import Text
from games.monasterium.board import CLOISTERS
from games.monasterium.view import View
from renderers.monasterium.places.bonuses import pieces
from renderers.monasterium.places.dice import standard
from renderers.monasterium.places.players import signs_beside
from renderers.monasterium.sight import Sight
from renderers.monasterium.symbols import NEEDS, draw_die, draw_letter, draw_own_die, draw_sign
from renderers.parts.key import Explained, draw_key, key_height
from renderers.parts.ornament import folded
from renderers.surface.canvas import Box, Canvas, FinishedPart
from renderers.surface.kept import kept
from renderers.surface.sheet import INNER
from renderers.surface.stage import Looks, Stage
from renderers.surface.theme import Theme, theme_for

OF_CLOISTERS = ("influence", "rosary", "soup", "tool", "book", "chapel", "window", "prestige")
"""The signs explained on the first picture: its own, and all goods."""
AT_PLAYERS = ("novice", "flip_tile", "own_die", "reroll")
"""Those at each player on the second."""
ORDER = (
    "shield", *AT_PLAYERS, "neutral_die", "any_action", "extra_die", "goods", "upgrade", "send", "move", "house",
    "walk", "start", "turn", "waiting", "next_round", "changed",
)  # fmt: skip
"""All on the second."""


def explained(signs: tuple[str, ...], stage: Stage) -> tuple[Explained, ...]:
    """Signs with their words: ``picture-monasterium-sign``."""
    return tuple((sign, stage.say(Text("picture-monasterium-sign", sign=sign))) for sign in signs)


def key(view: View, seen: Sight, stage: Stage) -> FinishedPart:
    """The signs on the second picture with their words."""
    shown = {*AT_PLAYERS, "shield", *_on_the_way(view, stage), *(("changed",) if seen.changes.folds() else ())}
    return _key(explained(tuple(sign for sign in ORDER if sign in shown), stage), stage.looks)


def _on_the_way(view: View, stage: Stage) -> Iterator[str]:
    """The signs on path, dice, orders, and beside names."""
    for action in (*standard(view), *(field.bonus for field in view.path)):
        yield from pieces(action) if action else ()
    for order in view.orders:
        yield from (NEEDS[place] for place, _ in order.needs)
    if any(space.neutral or space.ahead for space in view.spaces) or any(school.neutral for school in view.schools):
        yield "neutral_die"
    if any(space.ahead or any(space.ahead_own) for space in view.spaces):
        yield "next_round"
    for school in view.schools:
        yield from signs_beside(school, view, stage)


@kept
def _key(told: tuple[Explained, ...], looks: Looks) -> FinishedPart:
    theme = theme_for(*looks)
    canvas = Canvas(INNER, key_height(told, INNER), theme)
    draw_key(canvas, canvas.box, told, theme, draw_explained, theme.faint)
    return canvas.finished()


def draw_explained(canvas: Canvas, sign: str, box: Box, theme: Theme) -> None:
    """A sign as it stands on the pictures; dice without a number."""
    if sign == "own_die":
        draw_own_die(canvas, 0, box, theme)
    elif sign == "neutral_die":
        draw_die(canvas, 0, box, theme.ink, theme.panel)
    elif sign == "shield":
        draw_letter(canvas, CLOISTERS[0], box, theme)
    elif sign == "changed":
        folded(canvas, box.inset(6), theme, box.width - 12)
    else:
        draw_sign(canvas, sign, box, theme.accent, theme.panel)
