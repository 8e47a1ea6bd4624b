"""The sources of points, as chips beside each other: an emblem, its meaning, and the points.

Laws: every emblem is named at its first use; what has no room is summed up, so that chips always add up to the points;
what decided the game is summed up last.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from operator import attrgetter

import msgspec

from games.kernel.contract.game import Score
from games.kernel.engine.text import Text
from renderers import emblems
from renderers.surface.canvas import TEXT, Box, Canvas, width_of
from renderers.surface.sheet import flowing
from renderers.surface.stage import Stage
from renderers.surface.theme import Colour, Theme
from renderers.whole.story import about, kind_of

LINE, EMBLEM, SIZE = 48, 42, TEXT + 2
"""The heights of a row of chips and of the emblem in it; the size of its number."""
GAP, BETWEEN = 8, 30
"""The gaps within a chip and between chips."""
MINUS = "\u2212"


class Chip(msgspec.Struct, frozen=True):
    """An emblem, words, or both; and the points. `decisive`: it decided the game."""

    emblem: str | None
    words: str
    points: int
    decisive: bool = False

    @property
    def number(self) -> str:
        """The points as they are written."""
        return signed(self.points)

    @property
    def width(self) -> float:
        """How much room it takes."""
        emblem = (EMBLEM + GAP) * (self.emblem is not None)
        words = width_of(self.words, "plain", TEXT) + GAP if self.words else 0
        return emblem + words + width_of(self.number, "bold", SIZE)


def chips_of(
    score: Score, stage: Stage, known: Mapping[str, str], named: Collection[str | None], decisive: Text | None = None
) -> list[Chip]:
    """A seat's sources, highest first. `known`: emblems by the name of the source; `named`: those that already have
    had their words; `decisive`: the kind of source that decided.
    """
    chips = []
    for label, points in sorted(score.sources, key=lambda source: -abs(source[1])):
        emblem = emblem_of(label, known)
        silent = emblem is not None and emblem in named
        chips.append(Chip(emblem, "" if silent else stage.say(label), points, kind_of(label) == decisive))
    return chips


def emblem_of(label: Text, known: Mapping[str, str]) -> str | None:
    """The emblem of a source: the game's choice, or one with the name of the source's subject."""
    if label.id in known:
        return known[label.id]
    return next((name for text in (label, *about(label)) for name in _called(text) if emblems.exists(name)), None)


def _called(text: Text) -> Iterator[str]:
    """The name of a text's thing: great_hall for card-great-hall."""
    yield text.id.partition("-")[2].replace("-", "_")


def in_rows(chips: Sequence[Chip], room: float, most: int, rest: str) -> list[list[Chip]]:
    """The chips in at most so many rows; the others are summed up under the word `rest`."""
    wanted = sorted(range(len(chips)), key=lambda place: not chips[place].decisive)
    for kept in range(len(chips), 0, -1):
        shown = [chips[place] for place in sorted(wanted[:kept])]
        left = sum(chips[place].points for place in wanted[kept:])
        all_ = [*shown, *([Chip(None, rest, left)] if kept < len(chips) else [])]
        rows = flowing(all_, attrgetter("width"), room, BETWEEN)
        if len(rows) <= most:
            return rows
    return []


def length(row: Sequence[Chip]) -> float:
    """How long a row of chips is."""
    return sum(chip.width + BETWEEN for chip in row) - BETWEEN


def draw_chips(canvas: Canvas, box: Box, rows: Sequence[Sequence[Chip]], ink: Colour, theme: Theme) -> None:
    """The rows from the top of a box, their emblems in `ink`."""
    for number, row in enumerate(rows):
        x = box.x
        for chip in row:
            room = min(chip.width, box.right - x)
            _chip(canvas, Box(x, box.y + number * LINE, room, LINE), chip, ink, theme)
            x += room + BETWEEN


def _chip(canvas: Canvas, box: Box, chip: Chip, ink: Colour, theme: Theme) -> None:
    if chip.emblem is not None:
        canvas.emblem(box.left_part(EMBLEM).inset(0, (LINE - EMBLEM) / 2), chip.emblem, ink)
        box = box.without_left(EMBLEM + GAP)
    number = width_of(chip.number, "bold", SIZE)
    if chip.words:
        canvas.words(box.left_part(box.width - number - GAP + 1), chip.words, theme.faint, TEXT)
    canvas.words(box.right_part(number + 1), chip.number, theme.ink, SIZE, style="bold")


def signed(points: int) -> str:
    """A number with its sign."""
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"
