"""One person plays all: switching, badges, settings, channels, reload, a lost connection, two windows side by side."""

import pytest
from playwright.async_api import BrowserContext, expect

from tests.sandbox_page.sampler import button, row
from tests.sandbox_page.screen import Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_click_or_a_key_switches_the_person(screen: Screen) -> None:
    current = screen.page.locator("#people [aria-current]")
    await expect(current).to_have_accessible_name("Anna")
    await screen.people.nth(2).click()
    await expect(current).to_have_accessible_name("Clara")
    await screen.press("Alt+4")
    await expect(current).to_have_accessible_name("David")
    await screen.composer.fill("It is me")
    await screen.press("Enter")
    assert (await screen.stand_in.order("say"))["as"] == "104"
    assert screen.page.url.endswith("#/104/201")


async def test_direct_messages_are_the_persons_own(screen: Screen) -> None:
    await screen.stand_in.post("301", content="For Anna")
    await screen.stand_in.post("302", content="For Ben")
    await screen.page.locator("#channels").get_by_role("button", name="Parlatorium").click()
    await expect(screen.messages).to_have_text(["ParlatoriumAPPToday at 9:00 AMFor Anna"])
    await screen.press("Alt+2")
    await expect(screen.last.locator(".content")).to_have_text("For Ben")
    await screen.press("Alt+3")
    await expect(screen.messages).to_have_count(0)
    await expect(screen.page.locator(".welcome")).to_contain_text("The bot has not written to Clara yet.")
    await expect(screen.composer).to_be_disabled()


async def test_a_direct_channel_made_later_opens_by_itself(screen: Screen) -> None:
    await screen.open("#/103/dm")
    await expect(screen.composer).to_be_disabled()
    screen.stand_in.messages["303"] = []
    channel = {"id": "303", "type": 1, "name": "Clara", "recipient_id": "103"}
    await screen.stand_in.emit({"ev": "channel_create", "channel": channel})
    await screen.stand_in.post("303", content="Your seat")
    await expect(screen.last.locator(".content")).to_have_text("Your seat")
    await expect(screen.composer).to_be_enabled()


async def test_nobody_opens_the_direct_messages_of_another(screen: Screen) -> None:
    await screen.stand_in.post("302", content="For Ben")
    await screen.open("#/101/302")
    await expect(screen.page.locator("h1")).to_have_text("general")


async def test_badges_count_what_each_person_has_not_read(screen: Screen) -> None:
    await screen.stand_in.post("302", content="Your turn")
    await screen.stand_in.post("302", content="Still your turn")
    await screen.stand_in.post("202", content="<@103>", mentions=[{"id": "103"}])
    ben, clara = screen.people.nth(1), screen.people.nth(2)
    await expect(ben).to_have_accessible_name("Ben, 2 unread")
    await expect(ben.locator(".badge")).to_have_text("2")
    await expect(clara.locator(".badge")).to_have_text("1")
    games = screen.page.locator("#channels").get_by_role("button", name="games")
    await expect(games).to_have_class("channel unread dotted")
    await ben.click()
    await screen.page.locator("#channels").get_by_role("button", name="Parlatorium").click()
    await expect(ben).to_have_accessible_name("Ben")
    await screen.page.reload()
    await expect(ben).to_have_accessible_name("Ben")
    await expect(clara).to_have_accessible_name("Clara, 1 unread")


async def test_what_one_window_reads_is_read_in_the_other(screen: Screen, context: BrowserContext) -> None:
    await screen.stand_in.post("302", content="Your turn")
    await expect(screen.people.nth(1)).to_have_accessible_name("Ben, 1 unread")
    other = Screen(await context.new_page(), screen.stand_in)
    await other.open("#/102/dm")
    await expect(other.last.locator(".content")).to_have_text("Your turn")
    await expect(screen.people.nth(1)).to_have_accessible_name("Ben")


async def test_two_windows_show_two_people(screen: Screen, context: BrowserContext) -> None:
    other = Screen(await context.new_page(), screen.stand_in)
    await other.open("#/102/dm")
    await screen.stand_in.post("302", content="For Ben")
    await screen.stand_in.post("201", content="For all")
    await expect(other.last.locator(".content")).to_have_text("For Ben")
    await expect(screen.last.locator(".content")).to_have_text("For all")


