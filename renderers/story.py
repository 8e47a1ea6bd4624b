"""The story of a game, found in its points and their course: what decided, who led, what turned it, whose turn
brought most.

Laws: it follows from the points alone; who leads together with others does not lead; a final scoring is no turn.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from games.kernel.game import Result, Score
from games.kernel.text import Seat, Text

Unit: TypeAlias = Literal["turn", "round"]
History: TypeAlias = Sequence[Sequence[int]]
"""The points per seat at the beginning, and after each turn or round."""

MOST_BEST = 2
"""So many may share the best turn: what more than these have done is nothing to tell."""
BY_TURNS = Text("picture-course")


class Course(msgspec.Struct, frozen=True):
    """How the points grew: entry by entry, in turns or rounds, under a title. `scored`: the last entry is a final
    scoring. `emblems`: the emblems of what points come from, by the names of its messages.
    """

    history: History = ()
    title: Text = BY_TURNS
    unit: Unit = "turn"
    scored: bool = False
    emblems: Mapping[str, str] = {}

    @property
    def shown(self) -> bool:
        """Whether there is anything to show."""
        return len(self.history) > 1

    def moment(self, entry: int) -> Text:
        """What an entry is called in a sentence."""
        if self.scored and entry == len(self.history) - 1:
            return Text("moment-end")
        return Text(f"moment-{self.unit}", number=entry)


class Step(msgspec.Struct, frozen=True):
    """What a seat gained up to an entry of the course."""

    seat: int
    entry: int
    points: int


class Story(msgspec.Struct, frozen=True):
    """What is worth telling of a course.

    `leaders`: who led alone at each entry (None: nobody); `changes`: how often another seat took the lead; `longest`:
    who led at most entries; `turning`: from which entry on the winner led to the end; `behind`: how far the winner
    once lay behind, and when; `best`: what each seat gained at once that gained most of all.
    """

    leaders: tuple[int | None, ...]
    changes: int
    longest: tuple[int, ...]
    turning: int | None
    behind: Step | None
    best: tuple[Step, ...]

    @property
    def highlights(self) -> Iterator[tuple[str, int]]:
        """The messages of what happened at one entry, with the entry."""
        if self.turning and self.changes:
            yield "story-turning", self.turning
        if len(self.best) == 1:
            yield "story-best", self.best[0].entry


def by_rounds(result: Result, rounds: Iterable[Sequence[int]], title: Text, emblems: Mapping[str, str]) -> Course:
    """A course in rounds: nothing at the beginning, the points after each round (`rounds` has them by seat), and those
    with the final scoring.
    """
    points = tuple(score.points for score in sorted(result.scores, key=lambda score: score.seat))
    history = [(0,) * len(points), *zip(*rounds, strict=False), points]
    return Course(history, title, "round", scored=True, emblems=emblems)


def story_of(result: Result, course: Course) -> Story:
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


def leaders_of(history: History) -> tuple[int | None, ...]:
    """Who has most points at each entry, if one seat alone has them."""
    return tuple(
        entry.index(max(entry)) if len(entry) > 1 and entry.count(max(entry)) == 1 else None
        for entry in map(tuple, history)
    )


def margin(result: Result) -> int | None:
    """How many points the only winner has more than anybody else; None: there are several, or nobody else."""
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


def _behind(seat: int, before: History) -> Step | None:
    """Where a seat lay farthest behind the first."""
    gaps = [Step(seat, number, max(entry) - entry[seat]) for number, entry in enumerate(before)]
    farthest = max(gaps, key=lambda step: step.points, default=None)
    return farthest if farthest and farthest.points else None


def _best(history: History) -> tuple[Step, ...]:
    """The greatest gain from one entry to the next: of each seat that made it, the first time."""
    steps = [
        Step(seat, number, now - before)
        for number, (old, new) in enumerate(pairwise(history), 1)
        for seat, (before, now) in enumerate(zip(old, new, strict=True))
    ]
    most = max((step.points for step in steps), default=0)
    first = {step.seat: step for step in reversed(steps) if step.points == most > 0}
    return tuple(first[seat] for seat in sorted(first))


def told(result: Result, course: Course) -> tuple[Text, ...]:
    """The story in sentences, one for each of the things that happened."""
    if not course.shown:
        return tuple(_why(result))
    story = story_of(result, course)
    return (*_why(result), *_lead(story, course), *_turn(story, course), *_leap(story, course))


def _why(result: Result) -> Iterator[Text]:
    """What gave the only winner most before the second, who has fewer points."""
    if not margin(result):
        return
    first, second, *_ = sorted(result.scores, key=lambda score: (score.rank, score.seat))
    own, others = _by_kind(first), _by_kind(second)
    names = {kind: what for kind, (what, _) in (*others.items(), *own.items())}
    gains = {kind: (own[kind][1] if kind in own else 0, others[kind][1] if kind in others else 0) for kind in names}
    # Of equal differences that counts which the winner has first.
    kind = max((*own, *others), key=lambda one: gains[one][0] - gains[one][1], default=None)
    if kind is not None and gains[kind][0] > gains[kind][1]:
        points, other = gains[kind]
        yield Text("story-why", what=names[kind], points=points, other=other, who=Seat(second.seat))


def _by_kind(score: Score) -> dict[Text, tuple[Text, int]]:
    """What a seat's points come from, by the kind of the source: what it is called, and the points."""
    found: dict[Text, tuple[Text, int]] = {}
    for label, points in score.sources:
        kind = kind_of(label)
        found[kind] = kind if about(label) else label, found.get(kind, (label, 0))[1] + points
    return found


