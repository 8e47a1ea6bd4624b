"""A table's deadlines as rows, and each seat's alarm: the next thing to do about its clock.

Laws: a question has one row as long as it is open, whatever else moves; also without a limit, for the only reminder
(questions from before such rows existed get one with the next move); the alarm is a delivery that checks again what to
do, so one that comes in vain does nothing.
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from bot.tables.memory.advance import Advance
from bot.tables.memory.deliveries import Kind
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms import preferences
from bot.tables.terms.deadlines import (
    ALLOWED,
    HALF,
    NINE_TENTHS,
    TOO_LATE_MS,
    WITHOUT_LIMIT_MS,
    Hours,
    Time,
    due,
    opening,
    reminder_at,
)
from bot.tables.terms.preferences import Preferences
from bot.tables.terms.terms import Terms
from db import rows
from db.connection.transaction import Transaction
from db.games import deadlines, outbox
from db.people import players
from games.kernel.match import Match

OVER = NINE_TENTHS + 1
"""The stage of a row whose deadline has passed and been dealt with."""
HOLIDAY, STAND_IN = b"holiday", b"stand-in"
"""An alarm's payload: a holiday begins or ends; the same, and a computer plays meanwhile."""


def asked(seated: Iterable[rows.Seat], match: Match) -> dict[int, str]:
    """The people's seats with an open question, and the questions' ids."""
    people = [seat.seat for seat in seated if seat.player_id is not None and seat.level is None]
    found = ((seat, match.question(seat)) for seat in people)
    return {} if match.over else {seat: question[0] for seat, question in found if question is not None}


async def begin(
    tx: Transaction, game_id: int, terms: Terms, seated: Sequence[rows.Seat], advance: Advance, at: int
) -> None:
    """A game begins: its first deadlines, and alarms for holidays."""
    await keep(tx, game_id, terms, seated, advance, at)
    people = await persons(tx, game_id)
    gone = [seat for seat, person in people.items() if (away := preferences.of(person).away) and away.until > at]
    await outbox.store(tx, [Kind.RING(game_id, seat, at, HOLIDAY) for seat in gone], at=at)


async def keep(
    tx: Transaction, game_id: int, terms: Terms, seated: Sequence[rows.Seat], advance: Advance, at: int
) -> None:
    """Keep one row for each open question, and no others."""
    before = {row.seat: row for row in await deadlines.of_game(tx, game_id)}
    now = asked(seated, advance.match)
    gone = [seat for seat, row in before.items() if now.get(seat) != row.choice]
    same_turn = advance.match.turn == advance.before.turn
    muted = {seat for seat in gone if before[seat].muted and same_turn}
    new = {seat: choice for seat, choice in now.items() if seat in gone or seat not in before}
    if any(before[seat].stage >= OVER for seat in gone):
        await outbox.store(tx, [Kind.STATUS(game_id, None, at)], at=at)
    await _ask(tx, game_id, new, gone, muted, terms.time, at)


async def sit_down(tx: Transaction, loaded: LoadedGame, seat: rows.Seat, at: int) -> None:
    """This person plays the seat from now on, with the full time for its question."""
    game_id = loaded.row.id
    person = (await persons(tx, game_id)).get(seat.seat)
    await outbox.store(tx, alarm(game_id, seat.seat, None, preferences.of(person), at), at=at)
    if now := asked([seat], loaded.playing()):
        await _ask(tx, game_id, now, [seat.seat], set(), loaded.setup.time, at)


async def _ask(
    tx: Transaction, game_id: int, new: Mapping[int, str], gone: Sequence[int], muted: set[int], time: Time, at: int
) -> None:
    people = await persons(tx, game_id) if new else {}
    made = [
        rows.Deadline(
            game_id, seat, choice, at, _end(at, time, preferences.hours_of(people.get(seat))), 0, seat in muted
        )
        for seat, choice in new.items()
    ]
    await deadlines.replace(tx, game_id, gone, made)
    wanted = [one for row in made for one in next_alarm(row, people.get(row.seat), time, at)]
    await outbox.store(tx, wanted, at=at)


async def persons(tx: Transaction, game_id: int) -> dict[int, rows.Player]:
    """Who sits where."""
    return dict(await players.of_game(tx, game_id))


# alarms


def _end(at: int, time: Time, hours: Hours) -> int:
    """When the time for a question asked now ends; without a limit, when the reminder comes."""
    allowed = ALLOWED.get(time)
    return opening(at + WITHOUT_LIMIT_MS, hours) if allowed is None else due(at, allowed, hours)


def stages(row: rows.Deadline, time: Time, chosen: Preferences, hours: Hours, at: int) -> list[tuple[int, int]]:
    """What this clock has still to do: when (not before `at`, if there is a limit) and which stage, in order."""
    allowed = ALLOWED.get(time)
    if allowed is None:
        return [] if row.stage or chosen.reminders == "none" else [(_end(row.asked_at, time, hours), HALF)]
    if row.stage >= OVER:
        return []
    reminders = {"both": (HALF, NINE_TENTHS), "late": (NINE_TENTHS,), "none": ()}[chosen.reminders]
    coming = [stage for stage in reminders if stage > row.stage and not row.muted]
    return [*((reminder_at(at, row.due_at, allowed, stage, hours), stage) for stage in coming), (row.due_at, OVER)]


def credible(row: rows.Deadline, time: Time, hours: Hours, at: int, mercy: int) -> rows.Deadline:
    """The clock with times that can be right, even if a wrong clock set it: asked by now, and with no more time left
    than a decision has, or than the `mercy` lasts.
    """
    if row.asked_at > at + outbox.CLOCKS_APART_MS:
        row = replace(row, asked_at=at)
    latest = max(_end(at, time, hours), mercy)
    if time in ALLOWED and row.stage < OVER and row.due_at > latest + outbox.CLOCKS_APART_MS:
        row = replace(row, due_at=latest)
    return row


def too_late(row: rows.Deadline, time: Time, hours: Hours, at: int) -> bool:
    """Whether the only reminder is so late that it would only startle."""
    return time not in ALLOWED and at > _end(row.asked_at, time, hours) + TOO_LATE_MS


def next_alarm(row: rows.Deadline, person: rows.Player | None, time: Time, at: int) -> list[rows.NewDelivery]:
    """The alarm of a seat with a question."""
    chosen = preferences.of(person)
    coming = stages(row, time, chosen, preferences.hours_of(person), at)
    return alarm(row.game, row.seat, coming[0][0] if coming else None, chosen, at)


def alarm(
    game_id: int, seat: int, when: int | None, chosen: Preferences, at: int, *, home: bool = False
) -> list[rows.NewDelivery]:
    """A seat's next alarm, if any: something is due, or a holiday begins or ends; `home`: a computer plays until that
    holiday's end.
    """
    away = chosen.away
    edges = [edge for edge in (away.since, away.until) if edge > at] if away else []
    times = [*([] if when is None else [when]), *edges]
    if not times:
        return []
    first = min(times)
    payload = STAND_IN if home else HOLIDAY if first in edges else None
    return [Kind.RING(game_id, seat, first, payload)]
