"""The sandbox: a small Discord on this machine, for a bot that is pointed at it.

    sandbox = Sandbox(Path("sandbox.sqlite3"), port=0)
    await sandbox.start()
    discord.http.Route.BASE = sandbox.api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)

Laws: it listens on loopback only, and answers only its own page and bots that know its token; it refuses what Discord
refuses, with Discord's codes; it can be stopped at any moment, and started again everything is still there.
"""

import secrets
import socket
import sqlite3
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from aiohttp import web

from sandbox.forms.limits import Limits
from sandbox.forms.permission import bits
from sandbox.loopback import host_in_url, listening_socket, speaks_to_us
from sandbox.page.site import Site
from sandbox.page.socket import PageSocket
from sandbox.rest.application import ApplicationRest
from sandbox.rest.channels import ChannelRest
from sandbox.rest.emojis import EmojiRest
from sandbox.rest.gate import Gate, Handler, add_routes
from sandbox.rest.interactions import InteractionRest
from sandbox.rest.messages import MessageRest
from sandbox.rest.ratelimit import RateLimiter
from sandbox.service.channels import Channels
from sandbox.service.gateway import Gateway
from sandbox.service.messages import Messages
from sandbox.service.user_actions import UserActions
from sandbox.state.account import HOME, Account, Guild, guild_id, person_id
from sandbox.state.channel import TEXT, Channel
from sandbox.state.faults import RequestFaults, RequestLog
from sandbox.state.interaction import Ledger
from sandbox.state.store import StateFile, StateUnreadable
from sandbox.state.world import World, WorldChange
from sandbox.testing.person import Person

T = TypeVar("T")

