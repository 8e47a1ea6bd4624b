"""A poll of the people at a table: the question, the votes, how it ended.

Laws: a poll names nothing hidden, only how far back or which seat; each voter's text is made from that voter's own
lines. A poll that is over stays over.
"""

from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec
import structlog

from bot.tables.memory.deliveries import Kind
from bot.tables.terms import codec
from bot.tables.terms.codec import base36
from db import rows
from db.connection.transaction import Transaction
from db.games import outbox, polls

PollState: TypeAlias = Literal["open", "done", "refused", "withdrawn", "stale"]
Far: TypeAlias = Literal["step", "turn", "before", "redo"]

log = structlog.get_logger()


class Poll(msgspec.Struct, frozen=True):
    """The question: `target` is the first step to take back (for a redo: the step that took back), or the seat somebody
    else should play. `asked` are the seats that vote, `agreed` those that have, `messages` what they were sent.
    """

    target: int
    asked: tuple[int, ...]
    far: Far | None = None
    agreed: tuple[int, ...] = ()
    state: PollState = "open"
    refused_by: int | None = None
    messages: dict[int, int] = {}

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have yet to vote."""
        return tuple(seat for seat in self.asked if seat not in self.agreed) if self.state == "open" else ()


def poll_of(row: rows.Poll | None) -> Poll | None:
    """The stored poll; None if there is none, or it is unreadable, as if nobody had asked."""
    if row is None:
        return None
    try:
        return codec.read(row.what, Poll)
    except msgspec.MsgspecError:
        log.warning("poll_unreadable", game=row.game, kind=row.kind)
        return None


def token(row: rows.Poll) -> str:
    """What a poll's buttons carry, so that no vote counts for another poll."""
    return base36(row.at)


def voters(seated: Iterable[rows.Seat], *without: int) -> tuple[int, ...]:
    """Who is asked: the people, except those a computer stands in for, which agrees at once."""
    return tuple(
        seat.seat for seat in seated if seat.player_id is not None and seat.level is None and seat.seat not in without
    )


async def close(tx: Transaction, row: rows.Poll, poll: Poll, *, at: int) -> None:
    """Store how it ended, and let all who were asked, and the asker, see it."""
    await polls.change(tx, row.game, codec.written(poll))
    await notify(tx, row.game, (*poll.asked, row.seat), at=at)


async def notify(tx: Transaction, game_id: int, seats: Sequence[int], *, at: int) -> None:
    """Show these seats how the poll stands."""
    await outbox.store(tx, [Kind.VOTE(game_id, seat, at) for seat in seats], at=at)


async def lapse(tx: Transaction, game_id: int, *, at: int) -> bool:
    """Who plays, or whether they play, has changed: an open poll, asked about the old state, is over. Whether there was
    one.
    """
    if (found := await _open(tx, game_id)) is None:
        return False
    await _lapsed(tx, *found, at=at)
    return True


async def moved(tx: Transaction, game_id: int, entries: Sequence[rows.NewAnswer], *, over: bool, at: int) -> None:
    """The game has moved on: end a poll about taking back, and one about an absent person who is back."""
    if not entries or (found := await _open(tx, game_id)) is None:
        return
    row, poll = found
    returned = any((entry.seat, entry.origin) == (poll.target, "player") for entry in entries)
    if row.kind == "undo" or over or returned:
        await _lapsed(tx, row, poll, at=at)


async def leave(tx: Transaction, game_id: int, seat: int) -> int | None:
    """The message in which a seat's person got the newest poll, if any: it is no longer the seat's."""
    poll = poll_of(await polls.find(tx, game_id))
    if poll is None or seat not in poll.messages:
        return None
    kept = {each: message_id for each, message_id in poll.messages.items() if each != seat}
    await polls.change(tx, game_id, codec.written(msgspec.structs.replace(poll, messages=kept)))
    return poll.messages[seat]


async def _open(tx: Transaction, game_id: int) -> tuple[rows.Poll, Poll] | None:
    row = await polls.find(tx, game_id)
    if row is None or (poll := poll_of(row)) is None or poll.state != "open":
        return None
    return row, poll


async def _lapsed(tx: Transaction, row: rows.Poll, poll: Poll, *, at: int) -> None:
    await close(tx, row, msgspec.structs.replace(poll, state="stale"), at=at)
