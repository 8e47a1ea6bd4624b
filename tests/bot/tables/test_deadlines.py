"""Until when: clocks that stop in quiet hours and on holiday, through clock changes, leap days and odd zones."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.terms import deadlines
from bot.tables.terms.deadlines import (
    DAY_MS,
    HALF,
    HOUR_MS,
    NINE_TENTHS,
    Hours,
    due,
    left,
    local_day,
    midnight,
    moved,
    reminder_at,
)

BERLIN = "Europe/Berlin"
NIGHT = (22 * 60, 7 * 60)
ZONES = (BERLIN, "Australia/Lord_Howe", "America/New_York", "Asia/Kathmandu", "Pacific/Apia", "UTC", "Mars/Olympus")

moments = st.integers(1_500_000_000_000, 1_900_000_000_000)
amounts = st.integers(0, 8 * DAY_MS)
minutes = st.integers(0, 1439)
quiet = st.tuples(minutes, minutes).filter(lambda span: 0 < (span[1] - span[0]) % 1440 <= deadlines.MOST_QUIET)


@st.composite
def hours(draw: st.DrawFn) -> Hours:
    """Anybody's hours, perhaps with a holiday."""
    since = draw(moments)
    away = draw(st.none() | st.just((since, since + draw(st.integers(-DAY_MS, 40 * DAY_MS)))))
    return Hours(draw(st.sampled_from(ZONES)), draw(st.none() | quiet), away)


def at(text: str, zone: str = BERLIN) -> int:
    """A moment there; of two that are called so, the first."""
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def local(moment: int, zone: str = BERLIN) -> str:
    """What clocks show there."""
    return f"{datetime.fromtimestamp(moment / 1000, UTC).astimezone(ZoneInfo(zone)):%Y-%m-%d %H:%M}"


@given(moments, amounts, hours())
def test_what_is_left_until_the_end_is_what_was_given(now: int, amount: int, mine: Hours) -> None:
    assert left(now, due(now, amount, mine), mine) == amount


@given(moments, amounts, amounts, hours())
def test_a_clock_may_be_stopped_and_started_again(now: int, first: int, second: int, mine: Hours) -> None:
    assert due(due(now, first, mine), second, mine) == due(now, first + second, mine)


@given(moments, amounts, hours())
def test_hours_never_make_time_shorter(now: int, amount: int, mine: Hours) -> None:
    assert due(now, amount, mine) >= now + amount
    assert left(now, now + amount, mine) <= amount


@given(moments, st.integers(1, 8 * DAY_MS), hours(), hours())
def test_whoever_changes_hours_keeps_what_was_left(now: int, amount: int, mine: Hours, other: Hours) -> None:
    ends = moved(now, due(now, amount, mine), mine, other)
    assert left(now, ends, other) == amount


@given(moments, st.sampled_from(sorted(deadlines.ALLOWED)), hours())
def test_reminders_come_in_order_and_before_the_end(now: int, time: deadlines.Time, mine: Hours) -> None:
    allowed = deadlines.ALLOWED[time]
    ends = due(now, allowed, mine)
    half, late = (reminder_at(now, ends, allowed, stage, mine) for stage in (HALF, NINE_TENTHS))
    assert now < half < late < ends
    assert left(now, half, mine) * 2 == allowed
    assert reminder_at(half, ends, allowed, HALF, mine) == half, "what should have come comes now"


@pytest.mark.parametrize(
    ("asked", "hours_given", "ends"),
    [
        ("2026-06-01 12:00", 9, "2026-06-01 21:00"),
        ("2026-06-01 12:00", 10, "2026-06-01 22:00"),
        ("2026-06-01 12:00", 11, "2026-06-02 08:00"),
        ("2026-06-01 23:30", 1, "2026-06-02 08:00"),
        ("2026-06-01 06:59", 1, "2026-06-01 08:00"),
        ("2028-02-28 21:00", 2, "2028-02-29 08:00"),
        ("2027-02-28 21:00", 2, "2027-03-01 08:00"),
        ("2026-03-28 21:00", 2, "2026-03-29 08:00"),
        ("2026-10-24 21:00", 2, "2026-10-25 08:00"),
        ("2026-12-31 21:00", 2, "2027-01-01 08:00"),
    ],
)
def test_the_night_does_not_count(asked: str, hours_given: int, ends: str) -> None:
    assert local(due(at(asked), hours_given * HOUR_MS, Hours(BERLIN, NIGHT))) == ends


@pytest.mark.parametrize(("asked", "ends"), [("2026-03-28 12:00", "13:00"), ("2026-10-24 12:00", "11:00")])
def test_a_day_is_24_hours_even_where_clocks_change(asked: str, ends: str) -> None:
    assert local(due(at(asked), DAY_MS, Hours(BERLIN)))[-5:] == ends


def test_an_hour_left_out_cannot_be_quiet_and_one_had_twice_is_quiet_twice() -> None:
    dead_of_night = Hours(BERLIN, (2 * 60, 3 * 60))
    assert local(due(at("2026-03-29 01:00"), 2 * HOUR_MS, dead_of_night)) == "2026-03-29 04:00"
    assert local(due(at("2026-10-25 01:00"), 2 * HOUR_MS, dead_of_night)) == "2026-10-25 04:00"
    within = Hours(BERLIN, (2 * 60 + 30, 3 * 60))
    assert local(due(at("2026-03-29 01:00"), HOUR_MS, within)) == "2026-03-29 03:00"


def test_a_holiday_stops_the_clock_and_nights_within_it_count_once() -> None:
    away = (at("2026-12-24 00:00"), at("2026-12-27 00:00"))
    assert local(due(at("2026-12-23 12:00"), DAY_MS, Hours(BERLIN, None, away))) == "2026-12-27 12:00"
    with_nights = Hours(BERLIN, NIGHT, away)
    assert local(due(at("2026-12-23 21:00"), 2 * HOUR_MS, with_nights)) == "2026-12-27 08:00"
    assert local(due(at("2026-12-25 21:00"), 2 * HOUR_MS, with_nights)) == "2026-12-27 09:00"
    short = Hours(BERLIN, NIGHT, (at("2026-12-24 12:00"), at("2026-12-24 14:00")))
    assert local(due(at("2026-12-24 08:00"), 6 * HOUR_MS, short)) == "2026-12-24 16:00"


@given(moments, hours())
def test_a_clock_stands_still_where_a_moment_does_not_count(now: int, mine: Hours) -> None:
    assert deadlines.stands_still(now, mine) == (left(now, now + 1, mine) == 0)


def test_a_deadline_that_has_passed_is_not_moved() -> None:
    assert moved(10, 5, Hours(), Hours(BERLIN, NIGHT)) == 5
    assert left(10, 5, Hours(BERLIN, NIGHT)) == 0


def test_days_begin_where_the_person_lives() -> None:
    assert midnight(local_day(at("2026-10-25 23:59"), BERLIN), BERLIN) == at("2026-10-25 00:00")
    assert local_day(at("2026-12-31 23:30"), "UTC").isoformat() == "2026-12-31"
    assert local_day(at("2026-12-31 23:30"), "Asia/Kathmandu").isoformat() == "2027-01-01"
    assert midnight(local_day(0, "../etc/passwd"), "") == 0, "an unknown zone is as if there was none"
