"""The story of a game, found in its points and their course: what decided, who led, the turning point, the best turn.

Laws: it follows from the points alone; a seat that shares the lead does not lead; a final scoring is no turn.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from games.kernel.contract.game import Result, Score
from games.kernel.engine.text import Seat, Text

Period: TypeAlias = Literal["turn", "round"]
PointsHistory: TypeAlias = Sequence[Sequence[int]]
"""The points per seat at the beginning, and after each turn or round."""

MOST_BEST = 2
"""The most seats named for the best turn."""
BY_TURNS = Text("picture-course")


class Growth(msgspec.Struct, frozen=True):
    """How the points grew: entry by entry, in turns or rounds, under a title. `scored`: the last entry is a final
    scoring. `emblems`: the emblems of the sources of points, by the names of their messages.
    """

    history: PointsHistory = ()
    title: Text = BY_TURNS
    unit: Period = "turn"
    scored: bool = False
    emblems: Mapping[str, str] = {}

    @property
    def shown(self) -> bool:
        """Whether there is anything to show."""
        return len(self.history) > 1

    def moment(self, entry: int) -> Text:
        """The name of an entry in a sentence: ``moment-*``."""
        if self.scored and entry == len(self.history) - 1:
            return Text("moment-end")
        return Text(f"moment-{self.unit}", number=entry)


class Gain(msgspec.Struct, frozen=True):
    """The gain of a seat up to an entry of the course."""

    seat: int
    entry: int
    points: int


class Story(msgspec.Struct, frozen=True):
    """The events of a course that are worth telling.

    `leaders`: the sole leader at each entry (None: nobody); `changes`: how often another seat took the lead; `longest`:
    who led at most entries; `turning`: the entry from which the winner led to the end; `behind`: the winner's last
    greatest distance from the lead, and when; `best`: each time with the greatest gain of all.
    """

    leaders: tuple[int | None, ...]
    changes: int
    longest: tuple[int, ...]
    turning: int | None
    behind: Gain | None
    best: tuple[Gain, ...]

    @property
    def highlights(self) -> Iterator[tuple[str, int]]:
        """The messages about the events at one entry, with the entry."""
        if self.turned:
            yield "story-turning", self.turned
        for step in self.best if self.apart else self.last_best:
            yield "story-best", step.entry

    @property
    def turned(self) -> int | None:
        """When the winner went ahead for good, unless from the beginning."""
        return self.turning if self.turning and (self.changes or self.turning > 1) else None

    @property
    def again(self) -> bool:
        """Whether the final leader had led before the last entry."""
        return self.leaders[-1] in self.leaders[:-1]

    @property
    def at_once(self) -> bool:
        """Whether the greatest gain came once, or to several at once."""
        return len({step.entry for step in self.best}) == 1

    @property
    def apart(self) -> bool:
        """Whether as many seats as can be named gained most, each once, one after the other."""
        return MOST_BEST == len(self.best) == len({step.seat for step in self.best}) and not self.at_once

    @property
    def last_best(self) -> tuple[Gain, ...]:
        """The seat with the greatest gain, at its last time; nobody if too many shared it."""
        last = tuple(step for step in self.best if step.entry == self.best[-1].entry)
        return last if len(last) <= MOST_BEST else ()


def by_rounds(result: Result, rounds: Iterable[Sequence[int]], title: Text, emblems: Mapping[str, str]) -> Growth:
    """A course in rounds: zero at the beginning, the points after each round (`rounds` has them by seat), and those
    with the final scoring.
    """
    points = tuple(score.points for score in sorted(result.scores, key=lambda score: score.seat))
    history = [(0,) * len(points), *zip(*rounds, strict=False), points]
    return Growth(history, title, "round", scored=True, emblems=emblems)


def story_of(result: Result, course: Growth) -> Story:
    """The story of a game that ended with this result."""
    leaders = leaders_of(course.history)
    held = [seat for seat in leaders if seat is not None]
    turning = _turning(result, leaders)
    return Story(
        leaders,
        changes=sum(one != other for one, other in pairwise(held)),
        longest=_longest(held),
        turning=turning,
        behind=None if turning is None else _behind(result.winners[0], course.history[:turning]),
        best=_best(course.history[: -1 if course.scored else None]),
    )


def leaders_of(history: PointsHistory) -> tuple[int | None, ...]:
    """Who has most points at each entry, if one seat alone has them."""
    return tuple(
        entry.index(max(entry)) if len(entry) > 1 and entry.count(max(entry)) == 1 else None
        for entry in map(tuple, history)
    )


def margin(result: Result) -> int | None:
    """The sole winner's lead in points over the next; None with several winners or nobody else."""
    points = sorted((score.points for score in result.scores), reverse=True)
    return points[0] - points[1] if len(result.winners) == 1 and len(points) > 1 else None


