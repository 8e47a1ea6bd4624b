"""Restoring a stored game whose newest checkpoint does not suffice: it is played again.

Laws:
- A game is its set-up, its seed and its answers. If, played again from the seed, each answer is legal and tells what it
  told then, the rules are the same: its checkpoints are rebuilt, and nothing is lost.
- Otherwise the rules differ. The last good state is the one before the first answer that counts and is no longer legal,
  or tells something else than it told then. Steps taken back, unreadable lines and lines from outside the rules are no
  difference.
- It is searched for from the seed, and from the newest readable checkpoint, a true state of the past whatever the rules
  make of the time before it. The one that leads further counts.
- A finished game has its stored result: a past with another result does not count.
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
    """Everything stored about the play: checkpoints (newest first), answers, chronicle."""

    row: rows.Game
    checkpoints: Sequence[rows.Checkpoint]
    log: Sequence[rows.Answer]
    lines: Sequence[rows.Line]


class Rebuilt(msgspec.Struct, frozen=True):
    """The last good state: `match` stands there, made from the last of the `checkpoints` (which replace the stored ones
    from the first of these on) and the answers since; `undone` are the steps that counted and no longer do; `gone` are
    those since that checkpoint that do not count, leaving out those in lanes.
    """

    match: Match
    checkpoints: tuple[rows.NewCheckpoint, ...]
    log: Log
    gone: tuple[int, ...]
    undone: tuple[int, ...] = ()

    @property
    def snapshot(self) -> Snapshot:
        """What the match was made from."""
        last = self.checkpoints[-1]
        return Snapshot(last.step, last.turn, last.state)


class OtherRules(Exception):
    """A stored game, played again, differs from what is stored."""


def where(error: Exception) -> str:
    """What the log says of an error in the rules, and where it arose. Its own words may name what is hidden."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    words = f": {error}" if isinstance(error, OtherRules) else ""
    return f"{type(error).__name__}{words} ({Path(last.filename).name}:{last.lineno})"


def let_fit(match: Match, row: rows.Game) -> None:
    """Raise an error if a restored match is wrong: it cannot be viewed, or ended differently."""
    for seat in (None, *range(match.setup.seats)):
        match.view(seat)
    scores = match.game.result(match.state).scores
    if row.status == "finished":
        places = [(score.seat, score.points, score.rank) for score in scores]
        if not match.over or (read_places(row.result) or places) != places:
            raise OtherRules(f"game {row.id} ended otherwise")


def rebuilt(game: Game, setup: Setup, past: StoredPlay) -> Rebuilt | None:
    """The game, restored as far as possible; None if it is not possible at all."""
    seed = past.row.begun_with
    ways = [tried(lambda: _as_far_as_it_goes(game, setup, Match.begin(game, setup, seed).snapshot, past))]
    if ways[0] is None or ways[0].undone:
        ways.append(_from_checkpoint(game, setup, past))
    found = sorted(filter(None, ways), key=lambda each: len(each.undone))
    return next((each for each in found if tried(partial(_fitting, each, past.row)) is not None), None)


def tried(make: Callable[[], T], *, noted: bool = True) -> T | None:
    """What `make` returns; None if it fails: changed rules may raise anything. The failure is `noted` in the log unless
    there is more to try.
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
    """From the newest checkpoint that can be read and viewed."""
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
    # If a step before the first difference rests on one taken back after it, its turn starts again.
    found = tried(lambda: _standing(game, setup, kept, past, reached))
    return found or _standing(game, setup, kept, past, kept[-1].step + 1)


def _standing(game: Game, setup: Setup, kept: Sequence[Snapshot], past: StoredPlay, until: int) -> Rebuilt:
    """The game after the counting steps before `until`. Raises whatever the answers raise."""
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
    """A stored answer in a match's form. Raises msgspec.DecodeError."""
    return Given(row.seat, row.choice, row.key, read_picks(row.picks), row.origin)


def _plays_again(replay: Replay, past: StoredPlay) -> int:
    """Play on while everything is as before; return the first counting step that differs, or the one beyond the last.
    Steps taken back are played, too, but need not be legal any more.
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
    """Whether an answer, given again, is what it was; one that does not count and is illegal now changes nothing."""
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
    """A line of the chronicle; None if it is unreadable."""
    try:
        return read_event(game, line.event)
    except msgspec.MsgspecError:
        return None


def _agree(now: Replayed, lines: Iterable[rows.Line]) -> bool:
    """Whether a step tells what it told then. An unreadable line may have told anything; lines that older programs did
    not tell may be missing.
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
