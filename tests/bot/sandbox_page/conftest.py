"""The page of the sandbox in a real browser, against a server of the tests' own that speaks its protocol."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, expect

from tests.bot.sandbox_page.screen import WIDE, Screen
from tests.bot.sandbox_page.stand_in import StandIn
from tests.browser import browser

__all__ = ["browser"]

COMMANDS = Path(__file__).with_name("commands.json")
PATIENCE_MS = 120_000
"""What takes longer hangs, however busy the machine is."""
LOST_CONNECTION = "WebSocket connection to"

expect.set_options(timeout=PATIENCE_MS)


@asynccontextmanager
async def started_stand_in() -> AsyncIterator[StandIn]:
    server = StandIn(json.loads(COMMANDS.read_text(encoding="utf-8")))
    await server.start()
    yield server
    await server.stop()


@asynccontextmanager
async def fresh_context(browser: Browser) -> AsyncIterator[BrowserContext]:
    """A browser without memories, in English and dark, that fails if the page throws or complains."""
    context = await browser.new_context(
        viewport=WIDE, locale="en-GB", timezone_id="Europe/Berlin", color_scheme="dark", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_MS)
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not message.text.startswith(LOST_CONNECTION):
            complaints.append(message.text)

    context.on("console", heard)
    context.on("weberror", lambda thrown: complaints.append(str(thrown.error)))
    yield context
    await context.close()
    assert complaints == []


@pytest_asyncio.fixture(loop_scope="session")
async def stand_in() -> AsyncIterator[StandIn]:
    async with started_stand_in() as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def context(browser: Browser) -> AsyncIterator[BrowserContext]:
    async with fresh_context(browser) as context:
        yield context


@pytest_asyncio.fixture(loop_scope="session")
async def screen(context: BrowserContext, stand_in: StandIn) -> Screen:
    """The page open as Anna in #general."""
    screen = Screen(await context.new_page(), stand_in)
    await screen.open()
    return screen


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def shared(browser: Browser) -> AsyncIterator[Screen]:
    """One page for many tests that only post a message and look at it."""
    async with started_stand_in() as server, fresh_context(browser) as context:
        screen = Screen(await context.new_page(), server)
        await screen.open()
        yield screen
