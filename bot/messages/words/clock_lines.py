"""The texts on clocks: lines of the table, the lobby and a person's message; buttons about those whose time is over.

Law: each reader's Discord shows times in the reader's own time zone.
"""

from bot.language.phrases import Markup, Speaker, moment
from bot.messages.parts.components import Button, press
from bot.messages.parts.custom_ids import Address
from bot.tables.show.shown import NOW, Absence, Desk, LobbySeat, PublicTable, SeatClock
from bot.tables.terms.deadlines import DAY_MS, SECOND_MS
from games.kernel.engine.text import Arg, Seat, Text

HALF_A_DAY_MS = DAY_MS // 2
MOST_LATE = 2
"""The most late seats with buttons."""


def on_table(table: PublicTable) -> list[Text]:
    """A line for each seat whose clock runs, whose time is over, who is away, or who is stood in for."""
    return [
        Text(message, who=Seat(clock.seat), **args) for clock in table.seated.clocks for message, args in _lines(clock)
    ]


def _lines(clock: SeatClock) -> list[tuple[str, dict[str, Arg]]]:
    found: list[tuple[str, dict[str, Arg]]] = [("clock-stand-in", {})] if clock.stand_in else []
    if clock.due_at is not None:
        found.append(("clock-late" if clock.late else "clock-running", _due(clock.due_at)))
    if clock.away is not None:
        found.append(_away("clock-away", "clock-away-later", clock.away))
    return found


def at_desk(clock: SeatClock) -> list[Text]:
    """The person's own clock."""
    lines = list[Text]()
    if clock.stand_in:
        lines.append(Text("own-stand-in"))
    if clock.due_at is not None:
        lines.append(Text("own-late" if clock.late else "own-clock", **_due(clock.due_at)))
    if clock.away is not None:
        message, args = _away("own-away", "own-away-later", clock.away)
        lines.append(Text(message, **args))
    return lines


def reminder(desk: Desk) -> list[Text]:
    """That this is a reminder."""
    return [Text("own-reminder")] if desk.clock is not None and desk.clock.rings else []


def in_lobby(seat: LobbySeat) -> list[Text]:
    """Whether somebody is or will be on holiday."""
    if seat.away is None:
        return []
    message, args = _away("lobby-away", "lobby-away-later", seat.away)
    return [Text(message, **args)]


def extras(clock: SeatClock) -> tuple[str, ...]:
    """Further buttons at a desk with this clock (`press`)."""
    return (
        *(["button-back"] if clock.stand_in else []),
        *(["button-mute"] if clock.rings and clock.reminding else []),
    )


def late_buttons(table: PublicTable, say: Speaker) -> list[Button]:
    """The others' options about people whose time is over."""
    late = [clock.seat for clock in table.seated.clocks if clock.late][:MOST_LATE]
    return [
        press(Text(message, who=Seat(seat)), Address(table.game_id, page=seat), say)
        for seat in late
        for message in ("button-playturn", "button-standin")
    ]


def _due(due_at: int) -> dict[str, Arg]:
    return {"at": moment(due_at // SECOND_MS, "f"), "when": moment(due_at // SECOND_MS)}


def _away(message: str, later: str, away: Absence) -> tuple[str, dict[str, Arg]]:
    if away[0] == NOW:
        return message, {"until": last_day(away[1])}
    return later, {"since": first_day(away[0]), "until": last_day(away[1])}


def first_day(since: int) -> Markup:
    """The date of a holiday that begins at midnight: its noon, which is the same date in nearly every time zone."""
    return moment((since + HALF_A_DAY_MS) // SECOND_MS, "D")


def last_day(until: int) -> Markup:
    """The last date of a holiday that ends at midnight."""
    return moment((until - HALF_A_DAY_MS) // SECOND_MS, "D")
