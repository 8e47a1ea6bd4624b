"""The page's websocket: what a page is shown, and what one person can do on all seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from sandbox import Limits, Person, Sandbox
from sandbox.service.frames import QUEUED_MOST
from tests.sandbox.servant import Servant, buttons, only, serving


class Page:
    """A page: sends wishes, reads events."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def wish(self, do: str, **more: object) -> None:
        """Send one wish."""
        await self.socket.send_json({"do": do, **more})

    async def event(self, ev: str, **wanted: object) -> dict[str, Any]:
        """The next event of a kind with these values; others are passed over."""
        while True:
            event: dict[str, Any] = await self.socket.receive_json(timeout=30)
            if event["ev"] == ev and all(event.get(key) == value for key, value in wanted.items()):
                return event


@pytest.fixture
async def page(sandbox: Sandbox) -> AsyncIterator[Page]:
    """A page that has connected."""
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.page_url + "page-socket") as socket:
        yield Page(socket)


async def test_a_page_learns_everything_at_once(servant: Servant, sandbox: Sandbox, anna: Person, page: Page) -> None:
    hello = await page.event("hello")
    assert hello["bot"]["online"] is True
    assert [person["global_name"] for person in hello["people"]] == ["Anna", "Ben", "Clara", "David"]
    assert hello["people"][0]["moderator"]
    assert {person["locale"] for person in hello["people"]} == {"de", "en-GB"}
    assert [channel["name"] for channel in hello["channels"]] == ["refektorium", "kreuzgang", "spieltisch"]
    assert [command["name"] for command in hello["commands"]] == ["play", "settings"]
    assert hello["guild"]["name"] == "Parlatorium"
    assert hello["clock"] > 1_700_000_000


async def test_a_reloaded_page_finds_messages_and_ephemerals(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("Only you", ephemeral=True)

    servant.on_command["play"] = answer
    sent = [await servant.channel(sandbox).send(str(number)) for number in range(101)]
    await anna.command("refektorium", "/play", game="x")
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.page_url + "page-socket") as socket:
        hello = await Page(socket).event("hello")
    shown = hello["messages"][str(sent[0].channel.id)]
    assert [message["content"] for message in shown] == [str(number) for number in range(1, 101)]
    (ephemeral,) = hello["ephemerals"]
    assert (ephemeral["content"], ephemeral["visible_to"]) == ("Only you", str(anna.id))


async def test_a_command_is_pending_then_done(servant: Servant, sandbox: Sandbox, anna: Person, page: Page) -> None:
    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message(i.namespace.game, ephemeral=True)

    servant.on_command["play"] = answer
    at = {"as": str(anna.id), "channel_id": str(sandbox.channel("refektorium").id)}
    options = [{"name": "game", "type": 3, "value": "dominion"}]
    await page.wish("command", nonce=1, name="play", options=options, **at)
    await page.event("interaction", nonce=1, state="pending")
    made = await page.event("message_create")
    assert (made["message"]["content"], made["visible_to"]) == ("dominion", str(anna.id))
    await page.event("interaction", nonce=1, state="done")
    await page.wish("dismiss", message_id=made["message"]["id"])
    assert (await page.event("message_delete"))["message_id"] == made["message"]["id"]
    await page.wish("dismiss", message_id=made["message"]["id"], nonce=2)
    await page.event("refused", nonce=2)


async def test_a_click_opens_a_form_and_the_form_is_sent(
    servant: Servant, sandbox: Sandbox, anna: Person, page: Page
) -> None:
    async def open_form(i: discord.Interaction) -> None:
        form = ui.Modal(title="Name", custom_id="form")
        form.add_item(ui.Label(text="Name", component=ui.TextInput(custom_id="name")))
        form.stop()
        await i.response.send_modal(form)

    async def take_form(i: discord.Interaction) -> None:
        await i.response.edit_message(content="Named", view=None)

    servant.on_press |= {"name": open_form, "form": take_form}
    await servant.channel(sandbox).send("Table", view=buttons("Name"))
    table = only(anna.sees("refektorium"))
    at = {"as": str(anna.id), "channel_id": str(table.channel_id)}
    await page.wish("click", nonce=1, message_id=str(table.id), custom_id="name", **at)
    opened = await page.event("modal", nonce=1, user_id=str(anna.id))
    assert (opened["modal"]["title"], opened["modal"]["custom_id"]) == ("Name", "form")
    await page.event("interaction", nonce=1, state="done")
    filled = [{"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Abbey"}}]
    await page.wish("modal", nonce=2, custom_id="form", components=filled, **at)
    assert (await page.event("message_update"))["message"]["content"] == "Named"
    await page.event("interaction", nonce=2, state="done")


async def test_values_are_offered_while_typing(servant: Servant, sandbox: Sandbox, anna: Person, page: Page) -> None:
    at = {"as": str(anna.id), "channel_id": str(sandbox.channel("refektorium").id)}
    options = [{"name": "game", "type": 3, "value": "domus", "focused": True}]
    await page.wish("autocomplete", nonce=5, name="play", options=options, **at)
    offered = await page.event("choices", nonce=5)
    assert offered["choices"] == [{"name": "Domus Domini", "value": "domus domini"}]


async def test_a_stale_click_fails_at_once(servant: Servant, sandbox: Sandbox, anna: Person, page: Page) -> None:
    await servant.channel(sandbox).send("Table", view=buttons("Join"))
    table = only(anna.sees("refektorium"))
    at = {"as": str(anna.id), "channel_id": str(table.channel_id), "message_id": str(table.id)}
    await page.wish("click", nonce=1, custom_id="leave", values=["1"], **at)
    failed = await page.event("interaction", nonce=1)
    assert (failed["state"], failed["reason"]) == ("failed", "Dieses Element ist nicht mehr in der Nachricht.")


