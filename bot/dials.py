"""What is seen of clocks: on the table by everybody, in a lobby, at the own desk.

Law: everybody sees the clock of the turn; that somebody else is asked anything, which may depend on a hidden hand, no
clock tells before its time is over.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot import preferences, turn_times
from bot.desk import NOW, Board, Desk, Lobby, SeatClock, Span
from bot.sittings import Sitting
from db import deadlines, rows
from db.engine import Database


class Dials:
    """The clocks of a game as they are stored, and its people."""

    def __init__(self, found: Sequence[rows.Deadline], people: Mapping[int, rows.Player], at: int) -> None:
        self.rows = {row.seat: row for row in found}
        self.people = people
        self.at = at

    @classmethod
    async def read(cls, database: Database, game_id: int, at: int) -> "Dials":
        """As they stand now."""
        async with database.reading() as tx:
            return cls(await deadlines.of_game(tx, game_id), await turn_times.persons(tx, game_id), at)

    def on_board(self, board: Board, sitting: Sitting) -> Board:
        """The table with its clocks, in colours that all who sit there can tell apart."""
        board = replace(board, safe=any(preferences.of(one).colours == "safe" for one in self.people.values()))
        if board.status != "running":
            return board
        clocks = (self._clock(sitting, seat, known=self._known(board, sitting, seat.seat)) for seat in sitting.seats)
        return replace(board, clocks=tuple(clock for clock in clocks if clock is not None))

    def _known(self, board: Board, sitting: Sitting, seat: int) -> bool:
        asked, row = sitting.match and sitting.match.question(seat), self.rows.get(seat)
        concealed = bool(asked and asked[1].standing and asked[1].standing.concealed)
        late = row is not None and row.stage >= turn_times.OVER
        return seat in board.awaited and (late or (seat == board.active and not concealed))

    def at_desk(self, desk: Desk, sitting: Sitting) -> Desk:
        """The desk with its own clock, as its person wishes to see it."""
        plain = preferences.of(self.people.get(desk.seat)).plain
        running = desk.board.status == "running"
        clock = self._clock(sitting, sitting.seats[desk.seat], known=True) if running else None
        return replace(desk, clock=clock, plain=plain)

    def in_lobby(self, lobby: Lobby, sitting: Sitting) -> Lobby:
        """The lobby with who is on holiday."""
        seated = zip(lobby.seats, sitting.seats, strict=True)
        return replace(lobby, seats=tuple(replace(seen, away=self._away(seat)) for seen, seat in seated))

    def _clock(self, sitting: Sitting, seat: rows.Seat, *, known: bool) -> SeatClock | None:
        stand_in = seat.player_id is not None and seat.level is not None
        row, away = self._row(sitting, seat.seat) if known else None, self._away(seat)
        if row is None and away is None and not stand_in:
            return None
        late = row is not None and row.stage >= turn_times.OVER
        reminding = row is not None and not late and not row.muted and self._reminded(seat)
        return SeatClock(seat.seat, None if row is None else row.due_at, late, reminding, away, stand_in)

    def _row(self, sitting: Sitting, seat: int) -> rows.Deadline | None:
        row = self.rows.get(seat)
        match = sitting.match
        if row is None or match is None:
            return None
        return row if turn_times.asked(sitting.seats, match).get(seat) == row.choice else None

    def _reminded(self, seat: rows.Seat) -> bool:
        return preferences.of(self.people.get(seat.seat)).reminders != "none"

    def _away(self, seat: rows.Seat) -> Span | None:
        """The holiday that is or will be."""
        away = preferences.of(self.people.get(seat.seat)).away
        if away is None or away.until <= self.at:
            return None
        return (NOW if away.since <= self.at else away.since, away.until)
