"""Discord's rules for a message: content, embeds, flags, attachments, mentions; sizes are Discord's."""

from collections.abc import Container

from sandbox.forms.complaints import Complaints, Path
from sandbox.forms.document import Document, child, number, text, texts
from sandbox.state.attachment import Upload
from sandbox.state.message import COMPONENTS_V2, EPHEMERAL, SILENT, SUPPRESS_EMBEDS
from sandbox.validation.components import ALT_TEXT, check_components, check_media

CONTENT, EMBEDS, EMBED_LETTERS, FILES, NONCE = 2000, 10, 6000, 10, 25
SETTABLE = SUPPRESS_EMBEDS | EPHEMERAL | SILENT | COMPONENTS_V2
_EMBED_TEXTS = {"title": 256, "description": 4096}
_EMBED_INNER = {("author", "name"): 256, ("footer", "text"): 2048}
_LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
_LEGACY_TEXT = "The '{}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"


def check_message(
    complaints: Complaints, payload: Document, files: frozenset[str], emojis: Container[int] = (), *, v2: bool
) -> None:
    """Check the bot's input for a message; `files` are the names that attachment:// may use, `emojis` the ids of the
    application's own ones.
    """
    complaints.length(payload, (), "content", CONTENT)
    complaints.span(payload, (), "flags", 0, 2**31 - 1, 0)
    _check_embeds(complaints, payload, files)
    check_components(complaints, payload, files, emojis, v2=v2)
    _check_attachments(complaints, payload)
    _check_allowed_mentions(complaints, child(payload, "allowed_mentions"))
    nonce = payload.get("nonce")
    if isinstance(nonce, str):
        complaints.length(payload, (), "nonce", NONCE)


def check_v2(complaints: Complaints, content: str, embeds: list[Document]) -> None:
    """A message of components v2 has neither content nor embeds."""
    for key, there in (("content", bool(content)), ("embeds", bool(embeds))):
        if there:
            complaints.add((key,), _LEGACY, _LEGACY_TEXT.format(key))


def check_flags_kept(complaints: Complaints, old: int, payload: Document) -> None:
    """A message never stops being one of components v2."""
    if old & COMPONENTS_V2 and payload.get("flags") is not None and not number(payload, "flags") & COMPONENTS_V2:
        message = "MessageFlags.IS_COMPONENTS_V2 cannot be removed"
        complaints.add(("flags",), "MESSAGE_FLAGS_CANNOT_REMOVE_COMPONENTS_V2", message)


def _check_embeds(complaints: Complaints, payload: Document, files: frozenset[str]) -> None:
    letters = 0
    for path, embed in complaints.listing(payload, (), "embeds", EMBEDS):
        sizes = [len(complaints.length(embed, path, key, most)) for key, most in _EMBED_TEXTS.items()]
        for (key, inner), most in _EMBED_INNER.items():
            sizes.append(len(complaints.length(child(embed, key), (*path, key), inner, most)))
        for here, field in complaints.listing(embed, path, "fields", 25):
            sizes.append(len(complaints.length(field, here, "name", 256, least=1, required=True)))
            sizes.append(len(complaints.length(field, here, "value", 1024, least=1, required=True)))
        for key in ("image", "thumbnail"):
            check_media(complaints, text(child(embed, key), "url"), (*path, key, "url"), files)
        letters += sum(sizes)
    if letters > EMBED_LETTERS:
        message = f"Embed size exceeds maximum size of {EMBED_LETTERS}"
        complaints.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", message)


def _check_attachments(complaints: Complaints, payload: Document) -> None:
    for path, attachment in complaints.listing(payload, (), "attachments", FILES):
        complaints.length(attachment, path, "description", ALT_TEXT)
        complaints.length(attachment, path, "filename", 1024)


def check_uploads(complaints: Complaints, uploads: tuple[Upload, ...], kept: int) -> None:
    """At most ten files in all."""
    if len(uploads) + kept > FILES:
        complaints.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")


def _check_allowed_mentions(complaints: Complaints, allowed: Document) -> None:
    here: Path = ("allowed_mentions",)
    for kind in ("users", "roles"):
        ids = allowed.get(kind)
        if isinstance(ids, list) and len(ids) > 100:
            complaints.add((*here, kind), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
        if ids and kind in texts(allowed, "parse"):
            message = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
            complaints.add(here, "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message)
