"""Every kind of component is drawn, and its click or choice reaches the stand-in as Discord would send it."""

from typing import Any

import pytest
from playwright.async_api import Locator, expect

from tests.sandbox_page.sampler import button, row
from tests.sandbox_page.screen import Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

LAYOUT = 1 << 15


def select(**more: Any) -> dict[str, Any]:
    cards = ["Village", "Smithy", "Moat"]
    options = [{"label": card, "value": card.lower()} for card in cards]
    return {"type": 3, "custom_id": "pick", "placeholder": "Choose a card", "options": options, **more}


async def chosen(box: Locator) -> str:
    return await box.locator(".chosen, .placeholder").inner_text()


async def test_a_click_on_a_button_is_sent_and_waited_for(screen: Screen) -> None:
    item = await screen.shown(components=[row(button())])
    join = item.get_by_role("button", name="Join")
    await join.click()
    order = await screen.stand_in.order("click")
    message_id = screen.stand_in.messages["201"][-1]["id"]
    nonce = order.pop("nonce")
    assert order == {"do": "click", "as": "101", "channel_id": "201", "message_id": message_id, "custom_id": "join"}
    await expect(join).to_have_attribute("aria-busy", "true")
    await join.click()
    assert screen.stand_in.orders.empty()
    await screen.stand_in.finish({"nonce": nonce})
    await expect(join).not_to_have_attribute("aria-busy", "true")
    await join.click()
    assert (await screen.stand_in.order("click"))["nonce"] != nonce


