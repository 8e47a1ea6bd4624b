"""Setting a table up on the sandbox's page in a real browser, on a phone: a set in a few clicks, a list in the form."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect

from tests.browser import browser
from tests.empty_database import only_on
from tests.end_to_end.window import Seat, program, window

__all__ = ["browser"]

pytestmark = [pytest.mark.asyncio(loop_scope="session"), only_on("sqlite", "the page knows of no database")]

PHONE: ViewportSize = {"width": 360, "height": 740}


async def pick(seat: Seat, menu: Locator, *names: str) -> None:
    """Pick these options of a select."""
    await menu.click()
    for name in names:
        await seat.page.get_by_role("option").filter(has_text=name).first.click()
    if await seat.page.get_by_role("option").count():
        await seat.page.keyboard.press("Escape")
    await expect(seat.page.locator("[aria-busy=true]")).to_have_count(0)


async def test_a_host_sets_a_table_up_on_a_phone(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with program(tmp_path, monkeypatch) as address, window(browser, PHONE) as page:
        seat = Seat(page, address, tmp_path)
        await seat.open()
        await seat.become("Anna")
        await seat.go_to("spieltisch")
        await page.locator("#composer textarea").fill("/spielen spiel:Dominion")
        await page.keyboard.press("Enter")
        await expect(seat.last).to_contain_text("Für Anfänger (Basisspiel): Keller")
        await seat.shoot("lobby")
        lobby, panel = seat.page.locator(".messages > .message").first, seat.last
        await seat.press("options")
        await expect(panel.locator(".only-you")).to_be_visible()
        await seat.shoot("panel")
        await pick(seat, panel.get_by_role("combobox").first, "Großes Geld")
        await expect(lobby).to_contain_text("Großes Geld: Abenteurer")
        await seat.shoot("set-picked")
        await panel.get_by_role("button", name="Zufälliges Königreich").click()
        await expect(panel).to_contain_text("Ein zufälliges Königreich aus")
        await seat.shoot("by-lot")
        await panel.get_by_role("button", name="Eigene Liste").click()
        await page.locator("dialog textarea").fill(
            "Kapelle, Dorf, Werkstatt, Miliz, Burggraben, thronsaal, hexe, gärten, spion"
        )
        await seat.shoot("form")
        await page.locator("dialog button[type=submit]").click()
        await expect(seat.last).to_contain_text("Nenne noch eine")
        await seat.shoot("too-few")
    assert seat.number == 6
