"""Polls at a table about taking back past steps, or playing on for somebody absent.

Laws: one poll at a time per game; a vote counts once, for the poll it was given for, and only while that is open; what
all agreed on happens in the transaction of the last vote. Every method raises `Refused` for what is not possible.
"""

from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Literal, TypeAlias

import msgspec

from bot.tables.acts import undoing
from bot.tables.acts.moves import running
from bot.tables.acts.seating import Seating, bid_farewell, left_by
from bot.tables.acts.tables import Tables
from bot.tables.acts.undoing import UndoPoint
from bot.tables.memory.advance import Advance
from bot.tables.memory.loaded import LoadedGame, told
from bot.tables.memory.polls import Far, Poll, PollState, close, notify, poll_of, token, voters
from bot.tables.terms import codec
from bot.tables.terms.actors import Actor, Place, Refused
from bot.tables.terms.presence import MERCY_MS
from db import rows
from db.connection.transaction import Transaction
from db.games import answers, games, polls, seats
from db.games.status import hold
from games.kernel.engine.digest import Told, everything, paragraphs, summed_up
from games.kernel.engine.text import Text

ALONE_MS = 24 * 3600 * 1000
"""How long the game must have waited before the only other person may act alone."""

Vote: TypeAlias = Literal["agree", "refuse", "withdraw"]


class Matter(msgspec.Struct, frozen=True):
    """What a poll is about: how far to go back, with what would be undone in its reader's lines, and whether something
    was `learned` since; or the seat (`target`) that a computer should play.

    `stays`: earlier secret decisions stay; what came of them is taken back.
    """

    far: Far | None = None
    target: int | None = None
    lines: tuple[Text, ...] = ()
    learned: bool = False
    stays: bool = False


class PollView(msgspec.Struct, frozen=True):
    """A poll as one reader sees it, a seat or (None) a spectator. `seat` asked for it; `mine`: this reader did."""

    game_id: int
    game: str
    names: tuple[str, ...]
    place: Place
    token: str
    kind: str
    seat: int
    state: PollState
    waiting: tuple[int, ...]
    refused_by: int | None
    reader: int | None
    matter: Matter
    mine: bool = False
    agreed: tuple[int, ...] = ()

    @property
    def vote(self) -> bool:
        """Whether this reader has yet to vote."""
        return self.reader in self.waiting


class WayBack(msgspec.Struct, frozen=True):
    """A point to go back to, and what that takes back beyond the next nearer point, in order of time."""

    point: UndoPoint
    lines: tuple[Text, ...]
    learned: bool


class Undoable(msgspec.Struct, frozen=True):
    """What a person may ask of the others: how far back, and the poll already open."""

    loaded: LoadedGame
    prospects: tuple[WayBack, ...]
    poll: PollView | None


