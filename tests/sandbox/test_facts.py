"""What the stand-in emits has every field that Discord's own description requires and that discord.py insists on."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord import ui

from sandbox import Person, Sandbox
from sandbox.forms.component import walk
from sandbox.forms.picture import content_type, size_of
from sandbox.service.interaction_event import interaction_json
from tests.sandbox.servant import PNG, Rest, Servant, buttons, layout, only, picture

USER = ["id", "username", "avatar", "discriminator", "public_flags", "flags", "global_name", "primary_guild"]
ATTACHMENT = ["id", "filename", "size", "url", "proxy_url"]
MEDIA = ["id", "url", "proxy_url"]
MESSAGE = [
    "type",
    "content",
    "mentions",
    "mention_roles",
    "attachments",
    "embeds",
    "timestamp",
    "edited_timestamp",
    "flags",
    "components",
    "id",
    "channel_id",
    "author",
    "pinned",
    "mention_everyone",
    "tts",
]
COMPONENT = {
    1: ["components"],
    2: ["style"],
    3: ["custom_id", "min_values", "max_values", "options"],
    5: ["custom_id", "min_values", "max_values"],
    9: ["components", "accessory"],
    10: ["content"],
    11: ["media", "description", "spoiler"],
    12: ["items"],
    13: ["file", "name", "size", "spoiler"],
    14: ["spacing", "divider"],
    17: ["accent_color", "components", "spoiler"],
}
INTERACTION = [
    "id",
    "application_id",
    "type",
    "token",
    "version",
    "attachment_size_limit",
    "data",
    "channel",
    "channel_id",
    "app_permissions",
    "locale",
    "entitlements",
    "authorizing_integration_owners",
    "context",
]
THREAD = [
    "id",
    "type",
    "flags",
    "guild_id",
    "name",
    "owner_id",
    "parent_id",
    "thread_metadata",
    "message_count",
    "member_count",
]
THREAD_METADATA = ["archived", "archive_timestamp", "auto_archive_duration", "locked"]
COMMAND = ["id", "application_id", "version", "default_member_permissions", "type", "name", "description"]


def has(found: dict[str, Any], keys: list[str]) -> bool:
    """Whether all keys are there."""
    return not [key for key in keys if key not in found]


def all_components() -> ui.LayoutView:
    """A layout with every kind of component."""
    view = layout("a.png")
    view.add_item(ui.Section("x", accessory=ui.Thumbnail("attachment://a.png")))
    view.add_item(ui.File("attachment://b.txt"))
    view.add_item(ui.ActionRow(ui.Select(custom_id="s", options=[discord.SelectOption(label="a", value="a")])))
    view.add_item(ui.ActionRow(ui.UserSelect(custom_id="u")))
    view.stop()
    return view


async def test_messages_and_all_their_components_are_complete(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    files = [picture("a.png"), discord.File(io.BytesIO(b"x"), "b.txt")]
    sent = await servant.channel(sandbox).send(view=all_components(), files=files)
    message: Any = only(anna.sees("refektorium")).json
    assert has(message, MESSAGE)
    assert has(message["author"], USER)
    kinds = {component["type"] for component in walk(message["components"])}
    assert kinds == set(COMPONENT)
    for component in walk(message["components"]):
        fields: Any = component
        assert has(fields, [*COMPONENT[fields["type"]], "type", "id"])
    ids = [component["id"] for component in walk(message["components"])]
    assert len(set(ids)) == len(ids)
    media: Any = next(one for one in walk(message["components"]) if one["type"] == 13)
    assert has(media["file"], MEDIA)
    assert (media["name"], media["size"]) == ("b.txt", 1)
    assert len(sent.components) == 6


async def test_attachments_are_complete(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    await servant.channel(sandbox).send("x", file=picture())
    message: Any = only(anna.sees("refektorium")).json
    assert has(message["attachments"][0], ATTACHMENT)


async def test_interactions_are_complete(servant: Servant, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("x", view=buttons("Join"))

    servant.on_command["play"] = answer
    servant.on_press["join"] = answer
    said = (await anna.command("refektorium", "/play", game="x")).said
    await anna.click(said, "Join")
    dm = await servant.dm(sandbox, "Ben")
    await ben.command(sandbox.world.channels[dm.id], "/play", game="x")
    for interaction in sandbox.interactions.recent():
        event: Any = interaction_json(sandbox.world, interaction)
        assert has(event, INTERACTION)
        in_guild = has(event, ["guild_id", "guild", "member", "guild_locale"])
        assert in_guild != has(event, ["user"])
        if in_guild:
            assert has(event["member"], ["user", "roles", "flags", "permissions", "joined_at", "deaf", "mute"])
        else:
            assert has(event["channel"]["recipients"][0], USER)
        assert has(event, ["message"]) == (interaction.kind == 3)


async def test_threads_and_commands_are_complete(servant: Servant, sandbox: Sandbox, rest: Rest) -> None:
    message = await servant.channel(sandbox).send("x")
    _, thread, _ = await rest("POST", f"/channels/{message.channel.id}/messages/{message.id}/threads", {"name": "T"})
    assert has(thread, THREAD)
    assert has(thread["thread_metadata"], THREAD_METADATA)
    _, commands, _ = await rest("GET", f"/applications/{servant.application_id}/commands")
    assert all(has(command, COMMAND) for command in commands)


async def test_people_and_channels_that_are_picked_are_told(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    told: list[str] = []

    async def answer(i: discord.Interaction) -> None:
        data: Any = i.data
        kind, name = ("users", "username") if "users" in data["resolved"] else ("channels", "name")
        told.append(data["resolved"][kind][data["values"][0]][name])
        await i.response.send_message("x")

    servant.on_press |= {"u": answer, "c": answer}
    view = ui.View(timeout=None)
    view.add_item(ui.UserSelect(custom_id="u"))
    view.add_item(ui.ChannelSelect(custom_id="c"))
    view.stop()
    await servant.channel(sandbox).send("Who", view=view)
    seen = only(anna.sees("refektorium"))
    await anna.select(seen, "u", str(sandbox.person("Ben").id))
    await anna.select(seen, "c", str(sandbox.channel("kreuzgang").id))
    assert told == ["ben", "kreuzgang"]


RIFF = b"RIFF\0\0\0\0WEBP"


@pytest.mark.parametrize(
    ("data", "size"),
    [
        (PNG, (300, 200)),
        (b"GIF89a" + b"\x2c\x01\xc8\x00", (300, 200)),
        (RIFF + b"VP8X" + b"\0" * 8 + b"\x2b\x01\0" + b"\xc7\0\0" + b"\0" * 4, (300, 200)),
        (RIFF + b"VP8L" + b"\0" * 5 + (299 | 199 << 14).to_bytes(4, "little") + b"\0" * 8, (300, 200)),
        (RIFF + b"VP8 " + b"\0" * 10 + b"\x2c\x01\xc8\x00", (300, 200)),
        (RIFF + b"XXXX" + b"\0" * 20, None),
        (b"text", None),
    ],
)
def test_the_size_of_a_picture_is_read(data: bytes, size: tuple[int, int] | None) -> None:
    assert size_of(data) == size


def test_content_types_follow_the_name() -> None:
    assert content_type("a.PNG") == "image/png"
    assert content_type("a.html") == "application/octet-stream"
