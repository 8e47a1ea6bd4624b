"""Faults that a test orders, and the log of requests."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from sandbox import Person, Sandbox
from tests.sandbox.servant import Rest, Servant, buttons, only

MESSAGES = r"^/channels/\d+/messages$"


async def test_an_ordered_status_is_answered_once_and_nothing_is_done(
    servant: Servant, sandbox: Sandbox, anna: Person
) -> None:
    sandbox.faults.answer("POST", MESSAGES, 503)
    with pytest.raises(discord.DiscordServerError):
        await servant.channel(sandbox).send("x")
    assert anna.sees("refektorium") == []
    await servant.channel(sandbox).send("y")
    assert only(anna.sees("refektorium")).text == "y"


async def test_an_ordered_refusal_has_its_code(servant: Servant, sandbox: Sandbox) -> None:
    sandbox.faults.answer("POST", "/users/@me/channels", 403, code=40003, message="Too fast")
    with pytest.raises(discord.Forbidden, match="Too fast") as refused:
        await servant.dm(sandbox, "Ben")
    assert refused.value.code == 40003


async def test_a_dropped_connection_did_nothing(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    sandbox.faults.drop("POST", MESSAGES)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await servant.channel(sandbox).send("x")
    assert anna.sees("refektorium") == []
    assert sandbox.requests.last[-1].status == 0


async def test_a_lost_answer_did_something(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    sandbox.faults.drop("POST", MESSAGES, done=True)
    with pytest.raises((aiohttp.ClientError, OSError)):
        await servant.channel(sandbox).send("x", nonce="row-1")
    assert only(anna.sees("refektorium")).text == "x"
    await servant.channel(sandbox).send("x", nonce="row-1")
    assert len(anna.sees("refektorium")) == 1


async def test_a_lost_acknowledgement_makes_the_second_try_one_too_many(
    servant: Servant, sandbox: Sandbox, anna: Person
) -> None:
    tried = asyncio.Event()

    async def answer(i: discord.Interaction) -> None:
        try:
            await i.response.edit_message(content="Done")
        except (aiohttp.ClientError, OSError):
            assert not i.response.is_done()
            with pytest.raises(discord.HTTPException) as refused:
                await i.response.edit_message(content="Done again")
            assert refused.value.code == 40060
            tried.set()

    servant.on_press["join"] = answer
    await servant.channel(sandbox).send("Table", view=buttons("Join"))
    sandbox.faults.drop("POST", "/callback", done=True)
    outcome = await anna.click(only(anna.sees("refektorium")), "Join")
    assert outcome.updated is not None
    assert outcome.updated.text == "Done"
    async with asyncio.timeout(30):
        await tried.wait()


async def test_a_request_can_be_delayed(rest: Rest, sandbox: Sandbox) -> None:
    sandbox.faults.delay("GET", "/users/@me", 0.02, times=2)
    sandbox.faults.answer("*", "/users/@me", 500)
    assert (await rest("GET", "/users/@me"))[0] == 200
    sandbox.faults.clear()
    assert (await rest("GET", "/users/@me"))[0] == 200


async def test_requests_are_logged_by_kind(servant: Servant, sandbox: Sandbox, anna: Person) -> None:
    async def answer(i: discord.Interaction) -> None:
        await i.response.send_message("x")

    servant.on_command["play"] = answer
    before = sandbox.requests.outside_interactions
    await anna.command("refektorium", "/play", game="x")
    await servant.channel(sandbox).send("y")
    assert sandbox.requests.outside_interactions == before + 1
    assert sandbox.requests.counts["POST", "/interactions/{interaction_id}/{token}/callback"] == 1
    (callback,) = sandbox.requests.of("POST", "/callback")
    assert callback.interaction
    assert callback.received_bytes > 0
    assert sandbox.requests.received_bytes > callback.received_bytes


async def test_a_wrong_token_or_path_is_refused_in_json(rest: Rest) -> None:
    assert (await rest("GET", "/users/@me", token="wrong"))[:2] == (401, {"message": "401: Unauthorized", "code": 0})
    assert (await rest("GET", "/guilds/1/roles"))[:2] == (404, {"message": "404: Not Found", "code": 0})
    assert (await rest("GET", "/channels/refektorium"))[:2] == (404, {"message": "404: Not Found", "code": 0})
    assert (await rest("PUT", "/users/@me"))[0] == 405
    assert (await rest("GET", "/gateway/bot"))[1]["shards"] == 1
    assert (await rest("GET", "/users/4711"))[1]["code"] == 10013
