"""The gateway: the websocket over which Discord tells the bot about events.

Laws: the events of a session are numbered without gaps; a session whose connection broke gets the missed events when
anyone resumes it; events of a server go to the server's shard, direct messages to shard 0.
"""

import asyncio
import math
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from sandbox.forms.document import Document, Json, child, decode_document, encode, number, text
from sandbox.forms.limits import Limits
from sandbox.service.frames import FrameWriter
from sandbox.state.account import BOT_ID, BOT_MEMBER, BOT_USER, FOUNDED, OWNER_ID, Guild
from sandbox.state.world import World, WorldChange

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, MEMBERS, INVALID, HELLO, ACK = 7, 8, 9, 10, 11
HEARTBEAT_MS = 41_250
ACK_AFTER_S = 0.05
"""Discord's distance: an answer at once would overtake the bot's note of the question and make it look late."""
REPLAYED_MOST = 1000
RESUMABLE_S = 180.0
GUILDS_INTENT = 1 << 0
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
UNKNOWN_OPCODE, UNDECODABLE, NOT_IDENTIFIED, WRONG_TOKEN = 4001, 4002, 4003, 4004
ALREADY_IDENTIFIED, BAD_SHARD, BAD_INTENTS = 4005, 4010, 4014


@dataclass(slots=True, eq=False)
class BotSession:
    """One shard's session of the bot; `writer` is None while its connection is broken."""

    id: str
    shard: int
    shards: int
    intents: int
    writer: FrameWriter | None
    sequence: int = 0
    broken_at: float = 0.0
    sent: deque[tuple[int, bytes]] = field(default_factory=lambda: deque(maxlen=REPLAYED_MOST))

    def hears(self, guild: Guild | None) -> bool:
        """Whether this shard gets the events of a server, or direct messages (None)."""
        return self.shard == (0 if guild is None else guild.shard(self.shards))

    def send(self, event: str, data: Json) -> None:
        """Number an event, keep it for a resume, and send it if there is a connection."""
        self.sequence += 1
        frame = encode({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, frame))
        if self.writer is not None:
            self.writer.put(frame)

    def can_resume(self, sequence: int) -> bool:
        """Whether everything after `sequence` is still known."""
        return sequence <= self.sequence and (not self.sent or self.sent[0][0] <= sequence + 1)


