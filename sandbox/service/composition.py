"""Composition: makes the state of a message from a draft and, when editing, from the state before.

Laws: a draft is checked as a whole before anything changes; a file shown by a kept component is kept.
"""

from dataclasses import dataclass

from sandbox.forms.complaints import Complaints
from sandbox.forms.component import media_of, shaped, walk
from sandbox.forms.document import Document, Json, child, children, number, text
from sandbox.forms.refusal import Ground, Refusal
from sandbox.state.attachment import Attachment, Upload, attached
from sandbox.state.draft import FormDraft
from sandbox.state.message import COMPONENTS_V2, SUPPRESS_EMBEDS, Message
from sandbox.state.world import World
from sandbox.validation.components import ATTACHMENT
from sandbox.validation.message import SETTABLE, check_flags_kept, check_message, check_uploads, check_v2


@dataclass(frozen=True, slots=True)
class Composed:
    """The parts of a message that its author writes, checked and in Discord's shape."""

    content: str
    embeds: list[Document]
    components: list[Document]
    flags: int
    shown: list[Document]
    files: tuple[Attachment, ...]
    new: tuple[tuple[Attachment, bytes], ...]

    @property
    def text(self) -> str:
        """All text that may mention somebody."""
        return "\n".join([self.content, *(text(one, "content") for one in walk(self.components))])


class Composer:
    """Composes for one channel. `drops_files`: an edit that lists no attachments loses the old ones."""

    def __init__(self, world: World, channel_id: int, draft: FormDraft, old: Message | None, drops_files: bool) -> None:
        self._world = world
        self._draft = draft
        self._payload = draft.payload
        self._old = old
        self._folder = f"{world.origin}/attachments/{channel_id}"
        self._complaints = Complaints(draft.prefix)
        self._flags = self._new_flags()
        self._kept = self._kept_files(drops_files)
        self._new = [(self._attach(upload), upload.data) for upload in draft.uploads]

    def compose(self) -> Composed:
        """The new state; raises the refusals Invalid Form Body and Cannot send an empty message."""
        files = (*self._kept, *(file for file, _ in self._new))
        named = {file.filename: file for file in files}
        v2 = bool(self._flags & COMPONENTS_V2)
        check_message(self._complaints, self._payload, frozenset(named), self._world.emojis, v2=v2)
        check_uploads(self._complaints, self._draft.uploads, len(self._kept))
        content = self._field("content", "") or ""
        embeds, given = self._given("embeds"), self._given("components")
        if self._flags & COMPONENTS_V2:
            check_v2(self._complaints, str(content).strip(), embeds)
        self._complaints.settle()
        components = shaped(given, lambda url: self._media(url, named)) if self._sends("components") else given
        embeds = [_embed(embed, named) for embed in embeds]
        if not (str(content).strip() or embeds or components or files):
            raise Refusal(Ground.EMPTY_MESSAGE)
        shown = [] if self._flags & COMPONENTS_V2 else self._shown(files, embeds)
        return Composed(str(content).strip(), embeds, components, self._flags, shown, files, tuple(self._new))

    def _sends(self, key: str) -> bool:
        return key in self._payload or self._old is None

    def _field(self, key: str, default: Json) -> Json:
        old = self._old.json if self._old else {}
        return self._payload[key] if key in self._payload else old.get(key, default)

    def _given(self, key: str) -> list[Document]:
        return children({key: self._field(key, [])}, key)

    def _new_flags(self) -> int:
        old = self._old.flags if self._old else 0
        check_flags_kept(self._complaints, old, self._payload)
        if self._payload.get("flags") is None:
            return old
        asked = number(self._payload, "flags")
        return (
            asked & SETTABLE
            if self._old is None
            else old & ~SUPPRESS_EMBEDS | asked & (SUPPRESS_EMBEDS | COMPONENTS_V2)
        )

    def _kept_files(self, drops_files: bool) -> tuple[Attachment, ...]:
        old = self._old
        if old is None:
            return ()
        kept = {str(file.id) for file in old.files}
        if self._payload.get("attachments") is not None:
            kept &= self._listed_ids()
        elif drops_files:
            kept = set()
        if not self._sends("components"):
            kept |= {text(media, "attachment_id") for one in walk(old.components) for media in media_of(one)}
        return tuple(file for file in old.files if str(file.id) in kept)

    def _listed_ids(self) -> set[str]:
        sent = {upload.number for upload in self._draft.uploads}
        known = {file.id for file in self._old.files} if self._old else set()
        listed = children(self._payload, "attachments")
        for index, attachment in enumerate(listed):
            if number(attachment, "id", -1) not in sent | known:
                self._complaints.add(("attachments", index, "id"), "ATTACHMENT_NOT_FOUND", "No such attachment")
        return {str(attachment.get("id")) for attachment in listed}

    def _attach(self, upload: Upload) -> Attachment:
        listed = children(self._payload, "attachments")
        found = next((one for one in listed if number(one, "id", -1) == upload.number), {})
        return attached(upload, self._world.ids.next(), self._folder, text(found, "description"))

    def _media(self, url: str, named: dict[str, Attachment]) -> Document:
        if url.startswith(ATTACHMENT):
            return named[url.removeprefix(ATTACHMENT)].media()
        return {"id": str(self._world.ids.next()), "url": url, "proxy_url": url, "width": None, "height": None}

    def _shown(self, files: tuple[Attachment, ...], embeds: list[Document]) -> list[Document]:
        embedded = {text(child(embed, key), "url") for embed in embeds for key in ("image", "thumbnail")}
        return [file.json() for file in files if file.url not in embedded]


def _embed(embed: Document, named: dict[str, Attachment]) -> Document:
    shown: Document = {"type": "rich", **{key: value for key, value in embed.items() if value is not None}}
    for key in ("image", "thumbnail"):
        url = text(child(embed, key), "url")
        if url.startswith(ATTACHMENT):
            found = named[url.removeprefix(ATTACHMENT)]
            shown[key] = {
                "url": found.url,
                "proxy_url": found.url,
                "width": found.width,
                "height": found.height,
            }
    return shown
