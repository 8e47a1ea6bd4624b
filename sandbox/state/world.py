"""The world of the sandbox: people, channels, messages, commands. In memory, and in the state file behind it.

Laws: every change goes through a method here, is noted in the state file, and reaches all watchers at once; a message
once shown is never changed in place.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal, TypeAlias, TypeVar

from sandbox.forms.document import Document, decode_document, decoded, encode, text
from sandbox.forms.refusal import Ground, Refusal
from sandbox.forms.snowflake import Snowflakes
from sandbox.state.account import BOT_ID, CHANNEL_IDS, CHANNEL_NAMES, HOME, PEOPLE, Account, Guild
from sandbox.state.attachment import Attachment
from sandbox.state.channel import DM, TEXT, Channel, channel_json
from sandbox.state.message import Message
from sandbox.state.store import StateFile

ChangeKind: TypeAlias = Literal[
    "channel_create",
    "channel_update",
    "channel_delete",
    "message_create",
    "message_update",
    "message_delete",
    "person",
    "commands",
    "other",
]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class WorldChange:
    """One change of the world: its kind, and the thing after the change (before it, if deleted)."""

    kind: ChangeKind
    channel: Channel | None = None
    message: Message | None = None
    person: Account | None = None


class World:
    """Everything there is. `origin` is the stand-in's own http address, under which attachments are found."""

    def __init__(self, store: StateFile, origin: str, clock: Callable[[], float] = time.time) -> None:
        self.origin = origin
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.people: dict[int, Account] = {person.id: person for person in PEOPLE}
        self.guilds: dict[int, Guild] = {HOME.id: HOME}
        self.channels: dict[int, Channel] = {}
        self.gone: set[int] = set()
        """People who have left the server."""
        self.denied: dict[tuple[int, int], int] = {}
        """The permission bits that a person lacks in a channel and its threads, by channel and person."""
        self.commands: list[Document] = []
        self.emojis: dict[int, str] = {}
        """The names of the application's own emojis, by their ids; their pictures are files."""
        self._messages: dict[int, dict[int, Message]] = {}
        self._nonces: dict[str, tuple[int, int, float]] = {}
        self._store = store
        self._watchers: list[Callable[[WorldChange], None]] = []
        self._waiting: set[asyncio.Future[None]] = set()

    async def load(self) -> None:
        """Read the state file; found the server if it is new."""
        notes = {str(name): str(value) for name, value in await self._store.load("note")}
        for _, body in await self._store.load("person"):
            own = decoded(_bytes(body), Account)
            fixed = self.people.get(own.id, own)
            self.people[own.id] = replace(fixed, locale=own.locale, dms_open=own.dms_open, moderator=own.moderator)
        for guild_id, name in await self._store.load("guild"):
            self.guilds[_whole(guild_id)] = Guild(_whole(guild_id), str(name))
        for _, body in await self._store.load("channel"):
            channel = decoded(_bytes(body), Channel)
            self.channels[channel.id] = channel
        await self._load_messages(notes.get("origin", self.origin))
        self.commands = [_document(body) for _, body in await self._store.load("command")]
        self.emojis = {_whole(emoji_id): str(name) for emoji_id, name in await self._store.load("emoji")}
        nonces = await self._store.load("nonce")
        for nonce, message_id, channel_id, at in sorted(nonces, key=lambda row: _whole(row[3])):
            self._nonces[str(nonce)] = _whole(message_id), _whole(channel_id), float(_whole(at))
        if not notes:
            self._found()
        self._store.put("note", ("origin", self.origin))
        self.ids.after(
            max([*self.channels, *(message.id for message in self.all_messages()), *CHANNEL_IDS, *self.emojis])
        )

    async def _load_messages(self, old_origin: str) -> None:
        old, new = (f"{origin}/attachments/".encode() for origin in (old_origin, self.origin))
        for message_id, channel_id, author_id, visible_to, body, files in await self._store.load("message"):
            message = Message(
                _whole(message_id),
                _whole(channel_id),
                _whole(author_id),
                decode_document(_bytes(body).replace(old, new)),
                decoded(_bytes(files).replace(old, new), tuple[Attachment, ...]),
                visible_to if isinstance(visible_to, int) else None,
            )
            self._messages.setdefault(message.channel_id, {})[message.id] = message

    def _found(self) -> None:
        for position, (channel_id, name) in enumerate(zip(CHANNEL_IDS, CHANNEL_NAMES, strict=True)):
            self.put_channel(Channel(channel_id, TEXT, name, position))

    # Watching

    def watch(self, watcher: Callable[[WorldChange], None]) -> Callable[[], None]:
        """Call `watcher` after every change from now on, until what this returns is called."""
        self._watchers.append(watcher)
        return partial(self._watchers.remove, watcher)

    def tell(self, happening: WorldChange) -> None:
        """Tell watchers about a change, and wake all that wait for one."""
        for watcher in self._watchers:
            watcher(happening)
        waiting, self._waiting = self._waiting, set()
        for future in waiting:
            if not future.done():
                future.set_result(None)

    async def until(self, look: Callable[[], T | None], within: float = 300.0) -> T:
        """Wait until `look()` gives something true, looking again after every change; raises TimeoutError."""
        async with asyncio.timeout(within):
            while not (found := look()):
                future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                self._waiting.add(future)
                await future
        return found

    # People and channels

    def person(self, person_id: int) -> Account:
        """The person of that id; raises the refusal Unknown User."""
        if person_id not in self.people:
            raise Refusal(Ground.UNKNOWN_USER)
        return self.people[person_id]

    def permissions(self, person: Account, channel: Channel) -> int:
        """The permission bits that a person has in a channel."""
        return person.permissions & ~self.denied.get((channel.parent_id or channel.id, person.id), 0)

    def deny(self, person_id: int, channel: Channel, denied: int) -> None:
        """Take these permissions from a person in a channel and its threads."""
        self.denied[channel.id, person_id] = denied
        self.put_channel(channel)

    def put_person(self, person: Account) -> None:
        """Change a person's settings, or add a person."""
        self.people[person.id] = person
        self._store.put("person", (person.id, encode(person.for_page())))
        self.tell(WorldChange("person", person=person))

    def put_guild(self, guild: Guild) -> None:
        """Found a server; bots already connected do not hear of it."""
        self.guilds[guild.id] = guild
        self._store.put("guild", (guild.id, guild.name))

    def channel(self, channel_id: int) -> Channel:
        """The channel of that id; raises the refusal Unknown Channel."""
        if channel_id not in self.channels:
            raise Refusal(Ground.UNKNOWN_CHANNEL)
        return self.channels[channel_id]

    def put_channel(self, channel: Channel) -> Channel:
        """Make a channel, or change it; return it."""
        new = channel.id not in self.channels
        self.channels[channel.id] = channel
        self._store.put("channel", (channel.id, encode(channel)))
        self.tell(WorldChange("channel_create" if new else "channel_update", channel))
        return channel

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for thread in [other for other in self.channels.values() if other.parent_id == channel.id]:
            self.remove_channel(thread)
        for message in self._messages.pop(channel.id, {}).values():
            self._forget(message)
        del self.channels[channel.id]
        self._store.remove("channel", channel.id)
        self.tell(WorldChange("channel_delete", channel))

    def dm_of(self, person_id: int) -> Channel | None:
        """The channel of the direct messages with a person, if it has been opened."""
        dms = (channel for channel in self.channels.values() if channel.kind == DM)
        return next((channel for channel in dms if channel.recipient_id == person_id), None)

    def channel_json(self, channel: Channel) -> Document:
        """Discord's channel object."""
        here = self._messages.get(channel.id, {}).values()
        newest = next((message.id for message in reversed(here) if message.visible_to is None), None)
        public = sum(message.visible_to is None for message in here) if channel.is_thread else 0
        recipient = self.people.get(channel.recipient_id)
        lacking = {BOT_ID: channel.denied} | {
            who: bits for (where, who), bits in self.denied.items() if where == channel.id
        }
        return channel_json(channel, lacking, recipient=recipient, last_message=newest, messages=public)

    # Messages

    def all_messages(self) -> Iterator[Message]:
        """Every message of every channel, ephemeral ones too."""
        for messages in self._messages.values():
            yield from messages.values()

    def messages(self, channel_id: int) -> list[Message]:
        """The messages of a channel, oldest first, ephemeral ones too."""
        return list(self._messages.get(channel_id, {}).values())

    def find_message(self, channel_id: int, message_id: int) -> Message | None:
        """The present state of a message, ephemeral ones too."""
        return self._messages.get(channel_id, {}).get(message_id)

    def message(self, channel_id: int, message_id: int) -> Message:
        """A message as a bot may fetch it by id; raises the refusal Unknown Message (always for ephemeral ones)."""
        message = self.find_message(channel_id, message_id)
        if message is None or message.visible_to is not None:
            raise Refusal(Ground.UNKNOWN_MESSAGE)
        return message

    def put_message(self, message: Message) -> Message:
        """Make a message, or put its new state in place of the old one."""
        here = self._messages.setdefault(message.channel_id, {})
        old = here.get(message.id)
        here[message.id] = message
        kept = {file.id for file in message.files}
        for file in old.files if old else ():
            if file.id not in kept:
                self._store.remove("attachment", file.id)
        files = encode([file.json() for file in message.files])
        row = (message.id, message.channel_id, message.author_id, message.visible_to, encode(message.json), files)
        self._store.put("message", row)
        kind: ChangeKind = "message_update" if old else "message_create"
        self.tell(WorldChange(kind, self.channels.get(message.channel_id), message))
        return message

    def remove_message(self, message: Message) -> None:
        """Delete a message and its files."""
        self._messages.get(message.channel_id, {}).pop(message.id, None)
        self._forget(message)
        self.tell(WorldChange("message_delete", self.channels.get(message.channel_id), message))

    def _forget(self, message: Message) -> None:
        self._store.remove("message", message.id)
        for file in message.files:
            self._store.remove("attachment", file.id)

    def keep_file(self, file: Attachment, data: bytes) -> None:
        """Keep the bytes of a file that a message will have."""
        self._store.put("attachment", (file.id, data))

    async def file(self, file_id: int) -> bytes | None:
        """The bytes of a file; None when no message has it any more."""
        return await self._store.attachment(file_id)

    # Emojis, nonces and commands

    def put_emoji(self, name: str, data: bytes) -> int:
        """Keep an emoji of the application; its id."""
        emoji_id = self.ids.next()
        self.emojis[emoji_id] = name
        self._store.put("emoji", (emoji_id, name))
        self._store.put("attachment", (emoji_id, data))
        return emoji_id

    def remove_emoji(self, emoji_id: int) -> None:
        """Delete an emoji."""
        del self.emojis[emoji_id]
        self._store.remove("emoji", emoji_id)
        self._store.remove("attachment", emoji_id)

    def sent_with(self, nonce: str, within: float) -> tuple[int, int] | None:
        """(channel id, message id) of the bot's message sent with that nonce in the last `within` seconds."""
        oldest = self.clock() - within
        while self._nonces and next(iter(self._nonces.values()))[2] < oldest:
            gone = next(iter(self._nonces))
            del self._nonces[gone]
            self._store.remove("nonce", gone)
        found = self._nonces.get(nonce)
        return (found[1], found[0]) if found else None

    def remember_nonce(self, nonce: str, message: Message) -> None:
        """Remember which message was sent with a nonce."""
        at = self.clock()
        self._nonces[nonce] = (message.id, message.channel_id, at)
        self._store.put("nonce", (nonce, message.id, message.channel_id, int(at)))

    def put_commands(self, commands: list[Document]) -> None:
        """Replace all registered commands."""
        for gone in self.commands:
            self._store.remove("command", int(text(gone, "id")))
        for command in commands:
            self._store.put("command", (int(text(command, "id")), encode(command)))
        self.commands = commands
        self.tell(WorldChange("commands"))


def _document(body: str | int | bytes | None) -> Document:
    return decode_document(_bytes(body))


def _bytes(value: str | int | bytes | None) -> bytes:
    assert isinstance(value, bytes)
    return value


def _whole(value: str | int | bytes | None) -> int:
    assert isinstance(value, int)
    return value
