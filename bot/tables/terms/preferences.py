"""A person's choices for all games: hours, reminders, where to be called, and until when they are away.

Law: what is not stored, or no longer readable, has its usual value; times are unix milliseconds.
"""

from typing import Literal, TypeAlias

import msgspec

from bot.language.phrases import language_of
from bot.tables.terms import codec
from bot.tables.terms.deadlines import Hours
from db import rows
from db.connection.transaction import Transaction
from db.people import players

Reminders: TypeAlias = Literal["both", "late", "none"]
"""At half and at nine tenths of the time; only the later one; none."""
Ping: TypeAlias = Literal["dm", "channel"]
Colours: TypeAlias = Literal["normal", "safe"]
WhenToPrepare: TypeAlias = Literal["button", "at_once"]
"""The next turn is prepared behind a button, or right after the last one."""

HOMES = {
    "bg": "Europe/Sofia", "cs": "Europe/Prague", "da": "Europe/Copenhagen", "de": "Europe/Berlin",
    "el": "Europe/Athens", "en-GB": "Europe/London", "es-ES": "Europe/Madrid", "fi": "Europe/Helsinki",
    "fr": "Europe/Paris", "hr": "Europe/Zagreb", "hu": "Europe/Budapest", "it": "Europe/Rome", "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul", "lt": "Europe/Vilnius", "nl": "Europe/Amsterdam", "no": "Europe/Oslo", "pl": "Europe/Warsaw",
    "ro": "Europe/Bucharest", "sv-SE": "Europe/Stockholm", "th": "Asia/Bangkok", "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv", "vi": "Asia/Ho_Chi_Minh", "zh-CN": "Asia/Shanghai", "zh-TW": "Asia/Taipei",
}  # fmt: skip
"""Where most people of a Discord locale live; locales spread over many zones are missing."""
NOWHERE = "UTC"


class Away(msgspec.Struct, frozen=True):
    """Absent from `since` to `until`; `computer`: it plays meanwhile."""

    since: int
    until: int
    computer: bool = False

    def now(self, at: int) -> bool:
        """Whether the person is away now."""
        return self.since <= at < self.until


class Preferences(msgspec.Struct, frozen=True):
    """A person's choices. `zone`: empty if only guessed; `quiet`: minutes after local midnight, from and to; `plain`:
    words instead of pictures; `colours`: "safe" ones, which every kind of eye tells apart; `prepare`: how preparing the
    next turn is offered.
    """

    zone: str = ""
    quiet: tuple[int, int] | None = None
    reminders: Reminders = "both"
    ping: Ping = "dm"
    away: Away | None = None
    plain: bool = False
    colours: Colours = "normal"
    prepare: WhenToPrepare = "button"

    def hours(self, locale: str) -> Hours:
        """When this person's clock runs."""
        away = None if self.away is None else (self.away.since, self.away.until)
        return Hours(self.zone or guessed_zone(locale), self.quiet, away)


def guessed_zone(locale: str) -> str:
    """The time zone in which most people of this Discord locale live."""
    return HOMES.get(locale, NOWHERE)


def of(person: rows.Player | None) -> Preferences:
    """This person's choices."""
    if person is None or not person.settings:
        return Preferences()
    try:
        return codec.read(person.settings, Preferences)
    except msgspec.DecodeError:
        return Preferences()


def hours_of(person: rows.Player | None) -> Hours:
    """When this person's clock runs."""
    return of(person).hours(person.locale if person else "")


async def store(tx: Transaction, user_id: int, chosen: Preferences, *, at: int) -> None:
    """Store the choices of a known person."""
    await players.set_settings(tx, user_id, codec.written(chosen), at=at)


def spoken_to(person: rows.Player | None, locale: str | None) -> str:
    """The language a person is spoken to in: their choice, else Discord's latest known locale."""
    if person and person.language:
        return person.language
    return language_of(locale or (person.locale if person else ""))
