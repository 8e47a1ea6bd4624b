"""The only orchestrator: answers, taking back, calling off, and what there is to see; lobbies are a part of it.

Laws: one click is one transaction, and what to deliver is wished for in it; a refused wish changes nothing; no state of
a game lives only in memory. Every method raises `Refused` for what is not possible.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

import msgspec
import structlog

from bot import desks, polls, turn_times
from bot.archive import Archive
from bot.desk import Actor, Board, Desk, GameLine, Lobby, Refused, Status
from bot.dials import Dials
from bot.ledger import Ledger, let_decide, now_ms
from bot.lobbies import Lobbies
from bot.orders import veil_wishes
from bot.phrases import language_of
from bot.plays import Play, wishes
from bot.sittings import Sitting, counting, told
from db import answers, deadlines, games, outbox, players, rows, seats
from db.engine import Database
from db.transaction import Transaction
from games.kernel.choice import IllegalAnswer, Picks
from games.kernel.game import Entry, Game, Setup
from games.kernel.match import Given, Match
from games.kernel.text import Text

TRIES = 3
"""How often an answer is tried when another process was faster."""

Move: TypeAlias = Callable[[Sitting, Play], int | Awaitable[int]]
"""Does something to a play; returns the seat that acted, or NOBODY. Raises Refused or IllegalAnswer."""
Beside: TypeAlias = Callable[[Transaction, Sitting, Play], Awaitable[None]]
"""Stores something together with a play."""

log = structlog.get_logger()


class Tables:
    """All tables of this installation."""

    def __init__(self, database: Database, found: Mapping[str, Game], clock: Callable[[], int] = now_ms) -> None:
        self.ledger = Ledger(database, found, clock)
        self.lobbies = Lobbies(self.ledger)
        self.archive = Archive(self.ledger)

    @property
    def database(self) -> Database:
        """Where everything is stored."""
        return self.ledger.database

    @property
    def games(self) -> Mapping[str, Game]:
        """The rules by their names."""
        return self.ledger.games

    def clock(self) -> int:
        """The time in unix milliseconds."""
        return self.ledger.clock()

    # playing

    async def answer(self, game_id: int, user_id: int, choice: str, picks: Picks) -> None:
        """Answer an open question of this person's seat."""

        def play_it(sitting: Sitting, play: Play) -> int:
            seat = sitting.seat_of(user_id).seat
            play.answer(seat, choice, picks)
            return seat

        await self.play(game_id, play_it)

    async def undo(self, game_id: int, user_id: int, *, step: int | None = None) -> None:
        """Take this person's last step back, as far as nothing was learned by it; if `step` is named, only that one."""

        def take_back(sitting: Sitting, play: Play) -> int:
            seat = sitting.seat_of(user_id).seat
            play.take_back(seat, step)
            return seat

        await self.play(game_id, take_back)

    async def play(self, game_id: int, move: Move, beside: Beside | None = None) -> None:
        """Make a move, let computers answer what follows, and store all that came of it in one transaction.

        `move` does something to the play and returns the seat that acted (it sees the outcome in the reply; NOBODY:
        all are told); it is called again if another process was faster. `beside` stores more in the same transaction.
        """
        async with self.ledger.lock(game_id):
            for _ in range(TRIES):
                sitting = await self.ledger.sittings.get(game_id)
                play = Play(running(sitting))
                # From here on this match is nobody else's: what is not stored yet is shown to nobody.
                self.ledger.sittings.drop(game_id)
                try:
                    moved = move(sitting, play)
                    actor = moved if isinstance(moved, int) else await moved
                except IllegalAnswer as error:
                    raise Refused(error.reason) from error
                if await self._store(sitting, play, actor, beside):
                    return
        raise Refused(Text("question-gone"))

    async def _store(self, sitting: Sitting, play: Play, actor: int, beside: Beside | None) -> bool:
        """False if another process was faster."""
        game_id, at = sitting.row.id, self.clock()
        await self.ledger.let_answer(game_id, sitting.game, sitting.seats, play)
        try:
            async with self.ledger.change() as tx:
                await self.ledger.record(tx, game_id, play, at)
                await turn_times.keep(tx, game_id, sitting.setup, sitting.seats, play, at)
                if beside is not None:
                    await beside(tx, sitting, play)
                await polls.moved(tx, game_id, play.entries, over=play.match.over, at=at)
                wanted = [*wishes(play, sitting.seats, actor, at=at), *veil_wishes(play, sitting.setup, game_id, at)]
                await outbox.wish_all(tx, wanted, at=at)
        except answers.StaleStep:
            return False
        if len(play.undone) <= 1:  # else the lines before those taken back are wanted, which are read anew
            sitting.keep(play.match, play.events, play.undone)
            self.ledger.sittings.keep(sitting)
        return True

    async def show_again(self, game_id: int, user_id: int | None = None) -> None:
        """What was to be shown (to this person, too) may not be what is seen: bring the messages up to date."""
        at = self.clock()
        async with self.ledger.change() as tx:
            if await games.find(tx, game_id) is None:
                return
            mine = [seat.seat for seat in await seats.of_game(tx, game_id) if user_id and seat.player_id == user_id]
            wanted = [rows.NewWish("status", game_id, None, at)]
            wanted += (rows.NewWish("refresh", game_id, seat, at) for seat in mine)
            await outbox.wish_all(tx, wanted, at=at)

    async def mail_again(self, desk: Desk) -> None:
        """A person decided elsewhere: the message in the direct messages must not go on asking."""
        at = self.clock()
        async with self.ledger.change() as tx:
            await outbox.wish_all(tx, [rows.NewWish("refresh", desk.board.game_id, desk.seat, at)], at=at)

    async def abort(self, game_id: int, actor: Actor) -> None:
        """Call the game off."""
        at = self.clock()
        async with self.ledger.change() as tx:
            sitting = await self.ledger.sittings.load(tx, game_id)
            let_decide(sitting, actor)
            await games.abort(tx, game_id, at=at)
            await polls.lapse(tx, game_id, at=at)
            wanted = [rows.NewWish("status", game_id, None, at)]
            wanted += (rows.NewWish("refresh", game_id, seat.seat, at) for seat in sitting.seats if seat.player_id)
            await outbox.wish_all(tx, wanted, at=at)

    # looking

    async def lobby(self, game_id: int) -> Lobby:
        """The table before its start."""
        sitting = await self.ledger.sittings.get(game_id)
        dials = await self._dials(game_id)
        seen = desks.lobby(sitting, {person.user_id: person.dm_state for person in dials.people.values()})
        return dials.in_lobby(seen, sitting)

    async def board(self, game_id: int) -> Board:
        """What everybody may know of a game that has begun."""
        dials = await self._dials(game_id)
        sitting = await self.ledger.sittings.get(game_id)
        match = sitting.playing()
        history = await self._history(sitting) if match.over else ()
        return dials.on_board(desks.board(sitting, match, history), sitting)

    async def _dials(self, game_id: int) -> Dials:
        return await Dials.read(self.database, game_id, self.clock())

    async def desk(self, game_id: int, user_id: int, locale: str | None = None) -> Desk:
        """One person's side of a game that has begun."""
        dials = await self._dials(game_id)
        language = spoken_to(next((one for one in dials.people.values() if one.user_id == user_id), None), locale)
        # From here on nothing waits: the match would move meanwhile.
        sitting = await self.ledger.sittings.get(game_id)
        seat = sitting.seat_of(user_id)
        match = sitting.playing()
        public = dials.on_board(desks.board(sitting, match), sitting)
        return dials.at_desk(desks.desk(sitting, match, seat, language, public), sitting)

    async def log(self, game_id: int, user_id: int | None, turns: int) -> tuple[Text, ...]:
        """The chronicle of the last turns as this person (or a spectator) may read it."""
        sitting = await self.ledger.sittings.get(game_id)
        sitting.playing()
        async with self.database.reading() as tx:
            lines = told(sitting.game, await answers.lines_of_turns(tx, game_id, turns))
        reader = next((seat.seat for seat in sitting.seats if user_id and seat.player_id == user_id), None)
        return desks.lines_for(reader, lines)

    async def at(self, channel_id: int) -> int | None:
        """The game of a channel that is open or running."""
        async with self.database.reading() as tx:
            found = await games.in_channel(tx, channel_id)
        return found.id if found else None

    async def status(self, game_id: int) -> Status:
        """Where a game is on its way from lobby to end."""
        return (await self.ledger.sittings.get(game_id)).row.status

    async def sitting(self, game_id: int) -> Sitting:
        """The game as stored; for deliveries, which need to know where messages are."""
        return await self.ledger.sittings.get(game_id)

    async def games_of(self, user_id: int) -> tuple[GameLine, ...]:
        """This person's open and running games: those that wait for this person first, of these the one with the
        nearest deadline.
        """
        async with self.database.reading() as tx:
            found = await games.of_player(tx, user_id)
            due = {row.game: row.due_at for row in await deadlines.of_player(tx, user_id)}
            person = await players.get(tx, user_id)
        lines = [desks.line(await self.ledger.sittings.get(game.id), user_id, person, due) for game in found]
        return tuple(sorted(lines, key=desks.urgency))

    def entry(self, game: str, name: str) -> Entry | None:
        """What a game's reference says about one of its things."""
        return next((entry for entry in self.ledger.game(game).reference() if entry.name == name), None)

    async def language(self, user_id: int, locale: str | None = None) -> str:
        """The language this person is spoken to in: the own choice, else Discord's locale."""
        async with self.database.reading() as tx:
            return spoken_to(await players.get(tx, user_id), locale)

    async def set_language(self, actor: Actor, language: str | None) -> None:
        """Choose a language; None: as Discord says."""
        chosen = msgspec.convert(language, rows.Language | None)
        async with self.ledger.change() as tx:
            await players.see(tx, actor.user_id, actor.name, actor.locale, at=self.clock())
            await players.set_language(tx, actor.user_id, chosen, at=self.clock())

    async def _history(self, sitting: Sitting) -> tuple[tuple[int, ...], ...]:
        """The points per seat at each turn boundary, by playing the whole game again from its seed; nothing if the
        rules have changed since, so that it would be another game.
        """
        async with self.database.reading() as tx:
            answered = list(counting(await answers.log(tx, sitting.row.id)))
        try:
            return await asyncio.to_thread(_points, sitting.game, sitting.setup, sitting.row.seed or b"", answered)
        except IllegalAnswer as error:
            log.warning("history_differs", game=sitting.row.id, error=str(error))
            return ()


def spoken_to(person: rows.Player | None, locale: str | None) -> str:
    """The language a person is spoken to in: the own choice, else Discord's locale, the newest that is known."""
    if person and person.language:
        return person.language
    return language_of(locale or (person.locale if person else ""))


def running(sitting: Sitting) -> Match:
    """The match of a game that goes on. Raises Refused."""
    match = sitting.playing()
    if sitting.row.status == "aborted":
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
