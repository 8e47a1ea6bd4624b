"""The clock of each seat: reminders, what happens when time is over, holidays, and coming back.

Laws: a deadline is dealt with once; if it passed while nobody could reach the bot, there is an hour more, and also if
it passed unnoticed because a wrong clock had stored it; a wrong clock gives nobody more time than a decision has;
nobody is reminded more often than they wish, and without a limit once and silently. Every method a person asks for
raises `Refused` for what is not possible.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from bot.tables.acts.seating import Also, Check, Seating
from bot.tables.acts.tables import Tables
from bot.tables.memory import turn_times
from bot.tables.memory.advance import Advance
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame
from bot.tables.memory.turn_times import HOLIDAY, OVER, STAND_IN
from bot.tables.terms import preferences
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.deadlines import SECOND_MS, Time, due, moved
from bot.tables.terms.preferences import Preferences
from bot.tables.terms.presence import AWAY_MS, MERCY_MS
from db import rows
from db.connection.transaction import Transaction
from db.games import deadlines, games, outbox, seats
from db.games.status import hold
from db.people import players
from games.kernel.engine.chronicle import Reseated
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.text import Text
from games.kernel.match import Match

Remind = Callable[[rows.Delivery, bool], Awaitable[Also | None]]
"""Sends a person a reminder, silently or not; gives what to store of that."""
Change = Callable[[Preferences, rows.Player, int], Preferences]
"""Makes somebody's new preferences from the old ones, the person and the time. Raises Refused."""


class NotLifted(Exception):
    """A veil is still closed; everybody behind it waits until the next try."""


