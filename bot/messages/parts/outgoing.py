"""A message before Discord gets it: content, controls, pictures; and ways to fit text into it.

Laws: content has at most 2000 characters, with the text below the pictures 4000, like the texts of a layout; a layout
has no content; every picture has its alternative text in both places; views are stopped; every edited message is a
layout, for a layout can become nothing else.
"""

import hashlib
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from io import BytesIO
from itertools import groupby
from typing import Any, TypeAlias, TypeVar

import discord
import msgspec
import structlog
from discord import ui

from bot.language.phrases import cut, one_line
from games.kernel.engine.text import Say, Text
from renderers.surface.stage import Picture

CONTENT, LAYOUT_TEXT, ALT = 2000, 4000, 1024
ANY = 2**31
"""As many lines as there are."""
ROOM_FOR_REST = 60
"""The room for "… and 12 more lines"."""
INVALID_FORM = 50035
"""Discord's code for a message with an invalid part."""
PICTURES = (".png", ".webp")
"""Files that Discord shows; it offers others to be saved."""
SPARED = 2
"""This few lines are never cut: saying so would take as much room."""

T = TypeVar("T")
Attached: TypeAlias = tuple[str, bytes, str]
"""A picture in a message: file name, bytes, alternative text."""

log = structlog.get_logger()


class Shape(msgspec.Struct, frozen=True):
    """A message: classic (content, then pictures, then the text `below` them, then rows of controls) or a layout (its
    view says all). A push is sent classic, because a phone's notification shows no text of a layout; all else is laid
    out, because there every picture is as wide as the message.
    """

    content: str | None = None
    view: ui.View | ui.LayoutView | None = None
    pictures: tuple[Attached, ...] = ()
    below: str = ""

    def sent(self) -> dict[str, Any]:
        """The arguments of discord.py for a new message: classic if possible."""
        said: dict[str, Any] = {"files": self.files()}
        if self.view is not None:
            said["view"] = self.view
        return said if self.content is None else said | {"content": self.content, "embeds": self._embeds()}

    def edited(self) -> dict[str, Any]:
        """The arguments for editing a message: a layout, without the message's earlier words or pictures."""
        return {"content": None, "embeds": [], "view": self.laid_out().view, "attachments": self.files()}

    def laid_out(self) -> "Shape":
        """The same as a layout: text, each picture in its full width, the text below it, and the controls."""
        return self if self.content is None else _laid(*self._parts(), pictures=self.pictures)

    def _parts(self) -> Iterator[ui.Item[Any]]:
        content = self.content or ""
        yield from paragraph([content], LAYOUT_TEXT)
        yield from gallery(self.pictures)
        yield from paragraph(_whole_lines(self.below, LAYOUT_TEXT - len(content)), LAYOUT_TEXT)
        for _, row in groupby(self.view.children if self.view else (), lambda item: item.row):
            yield ui.ActionRow(*row)

    def _embeds(self) -> list[discord.Embed]:
        return [discord.Embed(description=self.below)] if self.below else []

    def drop_emojis(self) -> bool:
        """Remove the bot's own Discord emojis from the controls; whether there were any."""
        carriers = list[ui.Button[Any] | discord.SelectOption]()
        for item in self.view.walk_children() if self.view else ():
            carriers += [item] if isinstance(item, ui.Button) else item.options if isinstance(item, ui.Select) else []
        ours = [one for one in carriers if one.emoji is not None and one.emoji.id is not None]
        for one in ours:
            one.emoji = None
        return bool(ours)

    @property
    def pressable(self) -> set[str]:
        """The custom_ids of its controls."""
        return pressable(self.view.to_components() if self.view else [])

    def files(self) -> list[discord.File]:
        """The pictures as uploads, new each time: an upload can be used once."""
        return [discord.File(BytesIO(data), name, description=alt) for name, data, alt in self.pictures]

    def plain(self) -> dict[str, Any]:
        """The message as plain data for Discord."""
        return {
            "content": self.content,
            "embeds": [embed.to_dict() for embed in self._embeds()],
            "components": self.view.to_components() if self.view else [],
            "attachments": [{"filename": name, "description": alt} for name, _, alt in self.pictures],
        }


async def accepted(shape: Shape, tell: Callable[[], Awaitable[T]]) -> T:
    """Discord's answer to this message; if it refuses a face in it, send it again without any."""
    try:
        return await tell()
    except discord.HTTPException as error:
        if error.code != INVALID_FORM or "emoji" not in error.text or not shape.drop_emojis():
            raise
        log.warning("faces_refused", error=error.text)
        return await tell()


