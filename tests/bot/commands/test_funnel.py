"""Whatever happens in a command, it is answered; autocomplete always gives a list."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from structlog.testing import capture_logs

from bot import commands
from bot.commands.declaration.sync import FACT, fingerprint, sync_if_changed
from bot.commands.declaration.wording import add
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.replies.reply import Reply, TooLate
from bot.tables.terms.actors import Refused
from db.connection.out_of_reach import DatabaseBusy, DatabaseDeadlocked
from db.facts import get_fact, set_fact
from games.kernel.engine.text import Text
from sandbox import BotResponse, Person
from tests.end_to_end.house import CHANNEL, House


def instead(house: House, name: str, work: Any, **how: Any) -> None:
    """Let the command of this name do this work, words and options staying the same."""
    house.bot.tree.remove_command(name)
    work.__name__ = name
    add(house.bot.tree, house.bot.front, work, **how)


async def called(house: House, work: Any, person: Person, **how: Any) -> BotResponse:
    instead(house, "turn", work, **how)
    return await person.command(CHANNEL, "/turn")


async def test_a_failing_command_is_answered_with_its_number(house: House, ben: Person) -> None:
    async def fail(_bot: Front, _interaction: discord.Interaction) -> None:
        raise ZeroDivisionError

    outcome = await called(house, fail, ben)
    assert "Something went wrong" in outcome.said.text
    assert str(outcome.interaction.id) in outcome.said.text
    assert outcome.said.visible_to == ben.id


async def test_a_busy_database_is_no_fault_of_the_program(house: House, ben: Person) -> None:
    async def fail(_bot: Front, _interaction: discord.Interaction) -> None:
        raise DatabaseBusy("database is locked")

    with capture_logs() as noted:
        outcome = await called(house, fail, ben)
    assert "Something went wrong" in outcome.said.text
    assert [(line["log_level"], line["error"]) for line in noted if line["event"] == "command_failed"] == [
        ("warning", "database is locked")
    ]


async def test_who_made_way_for_another_does_it_again(house: House, ben: Person) -> None:
    met = iter([DatabaseDeadlocked("deadlock detected")])

    async def work(bot: Front, interaction: discord.Interaction) -> None:
        if (error := next(met, None)) is not None:
            raise error
        await bot.reply_text(interaction, Text("table-full"))

    assert (await called(house, work, ben)).said.text == "All seats are taken."


async def test_a_refused_command_says_why(house: House, ben: Person) -> None:
    async def refuse(_bot: Front, _interaction: discord.Interaction) -> None:
        raise Refused(Text("table-full"))

    assert (await called(house, refuse, ben)).said.text == "All seats are taken."


@pytest.fixture
def acknowledged(house: House, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Every command is slow; this is set as soon as it has been acknowledged."""
    acknowledge, done = Reply.defer, asyncio.Event()

    async def noting(reply: Reply, *, private: bool) -> None:
        await acknowledge(reply, private=private)
        done.set()

    monkeypatch.setattr(Reply, "defer", noting)
    monkeypatch.setattr(house.bot.front.under_way, "patience", 0.0)
    return done


@pytest.mark.parametrize("private", [True, False])
async def test_a_slow_command_is_acknowledged_and_answered(
    house: House, ben: Person, acknowledged: asyncio.Event, private: bool
) -> None:
    async def slow(bot: Front, interaction: discord.Interaction) -> None:
        await acknowledged.wait()
        assert len(bot.under_way.running) == 1
        await bot.reply_text(interaction, Text("table-full"))

    await called(house, slow, ben, private=private)
    said = await house.sandbox.until(lambda: next((one for one in ben.sees(CHANNEL) if one.text), None))
    assert said.text == "All seats are taken."
    assert said.visible_to == ben.id, "also where it was said before everybody that an answer will follow"


async def test_a_slow_command_that_fails_is_answered_too(
    house: House, ben: Person, acknowledged: asyncio.Event
) -> None:
    async def slow(_bot: Front, _interaction: discord.Interaction) -> None:
        await acknowledged.wait()
        raise ZeroDivisionError

    assert "Something went wrong" in (await called(house, slow, ben)).said.text


async def test_a_command_whose_answer_got_lost_says_so(house: House, ben: Person, acknowledged: asyncio.Event) -> None:
    async def lost(_bot: Front, _interaction: discord.Interaction) -> None:
        await acknowledged.wait()
        raise TooLate

    assert "Something went wrong" in (await called(house, lost, ben)).said.text


@pytest.mark.parametrize("lost", [True, False])
async def test_a_command_that_cannot_be_acknowledged_does_its_work(
    house: House, ben: Person, acknowledged: asyncio.Event, lost: bool
) -> None:
    done = asyncio.Event()

    async def late(_bot: Front, _interaction: discord.Interaction) -> None:
        await acknowledged.wait()
        done.set()

    if lost:
        house.sandbox.faults.drop("POST", "/callback", done=True)
    else:
        house.sandbox.faults.expire_next()
    instead(house, "turn", late)
    asking = asyncio.create_task(ben.command(CHANNEL, "/turn"))
    await done.wait()
    asking.cancel()
    assert (await ben.command(CHANNEL, "/help")).answered


