"""Clocks as people see them: on the table, in a lobby, at one's own desk.

Law: everybody sees the clock of the turn; no clock tells before its time is over that somebody else has a question,
which may depend on a hidden hand; nor, at a masked table, that the player whose turn it is has a concealed one.
"""

from msgspec.structs import replace

from bot.tables.memory import turn_times
from bot.tables.memory.loaded import LoadedGame
from bot.tables.show import showing
from bot.tables.show.shown import NOW, Absence, Desk, Lobby, PublicTable, Reader, SeatClock, Seated
from bot.tables.terms import preferences
from bot.tables.terms.preferences import spoken_to
from db import rows
from db.connection.transaction import Transaction
from db.games import deadlines
from db.games.at_table import AtTable


class ClocksShown:
    """A game's clocks as stored, and its people."""

    def __init__(self, table: AtTable, at: int) -> None:
        self.table = table
        self.rows = {row.seat: row for row in table.deadlines}
        self.people = table.people
        self.at = at

    async def moved(self, tx: Transaction, game_id: int, *, timed: bool) -> "ClocksShown":
        """The clocks after a move, which changes clocks of a `timed` table and nobody's preferences."""
        if not timed:
            return self
        return ClocksShown(replace(self.table, deadlines=await deadlines.of_game(tx, game_id)), self.at)

    def person(self, user_id: int) -> rows.Player | None:
        """What is known of a person here."""
        return next((one for one in self.people.values() if one.user_id == user_id), None)

    def on_table(self, table: PublicTable, loaded: LoadedGame) -> PublicTable:
        """The table with its clocks, in colours that everybody there can tell apart."""
        safe = any(preferences.of(one).colours == "safe" for one in self.people.values())
        seats = loaded.seats if table.status == "running" else ()
        clocks = (self._clock(loaded, seat, known=self._known(table, loaded, seat.seat)) for seat in seats)
        return replace(table, seated=Seated(tuple(clock for clock in clocks if clock is not None), safe=safe))

    def _known(self, table: PublicTable, loaded: LoadedGame, seat: int) -> bool:
        asked, row = loaded.match and loaded.match.question(seat), self.rows.get(seat)
        concealed = loaded.setup.masked and bool(asked and asked[1].standing and asked[1].standing.concealed)
        late = row is not None and row.stage >= turn_times.OVER
        return seat in table.awaited and (late or (seat == table.active and not concealed))

    def reader(self, seat: rows.Seat, language: str) -> Reader:
        """The person who plays there, and how they wish to see the game."""
        chosen, user_id = preferences.of(self.people.get(seat.seat)), seat.player_id or 0
        coached = any(each.coached and each.player_id == user_id for each in self.table.helped)
        return Reader(user_id, language, chosen.plain, chosen.prepare == "at_once", coached)

    def own(self, loaded: LoadedGame, seat: rows.Seat) -> SeatClock | None:
        """A seat's clock, as its own person may see it."""
        return self._clock(loaded, seat, known=True) if loaded.row.status == "running" else None

    def in_lobby(self, lobby: Lobby, loaded: LoadedGame) -> Lobby:
        """The lobby with those on holiday."""
        seated = zip(lobby.seats, loaded.seats, strict=True)
        return replace(lobby, seats=tuple(replace(seen, away=self._away(seat)) for seen, seat in seated))

    def _clock(self, loaded: LoadedGame, seat: rows.Seat, *, known: bool) -> SeatClock | None:
        stand_in = seat.player_id is not None and seat.level is not None
        row, away = self._row(loaded, seat.seat) if known else None, self._away(seat)
        if row is None and away is None and not stand_in:
            return None
        late = row is not None and row.stage >= turn_times.OVER
        wished = preferences.of(self.people.get(seat.seat)).reminders != "none"
        reminding = row is not None and not late and not row.muted and wished
        return SeatClock(seat.seat, None if row is None else row.due_at, late, reminding, away, stand_in)

    def _row(self, loaded: LoadedGame, seat: int) -> rows.Deadline | None:
        row = self.rows.get(seat)
        match = loaded.match
        if row is None or match is None or not loaded.setup.timed:
            return None
        return row if turn_times.asked(loaded.seats, match).get(seat) == row.choice else None

    def _away(self, seat: rows.Seat) -> Absence | None:
        """The present or coming holiday."""
        away = preferences.of(self.people.get(seat.seat)).away
        if away is None or away.until <= self.at:
            return None
        return (NOW if away.since <= self.at else away.since, away.until)


def own_side(loaded: LoadedGame, clocks: ClocksShown, user_id: int, locale: str | None) -> Desk:
    """A person's side of a game, clocks included. Raises Refused if it has not begun, or the person does not play."""
    language = spoken_to(clocks.person(user_id), locale)
    seat, match = loaded.seat_of(user_id), loaded.playing()
    public = clocks.on_table(showing.table(loaded, match), loaded)
    return showing.desk(loaded, match, seat, public, clocks.reader(seat, language), clocks.own(loaded, seat))