def pressable(components: Iterable[Mapping[str, Any]]) -> set[str]:
    """The custom_ids of these components and those in them."""
    found = set[str]()
    for component in components:
        found |= {str(component["custom_id"])} if component.get("custom_id") else set()
        found |= pressable(component.get("components", ()))
    return found


def written_in(message: discord.Message) -> str:
    """All that is written in a message, line by line."""
    parts: list[discord.Component] = list(message.components)
    texts = [message.content]
    for part in parts:  # which grows
        parts += part.children if isinstance(part, discord.Container) else []
        texts += [part.content] if isinstance(part, discord.TextDisplay) else []
    return "\n".join(texts)


def attached(stem: str, *pictures: Picture | None) -> tuple[Attached, ...]:
    """The pictures under names that change with them, so that no cache shows an old one."""
    return tuple(_attached(stem, picture) for picture in pictures if picture is not None)


def _attached(stem: str, picture: Picture) -> Attached:
    ending = "webp" if picture.data[:4] == b"RIFF" else "png"
    name = f"{stem}-{hashlib.blake2b(picture.data, digest_size=5).hexdigest()}.{ending}"
    return name, picture.data, cut(picture.alt, ALT)


def gallery(files: Sequence[Attached]) -> list[ui.Item[Any]]:
    """The pictures as parts of a layout, one below the other: side by side they would be small. Other files are offered
    to be saved.
    """
    return [_part(f"attachment://{name}", alt) for name, _, alt in files]


def _part(url: str, alt: str) -> ui.Item[Any]:
    if not url.endswith(PICTURES):
        return ui.File(url)
    return ui.MediaGallery(discord.MediaGalleryItem(url, description=alt or None))


def layout(*parts: ui.Item[Any], pictures: tuple[Attached, ...] = ()) -> Shape:
    """A stopped layout of one container."""
    return _laid(ui.Container(*parts), pictures=pictures)


def _laid(*parts: ui.Item[Any], pictures: tuple[Attached, ...]) -> Shape:
    view = ui.LayoutView(timeout=None)
    for part in parts:
        view.add_item(part)
    view.stop()
    return Shape(None, view, pictures)


def paragraph(lines: Sequence[str], limit: int = LAYOUT_TEXT // 4) -> list[ui.TextDisplay[Any]]:
    """A text of a layout; none if there is nothing to say."""
    text = cut("\n".join(line for line in lines if line), limit)
    return [ui.TextDisplay(text)] if text.strip() else []


HEADINGS = ("digest-before", "digest-mine", "digest-others")
"""Further headings; those of the chronicle have names that end in ``-began``."""


def is_heading(text: Text) -> bool:
    """Whether the next lines belong below it."""
    return text.id.endswith("-began") or text.id in HEADINGS


def told(texts: Sequence[Text], say: Say) -> list[str]:
    """Lines of the chronicle: headings (turns) in bold, all else as a list."""
    return [f"**{one_line(say(text))}**" if is_heading(text) else f"- {one_line(say(text))}" for text in texts]


def first_lines(lines: Sequence[str], say: Say, *, room: int) -> list[str]:
    """As many of the first lines as fit, and how many more there are."""
    shown = _fitting(lines, ANY, room)
    left = len(lines) - shown
    return [*lines[:shown], *([say(Text("more-lines", count=left))] if left else [])]


def last_lines(lines: Sequence[str], say: Say, *, room: int, most: int = ANY) -> list[str]:
    """As many of the last lines as fit, and how many there were before."""
    shown = _fitting(lines[::-1], most, room)
    left = len(lines) - shown
    return [*([say(Text("earlier-lines", count=left))] if left else []), *lines[left:]]


def _whole_lines(text: str, room: int) -> list[str]:
    """The first lines that have room."""
    lines = text.split("\n")
    return lines[: _fitting(lines, ANY, room)]


def _fitting(lines: Sequence[str], most: int, room: int) -> int:
    """How many lines fit; room for the line about the others is kept if there are any."""
    tried = lines if len(lines) <= most + SPARED else lines[:most]
    if len(tried) < len(lines) or sum(len(line) + 1 for line in lines) > room:
        room -= ROOM_FOR_REST
    fits = 0
    for line in tried:
        room -= len(line) + 1
        if room < 0:
            break
        fits += 1
    return fits
