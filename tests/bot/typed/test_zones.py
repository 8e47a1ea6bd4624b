"""Time zones are understood as people type them, and called as they are today."""

from collections import Counter
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tables.terms.actors import Refused
from bot.tables.terms.deadlines import zone_of
from bot.typed import zones
from bot.typed.lookup import folded
from bot.typed.places import CITIES, SEVERAL, SHORT, listed

WEEKS = [datetime(2026, 1, 4, tzinfo=UTC) + timedelta(weeks=week) for week in range(52)]


def hours(zone: str) -> list[timedelta | None]:
    """What clocks show there, week by week."""
    return [week.astimezone(ZoneInfo(zone)).utcoffset() for week in WEEKS]


def refusal(typed: str) -> str:
    """Why this is no zone."""
    with pytest.raises(Refused) as refused:
        zones.zone(typed)
    return refused.value.reason.id


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Berlin", "Europe/Berlin"), ("berlin", "Europe/Berlin"), ("Wien", "Europe/Vienna"), ("utc", "UTC"),
        ("new york", "America/New_York"), ("Kathmandu", "Asia/Kathmandu"), ("London", "Europe/London"),
        ("Auckland", "Pacific/Auckland"), ("Sydney", "Australia/Sydney"), ("Toronto", "America/Toronto"),
        ("Shanghai", "Asia/Shanghai"), ("Kiew", "Europe/Kyiv"), ("Calcutta", "Asia/Kolkata"),
        ("Europe/Belfast", "Europe/London"), ("CET", "Europe/Berlin"), ("MESZ", "Europe/Berlin"), ("GMT", "UTC"),
        ("EST", "America/New_York"), ("München", "Europe/Berlin"), ("Koeln", "Europe/Berlin"),
        ("Frankfurt", "Europe/Berlin"), ("Zürich", "Europe/Zurich"), ("Genf", "Europe/Zurich"), ("Rom", "Europe/Rome"),
        ("Mailand", "Europe/Rome"), ("Germany", "Europe/Berlin"), ("Deutschland", "Europe/Berlin"),
        ("Österreich", "Europe/Vienna"), ("Schweiz", "Europe/Zurich"), ("India", "Asia/Kolkata"),
        ("UK", "Europe/London"), ("US/Pacific", "America/Los_Angeles"),
    ],
)  # fmt: skip
def test_a_zone_is_found_by_city_country_and_what_it_is_called_for_short(typed: str, zone: str) -> None:
    assert zones.zone(typed) == zone
    assert zone_of(zone).key == zone


@pytest.mark.parametrize(
    ("typed", "shown", "ahead"),
    [
        ("UTC+2", "UTC+2", 2), ("+02:00", "UTC+2", 2), ("gmt -5", "UTC−5", -5), ("Etc/GMT-2", "UTC+2", 2),
        ("−3", "UTC−3", -3), ("+1400", "UTC+14", 14), ("UTC+0", "UTC", 0),
    ],
)  # fmt: skip
def test_hours_from_utc_are_a_zone_without_summer(typed: str, shown: str, ahead: int) -> None:
    zone = zones.zone(typed)
    assert (zones.shown(zone), zones.is_fixed(zone)) == (shown, True)
    assert hours(zone) == [timedelta(hours=ahead)] * len(WEEKS)


@pytest.mark.parametrize(
    ("typed", "zone", "minutes"),
    [
        ("UTC+5:30", "Asia/Kolkata", 330), ("+0545", "Asia/Kathmandu", 345), ("gmt +6:30", "Asia/Yangon", 390),
        ("+4:30", "Asia/Kabul", 270), ("UTC+03:30", "Asia/Tehran", 210),
    ],
)  # fmt: skip
def test_hours_and_minutes_that_one_place_has_are_its_zone(typed: str, zone: str, minutes: int) -> None:
    assert zones.zone(typed) == zone
    assert hours(zone) == [timedelta(minutes=minutes)] * len(WEEKS)
    assert zone in [value for _, value in zones.offered(typed)]


@pytest.mark.parametrize("typed", ["+9:30", "-5:30", "-3:30", "Etc/GMT+5:30", "UTC+15", "-13", "GMT+99"])
def test_hours_that_no_zone_has_or_several_are_refused(typed: str) -> None:
    assert refusal(typed) == "zone-no-hours"


@pytest.mark.parametrize(
    ("typed", "among"),
    [
        ("USA", "America/New_York"), ("Kanada", "America/Toronto"), ("Brasilien", "America/Sao_Paulo"),
        ("Australien", "Australia/Sydney"), ("Russland", "Europe/Moscow"), ("IST", "Asia/Kolkata"),
    ],
)  # fmt: skip
def test_where_clocks_differ_it_is_asked_in_which(typed: str, among: str) -> None:
    with pytest.raises(Refused) as refused:
        zones.zone(typed)
    assert refused.value.reason.id == "zone-several"
    asked = [str(each.args["word"]) for each in refused.value.reason.args["zones"]]  # type: ignore[union-attr]  # it is a list
    assert among in asked
    assert len({tuple(hours(zone)) for zone in asked}) == len(asked) <= 12, (
        "of zones with the same hours one stands for all"
    )


def test_every_zone_of_today_is_found_by_its_name_and_its_city_and_every_name_of_old_by_its_hours() -> None:
    for zone in zones._today():
        assert zones.zone(zone) == zone
        assert hours(zones.zone(zone.split("/")[-1])) == hours(zone), zone
    for zone, names in zones._once().items():
        for name in names:
            assert hours(zones.zone(name)) == hours(zone), name


def test_a_city_stands_in_one_list_and_its_zone_is_one_of_today() -> None:
    assert {*CITIES, *SHORT} - {"UTC"} <= {*zones._today()}
    assert {zone for those in SEVERAL.values() for zone in listed(those)} <= {*zones._today()}
    keys = Counter(key for each in zones.zones() for key in each.keys)
    ours = {folded(name) for names in (*CITIES.values(), *SHORT.values()) for name in listed(names)}
    assert not [key for key in ours if keys[key] > 1]


def test_a_slip_in_a_zone_is_asked_about() -> None:
    with pytest.raises(Refused) as refused:
        zones.zone("Europe/Berln")
    assert refused.value.reason.id == "zone-unclear"
    assert "Europe/Berlin" in str(refused.value.reason.args["near"])
    assert refusal("qqqqqqqq") == refusal("x" * 5000) == refusal("") == "zone-unknown"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [("wie", "Europe/Vienna"), ("Deutsch", "Europe/Berlin"), ("usa", "America/Denver"), ("+2", "UTC+2")],
)
def test_what_is_being_typed_is_offered_likewise(typed: str, shown: str) -> None:
    offers = zones.offered(typed)
    assert shown in [label for label, _ in offers[:8]]
    assert all(zones.zone(value) == value for _, value in offers)


@given(st.text(max_size=30))
def test_whatever_is_typed_is_a_zone_or_refused(typed: str) -> None:
    zones.offered(typed)
    with suppress(Refused):
        assert zone_of(zones.zone(typed))