async def test_a_reload_brings_everything_back(screen: Screen) -> None:
    await screen.stand_in.post("203", content="in the thread")
    await screen.stand_in.whisper("102", "203", content="for Ben alone")
    await screen.press("Alt+2")
    await screen.page.locator("#channels").get_by_role("button", name="evening").click()
    await expect(screen.page.locator(".content")).to_have_text(["in the thread", "for Ben alone"])
    await screen.page.reload()
    await expect(screen.page.locator(".content")).to_have_text(["in the thread", "for Ben alone"])
    await expect(screen.page.locator("h1")).to_have_text("evening")
    await expect(screen.page.locator("#people [aria-current]")).to_have_accessible_name("Ben")
    await expect(screen.page).to_have_title("Ben · #evening · Parlatorium")


async def test_back_leads_to_the_place_before(screen: Screen) -> None:
    await screen.page.locator("#channels").get_by_role("button", name="games").click()
    await screen.page.go_back()
    await expect(screen.page.locator("h1")).to_have_text("general")


async def test_a_lost_connection_comes_back_by_itself(screen: Screen) -> None:
    item = await screen.shown(content="before", components=[row(button(label="Go"))])
    await item.get_by_role("button", name="Go").click()
    await screen.stand_in.order("click")
    screen.stand_in.accepting = False
    await screen.stand_in.hang_up()
    banner = screen.page.get_by_role("status").filter(has_text="connection is lost")
    await expect(banner).to_be_visible()
    await expect(item.get_by_role("button", name="Go")).not_to_have_attribute("aria-busy", "true")
    await screen.stand_in.post(content="meanwhile")
    screen.stand_in.accepting = True
    await expect(banner).to_be_hidden()
    await expect(screen.page.locator(".content")).to_have_text(["before", "meanwhile"])


async def test_a_command_being_typed_outlives_a_lost_connection(screen: Screen) -> None:
    await screen.composer.fill("/play game:Dominion")
    await screen.stand_in.hang_up()
    await expect(screen.page.locator("body")).to_have_class("away")
    await expect(screen.page.locator("body")).not_to_have_class("away")
    await expect(screen.field("game")).to_have_value("Dominion")


async def test_the_absence_of_the_bot_is_told(screen: Screen) -> None:
    await screen.stand_in.emit({"ev": "bot", "online": False})
    await expect(screen.page.locator("#banner")).to_contain_text("The bot is offline.")
    await expect(screen.page.get_by_role("img", name="offline")).to_be_visible()
    await screen.stand_in.emit({"ev": "bot", "online": True})
    await expect(screen.page.locator("#banner")).to_be_hidden()


async def test_settings_are_the_persons_own(screen: Screen) -> None:
    await screen.page.get_by_label("Language").select_option("Deutsch")
    assert await screen.stand_in.order("person") == {"do": "person", "as": "101", "locale": "de"}
    await screen.page.get_by_role("switch", name="DMs open").click()
    assert await screen.stand_in.order("person") == {"do": "person", "as": "101", "dms_open": False}
    await screen.page.get_by_role("switch", name="Moderator").click()
    assert await screen.stand_in.order("person") == {"do": "person", "as": "101", "moderator": False}
    changed = {**screen.stand_in.people[0], "locale": "de", "dms_open": False}
    await screen.stand_in.emit({"ev": "person", "person": changed})
    closed = screen.page.get_by_role("switch", name="DMs offen")
    await expect(closed).to_have_attribute("aria-checked", "false")
    await expect(screen.page.get_by_role("switch", name="Moderator")).to_be_focused()
    await screen.press("Alt+2")
    await expect(screen.page.get_by_role("switch", name="DMs open")).to_have_attribute("aria-checked", "true")


async def test_the_theme_is_chosen_and_kept(screen: Screen) -> None:
    root = screen.page.locator("html")
    await expect(root).to_have_attribute("data-theme", "dark")
    await screen.button("Light theme").click()
    await expect(root).to_have_attribute("data-theme", "light")
    await screen.page.reload()
    await expect(root).to_have_attribute("data-theme", "light")
    await expect(screen.button("Dark theme")).to_be_visible()


