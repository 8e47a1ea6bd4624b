"""The pace of this process's requests, so that all processes of one token together keep Discord's limits: requests per
second and, by a wide margin, invalid requests in ten minutes, after which it blocks an address.

Laws: answers to interactions are never delayed, for Discord does not count them; everything else leaves no faster than
this process's share of the limit per second, and at one per second while far too much is refused.
"""

import asyncio
from collections import deque
from types import SimpleNamespace

import aiohttp
import structlog
from discord.http import Route

from bot.metrics import INVALID

PER_SECOND = 50
"""Discord's limit for one token per second."""
SECOND = 1.05
"""A second, and a little for the way: requests sent apart may arrive closer together."""

INVALID_STATUS = (401, 403, 429)
MOST_INVALID, INVALID_SECONDS = 1_000, 600.0
"""After this many invalid requests in this time all processes of an address send slowly: a tenth of Discord's limit."""

_ANSWERS = ("/interactions/", "/webhooks/")

log = structlog.get_logger()


class RequestPace:
    """Delays requests until they may leave. `share`: among how many processes the limit is divided."""

    def __init__(self, most: int = PER_SECOND) -> None:
        self._most = most
        self._allowed = most
        self._processes = 1
        self._sent: deque[float] = deque()
        self._invalid: deque[float] = deque()
        self._slow = False
        self._one_by_one = asyncio.Lock()

    def share(self, processes: int) -> None:
        """Set how many processes send with this token now, this one included."""
        self._processes = max(1, processes)
        self._allowed = max(1, self._most // self._processes)

    async def wait(self) -> None:
        """Wait until one more request may leave; first come, first served."""
        clock = asyncio.get_running_loop().time
        async with self._one_by_one:
            while self._sent:
                if (ahead := self._ahead(clock())) <= 0:
                    break
                await asyncio.sleep(ahead)
            self._sent.append(clock())

    def _ahead(self, now: float) -> float:
        """Seconds until one more may leave; forgets those that left long enough ago."""
        while self._sent and self._sent[0] <= now - SECOND:
            self._sent.popleft()
        allowed = 1 if self._too_much_refused(now) else self._allowed
        return self._sent[-allowed] + SECOND - now if len(self._sent) >= allowed else 0.0

    def answered(self, status: int, *, shared: bool = False) -> None:
        """Note Discord's answer to a request; `shared`: others used up the limit, which does not count as invalid."""
        if status in INVALID_STATUS and not shared:
            INVALID.labels(status).inc()
            self._invalid.append(asyncio.get_running_loop().time())

    def _too_much_refused(self, now: float) -> bool:
        """Whether so much was refused lately that less is to be sent; logs when that begins and ends."""
        while self._invalid and self._invalid[0] <= now - INVALID_SECONDS:
            self._invalid.popleft()
        slow = len(self._invalid) > MOST_INVALID // self._processes
        if slow != self._slow:
            self._slow = slow
            log.warning("many_invalid_requests" if slow else "few_invalid_requests", count=len(self._invalid))
        return slow

    def trace(self) -> aiohttp.TraceConfig:
        """For `discord.Client(http_trace=…)`: every try of a request waits just before it leaves; answers are
        counted.
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
    """The path of a request to Discord; None if it goes to somebody else."""
    path = url.removeprefix(Route.BASE)
    return None if path == url else path
