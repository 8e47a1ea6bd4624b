"""Channels and threads, through a real discord.py client."""

from __future__ import annotations

import discord
import pytest

from sandbox import Person, Sandbox
from sandbox.state.account import GUILD_ID
from tests.sandbox.servant import Rest, Servant


async def thread_of(servant: Servant, sandbox: Sandbox, name: str = "Table 7") -> discord.Thread:
    """A new public thread."""
    channel = servant.get_partial_messageable(sandbox.channel("refektorium").id, guild_id=GUILD_ID)
    message = await channel.send("Here")
    return await message.create_thread(name=name, auto_archive_duration=10080)


async def test_a_thread_is_made_at_a_message_and_talked_in(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    thread = await thread_of(servant, sandbox)
    await thread.send("Welcome")
    assert anna.sees("Table 7")[0].text == "Welcome"
    assert sandbox.channel("Table 7").parent_id == sandbox.channel("refektorium").id
    with pytest.raises(discord.HTTPException) as twice:
        await thread.parent.get_partial_message(thread.id).create_thread(name="again")  # type: ignore[union-attr]  # it is cached
    assert twice.value.code == 160004


async def test_a_command_in_a_thread_knows_its_thread(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    await thread_of(servant, sandbox)

    async def answer(i: discord.Interaction) -> None:
        assert isinstance(i.channel, discord.Thread)
        await i.response.send_message(f"{i.channel.name} under {i.channel.parent}")

    servant.on_command["play"] = answer
    outcome = await anna.command("Table 7", "/play", game="x")
    assert outcome.said.text == "Table 7 under refektorium"


async def test_in_an_archived_thread_nothing_is_edited_and_sending_brings_it_back(
    servant: Servant, sandbox: Sandbox
) -> None:
    thread = await thread_of(servant, sandbox)
    message = await thread.send("Old")
    sandbox.archive_thread("Table 7")
    for refused in (message.edit(content="New"), message.delete()):
        with pytest.raises(discord.HTTPException) as archived:
            await refused
        assert (archived.value.status, archived.value.code) == (400, 50083)
    await thread.send("Back")
    assert not sandbox.channel("Table 7").archived
    await message.edit(content="New")


async def test_a_person_who_writes_brings_a_thread_back(servant: Servant, sandbox: Sandbox, ben: Person) -> None:
    await thread_of(servant, sandbox)
    sandbox.archive_thread("Table 7")
    ben.say("Table 7", "Still here")
    assert not sandbox.channel("Table 7").archived


async def test_the_bot_renames_and_archives_its_own_thread(servant: Servant, sandbox: Sandbox) -> None:
    thread = await thread_of(servant, sandbox)
    sandbox.deny("refektorium", "manage_threads")
    await thread.edit(name="Table 8", archived=True)
    assert sandbox.channel("Table 8").archived
    with pytest.raises(discord.HTTPException) as archived:
        await thread.edit(name="Table 9", archived=True)
    assert archived.value.code == 50083
    await thread.edit(archived=False, locked=True)
    with pytest.raises(discord.Forbidden):
        await thread.send("Locked")


async def test_threads_need_their_own_permissions(servant: Servant, sandbox: Sandbox) -> None:
    thread = await thread_of(servant, sandbox)
    sandbox.deny("refektorium", "create_public_threads", "send_messages_in_threads")
    with pytest.raises(discord.Forbidden):
        await thread.send("x")
    with pytest.raises(discord.Forbidden):
        await thread_of(servant, sandbox, "Another")


async def test_a_thread_goes_with_its_channel(servant: Servant, sandbox: Sandbox) -> None:
    thread = await thread_of(servant, sandbox)
    sandbox.delete_channel("refektorium")
    with pytest.raises(discord.NotFound) as gone:
        await thread.send("x")
    assert gone.value.code == 10003
    assert list(sandbox.channels) == ["kreuzgang", "spieltisch"]


async def test_the_bot_deletes_a_channel_only_if_it_may(servant: Servant, sandbox: Sandbox) -> None:
    channel = servant.guilds[0].text_channels[0]
    sandbox.deny("refektorium", "manage_channels")
    with pytest.raises(discord.Forbidden):
        await channel.delete()
    with pytest.raises(discord.Forbidden):
        await channel.edit(name="other")
    sandbox.deny("refektorium")
    await channel.edit(name="other")
    await channel.delete()
    assert "other" not in sandbox.channels


async def test_channels_are_fetched_by_id(servant: Servant, sandbox: Sandbox, ben: Person) -> None:
    assert (await servant.fetch_channel(sandbox.channel("kreuzgang").id)).id == sandbox.channel("kreuzgang").id
    dm = await servant.dm(sandbox, "Ben")
    assert dm.recipient is not None
    assert dm.recipient.id == ben.id
    assert (await servant.fetch_channel(dm.id)).id == dm.id
    assert (await servant.fetch_user(ben.id)).display_name == "Ben"
    await servant.channel(sandbox).typing()
    with pytest.raises(discord.NotFound) as unknown:
        await servant.fetch_channel(4711)
    assert unknown.value.code == 10003


async def test_forms_about_channels_are_checked(rest: Rest, sandbox: Sandbox, servant: Servant) -> None:
    path = f"/channels/{sandbox.channel('refektorium').id}"
    wrong = [{"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 7}]
    for payload in wrong:
        status, body, _ = await rest("POST", path + "/threads", payload)
        assert (status, body["code"]) == (400, 50035)
    status, body, _ = await rest("POST", "/users/@me/channels", {"recipient_id": "4711"})
    assert (status, body["code"]) == (400, 50033)
    status, thread, _ = await rest("POST", path + "/threads", {"name": "Private"})
    assert (status, thread["type"]) == (201, 12)
    status, body, _ = await rest("POST", f"/channels/{thread['id']}/threads", {"name": "Nested"})
    assert (status, body["code"]) == (400, 50024)
    dm = await servant.dm(sandbox, "Ben")
    assert (await rest("PATCH", f"/channels/{dm.id}", {"name": "x"}))[1]["code"] == 50024
    assert (await rest("DELETE", f"/channels/{dm.id}"))[0] == 200
    assert len(sandbox.person("Ben").inbox()) == 0
