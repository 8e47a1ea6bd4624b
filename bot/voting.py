"""What people at a table ask all others to agree to: taking back what is past, and playing on for somebody absent.

Laws: one proposal at a time per game; a vote counts once, for the proposal it was given for, and only as long as that
is open; what all agreed to happens in the transaction of the last vote. Every method raises `Refused` for what is not
possible.
"""

from collections.abc import Sequence

import msgspec

from bot.desk import Actor, Place, Refused
from bot.desks import lines_for
from bot.plays import Play
from bot.polls import Far, Poll, State, close, notify, poll_of, stored, token, voters
from bot.seating import Seating
from bot.sittings import Sitting, told
from bot.tables import Tables, running
from bot.undoing import Point, Undoing
from db import answers, proposals, rows
from db.transaction import Transaction
from games.kernel.text import Text

ALONE_MS = 24 * 3600 * 1000
"""So long somebody must be waited for before the only other person at the table may act alone."""


class Ballot(msgspec.Struct, frozen=True):
    """A poll as one reader (a seat, or None: a spectator) sees it: what would be taken back, in the reader's lines.

    `vote`: this reader is still to vote. `seat` asked for it; `target` is the seat that a computer is to play.
    """

    game_id: int
    game: str
    names: tuple[str, ...]
    place: Place
    token: str
    kind: str
    seat: int
    state: State
    waiting: tuple[int, ...]
    refused_by: int | None
    vote: bool
    far: Far | None = None
    target: int | None = None
    lines: tuple[Text, ...] = ()
    learned: bool = False


class Prospect(msgspec.Struct, frozen=True):
    """How far one could ask to go back, and what would be taken back then, in the asker's lines."""

    point: Point
    lines: tuple[Text, ...]
    learned: bool


class Undoable(msgspec.Struct, frozen=True):
    """What a person may ask the others: how far back, and the open poll there is already."""

    sitting: Sitting
    prospects: tuple[Prospect, ...]
    ballot: Ballot | None


