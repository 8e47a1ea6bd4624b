"""Games that were played: the records of finished ones, and what playing them again shows.

Law: of a running game, only what everybody at the table may know is told.
"""

import asyncio
from collections.abc import Hashable, Sequence
from functools import partial

import msgspec
import structlog

from bot.recent import Recent
from bot.tables.memory.loaded import RULES_MISSING, counting
from bot.tables.memory.rebuilding import tried
from bot.tables.memory.store import Store
from bot.tables.past.proof import Verdict, check
from bot.tables.past.record import Record, recorded
from bot.tables.past.replay import Frame, course
from bot.tables.past.tallying import GameTallies, counted
from bot.tables.show import showing
from bot.tables.show.shown import PublicTable
from bot.tables.terms import terms
from bot.tables.terms.actors import Refused
from bot.tables.terms.codec import read_places
from bot.tables.terms.holders import Holders
from db import rows
from db.connection.out_of_reach import OutOfReach
from db.games import answers, games, packing, seats
from db.people import stats
from games.kernel.engine.text import Text

COURSES = 4
"""How many courses of games are kept, up to 6 MB each: people leaf through them."""

NOT_OVER = {"lobby": "record-not-begun", "aborted": "record-aborted"}
"""Why a game cannot be looked back on."""

log = structlog.get_logger()


class Statistics(msgspec.Struct, frozen=True):
    """What came of finished games: how many were `played` by rules, sums of people, uses of things (both by rules, the
    most first); how a person's games ended, the newest first; who met whom most often.
    """

    played: tuple[tuple[str, int], ...]
    sums: tuple[stats.Sums, ...]
    used: tuple[stats.Use, ...]
    places: tuple[int, ...] = ()
    duels: tuple[stats.Duel, ...] = ()


