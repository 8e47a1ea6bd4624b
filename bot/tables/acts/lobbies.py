"""Lobbies: seats, options, lots, and the start.

Laws: one click is one transaction, and reads in it what it decides by; a refusal changes nothing. Every method raises
`Refused` for what is not possible.
"""

import secrets
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from itertools import count

from msgspec.structs import replace

from bot.language.namesakes import alike
from bot.language.phrases import language_of
from bot.tables.acts import idle_lobbies
from bot.tables.memory import deliveries, turn_times
from bot.tables.memory.advance import Opening
from bot.tables.memory.ahead import orders_at
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame
from bot.tables.memory.store import Store
from bot.tables.reckoner.studying import want_study
from bot.tables.terms import codec, limits, lobby_settings, manners, terms
from bot.tables.terms.actors import Actor, Place, Refused, refuse_unless_host
from bot.tables.terms.holders import Holders
from db import rows
from db.connection.transaction import Transaction
from db.games import at_table, games, outbox, seats
from db.games.games import ChannelBusy
from db.games.status import WrongStatus, hold_lobby
from db.people import players, sums
from games.kernel.contract.game import RULES, BadSetup, Game, Setup
from games.kernel.engine.chance import Chance
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.text import Text
from games.kernel.match import Match

FIRST_MESSAGE_MS = 1_000
"""How long after joining the first direct message is due."""

NO_LOBBY: dict[rows.Status | None, str] = {
    None: "no-such-game",
    "running": "already-begun",
    "finished": "game-over",
    "aborted": "game-aborted",
}
"""Why nothing can be done in a lobby."""


def computer_name(names: Collection[str]) -> str:
    """A new computer player's name at a table where these sit."""
    numbered = (f"Computer {number}" for number in count(1))
    return next(name for name in numbered if not any(alike(name, other) for other in names))