def _longest(held: Sequence[int]) -> tuple[int, ...]:
    counts = Counter(held)
    return tuple(sorted(seat for seat, count in counts.items() if count == max(counts.values())))


def _turning(result: Result, leaders: Sequence[int | None]) -> int | None:
    """The first entry of the winner's lead that lasted to the end; None if no one seat won by leading."""
    if len(result.winners) != 1 or not leaders or leaders[-1] != result.winners[0]:
        return None
    others = [entry for entry, seat in enumerate(leaders) if seat != result.winners[0]]
    return max(others, default=-1) + 1


def _behind(seat: int, before: PointsHistory) -> Gain | None:
    """Where a seat last lay farthest behind the first."""
    gaps = [Gain(seat, number, max(entry) - entry[seat]) for number, entry in enumerate(before)]
    farthest = max(reversed(gaps), key=lambda step: step.points, default=None)
    return farthest if farthest and farthest.points else None


def _best(history: PointsHistory) -> tuple[Gain, ...]:
    """The greatest gain from one entry to the next, each time that it was made."""
    steps = [
        Gain(seat, number, now - before)
        for number, (old, new) in enumerate(pairwise(history), 1)
        for seat, (before, now) in enumerate(zip(old, new, strict=True))
    ]
    most = max((step.points for step in steps), default=0)
    return tuple(step for step in steps if step.points == most > 0)


def told(result: Result, course: Growth) -> tuple[Text, ...]:
    """The story, a sentence for each event, the most moving first."""
    if not course.shown:
        return tuple(_why(result))
    story = story_of(result, course)
    return (*_why(result), *_turn(story, course), *_leap(story, course), *_gap(story, course), *_lead(story, course))


def in_short(result: Result, course: Growth) -> tuple[Text, ...]:
    """When the winner went ahead for good, and the best turn, in few words; the latter alone in more."""
    story = story_of(result, course)
    if not story.turned:
        return tuple(_leap(story, course))
    turned = Text("short-turning", who=_winner(story), when=course.moment(story.turned))
    return (turned, *_leap_in_short(story, course))


def decisive(result: Result) -> Text | None:
    """The kind of source that gave the only winner most before the second, who has fewer points."""
    if not margin(result):
        return None
    compared = _compared(*_first_two(result))
    gains = {kind: own - other for kind, (_, own, other) in compared.items()}
    # Of equal differences the winner's first one counts.
    kind = max(gains, key=lambda one: gains[one], default=None)
    return kind if kind is not None and gains[kind] > 0 else None


def _first_two(result: Result) -> tuple[Score, Score]:
    first, second, *_ = sorted(result.scores, key=lambda score: (score.rank, score.seat))
    return first, second


def _compared(first: Score, second: Score) -> dict[Text, tuple[Text, int, int]]:
    """For each kind of source of either seat, the first's before the others: its name, and the points of both."""
    own, others = _by_kind(first), _by_kind(second)
    named = others | own
    points = [{kind: count for kind, (_, count) in found.items()} for found in (own, others)]
    return {kind: (named[kind][0], points[0].get(kind, 0), points[1].get(kind, 0)) for kind in own | others}


