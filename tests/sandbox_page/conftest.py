"""The page of the sandbox in a real browser, against a server of the tests' own that speaks its protocol."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, expect

from tests.browser import browser, uncomplaining
from tests.sandbox_page.screen import WIDE, Screen
from tests.sandbox_page.stand_in import StandIn

__all__ = ["browser"]

COMMANDS = Path(__file__).with_name("commands.json")
PATIENCE_MS = 120_000
"""After this a page hangs, however busy the machine is."""

expect.set_options(timeout=PATIENCE_MS)


@asynccontextmanager
async def started_stand_in() -> AsyncIterator[StandIn]:
    server = StandIn(json.loads(COMMANDS.read_text(encoding="utf-8")))
    await server.start()
    yield server
    await server.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def profile(browser: Browser) -> AsyncIterator[BrowserContext]:
    """One profile for all tests, in English and dark. An open window keeps the drawing processes warm: starting them
    again takes longer than most tests.
    """
    context = await browser.new_context(
        viewport=WIDE, locale="en-GB", timezone_id="Europe/Berlin", color_scheme="dark", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE_MS)
    async with started_stand_in() as server:
        await (await context.new_page()).goto(f"{server.url}page/icon.svg")
    yield context
    await context.close()


@asynccontextmanager
async def new_windows(profile: BrowserContext) -> AsyncIterator[BrowserContext]:
    """The profile for new windows, closed and forgotten in the end. Fails if a page in them throws or logs errors,
    except about a picture that was loading when the server ended: the browser always does.
    """
    others = profile.pages
    with uncomplaining(profile, lambda message: message.page in others or "/attachments/" in message.location["url"]):
        yield profile
        for page in profile.pages:
            if page not in others:
                await page.evaluate("localStorage.clear()")
                await page.close()


@pytest_asyncio.fixture(loop_scope="session")
async def stand_in() -> AsyncIterator[StandIn]:
    async with started_stand_in() as server:
        yield server


@pytest_asyncio.fixture(loop_scope="session")
async def context(profile: BrowserContext) -> AsyncIterator[BrowserContext]:
    async with new_windows(profile) as context:
        yield context


@pytest_asyncio.fixture(loop_scope="session")
async def screen(context: BrowserContext, stand_in: StandIn) -> Screen:
    """The page open as Anna in #general."""
    screen = Screen(await context.new_page(), stand_in)
    await screen.open()
    return screen


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def shared(profile: BrowserContext) -> AsyncIterator[Screen]:
    """One page for many tests that only post a message and look at it."""
    async with started_stand_in() as server, new_windows(profile) as context:
        screen = Screen(await context.new_page(), server)
        await screen.open()
        yield screen
