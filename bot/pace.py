"""How many requests a second this process may send, so that all processes of one token together keep Discord's limit.

Laws: what answers an interaction is never held up, for Discord does not count it; of everything else no more leaves in
any second than this process's part of what Discord takes.
"""

import asyncio
from collections import deque
from types import SimpleNamespace

import aiohttp
from discord.http import Route

PER_SECOND = 50
"""What Discord takes of one token in a second."""
SECOND = 1.05
"""A second, and a little for the way: requests sent apart may arrive closer together."""

_ANSWERS = ("/interactions/", "/webhooks/")


class Pace:
    """Holds requests up until they may leave. `share` says among how many processes the limit is divided."""

    def __init__(self, most: int = PER_SECOND) -> None:
        self._most = most
        self._allowed = most
        self._sent: deque[float] = deque()
        self._one_by_one = asyncio.Lock()

    def share(self, processes: int) -> None:
        """So many processes send with this token now, this one included."""
        self._allowed = max(1, self._most // max(1, processes))

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
        return self._sent[-self._allowed] + SECOND - now if len(self._sent) >= self._allowed else 0.0

    def trace(self) -> aiohttp.TraceConfig:
        """For `discord.Client(http_trace=…)`: every request waits, at each try, just before it leaves."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._before)
        return config

    async def _before(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        path = str(request.url).removeprefix(Route.BASE)
        if path != str(request.url) and not path.startswith(_ANSWERS):
            await self.wait()
