"""The sandbox's page in a real browser, shown to somebody while others want to hurt: nothing of what they call
themselves, type or send as a bot runs, leads anywhere but to the web, or leaves its place.
"""

import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from playwright.async_api import Browser, Locator, ViewportSize, expect

from sandbox import Limits, Sandbox
from sandbox.state.account import Account
from sandbox.state.channel import Channel
from tests.browser import browser
from tests.depth import chosen
from tests.empty_database import only_on
from tests.end_to_end.conftest import opened
from tests.end_to_end.forms import typed_in
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.window import Seat, window
from tests.hostile import SCRIPTS, Watch, watched
from tests.sandbox.conftest import point_discord_at
from tests.sandbox.servant import serving

__all__ = ["browser"]

pytestmark = [pytest.mark.asyncio(loop_scope="session"), only_on("sqlite", "the page knows of no database")]

SIZE: ViewportSize = {"width": 360, "height": 740}
PLAIN = re.compile(r"[\w <>=/'\"-]+")
"""Texts of this kind mean nothing to markdown."""
UNSEEN = re.compile("[\u202a-\u202e\u2066-\u2069\u200b\ufeff]")


class Hostile:
    """A bot that wants to hurt: says what it likes by REST."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.session = session
        self.channel = sandbox.channel("refektorium").id

    async def ask(self, method: str, path: str, body: object, **files: bytes) -> Any:
        """Send a request; what came of it, which must not be a fault of the sandbox's."""
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(body), content_type="application/json")
        for number, (name, data) in enumerate(files.items()):
            form.add_field(f"files[{number}]", data, filename=name.replace("__", "."))
        sent: dict[str, Any] = {"data": form} if files else {"json": body}
        headers = {"Authorization": f"Bot {self.sandbox.token}"}
        url = f"{self.sandbox.api_base}{path}"
        async with self.session.request(method, url, headers=headers, **sent) as response:
            assert response.status < 500, await response.text()
            return await response.json() | {"status": response.status}

    async def post(self, **message: object) -> str:
        """Send a message, which must be taken; its id."""
        sent = await self.ask("POST", f"/channels/{self.channel}/messages", message)
        assert sent["status"] == 200, sent
        return str(sent["id"])


@asynccontextmanager
async def hostile_bot(
    folder: Path, browser: Browser, provoked: str = "/attachments/"
) -> AsyncIterator[tuple[Hostile, Seat, Watch]]:
    """The stand-in without a bot of ours, and a window in front of it that may complain of what is `provoked`."""
    async with (
        Sandbox(folder / "sandbox.db", port=0, limits=Limits(enforced=False, answer_within=120.0)) as sandbox,
        aiohttp.ClientSession() as session,
        window(browser, SIZE, provoked) as page,
        watched(page) as watch,
    ):
        seat = Seat(page, sandbox.page_url, folder)
        await seat.open()
        yield Hostile(sandbox, session), seat, watch


async def drawn(seat: Seat, message_id: str) -> Locator:
    """The message as soon as it is there."""
    item = seat.page.locator(f'[data-message-id="{message_id}"]')
    await expect(item).to_be_visible()
    return item


def readable(text: str | None) -> str:
    """A text without what cannot be seen, and with blanks only."""
    return " ".join(UNSEEN.sub("", text or "").split())


async def look_at(seat: Seat, person: Account, channel: Channel) -> None:
    """Be this person in this channel."""
    await expect(seat.page.locator("#channels")).to_contain_text(channel.name)
    await seat.page.evaluate("(place) => { location.hash = place; }", f"#/{person.id}/{channel.id}")
    await expect(seat.page.locator("h1")).to_have_text(channel.name)


def classic(text: str) -> dict[str, object]:
    """A message of the old kind with this text wherever one fits."""
    short = text[:80]
    options = [{"label": short, "value": text[:100], "description": text[:100]}, {"label": "b", "value": "b"}]
    buttons = [
        {"type": 2, "style": 1, "label": short, "custom_id": text[:100]},
        {"type": 2, "style": 5, "label": short, "url": f"https://example.org/{short}"},
    ]
    select = {"type": 3, "custom_id": f"s{text[:99]}", "placeholder": text[:150], "options": options}
    embed = {
        "title": text[:256],
        "url": f"https://example.org/{short}",
        "description": text,
        "author": {"name": text[:256], "url": "javascript:hurt=1"},
        "footer": {"text": text},
        "fields": [{"name": text[:256], "value": text, "inline": True}],
        "image": {"url": f"https://example.org/{short}"},
        "thumbnail": {"url": "https://example.org/%E0%A4%A"},
    }
    rows = [{"type": 1, "components": buttons}, {"type": 1, "components": [select]}]
    return {"content": text, "embeds": [embed], "components": rows}