class Voting:
    """All polls of this installation."""

    def __init__(self, tables: Tables, seating: Seating) -> None:
        self.tables = tables
        self.seating = seating

    # looking

    async def undoable(self, game_id: int, user_id: int) -> Undoable:
        """What this person may ask the others to take back."""
        loaded = await self.tables.loaded(game_id)
        running(loaded)
        seat = loaded.seat_of(user_id).seat
        poll = await self.poll_seen_by(game_id, seat)
        if poll is not None and poll.state == "open":
            return Undoable(loaded, (), poll)
        points = await undoing.ways_back(self.tables, loaded, seat)
        nearer = {point: before for before, point in pairwise(points) if before.far != "redo"}
        prospects = [await self._prospect(loaded, seat, point, nearer.get(point)) for point in points]
        # Beyond the nearest point, nobody needs to undo what cannot be told.
        return Undoable(loaded, tuple(each for each in prospects if each.lines or each.point not in nearer), None)

    async def _prospect(self, loaded: LoadedGame, seat: int, point: UndoPoint, nearer: UndoPoint | None) -> WayBack:
        lines = await self._meant(loaded, point.far, point.step)
        more = [line for line in lines if nearer is None or line.step < nearer.step]
        told = _in_short(loaded, seat, more)
        if not told and nearer is None:
            told = _untold(loaded, seat, point.step, mine=True)
        return WayBack(point, told, _learned(lines, seat))

    async def poll_seen_by(self, game_id: int, reader: int | None) -> PollView | None:
        """The newest poll of a game as this reader may see it; None if there was none, or it is unreadable."""
        loaded = await self.tables.loaded(game_id)
        async with self.tables.database.reading() as tx:
            row = await polls.find(tx, game_id)
        if row is None or (poll := poll_of(row)) is None:
            return None
        return PollView(
            game_id=game_id, game=loaded.row.game, names=loaded.holders.names_at(row.step),
            place=Place(loaded.row.channel_id, loaded.row.guild_id), token=token(row), kind=row.kind,
            seat=row.seat, state=poll.state, waiting=poll.waiting, refused_by=poll.refused_by, reader=reader,
            matter=await self._matter(loaded, row, poll, reader),
            mine=reader == row.seat and loaded.holders.had(row.seat, row.step), agreed=poll.agreed,
        )  # fmt: skip

    async def _matter(self, loaded: LoadedGame, row: rows.Poll, poll: Poll, reader: int | None) -> Matter:
        if row.kind != "undo":
            return Matter(poll.far, poll.target)
        if poll.state != "open":
            return Matter(poll.far)
        meant = await self._meant(loaded, poll.far, poll.target)
        lines = _in_short(loaded, reader, meant) or _untold(loaded, reader, poll.target, mine=reader == row.seat)
        stays = await undoing.in_secret(self.tables, row.game, poll.target)
        return Matter(poll.far, None, lines, _learned(meant, reader), stays)

    async def _meant(self, loaded: LoadedGame, far: Far | None, first: int) -> list[Told]:
        """What happened in the steps from `first` on, or in those a redo restores."""
        async with self.tables.database.reading() as tx:
            kept = await answers.lines(tx, loaded.row.id)
            taken = await undoing.taken_back(tx, loaded.row.id, first) if far == "redo" else ()
        if far == "redo":
            meant = [msgspec.structs.replace(line, undone=False) for line in kept if line.step in taken]
        else:
            meant = [line for line in kept if line.step >= first]
        return [line for line in told(loaded.game, meant) if not line.event.beside]

    # asking

    async def simply_last(self, game_id: int, user_id: int, step: int) -> bool:
        """Whether only this step, with what followed by itself, would be taken back, and asking for it tells nothing.
        Raises Refused if it is not this person's last decision.
        """
        loaded = await self.tables.loaded(game_id)
        running(loaded)
        seat = loaded.seat_of(user_id).seat
        points = await undoing.ways_back(self.tables, loaded, seat)
        last = next((point for point in points if (point.far, point.step) == ("step", step)), None)
        if last is None:
            raise Refused(Text("undo-gone"))
        return last.newest and not (last.betrays and voters(loaded.seats, seat))

    async def ask_back(self, game_id: int, user_id: int, far: str, step: int) -> bool:
        """Ask all others to go back to a point that `undoable` offered; True if nobody had to be asked."""
        loaded = await self.tables.loaded(game_id)
        running(loaded)
        seat = loaded.seat_of(user_id).seat
        points = await undoing.ways_back(self.tables, loaded, seat)
        point = next((each for each in points if (each.far, each.step) == (far, step)), None)
        if point is None:
            raise Refused(Text("vote-stale"))
        poll = Poll(target=point.step, asked=voters(loaded.seats, seat), far=point.far)
        return await self._propose(loaded, "undo", seat, poll)

    async def replaces_at_once(self, game_id: int, actor: Actor, target: int) -> bool:
        """Whether this person can let a computer play on for somebody absent without asking anybody."""
        return not await self._asked_to_replace(await self.tables.loaded(game_id), actor, target)

    async def ask_replace(self, game_id: int, actor: Actor, target: int) -> bool:
        """Let a computer play for somebody absent, and others take over: at once if the host or a moderator says so,
        else if all others agree; True if nobody had to be asked.
        """
        loaded = await self.tables.loaded(game_id)
        asked = await self._asked_to_replace(loaded, actor, target)
        if not asked:
            await self.seating.replace(game_id, target)
            return True
        seat = loaded.seat_of(actor.user_id).seat
        return await self._propose(loaded, "replace", seat, Poll(target=target, asked=asked))

    async def replaceable(self, game_id: int, actor: Actor) -> tuple[int, ...]:
        """The others' seats for which this person may do so or ask for it now."""
        loaded, found = await self.tables.loaded(game_id), list[int]()
        for seat in loaded.seats:
            with suppress(Refused):
                await self._asked_to_replace(loaded, actor, seat.seat)
                found.append(seat.seat)
        return tuple(seat for seat in found if loaded.seats[seat].player_id != actor.user_id)

    async def _asked_to_replace(self, loaded: LoadedGame, actor: Actor, target: int) -> tuple[int, ...]:
        """Who must agree to that; nobody if the host or a moderator says so."""
        self.seating.let_replace(loaded, target)
        if actor.decides(loaded.row.host_id):
            return ()
        asked = voters(loaded.seats, loaded.seat_of(actor.user_id).seat, target)
        if not asked:
            await self._long_enough(loaded)
        return asked

    async def _long_enough(self, loaded: LoadedGame) -> None:
        """Raise Refused if the game has not yet waited a day in which its people could answer."""
        last = await self.tables.database.read(lambda tx: answers.last_at(tx, loaded.row.id))
        now, waiting, since = self.tables.clock(), max(last, loaded.row.started_at or 0), self.tables.presence.since
        if now - waiting < ALONE_MS or (waiting < since and now - since < MERCY_MS):
            raise Refused(Text("replace-too-early"))

    async def _propose(self, loaded: LoadedGame, kind: str, seat: int, poll: Poll) -> bool:
        game_id, at = loaded.row.id, self.tables.clock()
        async with self.tables.store.change() as tx:
            before = await polls.held(tx, game_id)
            held = poll_of(before)
            if held is not None and held.state == "open":
                raise Refused(Text("vote-under-way"))
            now = await games.find(tx, game_id)
            if kind == "undo" and now is not None and now.step != loaded.row.step:
                raise Refused(Text("vote-stale"))
            # Two polls in one millisecond are still two.
            at = at if before is None else max(at, before.at + 1)
            row = rows.Poll(game_id, kind, seat, loaded.row.step, codec.written(poll), at)
            if poll.asked:
                await polls.put(tx, row)
                await notify(tx, game_id, poll.asked, at=self.tables.clock())
        if not poll.asked:
            await self._carry_out(row, poll)
        return not poll.asked

    # voting

    async def vote(self, how: Vote, game_id: int, user_id: int, of: str) -> None:
        """Say yes (the last yes makes it happen) or no (that ends it), or withdraw one's own poll."""
        loaded = await self.tables.loaded(game_id)
        running(loaded)
        seat = loaded.seat_of(user_id).seat
        async with self.tables.store.change() as tx:
            row, poll = await self._held(tx, game_id, of)
            if seat not in ((row.seat,) if how == "withdraw" else poll.asked):
                raise Refused(Text("vote-not-yours"))
            match how:
                case "withdraw":
                    poll = msgspec.structs.replace(poll, state="withdrawn")
                case "refuse":
                    poll = msgspec.structs.replace(poll, state="refused", refused_by=seat)
                case "agree":
                    agreed = (*(each for each in poll.agreed if each != seat), seat)
                    poll = msgspec.structs.replace(poll, agreed=agreed)
            if poll.state != "open":
                await close(tx, row, poll, at=self.tables.clock())
            elif poll.waiting:
                await polls.change(tx, game_id, codec.written(poll))
                await notify(tx, game_id, (seat,), at=self.tables.clock())
        if poll.state == "open" and not poll.waiting:
            await self._carry_out(row, poll)

    async def _held(self, tx: Transaction, game_id: int, of: str) -> tuple[rows.Poll, Poll]:
        """The open poll a button belongs to. Raises Refused."""
        row = await polls.held(tx, game_id)
        if row is None or token(row) != of or (poll := poll_of(row)) is None or poll.state != "open":
            raise Refused(Text("vote-over"))
        return row, poll

    async def _carry_out(self, row: rows.Poll, poll: Poll) -> None:
        """Do what all agreed on, and close the poll."""
        of = token(row)

        async def done(tx: Transaction) -> None:
            if not poll.asked:
                return
            _, now = await self._held(tx, row.game, of)
            await close(tx, row, msgspec.structs.replace(now, state="done", agreed=poll.agreed), at=self.tables.clock())

        async def beside(tx: Transaction, _loaded: LoadedGame, _advance: Advance) -> None:
            await done(tx)

        if row.kind == "undo":
            await undoing.carry_out(self.tables, row, poll, beside)
        else:
            await self.seating.replace(row.game, poll.target, done)

    async def sent(self, game_id: int, of: str, seat: rows.Seat, message_id: int, channel_id: int) -> None:
        """A seat's person was sent a poll in this message; if they gave the seat up meanwhile, its content goes."""
        async with self.tables.store.change() as tx:
            await hold(tx, game_id)  # polls go to several people at once
            row, now = await polls.find(tx, game_id), await seats.of_game(tx, game_id)
            if now[seat.seat].player_id != seat.player_id:
                left = await left_by(tx, seat.player_id, message_id, channel_id)
                await bid_farewell(tx, game_id, seat.seat, left, at=self.tables.clock())
            elif row is not None and token(row) == of and (poll := poll_of(row)) is not None:
                messages = {**poll.messages, seat.seat: message_id}
                await polls.change(tx, game_id, codec.written(msgspec.structs.replace(poll, messages=messages)))

    async def message(self, game_id: int, seat: int) -> int | None:
        """The message in which this seat got the newest poll."""
        async with self.tables.database.reading() as tx:
            poll = poll_of(await polls.find(tx, game_id))
        return None if poll is None else poll.messages.get(seat)


