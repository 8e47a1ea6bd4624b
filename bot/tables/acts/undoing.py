"""Taking back what needs everybody's consent: how far one can go, and going there.

Laws: what is taken back never happened, and the same cards come again; it stays in the log, and can be restored until
somebody decides something.
"""

import asyncio
from collections.abc import Sequence

import msgspec

from bot.tables.acts.moves import StoredTogether
from bot.tables.acts.tables import Tables
from bot.tables.memory.advance import BY_SEATING, Advance
from bot.tables.memory.loaded import LoadedGame, counting, restored
from bot.tables.memory.mending import shown_to_all
from bot.tables.memory.polls import Far, Poll
from bot.tables.memory.rebuilding import tried
from bot.tables.terms import codec
from bot.tables.terms.actors import Refused
from db import rows
from db.connection.transaction import Transaction
from db.games import answers, outbox
from games.kernel.engine.chronicle import TookBack
from games.kernel.engine.lanes import NOBODY, is_lane
from games.kernel.engine.text import Text
from games.kernel.match import BY_ITSELF, Snapshot
from games.kernel.replayed import replayed

BY_AGREEMENT = "undo-"
"""The start of the keys of undo rows that all agreed to; how far it goes follows."""
BY_THEMSELVES = ("computer", "order", BY_ITSELF)
"""Origins of answers that nobody gave by hand."""


class UndoPoint(msgspec.Struct, frozen=True):
    """How far one could go back: the kind, and the first step to take back. `betrays`: it was an answer in somebody
    else's turn, so asking tells that there was something to decide. `newest`: nobody has decided anything by hand
    since. For a redo: the step that took back.
    """

    far: Far
    step: int
    betrays: bool = False
    newest: bool = False


def points(log: Sequence[rows.Answer], headings: Sequence[int], seat: int) -> tuple[UndoPoint, ...]:
    """How far this seat could go back, the nearest first; `headings` are the steps after which a turn began. Answers
    given unasked go with the decision before them, and alone only if there was none.
    """
    counted = [row for row in log if row.kind == "answer" and not row.undone and row.origin != BY_ITSELF]
    own = [row for row in counted if row.seat == seat and row.origin != "computer"]
    if not own:
        return ()
    by_hand = [row for row in own if row.origin != "order"]
    last = (by_hand or own)[-1]
    newest = all(row.origin in BY_THEMSELVES for row in counted if row.step > last.step)
    found = [UndoPoint("step", last.step, is_lane(last.choice), newest)]
    fars: tuple[Far, ...] = ("turn", "before")
    for far, begin in zip(fars, reversed(_turns(counted, headings, seat)), strict=False):
        if begin < found[-1].step:
            found.append(UndoPoint(far, begin))
    return tuple(found)


def _turns(counted: Sequence[rows.Answer], headings: Sequence[int], seat: int) -> list[int]:
    """The first steps of this seat's turns: runs of its own answers, ignoring those in others' turns."""
    begins: list[int] = []
    last: tuple[int, int] | None = None
    for row in counted:
        if is_lane(row.choice) or row.seat < 0:
            continue
        here = (row.seat, sum(heading < row.step for heading in headings))
        if here != last and row.seat == seat:
            begins.append(row.step)
        last = here
    return begins


def restorable(log: Sequence[rows.Answer]) -> UndoPoint | None:
    """The undo by agreement that could be restored now: nobody has decided anything by hand since."""
    for row in reversed(log):
        if row.key == BY_SEATING and row.kind == "undo":
            continue
        if row.kind == "undo":
            redo = row.key.startswith(BY_AGREEMENT) and row.key != f"{BY_AGREEMENT}redo"
            return UndoPoint("redo", row.step) if redo else None
        if row.origin not in BY_THEMSELVES:
            return None
    return None


async def ways_back(tables: Tables, loaded: LoadedGame, seat: int) -> tuple[UndoPoint, ...]:
    """How far this seat may ask to go back, or that an undo can be restored."""
    async with tables.database.reading() as tx:
        log = await answers.log(tx, loaded.row.id)
        lines = await answers.lines_of_turns(tx, loaded.row.id, 3 * len(loaded.seats))
    headings = [line.step for line in lines if line.heading and not line.undone]
    redo = restorable(log)
    if redo is not None and any(former.until >= redo.step for former in loaded.holders.formers):
        # Answers are not given again in the name of a seat's new holder.
        redo = None
    return (*([redo] if redo else []), *points(log, headings, seat))