def layout(text: str) -> dict[str, object]:
    """A layout with this text wherever one fits."""
    section = {
        "type": 9,
        "components": [{"type": 10, "content": text}],
        "accessory": {"type": 2, "style": 2, "label": text[:80], "custom_id": text[:100]},
    }
    picture = {"media": {"url": f"https://example.org/{text[:60]}"}, "description": text}
    return {"flags": 1 << 15, "components": [{"type": 17, "components": [section, {"type": 12, "items": [picture]}]}]}


async def test_what_runs_would_be_noticed(tmp_path: Path, browser: Browser) -> None:
    async with hostile_bot(tmp_path, browser, "Content Security Policy") as (_, seat, watch):
        assert await watch.seen() == []
        await seat.page.evaluate("document.querySelector('#hint').innerHTML = '<p onclick=\"hurt=1\">'")
        assert any("onclick" in str(one) for one in await watch.seen())
        await seat.page.evaluate("document.querySelector('#hint').innerHTML = '<a href=javascript:hurt=1>x</a>'")
        assert any("javascript:" in str(one) for one in await watch.seen())
        await seat.page.evaluate("window.hurt = 1")
        assert "hurt" in await watch.seen()


@pytest.mark.parametrize("shape", [classic, layout])
async def test_what_a_bot_sends_is_text(
    tmp_path: Path, browser: Browser, shape: Callable[[str], dict[str, object]]
) -> None:
    async with hostile_bot(tmp_path, browser) as (bot, seat, watch):
        for kind, text in SCRIPTS.items():
            item = await drawn(seat, await bot.post(**shape(text)))
            assert await item.locator(".button .label").first.text_content() == text[:80], kind
            if PLAIN.fullmatch(text):
                assert await item.locator(".markdown").first.text_content() == text, kind
            for clickable in await item.locator("button:visible").all():
                await clickable.hover()
            assert await watch.seen() == [], kind


@pytest.mark.parametrize("name", ["%E0%A4%A", "%", "%00.png", "..%2f..%2fpage-socket"])
async def test_an_address_that_means_nothing_is_drawn_all_the_same(tmp_path: Path, browser: Browser, name: str) -> None:
    async with hostile_bot(tmp_path, browser) as (bot, seat, watch):
        address = f"{bot.sandbox.page_url}attachments/1/1/{name}"
        item = await drawn(seat, await bot.post(content="x", embeds=[{"image": {"url": address}}]))
        await expect(item.locator(".picture-open")).to_have_count(1)
        assert await watch.seen() == []


async def test_files_that_are_pages_are_no_pages_here(tmp_path: Path, browser: Browser) -> None:
    page = b"<svg xmlns='http://www.w3.org/2000/svg' onload='opener.hurt=1'><script>opener.hurt=1</script></svg>"
    async with hostile_bot(tmp_path, browser) as (bot, seat, watch):
        described = [{"id": number, "description": SCRIPTS["attribute"]} for number in range(3)]
        files = {"a__svg": page, "b__html": page, "c__xhtml": page}
        sent = await bot.ask("POST", f"/channels/{bot.channel}/messages", {"attachments": described}, **files)
        item = await drawn(seat, sent["id"])
        await expect(item.locator("a.file")).to_have_count(3)
        for link in await item.locator("a.file").all():
            async with seat.page.expect_download():
                await link.click()
        for file in sent["attachments"]:
            async with seat.page.expect_download():
                await seat.page.evaluate("(url) => { window.open(url, '_blank', 'popup'); }", file["url"])
        assert await watch.seen() == []


async def test_whatever_people_and_places_are_called_is_text(tmp_path: Path, browser: Browser) -> None:
    async with hostile_bot(tmp_path, browser) as (bot, seat, watch):
        sandbox = bot.sandbox
        ben = sandbox.person("Ben").account
        for kind, text in SCRIPTS.items():
            sandbox.world.put_person(replace(ben, global_name=text, username=text))
            called = sandbox.create_channel(text)
            said = sandbox.actions.say(sandbox.world.people[ben.id], bot.channel, f"<@{ben.id}> <#{called.id}>")
            item = await drawn(seat, str(said.id))
            assert await item.locator(".mention").first.text_content() == f"@{text}", kind
            assert await item.locator(".mention").last.text_content() == f"#{called.name}", kind
            await bot.ask("POST", f"/channels/{bot.channel}/threads", {"name": text[:100], "type": 11})
            await look_at(seat, ben, called)
            assert await watch.seen() == [], kind
            await look_at(seat, ben, sandbox.channel("refektorium"))


