"""What people type as a day, as quiet hours, as a time zone: in both languages, and what cannot be read."""

from contextlib import suppress
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.terms.actors import Refused
from bot.tables.terms.deadlines import MOST_QUIET
from bot.typed import times

TODAY = date(2026, 11, 21)
"""A Saturday."""
CHRISTMAS = date(2026, 12, 24)


def refusal(read: object, *args: object) -> str:
    assert callable(read)
    with pytest.raises(Refused) as refused:
        read(*args)
    return refused.value.reason.id


@pytest.mark.parametrize(
    "typed",
    ["24.12.2026", "2026-12-24", "24.12.", "24.12", "24. 12. 26", "24. Dezember", "24 December", "24th of Dec 2026",
     " December 24, 2026 ", "24. DEZ. 2026", "dec 24"],
)  # fmt: skip
def test_christmas_has_many_names(typed: str) -> None:
    assert times.day(typed, TODAY) == CHRISTMAS


@pytest.mark.parametrize(
    ("typed", "ahead"),
    [
        ("today", 0), ("Heute", 0), ("tomorrow", 1), ("morgen", 1), ("übermorgen", 2), ("day after tomorrow", 2),
        ("Saturday", 0), ("sonntag", 1), ("Mo", 2), ("fri", 6),
    ],
)  # fmt: skip
def test_days_are_named_from_today(typed: str, ahead: int) -> None:
    assert times.day(typed, TODAY) == TODAY + timedelta(days=ahead)


def test_without_a_year_it_is_the_next_day_of_that_name() -> None:
    assert times.day("20.11.", TODAY) == date(2027, 11, 20)
    assert times.day("21.11.", TODAY) == TODAY
    assert times.day("29.2.", date(2027, 3, 1)) == date(2028, 2, 29)
    assert times.day("20.11.2026", TODAY) == date(2026, 11, 20), "what is past is judged elsewhere"


@pytest.mark.parametrize("typed", ["29.2.", "31.11.", "32.12.2026", "0.1.", "24.13.", "2026-02-29"])
def test_what_no_calendar_has_is_said_so(typed: str) -> None:
    assert refusal(times.day, typed, TODAY) == "day-not-there"


@pytest.mark.parametrize("typed", ["", "12/24/2026", "soon", "24 Foo", "24.12.202", "1.2.3.4", "x" * 500])
def test_what_may_be_anything_is_not_guessed(typed: str) -> None:
    assert refusal(times.day, typed, TODAY) in ("day-unreadable", "day-not-there")


@given(st.text(max_size=30))
def test_whatever_is_typed_is_read_or_refused(typed: str) -> None:
    for read in (lambda: times.day(typed, TODAY), lambda: times.quiet_hours(typed)):
        with suppress(Refused):
            read()


@given(st.dates(date(2026, 11, 21), date(2027, 11, 20)))
def test_every_day_ahead_can_be_written_without_its_year(that: date) -> None:
    assert times.day(f"{that.day}.{that.month}.", TODAY) == that
    assert times.day(that.isoformat(), TODAY) == that


@pytest.mark.parametrize(
    ("typed", "span"),
    [
        ("22-7", (1320, 420)),
        ("22:30 - 06:15", (1350, 375)),
        ("22 bis 7 Uhr", (1320, 420)),
        ("10pm to 7 am", (1320, 420)),
        ("12am–8am", (0, 480)),
        ("22h-24h", (1320, 0)),
        ("13.30-14", (810, 840)),
    ],
)
def test_quiet_hours_have_a_beginning_and_an_end(typed: str, span: tuple[int, int]) -> None:
    assert times.quiet_hours(typed) == span


@pytest.mark.parametrize("typed", ["off", "Aus", "keine", "none"])
def test_quiet_hours_can_be_none(typed: str) -> None:
    assert times.quiet_hours(typed) is None


@pytest.mark.parametrize("typed", ["", "22", "22-", "25-7", "22:60-7", "0pm-1", "13pm-2", "at night", "-22-7"])
def test_quiet_hours_that_cannot_be_read(typed: str) -> None:
    assert refusal(times.quiet_hours, typed) == "quiet-unreadable"


@pytest.mark.parametrize("typed", ["7-7", f"0-{MOST_QUIET // 60}:01", "7-6"])
def test_a_day_is_never_quiet_throughout(typed: str) -> None:
    assert refusal(times.quiet_hours, typed) == "quiet-too-long"
