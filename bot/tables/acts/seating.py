"""The players of a running game: seats handed over, given up, offered and taken, and games that change channels.

Laws: a seat changes hands in one transaction, with the deliveries that follow; a game goes on as long as one person
plays; a person who gave a seat up reads no more of its hand. Every method raises `Refused` for what is not possible.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Literal

import msgspec

from bot.language.phrases import language_of
from bot.tables.acts.lobbies import computer_name
from bot.tables.acts.moves import no_move, running
from bot.tables.acts.tables import Tables
from bot.tables.memory import deliveries, polls, turn_times
from bot.tables.memory.advance import BY_SEATING
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame
from bot.tables.show.showing import LINK
from bot.tables.terms import codec
from bot.tables.terms.actors import Actor, Place, Refused
from db import rows
from db.connection.transaction import Transaction
from db.games import answers, games, outbox, prepared, seats
from db.games.status import WrongStatus, hold, hold_running
from db.people import players, refusals
from games.kernel.engine.chronicle import Reseated
from games.kernel.engine.text import Text


class Farewell(msgspec.Struct, frozen=True):
    """A message to clear: a seat's message is "emptied", in its former person's language; a line that called that
    person in the channel is "deleted"; a table says in its old channel that it "moved", and so does a seat's offer that
    was "left" there.
    """

    how: Literal["emptied", "deleted", "moved", "left"]
    channel_id: int
    message_id: int
    language: str


class Taken(msgspec.Struct, frozen=True):
    """A seat just taken; `back`: it was their own; `kept`: it was never left; `offered`: it was on offer."""

    seat: int
    back: bool = False
    kept: bool = False
    offered: bool = False


WITHDRAWN = b"withdrawn"
"""Besides the words of `Reseated`, a delivery about an offer may say this: its person plays on."""

Check = Callable[[LoadedGame], object]
"""Raises Refused if the matter decided about has changed by now."""
Also = Callable[[Transaction], Awaitable[None]]
"""Stores something together with a change of seats."""


class Seating:
    """The seats of all running games."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # one's own seat

    async def offer(self, game_id: int, user_id: int, check: Check = running) -> None:
        """Offer this person's seat to anybody; they play on until it is taken. A seat has one offer at most."""
        async with self._change(game_id) as (tx, loaded):
            check(loaded)
            await self._offer(tx, loaded, loaded.seat_of(user_id))

    async def stand_in(self, game_id: int, user_id: int, check: Check = running) -> None:
        """Let a computer play until this person is back."""
        async with self._change(game_id) as (tx, loaded):
            check(loaded)
            seat = loaded.seat_of(user_id)
            if seat.level is not None:
                raise Refused(Text("seat-away-already"))
            if not loaded.others_play(seat.seat):
                raise Refused(Text("seat-last-person"))
            await self._put(tx, loaded, seat, "away", told=False, level=loaded.game.mind.usual)

    async def back(self, game_id: int, user_id: int) -> Taken:
        """Let this person play again and withdraw an offer of the seat."""
        async with self._change(game_id) as (tx, loaded):
            seat = loaded.seat_of(user_id)
            if seat.level is None and seat.offered_at is None:
                raise Refused(Text("seat-never-left"))
            return await self._come_back(tx, loaded, seat)

    async def resign(self, game_id: int, user_id: int) -> bool:
        """Give this person's seat up: a computer plays on, and anybody may take over; True if nobody was left, and the
        game is called off.
        """
        async with self._change(game_id) as (tx, loaded):
            seat = loaded.seat_of(user_id)
            if is_last(loaded, user_id):
                await self._end(tx, loaded, seat)
                return True
            for each in [] if loaded.others_play(seat.seat) else loaded.seats:
                if each.player_id and each.seat != seat.seat:
                    # Nobody else is here: computers do not play among themselves, the game waits.
                    await self._put(tx, loaded, each, "alone", level=None)
            name = computer_name(loaded.all_names)
            if seat.offer_message_id is not None:
                # A resignation is told in a message of its own.
                await _leave_offer(tx, loaded.row, seat, "deleted", at=self.tables.clock())
            await self._put(tx, loaded, seat, "computer", player_id=None, name=name, level=loaded.game.mind.usual)
            await self._offer(tx, loaded, seat)
        return False

    async def _end(self, tx: Transaction, loaded: LoadedGame, seat: rows.Seat) -> None:
        at = self.tables.clock()
        await games.abort(tx, loaded.row.id, at=at)
        wanted = [
            Kind.STATUS(loaded.row.id, None, at),
            Kind.REFRESH(loaded.row.id, seat.seat, at),
            *deliveries.offers_over(loaded.seats, at),
        ]
        await outbox.store(tx, wanted, at=at)

    # others' seats

    async def take(self, game_id: int, actor: Actor, wanted: int | None = None) -> Taken:
        """Take over a seat that is free, a computer's, or offered: the first, or the one wanted; or come back to one's
        own.
        """
        async with self._change(game_id) as (tx, loaded):
            seat = to_take(loaded, actor.user_id, wanted)
            if seat.player_id == actor.user_id:
                return await self._come_back(tx, loaded, seat)
            at = self.tables.clock()
            await players.see(tx, actor.user_id, actor.known_as, actor.locale, at=at)
            await self._put(tx, loaded, seat, "person", player_id=actor.user_id, name=actor.name, level=None)
            if loaded.row.host_id in (None, seat.player_id):
                await games.set_host(tx, game_id, actor.user_id)
        return Taken(seat.seat)

    @staticmethod
    def let_replace(loaded: LoadedGame, target: int) -> None:
        """Raise Refused if this seat needs nobody to play on for it."""
        match = running(loaded)
        seat = loaded.at(target)
        if seat is None or seat.player_id is None:
            raise Refused(Text("replace-nobody"))
        if seat.level is not None:
            raise Refused(Text("replace-already"))
        if target not in match.awaited():
            raise Refused(Text("replace-not-awaited"))

    async def replace(self, game_id: int, target: int, also: Also | None = None) -> None:
        """Let a computer play for somebody absent, until they are back or somebody else takes over."""
        async with self._change(game_id) as (tx, loaded):
            self.let_replace(loaded, target)
            if also is not None:
                await also(tx)
            await self._leave_open(tx, loaded, loaded.seats[target], told=True)

    async def gone(self, game_id: int, target: int) -> None:
        """Somebody has left the server and cannot be reached: the same, once."""
        async with self._change(game_id) as (tx, loaded):
            seat = loaded.seats[target]
            if seat.player_id is None or seat.level is not None:
                return
            others = [each.player_id for each in loaded.seats if each.player_id and each.seat != target]
            if others and loaded.row.host_id == seat.player_id:
                await games.set_host(tx, game_id, others[0])
            await self._leave_open(tx, loaded, seat, told=False)

    async def _leave_open(self, tx: Transaction, loaded: LoadedGame, seat: rows.Seat, *, told: bool) -> None:
        """Offer the seat, and let a computer play it unless nobody else is there; its person may be `told` of that."""
        if loaded.others_play(seat.seat):
            await self._put(tx, loaded, seat, "away", told=told, level=loaded.game.mind.usual)
        await self._offer(tx, loaded, seat)

    async def let_computers(self, game_id: int) -> None:
        """Let computers answer the open questions of their seats."""
        loaded = await self.tables.loaded(game_id)
        if loaded.row.status != "running":
            return
        computers = {seat.seat for seat in loaded.seats if seat.level is not None}
        if any(choice.seat in computers for choice in loaded.playing().open.values()):
            await self.tables.moves.make(game_id, no_move)

    # moving

    async def may_move(self, game_id: int, actor: Actor, guild_id: int, *, gone: bool) -> bool:
        """Whether this person may move a game to a channel of that server (`move`)."""
        async with self.tables.database.reading() as tx:
            row, seated = await games.find(tx, game_id), await seats.of_game(tx, game_id)
            at = self.tables.clock()
            return row is not None and await _may_move(tx, row, seated, actor, guild_id, gone=gone, at=at)

    async def move(self, game_id: int, actor: Actor, place: Place, *, gone: bool) -> None:
        """Move a game to another channel; `gone`: the old one no longer exists. Then, or while the old one is known to
        refuse messages, every player may do so, else only the host, or a moderator of its server.
        """
        at = self.tables.clock()
        async with self.tables.store.change() as tx:
            row = await games.held(tx, game_id)
            if row is None:
                raise Refused(Text("no-such-game"))
            seated_there = await seats.of_game(tx, game_id)
            if not await _may_move(tx, row, seated_there, actor, place.guild_id, gone=gone, at=at):
                raise Refused(Text("move-host-only" if _sits(actor, seated_there) else "not-seated"))
            if row.channel_id == place.channel_id:
                raise Refused(Text("move-here-already"))
            await games.move_channel(tx, game_id, place.channel_id, place.guild_id)
            await refusals.forget(tx, refusals.channel(row.channel_id))
            await outbox.hasten(tx, game_id, at)
            wanted = [Kind.STATUS(game_id, None, at), *deliveries.offers_over(seated_there, at)]
            for seat in seated_there:
                await _leave_offer(tx, row, seat, "left", at=at)
            if row.status_message_id is not None and not gone:
                await bid_farewell(tx, game_id, None, moved(row, row.status_message_id), at=at)
            await outbox.store(tx, wanted, at=at)

    # how it is done

    @asynccontextmanager
    async def _change(self, game_id: int) -> AsyncIterator[tuple[Transaction, LoadedGame]]:
        """One transaction on a running game while nothing in it moves. Raises Refused."""
        store = self.tables.store
        await store.loaded.get(game_id)  # mend first what must be mended
        async with store.lock(game_id):
            async with store.change() as tx:
                with suppress(WrongStatus):  # once loaded, a better reason can be given
                    await hold_running(tx, game_id)
                loaded = await store.loaded.load(tx, game_id)
                running(loaded)
                yield tx, loaded
            store.loaded.drop(game_id)

    async def _come_back(self, tx: Transaction, loaded: LoadedGame, seat: rows.Seat) -> Taken:
        if seat.level is None:
            await seats.offer(tx, loaded.row.id, seat.seat, at=None)
            at = self.tables.clock()
            withdrawn = Kind.OFFER(loaded.row.id, seat.seat, at, WITHDRAWN)
            await outbox.store(tx, [withdrawn, Kind.STATUS(loaded.row.id, None, at)], at=at)
        else:
            await self._put(tx, loaded, seat, "back", level=None)
        return Taken(seat.seat, back=True, kept=seat.level is None, offered=seat.offered_at is not None)

    async def _offer(self, tx: Transaction, loaded: LoadedGame, seat: rows.Seat) -> None:
        """Offer a seat; an offer that exists goes on, in the same message."""
        at = self.tables.clock()
        await seats.offer(tx, loaded.row.id, seat.seat, at=seat.offered_at or at)
        wanted = [
            Kind.OFFER(loaded.row.id, seat.seat, at),
            Kind.STATUS(loaded.row.id, None, at),
        ]
        await outbox.store(tx, wanted, at=at)

    async def _put(
        self, tx: Transaction, loaded: LoadedGame, seat: rows.Seat, how: str, *, told: bool = True, **now: object
    ) -> None:
        """Let somebody else play a seat, with the deliveries that follow; `now`: changes to its holder. That person
        reads it in a new message (`told`), or where the old one stands.
        """
        game_id, at = loaded.row.id, self.tables.clock()
        after = msgspec.structs.replace(seat, **now)
        named = str(now["name"]) if "name" in now else None
        before = await seats.set_holder(
            tx, game_id, seat.seat, player_id=after.player_id, name=named, level=after.level
        )  # fmt: skip
        if after.player_id is not None and after.level is None:
            await turn_times.sit_down(tx, loaded, after, at)
        await _told(tx, loaded, Reseated(seat.seat, how), at)
        if after.player_id != seat.player_id:
            await prepared.remove(tx, game_id, seat.seat)
            former = rows.Former(game_id, seat.seat, loaded.row.step, before.player_id, before.name)
            await seats.remember_former(tx, former)
        lapsed = await polls.lapse(tx, game_id, at=at)
        wanted = [Kind.STATUS(game_id, None, at)]
        if seat.offered_at is not None:
            if how == "away":
                await seats.offer(tx, game_id, seat.seat, at=seat.offered_at)
            wanted.append(Kind.OFFER(game_id, seat.seat, at, how.encode()))
        if after.level is not None:
            wanted.append(Kind.LET_COMPUTERS(game_id, seat.seat, at))
        if after.player_id is not None:
            new, old = Kind.PUSH_HAND(game_id, seat.seat, at), Kind.REFRESH(game_id, seat.seat, at)
            wanted.append(new if told else old)
        # Others' open questions may name this seat's person.
        others = turn_times.asked(loaded.seats, loaded.playing()).keys() - {seat.seat}
        wanted += [Kind.REFRESH(game_id, other, at) for other in sorted(others)]
        if seat.player_id not in (None, after.player_id):
            asked = await polls.leave(tx, game_id, seat.seat)
            # How an earlier poll ended stays told.
            for message_id in filter(None, (asked if lapsed else None, seat.dm_message_id)):
                left = await left_by(tx, seat.player_id, message_id, loaded.row.channel_id)
                await bid_farewell(tx, game_id, seat.seat, left, at=at)
        if seat.player_id == loaded.row.host_id and after.player_id is None:
            people = [each.player_id for each in loaded.seats if each.player_id and each.seat != seat.seat]
            await games.set_host(tx, game_id, people[0])
        await outbox.store(tx, wanted, at=at)


