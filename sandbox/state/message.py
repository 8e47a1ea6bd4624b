"""Messages: one state of a message as Discord shows it, and ways to read it.

A message is frozen: an edit makes a new one of the same id, so a test can keep what a person saw before.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from sandbox.forms.component import BUTTON, SELECTS, TEXT_DISPLAY, find, media_of, walk
from sandbox.forms.document import Document, child, children, flag, number, text
from sandbox.state.attachment import Attachment

EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15
SUPPRESS_EMBEDS = 1 << 2
DEFAULT, REPLY, COMMAND_REPLY = 0, 19, 20


class NotThere(LookupError):
    """The message has no such component."""


@dataclass(frozen=True, slots=True)
class Message:
    """One message. `json` is Discord's message object (never changed in place), `files` all its attachments,
    also those that no component shows; an ephemeral one is `visible_to` one person only."""

    id: int
    channel_id: int
    author_id: int
    json: Document
    files: tuple[Attachment, ...] = ()
    visible_to: int | None = None

    @property
    def flags(self) -> int:
        """Discord's message flags."""
        return number(self.json, "flags")

    @property
    def is_loading(self) -> bool:
        """Whether it only says that the bot is thinking."""
        return bool(self.flags & LOADING)

    @property
    def content(self) -> str:
        """The plain content; empty in a message of components v2."""
        return text(self.json, "content")

    @property
    def words(self) -> str:
        """The text to read first: the content, or the first text of a layout."""
        shown = (text(one, "content") for one in walk(self.components) if number(one, "type") == TEXT_DISPLAY)
        return self.content or next(shown, "")

    @property
    def components(self) -> list[Document]:
        """The outermost components."""
        return children(self.json, "components")

    @property
    def text(self) -> str:
        """All that can be read: content, embeds and text components, a line each."""
        embeds = (text(embed, key) for embed in children(self.json, "embeds") for key in ("title", "description"))
        shown = (text(one, "content") for one in walk(self.components) if number(one, "type") == TEXT_DISPLAY)
        return "\n".join(part for part in (self.content, *embeds, *shown) if part)

    @property
    def shown_files(self) -> list[Attachment]:
        """The files a person sees: the message's attachments and those that components or embeds show."""
        seen = {text(one, "id") for one in children(self.json, "attachments")} | set(self._shown_ids())
        return [file for file in self.files if str(file.id) in seen]

    def _shown_ids(self) -> Iterator[str]:
        for component in walk(self.components):
            yield from (text(media, "attachment_id") for media in media_of(component))
        for embed in children(self.json, "embeds"):
            urls = {text(child(embed, key), "url") for key in ("image", "thumbnail")}
            yield from (str(file.id) for file in self.files if file.url in urls)

    def walk(self) -> Iterator[Document]:
        """Every component, nested ones too."""
        return walk(self.components)

    def clickable(self) -> list[Document]:
        """Buttons and selects, in the order they are shown."""
        return [one for one in self.walk() if number(one, "type") in SELECTS | {BUTTON}]

    def labels(self) -> list[str]:
        """The labels of all buttons."""
        return [text(one, "label") for one in self.clickable() if number(one, "type") == BUTTON]

    def component(self, name: str) -> Document:
        """The button or select with that custom_id, label or placeholder; raises NotThere."""
        if (by_id := find(self.components, name)) is not None:
            return by_id
        for one in self.clickable():
            if name in (text(one, "label"), text(one, "placeholder")):
                return one
        offered = [text(one, "label") or text(one, "custom_id") for one in self.clickable()]
        raise NotThere(f"no component {name!r}; the message offers {offered}")

    def has(self, name: str) -> bool:
        """Whether there is a button or select of that custom_id, label or placeholder."""
        try:
            return bool(self.component(name))
        except NotThere:
            return False

    def enabled(self, name: str) -> bool:
        """Whether that component can be used; raises NotThere."""
        return not flag(self.component(name), "disabled")

    def options(self, name: str) -> dict[str, str]:
        """Label -> value of a select's options; raises NotThere."""
        return {text(one, "label"): text(one, "value") for one in children(self.component(name), "options")}
