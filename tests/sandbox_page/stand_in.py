"""Speaks the page's protocol for tests: notes the page's requests, and says what a test tells it to."""

import asyncio
import itertools
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

import sandbox

Json = dict[str, Any]

PAGE = Path(sandbox.__path__[0]) / "page" / "assets"
NOON = 1_800_000_000
PATIENCE = 120.0

BOT = {"id": "900", "username": "Parlatorium", "avatar": None, "online": True}
COLOURS = {"Anna": "#c0392b", "Ben": "#2471a3", "Clara": "#1e8449", "David": "#7d3c98"}
PEOPLE: list[Json] = [
    {
        "id": str(101 + index),
        "username": name.lower(),
        "global_name": name,
        "color": colour,
        "locale": "en-US",
        "dms_open": True,
        "moderator": name == "Anna",
    }
    for index, (name, colour) in enumerate(COLOURS.items())
]
CHANNELS: list[Json] = [
    {"id": "201", "type": 0, "name": "general"},
    {"id": "202", "type": 0, "name": "games"},
    {"id": "203", "type": 11, "name": "evening", "parent_id": "202"},
    {"id": "301", "type": 1, "name": "Anna", "recipient_id": "101"},
    {"id": "302", "type": 1, "name": "Ben", "recipient_id": "102"},
]


def picture(colour: str = "#3a6", width: int = 640, height: int = 360) -> bytes:
    """A picture of one colour."""
    size = f'width="{width}" height="{height}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}><rect {size} fill="{colour}"/></svg>'.encode()


class StandIn:
    """Serves the page; `orders` is everything the page has sent, `emit` sends an event to all open pages."""

    def __init__(self, commands: list[Json]) -> None:
        self.orders: asyncio.Queue[Json] = asyncio.Queue()
        self.people = [dict(person) for person in PEOPLE]
        self.channels = [dict(channel) for channel in CHANNELS]
        self.commands = commands
        self.messages: dict[str, list[Json]] = {channel["id"]: [] for channel in self.channels}
        self.ephemerals: list[Json] = []
        self.sockets: set[web.WebSocketResponse] = set()
        self.accepting = True
        self._ids = itertools.count(1001)
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def start(self) -> None:
        app = web.Application()
        app.add_routes(
            [
                web.get("/", self._index),
                web.get("/page-socket", self._socket),
                web.get("/attachments/{rest:.*}", self._picture),
                web.get("/emojis/{rest:.*}", self._picture),
                web.static("/page", PAGE),
            ]
        )
        self._runner = web.AppRunner(app, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.url = f"http://{host}:{port}/"

    async def stop(self) -> None:
        await self.hang_up()
        assert self._runner is not None
        await self._runner.cleanup()

    async def hang_up(self) -> None:
        """Closes the connection to every page."""
        for socket in list(self.sockets):
            await socket.close()

    async def emit(self, event: Json) -> None:
        for socket in list(self.sockets):
            await socket.send_json(event)

    async def order(self, do: str) -> Json:
        """The page's next order, which must be of this kind."""
        order = await asyncio.wait_for(self.orders.get(), PATIENCE)
        assert order["do"] == do, order
        return order

    async def finish(self, order: Json, state: str = "done", **more: str) -> None:
        """Says how an order ended."""
        await self.emit({"ev": "interaction", "nonce": order["nonce"], "state": state, **more})

    def message(self, channel_id: str = "201", **fields: Any) -> Json:
        """A message of the bot, as Discord sends it, from the stand-in's noon on."""
        number = next(self._ids)
        return {
            "id": str(number),
            "channel_id": channel_id,
            "type": 0,
            "author": {**BOT, "bot": True},
            "content": "",
            "embeds": [],
            "components": [],
            "attachments": [],
            "flags": 0,
            "edited_timestamp": None,
            "mentions": [],
            "timestamp": "2027-01-15T08:00:00+00:00",
            **fields,
        }

    async def post(self, channel_id: str = "201", **fields: Any) -> Json:
        """Posts a message that stays, and tells every page."""
        message = self.message(channel_id, **fields)
        self.messages[channel_id].append(message)
        await self.emit({"ev": "message_create", "channel_id": channel_id, "message": message})
        return message

    async def whisper(self, to: str, channel_id: str = "201", **fields: Any) -> Json:
        """Posts a message that only one person sees."""
        message = self.message(channel_id, **{"flags": 1 << 6, **fields})
        self.ephemerals.append({**message, "visible_to": to})
        await self.emit({"ev": "message_create", "channel_id": channel_id, "message": message, "visible_to": to})
        return message

    async def update(self, message: Json, **fields: Any) -> None:
        """Changes a message and tells every page."""
        message.update(fields)
        await self.emit({"ev": "message_update", "channel_id": message["channel_id"], "message": message})

    def hello(self) -> Json:
        return {
            "ev": "hello",
            "bot": BOT,
            "people": self.people,
            "guild": {"id": "1", "name": "The Monastery"},
            "channels": self.channels,
            "commands": self.commands,
            "messages": self.messages,
            "ephemerals": self.ephemerals,
            "clock": NOON,
        }

    async def _index(self, _: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html")

    async def _picture(self, _: web.Request) -> web.Response:
        return web.Response(body=picture(), content_type="image/svg+xml")

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        if not self.accepting:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json(self.hello())
        self.sockets.add(socket)
        async for frame in socket:
            if frame.type is WSMsgType.TEXT:
                self.orders.put_nowait(frame.json())
        self.sockets.discard(socket)
        return socket
