"""The result of any game: who won, ranks, points and their sources, the course of the game and its story.

Law: the result fits on one picture that is not too tall; what has no room is left to the words beside it.
"""

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import TypeAlias

import msgspec

from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Text
from renderers.parts.ornament import cartouche, rule, stamped
from renderers.parts.symbols import draw_mark
from renderers.surface.canvas import (
    FIGURE,
    FINE,
    HEADING,
    HEADLINE,
    TEXT,
    Align,
    Box,
    Canvas,
    FinishedPart,
    panelled,
    width_of,
)
from renderers.surface.lettering import Style, clean, rows_of
from renderers.surface.sheet import INNER, MARGIN, WIDTH, flowing, stacked
from renderers.surface.stage import Stage
from renderers.surface.theme import Theme, theme_for
from renderers.whole.chart import HEIGHT_FOR_SIGNS, LEAST_HEIGHT, MOST_HEIGHT, chart
from renderers.whole.sources import BETWEEN, LINE, MINUS, Chip, chips_of, draw_chips, emblem_of, in_rows, length
from renderers.whole.story import Growth, decisive, in_short, margin, story_of, told

HIGHEST = WIDTH * 126 // 100
"""How high it is at most: a phone shows it on one screen, with the sentence above it and the ways on below."""
BELOW = 8
"""Between the panels."""
SIDE, PAD, FRAME = 24, 6, 6
"""A panel's margins at the sides, above and below; and with a frame."""
REASON, RULE = 48, 26
TOTAL = 220
"""The room of the winner's points."""
HEAD, NOTE = 52, 44
"""The heights of a line with place, name and points; of the deciding point."""
PLACE, MARK, NAME, POINTS = 66, 34, 124, 270
"""The columns of such a line: the place, the mark; where the name begins; the room of the points on the right."""
SENTENCE, SIGN, TOLD = 44, 40, TEXT + 2
"""The height of a row of the story, its emblem, its lettering."""
INDENT = SIGN + PAD + 4
"""Where its words begin."""
BRIEF = 2
"""The number of sentences up to which the story is told in few words."""
ENOUGH = 4
"""The number of sources that is enough."""
NARROWER = (0.6, 0.7, 0.8, 0.9)
"""How much narrower rows may be to make the last as long as the others."""
WREATH_EMBLEM = "prestige"
SIGNS = {
    "story-why": "crown",
    "story-changes": "banner", "story-changes-level": "banner", "story-always": "banner",
    "story-since": "crown", "story-ahead": "banner", "story-unbeaten": "banner",
    "story-turning": "crown", "story-late": "crown",
    "story-last": "crown", "story-behind": "hourglass",
    "story-best": "prize", "story-best-shared": "prize", "story-best-last": "prize",
    "short-turning": "crown", "short-best": "prize", "short-best-last": "prize",
}  # fmt: skip
"""The emblems of the story's sentences."""


class Hero(msgspec.Struct, frozen=True):
    """The look of a sole winner: the height, the side of the wreath, the sizes of name and points, and the height
    from which the margin is said.
    """

    height: int
    wreath: int
    name: int
    points: int
    margin_at: int


LARGE = Hero(height=158, wreath=132, name=68, points=84, margin_at=82)
SLIM = Hero(height=112, wreath=100, name=52, points=64, margin_at=54)


class Allotment(msgspec.Struct, frozen=True):
    """The room there is: for a winner (None: as for everybody), for rows of sources (the first's, the others'),
    whether they may be summed up, for sentences of the story, for the deciding point, and for the course.
    """

    hero: Hero | None
    rows: tuple[int, int]
    summed: bool = False
    story: int = 9
    notes: bool = True
    course: bool = True


ROOMS = (
    Allotment(LARGE, rows=(9, 9)),
    Allotment(LARGE, rows=(9, 9), story=4),
    Allotment(LARGE, rows=(4, 2), story=3),
    Allotment(SLIM, rows=(4, 2), story=3),
    Allotment(SLIM, rows=(4, 2), story=2),
    Allotment(SLIM, rows=(2, 1), summed=True, story=3),
    Allotment(SLIM, rows=(2, 1), summed=True, story=2),
    Allotment(SLIM, rows=(1, 1), summed=True, story=2),
    Allotment(SLIM, rows=(1, 1), summed=True, story=1),
    Allotment(None, rows=(1, 1), summed=True, story=1),
    Allotment(None, rows=(1, 1), summed=True, story=0),
    Allotment(None, rows=(1, 1), summed=True, story=0, notes=False),
    Allotment(None, rows=(1, 1), summed=True, story=0, notes=False, course=False),
)
"""From much to little: the first that fits is taken."""