class TestNobodyAnswers:
    """What the page sees when the bot does not answer."""

    @pytest.fixture
    def limits(self) -> Limits:
        return Limits(enforced=False, answer_within=0.02)

    async def test_an_unanswered_click_fails(
        self, servant: Servant, sandbox: Sandbox, anna: Person, page: Page
    ) -> None:
        await servant.channel(sandbox).send("Table", view=buttons("Join"))
        table = only(anna.sees("refektorium"))
        at = {"as": str(anna.id), "channel_id": str(table.channel_id), "message_id": str(table.id)}
        await page.wish("click", nonce=1, custom_id="join", **at)
        failed = await page.event("interaction", nonce=1, state="failed")
        assert failed["reason"] == "Die Anwendung hat nicht geantwortet."


async def test_people_write_and_delete(sandbox: Sandbox, anna: Person, ben: Person, page: Page) -> None:
    at = {"channel_id": str(sandbox.channel("refektorium").id)}
    await page.wish("say", content="Hello", **{"as": str(ben.id)}, **at)
    said = (await page.event("message_create"))["message"]
    assert (said["content"], said["author"]["global_name"]) == ("Hello", "Ben")
    clara = str(sandbox.person("Clara").id)
    await page.wish("delete_message", message_id=said["id"], nonce=1, **{"as": clara}, **at)
    assert (await page.event("refused", nonce=1))["reason"] == "Diese Nachricht darf nur die Moderation löschen."
    await page.wish("delete_message", message_id=said["id"], **{"as": str(anna.id)}, **at)
    await page.event("message_delete", message_id=said["id"])
    await page.wish("delete_message", message_id=said["id"], nonce=2, **{"as": str(anna.id)}, **at)
    await page.event("refused", nonce=2)
    await page.wish("say", content="x" * 2001, nonce=3, **{"as": str(ben.id)}, **at)
    assert (await page.event("refused", nonce=3))["reason"] == "Discord would refuse this: Invalid Form Body"


async def test_people_change_their_settings(sandbox: Sandbox, ben: Person, page: Page) -> None:
    await page.wish("person", locale="de", dms_open=False, moderator=True, **{"as": str(ben.id)})
    changed = (await page.event("person"))["person"]
    assert (changed["locale"], changed["dms_open"], changed["moderator"]) == ("de", False, True)
    await page.wish("person", **{"as": str(ben.id)})
    assert (await page.event("person"))["person"] == changed


async def test_channels_are_made_archived_and_deleted(servant: Servant, sandbox: Sandbox, page: Page) -> None:
    await page.wish("channel", op="create", name="Neuer Tisch")
    made = (await page.event("channel_create"))["channel"]
    assert (made["name"], made["type"]) == ("neuer-tisch", 0)
    await page.wish("channel", op="delete", channel_id=made["id"])
    assert (await page.event("channel_delete"))["channel"]["id"] == made["id"]
    message = await servant.channel(sandbox).send("x")
    parent = servant.get_partial_messageable(message.channel.id, guild_id=servant.guilds[0].id)
    thread = await parent.get_partial_message(message.id).create_thread(name="Table 7")
    assert (await page.event("channel_create"))["channel"]["parent_id"] == str(message.channel.id)
    await page.wish("channel", op="archive", channel_id=str(thread.id))
    assert (await page.event("channel_update"))["channel"]["archived"] is True
    dm = await servant.dm(sandbox, "Ben")
    assert (await page.event("channel_create"))["channel"]["recipient_id"] == str(sandbox.person("Ben").id)
    for nonce, (op, channel_id) in enumerate([("delete", dm.id), ("archive", dm.id), ("paint", dm.id), ("archive", 1)]):
        await page.wish("channel", op=op, channel_id=str(channel_id), nonce=nonce)
        await page.event("refused", nonce=nonce)


async def test_the_page_sees_the_bot_come_and_go(sandbox: Sandbox, page: Page) -> None:
    assert (await page.event("hello"))["bot"]["online"] is False
    async with serving(sandbox):
        assert (await page.event("commands"))["commands"][0]["name"] == "play"
        await page.event("bot", online=True)
    await page.event("bot", online=False)


async def test_nonsense_is_refused_and_harms_nothing(sandbox: Sandbox, page: Page, anna: Person) -> None:
    await page.socket.send_str("{")
    assert (await page.event("refused"))["reason"] == "This is not JSON."
    await page.wish("fly", nonce=1)
    assert (await page.event("refused", nonce=1))["reason"] == "Nobody can do “fly”."
    await page.wish("say", nonce=2, **{"as": "4711"})
    assert (await page.event("refused", nonce=2))["reason"] == "There is no such person."
    await page.wish("say", nonce=3, channel_id="1", content="x", **{"as": str(anna.id)})
    assert (await page.event("refused", nonce=3))["reason"] == "Discord würde das ablehnen: Unknown Channel"


async def test_a_web_page_of_somebody_else_cannot_connect(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(sandbox.page_url + "page-socket", headers={"Origin": "http://evil.example"})
        assert refused.value.status == 403
        own = sandbox.page_url.rstrip("/")
        async with session.ws_connect(sandbox.page_url + "page-socket", headers={"Origin": own}) as socket:
            await Page(socket).event("hello")


async def test_a_page_that_does_not_read_is_cut_off(sandbox: Sandbox, ben: Person, page: Page) -> None:
    for _ in range(QUEUED_MOST + 1):
        ben.settings(locale="de")
    while not page.socket.closed:
        await page.socket.receive(timeout=30)
    assert page.socket.close_code != 1000
