"""Days and quiet hours that people type, in German or English, whichever they speak.

Laws: ambiguous text is not read at all; every refusal says how to write it.
"""

import re
from datetime import date, timedelta
from functools import cache

from babel import Locale

from bot.language.phrases import LANGUAGES, cut
from bot.tables.terms.actors import Refused
from bot.tables.terms.deadlines import MOST_QUIET, Span
from bot.typed.lookup import folded
from games.kernel.engine.text import Text

LONGEST = 60
"""Longer text is not repeated in full."""
OFF = {"off", "aus", "none", "keine", "nein", "no", "nie", "never"}
DAYS = {"today": 0, "heute": 0, "tomorrow": 1, "morgen": 1, "day after tomorrow": 2, "ubermorgen": 2}

ISO = re.compile(r"(?P<year>\d{4})-(?P<month>\d{1,2})-(?P<day>\d{1,2})")
DOTTED = re.compile(r"(?P<day>\d{1,2})\.\s*(?P<month>\d{1,2})\.?\s*(?P<year>\d{4}|\d{2})?")
NAMED = re.compile(r"(?P<day>\d{1,2})(?:\.|st|nd|rd|th)?\s+(?:of\s+)?(?P<month>[^\W\d]+)\.?,?\s*(?P<year>\d{4})?")
MONTH_FIRST = re.compile(r"(?P<month>[^\W\d]+)\.?\s+(?P<day>\d{1,2})(?:st|nd|rd|th)?,?\s*(?P<year>\d{4})?")
HOURS = re.compile(r"(?P<begin>.+?)\s*(?:-|–|—|\bbis\b|\bto\b|\buntil\b)\s*(?P<end>.+)")
HOUR = re.compile(r"(?P<hour>\d{1,2})(?:[:.h](?P<minute>\d{2}))?\s*(?P<half>am|pm|a\.m\.|p\.m\.)?\s*(?:uhr|h)?")


def day(typed: str, today: date) -> date:
    """The day that was typed; without a year the next such day. Raises Refused."""
    word = " ".join(typed.casefold().split())
    if folded(word) in DAYS:
        return today + timedelta(days=DAYS[folded(word)])
    if (weekday := _names("days").get(folded(word))) is not None:
        return today + timedelta(days=(weekday - today.weekday()) % 7)
    found = next((match for form in (ISO, DOTTED, NAMED, MONTH_FIRST) if (match := form.fullmatch(word))), None)
    if found is None:
        raise Refused(Text("day-unreadable", typed=cut(typed, LONGEST)))
    return _dated(found, typed, today)


def _dated(found: re.Match[str], typed: str, today: date) -> date:
    month = found["month"]
    number = int(month) if month.isdecimal() else _names("months").get(folded(month))
    if number is None:
        raise Refused(Text("day-unreadable", typed=cut(typed, LONGEST)))
    # Two digits are a year of this century; without a year it is the next such day.
    years = [int(found["year"]) % 100 + today.year // 100 * 100] if found["year"] and len(found["year"]) == 2 else []
    years = years or ([int(found["year"])] if found["year"] else [today.year, today.year + 1])
    for year in years:
        try:
            that = date(year, number, int(found["day"]))
        except ValueError:
            continue
        if found["year"] or that >= today:
            return that
    raise Refused(Text("day-not-there", typed=cut(typed, LONGEST)))


@cache
def _names(kind: str) -> dict[str, int]:
    """The names of months (from 1) or weekdays (from 0), long and short, in all languages."""
    return {
        folded(name.rstrip(".")): number
        for language in LANGUAGES
        for width in ("wide", "abbreviated")
        for number, name in getattr(Locale(language), kind)["format"][width].items()
    }


def quiet_hours(typed: str) -> Span | None:
    """Minutes after midnight, from and to; None for none. Raises Refused."""
    word = " ".join(typed.casefold().split())
    if word in OFF:
        return None
    found = HOURS.fullmatch(word)
    times = [_minutes(found[end]) for end in ("begin", "end")] if found else []
    begin, end = (*times, None, None)[:2]
    if begin is None or end is None:
        raise Refused(Text("quiet-unreadable", typed=cut(typed, LONGEST)))
    if not 0 < (end - begin) % 1440 <= MOST_QUIET:
        raise Refused(Text("quiet-too-long", hours=MOST_QUIET // 60))
    return begin, end


def _minutes(typed: str) -> int | None:
    found = HOUR.fullmatch(typed.strip())
    if found is None:
        return None
    hour, minute = int(found["hour"]), int(found["minute"] or 0)
    if found["half"]:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if found["half"].startswith("p") else 0)
    return hour % 24 * 60 + minute if hour * 60 + minute <= 1440 and minute < 60 else None


def clock_time(minutes: int) -> str:
    """Minutes after midnight as a time of day."""
    return f"{minutes // 60}:{minutes % 60:02}"
