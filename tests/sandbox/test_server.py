"""The sandbox as a whole: starting, stopping, finding everything again, and who may reach it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import aiohttp
import discord
import pytest

from sandbox import InteractionState, NotLoopback, PortInUse, Sandbox, StateUnreadable
from sandbox.loopback import host_in_url, is_loopback
from sandbox.page.site import Site
from sandbox.state.account import BOT_ID
from tests.sandbox.conftest import point_discord_at
from tests.sandbox.servant import PNG, Rest, Servant, buttons, layout, only, picture, serving


async def test_everything_is_still_there_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "sandbox.sqlite3"
    async with Sandbox(path, port=0) as first:
        point_discord_at(first, monkeypatch)
        async with serving(first) as client:
            table = await client.channel(first).send(view=layout("a.png"), file=picture("a.png"), nonce="row-1")
            mail = await (await client.dm(first, "Ben")).send("Your turn", file=picture("b.png"), view=buttons("End"))
            first.person("Ben").settings(locale="de", dms_open=False, moderator=True)
            first.create_channel("scriptorium")
    async with Sandbox(path, port=0) as second:
        point_discord_at(second, monkeypatch)
        ben = second.person("Ben")
        assert (ben.account.locale, ben.account.dms_open, ben.account.moderator) == ("de", False, True)
        assert list(second.channels) == ["refektorium", "kreuzgang", "spieltisch", "scriptorium"]
        assert [command["name"] for command in second.world.commands] == ["play", "settings"]
        assert only(ben.inbox()).id == mail.id
        shown = only(ben.sees("refektorium")).shown_files
        assert shown[0].url.startswith(second.page_url)
        assert await second.world.file(shown[0].id) == PNG
        async with serving(second) as client:
            again = await client.channel(second).send("other", nonce="row-1")
            assert again.id == table.id

            async def answer(i: discord.Interaction) -> None:
                await i.response.edit_message(content="Done", attachments=[], view=None)

            client.on_press["end"] = answer
            outcome = await ben.click(only(ben.inbox()), "End")
            assert outcome.state is InteractionState.ANSWERED
            newer = await client.channel(second).send("new")
            assert newer.id > max(mail.id, table.id)


async def test_ephemeral_messages_and_deletions_are_kept_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "sandbox.sqlite3"
    async with Sandbox(path, port=0) as first:
        point_discord_at(first, monkeypatch)
        async with serving(first) as client:
            await (await client.channel(first).send("gone", file=picture())).delete()

            async def answer(i: discord.Interaction) -> None:
                await i.response.send_message("Only you", ephemeral=True)

            client.on_command["play"] = answer
            await first.person("Anna").command("refektorium", "/play", game="x")
    async with Sandbox(path, port=0) as second:
        assert only(second.person("Anna").sees("refektorium")).text == "Only you"
        assert second.person("Ben").sees("refektorium") == []
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT COUNT(*) FROM attachment").fetchone() == (0,)
    connection.close()


async def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path, sandbox: Sandbox) -> None:
    with pytest.raises(PortInUse, match=rf"Port {sandbox.port} on 127.0.0.1 cannot be used for the sandbox"):
        await Sandbox(tmp_path / "other.sqlite3", port=sandbox.port).start()


@pytest.mark.parametrize("host", ["0.0.0.0", "192.168.1.2", "example.org", ""])
async def test_others_can_never_reach_it(tmp_path: Path, host: str) -> None:
    with pytest.raises(NotLoopback, match="loopback addresses only"):
        await Sandbox(tmp_path / "a.sqlite3", port=0, host=host).start()


async def test_a_second_stand_in_cannot_use_the_same_file(tmp_path: Path, sandbox: Sandbox) -> None:
    with pytest.raises(StateUnreadable, match="locked"):
        await Sandbox(tmp_path / "sandbox.sqlite3", port=0).start()


async def test_a_broken_or_foreign_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "broken.sqlite3"
    path.write_bytes(b"this is no database" * 100)
    with pytest.raises(StateUnreadable, match="cannot be read"):
        await Sandbox(path, port=0).start()
    newer = tmp_path / "newer.sqlite3"
    connection = sqlite3.connect(newer)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(StateUnreadable, match="version 99"):
        await Sandbox(newer, port=0).start()
    with pytest.raises(StateUnreadable, match="unable to open"):
        await Sandbox(tmp_path, port=0).start()


async def test_a_damaged_row_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.sqlite3"
    async with Sandbox(path, port=0) as sandbox:
        sandbox.person("Ben").say("refektorium", "Hello")
    connection = sqlite3.connect(path)
    connection.execute("UPDATE message SET body = x'7b'")
    connection.commit()
    connection.close()
    with pytest.raises(StateUnreadable, match="cannot be read"):
        await Sandbox(path, port=0).start()


async def test_stopping_twice_is_harmless(tmp_path: Path) -> None:
    sandbox = Sandbox(tmp_path / "a.sqlite3", port=0)
    await sandbox.start()
    await sandbox.stop()
    await sandbox.stop()


async def test_an_open_interaction_fails_when_the_sandbox_stops(tmp_path: Path) -> None:
    async with Sandbox(tmp_path / "a.sqlite3", port=0) as sandbox:
        anna = sandbox.person("Anna")
        message = sandbox.actions.say(anna.account, sandbox.channel("refektorium").id, "x")
        opened = sandbox.interactions.open(3, anna.account, message.channel_id, {})
    assert opened.state is InteractionState.FAILED


def test_loopback_names() -> None:
    assert all(map(is_loopback, ["localhost", "127.0.0.1", "127.8.8.8", "::1"]))
    assert not any(map(is_loopback, ["", None, "10.0.0.1", "localhost.example"]))
    assert host_in_url("::1") == "[::1]"


async def test_attached_files_are_served(sandbox: Sandbox, servant: Servant) -> None:
    sent = await servant.channel(sandbox).send(files=[picture(), discord.File(__file__, "notes.html")])
    async with aiohttp.ClientSession() as session:
        async with session.get(sent.attachments[0].url) as response:
            assert (response.status, response.content_type, await response.read()) == (200, "image/png", PNG)
            assert response.headers["X-Content-Type-Options"] == "nosniff"
        async with session.get(sent.attachments[1].url) as response:
            assert response.headers["Content-Disposition"] == "attachment"
        for gone in ("attachments/1/2/a.png", "attachments/1/x/a.png"):
            async with session.get(sandbox.page_url + gone) as response:
                assert response.status == 404


async def test_the_pages_files_are_served(sandbox: Sandbox, tmp_path: Path) -> None:
    for name in ("index.html", "app.js", "secret.py", ".hidden.js"):
        (tmp_path / name).write_text("x")
    site = Site(sandbox.world, tmp_path)
    assert site._file("index.html").content_type == "text/html"
    assert site._file("app.js").headers["Cache-Control"] == "no-cache"
    for name in ("secret.py", ".hidden.js", "missing.js", "../app.js"):
        with pytest.raises(aiohttp.web.HTTPNotFound):
            site._file(name)
    async with aiohttp.ClientSession() as session, session.get(sandbox.page_url + "page/missing.js") as response:
        assert response.status == 404


async def test_time_passes_for_nonces_tokens_and_old_messages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_700_000_000.0]
    async with Sandbox(tmp_path / "a.sqlite3", port=0, clock=lambda: now[0]) as sandbox:
        point_discord_at(sandbox, monkeypatch)
        async with aiohttp.ClientSession() as session:
            rest = Rest(sandbox, session)
            path = f"/channels/{sandbox.channel('refektorium').id}/messages"
            once = {"content": "x", "nonce": "row-1", "enforce_nonce": True}
            first, again = [(await rest("POST", path, once))[1]["id"] for _ in range(2)]
            opened = sandbox.interactions.open(2, sandbox.people[0], sandbox.channel("refektorium").id, {"name": "x"})
            await rest("POST", f"/interactions/{opened.id}/{opened.token}/callback", {"type": 5})
            now[0] += 3601.0
            later = (await rest("POST", path, once))[1]["id"]
            assert first == again != later
            original = f"/webhooks/{BOT_ID}/{opened.token}/messages/@original"
            assert (await rest("GET", original))[1]["code"] == 50027
            edits = [(await rest("PATCH", f"{path}/{first}", {"content": str(n)}))[1] for n in range(4)]
            assert [edit.get("code") for edit in edits] == [None, None, None, 30046]
