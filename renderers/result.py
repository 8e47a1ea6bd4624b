"""The result of any game: ranks, points and where they come from, and the course of the game."""

from collections.abc import Sequence

from PIL import Image

from games.kernel.game import Result, Score
from games.kernel.text import Text
from renderers.canvas import Box, Canvas
from renderers.chart import chart
from renderers.sheet import MARGIN, WIDTH
from renderers.stage import Stage
from renderers.symbols import draw_mark
from renderers.theme import Theme

INNER = WIDTH - 2 * MARGIN
HEAD, LINE = 74, 42


def result_parts(
    result: Result, stage: Stage, theme: Theme, history: Sequence[Sequence[int]] = ()
) -> list[Image.Image]:
    """The parts of the picture: a heading, a panel per seat by rank, the chart if there is a course to show."""
    ranked = sorted(result.scores, key=lambda score: (score.rank, score.seat))
    parts = [_heading(result, stage, theme), *(_score(score, stage, theme) for score in ranked)]
    if len(history) > 1:
        parts.append(chart(stage.say(Text("picture-course")), history, INNER, theme))
    return parts


def _heading(result: Result, stage: Stage, theme: Theme) -> Image.Image:
    canvas = Canvas(INNER, 110, theme.ground)
    canvas.words(canvas.box.top_part(62), stage.say(Text("picture-result")), theme.ink, 52, style="title")
    if result.reason is not None:
        canvas.words(canvas.box.bottom_part(44), stage.say(result.reason), theme.faint, 32, least=22)
    return canvas.finished()


def _score(score: Score, stage: Stage, theme: Theme) -> Image.Image:
    """One seat: place, name, points; below, each source."""
    rows = -(-len(score.sources) // 2) + (score.note is not None)
    canvas = Canvas(INNER, HEAD + rows * LINE + (20 if rows else 8), theme.ground)
    first = score.rank == 1
    canvas.panel(canvas.box.inset(1), theme.panel, 18, theme.accent if first else theme.edge, 5 if first else 2)
    inside = canvas.box.inset(22, 8)
    _headline(canvas, inside.top_part(HEAD - 14), score, stage, theme)
    _sources(canvas, inside, score, stage, theme)
    return canvas.finished()


def _sources(canvas: Canvas, inside: Box, score: Score, stage: Stage, theme: Theme) -> None:
    """What gave the points, in two columns."""
    for place, (label, points) in enumerate(score.sources):
        column = inside.columns(2, 40)[place % 2]
        row = Box(column.x, HEAD + place // 2 * LINE, column.width, LINE - 2)
        canvas.words(row.left_part(row.width - 84), stage.say(label), theme.faint, 32, least=22)
        canvas.words(row.right_part(76), signed(points), theme.ink, 32, style="bold", align="right")
    if score.note is not None:
        canvas.words(inside.bottom_part(LINE), stage.say(score.note), theme.accent, 30)


def _headline(canvas: Canvas, box: Box, score: Score, stage: Stage, theme: Theme) -> None:
    canvas.words(box.left_part(64), f"{score.rank}.", theme.accent, 46, style="title")
    mark = Box(box.x + 70, box.y, 32, box.height)
    draw_mark(canvas, score.seat, mark, theme.lines[score.seat % len(theme.lines)])
    name = Box(box.x + 116, box.y, box.width - 116 - 270, box.height)
    canvas.words(name, stage.name(score.seat), theme.ink, 42, style="bold", least=26)
    points = stage.say(Text("picture-points", points=score.points))
    canvas.words(box.right_part(260), points, theme.ink, 42, style="bold", align="right", least=28)


def signed(points: int) -> str:
    """A number with its sign."""
    return f"+{points}" if points >= 0 else f"\u2212{-points}"