class Archive:
    """This installation's past games."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._courses = Recent[Hashable, tuple[Frame, ...]](COURSES)

    async def newest_in(self, channel_id: int) -> int:
        """The game that a channel finished last. Raises Refused."""
        found = await self.store.database.read(lambda tx: games.finished_in(tx, channel_id))
        if found is None:
            raise Refused(Text("no-finished-game"))
        return found.id

    async def finished_of(self, user_id: int) -> tuple[rows.Game, ...]:
        """A person's finished games, newest first. Raises Refused if there are none."""
        found = await self.store.database.read(lambda tx: games.of_player(tx, user_id, ("finished",)))
        if not found:
            raise Refused(Text("no-finished-game-of-mine"))
        return tuple(sorted(found, key=lambda row: row.ended_at or 0, reverse=True))

    async def let_see(self, game_id: int, user_id: int, guild_id: int | None) -> None:
        """Raise Refused if this person has nothing to do with the game: neither by its server (`guild_id` is where the
        person is) nor by its table, now or once.
        """
        async with self.store.database.reading() as tx:
            row, seated = await games.find(tx, game_id), await seats.of_game(tx, game_id)
            formers = await seats.formers_of(tx, game_id)
        people = [*(seat.player_id for seat in seated), *(former.player_id for former in formers)]
        if row is None or (row.guild_id != guild_id and user_id not in people):
            raise Refused(Text("no-such-game"))

    async def record(self, game_id: int) -> Record:
        """The record of a game that is over, without a result if it was called off. Raises Refused for any other."""
        loaded = await self.store.loaded.get(game_id)  # rebuilds unreadable data where possible
        async with self.store.database.reading() as tx:
            ended(await games.find(tx, game_id))
            log, lines = await answers.log(tx, game_id), await answers.lines(tx, game_id)
        return await asyncio.to_thread(recorded, loaded.row, loaded.seats, log, lines)

    async def verdict(self, game_id: int) -> tuple[Record, Verdict]:
        """The record of a finished game, and whether it agrees. Raises Refused."""
        record = await self.record(game_id)
        return record, await asyncio.to_thread(check, record, self.store.game(record.game))

    async def course(self, game_id: int) -> tuple[PublicTable, tuple[Frame, ...]]:
        """A game that has begun, and the pictures of its course as everybody saw it. Raises Refused."""
        loaded = await self.store.loaded.get(game_id)
        table = showing.table(loaded, loaded.playing())
        key = (game_id, loaded.row.step, loaded.names, loaded.formers)
        if key not in self._courses:
            async with self.store.database.reading() as tx:
                given = counting(await answers.log(tx, game_id))
            seed = loaded.playing().seed
            playing = partial(course, loaded.game, loaded.setup, seed, given, loaded.holders)
            frames = await asyncio.to_thread(tried, playing)
            if frames is None or _ended_otherwise(frames, loaded.row):
                raise Refused(Text("replay-differs"))
            self._courses[key] = frames
        return table, self._courses[key]

    async def count(self, game_id: int) -> None:
        """Count a finished game for statistics; if its rules have changed since, only the result. Raises Refused if its
        rules are not installed.
        """
        async with self.store.database.reading() as tx:
            row = await games.find(tx, game_id)
            given = await answers.log(tx, game_id)
            holders = Holders(await seats.formers_of(tx, game_id), await seats.of_game(tx, game_id))
        if row is None or row.status != "finished":
            return
        game = self.store.games.get(row.game)
        if game is None:
            raise Refused(Text(RULES_MISSING, name=row.game))
        playing = partial(counted, game, terms.read(row), row, given, holders)
        found = await asyncio.to_thread(tried, playing) or GameTallies()
        async with self.store.database.transaction() as tx:
            await stats.count_in(tx, game_id, found.tallies(read_places(row.result)), found.uses)

    async def pack_next(self, after: int) -> int | None:
        """Pack the first game after this one that was over before games were packed; return it, or None if there is
        none. One that cannot be packed stays as it is. Raises OutOfReach.
        """
        found = await self.store.database.read(lambda tx: packing.next_unpacked(tx, after))
        if found is not None:
            try:
                async with self.store.database.transaction() as tx:
                    await packing.pack(tx, found)
            except OutOfReach:
                raise
            except Exception as error:
                log.warning("not_packed", game=found, error=f"{type(error).__name__}: {error}")
        return found

    async def statistics_of(self, user_id: int, met_in: int | None = None) -> Statistics:
        """What came of a person's finished games; with a server (`met_in`) only the people met there."""
        async with self.store.database.reading() as tx:
            sums, used = await stats.of_player(tx, user_id), await stats.favourites_of_player(tx, user_id)
            places, rivals = await stats.places_of(tx, user_id), await stats.rivals_of(tx, user_id, met_in)
        return Statistics(tuple((one.game, one.games) for one in sums), sums, used, places, rivals)

    async def statistics_in(self, guild_id: int) -> Statistics:
        """What came of a server's finished games."""
        async with self.store.database.reading() as tx:
            played = await stats.played_in_guild(tx, guild_id)
            sums, used = await stats.of_guild(tx, guild_id), await stats.favourites_of_guild(tx, guild_id)
            duels = await stats.duels_in(tx, guild_id)
        return Statistics(played, sums, used, duels=duels)


def over(row: rows.Game | None) -> rows.Game:
    """The game, if it is finished. Raises Refused."""
    row = ended(row)
    if row.status != "finished":
        raise Refused(Text(NOT_OVER[row.status]))
    return row


def ended(row: rows.Game | None) -> rows.Game:
    """The game, if it began and is over: finished, or called off. Raises Refused."""
    if row is None:
        raise Refused(Text("no-such-game"))
    if row.status == "running":
        raise Refused(Text("record-not-over", commitment=row.commitment or ""))
    if row.started_at is None:
        raise Refused(Text(NOT_OVER["lobby"]))
    return row


def _ended_otherwise(frames: Sequence[Frame], row: rows.Game) -> bool:
    """Whether the game, played again, ends with other points than are stored."""
    points = tuple(points for _, points, _ in sorted(read_places(row.result)))
    return bool(row.status == "finished" and frames and points not in ((), frames[-1].points))
