"""Brings a stored game back that its newest checkpoint does not bring back: it is played again as it was played.

Laws:
- A game is its set-up, its seed and its answers. If, played again from the seed, each answer is one and tells what it
  told then, the rules are the same: its checkpoints are made anew, and nothing is lost.
- Otherwise the rules differ. The last good state is the one before the first answer that counts and is none any more,
  or tells something else than it told then. What was taken back is no difference, nor what cannot be read, nor what is
  told beside the rules.
- It is looked for from the seed, and from the newest checkpoint that can be read, which is a true state of the past
  whatever the rules make of the time before it. The one counts that leads further.
- A game that is over has its stored result: a past that leads to another one is none.
"""

import traceback
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec
import structlog

from bot.tables.terms.codec import read_event, read_picks, read_places, taken_back
from db import rows
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.chronicle import Event
from games.kernel.engine.lanes import is_lane
from games.kernel.match import Given, Match, Snapshot
from games.kernel.replayed import Replay, Replayed

Log: TypeAlias = tuple[tuple[int, Given], ...]
"""Answers with their steps."""
T = TypeVar("T")

log = structlog.get_logger()


class StoredPlay(msgspec.Struct, frozen=True):
    """All that is stored of what was played: checkpoints (the newest first), answers, chronicle."""

    row: rows.Game
    checkpoints: Sequence[rows.Checkpoint]
    log: Sequence[rows.Answer]
    lines: Sequence[rows.Line]


class Rebuilt(msgspec.Struct, frozen=True):
    """The last good state: `match` stands there, made of the last of the `checkpoints` (which take the place of the
    stored ones from the first of these on) and the answers since; `undone` are the steps that counted and do not any
    more; `gone` those since that checkpoint that do not count, those in lanes left out.
    """

    match: Match
    checkpoints: tuple[rows.NewCheckpoint, ...]
    log: Log
    gone: tuple[int, ...]
    undone: tuple[int, ...] = ()

    @property
    def snapshot(self) -> Snapshot:
        """What the match was made of."""
        last = self.checkpoints[-1]
        return Snapshot(last.step, last.turn, last.state)


class OtherRules(Exception):
    """What comes of a stored game is not what is stored of it."""


