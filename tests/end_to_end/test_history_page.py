"""A finished game in a real browser, on a phone: once more picture by picture, as a film and a file, and counted."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from games.dominion.card import Card
from tests.browser import browser
from tests.empty_database import only_on
from tests.end_to_end.window import Seat, program, window

__all__ = ["browser"]

pytestmark = [pytest.mark.asyncio(loop_scope="session"), only_on("sqlite", "the page knows of no database")]

PHONE: ViewportSize = {"width": 360, "height": 740}
TABLE = "spieltisch"


async def typed(seat: Seat, command: str) -> None:
    """Give a command."""
    await seat.page.locator("#composer textarea").fill(command)
    await seat.page.keyboard.press("Enter")


async def play_against_a_computer(seat: Seat) -> None:
    await seat.become("Anna")
    await seat.go_to(TABLE)
    await typed(seat, "/spielen spiel:Dominion")
    await expect(seat.last).to_contain_text("Wer spielt mit?")
    await seat.press("computer")
    await expect(seat.last).to_contain_text("Computer 1")
    await seat.press("start")
    await expect(seat.last).to_contain_text("am Zug")
    await seat.press("hand")
    await seat.play_turn()
    await expect(seat.page.locator('[data-custom-id*=":-:replay"]')).to_have_count(2)


async def walk_through(seat: Seat) -> None:
    await seat.press("replay")
    await expect(seat.last).to_contain_text("Bild 1 von")
    await seat.shoot("replay-first")
    await seat.last.get_by_role("button", name="Weiter").click()
    await expect(seat.last).to_contain_text("Bild 2 von")
    await seat.shoot("replay-second")
    await seat.last.get_by_role("button", name="Ende").click()
    await expect(seat.last).to_contain_text("Damit ist das Spiel aus.")
    await seat.shoot("replay-end")
    await seat.press("film")
    await expect(seat.last).to_contain_text("das ganze Spiel als Film")
    await expect(seat.last.locator("img.face")).to_be_visible()  # what moves is no still
    await seat.shoot("film")


async def keep_and_check(seat: Seat) -> None:
    await seat.press("verify")
    await expect(seat.last).to_contain_text("Alles stimmt")
    await seat.shoot("verify")
    await seat.press("export")
    await expect(seat.last).to_contain_text("Das ganze Spiel als Datei")
    await seat.shoot("export")
    await typed(seat, "/statistik wessen:Meine eigenen")
    await expect(seat.last).to_contain_text("Deine beendeten Spiele")
    await seat.shoot("stats")
    await typed(seat, "/statistik wessen:Die dieses Servers")
    await expect(seat.last).to_contain_text("Die beendeten Spiele dieses Servers")
    await seat.shoot("stats-server")


async def test_a_finished_game_is_looked_at_again(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Card, "pile_size", lambda *_: 3)  # so that the game is soon over
    async with program(tmp_path, monkeypatch) as address, window(browser, PHONE) as page:
        seat = Seat(page, address, tmp_path)
        await seat.open()
        await play_against_a_computer(seat)
        await walk_through(seat)
        await keep_and_check(seat)
