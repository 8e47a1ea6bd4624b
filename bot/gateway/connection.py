"""One shard's connection to the gateway, for as long as this process serves it; a bot without shards has one.

Laws: it resumes where any process left the shard, if Discord still knows that; it always knows exactly how far it has
heard, so that its successor hears everything else, and nothing twice. Whatever breaks it, it is back within a minute of
the network: no wait for an answer and no pause lasts longer than half of that. A session that Discord does not resume
is not requested for ever. Only a final refusal by Discord ends the connection.

discord.py serves a number of shards fixed at the start, waits up to 17 minutes after ten failures, and ends when it
cannot read an event. Shards that come and go need these undocumented parts of it: `discord.gateway.DiscordWebSocket`
with `from_client`, `poll_event`, `close`, `open`, `latency`, `session_id`, `sequence`, `gateway` and `socket`, and
`discord.gateway.ReconnectWebSocket`.
"""

import asyncio
import math
from collections.abc import Awaitable, Callable

import discord
from discord.gateway import ReconnectWebSocket
from msgspec.structs import replace
from yarl import URL

from bot.gateway.outage import Outage, Pauses
from bot.gateway.session_starts import TooManyStarts
from bot.gateway.turns import Turns
from bot.gateway.unreadable import NOT_FOR_GOOD, Socket, UnreadableEvent
from db.processes.shards import Session

OPEN_SECONDS = 20.0
"""How long a try may last: one begun without a network seldom notices when the network is back."""
ANSWER_SECONDS = 30.0
"""How long Discord may take, once asked, to begin or resume a session; servers may come later."""
RESUMES_MOST = 3
"""How often in a row to ask Discord to resume a session before beginning another."""
STEADY_SECONDS = 30.0
"""After a connection of this length, the next break counts as the first trouble again."""
BREATH_SECONDS = 0.5
CLEAN = 1000
FOREIGN_INTENTS = 4014
VOID = (4007, 4009)
"""Discord's close codes after which a session cannot be resumed, though discord.py would try."""
FOR_GOOD = (4004, 4010, 4011, 4012, 4013)
"""Discord's close codes after which no session will ever begin: token, shards, version or intents are wrong."""


