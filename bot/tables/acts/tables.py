"""The door to all tables: what people do in a running game, and what there is to see of any.

Laws: one click is stored in one transaction, with its deliveries; a refusal changes nothing; no state of a game lives
only in memory. Every method raises `Refused` for what is not possible.
"""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial

import msgspec
from msgspec.structs import replace

from bot.clock import now_ms
from bot.tables.acts.lobbies import NO_LOBBY, Lobbies
from bot.tables.acts.moves import Done, Move, Moves, Outcome
from bot.tables.memory import deliveries, polls
from bot.tables.memory.advance import Advance
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame, counting, told, view_after
from bot.tables.memory.rebuilding import tried
from bot.tables.memory.store import Store
from bot.tables.past.archive import Archive
from bot.tables.past.replay import points_by_turn
from bot.tables.show import showing
from bot.tables.show.clocks_shown import ClocksShown, own_side
from bot.tables.show.coaching import Coaches
from bot.tables.show.shown import Desk, GameLine, Lobby, MailState, PublicTable
from bot.tables.terms.actors import Actor, Refused, refuse_unless_host
from bot.tables.terms.presence import Presence
from bot.tables.terms.press import Pressed
from db import rows
from db.engine import Database
from db.games import answers, deadlines, games, outbox, seats
from db.games.status import hold
from db.people import players, refusals
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text


class SeatSide(msgspec.Struct, frozen=True):
    """A seat, what is known of its person, and that person's side of the game."""

    seat: rows.Seat
    person: rows.Player | None
    desk: Desk


