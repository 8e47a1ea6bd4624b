"""A bot and the stand-in for Discord in one loop: what end-to-end tests play in."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import discord
import pytest
import yarl

from bot import commands
from bot.addresses import NONE, Address
from bot.client import Parlatorium
from bot.phrases import Phrasebook
from bot.sandbox import Limits, Message, Outcome, Person, Sandbox
from bot.tables import Tables, now_ms
from db.engine import Database, open_database
from games.kernel.discovery import find_games

CHANNEL = "spieltisch"
DECIDING = ("take", "pick", "none")
"""The verbs of controls that answer a question, the sensible default first."""


class House:
    """The stand-in, and a bot that may be stopped and started again on the same database.

    `late` is added to the clock (milliseconds), so that tests can let time pass.
    """

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch
        self.sandbox = Sandbox(folder / "sandbox.db", port=0, limits=Limits.off())
        self.late = 0
        self.bot: Parlatorium
        self.database: Database
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Start the stand-in and the bot."""
        await self.sandbox.start()
        self.monkeypatch.setattr(discord.http.Route, "BASE", self.sandbox.api_base)
        gateway = yarl.URL(self.sandbox.gateway_url)
        self.monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        await self.start_bot()

    async def stop(self) -> None:
        """Stop both."""
        await self.stop_bot()
        await self.sandbox.stop()

    async def start_bot(self) -> None:
        """A new process, as far as the bot can tell: nothing is kept but the database."""
        self.database = await open_database(f"sqlite+aiosqlite:///{self.folder / 'games.db'}")
        tables = Tables(self.database, find_games(), clock=lambda: now_ms() + self.late)
        self.bot = Parlatorium(tables=tables, phrasebook=Phrasebook.load(strict=True), guild_ready_timeout=0.1)
        await self.bot.login("sandbox")
        await commands.install(self.bot.tree, self.bot, sync=True)
        self._tasks = [asyncio.create_task(self.bot.connect()), asyncio.create_task(self.bot.delivery.run())]
        async with asyncio.timeout(10):
            await self.bot.ready.wait()

    async def stop_bot(self) -> None:
        """Stop as a SIGTERM does."""
        self.bot.closing = True
        await self.bot.close()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.database.close()

    # what people do

    def person(self, name: str) -> Person:
        """One of the four."""
        return self.sandbox.person(name)

    async def lobby(self, host: str = "Anna", *others: str) -> Message:
        """A lobby with these people; its message as it stands then."""
        opened = await self.person(host).command(CHANNEL, "/play", game="dominion")
        message = opened.said
        for name in others:
            outcome = await self.press(self.person(name), message, "join")
            assert outcome.updated is not None, outcome.reason
            message = outcome.updated
        return message

    async def game(self, *names: str) -> Message:
        """A game of these people that has just begun; its status message."""
        message = await self.lobby(*names)
        outcome = await self.press(self.person(names[0]), message, "start")
        assert outcome.updated is not None, outcome.reason
        return outcome.updated

    async def press(self, person: Person, message: Message, verb: str) -> Outcome:
        """Press the button with this verb."""
        return await person.click(message, button(message, verb))

    def question(self, person: Person) -> Message | None:
        """The newest message in the person's inbox that asks something."""
        return next((mail for mail in reversed(person.inbox()) if controls(mail)), None)

    async def asked(self, person: Person) -> Message:
        """The message that asks this person, as soon as it is there."""
        return await self.sandbox.until(lambda: self.question(person))

    async def decide(self, person: Person) -> Outcome:
        """Answer the person's question by the first control: the default, if there is one."""
        message = await self.asked(person)
        return await self.press_first(person, message)

    async def press_first(self, person: Person, message: Message) -> Outcome:
        """Press the first control that decides."""
        custom_id, component = next(iter(controls(message).items()))
        if "options" in component:
            least = max(1, int(str(component.get("min_values", 1))))
            values = [str(option["value"]) for option in component["options"][:least]]  # type: ignore[index, call-overload]
            return await person.select(message, custom_id, values)
        return await person.click(message, custom_id)

    async def turn(self, person: Person) -> Outcome:
        """Play a whole turn by defaults."""
        outcome = await self.decide(person)
        while outcome.updated is not None and controls(outcome.updated):
            outcome = await self.press_first(person, outcome.updated)
        return outcome


def controls(message: Message) -> dict[str, Mapping[str, object]]:
    """The enabled components that answer a question, by custom_id, the default first."""
    found: dict[str, Mapping[str, object]] = {}
    for verb in DECIDING:
        for component in message.clickable():
            address = Address.parse(str(component.get("custom_id", "")))
            if address and address.choice != NONE and address.verb == verb and not component.get("disabled"):
                found[str(component["custom_id"])] = component
    return found


def button(message: Message, verb: str) -> str:
    """The custom_id of the button with this verb."""
    for component in message.clickable():
        custom_id = str(component.get("custom_id", ""))
        address = Address.parse(custom_id)
        if address and address.verb == verb:
            return custom_id
    raise LookupError(f"no {verb} among {message.labels()}")