class RankedSeat(msgspec.Struct, frozen=True):
    """A seat with its sources in rows, and the deciding point (`note`) in rows; `hero`: the sole winner."""

    score: Score
    rows: list[list[Chip]]
    note: tuple[str, ...]
    hero: Hero | None

    @property
    def head(self) -> int:
        """The height of the part above the sources."""
        return self.hero.height if self.hero else HEAD

    @property
    def height(self) -> int:
        """Of its panel."""
        return 2 * self.pad + self.head + LINE * len(self.rows) + NOTE * len(self.note) * (not self.beside)

    @property
    def whole(self) -> bool:
        """Whether all sources are there."""
        return sum(map(len, self.rows)) == len(self.score.sources)

    @property
    def beside(self) -> bool:
        """Whether the deciding point fits beside the last sources."""
        if not self.rows or len(self.note) != 1:
            return False
        return length(self.rows[-1]) + BETWEEN + width_of(self.note[0], "plain", TEXT) <= INNER - 2 * SIDE

    @property
    def pad(self) -> int:
        """The margin above and below: more within a frame."""
        return PAD + FRAME * (self.score.rank == 1)


class Sentence(msgspec.Struct, frozen=True):
    """A sentence of the story in rows, and its emblem."""

    sign: str
    rows: tuple[str, ...]

    @property
    def height(self) -> int:
        """Of its rows."""
        return SENTENCE * len(self.rows)

    @property
    def width(self) -> float:
        """Of the emblem and the longest row."""
        return INDENT + max(width_of(row, "plain", TOLD) for row in self.rows)


SentenceRow: TypeAlias = tuple[Sentence, ...]
"""Sentences beside each other."""


class ResultLayout(msgspec.Struct, frozen=True):
    """The contents of the picture: why it ended, the ranks, the story, whether there is a chart, and whether sources
    may be summed up.
    """

    reason: tuple[str, ...]
    ranks: tuple[RankedSeat, ...]
    story: tuple[SentenceRow, ...]
    course: bool
    summed: bool

    @property
    def without_chart(self) -> int:
        """The height of everything but the chart."""
        panels = [RULE + REASON * len(self.reason), *(rank.height for rank in self.ranks)]
        panels += [_story_height(self.story)] if self.story else []
        return 2 * MARGIN + sum(panels) + BELOW * (len(panels) - 1 + self.course)

    @property
    def fits(self) -> bool:
        """Whether it is not too tall, and every source is there if it has to be."""
        least = HEIGHT_FOR_SIGNS if self.story else LEAST_HEIGHT
        low = self.without_chart + least * self.course <= HIGHEST
        return low and (self.summed or all(rank.whole for rank in self.ranks))


def result_sheet(result: Result, stage: Stage, course: Growth = Growth()) -> FinishedPart:  # noqa: B008 # frozen
    """Why it ended, a panel per seat by rank, and the chart with the story of the game if there is a course."""
    theme = theme_for(*stage.looks)
    plan = _plan(result, stage, course)
    parts = [_heading(plan.reason, theme), *(_panel(rank, result, stage, theme) for rank in plan.ranks)]
    if plan.course:
        height = min(HIGHEST - plan.without_chart, MOST_HEIGHT)
        parts.append(chart(course, _highlights(result, course, plan), stage, INNER, height))
    if plan.story:
        parts.append(_story(plan.story, theme))
    return stacked(parts, theme, BELOW)


def _plan(result: Result, stage: Stage, course: Growth) -> ResultLayout:
    """The fullest picture that is not too tall."""
    plans = (_planned(result, stage, course, room) for room in ROOMS)
    return next((plan for plan in plans if plan.fits), _planned(result, stage, course, ROOMS[-1]))


def _highlights(result: Result, course: Growth, plan: ResultLayout) -> list[tuple[str, int]]:
    """The emblems over the chart, of the events in the story."""
    told_of = {sentence.sign for line in plan.story for sentence in line}
    found = dict.fromkeys((SIGNS[message], entry) for message, entry in story_of(result, course).highlights)
    return [(sign, entry) for sign, entry in found if sign in told_of]