async def test_buttons_have_five_styles_and_emoji(screen: Screen) -> None:
    styles = [
        button(f"b{style}", style=style, label=str(style), emoji={"id": None, "name": "♜"}) for style in range(1, 5)
    ]
    item = await screen.shown(
        components=[row(*styles, {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org/"})]
    )
    for style in ("primary", "secondary", "success", "danger"):
        await expect(item.locator(f".button.{style} .emoji")).to_have_text("♜")
    await expect(item.get_by_role("link", name="Rules")).to_have_attribute("href", "https://example.org/")


async def test_a_link_button_leads_nowhere_but_to_the_web(screen: Screen) -> None:
    item = await screen.shown(components=[row({"type": 2, "style": 5, "label": "Rules", "url": "javascript:alert(1)"})])
    await expect(item.locator(".button.link")).not_to_have_attribute("href", "javascript:alert(1)")


async def test_a_disabled_button_cannot_be_pressed(screen: Screen) -> None:
    item = await screen.shown(components=[row(button(disabled=True), select(disabled=True))])
    await expect(item.get_by_role("button", name="Join")).to_be_disabled()
    await expect(item.get_by_role("combobox")).to_be_disabled()


async def test_a_failed_click_says_so_until_the_next(screen: Screen) -> None:
    item = await screen.shown(components=[row(button())])
    join = item.get_by_role("button", name="Join")
    await join.click()
    await screen.stand_in.finish(await screen.stand_in.order("click"), "failed", reason="no answer in 3 s")
    await expect(item.get_by_role("alert")).to_have_text("This interaction failed (no answer in 3 s)")
    await join.click()
    await expect(item.locator(".failure")).to_be_hidden()


async def test_a_refusal_is_told(screen: Screen) -> None:
    item = await screen.shown(components=[row(button())])
    await item.get_by_role("button", name="Join").click()
    order = await screen.stand_in.order("click")
    await screen.stand_in.emit({"ev": "refused", "nonce": order["nonce"], "reason": "This channel is gone."})
    await expect(screen.page.locator(".toast")).to_have_text("This channel is gone.")
    await expect(item.get_by_role("button", name="Join")).not_to_have_attribute("aria-busy", "true")


async def test_a_refusal_of_something_without_an_answer_is_told_too(screen: Screen) -> None:
    await screen.stand_in.emit({"ev": "refused", "nonce": None, "reason": "Direct messages cannot be deleted."})
    await expect(screen.page.locator(".toast")).to_have_text("Direct messages cannot be deleted.")


async def test_orders_of_other_pages_are_not_ours(screen: Screen) -> None:
    item = await screen.shown(components=[row(button())])
    await item.get_by_role("button", name="Join").click()
    await screen.stand_in.finish({"nonce": "somebody-else"}, "failed")
    modal = {"custom_id": "m", "title": "M", "components": []}
    await screen.stand_in.emit({"ev": "modal", "user_id": "101", "nonce": "somebody-else", "modal": modal})
    await screen.shown(content="later")
    await expect(item.locator(".failure")).to_be_hidden()
    await expect(screen.dialog).to_have_count(0)


async def test_the_focus_survives_the_update_of_a_message(screen: Screen) -> None:
    item = await screen.shown(components=[row(button("a"), button("b", label="Leave"))])
    message = screen.stand_in.messages["201"][-1]
    await item.get_by_role("button", name="Leave").press("Enter")
    await screen.stand_in.update(message, components=[row(button("a"), button("b", label="Leave now"))])
    await expect(item.get_by_role("button", name="Leave now")).to_be_focused()
    await screen.stand_in.update(message, components=[row(button("c", label="Start"))])
    await expect(item.get_by_role("button", name="Start")).to_be_focused()


async def test_a_single_choice_is_sent_at_once(screen: Screen) -> None:
    item = await screen.shown(components=[row(select())])
    box = item.get_by_role("combobox", name="Choose a card")
    await box.click()
    await expect(screen.options).to_have_text(["Village", "Smithy", "Moat"])
    await screen.options.nth(1).click()
    order = await screen.stand_in.order("click")
    assert (order["custom_id"], order["values"]) == ("pick", ["smithy"])
    await expect(screen.options).to_have_count(0)
    assert await chosen(box) == "Smithy"
    await screen.stand_in.finish(order, "failed")
    await expect(box).to_contain_text("Choose a card")


async def test_a_choice_by_keyboard(screen: Screen) -> None:
    item = await screen.shown(components=[row(select())])
    box = item.get_by_role("combobox")
    await box.focus()
    await screen.press("ArrowDown", "End", "ArrowUp")
    active = await box.get_attribute("aria-activedescendant")
    await expect(screen.page.locator(f"#{active}")).to_have_text("Smithy")
    await screen.press("m", "Enter")
    assert (await screen.stand_in.order("click"))["values"] == ["moat"]
    await screen.press("Space", "Escape")
    await expect(screen.options).to_have_count(0)
    await expect(box).to_be_focused()


async def test_options_show_description_emoji_and_default(screen: Screen) -> None:
    options = [
        {
            "label": "Village",
            "value": "v",
            "description": "+2 actions",
            "emoji": {"id": None, "name": "⌂"},
            "default": True,
        }
    ]
    item = await screen.shown(components=[row(select(options=options))])
    box = item.get_by_role("combobox")
    assert await chosen(box) == "⌂ Village"
    await box.click()
    await expect(screen.options).to_have_attribute("aria-selected", "true")
    await expect(screen.options.locator(".option-description")).to_have_text("+2 actions")
    await expect(screen.options.locator(".option-emoji")).to_have_text("⌂")


async def test_emojis_of_the_application_are_pictures_that_a_screen_reader_passes_over(screen: Screen) -> None:
    options = [{"label": "Village", "value": "v", "emoji": {"id": "42", "name": "face_village"}, "default": True}]
    item = await screen.shown(components=[row(select(options=options))])
    box = item.get_by_role("combobox")
    await expect(box.locator("img")).to_have_attribute("src", "/emojis/42.png")
    await expect(box.locator("img")).to_have_attribute("alt", "")
    await box.click()
    await expect(screen.options.locator("img")).to_have_attribute("src", "/emojis/42.png")
    await expect(screen.options).to_have_text("Village")


async def test_several_choices_are_sent_when_the_list_closes(screen: Screen) -> None:
    item = await screen.shown(components=[row(select(min_values=1, max_values=2))])
    await item.get_by_role("combobox").click()
    await expect(screen.page.locator(".popup-footer")).to_contain_text("Choose 1 to 2")
    await screen.options.nth(2).click()
    await screen.options.nth(0).click()
    await expect(screen.options.nth(1)).to_have_attribute("aria-disabled", "true")
    assert screen.stand_in.orders.empty()
    await screen.page.get_by_role("button", name="Done").click()
    assert (await screen.stand_in.order("click"))["values"] == ["village", "moat"]


async def test_too_few_choices_are_none(screen: Screen) -> None:
    item = await screen.shown(components=[row(select(min_values=2, max_values=3))])
    box = item.get_by_role("combobox")
    await box.press("Enter")
    await screen.press("Space", "Escape")
    assert await chosen(box) == "Choose a card"
    await box.press("Enter")
    await screen.press("Space", "ArrowDown", "Space", "Tab")
    assert (await screen.stand_in.order("click"))["values"] == ["village", "smithy"]


async def test_several_choices_unchanged_are_not_sent(screen: Screen) -> None:
    item = await screen.shown(components=[row(select(max_values=3)), row(button())])
    await item.get_by_role("combobox").click()
    await screen.press("Escape")
    await item.get_by_role("button", name="Join").click()
    assert (await screen.stand_in.order("click"))["custom_id"] == "join"


async def test_none_can_be_chosen_where_none_is_enough(screen: Screen) -> None:
    chosen_before = [{"label": "Village", "value": "v", "default": True}]
    item = await screen.shown(components=[row(select(min_values=0, options=chosen_before))])
    await item.get_by_role("combobox").click()
    await screen.options.first.click()
    assert (await screen.stand_in.order("click"))["values"] == []


async def test_an_open_list_outlives_an_update_of_its_message(screen: Screen) -> None:
    item = await screen.shown(content="one", components=[row(select(max_values=2))])
    await item.get_by_role("combobox").click()
    await screen.options.first.click()
    await screen.stand_in.update(screen.stand_in.messages["201"][-1], content="two")
    await screen.shown(content="later")
    await expect(screen.options).to_have_count(3)
    await screen.press("Escape")
    await expect(item.locator(".content")).to_have_text("two")
    assert (await screen.stand_in.order("click"))["values"] == ["village"]


async def test_a_choice_belongs_to_who_began_it(screen: Screen) -> None:
    item = await screen.shown(components=[row(select(max_values=2))])
    await item.get_by_role("combobox").click()
    await screen.options.first.click()
    await screen.press("Alt+2")
    assert (await screen.stand_in.order("click"))["as"] == "101"


@pytest.mark.parametrize(
    ("kind", "options"),
    [
        (5, ["Anna", "Ben", "Clara", "David", "Parlatorium"]),
        (6, ["@everyone"]),
        (8, ["#general", "#games", "#evening"]),
    ],
)
async def test_people_roles_and_channels_can_be_chosen(screen: Screen, kind: int, options: list[str]) -> None:
    item = await screen.shown(components=[row({"type": kind, "custom_id": "who"})])
    await item.get_by_role("combobox", name="Make a selection").click()
    await expect(screen.options.locator(".option-label")).to_have_text(options)
    await screen.options.first.click()
    order = await screen.stand_in.order("click")
    assert order["values"] == {5: ["101"], 6: ["1"], 8: ["201"]}[kind]


async def test_chosen_people_are_shown(screen: Screen) -> None:
    defaults = [{"id": "102", "type": "user"}]
    item = await screen.shown(
        components=[row({"type": 5, "custom_id": "who", "default_values": defaults, "max_values": 4})]
    )
    assert await chosen(item.get_by_role("combobox")) == "Ben"


MEDIA = {"url": "http://localhost:1/attachments/201/9/table.png", "width": 640, "height": 360}


CONTAINER: dict[str, Any] = {
    "type": 17,
    "accent_color": 0xD4A72C,
    "components": [
        {"type": 10, "content": "## Turn 3\n**Ben** is to move"},
        {"type": 14, "divider": True, "spacing": 2},
        {
            "type": 9,
            "components": [{"type": 10, "content": "Log"}],
            "accessory": button("log", label="Open the log"),
        },
        {
            "type": 9,
            "components": [{"type": 10, "content": "Card"}],
            "accessory": {"type": 11, "media": MEDIA, "description": "Moat"},
        },
        {
            "type": 12,
            "items": [{"media": MEDIA, "description": "The table"}, {"media": {"url": "attachment://hand.png"}}],
        },
        {"type": 13, "file": {"url": "attachment://game.json"}},
        row(button("hand", label="My hand")),
        {"type": 99},
    ],
}
FILES: list[dict[str, Any]] = [
    {
        "id": "1",
        "filename": "hand.png",
        "url": "/attachments/201/1/hand.png",
        "description": "The hand",
        "width": 4,
        "height": 4,
        "size": 1,
    },
    {"id": "2", "filename": "game.json", "url": "/attachments/201/2/game.json", "size": 5120},
]


async def test_a_layout_draws_all_its_parts(screen: Screen) -> None:
    item = await screen.shown(flags=LAYOUT, components=[CONTAINER, {"type": 10, "content": "below"}], attachments=FILES)
    await expect(item.locator(".container")).to_have_css("border-left-color", "rgb(212, 167, 44)")
    await expect(item.get_by_role("heading", level=4)).to_have_text("Turn 3")
    await expect(item.get_by_role("separator")).to_be_visible()
    for alt in ("Moat", "The table", "The hand"):
        await expect(item.get_by_role("img", name=alt)).to_be_visible()
    await expect(item.get_by_role("link", name="game.json")).to_have_attribute("href", "/attachments/201/2/game.json")
    await expect(item.locator(".attachments")).to_have_count(0)
    await item.get_by_role("button", name="Open the log").click()
    assert (await screen.stand_in.order("click"))["custom_id"] == "log"
    await item.get_by_role("button", name="My hand").click()
    assert (await screen.stand_in.order("click"))["custom_id"] == "hand"


async def test_a_spoiler_container_is_covered(screen: Screen) -> None:
    inner = [{"type": 10, "content": "secret"}]
    item = await screen.shown(flags=LAYOUT, components=[{"type": 17, "spoiler": True, "components": inner}])
    await expect(item.get_by_text("secret")).to_be_hidden()
    await item.get_by_role("button", name="Show spoiler").click()
    await expect(item.get_by_text("secret")).to_be_visible()
