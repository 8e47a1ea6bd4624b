"""Games in memory: each as the database has it, with its match and recent lines.

Laws: the database decides: a game kept here is used only while its step is the stored one. A match is not kept while it
moves, so nobody sees anything unstored; lobbies, which have no match, are read each time. Everything stored can be
loaded: what its newest checkpoint does not restore is rebuilt (`bot.tables.memory.rebuilding`), and if that fails, a
sentence says so.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import structlog
from msgspec.structs import replace

from bot.recent import Recent
from bot.tables.memory.advance import Advance
from bot.tables.memory.rebuilding import (
    OtherRules,
    Rebuilt,
    StoredPlay,
    given,
    let_fit,
    readable,
    rebuilt,
    tried,
    where,
)
from bot.tables.terms import terms
from bot.tables.terms.actors import Refused
from bot.tables.terms.codec import read_places
from bot.tables.terms.holders import Holders, cast
from db import rows
from db.connection.transaction import Transaction
from db.engine import Database
from db.games import answers, at_table
from db.games.at_table import AtTable
from games.kernel.contract.game import Game, Setup
from games.kernel.contract.ruling import Ruling, missed
from games.kernel.engine.choice import Choice
from games.kernel.engine.digest import NONE_YET, LastAnswer, Told
from games.kernel.engine.lanes import is_lane
from games.kernel.engine.text import Text
from games.kernel.match import Given, Match, Snapshot

KEPT, KEPT_OVER = 256, 8
"""How many matches stay in memory, a quarter of a megabyte each; how many of them finished, for a last look."""

ROUNDS = 2
"""How many rounds of the chronicle are kept for digests."""
VIEWS = 3
"""How many views are kept, both of the newest steps and of the newest turns."""

RULES_MISSING = "rules-missing"
"""The message about a game whose rules are not installed."""
NEWER = "database-newer"
"""The message about a game that only a newer version of this program understands."""
NOT_NOW = frozenset({RULES_MISSING, NEWER})
"""Why this program cannot show or continue a game that another, or a later one, may."""

log = structlog.get_logger()


class LoadedGame:
    """One stored game with its match (None in the lobby), its seats' former holders, what is prepared, recent lines,
    oldest first, and each person's last decision.
    """

    def __init__(self, row: rows.Game, seated: tuple[rows.Seat, ...], game: Game) -> None:
        self.row = row
        self.seats, _ = cast(seated)
        self.game = game
        self.match: Match | None = None
        self.formers: tuple[rows.Former, ...] = ()
        self.prepared: tuple[rows.Prepared, ...] = ()
        self.told: list[Told] = []
        self.decided: dict[int, LastAnswer] = {}
        self.views: dict[int, Any] = {}
        """What everybody saw after earlier steps."""
        self.rebuilt: Rebuilt | None = None
        """How it was brought back, if its newest checkpoint did not suffice; the changes must be stored."""
        self.studied: bytes | None = None
        """What was found out about it, as stored; its computer players use that."""
        self.lost: Text | None = None
        """Why a game that began has no match; None otherwise."""

    @property
    def setup(self) -> terms.Terms:
        """Its set-up; in the lobby the seats are not yet counted."""
        return terms.read(self.row)

    @property
    def missed(self) -> tuple[Ruling, ...]:
        """The rulings newer than its start, where something tells them; a lobby will begin under the newest."""
        if self.row.seed is None:
            return ()
        return missed(self.game.book.rulings, self.setup.rules, self.setup.pace)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat.name for seat in self.seats)

    @property
    def all_names(self) -> tuple[str, ...]:
        """Who sits there, and who did."""
        return (*(former.name for former in self.formers), *self.names)

    @property
    def holders(self) -> Holders:
        """Who had which seat when."""
        return Holders(self.formers, self.seats)

    @property
    def number(self) -> int | None:
        """The step the match is at."""
        return None if self.match is None else self.match.number

    def others_play(self, without: int) -> bool:
        """Whether a person plays at another seat."""
        return any(seat.player_id and seat.level is None and seat.seat != without for seat in self.seats)

    def keep(self, advance: Advance) -> None:
        """Keep a stored advance that takes nothing back."""
        kept = [*self.told, *(Told(step, event) for step, event in advance.events)]
        headings = [place for place, line in enumerate(kept) if line.event.heading]
        rounds = ROUNDS * len(self.seats) + 1
        self.told = kept[headings[-rounds] :] if len(headings) > rounds else kept
        self.decided = advance.decisions(self.decided)
        self.match = advance.match
        for step, view in (*advance.seen.items(), (advance.match.number, advance.match.view(None))):
            self.remember(step, view)

    def remember(self, step: int, view: Any) -> None:
        """Keep what everybody saw after a step, for now, and drop what no later comparison needs: the table after the
        newest steps and turns, and after each seat's last decision, stays.
        """
        turns = [line.step for line in self.told if line.event.heading][-VIEWS:]
        decided = [decision.step for decision in self.decided.values()]
        wanted = {*sorted({*self.views, step})[-VIEWS:], *turns, *decided}
        self.views = {number: seen for number, seen in self.views.items() if number in wanted} | {step: view}

    def decision(self, seat: int) -> LastAnswer:
        """The last decision of the seat's person."""
        return self.decided.get(seat, NONE_YET)

    def at(self, number: int | None) -> rows.Seat | None:
        """The seat of this number."""
        return next((seat for seat in self.seats if seat.seat == number), None)

    def seat_of(self, user_id: int) -> rows.Seat:
        """This person's seat. Raises Refused."""
        for seat in self.seats:
            if seat.player_id == user_id:
                return seat
        raise Refused(Text("not-seated"))

    def asked(self, user_id: int) -> Choice | None:
        """This person's open question; None: there is none, or the person does not play here."""
        if self.match is None or self.row.status != "running":
            return None
        question = next((self.match.question(seat.seat) for seat in self.seats if seat.player_id == user_id), None)
        return question[1] if question else None

    def playing(self) -> Match:
        """The match. Raises Refused if the game has not begun, or cannot be restored."""
        if self.match is None:
            raise Refused(self.lost or Text("not-begun"))
        return self.match

    @property
    def broken(self) -> bool:
        """Whether something must be stored before it goes on."""
        return self.rebuilt is not None or (self.lost is not None and self.row.status == "running")