def _planned(result: Result, stage: Stage, course: Growth, room: Allotment) -> ResultLayout:
    reason = _rows(stage.say(result.reason or Text("picture-result")), "title", INNER - 2 * SIDE, HEADING)
    ranks = _ranks(result, stage, course, room)
    if stage.arranged:
        return ResultLayout(reason, ranks, (), course=False, summed=room.summed)
    return ResultLayout(
        reason, ranks, _lines(result, course, room.story, stage), course.shown and room.course, room.summed
    )


def _ranks(result: Result, stage: Stage, course: Growth, room: Allotment) -> tuple[RankedSeat, ...]:
    """The seats, the best first."""
    named: set[str | None] = set()
    ranks: list[RankedSeat] = []
    decided = decisive(result)
    for score in sorted(result.scores, key=lambda score: (score.rank, score.seat)):
        chips = chips_of(score, stage, course.emblems, named, decided)
        note = _rows(stage.say(score.note), "plain", INNER - 2 * SIDE, TEXT) if score.note and room.notes else ()
        rows = _rows_of_chips(chips, note, room.rows[bool(ranks)], stage.say(Text("picture-rest")))
        named |= {chip.emblem for row in rows for chip in row}
        ranks.append(RankedSeat(score, rows, note, room.hero if result.winners == (score.seat,) else None))
    return tuple(ranks)


def _rows_of_chips(chips: Sequence[Chip], note: Sequence[str], most: int, rest: str) -> list[list[Chip]]:
    """The sources; if they have only one row, and few suffice, so few that the deciding point fits beside them."""
    whole = in_rows(chips, INNER - 2 * SIDE, most, rest)
    if len(note) != 1 or most > 1:
        return whole
    fewer = in_rows(chips, INNER - 2 * SIDE - BETWEEN - width_of(note[0], "plain", TEXT), most, rest)
    return fewer if fewer and len(fewer[0]) >= ENOUGH else whole


def _rows(words: str, style: Style, room: float, size: int) -> tuple[str, ...]:
    """The words on as few rows as possible, without a short rest on the last."""
    ways = [rows_of(clean(words), style, int(part * room * FINE), size * FINE) for part in (*NARROWER, 1)]
    return tuple(next(rows for rows in ways if len(rows) == len(ways[-1])))


def _heading(reason: Sequence[str], theme: Theme) -> FinishedPart:
    """Why it ended, over a rule."""
    canvas = Canvas(INNER, RULE + REASON * len(reason), theme)
    for number, row in enumerate(reason):
        line = Box(SIDE, number * REASON, INNER - 2 * SIDE, REASON)
        canvas.words(line, row, theme.ink, HEADING, style="title", align="middle")
    rule(canvas, canvas.box.bottom_part(RULE).inset(INNER / 5, 0), theme.accent)
    return canvas.finished()


# a seat


def _panel(rank: RankedSeat, result: Result, stage: Stage, theme: Theme) -> FinishedPart:
    """One seat: place, name, points; below, their sources, and the deciding point."""
    canvas = Canvas(INNER, rank.height, theme)
    won, score = rank.score.rank == 1, rank.score
    canvas.panel(canvas.box.inset(1), theme.panel, 18)
    if won:
        cartouche(canvas, canvas.box.inset(FRAME), theme.accent)
    inside = canvas.box.inset(SIDE, rank.pad)
    head = inside.top_part(rank.head)
    if rank.hero:
        _winner(canvas, head, rank.hero, (score, margin(result)), stage)
    else:
        _headline(canvas, head, score, stage, theme)
    ink = theme.accent if won else theme.faint
    draw_chips(canvas, Box(inside.x, head.bottom, inside.width, LINE), rank.rows, ink, theme)
    align: Align = "right" if rank.beside else "left"
    notes = inside.bottom_part(NOTE * len(rank.note))
    for number, row in enumerate(rank.note):
        canvas.words(notes.moved(0, number * NOTE).top_part(NOTE), row, theme.faint, TEXT, align=align)
    return canvas.finished()