async def test_an_answered_command_is_not_acknowledged(
    house: House, ben: Person, acknowledged: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    acknowledge, said = Reply.defer, asyncio.Event()

    async def after_all_is_said(reply: Reply, *, private: bool) -> None:
        await said.wait()
        await acknowledge(reply, private=private)

    async def chatty(bot: Front, interaction: discord.Interaction) -> None:
        await bot.reply_text(interaction, Text("table-full"))
        said.set()
        await acknowledged.wait()

    monkeypatch.setattr(Reply, "defer", after_all_is_said)

    outcome = await called(house, chatty, ben)
    await acknowledged.wait()
    assert outcome.said.text == "All seats are taken."
    assert outcome.interaction.followups == []


async def test_a_command_that_is_no_more_is_answered(house: House, ben: Person) -> None:
    house.bot.tree.remove_command("turn")
    outcome = await ben.command(CHANNEL, "/turn")
    assert outcome.said.text.startswith("That command no longer exists.")


async def test_after_closing_no_command_begins(house: House, ben: Person) -> None:
    house.bot.front.under_way.closing = True
    outcome = await ben.command(CHANNEL, "/turn")
    assert "restarting" in outcome.said.text


async def test_autocomplete_of_a_command_that_is_no_more_is_empty(house: House, ben: Person) -> None:
    house.bot.tree.remove_command("card")
    outcome = await ben.autocomplete(CHANNEL, "/card", "name", "a")
    assert outcome.answered
    assert outcome.choices == ()


async def offering(house: House, ben: Person, found: Sequence[Offer] | Exception) -> BotResponse:
    async def offers(_bot: Front, _interaction: discord.Interaction, _typed: str) -> Sequence[Offer]:
        if isinstance(found, Exception):
            raise found
        return found

    async def card(bot: Front, interaction: discord.Interaction, name: str) -> None:
        await bot.reply_text(interaction, Text("command-found", name=name))

    instead(house, "card", card, offers={"name": offers})
    return await ben.autocomplete(CHANNEL, "/card", "name", "a")


@pytest.mark.parametrize("error", [ZeroDivisionError(), Refused(Text("table-full"))])
async def test_autocomplete_that_fails_is_empty(house: House, ben: Person, error: Exception) -> None:
    outcome = await offering(house, ben, error)
    assert outcome.answered
    assert outcome.choices == ()


async def test_no_more_than_25_are_offered_and_labels_are_cut(house: House, ben: Person) -> None:
    outcome = await offering(house, ben, [("long" * 50, str(number)) for number in range(40)])
    assert len(outcome.choices) == 25
    assert {len(choice.name) for choice in outcome.choices} == {100}


async def test_an_unsent_apology_is_no_second_error(house: House, ben: Person) -> None:
    async def fail(_bot: Front, interaction: discord.Interaction) -> None:
        house.sandbox.interactions.expire(house.sandbox.interactions.recent()[-1])
        raise ZeroDivisionError

    outcome = await called(house, fail, ben)
    assert not outcome.answered
    assert (await ben.command(CHANNEL, "/help")).answered


@pytest.fixture
async def telling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house whose bot has told the commands itself."""
    house = House(tmp_path, monkeypatch, tells=True)
    await house.start()
    yield house
    await house.stop()


async def told_again(house: House) -> bool:
    there = await house.bot.tree.fetch_commands()
    return await sync_if_changed(house.bot.tree, house.bot.tables.database, there) is not there


async def test_discord_is_told_the_commands_once(telling: House) -> None:
    assert not await told_again(telling)
    assert len(telling.sandbox.world.commands) == len(telling.bot.tree.get_commands())


async def test_changed_commands_are_told(telling: House) -> None:
    telling.bot.tree.remove_command("turn")
    assert await told_again(telling)
    assert not await told_again(telling)
    assert "turn" not in {command["name"] for command in telling.sandbox.world.commands}


async def test_commands_that_discord_lost_are_told_again(telling: House) -> None:
    await telling.bot.http.bulk_upsert_global_commands(telling.bot.application_id or 0, [])
    assert await told_again(telling)
    assert len(telling.sandbox.world.commands) == len(telling.bot.tree.get_commands())


async def test_a_fingerprint_belongs_to_the_words(telling: House) -> None:
    now = await fingerprint(telling.bot.tree)
    async with telling.bot.tables.database.reading() as tx:
        assert await get_fact(tx, FACT) == now
    async with telling.bot.tables.database.transaction() as tx:
        await set_fact(tx, FACT, "older")
    assert await told_again(telling)


async def test_only_one_process_tells_them_and_the_others_mention_them_alike(telling: House) -> None:
    telling.bot.tree.remove_command("turn")
    assert await told_again(telling)
    async with discord.Client(intents=discord.Intents.none()) as other:
        await other.login(telling.sandbox.token)
        await commands.install(app_commands.CommandTree(other), telling.bot.front, sync=False)
    numbers = {command["name"]: command["id"] for command in telling.sandbox.world.commands}
    assert "turn" not in numbers
    assert f"</help:{numbers['help']}>" in telling.says("de", "command-unknown")
    assert "/dran" in telling.says("de", "command-no-game-here"), "what has no number is called by its name"


async def test_without_translator_there_is_no_fingerprint() -> None:
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    with pytest.raises(ValueError, match="translator"):
        await fingerprint(tree)