async def taken_back(tx: Transaction, game_id: int, step: int) -> tuple[int, ...]:
    """The steps taken back by this one."""
    undo = next((row for row in await answers.log(tx, game_id) if row.step == step), None)
    return () if undo is None or undo.kind != "undo" else tuple(codec.read_steps(undo.picks))


async def in_secret(tables: Tables, game_id: int, step: int) -> bool:
    """Whether this step's answer was given beside others, unseen by them."""
    log = await tables.database.read(lambda tx: answers.log(tx, game_id))
    return any(row.step == step and is_lane(row.choice) for row in log)


async def carry_out(tables: Tables, row: rows.Poll, poll: Poll, beside: StoredTogether) -> None:
    """Take back, or restore, what was agreed on; tell everybody. Raises Refused if the game has moved on."""
    stored = await _stored(tables, row, poll)
    log = {answer.step: answer for answer in stored.answers}

    def move(_: LoadedGame, advance: Advance) -> int:
        if advance.after != row.step or stored.game.step != row.step:
            raise Refused(Text("vote-stale"))
        if poll.far == "redo":
            _restore(advance, stored, row.seat, log[poll.target])
        else:
            _go_back(advance, stored, TookBack(row.seat, agreed=poll.far or "step"), poll.target)
        return NOBODY if poll.asked else row.seat

    async def all_told(tx: Transaction, loaded: LoadedGame, advance: Advance) -> None:
        await beside(tx, loaded, advance)
        at, asked = tables.clock(), [choice.seat for choice in advance.match.open.values()]
        if not poll.asked:
            # The person who wants it sees it happen.
            asked = [seat for seat in asked if seat != row.seat]
        await outbox.store(tx, shown_to_all(loaded, asked, at), at=at)

    await tables.moves.make(row.game, move, all_told)


async def _stored(tables: Tables, row: rows.Poll, poll: Poll) -> rows.StoredGame:
    """The game from before the first step to take back or restore."""
    first = poll.target
    async with tables.database.reading() as tx:
        if poll.far == "redo":
            first = min(await taken_back(tx, row.game, poll.target), default=0)
        stored = await answers.load_from(tx, row.game, max(first - 1, 0))
        log = await answers.log(tx, row.game)
    loaded = await tables.loaded(row.game)
    found = await asyncio.to_thread(_going_back, loaded, stored, log, first)
    if found is None:
        raise Refused(Text("vote-too-far"))
    return found


def _going_back(
    loaded: LoadedGame, stored: rows.StoredGame | None, log: Sequence[rows.Answer], first: int
) -> rows.StoredGame | None:
    """The game from before a step, ready to go on: from the stored checkpoint, or from the seed if that cannot be read
    any more; None if today's rules do not lead there.
    """

    def leads_there(found: rows.StoredGame) -> rows.StoredGame:
        before = tuple(row for row in found.answers if row.step < first)
        restored(loaded.game, loaded.setup, msgspec.structs.replace(found, answers=before))
        return found

    def from_seed() -> rows.StoredGame:
        before = counting(row for row in log if row.step < first)
        *_, last = replayed(loaded.game, loaded.setup, loaded.row.begun_with, before)
        newest = last.match.snapshot
        kept = rows.Checkpoint(loaded.row.id, newest.step, newest.turn, newest.state)
        return rows.StoredGame(loaded.row, loaded.seats, kept, tuple(row for row in log if row.step > kept.step))

    return (stored and tried(lambda: leads_there(stored))) or tried(from_seed)


def _go_back(advance: Advance, stored: rows.StoredGame, told: TookBack, first: int) -> None:
    """Put the match back to before step `first`."""
    kept = stored.checkpoint
    if kept is None:
        raise Refused(Text("vote-stale"))
    counted = list(counting(stored.answers))
    undone = [step for step, _ in counted if step >= first]
    retracted = [row.step for row in stored.answers if (row.undone or row.step in undone) and not is_lane(row.choice)]
    log = [(step, given) for step, given in counted if step < first]
    match = advance.match.back_to(Snapshot(kept.step, kept.turn, kept.state), log, retracted, told)
    advance.go_back(match, kept.turn, told, undone, f"{BY_AGREEMENT}{told.agreed}")


def _restore(advance: Advance, stored: rows.StoredGame, seat: int, undo: rows.Answer) -> None:
    """Give the earlier answers again; what computers did in between never happened."""
    _go_back(advance, stored, TookBack(seat, agreed="redo"), undo.step + 1)
    undone = set(codec.read_steps(undo.picks))
    again = [msgspec.structs.replace(row, undone=False) for row in stored.answers if row.step in undone]
    for _, given in counting(again):
        advance.answer(given.seat, given.choice, given.picks, given.origin)
