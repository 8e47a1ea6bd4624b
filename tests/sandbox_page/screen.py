"""The page as a person in front of it sees it: where things are, and how they are used."""

from typing import Any

from playwright.async_api import Locator, Page, ViewportSize, expect

from tests.sandbox_page.stand_in import StandIn

WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}


class Screen:
    """One open window of the page."""

    def __init__(self, page: Page, stand_in: StandIn) -> None:
        self.page = page
        self.stand_in = stand_in

    async def open(self, route: str = "#/101/201") -> None:
        """Opens the page at a route and waits until the stand-in has said hello."""
        await self.page.goto(self.stand_in.url + route)
        await expect(self.people).to_have_count(4)

    @property
    def people(self) -> Locator:
        return self.page.locator("#people .person")

    @property
    def messages(self) -> Locator:
        return self.page.locator(".messages > .message")

    @property
    def last(self) -> Locator:
        """The newest message."""
        return self.messages.last

    @property
    def composer(self) -> Locator:
        return self.page.locator("#composer textarea")

    @property
    def options(self) -> Locator:
        """The options of the list that is open."""
        return self.page.locator(".popup").get_by_role("option")

    @property
    def dialog(self) -> Locator:
        return self.page.locator("dialog[open]")

    def field(self, option: str) -> Locator:
        """The input of a command's option, by its English name."""
        return self.page.locator(f'.option-field[data-option="{option}"] input')

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    async def shown(self, **message: Any) -> Locator:
        """Posts a message to the open channel and gives it as drawn."""
        posted = await self.stand_in.post(**message)
        item = self.page.locator(f'[data-message-id="{posted["id"]}"]')
        await expect(item).to_be_visible()
        return item

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)
