"""The page of the sandbox in a real browser, with the real program: a table from `/play` to the second turns."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from tests.browser import browser
from tests.empty_database import only_on
from tests.end_to_end.window import Seat, program, window

__all__ = ["browser"]

pytestmark = [pytest.mark.asyncio(loop_scope="session"), only_on("sqlite", "the page knows of no database")]

WIDE: ViewportSize = {"width": 1200, "height": 900}
PHONE: ViewportSize = {"width": 360, "height": 740}
TABLE = "spieltisch"
MAIL = "Parlatorium"


async def lobby_and_start(seat: Seat) -> None:
    await seat.become("Anna")
    await seat.go_to(TABLE)
    await seat.page.locator("#composer textarea").fill("/spielen spiel:Dominion")
    await seat.page.keyboard.press("Enter")
    await expect(seat.last).to_contain_text("Wer spielt mit?")
    await seat.shoot("lobby")
    await seat.become("Ben")
    await seat.press("join")
    await expect(seat.last).to_contain_text("Ben")
    await seat.become("Anna")
    await seat.press("start")
    await expect(seat.last).to_contain_text("am Zug")
    await seat.shoot("table")


async def two_turns_each(seat: Seat) -> None:
    await seat.become("Ben")
    await seat.go_to(MAIL)
    for number in range(4):
        name = await seat.asked("Anna", "Ben")
        await seat.shoot(f"asked-{name}-{number + 1}")
        if number == 1:
            await seat.page.reload()
            await expect(seat.next_answer.first).to_be_visible()
        await seat.play_turn()
        await seat.shoot(f"played-{name}-{number + 1}")


async def look_around(seat: Seat) -> None:
    await seat.become("Ben")
    await seat.go_to(TABLE)
    await expect(seat.page.locator(".message .gallery canvas").last).to_be_visible()
    await seat.shoot("table-later")
    await seat.press("hand")
    await expect(seat.last).to_contain_text("Dominion")
    await expect(seat.last.locator(".only-you")).to_be_visible()
    await seat.shoot("my-hand")
    await seat.press("text")
    await expect(seat.last).to_contain_text("turn")
    await seat.shoot("table-as-text")
    await seat.page.reload()
    await expect(seat.page.locator(".message .gallery canvas").last).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
async def test_two_people_play_two_turns_each_on_the_page(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: ViewportSize
) -> None:
    async with program(tmp_path, monkeypatch) as address, window(browser, size) as page:
        seat = Seat(page, address, tmp_path)
        await seat.open()
        await lobby_and_start(seat)
        await two_turns_each(seat)
        await look_around(seat)
    assert seat.number == 13
