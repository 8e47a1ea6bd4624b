"""How many requests a second this process may send, so that all processes of one token together keep Discord's limits:
that of requests in a second, and from afar that of invalid ones in ten minutes, after which it shuts an address out.

Laws: what answers an interaction is never held up, for Discord does not count it; of everything else no more leaves in
any second than this process's part of what Discord takes, and one at most while far too much is refused.
"""

import asyncio
from collections import deque
from types import SimpleNamespace

import aiohttp
import structlog
from discord.http import Route

from bot.metrics import INVALID

PER_SECOND = 50
"""What Discord takes of one token in a second."""
SECOND = 1.05
"""A second, and a little for the way: requests sent apart may arrive closer together."""

INVALID_STATUS = (401, 403, 429)
MOST_INVALID, INVALID_SECONDS = 1_000, 600.0
"""After so many invalid requests in this time the processes of an address together send slowly: a tenth of what Discord
bears.
"""

_ANSWERS = ("/interactions/", "/webhooks/")

log = structlog.get_logger()


class RequestPace:
    """Holds requests up until they may leave. `share` says among how many processes the limit is divided."""

    def __init__(self, most: int = PER_SECOND) -> None:
        self._most = most
        self._allowed = most
        self._processes = 1
        self._sent: deque[float] = deque()
        self._invalid: deque[float] = deque()
        self._slow = False
        self._one_by_one = asyncio.Lock()

    def share(self, processes: int) -> None:
        """So many processes send with this token now, this one included."""
        self._processes = max(1, processes)
        self._allowed = max(1, self._most // self._processes)

    async def wait(self) -> None:
        """Wait until one more request may leave; whoever came first goes first."""
        clock = asyncio.get_running_loop().time
        async with self._one_by_one:
            while self._sent:
                if (ahead := self._ahead(clock())) <= 0:
                    break
                await asyncio.sleep(ahead)
            self._sent.append(clock())

    def _ahead(self, now: float) -> float:
        """How long until one more may leave, in seconds; forgets what left long enough ago."""
        while self._sent and self._sent[0] <= now - SECOND:
            self._sent.popleft()
        allowed = 1 if self._too_much_refused(now) else self._allowed
        return self._sent[-allowed] + SECOND - now if len(self._sent) >= allowed else 0.0

    def answered(self, status: int, *, shared: bool = False) -> None:
        """Discord has answered a request so; `shared`: because of a limit that others used up, which counts as none."""
        if status in INVALID_STATUS and not shared:
            INVALID.labels(status).inc()
            self._invalid.append(asyncio.get_running_loop().time())

    def _too_much_refused(self, now: float) -> bool:
        """Whether so much was refused lately that less is to be sent; noted when that begins and when it ends."""
        while self._invalid and self._invalid[0] <= now - INVALID_SECONDS:
            self._invalid.popleft()
        slow = len(self._invalid) > MOST_INVALID // self._processes
        if slow != self._slow:
            self._slow = slow
            log.warning("many_invalid_requests" if slow else "few_invalid_requests", count=len(self._invalid))
        return slow

    def trace(self) -> aiohttp.TraceConfig:
        """For `discord.Client(http_trace=…)`: every request waits, at each try, just before it leaves; what is answered
        is counted.
        """
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before)
        config.on_request_end.append(self._after)
        return config

    async def _before(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        path = _path(str(request.url))
        if path is not None and not path.startswith(_ANSWERS):
            await self.wait()

    async def _after(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        if _path(str(request.url)) is not None:
            shared = request.response.headers.get("X-RateLimit-Scope") == "shared"
            self.answered(request.response.status, shared=shared)


def _path(url: str) -> str | None:
    """What is asked of Discord; None if it is asked of somebody else."""
    path = url.removeprefix(Route.BASE)
    return None if path == url else path