async def test_moderators_make_and_remove_channels(screen: Screen) -> None:
    await screen.button("New channel").click()
    await screen.dialog.get_by_label("Name of the channel").fill("Second Table")
    await screen.press("Enter")
    assert await screen.stand_in.order("channel") == {"do": "channel", "op": "create", "name": "second-table"}
    await screen.button("Delete channel").click()
    await screen.button("Cancel").click()
    await screen.button("Delete channel").click()
    await expect(screen.dialog).to_contain_text("Delete #general for everybody?")
    await screen.dialog.get_by_role("button", name="Delete").click()
    assert await screen.stand_in.order("channel") == {"do": "channel", "op": "delete", "channel_id": "201"}
    await screen.page.locator("#channels").get_by_role("button", name="evening").click()
    await screen.button("Archive thread").click()
    assert await screen.stand_in.order("channel") == {"do": "channel", "op": "archive", "channel_id": "203"}
    await screen.stand_in.emit({"ev": "channel_update", "channel": {**screen.stand_in.channels[2], "archived": True}})
    await expect(screen.button("Reopen thread")).to_be_visible()
    await screen.press("Alt+2")
    for name in ("New channel", "Delete channel", "Reopen thread"):
        await expect(screen.button(name)).to_have_count(0)


async def test_channels_come_change_and_go(screen: Screen) -> None:
    names = screen.page.locator("#channels .channel-name")
    await screen.stand_in.emit({"ev": "channel_create", "channel": {"id": "204", "type": 0, "name": "new"}})
    await expect(names).to_have_text(["general", "games", "evening", "new", "Parlatorium"])
    await screen.stand_in.emit({"ev": "channel_update", "channel": {**screen.stand_in.channels[2], "archived": True}})
    await expect(screen.page.get_by_role("button", name="evening archived")).to_be_visible()
    await screen.stand_in.emit({"ev": "channel_delete", "channel": screen.stand_in.channels[0]})
    await expect(names).to_have_text(["games", "evening", "new", "Parlatorium"])
    await expect(screen.page.locator("h1")).to_have_text("games")


async def test_the_hint_tells_how_to_begin_until_it_was_done(screen: Screen) -> None:
    hint = screen.page.locator("#hint")
    await expect(hint).to_contain_text("Type /play to open a table, or /learn to learn a game.")
    await hint.get_by_role("button", name="/play").click()
    await expect(screen.field("game")).to_be_focused()
    await screen.press("Enter", "Enter")
    await screen.stand_in.order("command")
    await expect(hint).to_be_hidden()
    await screen.page.reload()
    await expect(screen.people).to_have_count(4)
    await expect(hint).to_be_hidden()


async def test_the_hint_is_not_in_the_way_of_direct_messages(screen: Screen) -> None:
    await expect(screen.page.locator("#hint")).to_be_visible()
    await screen.page.locator("#channels").get_by_role("button", name="Parlatorium").click()
    await expect(screen.page.locator("#hint")).to_be_hidden()


async def test_the_hint_can_be_waved_away(screen: Screen) -> None:
    await screen.button("Got it").click()
    await expect(screen.page.locator("#hint")).to_be_hidden()


async def test_new_messages_are_announced(screen: Screen) -> None:
    await screen.stand_in.post(content="It is your turn")
    announcer = screen.page.locator("[aria-live=polite]#announcer")
    await expect(announcer).to_have_text("Parlatorium: It is your turn")
    layout = [{"type": 17, "components": [{"type": 10, "content": "Ben is to move"}, row(button())]}]
    item = await screen.shown(flags=1 << 15, components=layout)
    await expect(announcer).to_have_text("Parlatorium: Ben is to move")
    message = screen.stand_in.messages["201"][-1]
    await screen.stand_in.update(message, components=[{"type": 10, "content": "Not at it"}])
    await screen.stand_in.update(message, components=[{"type": 10, "content": "Done"}, row(button())])
    await expect(announcer).to_have_text("Parlatorium: Ben is to move")
    await item.get_by_role("button", name="Join").focus()
    await screen.stand_in.update(message, components=[{"type": 10, "content": "Anna is to move"}, row(button())])
    await expect(announcer).to_have_text("Parlatorium: Anna is to move")
