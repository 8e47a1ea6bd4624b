"""The only orchestrator: lobbies, answers, taking back; what to deliver is wished for in the same transaction.

Laws: one click is one transaction; a refused wish changes nothing; no state of a game lives only in memory. Every
method raises
`Refused` for what is not possible.
"""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count
from weakref import WeakValueDictionary

import msgspec
import structlog

from bot import desks, lobby_settings, rematch
from bot.desk import Actor, Board, Desk, GameLine, Lobby, Place, Refused, Status
from bot.phrases import language_of
from bot.plays import NOBODY, Opening, Play, wishes
from bot.sittings import Sitting, Sittings, counting, told
from db import answers, games, outbox, players, rows, seats
from db.engine import Database
from db.games import ChannelBusy
from db.seats import AlreadySeated
from db.status import WrongStatus, hold_lobby
from db.transaction import Transaction
from games.kernel.chance import Chance
from games.kernel.choice import IllegalAnswer, Picks
from games.kernel.game import BadSetup, Entry, Game, Setup
from games.kernel.match import Given, Match
from games.kernel.text import Text

FIRST_MESSAGE_MS = 1_000
"""How long after joining the first direct message is due."""

NO_LOBBY: dict[Status | None, str] = {
    None: "no-such-game",
    "running": "already-begun",
    "finished": "game-over",
    "aborted": "game-aborted",
}
"""Why nothing can be done in a lobby."""

TRIES = 3
"""How often an answer is tried when another process was faster."""

log = structlog.get_logger()


def now_ms() -> int:
    """The time in unix milliseconds."""
    return time.time_ns() // 1_000_000


