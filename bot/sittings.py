"""Games in memory: each as the database has it, with its match and the lines told lately.

Law: the database decides. What is kept here is used only while its step is the stored one, and dropped after any error.
"""

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from bot.desk import Refused
from db import answers, games, rows, seats
from db.engine import Database
from db.transaction import Transaction
from games.kernel.chronicle import Event
from games.kernel.game import Game, Setup
from games.kernel.match import Given, Match, Snapshot
from games.kernel.strands import is_lane
from games.kernel.text import Text

KEPT = 256
"""How many matches stay in memory."""

ROUNDS = 2
"""How many rounds of the chronicle are kept at hand for digests."""


class Told(msgspec.Struct, frozen=True):
    """A line of the chronicle: its number, the step that caused it, what happened."""

    number: int
    step: int
    event: Event


class Sitting:
    """One stored game with its match (None in the lobby) and the lines told lately, oldest first."""

    def __init__(self, row: rows.Game, sitting: tuple[rows.Seat, ...], game: Game) -> None:
        self.row = row
        self.seats = sitting
        self.game = game
        self.match: Match | None = None
        self.told: list[Told] = []
        self.last_line = 0

    @property
    def setup(self) -> Setup:
        """How it is set up; in the lobby the seats are not counted yet."""
        return msgspec.msgpack.decode(self.row.options, type=Setup)

    @property
    def moving(self) -> bool:
        """Whether the match is not (yet, or any more) what is stored."""
        return self.match is not None and self.match.number != self.row.step

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return tuple(seat.name for seat in self.seats)

    def keep(self, match: Match, events: Iterable[tuple[int, Event]], undone: Iterable[int]) -> None:
        """A play was stored: this is the match now, these events (with their steps) were told, these steps taken
        back.
        """
        gone = set(undone)
        first = self.last_line + 1
        kept = [line for line in self.told if line.step not in gone]
        kept += (Told(first + place, step, event) for place, (step, event) in enumerate(events))
        self.last_line = kept[-1].number if kept else self.last_line
        headings = [place for place, line in enumerate(kept) if line.event.heading]
        rounds = ROUNDS * len(self.seats) + 1
        self.told = kept[headings[-rounds] :] if len(headings) > rounds else kept
        self.match = match

    def seat_of(self, user_id: int) -> rows.Seat:
        """This person's seat. Raises Refused."""
        for seat in self.seats:
            if seat.player_id == user_id:
                return seat
        raise Refused(Text("not-seated"))

    def playing(self) -> Match:
        """The match. Raises Refused if the game has not begun."""
        if self.match is None:
            raise Refused(Text("not-begun"))
        return self.match


class Sittings:
    """The games kept in memory."""

    def __init__(self, database: Database, found: Mapping[str, Game]) -> None:
        self.database = database
        self.found = found
        self._kept: OrderedDict[int, Sitting] = OrderedDict()

    async def get(self, game_id: int) -> Sitting:
        """The game as it is stored now. Raises Refused if there is none."""
        async with self.database.reading() as tx:
            kept = self._kept.get(game_id)
            sitting = await self._refreshed(tx, kept) if kept else None
            sitting = sitting or await self._load(tx, game_id)
        if sitting.moving:
            # An answer was given meanwhile and is being stored: what counts is the database.
            async with self.database.reading() as tx:
                sitting = await self._load(tx, game_id)
        self._kept[game_id] = sitting
        self._kept.move_to_end(game_id)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return sitting

    def drop(self, game_id: int) -> None:
        """Forget what is in memory: the next `get` reads it anew."""
        self._kept.pop(game_id, None)

    async def _refreshed(self, tx: Transaction, kept: Sitting) -> Sitting | None:
        row = await games.find(tx, kept.row.id)
        if row is None or row.status != kept.row.status or (kept.match and kept.match.number != row.step):
            return None
        kept.row = row
        kept.seats = await seats.of_game(tx, row.id)
        return kept

    async def _load(self, tx: Transaction, game_id: int) -> Sitting:
        stored = await answers.load(tx, game_id)
        if stored is None:
            raise Refused(Text("no-such-game"))
        game = self.found.get(stored.game.game)
        if game is None:
            raise Refused(Text("unknown-game", name=stored.game.game))
        sitting = Sitting(stored.game, stored.seats, game)
        if stored.checkpoint:
            sitting.match = restored(game, sitting.setup, stored)
            lines = await answers.lines_of_turns(tx, game_id, ROUNDS * len(stored.seats) + 1)
            sitting.told = told(game, lines)
            sitting.last_line = stored.last_line
        return sitting


def restored(game: Game, setup: Setup, stored: rows.StoredGame) -> Match:
    """The match of a stored game: its newest checkpoint and the answers since."""
    checkpoint = stored.checkpoint
    if checkpoint is None:
        raise ValueError(f"game {stored.game.id} has not begun")
    snapshot = Snapshot(checkpoint.step, checkpoint.turn, checkpoint.state)
    gone = (row.step for row in stored.answers if row.undone and not is_lane(row.choice))
    return Match.restore(game, setup, snapshot, counting(stored.answers), stored.game.step, gone)


def counting(log: Iterable[rows.Answer]) -> Iterable[tuple[int, Given]]:
    """The answers that count, with their steps: neither taken back nor a taking back."""
    for answer in log:
        if answer.kind == "answer" and not answer.undone:
            picks = msgspec.msgpack.decode(answer.picks, type=tuple[str, ...])
            yield answer.step, Given(answer.seat, answer.choice, answer.key, picks, answer.origin)


def told(game: Game, lines: Iterable[rows.Line]) -> list[Told]:
    """Stored lines that were not taken back."""
    event: Any = game.event
    return [
        Told(line.number, line.step, msgspec.msgpack.decode(line.event, type=event))
        for line in lines
        if not line.undone
    ]
