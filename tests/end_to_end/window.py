"""The sandbox's page with the real program behind it, used by one person."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path

import discord
import pytest
import structlog
from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bot.host.settings import Settings
from bot.run import run
from games.kernel.engine.text import Text
from sandbox import Limits, Sandbox
from tests.browser import uncomplaining

FOLDER = "PARLATORIUM_SCREENSHOTS"
"""The environment variable that names a folder for the screenshots."""
PATIENCE_MS = 300_000
"""How long anything may take on a busy machine: after that it hangs."""
NEXT_ANSWER = ", ".join(f'button.button[data-custom-id*=":{verb}"]' for verb in ("take", "none", "pick"))
expect.set_options(timeout=PATIENCE_MS)
TOO_WIDE = """() => [...document.querySelectorAll("main *")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width > 0 && !node.closest("[hidden], .only-heard") && (box.right > innerWidth + 0.5 || box.left < -0.5);
}).map((node) => node.outerHTML.slice(0, 120))"""


@asynccontextmanager
async def program(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[str]:
    """The whole program in the sandbox; gives the address of its page."""
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    gateway = discord.gateway.DiscordWebSocket
    monkeypatch.setattr(gateway, "DEFAULT_GATEWAY", gateway.DEFAULT_GATEWAY)
    patient = replace(Limits(), answer_within=PATIENCE_MS / 1000)
    monkeypatch.setattr("sandbox.Sandbox", partial(Sandbox, limits=patient))
    ready: asyncio.Future[Text] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()
    settings = Settings(data_dir=folder, sandbox_port=0)
    running = asyncio.create_task(run(settings, ready.set_result, stop))
    try:
        await asyncio.wait({running, ready}, timeout=PATIENCE_MS / 1000, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            await running
        yield str(ready.result().args["address"])
    finally:
        stop.set()
        await running
        structlog.reset_defaults()


@asynccontextmanager
async def window(browser: Browser, size: ViewportSize, provoked: str = "/attachments/") -> AsyncIterator[Page]:
    """A browser without memory that fails if the page throws or logs errors, except `provoked` ones: the browser
    always complains if a picture is replaced while it loads.
    """
    context = await browser.new_context(viewport=size, locale="en-GB", color_scheme="dark", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE_MS)
    with uncomplaining(context, lambda message: provoked in f"{message.text} {message.location['url']}"):
        yield await context.new_page()
        await context.close()


class Seat:
    """The page as one person after the other uses it; `shots` is where its pictures go."""

    def __init__(self, page: Page, address: str, shots: Path) -> None:
        self.page = page
        self.address = address
        self.shots = shots
        self.number = 0

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.page.locator(".messages > .message").last

    @property
    def next_answer(self) -> Locator:
        """The buttons of the newest question: the sensible answer first if it has a button of its own, else any."""
        return self.page.locator(".messages > .message").locator(NEXT_ANSWER)

    async def open(self) -> None:
        """Look at the page for the first time."""
        await self.page.goto(self.address)
        await expect(self.page.locator("#people .person")).to_have_count(4)

    async def become(self, name: str) -> None:
        """Be another person; the place stays."""
        person = self.page.locator("#people .person").filter(has_text=name)
        await person.click()
        await expect(self.page.locator("#people [aria-current]")).to_contain_text(name)

    async def go_to(self, channel: str) -> None:
        """Look at another channel, or at the direct messages with the bot (called as it is)."""
        menu = self.page.locator(".menu-button")
        if await menu.is_visible():
            await menu.click()
        await self.page.locator("#channels").get_by_role("button", name=channel).first.click()
        await expect(self.page.locator("h1")).to_contain_text(channel)

    async def press(self, verb: str) -> None:
        """Press the newest button of this verb, and wait until it was answered."""
        button = self.page.locator(f'[data-custom-id*=":-:{verb}"]').last
        await button.click()
        await expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    async def play_turn(self) -> None:
        """Answer by the first button until there is no question left."""
        await expect(self.next_answer.first).to_be_visible()
        while await self.next_answer.count():
            pressed = await self.next_answer.first.get_attribute("data-custom-id")
            await self.next_answer.first.click()
            await expect(self.page.locator(f'[data-custom-id="{pressed}"]')).to_have_count(0)

    async def asked(self, *names: str) -> str:
        """The one of these people who has something to answer in the direct messages."""
        async with asyncio.timeout(PATIENCE_MS / 1000):
            while True:
                for name in names:
                    await self.become(name)
                    with suppress(AssertionError):
                        await expect(self.next_answer.first).to_be_visible(timeout=500)
                        return name

    async def shoot(self, name: str) -> None:
        """Take a picture of the window when all pictures in it are loaded; nothing may be wider than the window."""
        await expect(self.page.locator(".failure:visible")).to_have_count(0)
        shown = "[...document.images].every((one) => one.complete && one.naturalWidth > 0)"
        await expect(self.page.locator("[data-waiting]")).to_have_count(0)
        while not await self.page.evaluate(shown):
            await self.page.wait_for_timeout(20)
        assert await self.page.evaluate(TOO_WIDE) == []
        self.number += 1
        width = (self.page.viewport_size or {"width": 0})["width"]
        taken = await self.page.screenshot(path=self.shots / f"{width}-{self.number:02}-{name}.png")
        if folder := os.environ.get(FOLDER):
            (Path(folder) / f"{width}-{self.number:02}-{name}.png").write_bytes(taken)