class Whole(NamedTuple):
    """Everything stored that a game needs to go on; for a lobby no lines and decisions."""

    table: AtTable
    stored: rows.StoredGame
    lines: tuple[rows.Line, ...] = ()
    decided: tuple[rows.Answer, ...] = ()
    unasked: tuple[rows.Answer, ...] = ()


ReadsTable: TypeAlias = Callable[[Transaction, int], Awaitable[AtTable | None]]
"""Reads the table of a game."""


class LoadedGames:
    """The games kept in memory."""

    def __init__(self, database: Database, found: Mapping[str, Game]) -> None:
        self.database = database
        self.found = found
        self._kept = Recent[int, LoadedGame](KEPT)
        self.mend: Callable[[int], Awaitable[None]] | None = None
        """Stores what a broken game needs."""

    async def get(self, game_id: int) -> LoadedGame:
        """The game as stored now. Raises Refused if there is none."""
        found, _ = await self.seen(game_id)
        if not found.broken or self.mend is None:
            return found
        await self.mend(game_id)
        return (await self.seen(game_id))[0]

    async def seen(self, game_id: int) -> tuple[LoadedGame, AtTable]:
        """The game as stored now, even if broken, and its table. Use them before the next await: a match may move then.
        Raises Refused if there is none.
        """
        return await self._seen(game_id, at_table.read)

    async def to_move(self, game_id: int) -> tuple[LoadedGame, AtTable]:
        """The same with the table's standing orders."""
        kept = self._kept.get(game_id)
        since = kept.match.snapshot.step if kept is not None and kept.match is not None else 0
        return await self._seen(game_id, partial(at_table.for_move, since=since))

    async def _seen(self, game_id: int, read: ReadsTable) -> tuple[LoadedGame, AtTable]:
        table = await self.database.read(lambda tx: read(tx, game_id))
        loaded = self._refreshed(table) if table else None
        if table is None or loaded is None:
            loaded, table = await self._seen_anew(game_id)
        if loaded.match is not None:
            self.keep(loaded)
        return loaded, table

    async def _seen_anew(self, game_id: int) -> tuple[LoadedGame, AtTable]:
        whole = _there(await self.database.read(lambda tx: _whole(tx, game_id)))
        loaded, fault = self._made(whole)
        if fault is None:
            return loaded, whole.table
        # More must be read, and the game may have moved on by now.
        async with self.database.reading() as tx:
            return await self._seen_in(tx, game_id)

    def keep(self, loaded: LoadedGame) -> None:
        """Keep a begun game, as it was stored."""
        self._kept[loaded.row.id] = loaded
        over = [game_id for game_id, each in self._kept.items() if each.row.status != "running"]
        for game_id in over[:-KEPT_OVER]:
            self.drop(game_id)

    def drop(self, game_id: int) -> None:
        """Forget the copy in memory: the next `get` reads it again."""
        self._kept.pop(game_id, None)

    def _refreshed(self, table: AtTable) -> LoadedGame | None:
        """The kept game, if it is what is stored."""
        row = table.game
        kept = self._kept.get(row.id)
        if kept is None or (kept.row.status, kept.number) != (row.status, row.step) or kept.studied != table.studied:
            return None
        kept.row, kept.prepared = row, table.prepared
        kept.seats, kept.formers = cast(table.seats, table.formers)
        return kept

    async def load(self, tx: Transaction, game_id: int) -> LoadedGame:
        """The game as this transaction sees it, not shared. Raises Refused."""
        loaded, _ = await self._seen_in(tx, game_id)
        return loaded

    async def _seen_in(self, tx: Transaction, game_id: int) -> tuple[LoadedGame, AtTable]:
        whole = _there(await _whole(tx, game_id))
        loaded, fault = self._made(whole)
        if fault is not None:
            log.warning("not_restored", game=game_id, error=where(fault))
            await self._rebuild(tx, loaded)
            _remember(loaded, whole)
        return loaded, whole.table

    def _made(self, whole: Whole) -> tuple[LoadedGame, Exception | None]:
        """The game made from what was read, and why it has no match though it began. Raises Refused."""
        stored = whole.stored
        game = self.found.get(stored.game.game)
        if game is None:
            raise Refused(Text(RULES_MISSING, name=stored.game.game))
        as_begun = tried(lambda: game.as_begun(terms.read(stored.game).options)) or game
        as_studied = tried(lambda: as_begun.as_studied(whole.table.studied)) or as_begun
        loaded = LoadedGame(stored.game, stored.seats, as_studied)
        loaded.studied = whole.table.studied
        if stored.game.seed is None:
            return loaded, None
        try:
            loaded.match = _brought_back(game, stored)
        except MemoryError:
            raise
        except Exception as error:
            return loaded, error
        _remember(loaded, whole)
        return loaded, None

    async def _rebuild(self, tx: Transaction, loaded: LoadedGame) -> None:
        """Make the match from its first answer on; if that fails, note why."""
        row = loaded.row
        kept, lines = await answers.checkpoints_of(tx, row.id), await answers.lines(tx, row.id)
        past = StoredPlay(row, kept, await answers.log(tx, row.id), lines)
        loaded.rebuilt = await asyncio.to_thread(_rebuilt, self.found[row.game], past)
        loaded.match = None if loaded.rebuilt is None else loaded.rebuilt.match
        loaded.lost = None if loaded.match else _lost(loaded)