class Tables:
    """All tables of this installation, its rules by their names, and its clock (unix milliseconds)."""

    def __init__(self, database: Database, found: Mapping[str, Game], clock: Callable[[], int] = now_ms) -> None:
        self.presence = Presence(clock)
        self.store = Store(database, found, self.presence.now)
        self.database, self.games, self.clock = database, self.store.games, self.presence.now
        self.moves = Moves(self.store)
        self.lobbies = Lobbies(self.store)
        self.archive = Archive(self.store)
        self.coaches = Coaches(self.store)

    # playing

    async def undo(self, game_id: int, user_id: int, step: int | None = None) -> None:
        """Take this person's last step back, if nothing was learned by it; if a `step` is named, only that one. Raises
        Refused.
        """
        await self.moves.make(game_id, _taking_back(user_id, step))

    async def take_back(self, game_id: int, actor: Actor, step: int, *, pressed: Pressed | None = None) -> Outcome:
        """Take back this one step, if it is still the last, and show the state after that."""
        return await self.moves.act(game_id, actor, _taking_back(actor.user_id, step), pressed=pressed)

    async def show_again(self, game_id: int, user_id: int | None = None) -> None:
        """Bring the messages (this person's, too) up to date: people may not see what they should."""
        at = self.clock()
        async with self.store.change() as tx:
            if await games.find(tx, game_id) is None:
                return
            mine = [seat.seat for seat in await seats.of_game(tx, game_id) if user_id and seat.player_id == user_id]
            wanted = [Kind.STATUS(game_id, None, at)]
            wanted += (Kind.REFRESH(game_id, seat, at) for seat in mine)
            await outbox.store(tx, wanted, at=at)

    async def abort(self, game_id: int, actor: Actor, *, begun: bool) -> None:
        """Call the game off, or clear its table away if it has not `begun`: for the host or a moderator. Raises
        Refused.
        """
        at = self.clock()
        async with self.store.change() as tx:
            await hold(tx, game_id)
            loaded = await self.store.loaded.load(tx, game_id)
            if loaded.row.status != ("running" if begun else "lobby"):
                raise Refused(Text(NO_LOBBY.get(loaded.row.status, "status-changed")))
            refuse_unless_host(actor, loaded.row.host_id)
            await games.abort(tx, game_id, at=at)
            await polls.lapse(tx, game_id, at=at)
            await outbox.store(tx, deliveries.all_again(game_id, loaded.seats, at), at=at)

    # looking

    async def lobby(self, game_id: int) -> Lobby:
        """The table before its start."""
        loaded, clocks = await self._seen(game_id)
        return await self._lobby(loaded, clocks)

    async def table(self, game_id: int, user_id: int | None = None) -> PublicTable:
        """What everybody may know of a game that has begun, with the table's past: at this person's last decision, or
        at the start of the lines that everybody reads beside it. Raises Refused if it has not begun.
        """
        loaded, clocks = await self._seen(game_id)
        return await self._table(loaded, clocks, user_id)

    async def public(self, game_id: int) -> tuple[rows.Game, Lobby | PublicTable]:
        """The row of a game, and what its channel shows of it."""
        loaded, clocks = await self._seen(game_id)
        if loaded.match is None and loaded.lost is None:
            return loaded.row, await self._lobby(loaded, clocks)
        row = loaded.row
        return row, await self._table(loaded, clocks, None)

    async def _table(self, loaded: LoadedGame, clocks: ClocksShown, user_id: int | None) -> PublicTable:
        match = loaded.playing()
        seen = clocks.on_table(showing.table(loaded, match), loaded)
        mine = [loaded.decision(seat.seat).step for seat in loaded.seats if user_id and seat.player_id == user_id]
        since = mine[0] if mine and mine[0] else showing.told_from(loaded, match.unasked)
        return await self._with_past(loaded, seen, since)

    async def side(self, game_id: int, number: int | None) -> SeatSide | None:
        """The seat of this number with its person's side; None if the game has not begun or no person plays there."""
        loaded, clocks = await self._seen(game_id)
        seat = loaded.at(number)
        if seat is None or seat.player_id is None or loaded.match is None:
            return None
        person, desk = clocks.people.get(seat.seat), own_side(loaded, clocks, seat.player_id, None)
        decided = loaded.decision(seat.seat).step or None
        # Marks are for people who come back, not for the one who just saw it all.
        return SeatSide(seat, person, replace(desk, table=await self._with_past(loaded, desk.table, decided)))

    async def desk(self, game_id: int, user_id: int, locale: str | None = None) -> Desk:
        """One person's side of a game that has begun."""
        loaded, clocks = await self._seen(game_id)
        desk = own_side(loaded, clocks, user_id, locale)
        return replace(desk, table=await self._with_past(loaded, desk.table, None))

    async def _seen(self, game_id: int) -> tuple[LoadedGame, ClocksShown]:
        """A game with its clocks. Use it before the next await: a match may move then."""
        loaded, table = await self.store.loaded.seen(game_id)
        if loaded.broken:
            await self.moves.mend(game_id)
            loaded, table = await self.store.loaded.seen(game_id)
        return loaded, ClocksShown(table, self.clock())

    async def log(self, game_id: int, user_id: int | None, turns: int) -> tuple[Text, ...]:
        """The chronicle of the last turns as this person (or a spectator) may read it."""
        loaded = await self.store.loaded.get(game_id)
        loaded.playing()
        async with self.database.reading() as tx:
            lines = told(loaded.game, await answers.lines_of_turns(tx, game_id, turns))
        reader = next((seat.seat for seat in loaded.seats if user_id and seat.player_id == user_id), None)
        return showing.lines_for(reader, lines, loaded.holders)

    async def at(self, channel_id: int) -> int | None:
        """The open or running game of a channel."""
        found = await self.database.read(lambda tx: games.in_channel(tx, channel_id))
        return found.id if found else None

    async def status(self, game_id: int) -> rows.Status:
        """Where a game is on its way from lobby to end."""
        return (await self.store.loaded.get(game_id)).row.status

    async def loaded(self, game_id: int) -> LoadedGame:
        """The game as stored; deliveries need it to know where messages are."""
        return await self.store.loaded.get(game_id)

    async def games_of(self, user_id: int) -> tuple[GameLine, ...]:
        """This person's open and running games: those waiting for this person first, by nearest deadline."""
        async with self.database.reading() as tx:
            found = await games.of_player(tx, user_id)
            due = {row.game: row.due_at for row in await deadlines.of_player(tx, user_id)}
            person = await players.get(tx, user_id)
        lines: list[GameLine] = []
        for game in found:
            with suppress(Refused):  # without the rules installed there is nothing to show
                lines.append(showing.line(await self.store.loaded.get(game.id), user_id, person, due))
        return tuple(sorted(lines, key=showing.urgency))

    async def given_up_by(self, user_id: int) -> tuple[rows.Game, ...]:
        """The running games in which this person had a seat but no longer has one."""
        return await self.database.read(lambda tx: games.given_up_by(tx, user_id))

    async def set_language(self, actor: Actor, language: str | None) -> None:
        """Choose a language; None: Discord's."""
        chosen = msgspec.convert(language, rows.Language | None)
        async with self.store.change() as tx:
            await players.see(tx, actor.user_id, actor.known_as, actor.locale, at=self.clock())
            await players.set_language(tx, actor.user_id, chosen, at=self.clock())

    async def _with_past(self, loaded: LoadedGame, seen: PublicTable, since: int | None) -> PublicTable:
        """A table with its past after step `since`, and who has help; a result shows how the points grew."""
        seen = await self.coaches.told(loaded, seen)
        if seen.result:
            history, end = await self._history(loaded), tuple(score.points for score in seen.result.scores)
            return replace(seen, past=replace(seen.past, history=history if history[-1:] == (end,) else ()))
        if since is None:
            return seen
        before = await view_after(self.database, loaded, since)
        return replace(seen, past=replace(seen.past, before=before))

    async def _lobby(self, loaded: LoadedGame, clocks: ClocksShown) -> Lobby:
        reached: dict[int, MailState] = {person.user_id: person.dm_state for person in clocks.people.values()}
        if missed := [user_id for user_id, state in reached.items() if state == "closed"]:
            why = await self.database.read(lambda tx: refusals.of_people(tx, missed))
            reached |= {user_id: "refused" for user_id, refusal in why.items() if refusal.kind != "closed"}
        return clocks.in_lobby(showing.lobby(loaded, reached), loaded)

    async def _history(self, loaded: LoadedGame) -> tuple[tuple[int, ...], ...]:
        """The points per seat at each turn boundary, by playing the whole game again from its seed; nothing if the
        rules have changed, so that it would be another game.
        """
        answered = await self.database.read(lambda tx: answers.log(tx, loaded.row.id))
        playing = partial(points_by_turn, loaded.game, loaded.setup, loaded.playing().seed, counting(answered))
        return await asyncio.to_thread(tried, playing) or ()


def _taking_back(user_id: int, step: int | None) -> Move:
    def take_back(loaded: LoadedGame, advance: Advance) -> Done:
        seat = loaded.seat_of(user_id).seat
        advance.take_back(seat, step)
        return seat

    return take_back
