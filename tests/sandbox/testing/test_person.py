"""A person driven by a test: what it finds in messages, how it waits, and what is told of half answers."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox import InteractionState, NotAllowed, NotThere, Person, Sandbox
from sandbox.forms.document import Json
from sandbox.forms.words import Text
from sandbox.state.account import BOT_ID
from tests.sandbox.servant import Rest, Servant, buttons, layout, only


async def test_components_are_found_by_label_placeholder_or_id(
    servant: Servant, sandbox: Sandbox, anna: Person
) -> None:
    await servant.channel(sandbox).send(view=layout())
    table = only(anna.sees("refektorium"))
    assert table.component("Hand") == table.component("hand")
    assert table.labels() == ["Hand", "Log"]
    assert table.has("Log")
    assert not table.has("Join")
    with pytest.raises(NotThere, match=r"no component 'Join'; the message offers \['Hand', 'Log'\]"):
        await anna.click(table, "Join")


async def test_a_link_cannot_be_pressed(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Rules", url="https://rules.example"))
    await servant.channel(sandbox).send("x", view=view)
    with pytest.raises(NotAllowed, match="A link does not reach the bot"):
        await anna.click(only(anna.sees("refektorium")), "Rules")


async def test_waiting_ends_when_the_message_comes(servant: Servant, sandbox: Sandbox, ben: Person) -> None:
    waiting = asyncio.create_task(ben.mail("turn"))
    mail = await (await servant.dm(sandbox, "Ben")).send("Your turn")
    assert (await waiting).id == mail.id
    with pytest.raises(TimeoutError):
        await ben.mail("never", within=0.01)


async def test_an_answer_that_only_asks_for_time_is_told_as_such(
    servant: Servant, sandbox: Sandbox, anna: Person
) -> None:
    async def only_defer(i: discord.Interaction) -> None:
        await i.response.defer()

    servant.on_press["join"] = only_defer
    await servant.channel(sandbox).send("Table", view=buttons("Join"))
    anna.patience = 0.05
    outcome = await anna.click(only(anna.sees("refektorium")), "Join")
    assert (outcome.state, outcome.answered) == (InteractionState.DEFERRED, False)
    assert outcome.updated is None
    assert outcome.seconds > 0


async def test_people_delete_what_is_theirs(servant: Servant, sandbox: Sandbox, anna: Person, ben: Person) -> None:
    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("Only you", ephemeral=True)

    servant.on_command["play"] = answer
    said = (await ben.command("refektorium", "/play", game="x")).said
    ben.delete(said)
    ben.delete(ben.say("refektorium", "x"))
    assert ben.sees("refektorium") == []
    mail = await (await servant.dm(sandbox, "Ben")).send("Your turn")
    with pytest.raises(NotAllowed, match="Only moderators"):
        ben.delete(only(ben.inbox()))
    await mail.delete()
    anna.delete(ben.say("refektorium", "y"))
    assert anna.inbox() == []
    assert (anna.name, ben.now(said)) == ("Anna", None)


CLOSED: list[tuple[dict[str, Json], str]] = [
    ({"contexts": [1]}, "/secret cannot be used here."),
    ({"default_member_permissions": "16"}, "Ben is not allowed to use /secret."),
    ({"default_member_permissions": "0"}, "Ben is not allowed to use /secret."),
]


@pytest.mark.parametrize(("closed", "why"), CLOSED)
async def test_a_command_is_only_for_those_it_is_meant_for(
    rest: Rest, sandbox: Sandbox, ben: Person, closed: dict[str, Json], why: str
) -> None:
    command = {"name": "secret", "description": "x"} | closed
    assert (await rest("PUT", f"/applications/{BOT_ID}/commands", [command]))[0] == 200
    with pytest.raises(NotAllowed, match=why):
        await ben.command("refektorium", "/secret")


async def test_values_keep_to_their_bounds(rest: Rest, sandbox: Sandbox, ben: Person) -> None:
    options = [
        {"name": "word", "description": "x", "type": 3, "min_length": 2, "max_length": 3},
        {"name": "seats", "description": "x", "type": 4, "min_value": 2, "max_value": 4},
    ]
    command = {"name": "bounds", "description": "x", "options": options}
    assert (await rest("PUT", f"/applications/{BOT_ID}/commands", [command]))[0] == 200
    for wrong in ({"word": "x"}, {"word": "four"}, {"seats": 1}, {"seats": 5}):
        with pytest.raises(NotAllowed, match="outside the bounds"):
            await ben.command("refektorium", "/bounds", **wrong)
    with pytest.raises(NotAllowed, match="No option is being typed"):
        sandbox.actions.autocomplete(ben.account, sandbox.channel("refektorium").id, "bounds", [])


async def test_a_token_of_nobody_is_unknown(rest: Rest) -> None:
    assert (await rest("POST", "/webhooks/1/token", {"content": "x"}))[1]["code"] == 10015
    assert (await rest("POST", f"/webhooks/{BOT_ID}/token", {"content": "x"}))[1]["code"] == 10015
    assert (await rest("POST", "/interactions/1/token/callback", {"type": 5}))[1]["code"] == 10062


async def test_an_answer_must_be_of_a_type_that_fits(rest: Rest, sandbox: Sandbox, anna: Person) -> None:
    opened = sandbox.interactions.open(2, anna.account, sandbox.channel("refektorium").id, {"name": "x"})
    path = f"/interactions/{opened.id}/{opened.token}/callback"
    for kind in (1, 6, 7, 8, 10, "4"):
        status, body, _ = await rest("POST", path, {"type": kind, "data": {}})
        assert (status, list(body["errors"])) == (400, ["type"])
    status, body, _ = await rest("POST", path, {"type": 4, "data": {"content": "x" * 2001}})
    assert (status, list(body["errors"]["data"])) == (400, ["content"])
    assert (await rest("POST", path, {"type": 4, "data": {"content": "x"}}))[0] == 204


async def test_an_update_of_a_message_that_is_gone_is_unknown(rest: Rest, sandbox: Sandbox, anna: Person) -> None:
    opened = sandbox.interactions.open(3, anna.account, sandbox.channel("refektorium").id, {}, source=4711)
    path = f"/interactions/{opened.id}/{opened.token}/callback"
    assert (await rest("POST", path, {"type": 7, "data": {"content": "x"}}))[1]["code"] == 10008
    assert (await rest("POST", path, {"type": 6}))[0] == 204
    original = f"/webhooks/{BOT_ID}/{opened.token}/messages/@original"
    assert (await rest("GET", original))[1]["code"] == 10008


def test_a_sentence_is_german_for_germans_and_english_for_all_others() -> None:
    gone = Text("sandbox-message-gone")
    assert gone.said("de") == "Diese Nachricht gibt es nicht mehr."
    assert gone.said("fr") == str(gone) == "This message is no longer there."
