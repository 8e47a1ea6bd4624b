"""Pictures on the page: large as in Discord, drawn where they are seen, looked at closely; and the page stays small."""

from io import BytesIO
from typing import Any

import pytest
from PIL import Image
from playwright.async_api import Locator, expect

from tests.sandbox_page.sampler import button, row
from tests.sandbox_page.screen import PHONE, WIDE, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

LAYOUT = 1 << 15
DRAWN, SPARED = 50, 20
"""So many messages of a channel the page draws, and so many more before it lets the oldest go."""
TALL = {"width": 1080, "height": 1500}
PAINTED = "() => [...document.querySelectorAll('canvas')].filter((one) => one.width > 0).length"
NODES = "() => document.querySelectorAll('*').length"


def attachment(number: int = 1) -> dict[str, Any]:
    url = f"http://localhost:1/attachments/201/{number}/hand.png"
    return {"id": str(number), "filename": "hand.png", "url": url, "description": "Five Coppers", "size": 1, **TALL}


def laid_out(number: int = 1, words: str = "-# Dominion\n### Which card?\n-# One buy") -> dict[str, Any]:
    media = {"url": attachment(number)["url"], **TALL}
    picture = {"type": 12, "items": [{"media": media, "description": "Five Coppers"}]}
    return {"flags": LAYOUT, "components": [{"type": 10, "content": words}, picture, row(button("take"))]}


async def still(screen: Screen) -> None:
    """From now on pictures are PNG files, as the bot sends them."""
    file = BytesIO()
    Image.new("RGB", (108, 150), "teal").save(file, "PNG")
    body = file.getvalue()
    await screen.page.route("**/attachments/**", lambda route: route.fulfill(body=body, content_type="image/png"))


async def size(item: Locator) -> tuple[int, int]:
    box = await item.bounding_box()
    assert box is not None
    return round(box["width"]), round(box["height"])


async def test_a_plain_attachment_is_small_and_a_gallery_wide(screen: Screen) -> None:
    plain = await screen.shown(content="hand", attachments=[attachment()])
    width, height = await size(plain.locator(".picture"))
    assert (height, width) == (350, 252)
    wide = await screen.shown(**laid_out())
    assert (await size(wide.locator(".picture")))[0] == 640
    pair = await screen.shown(content="two", attachments=[attachment(1), attachment(2)])
    assert (await size(pair.locator(".attachments")))[0] == 550
    assert {(await size(one))[0] for one in await pair.locator(".picture").all()} == {273}


@pytest.mark.parametrize("viewport", [WIDE, PHONE], ids=["wide", "phone"])
async def test_the_question_stays_in_sight_until_the_buttons(screen: Screen, viewport: Any) -> None:
    await screen.page.set_viewport_size(viewport)
    item = await screen.shown(**laid_out())
    await expect(item.get_by_role("button", name="Join")).to_be_in_viewport()
    await expect(item.get_by_role("heading", name="Which card?")).to_be_in_viewport()
    wide = await screen.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide


async def test_a_still_picture_is_drawn_near_the_view_alone(screen: Screen) -> None:
    await still(screen)
    for number in range(20):
        await screen.stand_in.post(**laid_out(number))
    await expect(screen.messages).to_have_count(20)
    await expect(screen.last.get_by_role("img", name="Five Coppers")).not_to_have_attribute("width", "0")
    assert await screen.page.evaluate(PAINTED) < 6
    await screen.messages.first.scroll_into_view_if_needed()
    await expect(screen.messages.first.locator("canvas")).not_to_have_attribute("width", "0")
    await expect(screen.last.locator("canvas")).to_have_attribute("width", "0")


async def test_a_long_evening_leaves_the_page_small(screen: Screen) -> None:
    await still(screen)
    for number in range(DRAWN + SPARED):
        await screen.stand_in.post(**laid_out(number))
    await expect(screen.messages).to_have_count(DRAWN + SPARED)
    before = await screen.page.evaluate(NODES)
    for number in range(3 * DRAWN):
        message = await screen.stand_in.post(**laid_out(number))
        await screen.stand_in.update(message, **laid_out(1000 + number))
    await expect(screen.page.locator(f'[data-message-id="{message["id"]}"]')).to_be_in_viewport()
    assert await screen.messages.count() <= DRAWN + SPARED
    assert await screen.page.evaluate(NODES) <= before + 10
    assert await screen.page.evaluate(PAINTED) < 6
    await expect(screen.messages.first).to_have_class("message headed")
    await expect(screen.page.locator(".messages > .day")).to_have_count(1)


async def test_older_messages_are_shown_when_asked_for(screen: Screen) -> None:
    for number in range(DRAWN + SPARED + 1):
        await screen.stand_in.post(content=f"line {number}")
    await expect(screen.messages).to_have_count(DRAWN)
    await screen.button("Show older messages").click()
    await expect(screen.messages).to_have_count(DRAWN + SPARED + 1)
    await expect(screen.messages.nth(SPARED + 1).locator("article")).to_be_focused()
    await expect(screen.messages.nth(SPARED + 1)).to_be_in_viewport()
    await expect(screen.button("Show older messages")).to_be_hidden()


async def zoomed(screen: Screen) -> Locator:
    """The picture of a new message, opened."""
    item = await screen.shown(**laid_out())
    await item.get_by_role("button", name="Five Coppers").press("Enter")
    picture = screen.dialog.get_by_role("img", name="Five Coppers")
    await expect(picture).to_be_visible()
    return picture


async def test_a_picture_is_looked_at_closely_by_keys_and_buttons(screen: Screen) -> None:
    picture = await zoomed(screen)
    fitting, _ = await size(picture)
    await screen.press("+")
    assert (await size(picture))[0] == pytest.approx(1.4 * fitting, abs=2)
    await screen.button("Zoom in").click()
    assert (await size(picture))[0] == pytest.approx(1.96 * fitting, abs=2)
    await screen.button("Zoom out").click()
    await screen.press("0")
    assert (await size(picture))[0] == fitting
    await screen.button("Close").click()
    await expect(screen.dialog).to_have_count(0)


async def test_what_the_mouse_points_at_stays_where_it_is(screen: Screen) -> None:
    picture = await zoomed(screen)
    fitting, _ = await size(picture)
    box = await picture.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 4, box["y"] + box["height"] / 4
    await screen.page.mouse.move(x, y)
    await screen.page.mouse.wheel(0, -600)
    await expect(picture).to_have_class("close")
    after = await picture.bounding_box()
    assert after is not None
    assert after["width"] > 3 * fitting
    assert after["y"] + after["height"] / 4 == pytest.approx(y, abs=3)


async def test_the_way_back_closes_a_picture_and_leads_nowhere_else(screen: Screen) -> None:
    before = screen.page.url
    await zoomed(screen)
    await screen.page.go_back()
    await expect(screen.dialog).to_have_count(0)
    assert screen.page.url == before
    await zoomed(screen)
    await screen.press("Escape")
    await expect(screen.dialog).to_have_count(0)
    assert screen.page.url == before
