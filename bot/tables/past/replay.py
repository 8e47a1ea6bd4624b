"""A game's course: the table as everybody saw it, picture by picture, with what happened before each.

Laws: it is made by playing the answers again, from the spectator's view and lines alone; while a game goes on, it
reveals neither the number of decisions within a turn nor the points.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from operator import is_
from typing import Any

import msgspec

from bot.tables.terms.holders import ALWAYS_THE_SAME, Holders
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.digest import Told
from games.kernel.engine.text import Text
from games.kernel.match import Given, Match
from games.kernel.replayed import Replayed, replayed

FEW = 24
"""A finished game with fewer turn boundaries has smaller steps: one whenever everybody was told something."""


class StoryLine(msgspec.Struct, frozen=True):
    """What everybody read about an event: whose doing it was (-1: nobody's), and how much it matters."""

    text: Text
    seat: int = -1
    weight: int = 1


class Frame(msgspec.Struct, frozen=True):
    """The table after a step, who is awaited then, what everybody was `told` since the picture before, and who sat
    where (nothing: the present people). For a finished game, also each seat's points; `boundary`: a turn ended.
    """

    step: int
    view: Any
    words: tuple[Text, ...]
    awaited: tuple[int, ...]
    told: tuple[StoryLine, ...]
    names: tuple[str, ...] = ()
    points: tuple[int, ...] = ()
    boundary: bool = True

    @property
    def lines(self) -> tuple[Text, ...]:
        """What everybody read."""
        return tuple(line.text for line in self.told)


class Scene(msgspec.Struct, frozen=True):
    """The table after a step that may become a picture, and its points; `boundary`: a turn ended with it; `over`: the
    game did.
    """

    step: int
    view: Any
    awaited: tuple[int, ...]
    events: tuple[Told, ...]
    points: tuple[int, ...]
    boundary: bool
    over: bool


def course(
    game: Game, setup: Setup, seed: bytes, log: Iterable[tuple[int, Given]], holders: Holders = ALWAYS_THE_SAME
) -> tuple[Frame, ...]:
    """The pictures of a game from its start to its last answer, with the names its seats had then. Raises IllegalAnswer
    if the rules have changed.
    """
    scenes = list(_scenes(replayed(game, setup, seed, log)))
    over = scenes[-1].over
    small = over and sum(scene.boundary for scene in scenes) < FEW
    frames: list[Frame] = []
    events: list[Told] = []
    for place, scene in enumerate(scenes):
        events += scene.events
        if scene.boundary or small or place in (0, len(scenes) - 1):
            told, events = _until_heading(events, last=place == len(scenes) - 1)
            frame = _frame(game, scene, told, holders, over=over)
            frames.append(sharing(frame, frames[-1]) if frames else frame)
    return tuple(frames)


def sharing(now: Any, before: Any) -> Any:
    """A copy of `now` that shares the parts equal to those of `before`: most of a table stays the same between
    pictures, and is stored once.
    """
    if type(now) is not type(before):
        return now
    if isinstance(now, msgspec.Struct):
        names = now.__struct_fields__
        parts = {name: sharing(getattr(now, name), getattr(before, name)) for name in names}
        same = all(part is getattr(before, name) for name, part in parts.items())
        return before if same else msgspec.structs.replace(now, **parts)
    if type(now) is tuple:
        shared = (*map(sharing, now, before), *now[len(before) :])
        same = len(now) == len(before) and all(map(is_, shared, before))
        return before if same else shared
    return before if now == before else now


def points_by_turn(
    game: Game, setup: Setup, seed: bytes, log: Iterable[tuple[int, Given]]
) -> tuple[tuple[int, ...], ...]:
    """The points per seat at a game's beginning and at each turn's end. Raises IllegalAnswer if the rules have
    changed.
    """
    steps = replayed(game, setup, seed, log)
    return tuple(_points(now.match) for now in steps if now.given is None or now.boundary)


def _scenes(steps: Iterable[Replayed]) -> Iterator[Scene]:
    """The beginning, and the table after each step that told everybody something."""
    unseen: list[Told] = []
    for now in steps:
        unseen += (Told(now.step, event) for event in now.events)
        if now.given is None or now.boundary or any(line.event.line(None) is not None for line in unseen):
            yield _scene(now, unseen)
            unseen = []


def _scene(now: Replayed, events: Sequence[Told]) -> Scene:
    match = now.match
    view, awaited, points = match.view(None), match.awaited(), _points(match)
    return Scene(now.step, view, awaited, tuple(events), points, now.boundary, match.over)


def _points(match: Match) -> tuple[int, ...]:
    scores = match.game.result(match.state).scores
    return tuple(score.points for score in sorted(scores, key=lambda score: score.seat))


def _until_heading(events: list[Told], *, last: bool) -> tuple[list[Told], list[Told]]:
    """A picture's events; a heading at their end, and what follows it, belongs to the next one."""
    cuts = [place for place, line in enumerate(events) if line.event.heading and (place or len(events) == 1)]
    if last:
        cuts = [place for place in cuts if place == len(events) - 1]
    cut = cuts[-1] if cuts else len(events)
    return events[:cut], events[cut:]


def _frame(game: Game, scene: Scene, events: Sequence[Told], holders: Holders, *, over: bool) -> Frame:
    words = game.words.table(scene.view)
    names, points = holders.names_at(scene.step), scene.points if over else ()
    told = _read(events, holders)
    return Frame(scene.step, scene.view, words, scene.awaited, told, names, points, scene.boundary)


def _read(events: Iterable[Told], holders: Holders) -> tuple[StoryLine, ...]:
    """What everybody may read of these events, with the names of those who acted."""
    read = ((told, told.event.line(None)) for told in events)
    return tuple(
        StoryLine(holders.then_named(text, told.step), told.event.seat, told.event.weight)
        for told, text in read
        if text is not None
    )


def eventful(frames: Sequence[Frame]) -> list[Frame]:
    """The first and last picture, and those before which something visible to all happened."""
    return [frame for frame in frames if frame.told or frame in (frames[0], frames[-1])]


def chosen(frames: Sequence[Frame], most: int) -> list[Frame]:
    """At most so many of the pictures, evenly from the first to the last; each includes the news of those left out
    before it.
    """
    if len(frames) <= most:
        return list(frames)
    places = [place * (len(frames) - 1) // (most - 1) for place in range(most)]
    return [_joined(frames[before + 1 : place + 1]) for before, place in pairwise((-1, *places))]


def _joined(frames: Sequence[Frame]) -> Frame:
    """The last of these pictures, with the news of all."""
    return msgspec.structs.replace(frames[-1], told=tuple(line for frame in frames for line in frame.told))