async def _whole(tx: Transaction, game_id: int) -> Whole | None:
    """Everything stored that a game needs to go on; None if there is no game."""
    stored = await answers.load(tx, game_id)
    since = stored.checkpoint.step if stored is not None and stored.checkpoint is not None else 0
    table = await at_table.for_move(tx, game_id, since)
    if table is None or stored is None:
        return None
    if stored.game.seed is None:
        return Whole(table, stored)
    lines = await answers.lines_of_turns(tx, game_id, ROUNDS * len(stored.seats) + 1)
    return Whole(table, stored, lines, await answers.decided(tx, game_id), await answers.unasked(tx, game_id))


def _there(found: Whole | None) -> Whole:
    """What was read. Raises Refused if there is no such game."""
    if found is None:
        raise Refused(Text("no-such-game"))
    return found


def _brought_back(game: Game, stored: rows.StoredGame) -> Match:
    """The match of a begun game. Raises any exception if that fails."""
    row = stored.game
    match = restored(game, terms.rules_of(row), stored)
    let_fit(match, row)
    if row.status == "finished" and not read_places(row.result):
        raise OtherRules(f"the result of game {row.id} cannot be read")
    return match


def _remember(loaded: LoadedGame, whole: Whole) -> None:
    """Add what else is known of a game with a match."""
    if loaded.match is not None:
        loaded.seats, loaded.formers = cast(whole.table.seats, whole.table.formers)
        loaded.prepared = whole.table.prepared
        loaded.told = told(loaded.game, whole.lines)
        loaded.decided = decisions(whole.decided, whole.unasked)