async def _told(tx: Transaction, loaded: LoadedGame, event: Reseated, at: int) -> None:
    """Tell who plays, in a step of its own, which takes nothing back and is never taken back."""
    before = loaded.row.step
    nothing = rows.NewAnswer(event.seat, "", BY_SEATING, codec.written_steps(()), kind="undo")
    line = rows.NewLine(before + 1, codec.written(event))
    loaded.row = await answers.record(tx, loaded.row.id, before, [nothing], None, [line], at=at)


async def _leave_offer(
    tx: Transaction, row: rows.Game, seat: rows.Seat, how: Literal["deleted", "left"], *, at: int
) -> None:
    """Clear the message that offers a seat, if there is one; another may take its place."""
    if seat.offer_message_id is not None:
        left = Farewell(how, row.channel_id, seat.offer_message_id, row.language)
        await bid_farewell(tx, row.id, seat.seat, left, at=at)
        await seats.set_offer_message(tx, row.id, seat.seat, None)


def offer_link(row: rows.Game, seat: rows.Seat) -> str:
    """The address of the message that offers this seat; until it is there, of its channel."""
    return "/".join(map(str, (LINK, row.guild_id, row.channel_id, *filter(None, [seat.offer_message_id]))))


def is_last(loaded: LoadedGame, user_id: int) -> bool:
    """Whether only this person sits at the table: without them the game would end."""
    return not any(seat.player_id not in (None, user_id) for seat in loaded.seats)