def _why(result: Result) -> Iterator[Text]:
    """The source that gave the sole winner most over the second."""
    kind = decisive(result)
    if kind is None:
        return
    first, second = _first_two(result)
    what, points, other = _compared(first, second)[kind]
    yield Text("story-why", what=what, points=points, other=other, who=Seat(second.seat))


def _by_kind(score: Score) -> dict[Text, tuple[Text, int]]:
    """A seat's sources by kind: the name, and the points."""
    found: dict[Text, tuple[Text, int]] = {}
    for label, points in score.sources:
        kind = kind_of(label)
        found[kind] = kind if about(label) else label, found.get(kind, (label, 0))[1] + points
    return found


def kind_of(label: Text) -> Text:
    """The kind of a source regardless of its numbers: its subject, or the rest of its message."""
    rest = {name: argument for name, argument in label.args.items() if not isinstance(argument, int)}
    return next(iter(about(label)), Text(label.id, **rest))


def about(label: Text) -> list[Text]:
    """The things that a source names."""
    return [argument for argument in label.args.values() if isinstance(argument, Text)]


def _lead(story: Story, course: Growth) -> Iterator[Text]:
    """Who led, and how often that changed."""
    if story.changes:
        if len(story.longest) == 1:
            yield Text("story-changes", times=story.changes, who=Seat(story.longest[0]))
        else:
            yield Text("story-changes-level", times=story.changes)
    elif story.longest:
        first = next(entry for entry, seat in enumerate(story.leaders) if seat is not None)
        yield _ahead(story, course, first)


def _ahead(story: Story, course: Growth, first: int) -> Text:
    """The only seat that ever led, and since which entry."""
    last = len(story.leaders) - 1
    if first == last > 1:
        return _at_last(story, course)
    seat, level = story.longest[0], None in story.leaders[first:]
    if level and all(points[seat] == max(points) for points in course.history):
        return Text("story-unbeaten", who=Seat(seat))
    message = "story-ahead" if level else "story-always" if first <= 1 else "story-since"
    return Text(message, who=Seat(seat), when=course.moment(first))


def _at_last(story: Story, course: Growth) -> Text:
    """That the last entry alone decided."""
    message, when = "story-late" if course.scored else "story-last", course.moment(len(story.leaders) - 1)
    return Text(message, who=_winner(story), when=when, before="led" if story.again else "never")


def _winner(story: Story) -> Seat:
    """Who led at the end."""
    return Seat(story.leaders[-1] or 0)


def _turn(story: Story, course: Growth) -> Iterator[Text]:
    """When the winner went ahead for good, if another had led."""
    if story.turning is None or not story.changes:
        return
    if story.turning == len(story.leaders) - 1:
        yield _at_last(story, course)
    else:
        yield Text("story-turning", who=_winner(story), when=course.moment(story.turning))


def _gap(story: Story, course: Growth) -> Iterator[Text]:
    """The distance the winner made up, if another had led."""
    if story.behind and story.changes:
        when = course.moment(story.behind.entry)
        yield Text("story-behind", who=_winner(story), when=when, points=story.behind.points)


def _leap(story: Story, course: Growth) -> Iterator[Text]:
    """The turn or round that brought most: the only one, each of two, or the last of many."""
    if story.apart:
        who = tuple(Text("best-of", who=Seat(step.seat), when=course.moment(step.entry)) for step in story.best)
        yield Text("story-best-shared", unit=course.unit, who=who, points=story.best[0].points)
    elif story.last_best:
        yield _last_leap("story-best" if story.at_once else "story-best-last", story, course, unit=course.unit)


def _leap_in_short(story: Story, course: Growth) -> Iterator[Text]:
    """The same in few words."""
    if story.last_best:
        yield _last_leap("short-best" if story.at_once else "short-best-last", story, course)


def _last_leap(message: str, story: Story, course: Growth, **unit: str) -> Text:
    last = story.last_best[-1]
    who = tuple(Text("seat-name", who=Seat(step.seat)) for step in story.last_best)
    return Text(message, who=who, when=course.moment(last.entry), points=last.points, **unit)
