"""Settings and help for the person who asks."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

import discord
from discord import app_commands
from msgspec.structs import replace

from bot.commands.typing.wording import add
from bot.language.phrases import LANGUAGES, command_message
from bot.messages.pages import help_message
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.replies.reply import Reply
from bot.tables.terms import preferences
from bot.tables.terms.actors import Refused
from bot.tables.terms.deadlines import SECOND_MS, zone_of
from bot.tables.terms.preferences import Preferences
from bot.typed import times, zones
from bot.typed.times import clock_time
from db import rows
from games.kernel.engine.text import Text

FROM_DISCORD = "discord"
CHOICES = {
    "language": (FROM_DISCORD, *LANGUAGES),
    "reminders": ("both", "late", "none"),
    "ping": ("dm", "channel"),
    "pictures": ("shown", "words"),
    "colours": ("normal", "safe"),
    "prepare": ("button", "at_once"),
}


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/settings` and `/help`."""
    add(tree, bot, settings, choices=CHOICES, offers={"zone": offer_zones})
    add(tree, bot, help_)


async def help_(bot: Front, interaction: discord.Interaction) -> None:
    """Explain how to play, and all commands."""
    reply = Reply.to(interaction)
    await reply.say(help_message.page(await bot.voices.to(bot.actor(interaction))))


async def settings(
    bot: Front,
    interaction: discord.Interaction,
    language: str | None = None,
    reminders: str | None = None,
    quiet: str | None = None,
    zone: str | None = None,
    ping: str | None = None,
    pictures: str | None = None,
    colours: str | None = None,
    prepare: str | None = None,
) -> None:
    """Choose how the bot speaks to, reminds and pings the person, or show it."""
    actor = bot.actor(interaction)
    given = {
        "reminders": reminders, "quiet": quiet, "zone": zone, "ping": ping, "pictures": pictures, "colours": colours,
        "prepare": prepare,
    }  # fmt: skip
    wanted = {name: value for name, value in given.items() if value is not None}

    def change(chosen: Preferences, person: rows.Player, _at: int) -> Preferences:
        return with_wishes(chosen, wanted, person.locale)

    chosen = await bot.acts.turn_clock.choose(actor, change)
    if language is not None:
        await bot.tables.set_language(actor, None if language == FROM_DISCORD else language)
    spoken = (await bot.voices.to(actor)).language
    first = Text("command-settings-done" if wanted or language else "command-settings-told")
    await bot.reply_text(interaction, first, *told(chosen, spoken, actor.locale, bot.tables.clock()))


def with_wishes(chosen: Preferences, wanted: Mapping[str, str], locale: str) -> Preferences:
    """The resulting preferences. Raises Refused."""
    read: dict[str, object] = {name: value for name, value in wanted.items() if name != "pictures"}
    if "pictures" in wanted:
        read["plain"] = wanted["pictures"] == "words"
    if "zone" in wanted:
        read["zone"] = zones.zone(wanted["zone"])
    if "quiet" in wanted:
        read["quiet"] = times.quiet_hours(wanted["quiet"])
        # People are asked once where they live; for those who do not say, it is guessed.
        read.setdefault("zone", chosen.zone or preferences.guessed_zone(locale))
        if read["quiet"] and read["zone"] == preferences.NOWHERE and chosen.zone == "" and "zone" not in wanted:
            raise Refused(Text("zone-needed"))
    return replace(chosen, **read)


def told(chosen: Preferences, language: str, locale: str, at: int) -> list[Text]:
    """All settings, a line each."""
    zone = chosen.zone or preferences.guessed_zone(locale)
    there = datetime.fromtimestamp(at / SECOND_MS, UTC).astimezone(zone_of(zone))
    quiet = Text("command-settings-quiet-none")
    if chosen.quiet is not None:
        begin, end = chosen.quiet
        quiet = Text("command-settings-quiet-span", begin=clock_time(begin), end=clock_time(end))
    zone_told = "command-settings-zone-fixed" if zones.is_fixed(zone) else "command-settings-zone-now"
    now = clock_time(there.hour * 60 + there.minute)
    return [
        _line("language", language),
        _line("reminders", chosen.reminders),
        _line("quiet", quiet),
        _line("zone", Text(zone_told, zone=zones.shown(zone), now=now)),
        _line("ping", chosen.ping),
        _line("pictures", "words" if chosen.plain else "shown"),
        _line("colours", chosen.colours),
        _line("prepare", chosen.prepare),
        Text("command-settings-end"),
    ]


def _line(name: str, chosen: str | Text) -> Text:
    """One setting: its title, and the choice, as it is offered or in other words."""
    value = Text(command_message("settings", name, chosen)) if isinstance(chosen, str) else chosen
    return Text("command-settings-line", name=Text(command_message("settings", name, "title")), value=value)


async def offer_zones(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The time zones to offer for the text typed so far; the likely one if nothing was typed."""
    if not typed.strip():
        likely = preferences.guessed_zone(str(interaction.locale))
        return [(zones.shown(likely), likely)]
    return zones.offered(typed)