class Voting:
    """All polls of this installation."""

    def __init__(self, tables: Tables, seating: Seating) -> None:
        self.tables = tables
        self.undoing = Undoing(tables)
        self.seating = seating

    # looking

    async def undoable(self, game_id: int, user_id: int) -> Undoable:
        """What this person may ask the others to take back."""
        sitting = await self.tables.sitting(game_id)
        running(sitting)
        seat = sitting.seat_of(user_id).seat
        ballot = await self.ballot(game_id, seat)
        if ballot is not None and ballot.state == "open":
            return Undoable(sitting, (), ballot)
        points = await self.undoing.points(sitting, seat)
        return Undoable(sitting, tuple([await self._prospect(sitting, seat, point) for point in points]), None)

    async def _prospect(self, sitting: Sitting, seat: int, point: Point) -> Prospect:
        lines, learned = await self._lines(sitting, seat, point.far, point.step)
        return Prospect(point, lines, learned)

    async def ballot(self, game_id: int, reader: int | None) -> Ballot | None:
        """The newest poll of a game as this reader may see it; None if there was none."""
        sitting = await self.tables.sitting(game_id)
        async with self.tables.database.reading() as tx:
            proposal = await proposals.find(tx, game_id)
        if proposal is None:
            return None
        poll = poll_of(proposal)
        undo = proposal.kind == "undo"
        lines: tuple[Text, ...] = ()
        learned = False
        if undo and poll.state == "open":
            lines, learned = await self._lines(sitting, reader, poll.far, poll.target)
        return Ballot(
            game_id=game_id, game=sitting.row.game, names=sitting.names,
            place=Place(sitting.row.channel_id, sitting.row.guild_id), token=token(proposal), kind=proposal.kind,
            seat=proposal.seat, state=poll.state, waiting=poll.waiting, refused_by=poll.refused_by,
            vote=reader in poll.waiting, far=poll.far, target=None if undo else poll.target, lines=lines,
            learned=learned,
        )  # fmt: skip

    async def _lines(
        self, sitting: Sitting, reader: int | None, far: Far | None, first: int
    ) -> tuple[tuple[Text, ...], bool]:
        """What this reader reads of the steps from `first` on, or of those that a redo restores; and whether something
        was revealed by it.
        """
        async with self.tables.database.reading() as tx:
            kept = await answers.lines(tx, sitting.row.id)
            taken = await self.undoing.taken_back(tx, sitting.row.id, first) if far == "redo" else ()
        if far == "redo":
            meant = [msgspec.structs.replace(line, undone=False) for line in kept if line.step in taken]
        else:
            meant = [line for line in kept if line.step >= first]
        lines = [line for line in told(sitting.game, meant) if not line.event.beside]
        learned = any(line.event.reveals and line.event.line(reader) is not None for line in lines)
        return lines_for(reader, lines), learned

    # asking

    async def ask_back(self, game_id: int, user_id: int, far: str, step: int) -> bool:
        """Ask all others to go back to a point that `undoable` named; True if nobody had to be asked."""
        sitting = await self.tables.sitting(game_id)
        running(sitting)
        seat = sitting.seat_of(user_id).seat
        points = await self.undoing.points(sitting, seat)
        point = next((each for each in points if (each.far, each.step) == (far, step)), None)
        if point is None:
            raise Refused(Text("vote-stale"))
        poll = Poll(target=point.step, asked=voters(sitting.seats, seat), far=point.far)
        return await self._propose(sitting, "undo", seat, poll)

    async def ask_replace(self, game_id: int, actor: Actor, target: int) -> bool:
        """Let a computer play on for somebody absent, and others take over: at once if the host or a moderator says
        so, else if all others agree; True if nobody had to be asked.
        """
        sitting = await self.tables.sitting(game_id)
        self.seating.let_replace(sitting, target)
        if actor.moderator or actor.user_id == sitting.row.host_id:
            await self.seating.replace(game_id, target)
            return True
        seat = sitting.seat_of(actor.user_id).seat
        asked = voters(sitting.seats, seat, target)
        if not asked:
            await self._long_enough(sitting)
        return await self._propose(sitting, "replace", seat, Poll(target=target, asked=asked))

    async def _long_enough(self, sitting: Sitting) -> None:
        """Raise Refused if the game has not waited for a day."""
        async with self.tables.database.reading() as tx:
            last = await answers.last_at(tx, sitting.row.id)
        if self.tables.clock() - max(last, sitting.row.started_at or 0) < ALONE_MS:
            raise Refused(Text("replace-too-early"))

    async def _propose(self, sitting: Sitting, kind: str, seat: int, poll: Poll) -> bool:
        game_id, at = sitting.row.id, self.tables.clock()
        async with self.tables.ledger.change() as tx:
            before = await proposals.held(tx, game_id)
            if before is not None and poll_of(before).state == "open":
                raise Refused(Text("vote-under-way"))
            # Two proposals within a millisecond are still two.
            at = at if before is None else max(at, before.at + 1)
            proposal = rows.Proposal(game_id, kind, seat, sitting.row.step, stored(poll), at)
            if poll.asked:
                await proposals.put(tx, proposal)
                await notify(tx, game_id, poll.asked, at=self.tables.clock())
        if not poll.asked:
            await self._carry_out(proposal, poll)
        return not poll.asked

    # voting

    async def withdraw(self, game_id: int, user_id: int, of: str) -> None:
        """Take the own proposal back."""
        await self._closed(game_id, user_id, of, asker=True)

    async def refuse(self, game_id: int, user_id: int, of: str) -> None:
        """Say no: that ends it."""
        await self._closed(game_id, user_id, of, asker=False)

    async def _closed(self, game_id: int, user_id: int, of: str, *, asker: bool) -> None:
        seat = await self._voter(game_id, user_id)
        async with self.tables.ledger.change() as tx:
            proposal, poll = await self._held(tx, game_id, of)
            if asker:
                _only((proposal.seat,), seat)
                poll = msgspec.structs.replace(poll, state="withdrawn")
            else:
                _only(poll.asked, seat)
                poll = msgspec.structs.replace(poll, state="refused", refused_by=seat)
            await close(tx, proposal, poll, at=self.tables.clock())

    async def agree(self, game_id: int, user_id: int, of: str) -> None:
        """Say yes; with the last yes it happens."""
        seat = await self._voter(game_id, user_id)
        async with self.tables.ledger.change() as tx:
            proposal, poll = await self._held(tx, game_id, of)
            _only(poll.asked, seat)
            poll = msgspec.structs.replace(poll, agreed=(*(each for each in poll.agreed if each != seat), seat))
            if poll.waiting:
                await proposals.change(tx, game_id, stored(poll))
                await notify(tx, game_id, (seat,), at=self.tables.clock())
        if not poll.waiting:
            await self._carry_out(proposal, poll)

    async def _voter(self, game_id: int, user_id: int) -> int:
        """The seat of who votes in a game that goes on. Raises Refused."""
        sitting = await self.tables.sitting(game_id)
        running(sitting)
        return sitting.seat_of(user_id).seat

    async def _held(self, tx: Transaction, game_id: int, of: str) -> tuple[rows.Proposal, Poll]:
        """The open poll that a button belongs to. Raises Refused."""
        proposal = await proposals.held(tx, game_id)
        if proposal is None or token(proposal) != of or (poll := poll_of(proposal)).state != "open":
            raise Refused(Text("vote-over"))
        return proposal, poll

    async def _carry_out(self, proposal: rows.Proposal, poll: Poll) -> None:
        """Let happen what all agreed to, and close the poll with it."""
        of = token(proposal)

        async def done(tx: Transaction) -> None:
            if not poll.asked:
                return
            _, now = await self._held(tx, proposal.game, of)
            await close(
                tx, proposal, msgspec.structs.replace(now, state="done", agreed=poll.agreed), at=self.tables.clock()
            )

        async def beside(tx: Transaction, _sitting: Sitting, _play: Play) -> None:
            await done(tx)

        if proposal.kind == "undo":
            await self.undoing.carry_out(proposal, poll, beside)
        else:
            await self.seating.replace(proposal.game, poll.target, done)

    async def sent(self, game_id: int, of: str, seat: int, message_id: int) -> None:
        """This seat was sent a ballot in this message."""
        async with self.tables.ledger.change() as tx:
            proposal = await proposals.find(tx, game_id)
            if proposal is not None and token(proposal) == of:
                poll = poll_of(proposal)
                messages = {**poll.messages, seat: message_id}
                await proposals.change(tx, game_id, stored(msgspec.structs.replace(poll, messages=messages)))

    async def message(self, game_id: int, seat: int) -> int | None:
        """The message in which this seat was sent the newest ballot."""
        async with self.tables.database.reading() as tx:
            proposal = await proposals.find(tx, game_id)
        return None if proposal is None else poll_of(proposal).messages.get(seat)


def _only(allowed: Sequence[int], seat: int) -> None:
    """Raise Refused if this seat has no say in it."""
    if seat not in allowed:
        raise Refused(Text("vote-not-yours"))
