"""Messages look as in Discord: heads, marks, embeds, attachments, what only one person sees."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.sandbox_page.sampler import ANNA, BEN, FILE, PICTURE
from tests.sandbox_page.screen import Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOADING, SILENT = 1 << 7, 1 << 12


async def test_messages_of_one_author_share_a_head(screen: Screen) -> None:
    await screen.shown(content="one")
    await screen.shown(content="two")
    await screen.shown(content="three", author=BEN)
    await screen.shown(content="four", author=BEN, timestamp="2027-01-15T08:30:00+00:00")
    await expect(screen.page.locator(".message-head .author")).to_have_text(["Parlatorium", "Ben", "Ben"])
    await expect(screen.page.locator(".app-tag")).to_have_count(1)


async def test_a_day_stands_between_the_messages_of_two_days(screen: Screen) -> None:
    await screen.shown(content="one", timestamp="2027-01-14T22:30:00+00:00")
    await screen.shown(content="two", timestamp="2027-01-14T23:30:00+00:00")
    await expect(screen.page.locator(".day")).to_have_text(["January 14, 2027", "January 15, 2027"])


async def test_an_edited_message_says_so(screen: Screen) -> None:
    item = await screen.shown(content="one")
    await expect(item.locator(".edited")).to_have_count(0)
    message = screen.stand_in.messages["201"][-1]
    await screen.stand_in.update(message, content="two", edited_timestamp="2027-01-15T08:01:00+00:00")
    await expect(item.locator(".content")).to_have_text("two (edited)")


async def test_an_answer_says_who_used_which_command(screen: Screen) -> None:
    used = {"id": "5", "type": 2, "name": "play", "user": BEN}
    item = await screen.shown(content="A table is open.", interaction_metadata=used)
    await expect(item.locator(".introduction")).to_have_text("Ben used /play")
    screen.stand_in.people[0]["locale"] = "de"
    await screen.stand_in.emit({"ev": "person", "person": screen.stand_in.people[0]})
    await expect(item.locator(".introduction")).to_have_text("Ben hat /spielen benutzt")


async def test_a_reply_shows_what_it_answers(screen: Screen) -> None:
    await screen.shown(content="Who plays?", author=BEN)
    first = screen.stand_in.messages["201"][-1]
    item = await screen.shown(content="I do", message_reference={"message_id": first["id"], "channel_id": "201"})
    await expect(item.locator(".introduction")).to_have_text("Ben: Who plays?")


async def test_a_reply_quotes_words_and_no_marks(screen: Screen) -> None:
    await screen.shown(content="## Who *plays*?\n- <@102>\n- <#201>\n-# **soon**", author=BEN)
    first = screen.stand_in.messages["201"][-1]
    item = await screen.shown(content="I do", message_reference={"message_id": first["id"], "channel_id": "201"})
    await expect(item.locator(".introduction")).to_have_text("Ben: Who plays? @Ben #general soon")


async def test_a_long_message_is_quoted_by_its_beginning(screen: Screen) -> None:
    await screen.shown(content="word " * 40, author=BEN)
    first = screen.stand_in.messages["201"][-1]
    item = await screen.shown(content="I do", message_reference={"message_id": first["id"], "channel_id": "201"})
    await expect(item.locator(".introduction")).to_have_text("Ben: " + ("word " * 16).strip() + "…")


async def test_thinking_gives_way_to_the_answer(screen: Screen) -> None:
    item = await screen.shown(flags=LOADING)
    await expect(item).to_contain_text("Parlatorium is thinking …")
    await screen.stand_in.update(screen.stand_in.messages["201"][-1], flags=0, content="Here it is")
    await expect(item).not_to_contain_text("thinking")
    await expect(item.locator(".content")).to_have_text("Here it is")


async def test_a_silent_message_is_marked(screen: Screen) -> None:
    item = await screen.shown(content="hush", flags=SILENT)
    await expect(item.get_by_role("img", name="Sent without a notification")).to_be_visible()


async def test_a_message_that_names_the_person_stands_out(screen: Screen) -> None:
    item = await screen.shown(content="<@101>", mentions=[{"id": "101"}])
    await expect(item).to_have_class("message headed named")
    await screen.people.nth(1).click()
    await expect(screen.last).to_have_class("message headed")


async def test_an_ephemeral_message_is_for_one_person_alone(screen: Screen) -> None:
    await screen.stand_in.whisper("101", content="Your hand: 5 Copper")
    await expect(screen.last).to_contain_text("Only you can see this·Dismiss message")
    await screen.people.nth(1).click()
    await expect(screen.messages).to_have_count(0)
    await screen.people.nth(0).click()
    await screen.button("Dismiss message").click()
    await expect(screen.messages).to_have_count(0)
    order = await screen.stand_in.order("dismiss")
    assert order["message_id"] == screen.stand_in.ephemerals[0]["id"]


async def test_an_ephemeral_message_can_be_updated_and_deleted(screen: Screen) -> None:
    whisper = await screen.stand_in.whisper("101", content="one")
    changed = {**whisper, "content": "two"}
    await screen.stand_in.emit({"ev": "message_update", "channel_id": "201", "message": changed, "visible_to": "101"})
    await expect(screen.last.locator(".content")).to_have_text("two")
    await screen.stand_in.emit({"ev": "message_delete", "channel_id": "201", "message_id": whisper["id"]})
    await expect(screen.messages).to_have_count(0)


async def test_an_embed_shows_all_its_parts(screen: Screen) -> None:
    thumbnail = {**PICTURE, "id": "78", "filename": "card.png", "description": None}
    item = await screen.shown(
        attachments=[PICTURE, thumbnail],
        embeds=[
            {
                "title": "Militia",
                "url": "https://example.org/militia",
                "description": "Others **discard**.",
                "color": 0xAA3333,
                "author": {"name": "Cards"},
                "fields": [{"name": "Cost", "value": "4", "inline": True}, {"name": "Text", "value": "`+2`"}],
                "image": {"url": "attachment://hand.png"},
                "thumbnail": {"url": "attachment://card.png"},
                "footer": {"text": "First Game"},
                "timestamp": "2027-01-15T08:00:00+00:00",
            }
        ],
    )
    embed = item.locator(".embed")
    await expect(embed.get_by_role("heading", level=3)).to_have_text("Militia")
    await expect(embed.get_by_role("link", name="Militia")).to_have_attribute("href", "https://example.org/militia")
    await expect(embed.locator(".embed-text > .markdown strong")).to_have_text("discard")
    await expect(embed.locator(".embed-field h4")).to_have_text(["Cost", "Text"])
    await expect(embed.locator(".embed-footer")).to_have_text("First Game • Today at 9:00 AM")
    await expect(embed).to_have_css("border-left-color", "rgb(170, 51, 51)")
    await expect(embed.locator("img")).to_have_count(2)
    await expect(item.locator(".attachments")).to_have_count(0)


async def test_a_picture_has_alt_text_and_a_badge_that_shows_it(screen: Screen) -> None:
    item = await screen.shown(attachments=[PICTURE])
    await expect(item.get_by_role("img")).to_have_attribute("alt", PICTURE["description"])
    caption = item.locator("figcaption")
    await expect(caption).to_be_hidden()
    await item.get_by_role("button", name="Show the description of the picture").click()
    await expect(caption).to_have_text(PICTURE["description"])
    await expect(caption).to_be_visible()


async def test_a_picture_opens_at_full_size_and_esc_closes_it(screen: Screen) -> None:
    item = await screen.shown(attachments=[PICTURE])
    picture = item.get_by_role("button", name=PICTURE["description"])
    await picture.press("Enter")
    await expect(screen.dialog.get_by_role("img")).to_have_attribute("src", "/attachments/201/77/hand.png")
    await expect(screen.dialog.get_by_role("link", name="Open original")).to_be_visible()
    await screen.press("Escape")
    await expect(screen.dialog).to_have_count(0)
    await expect(picture).to_be_focused()


async def test_a_picture_without_alt_text_is_named_by_its_file(screen: Screen) -> None:
    item = await screen.shown(attachments=[{**PICTURE, "description": None}])
    await expect(item.get_by_role("button", name="Open picture hand.png")).to_be_visible()
    await expect(item.locator(".alt-badge")).to_have_count(0)


async def test_another_file_is_a_link(screen: Screen) -> None:
    item = await screen.shown(attachments=[FILE])
    link = item.get_by_role("link", name=FILE["filename"])
    await expect(link).to_have_attribute("download", FILE["filename"])
    await expect(link).to_contain_text("8.8 KB")


async def test_a_picture_from_elsewhere_is_never_loaded(screen: Screen) -> None:
    asked: list[str] = []
    screen.page.on("request", lambda request: asked.append(request.url))
    item = await screen.shown(embeds=[{"image": {"url": "https://example.org/a.png"}}])
    await expect(item.get_by_role("link")).to_have_attribute("href", "https://example.org/a.png")
    await expect(item.get_by_role("img")).to_have_count(0)
    assert [url for url in asked if "example.org" in url] == []


async def test_a_spoiler_picture_is_covered(screen: Screen) -> None:
    item = await screen.shown(attachments=[{**PICTURE, "filename": "SPOILER_hand.png"}])
    await expect(item.locator("img")).to_be_hidden()
    await item.get_by_role("button", name="Show spoiler").click()
    await expect(item.locator("img")).to_be_visible()


async def test_a_deleted_message_goes_and_the_next_gets_a_head(screen: Screen) -> None:
    await screen.shown(content="one")
    first = screen.stand_in.messages["201"].pop()
    second = await screen.shown(content="two")
    await expect(second).to_have_class("message grouped")
    await screen.stand_in.emit({"ev": "message_delete", "channel_id": "201", "message_id": first["id"]})
    await expect(screen.messages).to_have_count(1)
    await expect(screen.last).to_have_class("message headed")


async def test_own_messages_can_be_deleted_and_moderators_delete_all(screen: Screen) -> None:
    await screen.shown(content="mine", author=BEN)
    await screen.people.nth(1).click()
    await screen.last.hover()
    await screen.last.get_by_role("button", name="Delete message").click()
    order = await screen.stand_in.order("delete_message")
    message_id = screen.stand_in.messages["201"][0]["id"]
    assert order == {"do": "delete_message", "as": "102", "channel_id": "201", "message_id": message_id}
    await screen.people.nth(2).click()
    await expect(screen.last.get_by_role("button", name="Delete message")).to_have_count(0)
    await screen.people.nth(0).click()
    await expect(screen.last.get_by_role("button", name="Delete message")).to_have_count(1)


async def test_a_thread_begun_at_a_message_is_linked(screen: Screen) -> None:
    item = await screen.shown(content="Let us talk")
    thread = {"id": screen.stand_in.messages["201"][-1]["id"], "type": 11, "name": "talk", "parent_id": "201"}
    await screen.stand_in.emit({"ev": "channel_create", "channel": thread})
    await screen.stand_in.update(screen.stand_in.messages["201"][-1])
    await item.get_by_role("button", name="Open thread talk").click()
    await expect(screen.page.locator("h1")).to_have_text("talk")


async def test_the_page_stays_at_the_newest_message(screen: Screen) -> None:
    for number in range(40):
        await screen.stand_in.post(content=f"line {number}", attachments=[PICTURE] if number % 10 == 0 else [])
    await expect(screen.last).to_be_in_viewport()


DEAF = "addEventListener('scroll', (event) => event.stopImmediatePropagation(), true)"
"""The page hears of no scroll, as it does not before the next frame."""


@pytest.mark.parametrize("deaf", [False, True])
async def test_who_reads_above_is_not_pulled_down(screen: Screen, deaf: bool) -> None:
    for number in range(40):
        await screen.stand_in.post(content=f"line {number}")
    await expect(screen.messages).to_have_count(40)
    if deaf:
        await screen.page.evaluate(DEAF)
    await screen.messages.first.scroll_into_view_if_needed()
    jump = screen.button("Jump to the newest message")
    await expect(jump).to_be_hidden()
    await screen.shown(content="news")
    await expect(jump).to_be_visible()
    await expect(screen.messages.first).to_be_in_viewport()
    await jump.click()
    await expect(screen.last).to_be_in_viewport()
    await expect(jump).to_be_hidden()


@pytest.mark.parametrize(
    "answer",
    [
        {"interaction_metadata": {"id": "5", "type": 2, "name": "play", "user": ANNA}},
        {"interaction_metadata": {"id": "5", "type": 3, "user": ANNA}},
        {"author": ANNA},
    ],
    ids=["to a command", "to a click", "written"],
)
async def test_the_answer_to_ones_own_deed_is_in_sight(screen: Screen, answer: dict[str, Any]) -> None:
    for number in range(40):
        await screen.stand_in.post(content=f"line {number}")
    await expect(screen.messages).to_have_count(40)
    await screen.messages.first.scroll_into_view_if_needed()
    await screen.shown(content="here it is", **answer)
    await expect(screen.last).to_be_in_viewport()


async def test_what_only_one_may_see_is_in_sight(screen: Screen) -> None:
    for number in range(40):
        await screen.stand_in.post(content=f"line {number}")
    await expect(screen.messages).to_have_count(40)
    await screen.messages.first.scroll_into_view_if_needed()
    await screen.stand_in.whisper("101", content="Your hand: 5 Copper")
    await expect(screen.last).to_be_in_viewport()
