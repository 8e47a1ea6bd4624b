"""A person's settings as they are shown to that person, by a command and by a click."""

from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec

from bot.language.phrases import Language, language_of
from bot.messages.settings_message import FROM_DISCORD, QUIET, ZONE, Page, line, value
from bot.replies.front import Front
from bot.tables.terms import preferences
from bot.tables.terms.actors import Actor
from bot.tables.terms.deadlines import SECOND_MS, zone_of
from bot.tables.terms.lobby_settings import language_title
from bot.tables.terms.preferences import Preferences
from bot.typed import zones
from bot.typed.times import clock_time
from db.people import players
from games.kernel.engine.text import Text

LINES = (("language", "pictures", "colours"), ("ping", "reminders"), (QUIET, ZONE), ("prepare",))
"""The settings told in each line."""


class OwnSettings(msgspec.Struct, frozen=True):
    """What a person has chosen; `language`: the chosen one, or as in Discord; `spoken`: the one that comes of it."""

    chosen: Preferences
    language: str
    spoken: Language
    locale: str

    @property
    def zone(self) -> str:
        """The time zone, chosen or guessed."""
        return self.chosen.zone or preferences.guessed_zone(self.locale)

    @property
    def values(self) -> Mapping[str, str]:
        """All settings as a form holds them."""
        chosen = self.chosen
        quiet = "" if chosen.quiet is None else "-".join(map(clock_time, chosen.quiet))
        unknown = not chosen.zone and self.zone == preferences.NOWHERE
        return {
            "language": self.language, "pictures": "words" if chosen.plain else "shown", "colours": chosen.colours,
            "reminders": chosen.reminders, "ping": chosen.ping, "prepare": chosen.prepare,
            QUIET: quiet, ZONE: "" if unknown else zones.shown(self.zone),
        }  # fmt: skip

    def lines(self, at: int) -> list[list[Text]]:
        """All settings in a few lines, at a time in unix milliseconds."""
        told = {name: value(name, chosen) for name, chosen in self.values.items() if name not in (QUIET, ZONE)}
        told |= {"language": language_title(self.spoken), QUIET: self._quiet(), ZONE: self._zone(at)}
        return [[line(name, told[name]) for name in names] for names in LINES]

    def _quiet(self) -> Text:
        if self.chosen.quiet is None:
            return Text("prefer-quiet-none")
        begin, end = map(clock_time, self.chosen.quiet)
        return Text("prefer-quiet-span", begin=begin, end=end)

    def _zone(self, at: int) -> Text:
        there = datetime.fromtimestamp(at / SECOND_MS, UTC).astimezone(zone_of(self.zone))
        now = clock_time(there.hour * 60 + there.minute)
        told = "prefer-zone-fixed" if zones.is_fixed(self.zone) else "prefer-zone-now"
        return Text(told, zone=zones.shown(self.zone), now=now)


async def own_settings(bot: Front, actor: Actor) -> OwnSettings:
    """This person's settings."""
    person = await bot.tables.database.read(lambda tx: players.get(tx, actor.user_id))
    language = person.language if person and person.language else FROM_DISCORD
    spoken = language_of(preferences.spoken_to(person, actor.locale))
    return OwnSettings(preferences.of(person), language, spoken, actor.locale)


async def page_of(bot: Front, actor: Actor) -> Page:
    """This person's settings as a message."""
    found = await own_settings(bot, actor)
    say = bot.voices.phrasebook.speaker(found.spoken)
    return Page(found.lines(bot.tables.clock()), say, server=actor.moderator)