def _winner(canvas: Canvas, box: Box, hero: Hero, won: tuple[Score, int | None], stage: Stage) -> None:
    """The sole winner: the mark in a wreath, name and points large, below them the margin."""
    theme, (score, lead) = theme_for(*stage.looks), won
    _wreath(canvas, box.left_part(hero.wreath).top_part(hero.height - 12).square(), score.seat, theme)
    beside = box.without_left(hero.wreath + SIDE)
    below = beside.moved(0, hero.margin_at).top_part(FIGURE + 12)
    name = beside.top_part(hero.margin_at + 6) if lead is not None else beside
    canvas.words(name.left_part(beside.width - TOTAL), stage.name(score.seat), theme.ink, hero.name, style="title")
    number, unit = str(score.points).replace("-", MINUS), stage.say(Text("picture-unit", points=score.points))
    total = beside.top_part(hero.margin_at + 6).right_part(TOTAL)
    canvas.words(total, number, theme.accent, hero.points, style="title", align="right")
    canvas.words(below.right_part(TOTAL), unit, theme.accent, FIGURE, align="right")
    if lead is not None:
        said = stage.say(Text("picture-margin", points=lead))
        canvas.words(below.left_part(beside.width - TOTAL), said, theme.accent, FIGURE)


def _wreath(canvas: Canvas, box: Box, seat: int, theme: Theme) -> None:
    """A wreath around the mark of a seat that has won."""
    stamped(canvas, box, WREATH_EMBLEM, theme.panel, theme.accent)
    side = box.width / 3
    mark = Box(box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side)
    draw_mark(canvas, seat, mark, theme.line(seat))


def _headline(canvas: Canvas, box: Box, score: Score, stage: Stage, theme: Theme) -> None:
    """Place, mark, name, points."""
    canvas.words(box.left_part(PLACE), f"{score.rank}.", theme.accent, HEADLINE, style="title")
    mark = Box(box.x + PLACE, box.y, NAME - PLACE - 16, box.height)
    if score.rank == 1:
        _wreath(canvas, mark.square(), score.seat, theme)
    else:
        draw_mark(canvas, score.seat, mark.inset((mark.width - MARK) / 2, 0), theme.line(score.seat))
    name = box.without_left(NAME)
    canvas.words(name.left_part(name.width - POINTS), stage.name(score.seat), theme.ink, HEADLINE, style="bold")
    points = stage.say(Text("picture-points", points=score.points)).replace("-", MINUS)
    canvas.words(box.right_part(POINTS), points, theme.ink, HEADLINE, style="bold", align="right")


# the story


def _lines(result: Result, course: Growth, most: int, stage: Stage) -> tuple[SentenceRow, ...]:
    """The story in at most so many sentences; if these are few, the deciding point, and in few words beside each
    other the turning point and the best turn.
    """
    sentences, short = told(result, course), in_short(result, course)
    if most > BRIEF or len(sentences) <= most:
        return tuple((sentence,) for sentence in _sentences(sentences[:most], course, stage))
    why = [text for text in sentences if text.id == "story-why"][: most - 1]
    shown = [(sentence,) for sentence in _sentences(why, course, stage)]
    beside = flowing(_sentences(short, course, stage), attrgetter("width"), INNER - 2 * SIDE, BETWEEN)
    return (*shown, *map(tuple, beside)) if most else ()


def _sentences(story: Iterable[Text], course: Growth, stage: Stage) -> tuple[Sentence, ...]:
    room = INNER - 2 * SIDE - INDENT
    return tuple(Sentence(_sign(text, course), _rows(stage.say(text), "plain", room, TOLD)) for text in story)


def _sign(text: Text, course: Growth) -> str:
    """The emblem of a sentence's subject, if it has one."""
    what = text.args.get("what")
    return (emblem_of(what, course.emblems) if isinstance(what, Text) else None) or SIGNS[text.id]


def _line_height(line: SentenceRow) -> int:
    return max(sentence.height for sentence in line)


def _story_height(story: Sequence[SentenceRow]) -> int:
    return 2 * PAD + sum(map(_line_height, story))


def _story(story: Sequence[SentenceRow], theme: Theme) -> FinishedPart:
    """The lines one below the other, in them each sentence with its emblem."""
    canvas = panelled(INNER, _story_height(story), theme, 18)
    left = canvas.box.inset(SIDE, PAD)
    for line in story:
        room = left.top_part(_line_height(line))
        for sentence in line:
            _sentence(canvas, room, sentence, theme)
            room = room.without_left(min(sentence.width + BETWEEN, room.width))
        left = left.moved(0, room.height)
    return canvas.finished()


def _sentence(canvas: Canvas, room: Box, sentence: Sentence, theme: Theme) -> None:
    canvas.emblem(room.top_part(SENTENCE).left_part(SIGN).square("middle"), sentence.sign, theme.accent)
    words = room.without_left(INDENT)
    for number, row in enumerate(sentence.rows):
        canvas.words(words.moved(0, number * SENTENCE).top_part(SENTENCE), row, theme.ink, TOLD)
