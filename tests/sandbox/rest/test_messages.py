"""Messages by id, through a real discord.py client: send, read, edit, delete, and each way Discord refuses."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox import Person, Sandbox
from tests.sandbox.servant import PNG, Rest, Servant, buttons, layout, only, picture


async def test_a_message_with_a_picture_shows_it_with_its_alt_text(
    servant: Servant, sandbox: Sandbox, anna: Person
) -> None:
    sent = await servant.channel(sandbox).send("The table", file=picture(), view=buttons("Hand"))
    assert sent.attachments[0].description == "The table"
    assert (sent.attachments[0].width, sent.attachments[0].height) == (300, 200)
    assert await sent.attachments[0].read() == PNG
    seen = only(anna.sees("refektorium"))
    assert [(file.filename, file.description) for file in seen.shown_files] == [("table.png", "The table")]


async def test_a_layout_shows_its_picture_as_a_component(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    sent = await servant.channel(sandbox).send(view=layout("table.png"), file=picture())
    assert sent.attachments == []
    container = sent.components[0]
    assert isinstance(container, discord.components.Container)
    gallery = container.children[1]
    assert isinstance(gallery, discord.components.MediaGalleryComponent)
    assert gallery.items[0].description == "The table"
    assert gallery.items[0].media.attachment_id == only(anna.sees("refektorium")).files[0].id
    assert gallery.items[0].media.width == 300


async def test_a_file_that_no_component_shows_is_invisible(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    await servant.channel(sandbox).send(view=layout(), file=picture())
    seen = only(anna.sees("refektorium"))
    assert len(seen.files) == 1
    assert seen.shown_files == []


async def test_an_embed_shows_an_attached_picture(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    embed = discord.Embed(title="Result", description="Anna wins").set_image(url="attachment://end.png")
    await servant.channel(sandbox).send(embed=embed, file=picture("end.png"))
    seen = only(anna.sees("refektorium"))
    assert seen.text == "Result\nAnna wins"
    assert seen.json["attachments"] == []
    assert seen.shown_files == list(seen.files)


async def test_an_edit_without_attachments_keeps_the_picture_and_an_empty_list_drops_it(
    servant: Servant, sandbox: Sandbox, anna: Person
) -> None:
    sent = await servant.channel(sandbox).send("One", file=picture())
    partial = servant.channel(sandbox).get_partial_message(sent.id)
    edited = await partial.edit(content="Two")
    assert edited.edited_at is not None
    assert len(edited.attachments) == 1
    kept = await partial.edit(attachments=[edited.attachments[0], picture("more.png")])
    assert [file.filename for file in kept.attachments] == ["table.png", "more.png"]
    assert (await partial.edit(attachments=[])).attachments == []
    assert only(anna.sees("refektorium")).text == "Two"


async def test_a_v2_message_keeps_the_files_its_kept_components_show(
    servant: Servant, sandbox: Sandbox, anna: Person
) -> None:
    sent = await servant.channel(sandbox).send(view=layout("table.png"), file=picture())
    await servant.channel(sandbox).get_partial_message(sent.id).edit(attachments=[])
    assert len(only(anna.sees("refektorium")).shown_files) == 1


async def test_v2_cannot_be_taken_back(rest: Rest, servant: Servant, sandbox: Sandbox) -> None:
    sent = await servant.channel(sandbox).send(view=layout())
    path = f"/channels/{sent.channel.id}/messages/{sent.id}"
    status, body, _ = await rest("PATCH", path, {"flags": 0, "components": [], "content": "classic"})
    assert (status, body["code"]) == (400, 50035)
    assert "flags" in body["errors"]
    status, body, _ = await rest("PATCH", path, {"content": "beside"})
    assert (status, list(body["errors"])) == (400, ["content"])
    status, body, _ = await rest("PATCH", path, {"flags": 4})
    assert (status, "flags" in body["errors"]) == (400, True)


async def test_an_empty_message_is_refused(rest: Rest, sandbox: Sandbox) -> None:
    path = f"/channels/{sandbox.channel('refektorium').id}/messages"
    for empty in ({}, {"content": "  "}, {"flags": 1 << 15, "components": []}):
        status, body, _ = await rest("POST", path, empty)
        assert (status, body) == (400, {"message": "Cannot send an empty message", "code": 50006})


async def test_a_form_that_discord_refuses_names_the_place(rest: Rest, sandbox: Sandbox) -> None:
    path = f"/channels/{sandbox.channel('refektorium').id}/messages"
    row = {"type": 1, "components": [{"type": 2, "style": 1, "label": "x" * 81, "custom_id": "a"}]}
    status, body, _ = await rest("POST", path, {"components": [row]})
    error = {"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 80 or fewer in length."}
    place = {"components": {"0": {"components": {"0": {"label": {"_errors": [error]}}}}}}
    assert (status, body) == (400, {"message": "Invalid Form Body", "code": 50035, "errors": place})


async def test_form_data_carries_files(rest: Rest, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.state.draft.FILE_BYTES", 1000)
    path = f"/channels/{sandbox.channel('refektorium').id}/messages"
    status, body = await rest.form("POST", path, '{"content": "x"}', a__png=PNG, b__txt=b"text")
    assert (status, [file["filename"] for file in body["attachments"]]) == (200, ["a.png", "b.txt"])
    status, body = await rest.form("POST", path, "{", a__png=PNG)
    assert (status, body["code"]) == (400, 50109)
    status, body = await rest.form("POST", path, "{}", a__png=b"0" * 1001)
    assert (status, body["code"]) == (413, 40005)
    status, body = await rest.form("POST", path, "{}", **{f"f{number}__png": b"0" for number in range(11)})
    assert (status, list(body["errors"])) == (400, ["attachments"])
    status, body, _ = await rest("POST", path, {"content": "x", "attachments": [{"id": "0"}]})
    assert status == 200


async def test_an_edit_may_only_list_files_that_are_there(rest: Rest, servant: Servant, sandbox: Sandbox) -> None:
    sent = await servant.channel(sandbox).send("x")
    path = f"/channels/{sent.channel.id}/messages/{sent.id}"
    status, body, _ = await rest("PATCH", path, {"attachments": [{"id": "123"}]})
    assert (status, list(body["errors"])) == (400, ["attachments"])


async def test_who_is_mentioned_depends_on_what_is_allowed(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    text = f"@everyone <@{anna.id}> <@{sandbox.person('Ben').id}>"
    channel = servant.channel(sandbox)

    async def mentioned(**allowed: Any) -> tuple[bool, list[str]]:
        sent = await channel.send(text, **allowed)
        return sent.mention_everyone, [str(user.display_name) for user in sent.mentions]

    assert await mentioned() == (True, ["Anna", "Ben"])
    assert await mentioned(allowed_mentions=discord.AllowedMentions.none()) == (False, [])
    only_anna = discord.AllowedMentions(everyone=False, users=[discord.Object(anna.id)])
    assert await mentioned(allowed_mentions=only_anna) == (False, ["Anna"])
    sandbox.deny("refektorium", "mention_everyone")
    assert await mentioned() == (False, ["Anna", "Ben"])


async def test_a_mention_in_a_layout_counts_too(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    sent = await servant.channel(sandbox).send(view=layout(text=f"<@{anna.id}>"))
    assert [user.id for user in sent.mentions] == [anna.id]


async def test_the_same_nonce_gives_the_old_message(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    channel = servant.channel(sandbox)
    first = await channel.send("once", nonce="row-1")
    again = await channel.send("twice", nonce="row-1")
    assert (again.id, again.content) == (first.id, "once")
    assert (await channel.send("other", nonce="row-2")).id != first.id
    assert len(anna.sees("refektorium")) == 2
    await first.delete()
    with pytest.raises(discord.NotFound) as unknown:
        await channel.send("thrice", nonce="row-1")
    assert unknown.value.code == 10008


async def test_history_is_newest_first_and_can_be_paged(servant: Servant, sandbox: Sandbox) -> None:
    channel = servant.channel(sandbox)
    sent = [await channel.send(str(number)) for number in range(5)]
    assert [message.content async for message in channel.history(limit=2)] == ["4", "3"]
    before = channel.history(before=discord.Object(sent[2].id))
    assert [message.content async for message in before] == ["1", "0"]
    after = channel.history(after=discord.Object(sent[2].id))
    assert [message.content async for message in after] == ["3", "4"]
    around = channel.history(around=discord.Object(sent[2].id), limit=3)
    assert [message.content async for message in around] == ["3", "2", "1"]


async def test_a_reply_names_its_message(servant: Servant, sandbox: Sandbox, rest: Rest) -> None:
    first = await servant.channel(sandbox).send("Question")
    path = f"/channels/{first.channel.id}/messages"
    reference = {"message_id": str(first.id)}
    _, body, _ = await rest("POST", path, {"content": "Answer", "message_reference": reference})
    assert (body["type"], body["referenced_message"]["content"]) == (19, "Question")
    unknown = {"message_id": "1"}
    status, body, _ = await rest("POST", path, {"content": "Answer", "message_reference": unknown})
    assert (status, body["code"]) == (400, 50035)
    kind = {"content": "Answer", "message_reference": unknown | {"fail_if_not_exists": False}}
    assert (await rest("POST", path, kind))[1]["type"] == 0


async def test_what_is_gone_is_unknown(servant: Servant, sandbox: Sandbox) -> None:
    channel = servant.channel(sandbox)
    sent = await channel.send("x")
    await sent.delete()
    with pytest.raises(discord.NotFound) as no_message:
        await channel.get_partial_message(sent.id).edit(content="y")
    assert no_message.value.code == 10008
    sandbox.delete_channel("refektorium")
    with pytest.raises(discord.NotFound) as no_channel:
        await channel.send("y")
    assert no_channel.value.code == 10003


async def test_a_closed_inbox_shows_at_sending(servant: Servant, sandbox: Sandbox, ben: Person) -> None:
    dm = await servant.dm(sandbox, "Ben")
    sent = await dm.send("Open")
    ben.settings(dms_open=False)
    again = await servant.dm(sandbox, "Ben")
    assert again.id == dm.id
    with pytest.raises(discord.Forbidden) as closed:
        await dm.send("Closed")
    assert closed.value.code == 50007
    await sent.edit(content="Edited all the same")
    ben.settings(dms_open=True)
    await dm.send("Open again")
    assert [message.text for message in ben.inbox()] == ["Edited all the same", "Open again"]


async def test_who_has_left_the_server_is_no_member_and_hears_nothing(
    servant: Servant, sandbox: Sandbox, ben: Person
) -> None:
    dm = await servant.dm(sandbox, "Ben")
    guild = servant.guilds[0].id
    assert (await servant.http.get_member(guild, ben.id))["user"]["id"] == str(ben.id)
    sandbox.leave("Ben")
    with pytest.raises(discord.NotFound) as unknown:
        await servant.http.get_member(guild, ben.id)
    with pytest.raises(discord.Forbidden) as apart:
        await dm.send("Anybody there?")
    assert (unknown.value.code, apart.value.code) == (10007, 50278)


@pytest.mark.parametrize(
    ("denied", "code"), [("send_messages", 50013), ("attach_files", 50013), ("view_channel", 50001)]
)
async def test_a_missing_permission_is_named_by_its_code(
    servant: Servant, sandbox: Sandbox, denied: str, code: int
) -> None:
    channel = servant.channel(sandbox)
    sandbox.deny("refektorium", denied)
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("x", file=picture())
    assert refused.value.code == code
    sandbox.deny("refektorium")
    await channel.send("x", file=picture())


async def test_the_bot_sees_in_its_cache_which_permissions_it_lacks(servant: Servant, sandbox: Sandbox) -> None:
    guild = servant.guilds[0]
    channel = guild.get_channel(sandbox.channel("refektorium").id)
    assert channel is not None
    assert channel.permissions_for(guild.me).attach_files
    sandbox.deny("refektorium", "attach_files")
    await servant.wait_for("guild_channel_update", timeout=30)
    assert not channel.permissions_for(guild.me).attach_files
    with pytest.raises(ValueError, match="no such permission"):
        sandbox.deny("refektorium", "fly")


async def test_the_bot_may_edit_only_its_own_and_delete_others_only_in_the_server(
    servant: Servant, sandbox: Sandbox, ben: Person
) -> None:
    said = ben.say("refektorium", "Hello")
    foreign = servant.channel(sandbox).get_partial_message(said.id)
    with pytest.raises(discord.Forbidden) as refused:
        await foreign.edit(content="Goodbye")
    assert refused.value.code == 50005
    sandbox.deny("refektorium", "manage_messages")
    with pytest.raises(discord.Forbidden):
        await foreign.delete()
    sandbox.deny("refektorium")
    await foreign.delete()
    dm = await servant.dm(sandbox, "Ben")
    mail = ben.say(sandbox.world.channels[dm.id], "Hello")
    with pytest.raises(discord.Forbidden):
        await dm.get_partial_message(mail.id).delete()
