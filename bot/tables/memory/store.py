"""The stored games, through which this room makes all changes: one transaction at a time.

Laws: what the database refuses becomes a sentence; an advance is recorded whole or not at all; no state of a game lives
only in memory.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

from bot.clock import now_ms
from bot.tables.memory.advance import Advance
from bot.tables.memory.loaded import LoadedGames
from bot.tables.memory.second_thoughts import weighing_players
from bot.tables.reckoner.reckoning import Reckoning
from bot.tables.terms import codec
from bot.tables.terms.actors import Refused
from db import rows
from db.connection.transaction import Transaction
from db.connection.whole import Transacted
from db.engine import Database
from db.games import answers, games
from db.games.games import ChannelBusy
from db.games.seats import AlreadySeated
from db.games.status import WrongStatus
from games.kernel.contract.game import Game
from games.kernel.engine.text import Text
from games.kernel.orders.standing_answers import Ordering

T = TypeVar("T")


class Store:
    """All games of this installation as they are stored."""

    def __init__(self, database: Database, found: Mapping[str, Game], clock: Callable[[], int] = now_ms) -> None:
        self.database = database
        self.games = dict(found)
        self.clock = clock
        self.loaded = LoadedGames(database, self.games)
        self.second_thoughts: Reckoning | None = None
        """Weighs computer players' answers; None: their first thoughts count."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def game(self, name: str) -> Game:
        """The rules of this name. Raises Refused."""
        if name not in self.games:
            raise Refused(Text("unknown-game", name=name))
        return self.games[name]

    def lock(self, game_id: int) -> asyncio.Lock:
        """One move at a time per game; across processes the database decides."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    @asynccontextmanager
    async def change(self) -> AsyncIterator[Transaction]:
        """One transaction; a refusal by the database becomes a sentence. Raises Refused."""
        with _said():
            async with self.database.transaction() as tx:
                yield tx

    async def write(self, work: Transacted[T]) -> T:
        """The same for this work alone, see `Database.write`. Raises Refused."""
        with _said():
            return await self.database.write(work)

    @staticmethod
    async def record(tx: Transaction, game_id: int, advance: Advance, at: int) -> rows.Game:
        """Store a move's result; return the game after it. Raises StaleStep if another process was faster."""
        row = await answers.record(
            tx, game_id, advance.after, advance.entries, advance.checkpoint, advance.lines(), advance.undone, at=at
        )
        if advance.match.over:
            result = codec.written_places(advance.match.game.result(advance.match.state))
            row = await games.finish(tx, game_id, result=result, at=at)
        return row

    async def let_answer(
        self, game: Game, seated: Sequence[rows.Seat], advance: Advance, ordered: Mapping[int, Ordering]
    ) -> None:
        """Computers and orders answer what they can, and moot questions themselves; computers think outside the event
        loop.
        """
        levels = {seat.seat: seat.level for seat in seated if seat.level is not None}
        if levels or advance.prepared:
            if self.second_thoughts is None:
                policies = {seat: game.mind.player(level) for seat, level in levels.items()}
            else:
                policies = weighing_players(self.second_thoughts, game, levels, advance)
            await asyncio.to_thread(advance.let_answer, policies, ordered)
        else:
            advance.let_answer({}, ordered)


@contextmanager
def _said() -> Iterator[None]:
    """Turns a refusal by the database into a sentence."""
    try:
        yield
    except ChannelBusy as error:
        raise Refused(Text("channel-busy")) from error
    except AlreadySeated as error:
        raise Refused(Text("already-seated")) from error
    except WrongStatus as error:
        raise Refused(Text("status-changed")) from error
