"""What a message is made of before Discord gets it: content, controls, pictures; and how text is fitted into it.

Laws: content has at most 2000 characters, what stands below the pictures 4096, the texts of a layout together 4000; a
layout has no content; every picture has its alternative text in both places; views are stopped.
"""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from typing import Any, Protocol, TypeAlias

import discord
import msgspec
from discord import ui

from bot.labels import cut, one_line
from games.kernel.text import Say, Text

CONTENT, BELOW, LAYOUT_TEXT, ALT = 2000, 4096, 4000, 1024
ANY = 2**31
"""As many lines as there are."""
ROOM_FOR_REST = 60
"""What "… and 12 more lines" takes."""
SPARED = 2
"""For so few lines nothing is cut: saying so would take as much room."""

Attached: TypeAlias = tuple[str, bytes, str]
"""A picture in a message: file name, bytes, alternative text."""


class Drawn(Protocol):
    """A picture with its alternative text."""

    @property
    def data(self) -> bytes:
        """The file."""

    @property
    def alt(self) -> str:
        """What it shows, in words."""


class Shape(msgspec.Struct, frozen=True):
    """A message: classic (content, then pictures, then what is said `below` them, then rows of controls) or a layout
    (its view says all).
    """

    content: str | None = None
    view: ui.View | ui.LayoutView | None = None
    pictures: tuple[Attached, ...] = ()
    below: str = ""

    def said(self) -> dict[str, Any]:
        """The words of a classic message as discord.py takes them, so that none of what stood there before stays."""
        if self.content is None:
            return {}
        return {"content": self.content, "embeds": [discord.Embed(description=self.below)] if self.below else []}

    @property
    def pressable(self) -> set[str]:
        """The custom_ids of its controls."""
        return pressable(self.view.to_components() if self.view else [])

    def files(self) -> list[discord.File]:
        """The pictures as uploads; made anew each time, because an upload is used up."""
        return [discord.File(BytesIO(data), name, description=alt) for name, data, alt in self.pictures]

    def plain(self) -> dict[str, Any]:
        """What Discord is sent, as plain data."""
        return {
            "content": self.content,
            "embeds": [embed.to_dict() for embed in self.said().get("embeds", ())],
            "components": self.view.to_components() if self.view else [],
            "attachments": [{"filename": name, "description": alt} for name, _, alt in self.pictures],
        }


def pressable(components: Iterable[Mapping[str, Any]]) -> set[str]:
    """The custom_ids of these components and those in them."""
    found = set[str]()
    for component in components:
        found |= {str(component["custom_id"])} if component.get("custom_id") else set()
        found |= pressable(component.get("components", ()))
    return found


def attached(stem: str, *pictures: Drawn | None) -> tuple[Attached, ...]:
    """The pictures under names that change with them, so that no old one is shown from a cache."""
    return tuple(_attached(stem, picture) for picture in pictures if picture is not None)


def _attached(stem: str, picture: Drawn) -> Attached:
    ending = "webp" if picture.data[:4] == b"RIFF" else "png"
    name = f"{stem}-{hashlib.blake2b(picture.data, digest_size=5).hexdigest()}.{ending}"
    return name, picture.data, cut(picture.alt, ALT)


def gallery(pictures: Sequence[Attached]) -> list[ui.MediaGallery[Any]]:
    """The pictures as parts of a layout, one below the other: beside each other they would be small."""
    items = [discord.MediaGalleryItem(f"attachment://{name}", description=alt or None) for name, _, alt in pictures]
    return [ui.MediaGallery(item) for item in items]


def layout(*parts: ui.Item[Any], pictures: tuple[Attached, ...] = ()) -> Shape:
    """A stopped layout of one container."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*parts))
    view.stop()
    return Shape(None, view, pictures)


def paragraph(lines: Sequence[str], limit: int = LAYOUT_TEXT // 4) -> list[ui.TextDisplay[Any]]:
    """A text of a layout; none if there is nothing to say."""
    text = cut("\n".join(line for line in lines if line), limit)
    return [ui.TextDisplay(text)] if text else []


HEADINGS = ("digest-before", "digest-mine", "digest-others")
"""Headings beside those of the chronicle, whose names end in ``-began``."""


def is_heading(text: Text) -> bool:
    """Whether what follows stands under it."""
    return text.id.endswith("-began") or text.id in HEADINGS


def told(texts: Sequence[Text], say: Say) -> list[str]:
    """Lines of the chronicle: headings (turns) in bold, all else as a list."""
    return [f"**{one_line(say(text))}**" if is_heading(text) else f"- {one_line(say(text))}" for text in texts]


def first_lines(lines: Sequence[str], say: Say, *, room: int, most: int = ANY) -> list[str]:
    """As many of the first lines as fit, and how many more there are."""
    shown = _fitting(lines, most, room)
    left = len(lines) - shown
    return [*lines[:shown], *([say(Text("more-lines", count=left))] if left else [])]


def last_lines(lines: Sequence[str], say: Say, *, room: int, most: int = ANY) -> list[str]:
    """As many of the last lines as fit, and how many there were before."""
    shown = _fitting(lines[::-1], most, room)
    left = len(lines) - shown
    return [*([say(Text("earlier-lines", count=left))] if left else []), *lines[left:]]


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