async def test_what_a_bot_offers_and_asks_in_forms_is_text(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hostile_bot(tmp_path, browser) as (bot, seat, watch):
        point_discord_at(bot.sandbox, monkeypatch)
        async with serving(bot.sandbox) as servant:
            await bot.post(content="x", components=[{"type": 1, "components": [BUTTON]}])
            composer, options = seat.page.locator("#composer textarea"), seat.page.locator(".popup [role=option]")
            for kind, text in SCRIPTS.items():
                servant.on_press["hurt"] = partial(ask_in_a_form, text)
                await seat.last.locator(".button").click()
                form = seat.page.locator("dialog[open]")
                assert await form.locator("textarea").input_value() == text, kind
                assert await form.locator("h2").text_content() == text[:45], kind
                assert await watch.seen() == [], kind
                await seat.page.keyboard.press("Escape")
                servant.offered = [text[:100]]
                await composer.press_sequentially("/play ")
                await expect(options).to_have_text([text[:100].strip()])
                assert await watch.seen() == [], kind
                await seat.page.keyboard.press("Escape")
                await seat.page.keyboard.press("Escape")
                await composer.fill("")


BUTTON = {"type": 2, "style": 1, "label": "x", "custom_id": "hurt"}


async def ask_in_a_form(text: str, interaction: discord.Interaction) -> None:
    """A form with this text wherever one fits."""
    form = discord.ui.Modal(title=text[:45], custom_id=text[:100])
    field: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
        custom_id="x", style=discord.TextStyle.paragraph, default=text, placeholder=text[:100], required=False
    )
    form.add_item(discord.ui.Label(text=text[:45], component=field, description=text[:100]))
    form.stop()
    await interaction.response.send_modal(form)


TYPED = [
    ("/card", "name"),
    ("/rules", "game"),
    ("/learn", "game"),
    ("/play", "game"),
    ("/away", "until"),
    ("/orders", "question"),
]
"""What people may type after a slash in their own words."""


async def test_what_our_bot_repeats_is_text(tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        opened(House(tmp_path, monkeypatch)) as house,
        window(browser, SIZE) as page,
        watched(page) as watch,
    ):
        anna, ben = house.person("Anna"), house.person("Ben")
        seat = Seat(page, house.sandbox.page_url, tmp_path)
        await seat.open()
        for kind, text in SCRIPTS.items():
            where = house.sandbox.create_channel(text)
            await look_at(seat, anna.account, where)
            house.rename(ben, text[:32])
            for command, option in chosen().some(TYPED, 0, 4):
                said = await anna.command(where, command, **{option: text})
                assert said.answered, (kind, command, said.reason)
                item = await drawn(seat, str(said.said.id))
                assert readable(text)[:20] in readable(await item.locator(".layout").text_content()), (kind, command)
            assert await watch.seen() == [], kind


async def test_a_table_of_people_who_want_to_hurt_is_text(
    tmp_path: Path, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        opened(House(tmp_path, monkeypatch)) as house,
        window(browser, SIZE) as page,
        watched(page) as watch,
    ):
        anna, *others = (house.person(name) for name in ("Anna", "Ben", "Clara", "David"))
        names = [SCRIPTS[kind][:32] for kind in ("picture", "attribute", "link")]
        for person, name in zip(others, names, strict=True):
            house.rename(person, name)
        seat = Seat(page, house.sandbox.page_url, tmp_path)
        await seat.open()
        await look_at(seat, anna.account, house.sandbox.channel(CHANNEL))
        lobby = await house.lobby("Anna", *names)
        options = (await house.press(anna, lobby, "options")).said
        refused = await typed_in(anna, options, "\n".join(SCRIPTS.values())[:900])
        started = (await house.press(anna, lobby, "start")).updated
        assert started is not None
        await house.turn(anna)
        told = [refused, *[await house.press(anna, started, verb) for verb in ("log", "text", "hand")]]
        for outcome in told:
            await drawn(seat, str((outcome.updated or outcome.said).id))
        shown = await page.locator("main").text_content() or ""
        assert [name for name in names if name not in shown] == []
        await seat.go_to("Parlatorium")
        assert await watch.seen() == []