def _rebuilt(game: Game, past: StoredPlay) -> Rebuilt | None:
    setup = tried(lambda: terms.rules_of(past.row))
    return None if setup is None else rebuilt(game, setup, past)


def _lost(loaded: LoadedGame) -> Text:
    """What to say of a game that cannot be restored: even so, its end is stored."""
    names = dict(enumerate(loaded.names))
    ranked = sorted(read_places(loaded.row.result), key=lambda place: place[2])
    places = tuple(
        Text("lost-place", rank=rank, name=names.get(seat, ""), points=points) for seat, points, rank in ranked
    )
    return Text("lost-finished", places=places) if places else Text("lost-closed")


def restored(game: Game, setup: Setup, stored: rows.StoredGame) -> Match:
    """The match of a stored game: its newest checkpoint and the answers since. Raises any exception if the rules
    have changed.
    """
    checkpoint = stored.checkpoint
    if checkpoint is None:
        raise LookupError(f"game {stored.game.id} has no checkpoint")
    snapshot = Snapshot(checkpoint.step, checkpoint.turn, checkpoint.state)
    gone = (row.step for row in stored.answers if row.undone and not is_lane(row.choice))
    return Match.restore(game, setup, snapshot, counting(stored.answers), stored.game.step, gone)


def counting(log: Iterable[rows.Answer]) -> Iterable[tuple[int, Given]]:
    """The answers that count, with their steps: not taken back, and no undo."""
    return ((answer.step, given(answer)) for answer in log if answer.kind == "answer" and not answer.undone)


def decisions(given: Collection[rows.Answer], unasked: Iterable[rows.Answer]) -> dict[int, LastAnswer]:
    """Each person's last decision, by hand or beforehand, and what went without asking since."""
    found = {answer.seat: LastAnswer(answer.step, answer.asked) for answer in given if answer.by_hand}
    for answer in given:
        if not answer.by_hand and answer.step > found.get(answer.seat, NONE_YET).step:
            found[answer.seat] = replace(found.get(answer.seat, NONE_YET), prepared=answer.step)
    for answer in unasked:
        before = found.get(answer.seat, NONE_YET)
        if answer.step > before.step:
            found[answer.seat] = before.and_along(answer.step)
    return found


def told(game: Game, lines: Iterable[rows.Line]) -> list[Told]:
    """Stored lines that were not taken back and are readable."""
    read = ((line.step, readable(game, line)) for line in lines if not line.undone)
    return [Told(step, event) for step, event in read if event is not None]


async def view_after(database: Database, loaded: LoadedGame, step: int) -> Any | None:
    """The spectator's view after an earlier step of a running game, as its stored answers give it again: pictures mark
    what has changed since. None if they do not, as after a change of the rules.
    """
    if (seen := loaded.views.get(step)) is not None:
        return seen
    stored = await database.read(lambda tx: answers.load_from(tx, loaded.row.id, step))
    if stored is None or stored.checkpoint is None:
        return None
    then = replace(stored, answers=tuple(answer for answer in stored.answers if answer.step <= step))
    playing = partial(restored, loaded.game, loaded.setup, then)
    view = await asyncio.to_thread(tried, lambda: playing().view(None))
    if view is None:
        return None
    loaded.remember(step, view)
    return loaded.views[step]