def to_take(loaded: LoadedGame, user_id: int, wanted: int | None = None) -> rows.Seat:
    """The seat this person would take over, or come back to. Raises Refused."""
    running(loaded)
    mine = next((seat for seat in loaded.seats if seat.player_id == user_id), None)
    if mine is not None:
        if wanted not in (None, mine.seat) or (mine.level is None and mine.offered_at is None):
            raise Refused(Text("already-seated"))
        return mine
    seat = next((each for each in free(loaded) if wanted in (None, each.seat)), None)
    if seat is None:
        raise Refused(Text("seat-none-free" if wanted is None else "seat-not-free"))
    return seat


def is_anothers(seat: rows.Seat, user_id: int) -> bool:
    """Whether the seat belongs to another person, who plays or comes back."""
    return seat.player_id not in (None, user_id)


def free(loaded: LoadedGame) -> tuple[rows.Seat, ...]:
    """The seats anybody may take over: first those offered or nobody's, then computers'."""
    open_ = [
        seat for seat in loaded.seats if seat.offered_at is not None or (seat.player_id, seat.level) == (None, None)
    ]
    computers = [seat for seat in loaded.seats if seat.player_id is None and seat not in open_]
    return (*open_, *computers)


def farewells(payload: bytes | None) -> tuple[Farewell, ...]:
    """The messages a delivery is about."""
    return codec.read(payload, tuple[Farewell, ...]) if payload else ()