def kind_of(label: Text) -> Text:
    """What kind of source it is, whatever its numbers are: the thing it is about, or the rest of its message."""
    rest = {name: argument for name, argument in label.args.items() if not isinstance(argument, int)}
    return next(iter(about(label)), Text(label.id, **rest))


def about(label: Text) -> list[Text]:
    """The things that a source names."""
    return [argument for argument in label.args.values() if isinstance(argument, Text)]


def _lead(story: Story, course: Course) -> Iterator[Text]:
    """Who led, and how often that changed."""
    if story.changes:
        if len(story.longest) == 1:
            yield Text("story-changes", times=story.changes, who=Seat(story.longest[0]))
        else:
            yield Text("story-changes-level", times=story.changes)
    elif story.longest:
        first = next(entry for entry, seat in enumerate(story.leaders) if seat is not None)
        yield _ahead(story, course, first)


def _ahead(story: Story, course: Course, first: int) -> Text:
    """Who alone ever led, from which entry on."""
    last = len(story.leaders) - 1
    if first == last > 1:
        return _at_last(story, course)
    message = "story-ahead" if None in story.leaders[first:] else "story-always" if first <= 1 else "story-since"
    return Text(message, who=Seat(story.longest[0]), when=course.moment(first))


def _at_last(story: Story, course: Course) -> Text:
    """That the last entry alone decided."""
    last = len(story.leaders) - 1
    return Text(
        "story-late" if course.scored else "story-last", who=Seat(story.leaders[-1] or 0), when=course.moment(last)
    )


def _turn(story: Story, course: Course) -> Iterator[Text]:
    """When the winner went ahead for good, and from how far behind."""
    if story.turning is None or not story.changes:
        return
    winner = Seat(story.leaders[-1] or 0)
    if story.turning == len(story.leaders) - 1:
        yield _at_last(story, course)
    else:
        yield Text("story-turning", who=winner, when=course.moment(story.turning))
    if story.behind:
        yield Text("story-behind", who=winner, when=course.moment(story.behind.entry), points=story.behind.points)


def _leap(story: Story, course: Course) -> Iterator[Text]:
    """The turn or round that brought most."""
    if len(story.best) == 1:
        (best,) = story.best
        yield Text(
            "story-best", unit=course.unit, who=Seat(best.seat), when=course.moment(best.entry), points=best.points
        )
    elif 1 < len(story.best) <= MOST_BEST:
        who = tuple(Text("seat-name", who=Seat(step.seat)) for step in story.best)
        yield Text("story-best-shared", unit=course.unit, who=who, points=story.best[0].points)