def _in_short(loaded: LoadedGame, reader: int | None, lines: Sequence[Told]) -> tuple[Text, ...]:
    """What happened, as this reader may read it, turn by turn; in each turn its owner's acts come first."""
    telling, told = loaded.holders.telling(loaded.game.words.in_short, lines), list[Text]()
    if reader is None:
        return summed_up(telling, lines)
    for span in paragraphs(lines):
        mine, others = everything(telling, span, reader)
        own = span[0].event.concerns(reader)
        told += (*mine, *others) if own else (*others, *mine)
    return tuple(told)


def _untold(loaded: LoadedGame, reader: int | None, step: int, *, mine: bool) -> tuple[Text, ...]:
    """The place of a step the log does not (yet) tell this reader about; `mine`: this reader took it."""
    headings = [line for line in loaded.told if line.event.heading and line.step < step]
    found = [heading for line in headings[-1:] if (heading := line.event.line(reader)) is not None]
    there = [loaded.holders.spoken(heading, headings[-1].step) for heading in found]
    return (*there, Text("undo-untold" if mine else "vote-untold"))


def _learned(lines: Sequence[Told], reader: int | None) -> bool:
    """Whether something was revealed to this reader."""
    return any(line.event.reveals and line.event.line(reader) is not None for line in lines)
