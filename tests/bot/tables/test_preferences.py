"""What a person has chosen: as it was stored, else as usual."""

from zoneinfo import available_timezones

import msgspec
import pytest

from bot.tables.terms import preferences
from bot.tables.terms.deadlines import Hours
from bot.tables.terms.preferences import Away, Preferences
from db import rows


def person(settings: bytes, locale: str = "de") -> rows.Player:
    return rows.Player(1, "Anna", locale, None, None, "open", settings, 1)


CHOSEN = Preferences("Asia/Tokyo", (60, 120), "late", "channel", Away(1, 2, computer=True))


def test_what_was_stored_is_read_again() -> None:
    assert preferences.of(person(msgspec.msgpack.encode(CHOSEN))) == CHOSEN
    assert preferences.hours_of(person(msgspec.msgpack.encode(CHOSEN))) == Hours("Asia/Tokyo", (60, 120), (1, 2))


@pytest.mark.parametrize("stored", [b"", b"\xc1", b"\x90", msgspec.msgpack.encode({"reminders": "hourly"})])
def test_what_cannot_be_read_is_as_usual(stored: bytes) -> None:
    assert preferences.of(person(stored)) == Preferences()
    assert preferences.of(None) == Preferences()


def test_what_a_later_version_stored_beside_does_not_matter() -> None:
    later = msgspec.msgpack.encode({"reminders": "none", "colour": "green"})
    assert preferences.of(person(later)) == Preferences(reminders="none")


@pytest.mark.parametrize(("locale", "zone"), [("de", "Europe/Berlin"), ("en-GB", "Europe/London"), ("en-US", "UTC")])
def test_a_zone_is_guessed_from_the_locale(locale: str, zone: str) -> None:
    assert preferences.hours_of(person(b"", locale)).zone == zone


@pytest.mark.parametrize("zone", sorted(preferences.HOMES.values()))
def test_every_guessed_zone_is_known(zone: str) -> None:
    assert zone in available_timezones()