def _sits(actor: Actor, seated: Sequence[rows.Seat]) -> bool:
    return any(seat.player_id == actor.user_id for seat in seated)


async def _may_move(
    tx: Transaction, row: rows.Game, seated: Sequence[rows.Seat], actor: Actor, guild_id: int | None, *,
    gone: bool, at: int,
) -> bool:  # fmt: skip
    """Whether this person may move the game to a channel of that server."""
    if actor.decides(row.host_id, at_home=row.guild_id == guild_id):
        return True
    return _sits(actor, seated) and (gone or await _barred(tx, row.channel_id, at))


async def _barred(tx: Transaction, channel_id: int, at: int) -> bool:
    """Whether a channel is known to refuse messages for now."""
    refusal = await refusals.get(tx, refusals.channel(channel_id))
    return refusal is not None and refusal.again_at > at


def moved(before: rows.Game, message_id: int) -> Farewell:
    """The table's message in the channel where the game was `before`."""
    return Farewell("moved", before.channel_id, message_id, before.language)


async def left_by(tx: Transaction, player_id: int | None, message_id: int, channel_id: int) -> Farewell:
    """A message to a former holder, in direct messages or else in the game's channel."""
    person = await players.get(tx, player_id or 0)
    if person is None or person.dm_state != "open" or person.dm_channel_id is None:
        return Farewell("deleted", channel_id, message_id, "en")
    return Farewell("emptied", person.dm_channel_id, message_id, person.language or language_of(person.locale))


async def bid_farewell(tx: Transaction, game_id: int, seat: int | None, left: Farewell, *, at: int) -> None:
    """Add a message to those still to be cleared: there is one such delivery per place."""
    await hold(tx, game_id)  # another may do so at the same time
    alone = Kind.FAREWELL(game_id, seat, at, codec.written((left,)))
    before = farewells(await outbox.pending(tx, alone))
    await outbox.store(tx, [msgspec.structs.replace(alone, payload=codec.written((*before, left)))], at=at)