class Connection:
    """Serves one shard until it is cancelled. `left`: where the shard was left, None if unknown.

    `confirmed` is awaited before each reconnect: by then another process may serve the shard. `up` says whether Discord
    has answered, so that nothing is missed from now on.
    """

    def __init__(
        self,
        client: discord.Client,
        shard: int,
        left: Session | None,
        turns: Turns,
        outage: Outage,
        confirmed: Callable[[], Awaitable[None]],
    ) -> None:
        self.shard = shard
        self.up = asyncio.Event()
        self._client = client
        self._left = left
        self._turns = turns
        self._outage = outage
        self._confirmed = confirmed
        self._socket: Socket | None = None
        self._pauses = Pauses()
        self._up_at = math.inf
        self._answering: asyncio.Timeout | None = None
        """When Discord's answer is overdue, while it is awaited."""
        self._resumes = 0
        """How often Discord was asked to resume the session since it last did."""
        self._unreadable = False
        """Whether the last session broke at an unreadable event: Discord would repeat it after a resume."""
        self._astray = False
        """Whether the last try failed: then the address for resuming may be gone."""
        self.is_slowed = False
        """Whether it waits because too many sessions were begun."""
        self.task = asyncio.create_task(self._serve())

    @property
    def since(self) -> int:
        """Clicks before this time (milliseconds) are not for this process."""
        return self._left.since if self._left is not None else 0

    @property
    def is_open(self) -> bool:
        """Whether events arrive now."""
        return self.up.is_set() and self._socket is not None and self._socket.open

    @property
    def latency(self) -> float:
        """Seconds from a heartbeat to Discord's answer."""
        return self._socket.latency if self._socket is not None else float("inf")

    def stands(self, *, exact: bool) -> Session | None:
        """Where the shard stands, None if Discord has not said; `exact`: nothing more will be heard here."""
        socket = self._socket
        if socket is None or not socket.session_id or socket.sequence is None:
            return self._left if socket is None else None
        return Session(socket.session_id, socket.sequence, str(socket.gateway), exact, self.since)

    async def stop_hearing(self) -> None:
        """From now on hear nothing, so that `stands` is exact. Events already heard are still handled."""
        while not self.task.done():
            # Once is not enough if what it waits for arrives at that very moment.
            self.task.cancel()
            await asyncio.wait({self.task}, timeout=BREATH_SECONDS)

    async def close(self, code: int = NOT_FOR_GOOD) -> None:
        """Close the rest of the connection; by default so that it can be resumed."""
        if self._socket is not None:
            await self._socket.leave(code)

    def note_up(self) -> None:
        """Discord has answered, and all missed events were heard: nothing older comes, whatever the time."""
        if self._left is not None:
            self._left = replace(self._left, since=0)
        self.up.set()
        self._up_at = asyncio.get_running_loop().time()
        self._resumes, self._unreadable = 0, False
        if self._answering is not None and not self._answering.expired():
            self._answering.reschedule(None)
        self._outage.end(self.shard)

    async def _serve(self) -> None:
        """Listen for ever. Raises the errors that mean Discord will never let this shard in."""
        resume, pause = self._left is not None, 0.0
        try:
            while True:
                try:
                    await self._open(resume)
                    await self._listen()
                except Exception as error:
                    resume = self._is_to_resume(error)
                    pause = self._pause(error)
                await self._leave()
                await asyncio.sleep(pause)
                self.is_slowed = False
                await self._confirmed()
        finally:
            self._outage.forget(self.shard)

    def _is_to_resume(self, error: Exception) -> bool:
        """Whether to resume the session after this error; raises final errors."""
        match error:
            case ReconnectWebSocket(resume=False):
                return False
            case discord.ConnectionClosed() if error.code == FOREIGN_INTENTS:
                raise discord.PrivilegedIntentsRequired(self.shard)
            case discord.ConnectionClosed() if error.code in FOR_GOOD:
                raise error
            case UnreadableEvent():
                self._unreadable = not self._unreadable
                return self._unreadable
        is_void = self._socket is not None and self._socket.socket.close_code in VOID
        return not is_void and self._resumes < RESUMES_MOST

    def _pause(self, error: Exception) -> float:
        """How long to wait after this error; logs it, unless Discord asked to reconnect and that happens at once."""
        if asyncio.get_running_loop().time() - self._up_at >= STEADY_SECONDS:
            self._pauses.over()
        pause = self._pauses.next()
        self._astray = not self.up.is_set()
        if isinstance(error, TooManyStarts):
            self.is_slowed = True
            return error.seconds
        if pause or not isinstance(error, ReconnectWebSocket):
            self._outage.note(self.shard, error)
        return pause

    async def _leave(self) -> None:
        """Stop every part of a broken connection before the next one."""
        self.up.clear()
        self._up_at = math.inf
        if self._socket is not None and self._socket.open:
            await self.close()

    async def _listen(self) -> None:
        """Hear Discord's events until the connection breaks."""
        assert self._socket is not None
        try:
            async with asyncio.timeout(ANSWER_SECONDS) as self._answering:
                while True:
                    await self._socket.poll_event()
        finally:
            self._answering = None

    async def _open(self, resume: bool) -> None:
        left = self.stands(exact=False) if resume else None
        if left is not None:
            await self._connect(left)
            return
        self._forget()
        async with self._turns.of(self.shard):
            await self._connect(None)

    async def _connect(self, left: Session | None) -> None:
        connecting = Socket.opened(
            self._client,
            shard_id=self.shard,
            gateway=URL(left.gateway) if left and not self._astray else None,
            session=left.id if left else None,
            sequence=left.sequence if left else None,
            resume=left is not None,
        )
        async with asyncio.timeout(OPEN_SECONDS):
            self._socket = await connecting
        self._socket.begun = self.up.is_set
        self._resumes += left is not None

    def _forget(self) -> None:
        """Forget the session: Discord does not know it, and will repeat nothing."""
        self._left, self._socket = None, None
