"""Drafts: the bot's input for a message, read from an http request."""

import re
from dataclasses import dataclass, replace

from aiohttp import BodyPartReader, web

from sandbox.forms.complaints import Path
from sandbox.forms.document import Document, child, decode_document
from sandbox.forms.refusal import Ground, Refusal
from sandbox.state.attachment import Upload

FILE_BYTES = 10 * 1024 * 1024
FORM_BYTES = 25 * 1024 * 1024
_FILE_FIELD = re.compile(r"files\[(\d+)\]")
_UNSAFE = re.compile(r"[^\w.-]")


@dataclass(frozen=True, slots=True)
class FormDraft:
    """A form: its JSON, its files, and where in the whole form this part lies (for complaints)."""

    payload: Document
    uploads: tuple[Upload, ...] = ()
    prefix: Path = ()

    def part(self, key: str) -> "FormDraft":
        """The draft inside this one at `key`, with the same files."""
        return replace(self, payload=child(self.payload, key), prefix=(*self.prefix, key))


async def read_draft(request: web.Request) -> FormDraft:
    """Read JSON or form data; raises the refusals Invalid JSON and Request entity too large."""
    try:
        if request.content_type == "multipart/form-data":
            return await _read_parts(request)
        body = await request.read()
        return FormDraft(decode_document(body) if body else {})
    except ValueError as error:
        raise Refusal(Ground.INVALID_JSON) from error


async def _read_parts(request: web.Request) -> FormDraft:
    payload: Document = {}
    uploads: list[Upload] = []
    left = FORM_BYTES
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        data = bytes(await part.read())
        left -= len(data)
        if len(data) > FILE_BYTES or left < 0:
            raise Refusal(Ground.TOO_LARGE)
        if part.name == "payload_json":
            payload = decode_document(data)
        elif field := _FILE_FIELD.fullmatch(part.name or ""):
            uploads.append(Upload(int(field[1]), safe_name(part.filename or "file"), data))
    return FormDraft(payload, tuple(uploads))


def safe_name(filename: str) -> str:
    """The name under which Discord keeps a file: letters, digits, and . - _ only."""
    return _UNSAFE.sub("", filename.replace(" ", "_")) or "file"
