"""The picture of a question: first what is chosen from, then what helps to choose, as far as there is room.

Law: it is at most `HIGHEST`, so that a phone shows it in full width; whatever is offered is on it and lit.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

import msgspec

from games.kernel.engine.choice import Choice
from games.monasterium.board import NUMBERS
from games.monasterium.view import SchoolView, View
from renderers.monasterium.question import dice, lines, numbers, panes, places, road
from renderers.monasterium.question.goods import goods
from renderers.monasterium.question.hands import hands
from renderers.monasterium.question.novices import novices
from renderers.monasterium.sight import Sight
from renderers.surface.canvas import FinishedPart
from renderers.surface.sheet import GAP, MARGIN, WIDTH, stacked
from renderers.surface.stage import Stage

HIGHEST = WIDTH * 85 // 100
"""How high it is at most."""


class Asked(msgspec.Struct, frozen=True):
    """A question to a player at a table, and for whom it is drawn."""

    choice: Choice
    view: View
    school: SchoolView
    stage: Stage
    seen: Sight


Part: TypeAlias = FinishedPart | None
Parts: TypeAlias = Callable[[Asked], Iterator[Part]]


def question_sheet(asked: Asked) -> FinishedPart:
    """What this question needs."""
    parts, room = list[FinishedPart](), HIGHEST - 2 * MARGIN + GAP
    for part in SHOWN[asked.choice.key](asked):
        if part is not None and (not parts or part.height + GAP <= room):
            parts.append(part)
            room -= part.height + GAP
    return stacked(parts, asked.seen.theme, GAP)


def _placing(asked: Asked) -> Iterator[Part]:
    yield dice.roll(asked.school, asked.stage, asked.seen)
    yield from _spaces(asked, NUMBERS)
    yield goods(asked.school, asked.stage)


def _taking(asked: Asked) -> Iterator[Part]:
    yield from _spaces(asked, sorted(asked.seen.offer.spaces))
    yield goods(asked.school, asked.stage)


def _spaces(asked: Asked, shown: Sequence[int]) -> Iterator[Part]:
    yield numbers.spaces(asked.view, asked.school, asked.stage, asked.seen, shown)
    yield dice.whose(asked.view, asked.school, asked.stage, asked.seen, shown)


def _counting(asked: Asked) -> Iterator[Part]:
    number = asked.choice.prompt.args["number"]
    yield hands(asked.choice, asked.stage, asked.seen)
    yield from _spaces(asked, [number] if isinstance(number, int) else [])
    yield goods(asked.school, asked.stage)


def _columns(asked: Asked) -> Iterator[Part]:
    yield numbers.columns(asked.school, asked.stage, asked.seen)
    yield goods(asked.school, asked.stage)


def _acting(asked: Asked) -> Iterator[Part]:
    yield lines.column(asked.choice, asked.school, asked.stage, asked.seen)
    yield goods(asked.school, asked.stage)
    yield lines.prices(asked.school, asked.stage, asked.seen)


def _bonus(asked: Asked) -> Iterator[Part]:
    yield from _columns(asked) if asked.seen.offer.actions else _hands(asked)


def _hands(asked: Asked) -> Iterator[Part]:
    yield hands(asked.choice, asked.stage, asked.seen)
    yield goods(asked.school, asked.stage)


def _moving(asked: Asked) -> Iterator[Part]:
    yield road.stretch(asked.view, asked.school, asked.stage, asked.seen)


def _novices(asked: Asked) -> Iterator[Part]:
    yield from novices(asked.school, asked.stage, asked.seen)
    yield goods(asked.school, asked.stage)


def _places(asked: Asked) -> Iterator[Part]:
    about = asked.view, asked.stage, asked.seen
    yield places.places(asked.choice, *about)
    yield places.apart(asked.choice, *about)
    yield places.who(*about)
    yield goods(asked.school, asked.stage)


def _sources(asked: Asked) -> Iterator[Part]:
    yield panes.sources(asked.view, asked.stage, asked.seen)
    yield panes.window(asked.view, asked.school, asked.stage, asked.seen)


def _window(asked: Asked) -> Iterator[Part]:
    yield panes.window(asked.view, asked.school, asked.stage, asked.seen)
    yield goods(asked.school, asked.stage)


SHOWN: dict[str, Parts] = {
    "dice.place": _placing,
    "roll.reroll": _placing,
    "dice.take": _taking,
    "dice.count": _counting,
    "joker.column": _columns,
    "act.choose": _acting,
    "bonus.choose": _bonus,
    "extra_die.choose": _hands,
    "move.count": _moving,
    "send.novice": _novices,
    "send.place": _places,
    "window.cloister": _sources,
    "window.row": _window,
    "window.bonus": _window,
}
"""What is drawn for each question, most important first."""