class Gateway:
    """All sessions of the bot. `changed` is called whenever one connects or breaks."""

    def __init__(
        self,
        world: World,
        token: str,
        url: Callable[[], str],
        changed: Callable[[], None],
        limits: Limits,
        privileged_intents: int = 0,
    ) -> None:
        self.identified = 0
        """How often the bot has begun a session."""
        self.forgetful = False
        """Whether sessions are void as soon as their connection breaks."""
        self.resumed = 0
        """How often it has gone on with one."""
        self._world = world
        self._limits = limits
        self._began: dict[int, float] = {}
        self._token = token
        self._url = url
        self._changed = changed
        self._forbidden = PRIVILEGED & ~privileged_intents
        self._sessions: dict[str, BotSession] = {}
        self._writers: dict[FrameWriter, BotSession | None] = {}
        world.watch(self._tell)

    @property
    def sessions(self) -> list[BotSession]:
        """The sessions that are connected or may resume."""
        return list(self._sessions.values())

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(session.writer is not None for session in self._sessions.values())

    def dispatch(self, event: str, data: Json, guild_id: int | None, *, intent: int = 0) -> None:
        """Send an event of a server, or of direct messages (None), to every session whose shard gets it and that
        asked for it.
        """
        guild = None if guild_id is None else self._world.guilds[guild_id]
        for session in self._sessions.values():
            if session.hears(guild) and session.intents & intent == intent:
                session.send(event, data)

    # Events of connections

    async def close_connections(self, code: int = 4000) -> None:
        """Close every connection with a code; the bot may resume."""
        for writer in list(self._writers):
            await writer.close(code)

    def cut_connections(self) -> None:
        """Cut every connection without a goodbye; the bot may resume."""
        for writer in list(self._writers):
            writer.cut()

    def ask_reconnect(self) -> None:
        """Ask the bot to reconnect and resume (op 7)."""
        self._control(RECONNECT, None)

    def invalidate(self) -> None:
        """Declare every session void (op 9): the bot must identify again."""
        self._control(INVALID, False)
        self._sessions.clear()

    def _control(self, op: int, data: Json) -> None:
        for writer in self._writers:
            writer.put(encode({"op": op, "d": data}))

    # The websocket

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of the bot until it ends."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20)
        await socket.prepare(request)
        writer = FrameWriter(socket, request)
        self._writers[writer] = None
        writer.put(encode({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS}}))
        try:
            await self._listen(socket, writer)
        finally:
            writer.stop()
            self._leave(writer, socket.close_code)
        return socket

    async def _listen(self, socket: web.WebSocketResponse, writer: FrameWriter) -> None:
        async for frame in socket:
            if frame.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                continue
            try:
                payload = decode_document(frame.data)
            except ValueError:
                return await writer.close(UNDECODABLE, "Error while decoding payload.")
            if (wrong := self._receive(writer, number(payload, "op", -1), payload)) is not None:
                return await writer.close(*wrong)

    def _receive(self, writer: FrameWriter, op: int, payload: Document) -> tuple[int, str] | None:
        if op == HEARTBEAT:
            asyncio.get_running_loop().call_later(ACK_AFTER_S, writer.put, encode({"op": ACK, "d": None}))
            return None
        if op == IDENTIFY:
            return self._identify(writer, child(payload, "d"))
        if op == RESUME:
            return self._resume(writer, child(payload, "d"))
        if op in (PRESENCE, VOICE, MEMBERS):
            return None if self._writers[writer] else (NOT_IDENTIFIED, "Not authenticated.")
        return UNKNOWN_OPCODE, "Unknown opcode."

    def _identify(self, writer: FrameWriter, data: Document) -> tuple[int, str] | None:
        if self._writers[writer] is not None:
            return ALREADY_IDENTIFIED, "Already authenticated."
        if text(data, "token").removeprefix("Bot ") != self._token:
            return WRONG_TOKEN, "Authentication failed."
        intents = number(data, "intents")
        if intents & self._forbidden:
            return BAD_INTENTS, "Disallowed intent(s)."
        shard, shards = _shard(data)
        if not 0 <= shard < shards:
            return BAD_SHARD, "Invalid shard."
        if not self._may_identify(shard):
            writer.put(encode({"op": INVALID, "d": False}))
            return None
        session = BotSession(secrets.token_hex(16), shard, shards, intents, None)
        self._forget_broken()
        self._sessions[session.id] = session
        self._attach(writer, session)
        session.send("READY", self._ready(session, sharded="shard" in data))
        for guild in self._guilds_of(session):
            if intents & GUILDS_INTENT:
                session.send("GUILD_CREATE", self._guild(guild))
        return None

    def _may_identify(self, shard: int) -> bool:
        """Whether this shard may identify now; counts it if so."""
        key, now = shard % self._limits.max_concurrency, self._world.clock()
        if now - self._began.get(key, -math.inf) < self._limits.identify_seconds:
            return False
        self._began[key] = now
        self.identified += 1
        return True

    def _guilds_of(self, session: BotSession) -> list[Guild]:
        return [guild for guild in self._world.guilds.values() if session.hears(guild)]

    def _resume(self, writer: FrameWriter, data: Document) -> tuple[int, str] | None:
        if text(data, "token").removeprefix("Bot ") != self._token:
            return WRONG_TOKEN, "Authentication failed."
        session = self._sessions.get(text(data, "session_id"))
        sequence = number(data, "seq")
        if session is None or self.forgetful or not session.can_resume(sequence):
            writer.put(encode({"op": INVALID, "d": False}))
            return None
        self.resumed += 1
        self._attach(writer, session)
        for missed, frame in session.sent:
            if missed > sequence:
                writer.put(frame)
        session.send("RESUMED", {"_trace": []})
        return None

    def _attach(self, writer: FrameWriter, session: BotSession) -> None:
        for other, attached in self._writers.items():
            if attached is session:
                self._writers[other] = None
                other.cut()
        session.writer = writer
        self._writers[writer] = session
        self._changed()

    def _leave(self, writer: FrameWriter, code: int | None) -> None:
        session = self._writers.pop(writer)
        if session is None:
            return
        session.writer = None
        session.broken_at = self._world.clock()
        if code in (1000, 1001) and not writer.closed_by_us:
            self._sessions.pop(session.id, None)
        self._changed()

    def _forget_broken(self) -> None:
        oldest = self._world.clock() - RESUMABLE_S
        for session in self.sessions:
            if session.writer is None and session.broken_at < oldest:
                del self._sessions[session.id]

    # The first events, and those of channels

    def _ready(self, session: BotSession, *, sharded: bool) -> Document:
        guilds: Json = [{"id": str(guild.id), "unavailable": True} for guild in self._guilds_of(session)]
        ready: Document = {
            "v": 10,
            "user": BOT_USER,
            "guilds": guilds,
            "session_id": session.id,
            "resume_gateway_url": self._url(),
            "application": {"id": str(BOT_ID), "flags": 0},
            "private_channels": [],
            "_trace": [],
        }
        return ready | {"shard": [session.shard, session.shards]} if sharded else ready

    def _guild(self, guild: Guild) -> Document:
        channels = self._world.channels.values()
        own = [channel for channel in channels if not channel.is_dm and channel.guild_id == guild.id]
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "owner_id": str(OWNER_ID),
            "roles": [guild.everyone()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "preferred_locale": "de",
            "joined_at": FOUNDED,
            "large": False,
            "unavailable": False,
            "member_count": len(self._world.people) + 1,
            "members": [BOT_MEMBER],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "channels": [self._world.channel_json(channel) for channel in own if not channel.is_thread],
            "threads": [self._world.channel_json(channel) for channel in own if channel.is_thread],
            "premium_tier": 0,
            "verification_level": 0,
            "nsfw_level": 0,
            "mfa_level": 0,
            "afk_timeout": 300,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "system_channel_flags": 0,
        }

    def _tell(self, happening: WorldChange) -> None:
        channel = happening.channel
        if channel is None or channel.is_dm or not happening.kind.startswith("channel_"):
            return
        event = happening.kind.upper()
        data = self._world.channel_json(channel)
        if channel.is_thread:
            event = event.replace("CHANNEL", "THREAD")
            data["newly_created"] = event == "THREAD_CREATE"
        self.dispatch(event, data, channel.guild_id, intent=GUILDS_INTENT)


def _shard(data: Document) -> tuple[int, int]:
    """(shard, number of shards) of an IDENTIFY; (0, 0) when it makes no sense."""
    match data.get("shard", [0, 1]):
        case [int(shard), int(shards)]:
            return shard, shards
    return 0, 0
