"""The REST gate: every request of the bot passes here, in this order: faults, token, rate limit, the handler.

Laws: replies are exactly `application/json`; a 429 has a `Via` header; every request is logged.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from aiohttp import web
from aiohttp.typedefs import Middleware

from sandbox.forms.document import Document, Json, digits, encode
from sandbox.forms.refusal import Ground, Refusal
from sandbox.rest.ratelimit import RateLimiter, TooManyRequests
from sandbox.state.account import BOT_ID
from sandbox.state.faults import Request, RequestFault, RequestFaults, RequestLog

PREFIX = "/api/v10"
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Route = tuple[str, str, Handler]


def reply(body: Json, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """JSON, as discord.py wants it."""
    return web.Response(body=encode(body), status=status, content_type="application/json", headers=headers)


def nothing() -> web.Response:
    """204."""
    return web.Response(status=204)


def whole(request: web.Request, name: str) -> int:
    """An id in the path; raises Not Found for anything else."""
    value = digits(request.match_info[name])
    if value is None:
        raise Refusal(Ground.NOT_FOUND)
    return value


def own_application(request: web.Request) -> None:
    """Raise Missing Access if the path names another application than the bot's."""
    if whole(request, "application_id") != BOT_ID:
        raise Refusal(Ground.MISSING_ACCESS)


def add_routes(app: web.Application, routes: list[Route]) -> None:
    """Serve routes given below the api's prefix."""
    for method, path, handler in routes:
        app.router.add_route(method, PREFIX + path, handler)


class Gate:
    """The middleware. It calls `touch` after every request, for those that wait for one."""

    def __init__(
        self,
        token: str,
        limiter: RateLimiter,
        faults: RequestFaults,
        log: RequestLog,
        clock: Callable[[], float],
        touch: Callable[[], None],
    ) -> None:
        self._authorization = f"Bot {token}"
        self._limiter = limiter
        self._faults = faults
        self._log = log
        self._clock = clock
        self._touch = touch

    def middleware(self) -> Middleware:
        """For aiohttp."""

        @web.middleware
        async def pass_gate(request: web.Request, handler: Handler) -> web.StreamResponse:
            if not request.path.startswith("/api/"):
                return await handler(request)
            return await self._handle(request, handler)

        return pass_gate

    async def _handle(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        path = request.path.removeprefix(PREFIX)
        fault = self._faults.take(request.method, path)
        if fault is not None and fault.effect == "delay":
            await asyncio.sleep(fault.seconds)
        response = _instead(fault) or await self._answer(request, handler)
        if fault is not None and fault.effect in ("drop", "drop_after") and request.transport is not None:
            request.transport.abort()
        cut = fault is not None and fault.effect.startswith("drop")
        self._note(request, path, 0 if cut else response.status)
        return response

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        headers: Mapping[str, str] = {}
        try:
            self._check_token(request)
            headers = self._limiter.take(
                request.method, _route(request), request.match_info, exempt=_answers_interaction(request)
            )
            response = await handler(request)
        except TooManyRequests as refusal:
            self._log.too_many["" if refusal.everywhere else _route(request)] += 1
            return reply(refusal.body, 429, {**headers, **refusal.headers})
        except Refusal as refusal:
            response = reply(refusal.body(), refusal.status)
        except web.HTTPException as error:
            body: Document = {"message": f"{error.status}: {error.reason}", "code": 0}
            response = reply(body, error.status)
        response.headers.update(headers)
        return response

    def _check_token(self, request: web.Request) -> None:
        if not _answers_interaction(request) and request.headers.get("Authorization") != self._authorization:
            raise Refusal(Ground.UNAUTHORIZED)

    def _note(self, request: web.Request, path: str, status: int) -> None:
        interaction = _answers_interaction(request)
        size = request.content_length or 0
        self._log.add(Request(request.method, _route(request), path, status, interaction, size, self._clock()))
        self._touch()


def _route(request: web.Request) -> str:
    resource = request.match_info.route.resource
    return resource.canonical.removeprefix(PREFIX) if resource else "unknown"


def _answers_interaction(request: web.Request) -> bool:
    return request.path.startswith((f"{PREFIX}/interactions/", f"{PREFIX}/webhooks/"))


def _instead(fault: RequestFault | None) -> web.Response | None:
    if fault is None or fault.effect in ("delay", "drop_after"):
        return None
    if fault.effect == "drop":
        return nothing()
    if isinstance(fault.body, str):
        return web.Response(text=fault.body, status=fault.status, content_type="text/html")
    return reply(fault.body, fault.status, {"Via": "1.1 sandbox"} if fault.status == 429 else None)
