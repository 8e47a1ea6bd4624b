"""Slash commands are found, filled in and sent by keyboard alone, in the person's language; other text is said."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.sandbox_page.screen import Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

ALL = ["/abort", "/card", "/hand", "/play", "/table picture", "/table text"]
GERMAN = ["/abort", "/hand", "/karte", "/spielen", "/tisch bild", "/tisch text"]


def without_nonce(order: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in order.items() if key != "nonce"}


async def speak_german(screen: Screen) -> None:
    screen.stand_in.people[0]["locale"] = "de"
    await screen.stand_in.emit({"ev": "person", "person": screen.stand_in.people[0]})
    await expect(screen.page.locator("html")).to_have_attribute("lang", "de")


async def test_plain_text_is_said(screen: Screen) -> None:
    await screen.composer.fill("Hello")
    await screen.press("Shift+Enter")
    await screen.page.keyboard.type("all")
    await screen.press("Enter")
    assert await screen.stand_in.order("say") == {
        "do": "say",
        "as": "101",
        "channel_id": "201",
        "content": "Hello\nall",
    }
    await expect(screen.composer).to_have_value("")


async def test_nothing_is_never_said(screen: Screen) -> None:
    await screen.composer.fill("   ")
    await screen.press("Enter")
    await screen.composer.fill("something")
    await screen.button("Send").click()
    assert (await screen.stand_in.order("say"))["content"] == "something"


async def test_a_slash_opens_the_list_of_commands(screen: Screen) -> None:
    await screen.composer.press_sequentially("/")
    await expect(screen.options.locator(".option-label")).to_have_text(ALL)
    await expect(screen.options.first.locator(".option-description")).to_have_text("End the game for all")
    await screen.press("Escape")
    await expect(screen.options).to_have_count(0)


async def test_commands_are_named_in_the_persons_language(screen: Screen) -> None:
    await speak_german(screen)
    await screen.composer.press_sequentially("/")
    await expect(screen.options.locator(".option-label")).to_have_text(GERMAN)
    await expect(screen.options.nth(3).locator(".option-description")).to_have_text("Einen Tisch für ein Spiel öffnen")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("/pl", ["/spielen"]),
        ("/spi", ["/spielen", "/hand"]),
        ("/ext", ["/tisch text"]),
        ("/nachschl", ["/karte"]),
        ("/xyz", []),
    ],
)
async def test_both_names_and_the_description_are_searched(screen: Screen, typed: str, found: list[str]) -> None:
    screen.stand_in.commands[1]["description_localizations"] = {"de": "Was ich zum Spielen habe"}
    await screen.stand_in.emit({"ev": "commands", "commands": screen.stand_in.commands})
    await speak_german(screen)
    await screen.composer.press_sequentially(typed)
    await expect(screen.options.locator(".option-label")).to_have_text(found)
    await expect(screen.page.locator(".list-message")).to_have_text("" if found else "Kein Befehl passt.")


async def test_only_open_commands_are_listed(screen: Screen) -> None:
    await screen.people.nth(1).click()
    await screen.composer.press_sequentially("/")
    await expect(screen.options.locator(".option-label")).to_have_text(ALL[1:])
    await screen.open("#/102/dm")
    await screen.composer.fill("/")
    await expect(screen.options.locator(".option-label")).to_have_text(
        ["/card", "/hand", "/table picture", "/table text"]
    )


async def test_a_whole_command_by_keyboard_alone(screen: Screen) -> None:
    await screen.page.keyboard.type("/pl")
    await expect(screen.composer).to_be_focused()
    await screen.press("Enter")
    await expect(screen.field("game")).to_be_focused()
    await expect(screen.page.locator(".option-hint")).to_have_text("game Which game")
    await screen.press("ArrowDown", "Enter", "Enter")
    order = await screen.stand_in.order("command")
    assert without_nonce(order) == {
        "do": "command",
        "as": "101",
        "channel_id": "201",
        "name": "play",
        "options": [{"name": "game", "type": 3, "value": "domus_domini"}],
    }
    await expect(screen.page.locator("#waiting")).to_have_text("Sending /play …")
    await expect(screen.composer).to_be_focused()
    await screen.stand_in.finish(order)
    await expect(screen.page.locator("#waiting")).to_be_hidden()


async def test_a_command_without_options_is_sent_with_a_second_enter(screen: Screen) -> None:
    await screen.composer.press_sequentially("/hand")
    await screen.press("Enter")
    await expect(screen.button("Send")).to_be_focused()
    await screen.press("Enter")
    order = await screen.stand_in.order("command")
    assert (order["name"], order["options"]) == ("hand", [])


async def test_a_finished_name_begins_the_command(screen: Screen) -> None:
    await screen.composer.press_sequentially("/hand ")
    await expect(screen.page.locator(".command-name")).to_have_text("/hand")


async def test_a_whole_line_can_be_pasted(screen: Screen) -> None:
    await screen.composer.fill("/play game:Dominion seats:3")
    await expect(screen.field("game")).to_have_value("Dominion")
    await expect(screen.field("seats")).to_have_value("3")
    await screen.field("seats").press("Enter")
    order = await screen.stand_in.order("command")
    assert [(option["name"], option["value"]) for option in order["options"]] == [("game", "dominion"), ("seats", 3)]


async def test_german_names_are_typed_and_english_ones_sent(screen: Screen) -> None:
    await speak_german(screen)
    await screen.composer.fill("/spielen spiel:Domus Domini")
    await screen.field("game").press("Enter")
    order = await screen.stand_in.order("command")
    assert (order["name"], order["options"][0]) == ("play", {"name": "game", "type": 3, "value": "domus_domini"})


async def test_every_kind_of_option_is_sent_as_discord_does(screen: Screen) -> None:
    await screen.composer.fill("/play game:Dominion")
    for option, typed in (("seats", "4"), ("exact", "t"), ("guest", "ben"), ("where", "even")):
        await screen.page.get_by_role("button", name=f"Add {option}").click()
        await screen.page.keyboard.type(typed)
        if option != "seats":
            await screen.press("Enter")
    await screen.press("Enter")
    order = await screen.stand_in.order("command")
    assert order["options"] == [
        {"name": "game", "type": 3, "value": "dominion"},
        {"name": "seats", "type": 4, "value": 4},
        {"name": "exact", "type": 5, "value": True},
        {"name": "guest", "type": 6, "value": "102"},
        {"name": "where", "type": 7, "value": "203"},
    ]


async def test_subcommands_wrap_their_options(screen: Screen) -> None:
    await screen.composer.fill("/table text ")
    await screen.page.get_by_role("button", name="Add detail").click()
    await screen.page.keyboard.type("all")
    await screen.press("Enter")
    order = await screen.stand_in.order("command")
    assert order["name"] == "table"
    assert order["options"] == [{"name": "text", "type": 1, "options": [{"name": "detail", "type": 3, "value": "all"}]}]


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("/play ", "game: This is required."),
        ("/play game:Chess", "game: Choose one from the list."),
        ("/play game:Dominion seats:two", "seats: Enter a number."),
        ("/play game:Dominion seats:2.5", "seats: Enter a whole number."),
        ("/play game:Dominion seats:1", "seats: At least 2."),
        ("/play game:Dominion seats:9", "seats: At most 4."),
        ("/table text detail:everything", "detail: At most 5 characters."),
    ],
)
async def test_what_discord_would_not_send_is_not_sent(screen: Screen, line: str, problem: str) -> None:
    await screen.composer.fill(line)
    await screen.button("Send").click()
    await expect(screen.page.locator(".option-hint")).to_have_text(problem)
    await expect(screen.page.locator("[aria-invalid=true]")).to_be_focused()
    assert screen.stand_in.orders.empty()


async def test_typing_a_name_and_a_colon_goes_to_that_option(screen: Screen) -> None:
    await screen.composer.fill("/play ")
    await screen.field("game").press_sequentially("Dominion seats:")
    await expect(screen.field("seats")).to_be_focused()
    await expect(screen.field("game")).to_have_value("Dominion")


async def test_backspace_takes_back_option_and_command(screen: Screen) -> None:
    await screen.composer.fill("/play ")
    await screen.page.get_by_role("button", name="Add seats").click()
    await screen.press("Backspace")
    await expect(screen.field("seats")).to_have_count(0)
    await expect(screen.field("game")).to_be_focused()
    await screen.press("Backspace")
    await expect(screen.composer).to_be_focused()


async def test_esc_leaves_the_command(screen: Screen) -> None:
    await screen.composer.fill("/play ")
    await screen.press("Escape", "Escape")
    await expect(screen.composer).to_be_focused()


async def test_autocomplete_asks_once_typing_rests_and_takes_the_choice(screen: Screen) -> None:
    await screen.composer.fill("/card ")
    await screen.page.keyboard.type("mo", delay=20)
    await expect(screen.page.locator(".list-message")).to_have_text("Loading …")
    order = await screen.stand_in.order("autocomplete")
    while order["options"][0]["value"] != "mo":
        order = await screen.stand_in.order("autocomplete")
    assert without_nonce(order) == {
        "do": "autocomplete",
        "as": "101",
        "channel_id": "201",
        "name": "card",
        "options": [{"name": "name", "type": 3, "value": "mo", "focused": True}],
    }
    choices = [{"name": "Moat", "value": "moat"}, {"name": "Moneylender", "value": "moneylender"}]
    await screen.stand_in.emit({"ev": "choices", "nonce": order["nonce"], "choices": choices})
    await expect(screen.options).to_have_text(["Moat", "Moneylender"])
    await screen.press("ArrowDown", "Enter")
    await expect(screen.field("name")).to_have_value("Moneylender")
    await screen.press("Enter")
    assert (await screen.stand_in.order("command"))["options"] == [{"name": "name", "type": 3, "value": "moneylender"}]


async def test_old_choices_do_not_replace_new_ones(screen: Screen) -> None:
    await screen.composer.fill("/card ")
    old = await screen.stand_in.order("autocomplete")
    await screen.page.keyboard.type("m")
    new = await screen.stand_in.order("autocomplete")
    await screen.stand_in.emit({"ev": "choices", "nonce": new["nonce"], "choices": [{"name": "Moat", "value": "moat"}]})
    await screen.stand_in.emit(
        {"ev": "choices", "nonce": old["nonce"], "choices": [{"name": "Cellar", "value": "cellar"}]}
    )
    await screen.shown(content="later")
    await expect(screen.options).to_have_text(["Moat"])


async def test_failed_and_empty_choices_say_so(screen: Screen) -> None:
    await screen.composer.fill("/card ")
    await screen.stand_in.finish(await screen.stand_in.order("autocomplete"), "failed")
    await expect(screen.page.locator(".list-message")).to_have_text("Loading the choices failed.")
    await screen.page.keyboard.type("x")
    order = await screen.stand_in.order("autocomplete")
    await screen.stand_in.emit({"ev": "choices", "nonce": order["nonce"], "choices": []})
    await expect(screen.page.locator(".list-message")).to_have_text("Nothing matches.")
    await screen.press("Enter")
    assert (await screen.stand_in.order("command"))["options"] == [{"name": "name", "type": 3, "value": "x"}]


async def test_an_unanswered_command_leaves_a_note_for_its_sender_alone(screen: Screen) -> None:
    await screen.composer.fill("/hand ")
    await screen.press("Enter")
    await screen.stand_in.finish(await screen.stand_in.order("command"), "failed", reason="3 s")
    await expect(screen.last.locator(".introduction")).to_have_text("Anna used /hand")
    await expect(screen.last.get_by_role("alert")).to_have_text("The application did not respond (3 s)")
    await screen.press("Alt+2")
    await expect(screen.messages).to_have_count(0)
    await screen.press("Alt+1")
    await screen.button("Dismiss message").click()
    await expect(screen.messages).to_have_count(0)
    assert screen.stand_in.orders.empty()


async def test_a_draft_waits_in_its_place(screen: Screen) -> None:
    await screen.composer.fill("half a sent")
    await screen.press("Alt+2")
    await expect(screen.composer).to_have_value("")
    await screen.press("Alt+1")
    await expect(screen.composer).to_have_value("half a sent")


async def test_nothing_is_sent_without_a_connection(screen: Screen) -> None:
    screen.stand_in.accepting = False
    await screen.stand_in.hang_up()
    await screen.composer.fill("Hello")
    await screen.press("Enter")
    await expect(screen.page.locator(".toast")).to_have_text("There is no connection at the moment.")
    await expect(screen.composer).to_have_value("Hello")
    screen.stand_in.accepting = True
    await expect(screen.page.locator("#banner")).to_be_hidden()
    assert screen.stand_in.orders.empty()


@pytest.mark.parametrize(("typed", "name"), [("/abort game:Nonsense", "abort"), ("/table text Nonsense", "table")])
async def test_a_word_that_is_no_option_is_told_before_it_is_left_out(screen: Screen, typed: str, name: str) -> None:
    await screen.composer.fill(typed)
    await screen.button("Send").click()
    stray = typed.rpartition(" ")[2]
    problem = screen.page.locator(".option-hint .problem")
    await expect(problem).to_have_text(f"“{stray}” is no option of this command. Send it without?")
    await screen.button("Send").click()
    assert (await screen.stand_in.order("command"))["name"] == name
