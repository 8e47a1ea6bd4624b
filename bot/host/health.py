"""The bot's health for those who monitor it: `/healthz` for a health check, `/metrics` for Prometheus.

Laws: it answers 200 only if every check passed just now; otherwise it says what is wrong, and no more. A page that
makes a browser ask under the page's own name gets no answer: names with a dot must be set.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from ipaddress import ip_address
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.metrics import READY

Check = Callable[[], Awaitable[str | None]]
"""Checks one thing; returns what is wrong with it, None if nothing is."""

PATIENCE = 3.0
"""How long one check may take, in seconds."""


class Health:
    """A small server that answers from these checks. `port` 0 takes a free one; the attribute tells which. The details
    of `tell` are added, healthy or not; `names` are accepted as host names, besides addresses and names without a dot,
    which nobody on the internet can have.
    """

    def __init__(
        self,
        checks: Mapping[str, Check],
        host: str,
        port: int,
        tell: Callable[[], Mapping[str, object]] = dict,
        names: Collection[str] = (),
    ) -> None:
        self.checks = dict(checks)
        self._tell = tell
        self.host = host
        self.port = port
        self._names = {name.casefold() for name in (host, *names)}
        app = web.Application(middlewares=[self._known_here])
        app.router.add_get("/healthz", self._healthz)
        app.router.add_get("/metrics", self._metrics)
        self._runner = web.AppRunner(app, access_log=None)

    async def start(self) -> None:
        """Start listening. Raises OSError if the port cannot be had."""
        await self._runner.setup()
        await web.TCPSite(self._runner, self.host, self.port).start()
        self.port = int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Stop listening."""
        await self._runner.cleanup()

    @web.middleware
    async def _known_here(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse a request under a name that anybody could own."""
        if _is_known(request.headers.get("Host", ""), self._names):
            return await handler(request)
        return web.Response(status=403, text="I am not asked under this name: write it into HEALTH_NAMES.\n")

    async def examine(self) -> dict[str, str]:
        """The result of every check, by its name: "ok" or what is wrong."""
        names = list(self.checks)
        found = dict(zip(names, await asyncio.gather(*[_found(self.checks[name]) for name in names]), strict=True))
        READY.set(_is_well(found))
        return found

    async def _healthz(self, _request: web.Request) -> web.Response:
        found = await self.examine()
        well = _is_well(found)
        return web.json_response({"ok": well, "checks": found, **self._tell()}, status=200 if well else 503)

    async def _metrics(self, _request: web.Request) -> web.Response:
        await self.examine()
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _is_known(host: str, names: Collection[str]) -> bool:
    """Whether the name in this header is an address, one without a dot, or one of these."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return False
    if "." not in name or name in names:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_well(found: Mapping[str, str]) -> bool:
    return set(found.values()) <= {"ok"}


async def _found(check: Check) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            return await check() or "ok"
    except TimeoutError:
        return f"no answer within {PATIENCE:g} s"
    except Exception as error:
        return type(error).__name__
