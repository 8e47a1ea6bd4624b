"""Channels: opening, changing and deleting them, for the bot and for the people."""

from dataclasses import replace

from sandbox.forms.complaints import Complaints
from sandbox.forms.document import Document, flag, number
from sandbox.forms.permission import bits
from sandbox.forms.refusal import Ground, Refusal
from sandbox.state.account import BOT_ID, HOME, Account, Guild
from sandbox.state.channel import DM, PRIVATE_THREAD, TEXT, THREADS_IN, Channel
from sandbox.state.message import Message
from sandbox.state.world import World

ARCHIVE_MINUTES = frozenset({60, 1440, 4320, 10080})
NAME = 100


class Channels:
    """Everything that happens to channels. A refusal changes nothing."""

    def __init__(self, world: World) -> None:
        self._world = world

    def named(self, name: str) -> Channel:
        """The server's channel or thread of that name; raises the refusal Unknown Channel."""
        wanted = name.removeprefix("#")
        for channel in self._world.channels.values():
            if channel.name == wanted and not channel.is_dm:
                return channel
        raise Refusal(Ground.UNKNOWN_CHANNEL)

    def open_dm(self, person: Account) -> Channel:
        """The channel of direct messages with a person; made if it is not there yet."""
        if there := self._world.dm_of(person.id):
            return there
        return self._world.put_channel(Channel(self._world.ids.next(), DM, person.global_name, recipient_id=person.id))

    def create(self, name: str, guild: Guild = HOME, kind: int = TEXT) -> Channel:
        """A new channel of a server."""
        shown = "-".join(name.removeprefix("#").lower().split())[:NAME] or "neu"
        position = 1 + max((channel.position for channel in self._world.channels.values()), default=-1)
        return self._world.put_channel(Channel(self._world.ids.next(), kind, shown, position, guild_id=guild.id))

    def create_thread(self, parent: Channel, payload: Document, message: Message | None = None) -> Channel:
        """A new thread of the bot's, under a text channel or under one of its messages."""
        if parent.kind not in THREADS_IN:
            raise Refusal(Ground.WRONG_CHANNEL_TYPE)
        if message is not None and message.id in self._world.channels:
            raise Refusal(Ground.THREAD_EXISTS)
        allowed = THREADS_IN[parent.kind]
        kind = allowed[0] if message else number(payload, "type", PRIVATE_THREAD)
        if kind not in allowed:
            raise Refusal(Ground.WRONG_CHANNEL_TYPE)
        parent.require("create_private_threads" if kind == PRIVATE_THREAD else "create_public_threads")
        name, minutes = _checked(payload, 4320)
        own = message.id if message else self._world.ids.next()
        made = self._thread(own, kind, name, parent, BOT_ID)
        return self._world.put_channel(replace(made, archive_minutes=minutes))

    def change(self, channel: Channel, payload: Document) -> Channel:
        """Rename, archive or lock as the bot asks; raises the refusals of an archived thread."""
        if channel.is_dm:
            raise Refusal(Ground.WRONG_CHANNEL_TYPE)
        own = channel.is_thread and channel.owner_id == BOT_ID
        channel.require(*(() if own else ("manage_threads" if channel.is_thread else "manage_channels",)))
        archived = flag(payload, "archived", channel.archived)
        if channel.archived and archived:
            raise Refusal(Ground.THREAD_ARCHIVED)
        name, minutes = _checked({"name": channel.name} | payload, channel.archive_minutes)
        changed = replace(
            channel,
            name=name,
            archive_minutes=minutes,
            archived=archived and channel.is_thread,
            locked=flag(payload, "locked", channel.locked),
            changed=self._world.clock(),
        )
        return self._world.put_channel(changed)

    def archive(self, channel: Channel, archived: bool = True) -> Channel:
        """Archive a thread or bring it back, as time or a person does."""
        if not channel.is_thread:
            raise Refusal(Ground.WRONG_CHANNEL_TYPE)
        return self._world.put_channel(replace(channel, archived=archived, changed=self._world.clock()))

    def private_thread(self, parent: Channel, name: str, owner: Account) -> Channel:
        """A private thread that a person opens, without the bot."""
        made = self._thread(self._world.ids.next(), PRIVATE_THREAD, name, parent, owner.id)
        return self._world.put_channel(replace(made, closed=True))

    def _thread(self, own: int, kind: int, name: str, parent: Channel, owner_id: int) -> Channel:
        return Channel(
            own, kind, name, parent_id=parent.id, owner_id=owner_id, changed=self._world.clock(), denied=parent.denied,
            guild_id=parent.guild_id,
        )  # fmt: skip

    def add_bot(self, thread: Channel) -> Channel:
        """Add the bot to a private thread."""
        return self._world.put_channel(replace(thread, closed=False))

    def remove_bot(self, thread: Channel) -> Channel:
        """Take the bot out of a private thread."""
        return self._world.put_channel(replace(thread, closed=True))

    def lock(self, thread: Channel) -> Channel:
        """Lock a thread, as a moderator does: only moderators may write there."""
        return self._world.put_channel(replace(thread, locked=True, archived=True))

    def deny(self, channel: Channel, *names: str) -> Channel:
        """Take the named permissions from the bot in a channel and its threads; without names give all back."""
        denied = bits(names)
        for thread in [other for other in self._world.channels.values() if other.parent_id == channel.id]:
            self._world.put_channel(replace(thread, denied=denied))
        return self._world.put_channel(replace(channel, denied=denied))


def _checked(payload: Document, minutes: int) -> tuple[str, int]:
    complaints = Complaints()
    name = complaints.length(payload, (), "name", NAME, least=1, required=True)
    if payload.get("auto_archive_duration") is not None:
        minutes = complaints.choice(payload, (), "auto_archive_duration", ARCHIVE_MINUTES) or minutes
    complaints.settle()
    return name, minutes
