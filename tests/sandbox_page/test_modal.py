"""A modal asks, checks as Discord does, and sends what Discord would send."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.sandbox_page.sampler import button, row
from tests.sandbox_page.screen import Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")


def label(text: str, component: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "id": 1, "label": text, "component": {"id": 2, **component}, **more}


async def opened(screen: Screen, *components: dict[str, Any]) -> dict[str, Any]:
    """A modal in answer to a click on a button; returns the click."""
    item = await screen.shown(components=[row(button(label="Ask"))])
    await item.get_by_role("button", name="Ask").click()
    click = await screen.stand_in.order("click")
    modal = {"custom_id": "form", "title": "A few questions", "components": list(components)}
    await screen.stand_in.finish(click)
    await screen.stand_in.emit({"ev": "modal", "user_id": "101", "nonce": click["nonce"], "modal": modal})
    await expect(screen.dialog.get_by_role("heading", name="A few questions")).to_be_visible()
    return click


async def test_all_kinds_of_fields_are_sent_as_discord_does(screen: Screen) -> None:
    options = [{"label": "Blue", "value": "b", "description": "like the sky"}, {"label": "Red", "value": "r"}]
    click = await opened(
        screen,
        {"type": 10, "id": 9, "content": "All **yours**"},
        label("Name", {"type": 4, "custom_id": "name", "style": 1}, description="As you like"),
        label("Card", {"type": 3, "custom_id": "card", "options": options}),
        label("Colour", {"type": 21, "custom_id": "colour", "options": options}),
        label("Several", {"type": 22, "custom_id": "several", "options": options, "max_values": 2}),
        label("Sure", {"type": 23, "custom_id": "sure"}),
        label("Who", {"type": 5, "custom_id": "who", "required": False}),
        label("File", {"type": 19, "custom_id": "file", "required": False}),
    )
    dialog = screen.dialog
    await expect(dialog.locator(".markdown strong")).to_have_text("yours")
    await expect(dialog.get_by_label("Name")).to_be_focused()
    await screen.page.keyboard.type("Table one")
    await dialog.get_by_role("combobox", name="Card").click()
    await screen.options.nth(1).click()
    await dialog.get_by_role("radio", name="Blue like the sky").check()
    await dialog.get_by_role("checkbox", name="Red").check()
    await dialog.get_by_role("checkbox", name="Sure").check()
    await dialog.get_by_role("button", name="Submit").click()
    order = await screen.stand_in.order("modal")
    assert (order["as"], order["channel_id"], order["custom_id"]) == ("101", "201", "form")
    assert order["message_id"] == click["message_id"]
    assert order["components"][0] == {"type": 10, "id": 9}
    assert [part["component"] for part in order["components"][1:]] == [
        {"type": 4, "id": 2, "custom_id": "name", "value": "Table one"},
        {"type": 3, "id": 2, "custom_id": "card", "values": ["r"]},
        {"type": 21, "id": 2, "custom_id": "colour", "value": "b"},
        {"type": 22, "id": 2, "custom_id": "several", "values": ["r"]},
        {"type": 23, "id": 2, "custom_id": "sure", "value": True},
        {"type": 5, "id": 2, "custom_id": "who", "values": []},
        {"type": 19, "id": 2, "custom_id": "file", "values": []},
    ]
    await screen.stand_in.finish(order)
    await expect(screen.dialog).to_have_count(0)


async def test_the_old_kind_with_rows_is_answered_in_rows(screen: Screen) -> None:
    await opened(screen, row({"type": 4, "custom_id": "why", "label": "Why", "style": 2, "value": "because"}))
    await expect(screen.dialog.get_by_label("Why")).to_have_value("because")
    await screen.button("Submit").click()
    order = await screen.stand_in.order("modal")
    assert order["components"] == [{"type": 1, "components": [{"type": 4, "custom_id": "why", "value": "because"}]}]


@pytest.mark.parametrize(
    ("component", "typed", "problem"),
    [
        ({"type": 4, "style": 1}, "", "This is required."),
        ({"type": 4, "style": 1, "min_length": 3}, "ab", "At least 3 characters."),
        ({"type": 4, "style": 2, "max_length": 3}, "abcd", "At most 3 characters."),
        ({"type": 3, "options": [{"label": "A", "value": "a"}]}, "", "This is required."),
        ({"type": 21, "options": [{"label": "A", "value": "a"}]}, "", "This is required."),
        (
            {"type": 22, "options": [{"label": "A", "value": "a", "default": True}], "min_values": 2},
            "",
            "Choose at least 2.",
        ),
        (
            {"type": 22, "options": [{"label": x, "value": x, "default": True} for x in "ab"], "max_values": 1},
            "",
            "Choose at most 1.",
        ),
    ],
)
async def test_a_wrong_answer_is_not_sent(screen: Screen, component: dict[str, Any], typed: str, problem: str) -> None:
    await opened(screen, label("Field", {"custom_id": "field", **component}))
    if typed:
        await screen.page.keyboard.type(typed)
    await screen.button("Submit").click()
    await expect(screen.dialog.locator(".field-problem")).to_have_text(problem)
    await expect(screen.dialog.locator("[aria-invalid=true]")).to_be_focused()
    assert screen.stand_in.orders.empty()


async def test_esc_and_cancel_send_nothing(screen: Screen) -> None:
    field = label("Name", {"type": 4, "custom_id": "name", "style": 1})
    await opened(screen, field)
    await screen.press("Escape")
    await expect(screen.dialog).to_have_count(0)
    await opened(screen, field)
    await screen.button("Cancel").click()
    await expect(screen.dialog).to_have_count(0)
    assert screen.stand_in.orders.empty()


async def test_esc_in_a_list_closes_the_list_alone(screen: Screen) -> None:
    await opened(screen, label("Card", {"type": 3, "custom_id": "card", "options": [{"label": "A", "value": "a"}]}))
    await screen.press("ArrowDown")
    await expect(screen.options).to_have_count(1)
    await screen.press("Escape")
    await expect(screen.options).to_have_count(0)
    await expect(screen.dialog).to_have_count(1)


async def test_enter_in_a_field_submits(screen: Screen) -> None:
    await opened(screen, label("Name", {"type": 4, "custom_id": "name", "style": 1}))
    await screen.page.keyboard.type("x")
    await screen.press("Enter")
    assert (await screen.stand_in.order("modal"))["components"][0]["component"]["value"] == "x"


async def test_a_failed_modal_stays_open_and_can_be_sent_again(screen: Screen) -> None:
    await opened(screen, label("Name", {"type": 4, "custom_id": "name", "style": 1, "value": "Anna"}))
    submit = screen.button("Submit")
    await submit.click()
    await expect(submit).to_have_attribute("aria-busy", "true")
    await screen.stand_in.finish(await screen.stand_in.order("modal"), "failed")
    await expect(screen.dialog.get_by_role("alert")).to_have_text("Something went wrong. Try again.")
    await submit.click()
    assert (await screen.stand_in.order("modal"))["do"] == "modal"


async def test_a_modal_answers_for_who_opened_it(screen: Screen) -> None:
    await opened(screen, label("Name", {"type": 4, "custom_id": "name", "style": 1, "value": "x"}))
    await screen.press("Alt+2")
    await screen.page.evaluate("location.hash = '#/102/201'")
    await expect(screen.page.locator("#people [aria-current]")).to_have_text("Ben")
    await screen.button("Submit").click()
    assert (await screen.stand_in.order("modal"))["as"] == "101"


async def test_a_modal_can_answer_a_command(screen: Screen) -> None:
    await screen.composer.fill("/hand ")
    await screen.press("Enter")
    order = await screen.stand_in.order("command")
    modal = {
        "custom_id": "form",
        "title": "T",
        "components": [label("N", {"type": 4, "custom_id": "n", "style": 1, "required": False})],
    }
    await screen.stand_in.emit({"ev": "modal", "user_id": "101", "nonce": order["nonce"], "modal": modal})
    await screen.button("Submit").click()
    assert "message_id" not in await screen.stand_in.order("modal")