_KEPT_APART = {
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""Headers of every answer that tell a browser not to show it in another site's page, nor to guess its type."""


class Sandbox:
    """One stand-in for Discord, kept in the file `path`.

    `token` is the bot token it accepts; without one it makes up its own. `port` 0 takes any free one; `clock` gives
    unix seconds; `privileged_intents` are those switched on for the bot. For tests: `faults` makes things go wrong,
    `requests` is the log of the bot's REST requests, `gateway` has the connections, `interactions` the tokens.
    """

    def __init__(
        self,
        path: Path,
        *,
        port: int = 8765,
        host: str = "127.0.0.1",
        token: str | None = None,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.time,
        privileged_intents: int = 0,
    ) -> None:
        self._path = path
        self._host = host
        self._wanted_port = port
        self.token = token or secrets.token_urlsafe(32)
        self._limits = limits or Limits()
        self._clock = clock
        self._privileged = privileged_intents
        self.faults = RequestFaults()
        self.requests = RequestLog()
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Listen; raises PortInUse, NotLoopback, StateUnreadable."""
        listening = listening_socket(self._host, self._wanted_port)
        self.port: int = listening.getsockname()[1]
        try:
            self._store = await StateFile.open(self._path)
            await self._serve(listening)
        except BaseException:
            listening.close()
            raise

    async def _serve(self, listening: socket.socket) -> None:
        self.world = World(self._store, self.page_url.rstrip("/"), self._clock)
        try:
            await self.world.load()
        except (sqlite3.Error, ValueError) as error:
            await self._store.close()
            raise StateUnreadable(self._path, error) from error
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await web.SockSite(self._runner, listening).start()

    def _application(self) -> web.Application:
        world = self.world
        self.channel_desk = Channels(world)
        messages = Messages(world)
        limiter = RateLimiter(self._limits, self._clock)
        self.interactions = Ledger(self._limits, world.ids, self._clock)
        self.gateway = Gateway(
            world, self.token, lambda: self.gateway_url, self._connected, self._limits, self._privileged
        )
        self.actions = UserActions(world, self.channel_desk, messages, self.interactions, self.gateway, self.faults)
        self._pages = PageSocket(world, self.actions, self.gateway)
        gate = Gate(self.token, limiter, self.faults, self.requests, self._clock, self._touch)
        app = web.Application(client_max_size=32 << 20, middlewares=[self._door, gate.middleware()])
        app.on_response_prepare.append(_keep_apart)
        about = ApplicationRest(world, lambda: self.gateway_url, lambda: self.gateway.identified, self._limits)
        add_routes(app, about.routes())
        add_routes(app, EmojiRest(world).routes())
        add_routes(app, ChannelRest(world, self.channel_desk).routes())
        add_routes(app, MessageRest(world, self.channel_desk, messages, limiter, self._limits).routes())
        add_routes(app, InteractionRest(world, messages, self.interactions).routes())
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/page-socket", self._pages.handle)
        Site(world).add_routes(app)
        return app

    @web.middleware
    async def _door(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse requests from other sites' pages, on every route and socket there is."""
        opens_page = request.path == "/" and request.headers.get("Sec-Fetch-Dest") == "document"
        if not speaks_to_us(request.headers, self.port, opens_page=opens_page):
            raise web.HTTPForbidden(text="The sandbox answers its own page and its bots only.")
        return await handler(request)

    def _connected(self) -> None:
        self._pages.show_online(self.gateway.online)
        self._touch()

    def _touch(self) -> None:
        self.world.tell(WorldChange("other"))

    async def stop(self) -> None:
        """Close all connections, store everything, stop listening. Stopping twice is harmless."""
        if self._runner is None:
            return
        runner, self._runner = self._runner, None
        await self._pages.close()
        await self.gateway.close_connections(1001)
        await runner.cleanup()
        self.interactions.stop()
        await self._store.close()

    async def __aenter__(self) -> "Sandbox":
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    # Addresses

    @property
    def api_base(self) -> str:
        """For `discord.http.Route.BASE`."""
        return f"http://{host_in_url(self._host)}:{self.port}/api/v10"

    @property
    def gateway_url(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return f"ws://{host_in_url(self._host)}:{self.port}/gateway/"

    @property
    def page_url(self) -> str:
        """For a browser."""
        return f"http://{host_in_url(self._host)}:{self.port}/"

    # People and channels

    @property
    def people(self) -> list[Account]:
        """All people with their present settings, the four of the page first."""
        return list(self.world.people.values())

    @property
    def channels(self) -> Mapping[str, Channel]:
        """The server's channels and threads by name."""
        return {channel.name: channel for channel in self.world.channels.values() if not channel.is_dm}

    def person(self, name: str) -> Person:
        """The person of that name, to be driven by a test."""
        found = next(person for person in self.people if person.global_name == name)
        return Person(found.id, self.world, self.channel_desk, self.actions)

    def channel(self, name: str) -> Channel:
        """The present state of a channel or thread of the server; raises the refusal Unknown Channel."""
        return self.channel_desk.named(name)

    def add_person(self, name: str, locale: str = "en-GB") -> Person:
        """Add a person who is a member of every server."""
        own = person_id(len(self.world.people))
        self.world.put_person(Account(own, name.lower(), name, "#404040", locale))
        return self.person(name)

    def add_guild(self, name: str) -> Guild:
        """Found another server, before the bot connects; servers founded in a row belong to successive shards."""
        guild = Guild(guild_id(len(self.world.guilds)), name)
        self.world.put_guild(guild)
        return guild

    def create_channel(self, name: str, guild: Guild = HOME, kind: int = TEXT) -> Channel:
        """Make a channel in a server, by default a text channel."""
        return self.channel_desk.create(name, guild, kind)

    def delete_channel(self, name: str) -> None:
        """Delete a channel or thread of the server, with everything in it."""
        self.world.remove_channel(self.channel(name))

    def archive_thread(self, name: str) -> None:
        """Archive a thread."""
        self.channel_desk.archive(self.channel(name))

    def deny(self, name: str, *permissions: str) -> None:
        """Take permissions from the bot in a channel (names as in discord.Permissions); none named: give all back."""
        self.channel_desk.deny(self.channel(name), *permissions)

    def deny_person(self, person: str, channel: str, *permissions: str) -> None:
        """Take permissions from a person in a channel and its threads; none named: give all back."""
        self.world.deny(self.person(person).id, self.channel(channel), bits(permissions))

    def leave(self, name: str) -> None:
        """Let a person leave the server: nothing the bot sends arrives any more."""
        self.world.gone.add(self.person(name).id)

    async def until(self, look: Callable[[], T | None], within: float = 300.0) -> T:
        """Wait until `look()` gives something true; looks after every change and request. Raises TimeoutError."""
        return await self.world.until(look, within)


async def _keep_apart(_: web.Request, response: web.StreamResponse) -> None:
    response.headers.update(_KEPT_APART)
