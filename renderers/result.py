"""The result of any game: ranks, points and where they come from, and the course of the game."""

from collections.abc import Iterable, Sequence

from games.kernel.game import Result, Score
from games.kernel.text import Text
from renderers.canvas import HEADLINE, TEXT, Box, Canvas, Part
from renderers.chart import chart
from renderers.sheet import INNER, stacked
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme, theme_for

TITLE, REASON = 68, 44
HEAD, LINE = 74, 42
"""The height of the line with place, name and points; of a line of sources."""
PLACE, MARK, NAME, POINTS = 66, 32, 120, 300
"""The columns of the first: the place, the mark; where the name begins; the room of the points on the right."""
SOURCE_POINTS = 100
MINUS = "\u2212"
COURSE = Text("picture-course")


def result_sheet(
    result: Result,
    stage: Stage,
    history: Sequence[Sequence[int]] = (),
    course: Text = COURSE,
    moments: Sequence[str] = (),
) -> Part:
    """A heading, a panel per seat by rank, the chart under the title `course` if there is one to show; `moments` name
    its entries.
    """
    theme = theme_for(*stage.looks)
    ranked = sorted(result.scores, key=lambda score: (score.rank, score.seat))
    parts = [_heading(result, stage, theme), *(_score(score, stage, theme) for score in ranked)]
    if len(history) > 1:
        parts.append(chart(stage.say(course), history, INNER, theme, moments))
    return stacked(parts, theme.ground)


def rounds_sheet(result: Result, rounds: Iterable[Sequence[int]], stage: Stage, course: Text) -> Part:
    """The result of a game in rounds, with the points after each of them by seat; the chart counts the rounds."""
    history = by_rounds(result, rounds)
    moments = [*(str(number) for number in range(len(history) - 1)), stage.say(Text("picture-course-end"))]
    return result_sheet(result, stage, history, course, moments)


def by_rounds(result: Result, rounds: Iterable[Sequence[int]]) -> list[tuple[int, ...]]:
    """The points of every seat at the beginning, after each round (`rounds` has them by seat), and with the final
    scoring.
    """
    return [(0,) * len(result.scores), *zip(*rounds, strict=False), tuple(score.points for score in result.scores)]


def _heading(result: Result, stage: Stage, theme: Theme) -> Part:
    canvas = Canvas(INNER, TITLE + REASON * (result.reason is not None), theme.ground)
    canvas.words(canvas.box.top_part(TITLE), stage.say(Text("picture-result")), theme.ink, 52, style="title")
    if result.reason is not None:
        canvas.words(canvas.box.bottom_part(REASON), stage.say(result.reason), theme.faint, TEXT)
    return canvas.finished()


def _score(score: Score, stage: Stage, theme: Theme) -> Part:
    """One seat: place, name, points; below, each source, and what decided."""
    rows = -(-len(score.sources) // 2) + (score.note is not None)
    canvas = Canvas(INNER, HEAD + rows * LINE + (16 if rows else 4), theme.ground)
    first = score.rank == 1
    canvas.panel(canvas.box.inset(1), theme.panel, 18, theme.accent if first else theme.edge, 5 if first else 2)
    inside = canvas.box.inset(22, 8)
    _headline(canvas, inside.top_part(HEAD - 14), score, stage, theme)
    _sources(canvas, Box(inside.x, HEAD, inside.width, LINE - 2), score, stage, theme)
    return canvas.finished()


def _headline(canvas: Canvas, box: Box, score: Score, stage: Stage, theme: Theme) -> None:
    canvas.words(box.left_part(PLACE), f"{score.rank}.", theme.accent, 46, style="title")
    draw_mark(canvas, score.seat, Box(box.x + PLACE + 6, box.y, MARK, box.height), theme.line(score.seat))
    name = box.without_left(NAME)
    canvas.words(name.left_part(name.width - POINTS), stage.name(score.seat), theme.ink, HEADLINE, style="bold")
    points = stage.say(Text("picture-points", points=score.points)).replace("-", MINUS)
    canvas.words(box.right_part(POINTS - 10), points, theme.ink, HEADLINE, style="bold", align="right")


def _sources(canvas: Canvas, row: Box, score: Score, stage: Stage, theme: Theme) -> None:
    """What gave the points, in two columns; below, the note."""
    for place, (label, points) in enumerate(score.sources):
        cell = row.columns(2, 40)[place % 2].moved(0, place // 2 * LINE)
        taken = canvas.words(cell.left_part(cell.width - SOURCE_POINTS), stage.say(label), theme.faint, TEXT)
        canvas.words(cell.without_left(taken + 16), signed(points), theme.ink, TEXT, style="bold")
    if score.note is not None:
        below = row.moved(0, -(-len(score.sources) // 2) * LINE)
        canvas.words(below, stage.say(score.note), theme.accent, TEXT)


def signed(points: int) -> str:
    """A number with its sign."""
    return f"+{points}" if points >= 0 else f"{MINUS}{-points}"
