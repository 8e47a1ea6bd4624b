"""Holidays: some days away from all games."""

from datetime import date, timedelta

import discord
from babel.dates import format_date
from msgspec.structs import replace

from bot.commands.reference import reader
from bot.language.phrases import LISTS, Language
from bot.messages.absence_message import absence
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.replies.reply import Reply
from bot.tables.terms import preferences
from bot.tables.terms.actors import Refused
from bot.tables.terms.deadlines import local_day, midnight
from bot.tables.terms.preferences import Away, Preferences
from bot.typed import times
from db import rows
from db.people import players
from games.kernel.engine.text import Text

MOST_DAYS = 90
"""A longer absence is no holiday: then somebody else should play."""
NOBODY, COMPUTER = "nobody", "computer"
"""Who may play for an absent person."""
OFFERED = (0, 1, 2, 3, 7, 14, 21)
"""How many days from today are offered."""


async def away(
    bot: Front,
    interaction: discord.Interaction,
    from_: str | None = None,
    until: str | None = None,
    standin: str = NOBODY,
) -> None:
    """Set the days of a holiday, or show them."""
    actor = bot.actor(interaction)
    computer = standin == COMPUTER

    def change(chosen: Preferences, person: rows.Player, at: int) -> Preferences:
        if until is None:
            if from_ is not None or computer:
                raise Refused(Text("away-until-missing"))
            return chosen
        zone = chosen.hours(person.locale).zone
        return replace(chosen, away=holiday(from_, until, computer=computer, zone=zone, at=at))

    chosen = await bot.acts.turn_clock.choose(actor, change)
    await Reply.to(interaction).say(absence(chosen.away, bot.tables.clock(), await bot.voices.to(actor)))


def holiday(typed_from: str | None, typed_until: str, *, computer: bool, zone: str, at: int) -> Away:
    """The absence from one day (None: now) to the end of another. Raises Refused."""
    today = local_day(at, zone)
    until = times.day(typed_until, today)
    since = today if typed_from is None else times.day(typed_from, today)
    if min(since, until) < today:
        raise Refused(Text("away-past"))
    if until < since:
        raise Refused(Text("away-backwards"))
    if until - since >= timedelta(days=MOST_DAYS):
        raise Refused(Text("away-too-long", days=MOST_DAYS))
    return Away(at if since == today else midnight(since, zone), midnight(until + timedelta(days=1), zone), computer)


async def offer_days(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The day as it was understood; if nothing was typed, the coming days."""
    language = await reader(bot, interaction)
    async with bot.tables.database.reading() as tx:
        person = await players.get(tx, interaction.user.id)
    zone = preferences.of(person).hours(str(interaction.locale)).zone
    today = local_day(bot.tables.clock(), zone)
    days = [times.day(typed, today)] if typed.strip() else [today + timedelta(days=each) for each in OFFERED]
    return [(written(each, language), each.isoformat()) for each in days]


def written(that: date, language: Language) -> str:
    """A day written in full."""
    return format_date(that, "full", locale=LISTS[language])
