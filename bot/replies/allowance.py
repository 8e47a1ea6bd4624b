"""Permissions where a table may stand or a message be posted: those of the person who asks, and the bot's.

Laws: nobody lets the bot post or open a thread where that person may not; the bot begins nothing it could not keep up;
where it may write now, nothing waits any longer.
"""

from typing import Final, NamedTuple

import discord

from bot.bot_permissions import IN_CHANNEL, IN_THREAD, missing
from bot.replies.front import Front
from bot.replies.reply import LOST
from bot.tables.terms import manners
from bot.tables.terms.actors import Place, Refused
from games.kernel.engine.text import Text

OWN_IN_CHANNEL: Final = ("send_messages",)
OWN_IN_THREAD: Final = ("send_messages_in_threads",)
OWN_NEW_THREAD: Final = ("create_public_threads", "send_messages_in_threads")
"""What a person needs to have something posted, or a thread opened."""


async def place_here(bot: Front, interaction: discord.Interaction, elsewhere: str) -> Place:
    """This channel as the place of a table; `elsewhere` is the message for direct messages. Raises Refused."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused(Text(elsewhere))
    let_post(interaction)
    await let_open_here(bot, interaction)
    await let_stand(bot, interaction)
    return Place(interaction.channel_id, interaction.guild_id)


async def let_open_here(bot: Front, interaction: discord.Interaction) -> None:
    """Raise Refused if this server wants no tables here, or none of this person."""
    channel, guild_id = interaction.channel, interaction.guild_id
    there = await bot.tables.database.read(lambda tx: manners.of(tx, guild_id))
    there.let_open(bot.actor(interaction), _roles(interaction))
    there.let_stand(interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None)


async def let_open_again(bot: Front, interaction: discord.Interaction) -> None:
    """Raise Refused if this server wants no tables of this person, wherever."""
    there = await bot.tables.database.read(lambda tx: manners.of(tx, interaction.guild_id))
    there.let_open(bot.actor(interaction), _roles(interaction))


def _roles(interaction: discord.Interaction) -> list[int]:
    user = interaction.user
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []


def let_post(interaction: discord.Interaction) -> None:
    """Raise Refused if this person may not write here; in direct messages everybody may."""
    if interaction.guild_id is not None:
        own = OWN_IN_THREAD if isinstance(interaction.channel, discord.Thread) else OWN_IN_CHANNEL
        _demand(interaction.permissions, own, "command-own-permissions-missing")


async def let_post_in(bot: Front, interaction: discord.Interaction, place: Place) -> None:
    """Raise Refused if this person may not write in that channel, or the bot cannot keep a table there. If it is
    another channel than the one clicked in, Discord must be asked.
    """
    if interaction.channel_id == place.channel_id:
        let_post(interaction)
        await let_stand(bot, interaction)
        return
    try:
        there = await _there(bot.client, place, interaction.user.id)
    except (discord.NotFound, discord.Forbidden, discord.ClientException) as error:
        raise Refused(Text("again-not-there")) from error
    except (discord.HTTPException, *LOST) as error:
        raise Refused(Text("again-not-now")) from error
    own = OWN_IN_THREAD if isinstance(there.channel, discord.Thread) else OWN_IN_CHANNEL
    _demand(there.persons, own, "command-own-permissions-missing")
    await _let_stand_in(bot, there.channel, place.channel_id, there.bots)


class There(NamedTuple):
    """A channel, and what a person and the bot may do in it."""

    channel: discord.abc.GuildChannel | discord.Thread
    persons: discord.Permissions
    bots: discord.Permissions


async def _there(client: discord.Client, place: Place, user_id: int) -> There:
    """Asks for what is not in memory: another process may serve that server. Raises discord.HTTPException."""
    guild_id, own_id = place.guild_id or 0, client.user.id if client.user else 0
    guild = client.get_guild(guild_id) or await client.fetch_guild(guild_id)
    person = await guild.fetch_member(user_id)
    me = guild.get_member(own_id) or await guild.fetch_member(own_id)
    channel = guild.get_channel_or_thread(place.channel_id) or await guild.fetch_channel(place.channel_id)
    ruling = channel
    if isinstance(channel, discord.Thread):
        ruling = channel.parent or await guild.fetch_channel(channel.parent_id)
    return There(channel, ruling.permissions_for(person), ruling.permissions_for(me))


async def let_stand(bot: Front, interaction: discord.Interaction) -> None:
    """Raise Refused, with what would help, if the bot cannot keep a table up to date here."""
    await _let_stand_in(bot, interaction.channel, interaction.channel_id or 0, interaction.app_permissions)


async def _let_stand_in(bot: Front, channel: object, channel_id: int, given: discord.Permissions) -> None:
    """The same for any channel where the bot has the rights `given`; what was refused there is tried again."""
    in_thread = isinstance(channel, discord.Thread)
    _demand(given, IN_THREAD if in_thread else IN_CHANNEL, "command-permissions-missing")
    if isinstance(channel, discord.Thread) and channel.locked and not given.manage_threads:
        raise Refused(Text("command-thread-locked"))
    # Permissions are those of the channel around a private thread: only the thread tells if the bot was added.
    if isinstance(channel, discord.Thread) and channel.is_private() and await bot.channel_gone(channel.id):
        raise Refused(Text("command-thread-private", me=bot.own_mention()))
    await bot.posting.mended(channel_id.__eq__)


def let_open_thread(interaction: discord.Interaction) -> discord.TextChannel:
    """The channel in which a thread may be opened for this person. Raises Refused."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise Refused(Text("command-play-no-thread-here"))
    _demand(interaction.permissions, OWN_NEW_THREAD, "command-own-permissions-missing")
    _demand(interaction.app_permissions, (*IN_THREAD, "create_public_threads"), "command-permissions-missing")
    return channel


def a_thread_helps(interaction: discord.Interaction) -> bool:
    """Whether, as far as we know now, a thread can be opened here for this person."""
    try:
        let_open_thread(interaction)
    except Refused:
        return False
    return True


def _demand(given: discord.Permissions, needed: tuple[str, ...], refusal: str) -> None:
    """Raise Refused naming the missing permissions (``permission-*``)."""
    if lacking := missing(given, needed):
        names = tuple(Text(f"permission-{name.replace('_', '-')}") for name in lacking)
        raise Refused(Text(refusal, names=names))
