"""A person's clicks on their own settings: a group's form, what comes back of it, a time zone picked; and moderators'
clicks on their server's.

Law: what can be understood is kept; what cannot changes nothing, is said with its reason, and is there when the form
opens again.
"""

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from bot.clicks.routes import pressed
from bot.messages import server_form, settings_message
from bot.messages.parts.custom_ids import read_text, write_text
from bot.messages.settings_message import CALLED, CHOICES, FROM_DISCORD, GROUPS, QUIET, ZONE
from bot.replies.click import Click
from bot.replies.front import Front
from bot.replies.own_settings import OwnSettings, own_settings, page_of
from bot.tables.terms import manners, preferences
from bot.tables.terms.actors import Refused
from bot.tables.terms.lobby_settings import LANGUAGE, PACE, TIME
from bot.tables.terms.manners import Manners
from bot.tables.terms.preferences import Preferences
from bot.typed import times, zones
from db import rows
from games.kernel.engine.text import Text

BETWEEN = "\n"
"""Stands between the two texts that are kept for the form."""


@pressed("prefer", form=True)
async def open_form(bot: Front, click: Click) -> None:
    """Open a group's form with what is set, or was typed last."""
    if click.address.page >= len(GROUPS):
        raise Refused(Text("nothing-to-do"))
    found = await own_settings(bot, click.actor)
    now, say = dict(found.values), bot.voices.phrasebook.speaker(found.spoken)
    if click.address.page == CALLED and click.address.draft:
        now[QUIET], _, now[ZONE] = read_text(click.address.draft).partition(BETWEEN)
    await click.reply.form(settings_message.form(click.address.page, now, say))


@pressed("chosen")
async def take_form(bot: Front, click: Click) -> None:
    """Take what a form says."""
    wanted = _wanted(click)
    before = await own_settings(bot, click.actor)
    if "language" in wanted:
        language = wanted["language"]
        await bot.tables.set_language(click.actor, None if language == FROM_DISCORD else language)
    reasons = await _keep(bot, click, wanted, before)
    typed = BETWEEN.join(wanted.get(name, "") for name in (QUIET, ZONE)) if reasons else ""
    unclear = wanted[ZONE] if any(reason.id.startswith("zone-") for reason in reasons) else ""
    page = await page_of(bot, click.actor)
    said = reasons or [Text("prefer-done")]
    offered = zones.likely(unclear) if unclear else []
    await click.reply.show(page.shape(*said, zones=offered, typed=write_text(typed)))


@pressed("zone")
async def pick_zone(bot: Front, click: Click) -> None:
    """Take the time zone that was picked."""
    (name,) = click.values[:1] or ("",)

    def change(chosen: Preferences, _person: rows.Player, _at: int) -> Preferences:
        return replace(chosen, zone=zones.zone(name))

    await bot.acts.turn_clock.choose(click.actor, change)
    await click.reply.show((await page_of(bot, click.actor)).shape(Text("prefer-done")))


@pressed("server", form=True)
async def open_server(bot: Front, click: Click) -> None:
    """Open the form for the server, to its moderators."""
    guild_id = _moderated(click)
    now = await bot.tables.database.read(lambda tx: manners.of(tx, guild_id))
    await click.reply.form(server_form.form(now, await bot.voices.to(click.actor)))


@pressed("manners")
async def take_server(bot: Front, click: Click) -> None:
    """Store what the form for the server says."""
    guild_id = _moderated(click)
    try:
        wanted = msgspec.convert(
            {
                "language": None if click.fields.get(LANGUAGE) == server_form.HOSTS else click.fields.get(LANGUAGE),
                "pace": click.fields.get(PACE), "time": click.fields.get(TIME),
                "channels": click.ticked.get(server_form.CHANNELS, ()),
                # The role that all have, has the server's number.
                "roles": [role for role in click.ticked.get(server_form.ROLES, ()) if role != str(guild_id)],
            },
            Manners, strict=False,
        )  # fmt: skip
    except msgspec.ValidationError as error:
        raise Refused(Text("nothing-to-do")) from error
    at = bot.tables.clock()
    await bot.tables.database.write(lambda tx: manners.store(tx, guild_id, wanted, at=at))
    await click.reply.show((await page_of(bot, click.actor)).shape(*server_form.told(wanted)))


def _moderated(click: Click) -> int:
    """The server, whose moderator this person is. Raises Refused."""
    if click.actor.guild_id is None or not click.actor.moderator:
        raise Refused(Text("server-moderators"))
    return click.actor.guild_id


def _wanted(click: Click) -> dict[str, str]:
    """What the form says, by the settings' names. Raises Refused for what it does not offer."""
    group = list(GROUPS.values())[min(click.address.page, len(GROUPS) - 1)]
    wanted = {name: click.fields[name].strip() for name in group if name in click.fields}
    if any(chosen not in CHOICES.get(name, (chosen,)) for name, chosen in wanted.items()):
        raise Refused(Text("nothing-to-do"))
    return wanted


async def _keep(bot: Front, click: Click, wanted: Mapping[str, str], before: OwnSettings) -> list[Text]:
    """Store all that can be understood; returns the reasons why the rest cannot."""
    reasons = list[Text]()

    def change(chosen: Preferences, person: rows.Player, _at: int) -> Preferences:
        reasons.clear()
        chosen = _picked(chosen, wanted)
        for name, read in ((ZONE, _in_zone), (QUIET, _quiet)):
            if name in wanted and wanted[name] != before.values[name]:
                try:
                    chosen = read(chosen, wanted[name], person.locale)
                except Refused as error:
                    reasons.extend(error.reasons)
        return chosen

    await bot.acts.turn_clock.choose(click.actor, change)
    return reasons


def _picked(chosen: Preferences, wanted: Mapping[str, str]) -> Preferences:
    own = set(Preferences.__struct_fields__) & set(CHOICES)
    named = {name: value for name, value in wanted.items() if name in own}
    plain = wanted["pictures"] == "words" if "pictures" in wanted else chosen.plain
    return replace(chosen, plain=plain, **named)


def _in_zone(chosen: Preferences, typed: str, _locale: str) -> Preferences:
    """These preferences with the time zone that was typed; without any it is guessed again. Raises Refused."""
    return replace(chosen, zone=zones.zone(typed) if typed else "")


def _quiet(chosen: Preferences, typed: str, locale: str) -> Preferences:
    """These preferences with the quiet hours that were typed. Raises Refused."""
    quiet = times.quiet_hours(typed) if typed else None
    # People are asked once where they live; for those who do not say, it is guessed.
    zone = chosen.zone or preferences.guessed_zone(locale)
    if quiet and zone == preferences.NOWHERE and chosen.zone == "":
        raise Refused(Text("zone-needed"))
    return replace(chosen, quiet=quiet, zone=zone if quiet else chosen.zone)