def where(error: Exception) -> str:
    """What the log says of an error of rules, and where it came up. Its own words may name what is hidden."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    words = f": {error}" if isinstance(error, OtherRules) else ""
    return f"{type(error).__name__}{words} ({Path(last.filename).name}:{last.lineno})"


def let_fit(match: Match, row: rows.Game) -> None:
    """Raise what is wrong with a match that was brought back: it cannot be looked at, or ended otherwise."""
    for seat in (None, *range(match.setup.seats)):
        match.view(seat)
    scores = match.game.result(match.state).scores
    if row.status == "finished":
        places = [(score.seat, score.points, score.rank) for score in scores]
        if not match.over or (read_places(row.result) or places) != places:
            raise OtherRules(f"game {row.id} ended otherwise")


def rebuilt(game: Game, setup: Setup, past: StoredPlay) -> Rebuilt | None:
    """The game as far as it can be brought back; None if that is not possible at all."""
    seed = past.row.begun_with
    ways = [tried(lambda: _as_far_as_it_goes(game, setup, Match.begin(game, setup, seed).snapshot, past))]
    if ways[0] is None or ways[0].undone:
        ways.append(_from_checkpoint(game, setup, past))
    found = sorted(filter(None, ways), key=lambda each: len(each.undone))
    return next((each for each in found if tried(partial(_fitting, each, past.row)) is not None), None)


def tried(make: Callable[[], T], *, noted: bool = True) -> T | None:
    """What comes of it; None if it cannot be done: rules that are not those of then may raise anything. That is `noted`
    in the log unless there is more to try.
    """
    try:
        return make()
    except MemoryError:
        raise
    except Exception as error:
        if noted:
            log.warning("not_played_again", error=where(error))
        return None


def _fitting(found: Rebuilt, row: rows.Game) -> Rebuilt:
    let_fit(found.match, row)
    return found


def _from_checkpoint(game: Game, setup: Setup, past: StoredPlay) -> Rebuilt | None:
    """From the newest checkpoint that can be read and looked at."""
    then = msgspec.structs.replace(past.row, status="running")
    for kept in past.checkpoints:
        snapshot = Snapshot(kept.step, kept.turn, kept.state)

        def go_on(snapshot: Snapshot = snapshot) -> Rebuilt:
            let_fit(Match(game, setup, snapshot), then)
            return _as_far_as_it_goes(game, setup, snapshot, past)

        if (found := tried(go_on, noted=False)) is not None:
            return found
    return None


def _as_far_as_it_goes(game: Game, setup: Setup, start: Snapshot, past: StoredPlay) -> Rebuilt:
    replay = Replay(Match(game, setup, start))
    reached = _plays_again(replay, past)
    kept = tuple(snapshot for snapshot in replay.snapshots if snapshot.step < reached)
    # If a step before the first that differs rests on one that was taken back after it, its turn begins anew.
    found = tried(lambda: _standing(game, setup, kept, past, reached))
    return found or _standing(game, setup, kept, past, kept[-1].step + 1)


def _standing(game: Game, setup: Setup, kept: Sequence[Snapshot], past: StoredPlay, until: int) -> Rebuilt:
    """The game after what counts of all steps before `until`. Raises whatever the answers raise."""
    newest = kept[-1]
    counted = [row for row in past.log if row.kind == "answer" and not row.undone]
    log = tuple((row.step, given(row)) for row in counted if newest.step < row.step < until)
    undone = tuple(row.step for row in counted if row.step >= until)
    gone = tuple(
        row.step
        for row in past.log
        if row.step > newest.step and (row.undone or row.step in undone) and not is_lane(row.choice)
    )
    match = Match.restore(game, setup, newest, log, past.row.step, gone)
    checkpoints = tuple(rows.NewCheckpoint(each.step, each.turn, each.state) for each in kept)
    return Rebuilt(match, checkpoints, log, gone, undone)


def given(row: rows.Answer) -> Given:
    """A stored answer as a match takes it. Raises msgspec.DecodeError."""
    return Given(row.seat, row.choice, row.key, read_picks(row.picks), row.origin)


def _plays_again(replay: Replay, past: StoredPlay) -> int:
    """Play on as far as everything is as it was: the first step that counts and is not, or the one beyond the last.
    What was taken back is played, too, but need be no answer any more.
    """
    lines: dict[int, list[rows.Line]] = defaultdict(list)
    for line in past.lines:
        lines[line.step].append(line)
    begun = replay.begun()
    as_told = begun.step > 0 or _agree(begun, lines[0])
    for row in past.log:
        if row.step <= begun.step:
            continue
        if row.kind == "undo":
            own = [step for step, one in replay.counting.items() if one.seat == row.seat]
            replay.take_back(row.step, taken_back(row.picks, own))
        elif not (_as_it_was(replay, row, lines[row.step]) and as_told) and not row.undone:
            return row.step
    return past.row.step + 1


def _as_it_was(replay: Replay, row: rows.Answer, lines: Iterable[rows.Line]) -> bool:
    """Whether an answer, given again, is what it was; if it does not count, and is none any more, nothing happens."""
    try:
        now = replay.answer(row.step, given(row))
    except MemoryError:
        raise
    except Exception:
        if row.undone:
            replay.take_back(row.step, ())
        return False
    return replay.counting[row.step].key == row.key and _agree(now, lines)


def readable(game: Game, line: rows.Line) -> Event | None:
    """A line of the chronicle; None if it cannot be read."""
    try:
        return read_event(game, line.event)
    except msgspec.MsgspecError:
        return None


def _agree(now: Replayed, lines: Iterable[rows.Line]) -> bool:
    """Whether a step tells what it told then. A line that cannot be read may have told anything; what older programs
    did not tell need not be there.
    """
    expected, unread = deque(event for event in now.events if not event.beside), 0

    def passed_over(event: Event) -> bool:
        nonlocal unread
        if event.as_told_before() is None:
            return True
        unread -= 1
        return unread >= 0

    for line in lines:
        event = readable(now.match.game, line)
        if event is None:
            unread += 1
        elif not event.beside:
            while expected and event not in (expected[0], expected[0].as_told_before()):
                if not passed_over(expected.popleft()):
                    return False
            if not expected:
                return False
            expected.popleft()
    return all(passed_over(event) for event in expected)
