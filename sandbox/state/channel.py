"""Channels: text channels, direct messages and threads, and the JSON that Discord makes of them."""

from collections.abc import Mapping
from dataclasses import dataclass

from sandbox.forms.document import Document, Json
from sandbox.forms.permission import BOT_PERMISSIONS, PERMISSIONS
from sandbox.forms.refusal import Ground, Refusal
from sandbox.forms.snowflake import seconds_of, timestamp
from sandbox.state.account import BOT_ID, GUILD_ID, Account

TEXT, DM, VOICE, ANNOUNCEMENT, STAGE = 0, 1, 2, 5, 13
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)
THREADS_IN = {TEXT: (PUBLIC_THREAD, PRIVATE_THREAD), ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,)}
"""Which kinds of threads a kind of channel may have; all others have none."""


@dataclass(frozen=True, slots=True)
class Channel:
    """One channel. `denied` holds the permission bits that the bot lacks in it; `parent_id` is a thread's
    text channel, `recipient_id` the person of a direct message, `guild_id` the server of all others. `closed`: a
    private thread to which the bot was not added."""

    id: int
    kind: int
    name: str
    position: int = 0
    parent_id: int = 0
    recipient_id: int = 0
    owner_id: int = 0
    denied: int = 0
    archived: bool = False
    locked: bool = False
    closed: bool = False
    archive_minutes: int = 4320
    changed: float = 0.0
    guild_id: int = GUILD_ID

    @property
    def is_thread(self) -> bool:
        """Whether this is a thread of a text channel."""
        return self.kind in THREADS

    @property
    def is_dm(self) -> bool:
        """Whether only one person and the bot are here."""
        return self.kind == DM

    @property
    def bot_permissions(self) -> int:
        """The bits the bot has here."""
        return BOT_PERMISSIONS & ~self.denied

    def require(self, *names: str) -> None:
        """Raise Discord's refusal if the bot lacks View Channel (50001) or one of the named (50013)."""
        if self.closed or self.denied & PERMISSIONS["view_channel"]:
            raise Refusal(Ground.MISSING_ACCESS)
        if any(self.denied & PERMISSIONS[name] for name in names):
            raise Refusal(Ground.MISSING_PERMISSIONS)

    def for_page(self) -> Document:
        """The channel as the sandbox page shows it."""
        shown: Document = {"id": str(self.id), "type": self.kind, "name": self.name}
        if self.is_thread:
            shown |= {"parent_id": str(self.parent_id), "archived": self.archived}
        return shown | {"recipient_id": str(self.recipient_id)} if self.is_dm else shown


def channel_json(
    channel: Channel, lacking: Mapping[int, int], *, recipient: Account | None, last_message: int | None, messages: int
) -> Document:
    """Discord's channel object: `lacking` the permissions that accounts lack here, `recipient` for a direct message,
    `messages` = how many a thread holds.
    """
    common: Document = {
        "id": str(channel.id),
        "type": channel.kind,
        "flags": 0,
        "last_message_id": str(last_message) if last_message else None,
    }
    if recipient is not None:
        return common | {"recipients": [recipient.user()]}
    common |= {"guild_id": str(channel.guild_id), "name": channel.name, "rate_limit_per_user": 0}
    return common | (_thread(channel, messages) if channel.is_thread else _text(channel, lacking))


def _text(channel: Channel, lacking: Mapping[int, int]) -> Document:
    overwrites: list[Json] = [
        {"id": str(account), "type": 1, "allow": "0", "deny": str(denied)}
        for account, denied in lacking.items()
        if denied
    ]
    speech: Document = {"bitrate": 64000, "user_limit": 0} if channel.kind in (VOICE, STAGE) else {}
    return speech | {
        "position": channel.position,
        "parent_id": None,
        "topic": None,
        "nsfw": False,
        "permission_overwrites": overwrites,
    }


def _thread(channel: Channel, messages: int) -> Document:
    born = timestamp(seconds_of(channel.id))
    member: Document = {"id": str(channel.id), "user_id": str(BOT_ID), "join_timestamp": born, "flags": 0}
    return ({} if channel.closed else {"member": member}) | {
        "parent_id": str(channel.parent_id),
        "owner_id": str(channel.owner_id),
        "member_count": 1,
        "message_count": messages,
        "total_message_sent": messages,
        "thread_metadata": {
            "archived": channel.archived,
            "locked": channel.locked,
            "auto_archive_duration": channel.archive_minutes,
            "archive_timestamp": timestamp(channel.changed or seconds_of(channel.id)),
            "create_timestamp": born,
        },
    }
