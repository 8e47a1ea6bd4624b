"""Settings, help and what is stored, for the person who asks."""

from collections.abc import Mapping
from datetime import UTC, datetime

import discord
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES, command_message, language_of
from bot.messages.pages import help_message
from bot.messages.parts import confirmation
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.replies.reply import Reply
from bot.tables.acts.privacy import StoredOfPerson, known
from bot.tables.terms import preferences
from bot.tables.terms.actors import Refused
from bot.tables.terms.deadlines import SECOND_MS, zone_of
from bot.tables.terms.lobby_settings import language_title
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


async def privacy(bot: Front, interaction: discord.Interaction) -> None:
    """Say what is stored about the person, with a button to delete it."""
    found = await known(bot.tables, interaction.user.id)
    if found.name is None and not (found.going or found.over):
        await bot.reply_text(interaction, Text("privacy-nothing"))
        return
    say = await bot.voices.to(bot.actor(interaction))
    await Reply.to(interaction).say(confirmation.asked(_told(found), Text("button-forget"), 0, say))


def _told(found: StoredOfPerson) -> list[Text]:
    kept = [
        Text("privacy-name", name=found.name or ""),
        Text("privacy-language", language=language_title(language_of(found.language))),
        Text("privacy-messages-open" if found.reachable else "privacy-messages-closed"),
        *([Text("privacy-settings")] if found.settings else []),
        Text("privacy-orders", count=found.orders),
        Text("privacy-prepared", count=found.prepared),
        *([Text("privacy-learning", count=found.learning)] if found.learning else []),
        *([Text("privacy-helped", count=found.helped)] if found.helped else []),
        Text("privacy-games", going=found.going, over=found.over),
    ]
    return [Text("privacy-heading"), *kept, Text("privacy-end")]