class Lobbies:
    """All tables before their start. Lots fall and games begin as `new_seed` and `dealt` say."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def open(self, game: str, place: Place, host: Actor, options: Mapping[str, object] | None = None) -> int:
        """Open a table in a channel, as is usual on its server, and seat its host; return the game's id."""
        self.store.game(game)
        at = self.store.clock()
        async with self.store.change() as tx:
            usual = await manners.of(tx, place.guild_id)
            setup = terms.Terms(0, usual.pace, dict(options or {}), rules=RULES, time=usual.time)
            if place.opened:
                setup = replace(setup, opened_by=host.user_id, opened_in=place.channel_id)
            await players.see(tx, host.user_id, host.known_as, host.locale, at=at)
            # Two tables of one person are opened one after another.
            await players.held(tx, host.user_id)
            await limits.let_open(tx, host, place, at)
            game_id = await games.open_lobby(
                tx, game=game, guild_id=place.guild_id or 0, channel_id=place.channel_id, host_id=host.user_id,
                language=usual.language or language_of(host.locale), options=codec.written(setup), at=at,
            )  # fmt: skip
            await self._sit_down(tx, game_id, host, at)
            await idle_lobbies.note(tx, game_id, idle_lobbies.Waiting(at, at), at)
        return game_id

    async def let_open(self, place: Place, host: Actor) -> None:
        """Raise Refused if this person or server has too much open for another table."""
        async with self.store.database.reading() as tx:
            await limits.let_open(tx, host, place, self.store.clock())

    async def again(self, game_id: int, actor: Actor) -> int:
        """Open the next table for the players of a finished game, in its channel, and return it; only one, however
        often and by however many people it is asked for.
        """
        at, chance = self.store.clock(), Chance(self.new_seed())
        async with self.store.change() as tx:
            await players.see(tx, actor.user_id, actor.known_as, actor.locale, at=at)
            await sums.hold(tx, game_id)
            seated = seated_again(await seats.of_game(tx, game_id), await seats.formers_of(tx, game_id), actor)
            last = terms.ended_with(await games.find(tx, game_id), seated, actor)
            agreed = terms.of_next_game(self.store.game(last.game), last, chance)
            if await games.in_channel(tx, last.channel_id) is None:  # else the next one may exist already
                await limits.let_open(tx, actor, Place(last.channel_id, last.guild_id), at, again=True)
            try:
                opened = await games.open_lobby(
                    tx, game=last.game, guild_id=last.guild_id, channel_id=last.channel_id, host_id=actor.user_id,
                    language=last.language, options=codec.written(agreed), at=at,
                )  # fmt: skip
            except ChannelBusy as busy:
                if not await _follows(tx, busy.game_id, game_id):
                    raise
            else:
                await self._sit_again(tx, opened, seated, at, self.store.game(last.game).mind.usual)
                await idle_lobbies.note(tx, opened, idle_lobbies.Waiting(at, at), at)
        return last.channel_id

    @staticmethod
    async def _sit_again(tx: Transaction, game_id: int, seated: Sequence[rows.Seat], at: int, usual: str) -> None:
        """Everybody sits as before, a computer in a forgotten person's place; the channel shows the new table, and
        people are told of their seats.
        """
        wanted, names = [Kind.STATUS(game_id, None, at)], [seat.name for seat in seated]
        for seat in seated:
            if seat.player_id is None:
                names.append(seat.name or computer_name(names))
                await seats.add_computer(tx, game_id, names[-1], seat.level or usual)
                continue
            sat = await seats.join(tx, game_id, seat.player_id, seat.name)
            wanted.append(Kind.FIRST_MESSAGE(game_id, sat.seat, at + FIRST_MESSAGE_MS))
        await outbox.store(tx, wanted, at=at)

    async def join(self, game_id: int, actor: Actor) -> None:
        """Take a seat; the first direct message follows."""
        async with self._change(game_id, actor, host_only=False) as (tx, loaded):
            await self._sit_down(tx, game_id, actor, self.store.clock())
            _with_room(loaded)

    async def _sit_down(self, tx: Transaction, game_id: int, actor: Actor, at: int) -> None:
        await players.see(tx, actor.user_id, actor.known_as, actor.locale, at=at)
        seat = await seats.join(tx, game_id, actor.user_id, actor.name)
        # A little later, so that the lobby's own message stands before anything is edited into it.
        await outbox.store(tx, [Kind.FIRST_MESSAGE(game_id, seat.seat, at + FIRST_MESSAGE_MS)], at=at)

    async def leave(self, game_id: int, actor: Actor) -> None:
        """Give the seat back; the next person becomes host, an empty table is cleared away."""
        async with self._change(game_id, actor, host_only=False) as (tx, loaded):
            await self._leave(tx, loaded, loaded.seat_of(actor.user_id))

    async def take_out(self, game_id: int, actor: Actor, seat: int, user_id: int) -> None:
        """Make a person (`user_id`) or a computer (0) get up; they may sit down again."""
        async with self._change(game_id, actor) as (tx, loaded):
            found = loaded.at(seat)
            if found is None or (found.player_id or 0) != user_id:
                raise Refused(Text("status-changed"))
            await self._leave(tx, loaded, found)

    async def _leave(self, tx: Transaction, loaded: LoadedGame, seat: rows.Seat) -> None:
        """Somebody gets up; the next person becomes host, an empty table is cleared away."""
        game_id, at = loaded.row.id, self.store.clock()
        await self._get_up(tx, loaded, seat.seat)
        people = [each.player_id for each in loaded.seats if each.player_id and each.seat != seat.seat]
        if not people:
            await games.abort(tx, game_id, at=at)
        elif loaded.row.host_id not in people:
            await self._let_host(tx, loaded, people[0], at)

    @staticmethod
    async def _let_host(tx: Transaction, loaded: LoadedGame, user_id: int, at: int) -> None:
        await games.set_host(tx, loaded.row.id, user_id)
        if (row := await games.find(tx, loaded.row.id)) is not None:
            await idle_lobbies.acted(tx, row, user_id, at)  # a new host's time begins now

    async def take_over(self, game_id: int, actor: Actor) -> None:
        """Become host in place of one who no longer decides."""
        at = self.store.clock()
        async with self._change(game_id, actor, host_only=False) as (tx, loaded):
            loaded.seat_of(actor.user_id)
            if loaded.row.host_id == actor.user_id:
                raise Refused(Text("take-over-yours"))
            waiting = await idle_lobbies.found(tx, game_id)
            if waiting is None or not waiting.hostless(at):
                raise Refused(Text("take-over-not-yet"))
            await self._let_host(tx, loaded, actor.user_id, at)

    async def add_computer(self, game_id: int, actor: Actor) -> None:
        """Add a computer player: as strong as the last one added, else of the usual level."""
        async with self._change(game_id, actor) as (tx, loaded):
            _with_room(loaded)
            levels = [loaded.game.mind.usual, *(seat.level for seat in loaded.seats if seat.level is not None)]
            await seats.add_computer(tx, game_id, computer_name(loaded.names), levels[-1])

    async def set_level(self, game_id: int, actor: Actor, seat: int, level: str) -> None:
        """Let the computer player of a seat play at another level."""
        async with self._change(game_id, actor) as (tx, loaded):
            if level not in loaded.game.mind.levels or not await seats.set_level(tx, game_id, seat, level):
                raise Refused(Text("status-changed"))

    async def remove_computer(self, game_id: int, actor: Actor) -> None:
        """Remove the computer player added last."""
        async with self._change(game_id, actor) as (tx, loaded):
            computers = [seat.seat for seat in loaded.seats if seat.level is not None]
            if not computers:
                raise Refused(Text("no-computer"))
            await self._get_up(tx, loaded, computers[-1])

    @staticmethod
    async def _get_up(tx: Transaction, loaded: LoadedGame, seat: int) -> None:
        await seats.leave(tx, loaded.row.id, seat)
        if (agreed := terms.without(loaded.setup, seat)) != loaded.setup:
            await games.set_options(tx, loaded.row.id, codec.written(agreed))

    async def may_set(self, game_id: int, actor: Actor) -> None:
        """Raise Refused if this person cannot set options at this table (any more)."""
        async with self._change(game_id, actor):
            return

    async def set_options(self, game_id: int, actor: Actor, wanted: lobby_settings.Wanted) -> None:
        """Let options have these values, of those offered: all of them, or none."""
        async with self._change(game_id, actor) as (tx, now):
            setup, language = lobby_settings.changed(now.game, now.setup, now.row.language, wanted)
            await games.set_options(tx, game_id, codec.written(setup))
            await games.set_language(tx, game_id, language)

    async def objections(self, game_id: int, wanted: lobby_settings.Wanted) -> tuple[Text, ...]:
        """All objections to these values of options."""
        now = await self.store.loaded.get(game_id)
        return lobby_settings.objections(now.game, now.setup, now.row.language, wanted)

    async def draw_lots(self, game_id: int, actor: Actor) -> None:
        """Draw now what the options leave to chance, for all to see before the start."""
        async with self._change(game_id, actor) as (tx, now):
            setup = lobby_settings.drawn(now.game, now.setup, Chance(self.new_seed()))
            await games.set_options(tx, game_id, codec.written(setup))

    async def start(self, game_id: int, actor: Actor) -> None:
        """Begin: seats by lot or as in the game before, the first cards dealt, the seed's commitment published."""
        async with self._change(game_id, actor) as (_, seen):
            seated = len(seen.seats)
        if seated not in seen.game.seats:
            raise Refused(Text("too-few-seats", least=min(seen.game.seats), seats=seated))
        seed = self.new_seed()
        order = terms.order(seen.setup, seen.seats, seed)
        setup = terms.begun(seen.game, seen.setup, order)
        opening = Opening(self.dealt(seen.game, setup, seed), order, seen.seats)
        # Nobody waits for a computer to think: if the lobby changes meanwhile, the dealt cards are thrown away.
        table = await self.store.database.read(lambda tx: at_table.for_move(tx, game_id, 0))
        ordered = {} if table is None else orders_at(table, opening.seats, since=opening.checkpoint.step)
        await self.store.let_answer(seen.game, opening.seats, opening.advance, ordered)
        async with self._change(game_id, actor) as (tx, now):
            if (now.seats, now.row.options) != (seen.seats, seen.row.options):
                raise Refused(Text("status-changed"))
            await games.set_options(tx, game_id, codec.written(setup))
            await seats.reseat(tx, game_id, opening.order)
            await self._store_start(tx, game_id, opening, setup, seed)

    @staticmethod
    def new_seed() -> bytes:
        """A secret that all chance at a table comes from."""
        return secrets.token_bytes(32)

    @staticmethod
    def dealt(game: Game, setup: Setup, seed: bytes) -> Match:
        """The first moment of a game. Raises Refused."""
        try:
            return Match.begin(game, setup, seed)
        except BadSetup as error:
            raise Refused(error.reason) from error

    async def _store_start(
        self, tx: Transaction, game_id: int, opening: Opening, setup: terms.Terms, seed: bytes
    ) -> None:
        """Store the first cards and what computers made of them; tell all whose turn it is."""
        at = self.store.clock()
        await games.start(
            tx, game_id, seed=seed, commitment=opening.seal.commitment, chronicle=opening.lines,
            checkpoint=opening.checkpoint, at=at,
        )  # fmt: skip
        await self.store.record(tx, game_id, opening.advance, at)
        await want_study(tx, game_id, opening.advance.match, opening.seats)
        await turn_times.begin(tx, game_id, setup, opening.seats, opening.advance, at)
        advance = opening.advance
        advance.veiled_before = frozenset()
        wanted = deliveries.following(advance, opening.seats, NOBODY, at=at)
        wanted += deliveries.to_lift(advance, setup, game_id, at)
        await outbox.store(tx, wanted, at=at)

    async def cancel(self, game_id: int, actor: Actor) -> None:
        """Clear away a table that has not begun."""
        async with self._change(game_id, actor) as (tx, _):
            await games.abort(tx, game_id, at=self.store.clock())

    @asynccontextmanager
    async def _change(
        self, game_id: int, actor: Actor, *, host_only: bool = True
    ) -> AsyncIterator[tuple[Transaction, LoadedGame]]:
        """One transaction on a lobby, and the lobby as it stands in it: nobody else changes it before the end.

        `host_only`: nobody else may, but a moderator. Raises Refused.
        """
        async with self.store.change() as tx:
            try:
                await hold_lobby(tx, game_id)
            except WrongStatus as error:
                raise Refused(Text(NO_LOBBY[error.status])) from error
            if (row := await games.find(tx, game_id)) is not None:
                await idle_lobbies.acted(tx, row, actor.user_id, self.store.clock())
            loaded = await self.store.loaded.load(tx, game_id)
            if host_only:
                refuse_unless_host(actor, loaded.row.host_id)
            yield tx, loaded


def seated_again(seated: Sequence[rows.Seat], formers: Sequence[rows.Former], actor: Actor) -> tuple[rows.Seat, ...]:
    """Who sat there, with the actor in place of the computer that followed them on their seat."""
    left = Holders(formers, seated)
    return tuple(
        replace(seat, player_id=actor.user_id, name=actor.name, level=None)
        if seat.player_id is None and left.left(seat.seat) == actor.user_id
        else seat
        for seat in seated
    )


async def _follows(tx: Transaction, game_id: int, last: int) -> bool:
    """Whether this is the lobby that was opened after that game."""
    found = await games.find(tx, game_id)
    return found is not None and found.status == "lobby" and terms.read(found).after == last


def _with_room(loaded: LoadedGame) -> None:
    """Let nobody sit down at a full table, however many try at once. Raises Refused."""
    if len(loaded.seats) >= max(loaded.game.seats):
        raise Refused(Text("table-full"))