class Tables:
    """All tables of this installation."""

    def __init__(self, database: Database, found: Mapping[str, Game], clock: Callable[[], int] = now_ms) -> None:
        self.database = database
        self.games = dict(found)
        self.clock = clock
        self._sittings = Sittings(database, self.games)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    # the lobby

    async def open_lobby(
        self, game: str, place: Place, host: Actor, options: Mapping[str, object] | None = None
    ) -> int:
        """Open a table in a channel and seat its host; return the game's id."""
        self._game(game)
        setup = Setup(seats=0, options=dict(options or {}))
        at = self.clock()
        async with self._change() as tx:
            game_id = await games.open_lobby(
                tx, game=game, guild_id=place.guild_id or 0, channel_id=place.channel_id, host_id=host.user_id,
                language=language_of(host.locale), options=msgspec.msgpack.encode(setup), at=at,
            )  # fmt: skip
            await self._sit_down(tx, game_id, host, at)
        return game_id

    async def again(self, game_id: int, actor: Actor) -> None:
        """Open the next table of those who played a finished game, in its channel; one table, however often and by
        however many this is asked for.
        """
        at, chance = self.clock(), Chance(secrets.token_bytes(32))
        async with self._change() as tx:
            await players.see(tx, actor.user_id, actor.name, actor.locale, at=at)
            seated = await seats.of_game(tx, game_id)
            last = rematch.let_again(await games.find(tx, game_id), seated, actor)
            agreed = rematch.terms(self._game(last.game), last, chance)
            try:
                opened = await games.open_lobby(
                    tx, game=last.game, guild_id=last.guild_id, channel_id=last.channel_id, host_id=actor.user_id,
                    language=last.language, options=msgspec.msgpack.encode(agreed), at=at,
                )  # fmt: skip
            except ChannelBusy as busy:
                if not await _follows(tx, busy.game_id, game_id):
                    raise
            else:
                await self._sit_again(tx, opened, seated, at)

    @staticmethod
    async def _sit_again(tx: Transaction, game_id: int, seated: Sequence[rows.Seat], at: int) -> None:
        """All sit where they sat; the new table is shown in the channel, and people are told of their seats."""
        wanted = [rows.NewWish("status", game_id, None, at)]
        for seat in seated:
            if seat.player_id is None:
                await seats.add_computer(tx, game_id, seat.name, seat.level or "")
                continue
            person = await players.get(tx, seat.player_id)
            sat = await seats.join(tx, game_id, seat.player_id, person.name if person else seat.name)
            wanted.append(rows.NewWish("seat", game_id, sat.seat, at + FIRST_MESSAGE_MS))
        await outbox.wish_all(tx, wanted, at=at)

    async def join(self, game_id: int, actor: Actor) -> None:
        """Take a seat; the first direct message follows."""
        async with self._lobby_change(game_id) as (tx, sitting):
            await self._sit_down(tx, game_id, actor, self.clock())
            _with_room(sitting)

    async def _sit_down(self, tx: Transaction, game_id: int, actor: Actor, at: int) -> None:
        await players.see(tx, actor.user_id, actor.name, actor.locale, at=at)
        seat = await seats.join(tx, game_id, actor.user_id, actor.name)
        # A little later, so that the lobby's own message stands before anything is edited into it.
        await outbox.wish_all(tx, [rows.NewWish("seat", game_id, seat.seat, at + FIRST_MESSAGE_MS)], at=at)

    async def leave(self, game_id: int, actor: Actor) -> None:
        """Give the seat back; the host role goes to the next person, an empty table is cleared away."""
        async with self._lobby_change(game_id) as (tx, sitting):
            await self._get_up(tx, sitting, sitting.seat_of(actor.user_id).seat)
            people = [seat.player_id for seat in sitting.seats if seat.player_id and seat.player_id != actor.user_id]
            if not people:
                await games.abort(tx, game_id, at=self.clock())
            elif sitting.row.host_id not in people:
                await games.set_host(tx, game_id, people[0])

    async def add_computer(self, game_id: int, actor: Actor, level: str | None = None) -> None:
        """A computer player sits down."""
        async with self._lobby_change(game_id, actor) as (tx, sitting):
            _with_room(sitting)
            number = next(number for number in count(1) if f"Computer {number}" not in sitting.names)
            await seats.add_computer(tx, game_id, f"Computer {number}", level or _usual_level(sitting.game))

    async def remove_computer(self, game_id: int, actor: Actor) -> None:
        """The computer player that came last gets up."""
        async with self._lobby_change(game_id, actor) as (tx, sitting):
            computers = [seat.seat for seat in sitting.seats if seat.level is not None]
            if not computers:
                raise Refused(Text("no-computer"))
            await self._get_up(tx, sitting, computers[-1])

    @staticmethod
    async def _get_up(tx: Transaction, sitting: Sitting, seat: int) -> None:
        await seats.leave(tx, sitting.row.id, seat)
        if (agreed := rematch.without(sitting.setup, seat)) != sitting.setup:
            await games.set_options(tx, sitting.row.id, msgspec.msgpack.encode(agreed))

    async def may_set(self, game_id: int, actor: Actor) -> None:
        """Raise Refused if this person cannot set options at this table (any more)."""
        async with self._lobby_change(game_id, actor):
            return

    async def set_option(self, game_id: int, actor: Actor, name: str, values: Sequence[str]) -> None:
        """Let an option have these values, of those offered."""
        async with self._lobby_change(game_id, actor) as (tx, now):
            setup, language = lobby_settings.changed(now.game, now.setup, now.row.language, name, values)
            await games.set_options(tx, game_id, msgspec.msgpack.encode(setup))
            await games.set_language(tx, game_id, language)

    async def draw_lots(self, game_id: int, actor: Actor) -> None:
        """Draw now what the options leave to lots, for all to see before the start."""
        async with self._lobby_change(game_id, actor) as (tx, now):
            setup = lobby_settings.drawn(now.game, now.setup, Chance(secrets.token_bytes(32)))
            await games.set_options(tx, game_id, msgspec.msgpack.encode(setup))

    async def start(self, game_id: int, actor: Actor) -> None:
        """Begin: seats by lot or as in the game before, the first cards dealt, the seed's commitment published."""
        async with self._lobby_change(game_id, actor) as (_, seen):
            seated = len(seen.seats)
        if seated not in seen.game.seats:
            raise Refused(Text("too-few-seats", least=min(seen.game.seats), seats=seated))
        seed = secrets.token_bytes(32)
        order = rematch.order(seen.setup, seen.seats, seed)
        setup = rematch.begun(seen.game, seen.setup, order)
        opening = Opening(self._begun(seen.game, setup, seed), order, seen.seats)
        # Nobody waits for a computer to think: the lobby may change meanwhile, then what was dealt is thrown away.
        await _let_computers(seen.game, opening.seats, opening.play)
        async with self._lobby_change(game_id, actor) as (tx, now):
            if (now.seats, now.row.options) != (seen.seats, seen.row.options):
                raise Refused(Text("status-changed"))
            await games.set_options(tx, game_id, msgspec.msgpack.encode(setup))
            await seats.reseat(tx, game_id, opening.order)
            await self._store_start(tx, game_id, opening, seed)

    @staticmethod
    def _begun(game: Game, setup: Setup, seed: bytes) -> Match:
        try:
            return Match.begin(game, setup, seed)
        except BadSetup as error:
            raise Refused(error.reason) from error

    async def _store_start(self, tx: Transaction, game_id: int, opening: Opening, seed: bytes) -> None:
        """The first cards, and what computers made of them; everybody is told whose turn it is."""
        at = self.clock()
        await games.start(
            tx, game_id, seed=seed, commitment=opening.seal.commitment, chronicle=opening.lines,
            checkpoint=opening.checkpoint, at=at,
        )  # fmt: skip
        await self._record(tx, game_id, opening.play, at)
        await outbox.wish_all(tx, wishes(opening.play, opening.seats, NOBODY, at=at), at=at)

    async def cancel(self, game_id: int, actor: Actor) -> None:
        """Clear a table away that has not begun."""
        async with self._lobby_change(game_id, actor) as (tx, _):
            await games.abort(tx, game_id, at=self.clock())

    async def abort(self, game_id: int, actor: Actor) -> None:
        """Call the game off."""
        at = self.clock()
        async with self._change() as tx:
            sitting = await self._sittings.load(tx, game_id)
            _let_decide(sitting, actor)
            await games.abort(tx, game_id, at=at)
            wanted = [rows.NewWish("status", game_id, None, at)]
            wanted += (rows.NewWish("refresh", game_id, seat.seat, at) for seat in sitting.seats if seat.player_id)
            await outbox.wish_all(tx, wanted, at=at)

    # playing

    async def answer(self, game_id: int, user_id: int, choice: str, picks: Picks) -> None:
        """Answer an open question of this person's seat."""

        def play_it(play: Play, seat: int) -> None:
            play.answer(seat, choice, picks)

        await self._play(game_id, user_id, play_it)

    async def undo(self, game_id: int, user_id: int, *, step: int | None = None) -> None:
        """Take this person's last step back, as far as nothing was learned by it; if `step` is named, only that one."""

        def take_back(play: Play, seat: int) -> None:
            play.take_back(seat, step)

        await self._play(game_id, user_id, take_back)

    async def _play(self, game_id: int, user_id: int, move: Callable[[Play, int], None]) -> None:
        async with self._lock(game_id):
            for _ in range(TRIES):
                sitting = await self._sittings.get(game_id)
                seat = sitting.seat_of(user_id).seat
                play = Play(_running(sitting))
                # From here on this match is nobody else's: what is not stored yet is shown to nobody.
                self._sittings.drop(game_id)
                try:
                    move(play, seat)
                except IllegalAnswer as error:
                    raise Refused(error.reason) from error
                if await self._store(sitting, play, seat):
                    return
        raise Refused(Text("question-gone"))

    async def _store(self, sitting: Sitting, play: Play, actor: int) -> bool:
        """Let computers answer, and store all that came of it in one transaction; False if another process was
        faster.
        """
        await _let_computers(sitting.game, sitting.seats, play)
        game_id, at = sitting.row.id, self.clock()
        try:
            async with self._change() as tx:
                await self._record(tx, game_id, play, at)
                await outbox.wish_all(tx, wishes(play, sitting.seats, actor, at=at), at=at)
        except answers.StaleStep:
            return False
        sitting.keep(play.match, play.events, play.undone)
        self._sittings.keep(sitting)
        return True

    @staticmethod
    async def _record(tx: Transaction, game_id: int, play: Play, at: int) -> None:
        await answers.record(tx, game_id, play.after, play.entries, play.checkpoint, play.lines(), play.undone, at=at)
        if play.match.over:
            await games.finish(tx, game_id, result=_summary(play.match), at=at)

    async def show_again(self, game_id: int, user_id: int | None = None) -> None:
        """What was to be shown (to this person, too) may not be what is seen: bring the messages up to date."""
        at = self.clock()
        async with self._change() as tx:
            if await games.find(tx, game_id) is None:
                return
            mine = [seat.seat for seat in await seats.of_game(tx, game_id) if user_id and seat.player_id == user_id]
            wanted = [rows.NewWish("status", game_id, None, at)]
            wanted += (rows.NewWish("refresh", game_id, seat, at) for seat in mine)
            await outbox.wish_all(tx, wanted, at=at)

    # looking

    async def lobby(self, game_id: int) -> Lobby:
        """The table before its start."""
        sitting = await self._sittings.get(game_id)
        async with self.database.reading() as tx:
            people = [await players.get(tx, seat.player_id) for seat in sitting.seats if seat.player_id]
        return desks.lobby(sitting, {person.user_id: person.dm_state for person in people if person})

    async def board(self, game_id: int) -> Board:
        """What everybody may know of a game that has begun."""
        sitting = await self._sittings.get(game_id)
        match = sitting.playing()
        history = await self._history(sitting) if match.over else ()
        return desks.board(sitting, match, history)

    async def desk(self, game_id: int, user_id: int, locale: str | None = None) -> Desk:
        """One person's side of a game that has begun."""
        language = await self.language(user_id, locale)
        # From here on nothing waits: the match would move meanwhile.
        sitting = await self._sittings.get(game_id)
        seat = sitting.seat_of(user_id)
        match = sitting.playing()
        return desks.desk(sitting, match, seat, language, desks.board(sitting, match))

    async def log(self, game_id: int, user_id: int | None, turns: int) -> tuple[Text, ...]:
        """The chronicle of the last turns as this person (or a spectator) may read it."""
        sitting = await self._sittings.get(game_id)
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
        return (await self._sittings.get(game_id)).row.status

    async def sitting(self, game_id: int) -> Sitting:
        """The game as stored; for deliveries, which need to know where messages are."""
        return await self._sittings.get(game_id)

    async def games_of(self, user_id: int) -> tuple[GameLine, ...]:
        """This person's open and running games, those that wait for this person first."""
        async with self.database.reading() as tx:
            found = await games.of_player(tx, user_id)
        lines = [desks.line(await self._sittings.get(game.id), user_id) for game in found]
        return tuple(sorted(lines, key=lambda line: (not line.waiting_for_me, line.status != "running", line.game_id)))

    def entry(self, game: str, name: str) -> Entry | None:
        """What a game's reference says about one of its things."""
        return next((entry for entry in self._game(game).reference() if entry.name == name), None)

    async def language(self, user_id: int, locale: str | None = None) -> str:
        """The language this person is spoken to in: the own choice, else Discord's locale."""
        async with self.database.reading() as tx:
            person = await players.get(tx, user_id)
        if person and person.language:
            return person.language
        return language_of(locale or (person.locale if person else ""))

    async def set_language(self, actor: Actor, language: str | None) -> None:
        """Choose a language; None: as Discord says."""
        chosen = msgspec.convert(language, rows.Language | None)
        async with self._change() as tx:
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

    # how it is done

    def _game(self, name: str) -> Game:
        if name not in self.games:
            raise Refused(Text("unknown-game", name=name))
        return self.games[name]

    @asynccontextmanager
    async def _lobby_change(
        self, game_id: int, host: Actor | None = None
    ) -> AsyncIterator[tuple[Transaction, Sitting]]:
        """One transaction on a lobby, and the lobby as it stands in it: nobody else changes it before the end.

        `host`: who must be allowed to decide about it. Raises Refused.
        """
        async with self._change() as tx:
            try:
                await hold_lobby(tx, game_id)
            except WrongStatus as error:
                raise Refused(Text(NO_LOBBY[error.status])) from error
            sitting = await self._sittings.load(tx, game_id)
            if host is not None:
                _let_decide(sitting, host)
            yield tx, sitting

    def _lock(self, game_id: int) -> asyncio.Lock:
        """One answer at a time per game; across processes the database decides."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    @asynccontextmanager
    async def _change(self) -> AsyncIterator[Transaction]:
        """One transaction; what the database refuses becomes a sentence."""
        try:
            async with self.database.transaction() as tx:
                yield tx
        except ChannelBusy as error:
            raise Refused(Text("channel-busy")) from error
        except AlreadySeated as error:
            raise Refused(Text("already-seated")) from error
        except WrongStatus as error:
            raise Refused(Text("status-changed")) from error


def _running(sitting: Sitting) -> Match:
    match = sitting.playing()
    if sitting.row.status == "aborted":
        raise Refused(Text("game-aborted"))
    if match.over:
        raise Refused(Text("game-over"))
    return match


async def _let_computers(game: Game, seated: Sequence[rows.Seat], play: Play) -> None:
    """Computers think beside the event loop."""
    levels = {seat.seat: seat.level for seat in seated if seat.level is not None}
    if levels:
        policies = {seat: game.advisor(level) for seat, level in levels.items()}
        await asyncio.to_thread(play.let_computers, policies)


async def _follows(tx: Transaction, game_id: int, last: int) -> bool:
    """Whether this is the lobby that was opened after that game."""
    found = await games.find(tx, game_id)
    return found is not None and found.status == "lobby" and rematch.read(found).after == last


def _usual_level(game: Game) -> str:
    """The last but one of a game's levels, or its only one."""
    return game.levels[-2:][0]


def _with_room(sitting: Sitting) -> None:
    """Nobody sits down at a full table, however many try at once. Raises Refused."""
    if len(sitting.seats) >= max(sitting.game.seats):
        raise Refused(Text("table-full"))


def _let_decide(sitting: Sitting, actor: Actor) -> None:
    """Its host decides about a table, or a moderator. Raises Refused."""
    if actor.user_id != sitting.row.host_id and not actor.moderator:
        raise Refused(Text("host-only"))


def _summary(match: Match) -> bytes:
    """The result as it is stored for statistics: points and rank per seat."""
    scores = match.game.result(match.state).scores
    return msgspec.msgpack.encode([(score.seat, score.points, score.rank) for score in scores])


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
