"""The only orchestrator: answers, taking back, calling off, and what there is to see; lobbies are a part of it.

Laws: one click is one transaction, and what to deliver is wished for in it; a refused wish changes nothing; no state of
a game lives only in memory. Every method raises `Refused` for what is not possible.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import msgspec
import structlog

from bot.phrases import language_of
from bot.tables import polls, showing, turn_times
from bot.tables.advance import Advance, wishes
from bot.tables.archive import Archive
from bot.tables.clocks_shown import Dials
from bot.tables.loaded import LoadedGame, counting, told
from bot.tables.lobbies import Lobbies
from bot.tables.shown import Actor, Desk, GameLine, Lobby, PublicTable, Refused, Status
from bot.tables.standing_orders import veil_wishes
from bot.tables.store import Store, let_decide, now_ms
from db import answers, deadlines, games, outbox, players, rows, seats
from db.engine import Database
from db.transaction import Transaction
from games.kernel.choice import IllegalAnswer, Picks
from games.kernel.game import Entry, Game, Setup
from games.kernel.match import Given, Match
from games.kernel.text import Text

TRIES = 3
"""How often an answer is tried when another process was faster."""

Move: TypeAlias = Callable[[LoadedGame, Advance], int | Awaitable[int]]
"""Does something to a play; returns the seat that acted, or NOBODY. Raises Refused or IllegalAnswer."""
Beside: TypeAlias = Callable[[Transaction, LoadedGame, Advance], Awaitable[None]]
"""Stores something together with a play."""

log = structlog.get_logger()


class Tables:
    """All tables of this installation."""

    def __init__(self, database: Database, found: Mapping[str, Game], clock: Callable[[], int] = now_ms) -> None:
        self.store = Store(database, found, clock)
        self.lobbies = Lobbies(self.store)
        self.archive = Archive(self.store)

    @property
    def database(self) -> Database:
        """Where everything is stored."""
        return self.store.database

    @property
    def games(self) -> Mapping[str, Game]:
        """The rules by their names."""
        return self.store.games

    def clock(self) -> int:
        """The time in unix milliseconds."""
        return self.store.clock()

    # playing

    async def answer(self, game_id: int, user_id: int, choice: str, picks: Picks) -> None:
        """Answer an open question of this person's seat."""

        def make_it(loaded: LoadedGame, advance: Advance) -> int:
            seat = loaded.seat_of(user_id).seat
            advance.answer(seat, choice, picks)
            return seat

        await self.move(game_id, make_it)

    async def undo(self, game_id: int, user_id: int, *, step: int | None = None) -> None:
        """Take this person's last step back, as far as nothing was learned by it; if `step` is named, only that one."""

        def take_back(loaded: LoadedGame, advance: Advance) -> int:
            seat = loaded.seat_of(user_id).seat
            advance.take_back(seat, step)
            return seat

        await self.move(game_id, take_back)

    async def move(self, game_id: int, move: Move, beside: Beside | None = None) -> None:
        """Make a move, let computers answer what follows, and store all that came of it in one transaction.

        `move` does something to the play and returns the seat that acted (it sees the outcome in the reply; NOBODY:
        all are told); it is called again if another process was faster. `beside` stores more in the same transaction.
        """
        async with self.store.lock(game_id):
            for _ in range(TRIES):
                loaded = await self.store.loaded.get(game_id)
                advance = Advance(running(loaded))
                # From here on this match is nobody else's: what is not stored yet is shown to nobody.
                self.store.loaded.drop(game_id)
                try:
                    moved = move(loaded, advance)
                    actor = moved if isinstance(moved, int) else await moved
                except IllegalAnswer as error:
                    raise Refused(error.reason) from error
                if await self._store(loaded, advance, actor, beside):
                    return
        raise Refused(Text("question-gone"))

    async def _store(self, loaded: LoadedGame, advance: Advance, actor: int, beside: Beside | None) -> bool:
        """False if another process was faster."""
        game_id, at = loaded.row.id, self.clock()
        await self.store.let_answer(game_id, loaded.game, loaded.seats, advance)
        try:
            async with self.store.change() as tx:
                await self.store.record(tx, game_id, advance, at)
                await turn_times.keep(tx, game_id, loaded.setup, loaded.seats, advance, at)
                if beside is not None:
                    await beside(tx, loaded, advance)
                await polls.moved(tx, game_id, advance.entries, over=advance.match.over, at=at)
                wanted = [
                    *wishes(advance, loaded.seats, actor, at=at),
                    *veil_wishes(advance, loaded.setup, game_id, at),
                ]
                await outbox.wish_all(tx, wanted, at=at)
        except answers.StaleStep:
            return False
        if len(advance.undone) <= 1:  # else the lines before those taken back are wanted, which are read anew
            loaded.keep(advance.match, advance.events, advance.undone)
            self.store.loaded.keep(loaded)
        return True

    async def show_again(self, game_id: int, user_id: int | None = None) -> None:
        """What was to be shown (to this person, too) may not be what is seen: bring the messages up to date."""
        at = self.clock()
        async with self.store.change() as tx:
            if await games.find(tx, game_id) is None:
                return
            mine = [seat.seat for seat in await seats.of_game(tx, game_id) if user_id and seat.player_id == user_id]
            wanted = [rows.NewWish("status", game_id, None, at)]
            wanted += (rows.NewWish("refresh", game_id, seat, at) for seat in mine)
            await outbox.wish_all(tx, wanted, at=at)

    async def mail_again(self, desk: Desk) -> None:
        """A person decided elsewhere: the message in the direct messages must not go on asking."""
        at = self.clock()
        async with self.store.change() as tx:
            await outbox.wish_all(tx, [rows.NewWish("refresh", desk.table.game_id, desk.seat, at)], at=at)

    async def abort(self, game_id: int, actor: Actor) -> None:
        """Call the game off."""
        at = self.clock()
        async with self.store.change() as tx:
            loaded = await self.store.loaded.load(tx, game_id)
            let_decide(loaded, actor)
            await games.abort(tx, game_id, at=at)
            await polls.lapse(tx, game_id, at=at)
            wanted = [rows.NewWish("status", game_id, None, at)]
            wanted += (rows.NewWish("refresh", game_id, seat.seat, at) for seat in loaded.seats if seat.player_id)
            await outbox.wish_all(tx, wanted, at=at)

    # looking

    async def lobby(self, game_id: int) -> Lobby:
        """The table before its start."""
        loaded = await self.store.loaded.get(game_id)
        dials = await self._dials(game_id)
        seen = showing.lobby(loaded, {person.user_id: person.dm_state for person in dials.people.values()})
        return dials.in_lobby(seen, loaded)

    async def table(self, game_id: int) -> PublicTable:
        """What everybody may know of a game that has begun."""
        dials = await self._dials(game_id)
        loaded = await self.store.loaded.get(game_id)
        match = loaded.playing()
        history = await self._history(loaded) if match.over else ()
        return dials.on_table(showing.table(loaded, match, history), loaded)

    async def _dials(self, game_id: int) -> Dials:
        return await Dials.read(self.database, game_id, self.clock())

    async def desk(self, game_id: int, user_id: int, locale: str | None = None) -> Desk:
        """One person's side of a game that has begun."""
        dials = await self._dials(game_id)
        language = spoken_to(next((one for one in dials.people.values() if one.user_id == user_id), None), locale)
        # From here on nothing waits: the match would move meanwhile.
        loaded = await self.store.loaded.get(game_id)
        seat = loaded.seat_of(user_id)
        match = loaded.playing()
        public = dials.on_table(showing.table(loaded, match), loaded)
        return dials.at_desk(showing.desk(loaded, match, seat, language, public), loaded)

    async def log(self, game_id: int, user_id: int | None, turns: int) -> tuple[Text, ...]:
        """The chronicle of the last turns as this person (or a spectator) may read it."""
        loaded = await self.store.loaded.get(game_id)
        loaded.playing()
        async with self.database.reading() as tx:
            lines = told(loaded.game, await answers.lines_of_turns(tx, game_id, turns))
        reader = next((seat.seat for seat in loaded.seats if user_id and seat.player_id == user_id), None)
        return showing.lines_for(reader, lines)

    async def at(self, channel_id: int) -> int | None:
        """The game of a channel that is open or running."""
        async with self.database.reading() as tx:
            found = await games.in_channel(tx, channel_id)
        return found.id if found else None

    async def status(self, game_id: int) -> Status:
        """Where a game is on its way from lobby to end."""
        return (await self.store.loaded.get(game_id)).row.status

    async def loaded(self, game_id: int) -> LoadedGame:
        """The game as stored; for deliveries, which need to know where messages are."""
        return await self.store.loaded.get(game_id)

    async def games_of(self, user_id: int) -> tuple[GameLine, ...]:
        """This person's open and running games: those that wait for this person first, of these the one with the
        nearest deadline.
        """
        async with self.database.reading() as tx:
            found = await games.of_player(tx, user_id)
            due = {row.game: row.due_at for row in await deadlines.of_player(tx, user_id)}
            person = await players.get(tx, user_id)
        lines = [showing.line(await self.store.loaded.get(game.id), user_id, person, due) for game in found]
        return tuple(sorted(lines, key=showing.urgency))

    def entry(self, game: str, name: str) -> Entry | None:
        """What a game's reference says about one of its things."""
        return next((entry for entry in self.store.game(game).reference() if entry.name == name), None)

    async def language(self, user_id: int, locale: str | None = None) -> str:
        """The language this person is spoken to in: the own choice, else Discord's locale."""
        async with self.database.reading() as tx:
            return spoken_to(await players.get(tx, user_id), locale)

    async def set_language(self, actor: Actor, language: str | None) -> None:
        """Choose a language; None: as Discord says."""
        chosen = msgspec.convert(language, rows.Language | None)
        async with self.store.change() as tx:
            await players.see(tx, actor.user_id, actor.name, actor.locale, at=self.clock())
            await players.set_language(tx, actor.user_id, chosen, at=self.clock())

    async def _history(self, loaded: LoadedGame) -> tuple[tuple[int, ...], ...]:
        """The points per seat at each turn boundary, by playing the whole game again from its seed; nothing if the
        rules have changed since, so that it would be another game.
        """
        async with self.database.reading() as tx:
            answered = list(counting(await answers.log(tx, loaded.row.id)))
        try:
            return await asyncio.to_thread(_points, loaded.game, loaded.setup, loaded.row.seed or b"", answered)
        except IllegalAnswer as error:
            log.warning("history_differs", game=loaded.row.id, error=str(error))
            return ()


def spoken_to(person: rows.Player | None, locale: str | None) -> str:
    """The language a person is spoken to in: the own choice, else Discord's locale, the newest that is known."""
    if person and person.language:
        return person.language
    return language_of(locale or (person.locale if person else ""))


def running(loaded: LoadedGame) -> Match:
    """The match of a game that goes on. Raises Refused."""
    match = loaded.playing()
    if loaded.row.status == "aborted":
        raise Refused(Text("game-aborted"))
    if match.over:
        raise Refused(Text("game-over"))
    return match


def _points(game: Game, setup: Setup, seed: bytes, answered: list[tuple[int, Given]]) -> tuple[tuple[int, ...], ...]:
    """The points per seat after each turn of a finished game."""
    match = Match.begin(game, setup, seed)
    found = [_scores(match)]
    for _, given in answered:
        turn = match.turn
        match.answer(given.seat, given.choice, given.picks)
        if match.turn != turn:
            found.append(_scores(match))
    return (*found, _scores(match))


def _scores(match: Match) -> tuple[int, ...]:
    return tuple(score.points for score in match.game.result(match.state).scores)
