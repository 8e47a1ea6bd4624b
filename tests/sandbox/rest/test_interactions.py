"""Interactions, end to end: a person acts, a real discord.py client answers, the person sees what came of it."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import ui

from sandbox import InteractionState, Limits, NotAllowed, Person, Sandbox
from tests.sandbox.servant import Servant, buttons, layout, only, picture


async def test_a_command_reaches_the_bot_and_its_reply_the_channel(servant: Servant, anna: Person) -> None:
    async def answer(i: discord.Interaction) -> None:
        assert i.namespace.game == "dominion"
        await i.response.send_message(f"{i.user.display_name} opens {i.namespace.game}", view=buttons("Join"))

    servant.on_command["play"] = answer
    outcome = await anna.command("refektorium", "/play", game="dominion")
    assert outcome.answered
    assert outcome.said.text == "Anna opens dominion"
    assert outcome.said.labels() == ["Join"]
    assert outcome.said.json["interaction_metadata"]
    assert only(anna.sees("#refektorium")).id == outcome.said.id


async def test_a_subcommand_works_in_direct_messages_too(servant: Servant, sandbox: Sandbox, ben: Person) -> None:
    async def answer(i: discord.Interaction) -> None:
        assert i.guild is None
        await i.response.send_message(f"{i.locale.value} {i.namespace.code}", ephemeral=True)

    servant.on_command["settings language"] = answer
    dm = await servant.dm(sandbox, "Ben")
    channel = sandbox.world.channels[dm.id]
    outcome = await ben.command(channel, "/settings language", code="de")
    assert outcome.said.text == "en-GB de"
    assert outcome.said.visible_to == ben.id


async def test_the_bot_learns_who_acts_and_with_which_rights(servant: Servant, anna: Person, ben: Person) -> None:
    rights: dict[str, bool] = {}

    async def answer(i: discord.Interaction) -> None:
        rights[i.user.display_name] = i.permissions.manage_channels
        assert i.app_permissions.send_messages
        await i.response.send_message("noted", ephemeral=True)

    servant.on_command["play"] = answer
    for person in (anna, ben):
        await person.command("refektorium", "/play", game="dominion")
    assert rights == {"Anna": True, "Ben": False}


async def test_an_update_replaces_the_message_and_its_picture(servant: Servant, sandbox: Sandbox, ben: Person) -> None:
    dm = await servant.dm(sandbox, "Ben")
    await dm.send("Your turn", file=picture("hand-1.png"), view=buttons("End"))

    async def answer(i: discord.Interaction) -> None:
        await i.response.edit_message(content="Done", attachments=[picture("hand-2.png")], view=buttons("Next"))

    servant.on_press["end"] = answer
    seen = only(ben.inbox())
    outcome = await ben.click(seen, "End")
    assert outcome.answered
    assert outcome.reply is None
    assert outcome.updated is not None
    assert outcome.updated.text == "Done"
    assert [file.filename for file in outcome.updated.shown_files] == ["hand-2.png"]
    assert seen.text == "Your turn"
    assert await sandbox.world.file(seen.files[0].id) is None


async def test_an_update_that_lists_no_attachments_loses_the_picture(
    servant: Servant, sandbox: Sandbox, ben: Person
) -> None:
    dm = await servant.dm(sandbox, "Ben")
    await dm.send("Your turn", file=picture(), view=buttons("End"))

    async def answer(i: discord.Interaction) -> None:
        await i.response.edit_message(content="Done")

    servant.on_press["end"] = answer
    outcome = await ben.click(only(ben.inbox()), "End")
    assert outcome.updated is not None
    assert outcome.updated.files == ()


async def test_a_classic_message_can_become_one_of_components_v2(
    servant: Servant, sandbox: Sandbox, ben: Person
) -> None:
    dm = await servant.dm(sandbox, "Ben")
    await dm.send("Your turn", file=picture(), view=buttons("End"))

    async def answer(i: discord.Interaction) -> None:
        await i.response.edit_message(content=None, embeds=[], view=layout("x.png"), attachments=[picture("x.png")])

    servant.on_press["end"] = answer
    outcome = await ben.click(only(ben.inbox()), "End")
    assert outcome.updated is not None
    assert outcome.updated.labels() == ["Hand", "Log"]
    assert outcome.updated.json["attachments"] == []
    assert [file.filename for file in outcome.updated.shown_files] == ["x.png"]


async def test_content_left_standing_beside_v2_is_refused_and_the_interaction_stays_open(
    servant: Servant, sandbox: Sandbox, ben: Person
) -> None:
    dm = await servant.dm(sandbox, "Ben")
    await dm.send("Your turn", view=buttons("End"))

    async def answer(i: discord.Interaction) -> None:
        with pytest.raises(discord.HTTPException) as refused:
            await i.response.edit_message(view=layout())
        assert (refused.value.status, refused.value.code) == (400, 50035)
        assert not i.response.is_done()
        await i.response.edit_message(content="Again", view=buttons("End"))

    servant.on_press["end"] = answer
    outcome = await ben.click(only(ben.inbox()), "End")
    assert outcome.updated is not None
    assert outcome.updated.text == "Again"


async def test_a_select_sends_its_values(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    view = ui.View(timeout=None)
    options = [discord.SelectOption(label=f"Estate · {n}", value=str(n)) for n in range(3)]
    view.add_item(ui.Select(custom_id="pick", placeholder="Discard", options=options, max_values=2))
    await servant.channel(sandbox).send("Pick", view=view)

    async def answer(i: discord.Interaction) -> None:
        assert i.data is not None
        await i.response.send_message(" ".join(i.data["values"]))  # type: ignore[typeddict-item]  # only clicks

    servant.on_press["pick"] = answer
    seen = only(anna.sees("refektorium"))
    assert (await anna.select(seen, "Discard", ["2", "0"])).said.text == "2 0"
    assert seen.options("pick")["Estate · 1"] == "1"
    with pytest.raises(NotAllowed, match="1 to 2 must be picked"):
        await anna.select(seen, "pick", [])
    assert (await anna.select(seen, "pick", "9")).state is InteractionState.FAILED


async def test_a_form_is_opened_filled_in_and_answered(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    class Rename(ui.Modal, title="Rename the table"):
        name: ui.Label[ui.Modal] = ui.Label(text="Name", component=ui.TextInput(custom_id="name", max_length=10))
        hint: ui.TextDisplay[Any] = ui.TextDisplay("Short is good")

    async def open_form(i: discord.Interaction) -> None:
        form = Rename(custom_id="rename")
        form.stop()
        await i.response.send_modal(form)

    async def take_form(i: discord.Interaction) -> None:
        assert i.message is not None
        assert i.data is not None
        value = i.data["components"][0]["component"]["value"]  # type: ignore[typeddict-item]  # only forms have them
        await i.response.edit_message(content=f"Table {value}", view=None)

    servant.on_press |= {"name": open_form, "rename": take_form}
    await servant.channel(sandbox).send("Table", view=buttons("Name"))
    opened = await anna.click(only(anna.sees("refektorium")), "Name")
    assert opened.modal is not None
    assert opened.modal.title == "Rename the table"
    with pytest.raises(NotAllowed, match="something must be written"):
        await anna.submit(opened.modal, {"name": ""})
    with pytest.raises(NotAllowed, match="0 to 10 characters"):
        await anna.submit(opened.modal, {"Name": "a name that is too long"})
    with pytest.raises(LookupError, match="no field"):
        await anna.submit(opened.modal, {"nickname": "x"})
    sent = await anna.submit(opened.modal, {"Name": "Abbey"})
    assert sent.updated is not None
    assert sent.updated.text == "Table Abbey"
    with pytest.raises(NotAllowed, match="no longer open"):
        await anna.submit(opened.modal, {"Name": "Abbey"})


async def test_values_are_offered_while_typing(servant: Servant, anna: Person) -> None:
    outcome = await anna.autocomplete("refektorium", "/play", "game", "dom")
    assert [choice.value for choice in outcome.choices] == ["dominion", "domus domini"]
    assert (await anna.autocomplete("refektorium", "/play", "game", "mus", seats=2)).choices[0].name == "Domus Domini"
    with pytest.raises(NotAllowed, match="no suggestions"):
        await anna.autocomplete("refektorium", "/settings language", "code", "d")


async def test_an_ephemeral_reply_is_seen_by_one_person_only_and_not_found_by_id(
    servant: Servant, sandbox: Sandbox, anna: Person, ben: Person
) -> None:
    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("Your hand", ephemeral=True, file=picture(), view=buttons("More"))

    servant.on_command["play"] = answer
    said = (await anna.command("refektorium", "/play", game="x")).said
    assert said.visible_to == anna.id
    assert only(anna.sees("refektorium")) == said
    assert ben.sees("refektorium") == []
    with pytest.raises(discord.NotFound) as unknown:
        await servant.channel(sandbox).get_partial_message(said.id).edit(content="changed")
    assert unknown.value.code == 10008
    assert [message async for message in servant.channel(sandbox).history()] == []
    with pytest.raises(NotAllowed, match="somebody else"):
        await ben.click(said, "More")


async def test_an_ephemeral_message_is_updated_by_its_own_clicks(servant: Servant, anna: Person) -> None:
    async def show(i: discord.Interaction) -> None:
        await i.response.send_message(view=layout("a.png"), file=picture("a.png"), ephemeral=True)

    async def more(i: discord.Interaction) -> None:
        await i.response.edit_message(view=layout("b.png", text="More"), attachments=[picture("b.png")])

    servant.on_command["play"] = show
    servant.on_press["hand"] = more
    said = (await anna.command("refektorium", "/play", game="x")).said
    outcome = await anna.click(said, "Hand")
    assert outcome.updated is not None
    assert outcome.updated.visible_to == anna.id
    assert outcome.updated.text == "More\nMy hand"
    assert [file.filename for file in outcome.updated.shown_files] == ["b.png"]


async def test_thinking_ends_with_the_first_follow_up(servant: Servant, anna: Person, sandbox: Sandbox) -> None:
    async def answer(i: discord.Interaction) -> None:
        await i.response.defer(thinking=True, ephemeral=True)
        assert only(anna.sees("refektorium")).is_loading
        await i.followup.send("Thought", ephemeral=True)
        await i.followup.send("And more")

    servant.on_command["play"] = answer
    outcome = await anna.command("refektorium", "/play", game="x")
    assert outcome.said.text == "Thought"
    assert not outcome.said.is_loading
    assert outcome.said.visible_to == anna.id
    assert (await anna.message("refektorium", "And more")).visible_to is None


async def test_a_deferred_update_ends_with_the_edit(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    async def answer(i: discord.Interaction) -> None:
        await i.response.defer()
        assert (await i.original_response()).content == "Table"
        await i.edit_original_response(content="Later", view=None)
        await i.delete_original_response()

    servant.on_press["join"] = answer
    await servant.channel(sandbox).send("Table", view=buttons("Join"))
    outcome = await anna.click(only(anna.sees("refektorium")), "Join")
    assert outcome.answered
    assert outcome.updated is not None
    assert outcome.updated.text == "Later"
    await sandbox.until(lambda: not anna.sees("refektorium"))


async def test_follow_ups_are_edited_and_deleted_by_id(servant: Servant, anna: Person) -> None:
    done = asyncio.Event()

    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("First")
        more = await i.followup.send("Second", wait=True)
        await more.edit(content="Second, edited")
        assert (await i.followup.fetch_message(more.id)).content == "Second, edited"
        await more.delete()
        with pytest.raises(discord.NotFound):
            await i.followup.edit_message(more.id, content="gone")
        with pytest.raises(discord.NotFound):
            await i.followup.edit_message(4711, content="never there")
        done.set()

    servant.on_command["play"] = answer
    assert (await anna.command("refektorium", "/play", game="x")).said.text == "First"
    await done.wait()
    assert only(anna.sees("refektorium")).text == "First"


async def test_only_the_first_acknowledgement_counts(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    done = asyncio.Event()

    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("First")
        i.response._response_type = None
        with pytest.raises(discord.HTTPException) as refused:
            await i.response.send_message("Second")
        assert (refused.value.status, refused.value.code) == (400, 40060)
        done.set()

    servant.on_press["join"] = answer
    await servant.channel(sandbox).send("Table", view=buttons("Join"))
    await anna.click(only(anna.sees("refektorium")), "Join")
    await done.wait()
    assert [message.text for message in anna.sees("refektorium")] == ["Table", "First"]


async def test_a_stale_click_fails_and_never_reaches_the_bot(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    message = await servant.channel(sandbox).send("Table", view=buttons("Join"))
    stale = only(anna.sees("refektorium"))
    await message.edit(view=buttons("Leave", disabled=True))
    outcome = await anna.click(stale, "Join")
    assert (outcome.state, outcome.reason) == (InteractionState.FAILED, "This component is no longer in the message.")
    present = anna.now(stale)
    assert present is not None
    assert not present.enabled("Leave")
    with pytest.raises(NotAllowed, match="disabled"):
        await anna.click(present, "Leave")
    await message.delete()
    assert (await anna.click(stale, "Join")).reason == "This message is no longer there."
    assert servant.seen == []


class TestNobodyAnswers:
    """What happens when the bot does not answer in time."""

    @pytest.fixture
    def limits(self) -> Limits:
        return Limits(enforced=False, answer_within=0.05)

    async def test_an_unanswered_interaction_fails_for_the_person_and_is_unknown_to_the_bot(
        self, servant: Servant, sandbox: Sandbox, anna: Person
    ) -> None:
        failed, tried = asyncio.Event(), asyncio.Event()

        async def answer(i: discord.Interaction) -> None:
            await failed.wait()
            with pytest.raises(discord.NotFound) as unknown:
                await i.response.send_message("Too late")
            assert unknown.value.code == 10062
            tried.set()

        servant.on_press["join"] = answer
        await servant.channel(sandbox).send("Table", view=buttons("Join"))
        outcome = await anna.click(only(anna.sees("refektorium")), "Join")
        assert (outcome.state, outcome.reason) == (InteractionState.FAILED, "The application did not respond.")
        failed.set()
        await tried.wait()

    async def test_more_than_25_offers_are_none(self, servant: Servant, anna: Person) -> None:
        servant.offered = [f"dom {number}" for number in range(26)]
        outcome = await anna.autocomplete("refektorium", "/play", "game", "dom")
        assert (outcome.state, outcome.choices) == (InteractionState.FAILED, ())
        with pytest.raises(LookupError, match="sent no message"):
            outcome.said.walk()


async def test_an_interaction_can_be_made_to_expire_before_the_bot_answers(
    servant: Servant, sandbox: Sandbox, anna: Person
) -> None:
    tried = asyncio.Event()

    async def answer(i: discord.Interaction) -> None:
        with pytest.raises(discord.NotFound) as unknown:
            await i.response.edit_message(content="Too late")
        assert unknown.value.code == 10062
        await i.message.edit(content="Repaired by id")  # type: ignore[union-attr]  # clicks have one
        tried.set()

    servant.on_press["join"] = answer
    await servant.channel(sandbox).send("Table", view=buttons("Join"))
    sandbox.faults.expire_next()
    outcome = await anna.click(only(anna.sees("refektorium")), "Join")
    assert outcome.state is InteractionState.FAILED
    await tried.wait()
    assert only(anna.sees("refektorium")).text == "Repaired by id"


async def test_a_token_dies_after_a_quarter_of_an_hour(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    tried = asyncio.Event()

    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("In time")
        sandbox.interactions.expire(sandbox.interactions.recent()[-1])
        with pytest.raises(discord.HTTPException) as refused:
            await i.edit_original_response(content="Too late")
        assert (refused.value.status, refused.value.code) == (401, 50027)
        tried.set()

    servant.on_command["play"] = answer
    await anna.command("refektorium", "/play", game="x")
    await tried.wait()
    assert only(anna.sees("refektorium")).text == "In time"


async def test_nothing_can_follow_before_the_first_answer(servant: Servant, anna: Person) -> None:
    async def answer(i: discord.Interaction) -> None:
        with pytest.raises(discord.NotFound) as unknown:
            await i.followup.send("Too early")
        assert unknown.value.code == 10015
        await i.response.send_message("Now")

    servant.on_command["play"] = answer
    assert (await anna.command("refektorium", "/play", game="x")).said.text == "Now"


async def test_commands_that_the_client_would_not_send_are_refused(servant: Servant, anna: Person) -> None:
    wrong: list[tuple[str, dict[str, str | int]]] = [
        ("/unknown", {}),
        ("/play", {}),
        ("/play", {"game": 3}),
        ("/play", {"game": "x", "seats": "two"}),
        ("/play", {"game": "x", "speed": 1}),
        ("/settings", {}),
        ("/settings colour", {}),
        ("/settings language", {"code": "fr"}),
    ]
    for words, options in wrong:
        with pytest.raises(NotAllowed):
            await anna.command("refektorium", words, **options)
    assert servant.seen == []


async def test_nobody_acts_in_a_channel_that_is_gone_or_anothers_mail(
    servant: Servant, sandbox: Sandbox, anna: Person
) -> None:
    gone = sandbox.channel("kreuzgang")
    sandbox.delete_channel("kreuzgang")
    with pytest.raises(NotAllowed, match="Unknown Channel"):
        await anna.command(gone, "/play", game="x")
    mail = await servant.dm(sandbox, "Ben")
    with pytest.raises(NotAllowed, match="somebody else"):
        await anna.command(sandbox.world.channels[mail.id], "/play", game="x")
