"""Time zones as people type them: by a city, a country, a short name, or hours from UTC.

Laws: a zone gets its present name, whatever its earlier ones; ambiguous text is asked about; every refusal says what to
write.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import timedelta
from functools import cache
from importlib.resources import files
from zoneinfo import ZoneInfo, available_timezones

from babel.dates import get_timezone_location

from bot.clock import now
from bot.language.phrases import LISTS, Either
from bot.tables.terms.actors import Refused
from bot.typed import lookup
from bot.typed.lookup import NamedThing, folded, named
from bot.typed.places import CITIES, COUNTRIES, SEVERAL, SHORT, listed
from games.kernel.engine.text import Text

LONGEST = 60
"""Longer text is not repeated in full."""
NOT_PLACES = ("Etc/", "SystemV/", "US/", "Brazil/", "Canada/", "Chile/", "Mexico/")
"""Old names that are found only if typed exactly."""
FROM_UTC = re.compile(r"(?:utc|gmt|etc/gmt)?\s*([+\-−–])\s*(\d{1,2})(?:(?::|(?<=\d\d))(\d\d))?\s*(?:h|uhr)?")
FIXED = re.compile(r"Etc/GMT([+-])(\d+)")
DIRECTIONS = {"North", "South", "West"}
"""In old names, but no cities."""
SHORTEST = 3
"""How many letters of a country's name must be typed before its zones are offered."""
EAST, WEST = 14, 12
"""The most hours ahead of and behind UTC."""
PARTS = {
    (3, 30): "Asia/Tehran", (4, 30): "Asia/Kabul", (5, 30): "Asia/Kolkata", (5, 45): "Asia/Kathmandu",
    (6, 30): "Asia/Yangon",
}  # fmt: skip
"""Places whose clocks are these hours and minutes ahead of UTC all year: the only one, or the main one."""


@cache
def _today() -> dict[str, tuple[str, ...]]:
    """Today's zones with the codes of their countries: the largest first."""
    lines = _file("zone.tab").splitlines()
    found = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return {zone: tuple(codes.split(",")) for codes, _, zone, *_ in found}


@cache
def _once() -> dict[str, list[str]]:
    """Earlier names of today's zones, without those that are short for others."""
    names: dict[str, list[str]] = defaultdict(list)
    taken = {name for names in SHORT.values() for name in listed(names)}
    for line in _file("tzdata.zi").splitlines():
        kind, *words = line.split()
        if kind == "L" and words[0] in _today() and words[1] not in {*_today(), *taken}:
            names[words[0]].append(words[1])
    return names


def _file(name: str) -> str:
    return (files("tzdata") / "zoneinfo" / name).read_text(encoding="utf-8")


@cache
def zones() -> Sequence[NamedThing[str]]:
    """All time zones, found by their names, by cities in all languages, and by short names."""
    places = sorted(zone for zone in _today() if zone in available_timezones())
    return [named("UTC", "UTC", *listed(SHORT["UTC"])), *(named(zone, zone, *_names(zone)) for zone in places)]


def _names(zone: str) -> Iterable[str]:
    yield zone.split("/")[-1]
    yield from (get_timezone_location(zone, locale=locale, return_city=True) for locale in LISTS.values())
    for once in _once().get(zone, ()):
        yield once
        if "/" in once and not once.startswith(NOT_PLACES) and (city := once.split("/")[-1]) not in DIRECTIONS:
            yield city
    yield from listed(CITIES.get(zone, zone))
    yield from listed(SHORT.get(zone, zone))


@cache
def countries() -> Sequence[NamedThing[tuple[str, ...]]]:
    """All countries with their zones."""
    codes: dict[str, list[str]] = defaultdict(list)
    for zone, theirs in _today().items():
        for code in theirs:
            codes[code].append(zone)
    found = []
    for code, of_it in codes.items():
        names = [locale.territories[code] for locale in LISTS.values() if code in locale.territories]
        names += listed(COUNTRIES[code]) if code in COUNTRIES else []
        if names:
            found.append(named(tuple(of_it), names[0], *names))
    return [*found, *(named(tuple(listed(those)), name) for name, those in SEVERAL.items())]


def zone(typed: str) -> str:
    """The name of the typed time zone. Raises Refused, with what may have been meant."""
    typed = typed[:LONGEST]
    if (hours := _hours(typed)) is not None:
        return hours
    wanted = lookup.called(typed)
    for each in filter(wanted, zones()):
        return each.thing
    for country in filter(wanted, countries()):
        several = _apart(country.thing)
        if len(several) == 1:
            return several[0]
        raise Refused(Text("zone-several", typed=typed, zones=_said(several)))
    found = lookup.exactly(zones(), typed)
    if found is None:
        near = _said([each.name for each in lookup.near(zones(), typed)])
        message = "zone-unclear" if near else "zone-unknown"
        raise Refused(Text(message, typed=typed, **({"near": near} if near else {})))
    return found.thing


def _said(names: Iterable[str]) -> Either:
    return Either(Text("as-is", word=name) for name in names)


def _hours(typed: str) -> str | None:
    """The zone with this constant distance from UTC, if hours were typed. Raises Refused if they are invalid."""
    found = FROM_UTC.fullmatch(" ".join(typed.casefold().split()))
    if found is None:
        return None
    sign, hours, minutes = found[1], int(found[2]), int(found[3] or 0)
    # In names of zones a minus means ahead of UTC.
    east = (sign == "+") != typed.casefold().strip().startswith("etc")
    if east and (hours, minutes) in PARTS:
        return PARTS[hours, minutes]
    if minutes or hours > (EAST if east else WEST):
        raise Refused(Text("zone-no-hours", typed=typed))
    return f"Etc/GMT{'-' if east else '+'}{hours}" if hours else "UTC"


def _apart(names: Sequence[str]) -> list[str]:
    """Those of these zones whose clocks differ within a year, the largest of each group."""
    times = [now() + timedelta(weeks=week) for week in range(0, 53, 2)]
    found: dict[tuple[timedelta | None, ...], str] = {}
    # A zone known by large cities stands for all like it.
    for name in sorted(names, key=lambda name: name not in CITIES and name not in SHORT):
        found.setdefault(tuple(time.astimezone(ZoneInfo(name)).utcoffset() for time in times), name)
    return [*found.values()]


def offered(typed: str) -> list[tuple[str, str]]:
    """The zones to offer for the text typed so far, best first: as shown, and by name."""
    wanted = folded(typed[:LONGEST])
    found = list[str]()
    with suppress(Refused):
        found += filter(None, [_hours(typed[:LONGEST])])
    for country in countries() if len(wanted) >= SHORTEST else ():
        if any(key.startswith(wanted) for key in country.keys):
            found += _apart(country.thing)
    found += (each.thing for each in lookup.matching(zones(), typed))
    return [(shown(name), name) for name in dict.fromkeys(found)]


def likely(typed: str) -> list[tuple[str, str]]:
    """The zones that may be meant by a text that names none, best first: as shown, and by name."""
    near = [each.thing for each in lookup.near(zones(), typed[:LONGEST])]
    return list(dict.fromkeys([*((shown(name), name) for name in near), *offered(typed)]))


def is_fixed(name: str) -> bool:
    """Whether its clocks never change because it belongs to no place."""
    return name == "UTC" or FIXED.fullmatch(name) is not None


def shown(name: str) -> str:
    """A zone as people read it: Etc/GMT-2 is shown as UTC+2."""
    found = FIXED.fullmatch(name)
    return f"UTC{'+' if found[1] == '-' else '−'}{found[2]}" if found else name
