"""How high a person's message stands on a phone: whole games, with their questions in the sandbox's page in a real
Chromium, 360 pixels wide.

Computer players of the usual level play for people who answer in random order; a sample of all messages with a question
is measured. Prints a line per game and language: how many, and their heights (median, 90th percentile, highest) in
screens, one of which shows 580 pixels of messages. Run it by hand: python -m tools heights [messages [seats [game …]]]
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import BytesIO
from statistics import median, quantiles

from discord import ui
from msgspec.structs import replace
from PIL import Image
from playwright.async_api import Page, Route

from bot.language.phrases import LANGUAGES
from bot.messages.illustrated import Illustrated
from bot.messages.parts.beside import NOTHING, Beside
from bot.messages.parts.outgoing import Shape
from bot.messages.pictures.faces import Faces
from bot.messages.pictures.pictures import Drawing
from bot.messages.words.advising import Advising
from bot.tables.show import showing
from bot.tables.show.shown import Answered, Desk
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from tests.bot.reading import BOOK, Sitting
from tests.browser import launched_chromium
from tests.sandbox_page.screen import PHONE, Screen
from tests.sandbox_page.stand_in import StandIn

SCREEN = 580
"""The pixels of messages a phone shows."""
LAYOUT = 1 << 15
"""The flag of a message whose text and pictures are components."""
SEATS = 3
"""How many people play if nothing else is said."""


def questions(game: Game, most: int, language: str, seats: int = SEATS) -> list[Desk]:
    """The desks of a whole game with something to answer, evenly at most so many of them."""
    policy = game.mind.player(game.mind.usual)
    sitting = Sitting(game, b"heights", [policy] * seats, {}, masked=False)
    asked = [replace(desk, reader=replace(desk.reader, language=language)) for desk in sitting.play()]
    return asked[:: -(-len(asked) // most)]


def answering(desk: Desk) -> Beside:
    """The message as the reply to a click, if its person has done something that it tells, else as a push."""
    asked = desk.question
    return Beside(Answered(asked[1], asked[1].default)) if asked and desk.lately.done else NOTHING


class Phone:
    """The page on a phone, on which messages are measured one by one."""

    def __init__(self, page: Page, stand_in: StandIn) -> None:
        self.screen = Screen(page, stand_in)
        self.pictures: dict[str, bytes] = {}

    async def open(self) -> None:
        """Load the page; serves the pictures."""
        await self.screen.page.route("**/attachments/*", self._picture)
        await self.screen.open()

    async def _picture(self, route: Route) -> None:
        await route.fulfill(body=self.pictures[route.request.url.rpartition("/")[2]], content_type="image/png")

    async def height(self, shape: Shape) -> float:
        """How high a message stands, in pixels."""
        sent = shape.plain() | {"flags": LAYOUT if isinstance(shape.view, ui.LayoutView) else 0}
        for attachment, (name, data, _) in zip(sent["attachments"], shape.pictures, strict=True):
            self.pictures[name] = data
            width, height = Image.open(BytesIO(data)).size
            url = f"{self.screen.stand_in.url}attachments/{name}"
            attachment |= {"id": "1", "url": url, "width": width, "height": height}
        item = await self.screen.shown(**sent)
        for picture in await item.locator("img").all():
            await picture.evaluate("picture => picture.decode()")
        box = await item.bounding_box()
        return box["height"] if box else 0.0


@asynccontextmanager
async def phone() -> AsyncIterator[Phone]:
    """A phone with the page."""
    stand_in = StandIn([])
    await stand_in.start()
    async with launched_chromium() as browser:
        made = Phone(await browser.new_page(viewport=PHONE, color_scheme="dark"), stand_in)
        await made.open()
        yield made
    await stand_in.stop()


async def screens(game: Game, most: int, language: str, seats: int) -> list[float]:
    """How many screens of a phone each of these messages takes."""
    found, drawing = {game.name: game}, Drawing(BOOK)
    illustrated = Illustrated(BOOK, drawing, Advising(found), Faces(found))
    async with phone() as measuring:
        shapes = [await illustrated.desk(desk, answering(desk)) for desk in questions(game, most, language, seats)]
        heights = [await measuring.height(shape) / SCREEN for shape in shapes]
    drawing.close()
    return heights


async def result_screens(game: Game, language: str, seats: int) -> float:
    """How many screens of a phone the channel's message about the end of a game takes; the simplest players play it."""
    sitting = Sitting(game, b"heights", [game.mind.player(game.mind.levels[0])] * seats, {}, masked=False)
    for _ in sitting.play():
        pass
    ended, drawing, found = showing.table(sitting.loaded, sitting.match), Drawing(BOOK), {game.name: game}
    illustrated = Illustrated(BOOK, drawing, Advising(found), Faces(found))
    async with phone() as measuring:
        height = await measuring.height(await illustrated.table(replace(ended, language=language)))
    drawing.close()
    return height / SCREEN


def figures(heights: list[float]) -> tuple[float, float, float]:
    """Median, 90th percentile, highest."""
    return median(heights), quantiles(heights, n=10)[-1], max(heights)


async def measure(names: list[str], most: int, seats: int) -> None:
    """Measure some games in both languages."""
    found = find_games()
    for name in names or found:
        for language in LANGUAGES:
            heights = await screens(found[name], most, language, min(seats, found[name].seats[-1]))
            print(name, language, len(heights), *(f"{figure:.2f}" for figure in figures(heights)), flush=True)


if __name__ == "__main__":
    most, seats, *names = [*sys.argv[1:], *("40", f"{SEATS}")[len(sys.argv) - 1 :]]
    asyncio.run(measure(names, int(most), int(seats)))
