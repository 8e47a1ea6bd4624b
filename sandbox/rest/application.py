"""REST about the bot itself and its servers: who it is, its commands, where the gateway is, who a person is."""

from collections.abc import Callable

from aiohttp import web

from sandbox.forms.complaints import Complaints
from sandbox.forms.document import Document, children, decode, encode, number, text
from sandbox.forms.limits import Limits
from sandbox.forms.refusal import Ground, Refusal
from sandbox.rest.gate import Route, own_application, reply, whole
from sandbox.state.account import BOT_ID, BOT_MEMBER, BOT_USER, OWNER_ID
from sandbox.state.world import World
from sandbox.validation.commands import check_commands

GUILDS_PER_SHARD = 1000
"""The number of servers for which Discord recommends a shard."""


class ApplicationRest:
    """The handlers. `gateway_url` gives the gateway's address, `identified` how many sessions have begun."""

    def __init__(
        self, world: World, gateway_url: Callable[[], str], identified: Callable[[], int], limits: Limits
    ) -> None:
        self._world = world
        self._gateway_url = gateway_url
        self._identified = identified
        self._limits = limits

    def routes(self) -> list[Route]:
        """Method, path, handler."""
        commands = "/applications/{application_id}/commands"
        return [
            ("GET", "/users/@me", self.me),
            ("GET", "/users/{user_id}", self.user),
            ("GET", "/guilds/{guild_id}", self.guild),
            ("GET", "/guilds/{guild_id}/members/{user_id}", self.member),
            ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/gateway/bot", self.gateway),
            ("GET", commands, self.commands),
            ("PUT", commands, self.replace_commands),
        ]

    async def me(self, _: web.Request) -> web.Response:
        return reply(BOT_USER | {"mfa_enabled": False, "locale": "en-US", "verified": True})

    async def user(self, request: web.Request) -> web.Response:
        own = whole(request, "user_id")
        return reply(BOT_USER if own == BOT_ID else self._world.person(own).user())

    async def guild(self, request: web.Request) -> web.Response:
        guild = self._world.guilds.get(whole(request, "guild_id"))
        if guild is None:
            raise Refusal(Ground.UNKNOWN_GUILD)
        own: Document = {"id": str(guild.id), "name": guild.name, "owner_id": str(OWNER_ID)}
        return reply(own | {"roles": [guild.everyone()], "emojis": [], "stickers": [], "features": []})

    async def member(self, request: web.Request) -> web.Response:
        if whole(request, "user_id") == BOT_ID:
            return reply(BOT_MEMBER)
        own = self._world.person(whole(request, "user_id"))
        if own.id in self._world.gone:
            raise Refusal(Ground.UNKNOWN_MEMBER)
        return reply(own.member())

    async def application(self, _: web.Request) -> web.Response:
        return reply(
            {
                "id": str(BOT_ID),
                "name": "Parlatorium",
                "icon": None,
                "description": "",
                "bot_public": True,
                "bot_require_code_grant": False,
                "owner": BOT_USER,
                "verify_key": "0" * 64,
                "flags": 0,
                "team": None,
                "summary": "",
            }
        )

    async def gateway(self, _: web.Request) -> web.Response:
        limit: Document = {
            "total": self._limits.sessions_a_day,
            "remaining": max(0, self._limits.sessions_a_day - self._identified()),
            "reset_after": 0,
            "max_concurrency": self._limits.max_concurrency,
        }
        shards = 1 + len(self._world.guilds) // GUILDS_PER_SHARD
        return reply({"url": self._gateway_url(), "shards": shards, "session_start_limit": limit})

    async def commands(self, request: web.Request) -> web.Response:
        own_application(request)
        return reply(self._world.commands)

    async def replace_commands(self, request: web.Request) -> web.Response:
        own_application(request)
        try:
            sent = children({"commands": decode(await request.read())}, "commands")
        except ValueError as error:
            raise Refusal(Ground.INVALID_JSON) from error
        complaints = Complaints()
        check_commands(complaints, sent)
        complaints.settle()
        self._world.put_commands([self._registered(command) for command in sent])
        return reply(self._world.commands)

    def _registered(self, sent: Document) -> Document:
        """The command as Discord keeps it; a known name keeps its id, an unchanged command its version."""
        key = (text(sent, "name"), number(sent, "type", 1))
        old = next((one for one in self._world.commands if (text(one, "name"), number(one, "type", 1)) == key), {})
        defaults: Document = {
            "type": 1,
            "description": "",
            "options": [],
            "name_localizations": None,
            "description_localizations": None,
            "default_member_permissions": None,
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
            "nsfw": False,
        }
        made = defaults | {name: value for name, value in sent.items() if name in defaults or name == "name"}
        if made["default_member_permissions"] is not None:
            made["default_member_permissions"] = str(made["default_member_permissions"])
        own: Document = {"id": text(old, "id") or str(self._world.ids.next()), "application_id": str(BOT_ID)}
        same = encode(old | own) == encode({**made, **own, "version": old.get("version")})
        return {**made, **own, "version": old["version"] if same else str(self._world.ids.next())}
