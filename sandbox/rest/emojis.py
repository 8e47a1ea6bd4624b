"""REST about the application's own emojis: which there are, a new one, one less."""

import base64
import binascii
import re

from aiohttp import web

from sandbox.forms.complaints import Complaints
from sandbox.forms.document import Document, decode_document, text
from sandbox.forms.picture import size_of
from sandbox.forms.refusal import Ground, Refusal
from sandbox.rest.gate import Route, nothing, own_application, reply, whole
from sandbox.state.account import BOT_USER
from sandbox.state.world import World

NAME = re.compile(r"\w{2,32}", re.ASCII)
PICTURE = re.compile(r"data:image/(?:png|jpeg|gif);base64,(.*)", re.DOTALL)
MOST, LARGEST = 2000, 256 * 1024
"""How many emojis an application may have, and how many bytes each."""


class EmojiRest:
    """The handlers."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self) -> list[Route]:
        """Method, path, handler."""
        emojis = "/applications/{application_id}/emojis"
        return [
            ("GET", emojis, self.listed),
            ("POST", emojis, self.create),
            ("DELETE", emojis + "/{emoji_id}", self.delete),
        ]

    async def listed(self, request: web.Request) -> web.Response:
        own_application(request)
        return reply({"items": [_json(emoji_id, name) for emoji_id, name in self._world.emojis.items()]})

    async def create(self, request: web.Request) -> web.Response:
        own_application(request)
        try:
            sent = decode_document(await request.read())
        except ValueError as error:
            raise Refusal(Ground.INVALID_JSON) from error
        name, data = text(sent, "name"), _picture(text(sent, "image"))
        complaints = Complaints()
        if not NAME.fullmatch(name):
            complaints.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
        elif name in self._world.emojis.values():
            complaints.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "This name is already taken.")
        if size_of(data) is None:
            complaints.add(("image",), "IMAGE_INVALID", "Unsupported image")
        elif len(data) > LARGEST:
            complaints.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        if len(self._world.emojis) >= MOST:
            complaints.add((), "MAX_EMOJIS", f"Maximum number of emojis reached ({MOST})")
        complaints.settle()
        return reply(_json(self._world.put_emoji(name, data), name), 201)

    async def delete(self, request: web.Request) -> web.Response:
        own_application(request)
        emoji_id = whole(request, "emoji_id")
        if emoji_id not in self._world.emojis:
            raise Refusal(Ground.UNKNOWN_EMOJI)
        self._world.remove_emoji(emoji_id)
        return nothing()


def _picture(address: str) -> bytes:
    """The bytes in a picture's data url; none if it is something else."""
    found = PICTURE.fullmatch(address)
    try:
        return base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        return b""


def _json(emoji_id: int, name: str) -> Document:
    """Discord's emoji object."""
    return {
        "id": str(emoji_id),
        "name": name,
        "roles": [],
        "user": BOT_USER,
        "require_colons": True,
        "managed": False,
        "animated": False,
        "available": True,
    }
