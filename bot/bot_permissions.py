"""The permissions that the bot needs in a channel, and no more."""

from typing import Final

import discord

NEEDED: Final = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
"""Requested by an invitation."""

IN_CHANNEL: Final = ("view_channel", "send_messages", "embed_links", "attach_files", "read_message_history")
"""Needed for a table in a channel."""

IN_THREAD: Final = ("view_channel", "send_messages_in_threads", "embed_links", "attach_files", "read_message_history")
"""Needed for a table in a thread."""


def invitation(application_id: int) -> str:
    """The address for inviting the bot to a server."""
    permissions = discord.Permissions(**dict.fromkeys(NEEDED, True))
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=("bot", "applications.commands"))


def missing(given: discord.Permissions, needed: tuple[str, ...]) -> tuple[str, ...]:
    """The needed permissions that are not given, in their order."""
    if given.administrator:
        return ()
    return tuple(name for name in needed if not getattr(given, name))
