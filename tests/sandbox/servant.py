"""A real discord.py client under a test's command, and a plain http client for what discord.py hides."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
from discord import app_commands, ui

from sandbox import Message, Sandbox

PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (300).to_bytes(4, "big") + (200).to_bytes(4, "big") + b"\0" * 20
TOKEN = "of this test"
Handling = Callable[[discord.Interaction], Awaitable[object]]


class Servant(discord.Client):
    """Answers commands by `on_command[name]` and clicks and forms by `on_press[custom_id]`."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True) if intents is None else intents,
            max_messages=None,
            guild_ready_timeout=0.05,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.on_command: dict[str, Handling] = {}
        self.on_press: dict[str, Handling] = {}
        self.offered: list[str] = ["Dominion", "Domus Domini"]
        self.seen: list[discord.Interaction] = []
        self.resumes = 0
        self.up = asyncio.Event()
        self.tree = app_commands.CommandTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self.tree.add_command(self._play())
        self.tree.add_command(self._settings())

    def _play(self) -> app_commands.Command[Any, ..., Any]:
        @app_commands.command(name="play", description="Open a table")
        async def play(interaction: discord.Interaction, game: str, seats: int | None = None) -> None:
            await self.on_command["play"](interaction)

        @play.autocomplete("game")
        async def offer(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            found = [game for game in self.offered if typed.lower() in game.lower()]
            return [app_commands.Choice(name=game, value=game.lower()) for game in found]

        return play

    def _settings(self) -> app_commands.Group:
        group = app_commands.Group(name="settings", description="Your settings")

        @group.command(name="language", description="Your language")
        @app_commands.choices(code=[app_commands.Choice(name="Deutsch", value="de")])
        async def language(interaction: discord.Interaction, code: str) -> None:
            await self.on_command["settings language"](interaction)

        return group

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify at once; the sandbox has no queue for it."""

    async def on_ready(self) -> None:
        self.up.set()

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.seen.append(interaction)
        data: Any = interaction.data
        custom_id = data.get("custom_id")
        if isinstance(custom_id, str) and custom_id in self.on_press:
            await self.on_press[custom_id](interaction)

    def channel(self, sandbox: Sandbox, name: str = "refektorium") -> discord.PartialMessageable:
        """A channel by name, without asking for it."""
        return self.get_partial_messageable(sandbox.channel(name).id)

    async def dm(self, sandbox: Sandbox, name: str) -> discord.DMChannel:
        """The direct messages with a person."""
        return await self.create_dm(discord.Object(sandbox.person(name).id))


@asynccontextmanager
async def serving(sandbox: Sandbox, client: Servant | None = None) -> AsyncIterator[Servant]:
    """A client that is logged in and ready."""
    client = client or Servant()
    running = asyncio.create_task(client.start(sandbox.token))
    try:
        ready = asyncio.create_task(client.up.wait())
        await asyncio.wait({ready, running}, return_when=asyncio.FIRST_COMPLETED)
        yield client
    finally:
        await client.close()
        await running


class Rest:
    """Plain http to the api."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self._sandbox = sandbox
        self._session = session

    async def __call__(
        self, method: str, path: str, body: object = None, token: str | None = None
    ) -> tuple[int, Any, dict[str, str]]:
        """Status, parsed body (None for 204), headers."""
        headers = {"Authorization": f"Bot {token or self._sandbox.token}"}
        url = self._sandbox.api_base + path
        async with self._session.request(method, url, json=body, headers=headers) as response:
            found = await response.json() if response.content_type == "application/json" else None
            return response.status, found, dict(response.headers)

    async def form(self, method: str, path: str, payload: str, **files: bytes) -> tuple[int, Any]:
        """Send form data: a payload and files by name (dots written as two underscores)."""
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", payload, content_type="application/json")
        for index, (name, data) in enumerate(files.items()):
            form.add_field(f"files[{index}]", data, filename=name.replace("__", "."))
        headers = {"Authorization": f"Bot {self._sandbox.token}"}
        async with self._session.request(method, self._sandbox.api_base + path, data=form, headers=headers) as response:
            return response.status, await response.json()


def buttons(*labels: str, disabled: bool = False) -> ui.View:
    """A view of buttons whose ids are their labels in small letters."""
    view = ui.View(timeout=None)
    for label in labels:
        view.add_item(ui.Button(label=label, custom_id=label.lower(), disabled=disabled))
    view.stop()
    return view


def picture(name: str = "table.png", alt: str | None = "The table") -> discord.File:
    """A small picture."""
    return discord.File(io.BytesIO(PNG), name, description=alt)


def layout(name: str | None = None, *, text: str = "The table", button: str = "hand") -> ui.LayoutView:
    """A layout of components v2: a text, a picture if named, a button beside a text, a button in a row."""
    container: ui.Container[ui.LayoutView] = ui.Container(ui.TextDisplay(text), accent_color=0x4A2C2A)
    if name:
        container.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="The table")))
    container.add_item(ui.Separator())
    container.add_item(ui.Section("My hand", accessory=ui.Button(label="Hand", custom_id=button)))
    view = ui.LayoutView(timeout=None)
    view.add_item(container)
    view.add_item(ui.ActionRow(ui.Button(label="Log", custom_id="log")))
    view.stop()
    return view


def only(messages: list[Message]) -> Message:
    """The one message there is."""
    (message,) = messages
    return message
