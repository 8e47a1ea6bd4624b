"""The page fits a phone and a desk, can be read in both themes, and says what everything is."""

import pytest
from playwright.async_api import expect

from tests.sandbox_page.sampler import button, fill, row
from tests.sandbox_page.screen import PHONE, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

TOO_WIDE = """() => [...document.querySelectorAll("body *")].filter((node) => {
    const box = node.getBoundingClientRect();
    const hidden = node.closest("#sidebar, .only-heard, [hidden], .spoiler-cover") || box.width === 0;
    return !hidden && (box.right > innerWidth + 0.5 || box.left < -0.5);
}).map((node) => node.outerHTML.slice(0, 120))"""

# Every visible text with too little contrast to what is painted behind it.
FAINT = """() => {
    const channel = (value) => value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const rgba = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
        return [red / 255, green / 255, blue / 255, alpha / 255];
    };
    const light = ([red, green, blue]) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
    const ground = (node) => {
        for (let at = node; at; at = at.parentElement) {
            const colour = rgba(getComputedStyle(at).backgroundColor);
            if (colour[3] > 0.8) return colour;
        }
        return [1, 1, 1, 1];
    };
    const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !node.closest(".only-heard, :disabled, option, .avatar");
    const texts = [...document.querySelectorAll("body *")].filter((node) => shown(node)
        && [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()));
    return texts.map((node) => {
        const [one, other] = [light(rgba(getComputedStyle(node).color)), light(ground(node))].sort((a, b) => b - a);
        return [((one + 0.05) / (other + 0.05)).toFixed(2), node.outerHTML.slice(0, 120)];
    }).filter(([contrast]) => contrast < 4.5);
}"""

NAMELESS = """() => [...document.querySelectorAll("button, a, input, textarea, select, img, canvas")].filter((node) => {
    const label = node.getAttribute("aria-label") || node.textContent.trim() || node.alt
        || node.querySelector("img[alt]:not([alt='']), canvas[aria-label]") || node.labels?.length;
    return node.checkVisibility() && !label;
}).map((node) => node.outerHTML.slice(0, 120))"""


async def on_phone(screen: Screen) -> None:
    await screen.page.set_viewport_size(PHONE)
    await screen.page.reload()
    await expect(screen.people).to_have_count(4)


async def test_nothing_is_wider_than_a_phone(screen: Screen) -> None:
    await fill(screen.stand_in)
    await on_phone(screen)
    await expect(screen.messages).to_have_count(7)
    assert await screen.page.evaluate(TOO_WIDE) == []
    assert await screen.page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert await screen.page.evaluate("document.getElementById('scroller').scrollWidth") == PHONE["width"]


async def test_lists_and_forms_fit_a_phone(screen: Screen) -> None:
    await fill(screen.stand_in)
    await on_phone(screen)
    await screen.page.get_by_role("combobox", name="Choose a card").click()
    await expect(screen.options).to_have_count(25)
    assert await screen.page.evaluate(TOO_WIDE) == []
    await screen.press("Escape")
    await screen.composer.fill("/play ")
    await screen.page.get_by_role("button", name="Add where").click()
    await expect(screen.options).to_have_count(3)
    assert await screen.page.evaluate(TOO_WIDE) == []


async def test_the_channels_are_in_a_drawer_on_a_phone(screen: Screen) -> None:
    await on_phone(screen)
    games = screen.page.locator("#channels").get_by_role("button", name="games")
    await expect(games).to_be_hidden()
    await screen.button("Show channels").click()
    await expect(games).to_be_in_viewport()
    await expect(screen.page.locator("#channels [aria-current]")).to_be_focused()
    await screen.press("Escape")
    await expect(games).to_be_hidden()
    await expect(screen.button("Show channels")).to_be_focused()
    await screen.press("Enter")
    await games.click()
    await expect(games).to_be_hidden()
    await expect(screen.page.locator("h1")).to_have_text("games")
    await screen.button("Show channels").click()
    await screen.page.locator("#backdrop").click(position={"x": 340, "y": 300})
    await expect(games).to_be_hidden()


async def test_the_settings_are_behind_a_button_on_a_phone(screen: Screen) -> None:
    await on_phone(screen)
    switch = screen.page.get_by_role("switch", name="DMs open")
    await expect(switch).to_be_hidden()
    button = screen.button("Settings of Anna")
    await button.click()
    await expect(switch).to_be_visible()
    await expect(button).to_have_attribute("aria-expanded", "true")
    assert await screen.page.evaluate(TOO_WIDE) == []
    await switch.click()
    await screen.stand_in.order("person")
    await screen.page.locator("h1").click()
    await expect(switch).to_be_hidden()


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_all_texts_have_enough_contrast(screen: Screen, theme: str) -> None:
    await screen.page.emulate_media(color_scheme="light" if theme == "light" else "dark")
    await fill(screen.stand_in)
    await screen.page.reload()
    await expect(screen.messages).to_have_count(7)
    await expect(screen.page.locator("html")).to_have_attribute("data-theme", theme)
    assert await screen.page.evaluate(FAINT) == []
    await screen.composer.press_sequentially("/")
    await expect(screen.options).to_have_count(6)
    assert await screen.page.evaluate(FAINT) == []


async def test_everything_to_use_has_a_name(screen: Screen) -> None:
    await fill(screen.stand_in)
    await expect(screen.messages).to_have_count(7)
    assert await screen.page.evaluate(NAMELESS) == []


async def test_tab_goes_through_the_page_in_reading_order(screen: Screen) -> None:
    await screen.shown(components=[row(button())])
    names: list[str] = []
    await screen.press("Tab")
    while await screen.page.evaluate("document.activeElement !== document.body"):
        names.append(await screen.page.evaluate("document.activeElement.ariaLabel ?? document.activeElement.innerText"))
        ring = await screen.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        assert ring != "none" or names[-1] == "Message #general"
        await screen.press("Tab")
    wanted = ["Anna", "David", "general", "Delete channel", "DMs open", "Join", "Message #general", "Send"]
    assert [name for name in names if name in wanted] == wanted


async def test_motion_stops_for_who_wants_none(screen: Screen) -> None:
    item = await screen.shown(flags=1 << 7)
    await expect(item.locator(".dots")).to_have_css("animation-name", "none")
    await screen.page.emulate_media(reduced_motion="no-preference")
    await expect(item.locator(".dots")).to_have_css("animation-name", "dots")
