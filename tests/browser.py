"""A real browser for tests of pages: the Chromium found on this machine, without a window.

Laws: nothing is downloaded; without Chromium the test is skipped and says so.
"""

import shutil
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, WebError, async_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

LOST_CONNECTION = "WebSocket connection to"
"""How a complaint begins that belongs to a server which ends while its page is open."""


def chromium_path() -> str | None:
    """The path of the first Chromium on PATH, or None."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@asynccontextmanager
async def launched_chromium() -> AsyncIterator[Browser]:
    """A running Chromium, closed at the end; without one, skips the test that asks for it."""
    if (path := chromium_path()) is None:
        pytest.skip(f"no Chromium on PATH (looked for {', '.join(NAMES)})")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all tests of a run, which must use the session's loop: `asyncio(loop_scope="session")`."""
    async with launched_chromium() as chromium:
        yield chromium


@contextmanager
def uncomplaining(context: BrowserContext, harmless: Callable[[ConsoleMessage], bool]) -> Iterator[None]:
    """Fails if a page of the context throws or logs errors meanwhile, except lost connections and `harmless` ones."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        expected = message.text.startswith(LOST_CONNECTION) or harmless(message)
        if message.type in ("error", "warning") and not expected:
            complaints.append(f"{message.text}: {message.location['url']}")

    def thrown(error: WebError) -> None:
        complaints.append(str(error.error))

    context.on("console", heard)
    context.on("weberror", thrown)
    yield
    context.remove_listener("console", heard)
    context.remove_listener("weberror", thrown)
    assert complaints == [], complaints