class TurnClock:
    """All clocks of this installation; `remind` reaches people."""

    def __init__(self, tables: Tables, seating: Seating, remind: Remind) -> None:
        self.tables = tables
        self.seating = seating
        self.remind = remind

    # alarms

    async def ring(self, delivery: rows.Delivery) -> None:
        """Do what is due at a seat now, and set the next alarm."""
        at = self.tables.clock()
        home = await self._holiday(delivery, at)
        reminded = await self._act_on_deadline(delivery, at)
        time = (await self.tables.loaded(delivery.game)).setup.time
        async with self.tables.database.transaction() as tx:
            await hold(tx, delivery.game)  # a move may be setting another alarm
            if delivery.payload in (HOLIDAY, STAND_IN):
                shown = [] if reminded else [Kind.REFRESH(delivery.game, delivery.seat or 0, at)]
                await outbox.store(tx, [Kind.STATUS(delivery.game, None, at), *shown], at=at)
            following = await self._next(tx, delivery, at, time, home=home)
            # What failed now is not tried again at once.
            later = [msgspec.structs.replace(one, due_at=max(one.due_at, at + SECOND_MS)) for one in following]
            await outbox.store(tx, later, at=at)

    @staticmethod
    async def _next(
        tx: Transaction, delivery: rows.Delivery, at: int, time: Time, *, home: bool
    ) -> list[rows.NewDelivery]:
        """The alarm after this one."""
        person = (await turn_times.persons(tx, delivery.game)).get(delivery.seat or 0)
        game, row = await games.find(tx, delivery.game), await deadlines.of_seat(tx, delivery.game, delivery.seat or 0)
        if person is None or game is None or game.status not in ("lobby", "running"):
            return []
        if row is not None and not home:
            return turn_times.next_alarm(row, person, time, at)
        return turn_times.alarm(delivery.game, delivery.seat or 0, None, preferences.of(person), at, home=home)

    async def _holiday(self, delivery: rows.Delivery, at: int) -> bool:
        """Let the computer come and go; whether it plays until a holiday's end."""
        loaded = await self.tables.loaded(delivery.game)
        seat = loaded.at(delivery.seat)
        person = None if seat is None else await self._person(seat.player_id or 0)
        if seat is None or person is None or loaded.row.status != "running":
            return False
        away = preferences.of(person).away
        wanted = away is not None and away.computer and away.now(at)
        try:
            if wanted and seat.level is None and delivery.payload is not None:
                await self.seating.stand_in(delivery.game, person.user_id)
                return True
            if delivery.payload == STAND_IN and not wanted and seat.level is not None:
                await self.seating.back(delivery.game, person.user_id)
        except Refused:
            # Nobody else is left to play: the table waits.
            return False
        return wanted and delivery.payload == STAND_IN

    async def _act_on_deadline(self, delivery: rows.Delivery, at: int) -> bool:
        """Do what is due now; whether the person was reminded."""
        loaded = await self.tables.loaded(delivery.game)
        seat = loaded.at(delivery.seat)
        row = await self._row(delivery.game, delivery.seat)
        time, limited = loaded.setup.time, loaded.setup.timed
        person = None if seat is None else await self._person(seat.player_id or 0)
        if row is None or person is None:
            return False
        chosen, hours = preferences.of(person), preferences.hours_of(person)
        since = self.tables.presence.since
        unnoticed = at - row.due_at > AWAY_MS
        mercy = due(at if unnoticed else since, MERCY_MS, hours)
        if limited and row.stage < OVER and (unnoticed or (row.asked_at < since and row.due_at <= at < mercy)):
            row = await self._moved(row, msgspec.structs.replace(row, due_at=mercy))
        if (right := turn_times.credible(row, time, hours, at, mercy)) != row:
            row = await self._moved(row, right)
        reached = [stage for when, stage in turn_times.stages(row, time, chosen, hours, at) if when <= at]
        if not reached:
            return False
        if reached[-1] == OVER:
            await self._time_is_over(loaded, row)
            return False
        vain = turn_times.too_late(row, time, hours, at)
        noting = None if vain else await self.remind(delivery, not limited)
        await self._store(row, noting=noting, stage=reached[-1])
        return not vain

    async def _moved(self, row: rows.Deadline, now: rows.Deadline) -> rows.Deadline:
        """The clock with its present times, which its seat and the table are shown."""
        await self._store(row, shown=True, asked_at=now.asked_at, due_at=now.due_at)
        return now

    async def _time_is_over(self, loaded: LoadedGame, row: rows.Deadline) -> None:
        """Do what the table has chosen; if that is impossible, it waits."""
        user_id = loaded.seats[row.seat].player_id or 0
        try:
            match loaded.setup.late:
                case "once":
                    await self._play_turn(row)
                case "until":
                    await self.seating.stand_in(row.game, user_id, _if_asked(row))
                case "offer":
                    await self.seating.offer(row.game, user_id, _if_asked(row))
                case "wait":
                    pass
        except Refused:
            pass
        await self._store(row, shown=True, stage=OVER)

    async def _store(
        self, row: rows.Deadline, *, shown: bool = False, noting: Also | None = None, **now: object
    ) -> None:
        """Store what changes `now` in a clock; `shown`: seat and table see it; `noting` stores what was sent."""
        at = self.tables.clock()
        async with self.tables.database.transaction() as tx:
            await hold(tx, row.game)
            if noting is not None:
                await noting(tx)
            if await deadlines.change(tx, row, **now) and shown:
                shows = [Kind.REFRESH(row.game, row.seat, at), Kind.STATUS(row.game, None, at)]
                await outbox.store(tx, shows, at=at)

    async def _person(self, user_id: int) -> rows.Player | None:
        return await self.tables.database.read(lambda tx: players.get(tx, user_id))

    async def _row(self, game_id: int, seat: int | None) -> rows.Deadline | None:
        """The clock of a seat's open question."""
        loaded, table = await self.tables.store.loaded.seen(game_id)
        row = next((row for row in table.deadlines if row.seat == seat), None)
        if row is None or loaded.match is None or loaded.row.status != "running":
            return None
        return row if turn_times.asked(loaded.seats, loaded.match).get(row.seat) == row.choice else None

    async def _play_turn(self, row: rows.Deadline) -> None:
        """Let a computer play this turn of a seat; then its person is asked again."""

        async def let_it_play(loaded: LoadedGame, advance: Advance) -> int:
            _insist(row, loaded.seats, advance.match)
            if row.seat == advance.match.game.turn_order(advance.match.state)[0]:
                advance.tell(Reseated(row.seat, "turn"))
            policy = loaded.game.mind.player(loaded.game.mind.usual)
            await asyncio.to_thread(advance.let_turn, row.seat, policy)
            return NOBODY

        await self.tables.moves.make(row.game, let_it_play)

    async def lift(self, delivery: rows.Delivery) -> None:
        """Lift a veil whose time has come. Raises NotLifted if that fails though it is closed."""
        veil = (delivery.payload or b"").decode()

        def lift(loaded: LoadedGame, advance: Advance) -> int:
            advance.lift(veil)
            return NOBODY

        try:
            await self.tables.moves.make(delivery.game, lift)
        except Refused as error:
            loaded = await self.tables.loaded(delivery.game)
            if loaded.row.status == "running" and veil in loaded.playing().open:
                raise NotLifted(veil) from error

    # what people press

    async def play_turn(self, game_id: int, seat: int, actor: Actor) -> None:
        """Let the computer play this turn for a person whose time is over."""
        await self._play_turn(await self.late(game_id, seat, actor))

    async def stand_in(self, game_id: int, seat: int, actor: Actor) -> None:
        """Let the computer play for a person whose time is over, until they are back."""
        row = await self.late(game_id, seat, actor)
        loaded = await self.tables.loaded(game_id)
        await self.seating.stand_in(game_id, loaded.seats[seat].player_id or 0, _if_asked(row))

    async def late(self, game_id: int, seat: int, actor: Actor) -> rows.Deadline:
        """The clock of a seat whose time is over, for people who may decide about it. Raises Refused."""
        loaded = await self.tables.loaded(game_id)
        seated = any(each.player_id == actor.user_id for each in loaded.seats)
        if not (seated or actor.decides(loaded.row.host_id)):
            raise Refused(Text("late-players-only"))
        row = await self._row(game_id, seat)
        if row is None or row.stage < OVER:
            raise Refused(Text("late-no-more"))
        return row

    async def mute(self, game_id: int, user_id: int) -> None:
        """No more reminders in this turn."""
        loaded = await self.tables.loaded(game_id)
        row = await self._row(game_id, loaded.seat_of(user_id).seat)
        if row is None or not loaded.setup.timed:
            raise Refused(Text("mute-nothing"))
        await self._store(row, muted=True)

    # what people choose

    async def choose(self, actor: Actor, change: Change) -> Preferences:
        """Change this person's preferences, from now on in all games; running clocks keep the time they had left."""
        at = self.tables.clock()
        async with self.tables.store.change() as tx:
            for game in sorted(game.id for game in await games.of_player(tx, actor.user_id)):
                await hold(tx, game)
            await players.see(tx, actor.user_id, actor.known_as, actor.locale, at=at)
            person = await players.held(tx, actor.user_id)
            if person is None:
                raise LookupError(f"person {actor.user_id} was seen a moment ago")
            before = preferences.of(person)
            chosen = change(before, person, at)
            if chosen == before:
                return chosen
            await preferences.store(tx, actor.user_id, chosen, at=at)
            await self._shift(tx, person, before, chosen, at)
        return chosen

    async def _shift(self, tx: Transaction, person: rows.Player, old: Preferences, new: Preferences, at: int) -> None:
        """Bring this person's clocks, and what is seen of them, to the new choice."""
        before, after = old.hours(person.locale), new.hours(person.locale)
        for row in await deadlines.of_player(tx, person.user_id):
            if row.stage < OVER:
                await deadlines.change(tx, row, due_at=moved(at, row.due_at, before, after))
        wanted: list[rows.NewDelivery] = []
        for game in await games.of_player(tx, person.user_id):
            seated = await seats.of_game(tx, game.id)
            seat = next((each for each in seated if each.player_id == person.user_id), None)
            if seat is None:
                continue
            stood_in = seat.level is not None and old.away is not None and old.away.computer and old.away.now(at)
            wanted.append(Kind.RING(game.id, seat.seat, at, STAND_IN if stood_in else HOLIDAY))
        await outbox.store(tx, wanted, at=at)


def _if_asked(row: rows.Deadline) -> Check:
    """Lets through a seat still asked what its time was over for."""
    return lambda loaded: _insist(row, loaded.seats, loaded.playing())


def _insist(row: rows.Deadline, seated: Sequence[rows.Seat], match: Match) -> None:
    if turn_times.asked(seated, match).get(row.seat) != row.choice:
        raise Refused(Text("late-no-more"))
