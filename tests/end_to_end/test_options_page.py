"""Setting a table up on the sandbox's page in a real browser, on a phone: the panel fits, its forms do the rest."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect

from tests.browser import browser
from tests.empty_database import only_on
from tests.end_to_end.window import Seat, program, window

__all__ = ["browser"]

pytestmark = [pytest.mark.asyncio(loop_scope="session"), only_on("sqlite", "the page knows of no database")]

PHONE: ViewportSize = {"width": 360, "height": 740}
USABLE = 580
"""Pixels that a phone leaves for messages."""


async def send(seat: Seat) -> None:
    """Send the open form."""
    await seat.page.locator("dialog button[type=submit]").click()
    await expect(seat.page.locator("dialog")).to_have_count(0)
    await expect(seat.page.locator("[aria-busy=true]")).to_have_count(0)


async def pick(seat: Seat, menu: Locator, name: str) -> None:
    """Pick this option of a list."""
    await menu.click()
    await seat.page.get_by_role("option").filter(has_text=name).first.click()


async def command(seat: Seat, typed: str) -> None:
    """Type a command."""
    await seat.page.locator("#composer textarea").fill(typed)
    await seat.page.keyboard.press("Enter")


@asynccontextmanager
async def annas_phone(browser: Browser, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Seat]:
    """The page on a phone, in a channel."""
    async with program(folder, monkeypatch) as address, window(browser, PHONE) as page:
        seat = Seat(page, address, folder)
        await seat.open()
        await seat.become("Anna")
        await seat.go_to("spieltisch")
        yield seat


async def test_a_host_sets_a_table_up_on_a_phone(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with annas_phone(browser, tmp_path, monkeypatch) as seat:
        page = seat.page
        await command(seat, "/spielen spiel:Dominion")
        await expect(seat.last).to_contain_text("Für Anfänger (Basisspiel): Keller")
        await seat.shoot("lobby")
        lobby, panel, form = seat.page.locator(".messages > .message").first, seat.last, page.locator("dialog")
        await seat.press("options")
        await expect(panel.locator(".only-you")).to_be_visible()
        await seat.shoot("panel")
        await panel.get_by_role("button", name="Empfohlenes Königreich").click()
        await seat.shoot("sets")
        await pick(seat, form.get_by_role("combobox").first, "Großes Geld")
        await send(seat)
        await expect(lobby).to_contain_text("Großes Geld: Abenteurer")
        await panel.get_by_role("button", name="Zufälliges Königreich").click()
        await form.get_by_role("checkbox", name="keine Angriffe").check()
        await seat.shoot("by-lot")
        await send(seat)
        await expect(panel).to_contain_text("Ein zufälliges Königreich aus")
        await panel.get_by_role("button", name="Ablauf und Zeit").click()
        await pick(seat, form.get_by_role("combobox", name="Bedenkzeit"), "ein Tag")
        await seat.shoot("pace-and-time")
        await send(seat)
        await expect(panel).to_contain_text("Bedenkzeit: ein Tag")
        box = await panel.bounding_box()
        assert box is not None
        assert box["height"] <= USABLE, "all that was set is seen at once"


async def test_a_wrong_list_is_mended_where_it_stands(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with annas_phone(browser, tmp_path, monkeypatch) as seat:
        await command(seat, "/spielen spiel:Dominion")
        panel, form = seat.last, seat.page.locator("dialog")
        await expect(panel).to_contain_text("Für Anfänger (Basisspiel): Keller")
        await seat.press("options")
        await expect(panel.locator(".only-you")).to_be_visible()
        await panel.get_by_role("button", name="Eigene Liste").click()
        await form.locator("textarea").fill(
            "Kapelle, Dorf, Werkstatt, Miliz, Burggraben, thronsaal, hexe, gärten, spion"
        )
        await seat.shoot("form")
        await send(seat)
        await expect(panel).to_contain_text("Nenne noch eine")
        await seat.shoot("too-few")
        await panel.get_by_role("button", name="Liste bearbeiten").click()
        await expect(form.locator("textarea")).to_have_value(
            "Kapelle\nDorf\nWerkstatt\nMiliz\nBurggraben\nthronsaal\nhexe\ngärten\nspion"
        )


async def test_settings_are_mine_and_a_servers_on_a_phone(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with annas_phone(browser, tmp_path, monkeypatch) as seat:
        form = seat.page.locator("dialog")
        await command(seat, "/einstellungen ")
        await expect(seat.last).to_contain_text("Deine Einstellungen")
        await seat.shoot("settings")
        await seat.last.get_by_role("button", name="Erinnern und Uhrzeit").click()
        await form.get_by_label("Zeitzone").fill("Wen")
        await seat.shoot("reminders")
        await send(seat)
        await expect(seat.last).to_contain_text("oder Europe/Vienna?")
        await seat.shoot("zone")
        await seat.last.get_by_role("button", name="Dieser Server").click()
        await seat.shoot("server")
        await send(seat)
        await expect(seat.last).to_contain_text("Auf diesem Server")
        await seat.shoot("server-set")
