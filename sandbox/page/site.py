"""The site: the page's own files, and the files attached to messages."""

import re
from pathlib import Path

from aiohttp import web

from sandbox.forms.document import digits
from sandbox.forms.picture import content_type
from sandbox.state.world import World

PAGE = Path(__file__).with_name("assets")
_TYPES = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
_NAME = re.compile(r"[\w-][\w.-]*")


class Site:
    """The handlers."""

    def __init__(self, world: World, page: Path = PAGE) -> None:
        self._world = world
        self._page = page

    def add_routes(self, app: web.Application) -> None:
        """Serve them."""
        app.router.add_get("/", self.index)
        app.router.add_get("/page/{name}", self.page_file)
        app.router.add_get("/emojis/{emoji_id}.png", self.emoji)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self.attachment)

    async def index(self, _: web.Request) -> web.Response:
        return self._file("index.html")

    async def page_file(self, request: web.Request) -> web.Response:
        return self._file(request.match_info["name"])

    def _file(self, name: str) -> web.Response:
        path = self._page / name
        kind = _TYPES.get(path.suffix)
        if not _NAME.fullmatch(name) or kind is None or not path.is_file():
            raise web.HTTPNotFound(text=f"There is no {name}.")
        charset = "utf-8" if kind.startswith("text/") else None
        headers = {"Cache-Control": "no-cache"}
        return web.Response(body=path.read_bytes(), content_type=kind, charset=charset, headers=headers)

    async def emoji(self, request: web.Request) -> web.Response:
        emoji_id = digits(request.match_info["emoji_id"])
        return await self._stored(emoji_id if emoji_id in self._world.emojis else None, "emoji", "image/png")

    async def attachment(self, request: web.Request) -> web.Response:
        filename = request.match_info["filename"]
        return await self._stored(digits(request.match_info["attachment_id"]), "file", content_type(filename))

    async def _stored(self, file_id: int | None, kind: str, type_: str) -> web.Response:
        data = None if file_id is None else await self._world.file(file_id)
        if data is None:
            raise web.HTTPNotFound(text=f"There is no such {kind}.")
        headers = {"Content-Type": type_, "Cache-Control": "max-age=31536000, immutable"}
        if not type_.startswith("image/"):
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=data, headers=headers)
