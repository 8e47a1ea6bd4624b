"""Nobody lets the bot do in a channel what that person may not do there: post, open a thread, open a table."""

from typing import Any

import pytest

from bot.clicks.routes import verbs_at
from bot.messages.parts.custom_ids import Address
from sandbox import Person
from sandbox.forms.document import Document, children, number, text
from tests.depth import chosen
from tests.end_to_end.by_button import brought, cleared
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.test_again import ended

FREE = "kreuzgang"
"""A channel without a game."""
OWN = ("send_messages", "send_messages_in_threads", "create_public_threads")
LANGUAGES = chosen().some([("Clara", "de"), ("Ben", "en")], 1)
TEXT_OPTION, GROUPS = 3, (1, 2)


def all_commands(house: House) -> list[tuple[str, dict[str, Any]]]:
    """Every command there is, with each of its fixed choices at least once."""
    return [call for command in house.sandbox.world.commands for call in _calls(command, "/")]


def _calls(command: Document, before: str) -> list[tuple[str, dict[str, Any]]]:
    name, options = f"{before}{text(command, 'name')}", children(command, "options")
    if below := [option for option in options if number(option, "type") in GROUPS]:
        return [call for each in below for call in _calls(each, f"{name} ")]
    ways = {text(option, "name"): _values(option) for option in options}
    first = {key: values[0] for key, values in ways.items() if values[0] is not None}
    others = [first | {key: value} for key, values in ways.items() for value in values[1:]]
    return [(name, given) for given in (first, *others)]


def _values(option: Document) -> list[Any]:
    if choices := children(option, "choices"):
        return [choice["value"] for choice in choices]
    if text(option, "name") == "game" and option.get("required"):
        return ["dominion"]
    return ["x" if number(option, "type") == TEXT_OPTION else 1] if option.get("required") else [None]


def public(house: House) -> set[int]:
    """All messages that everybody sees outside direct messages, and all threads."""
    world = house.sandbox.world
    shown = {one.id for one in world.all_messages() if one.visible_to is None}
    threads = {channel.id for channel in house.sandbox.channels.values() if channel.is_thread}
    return threads | {own for own in shown if not any(world.find_message(dm, own) for dm in _inboxes(house))}


def _inboxes(house: House) -> list[int]:
    return [channel.id for channel in house.sandbox.world.channels.values() if channel.is_dm]


async def all_tried(house: House, person: Person) -> list[str]:
    """Every command and every button, for somebody who played a game that is over; those answered before everybody."""
    result, aloud = await ended(house, "Ben"), list[str]()
    for name, given in all_commands(house):
        outcome = await person.command(CHANNEL, name, **given)
        aloud += [name] if outcome.reply is not None and outcome.reply.visible_to is None else []
    for verb in sorted(verbs_at("table")):
        await house.forge(person, result, Address(1, verb=verb).encode())
    await house.settled()
    return aloud


async def test_what_everybody_would_read_is_done_for_nobody_who_may_not_write(house: House) -> None:
    house.sandbox.deny_person("Ben", CHANNEL, *OWN)
    before = public(house)
    assert await all_tried(house, house.person("Ben")) == []
    (result,) = public(house) - before
    assert result == house.newest().id


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
@pytest.mark.parametrize(
    ("denied", "where"),
    [
        ("send_messages", "here"),
        ("create_public_threads", "thread"),
        ("send_messages_in_threads", "thread"),
    ],
)
async def test_a_missing_own_right_is_named_and_nothing_is_opened(
    house: House, name: str, language: str, denied: str, where: str
) -> None:
    house.sandbox.deny_person(name, CHANNEL, denied)
    before = public(house)
    outcome = await house.person(name).command(CHANNEL, "/play", game="dominion", where=where)
    wanted = house.says(language, f"permission-{denied.replace('_', '-')}")
    assert outcome.said.words == house.says(language, "command-own-permissions-missing", names=wanted)
    assert outcome.said.visible_to == house.person(name).id
    assert public(house) == before
    house.sandbox.deny_person(name, CHANNEL)
    await house.person(name).command(CHANNEL, "/play", game="dominion", where=where)
    assert public(house) != before


async def test_in_a_thread_the_right_to_write_in_threads_counts(house: House) -> None:
    await house.person("Anna").command(CHANNEL, "/play", game="dominion", where="thread")
    thread = next(channel.name for channel in house.sandbox.channels.values() if channel.is_thread)
    lobby = await house.person("Anna").message(thread, "Dominion")
    await cleared(house, house.person("Anna"), lobby)
    house.sandbox.deny_person("Ben", CHANNEL, "send_messages_in_threads")
    refused = await house.person("Ben").command(thread, "/play", game="dominion")
    assert house.says("en", "permission-send-messages-in-threads") in refused.said.words
    house.sandbox.deny_person("Ben", CHANNEL, "send_messages")
    opened = await house.person("Ben").command(thread, "/play", game="dominion")
    assert opened.said.visible_to is None


@pytest.mark.parametrize("place", ["channel", "inbox"])
async def test_a_rematch_is_opened_by_nobody_who_may_not_write_there(house: House, place: str) -> None:
    result, ben = await ended(house, "Ben"), house.person("Ben")
    message = (
        result if place == "channel" else next(mail for mail in reversed(ben.inbox()) if "again" in str(mail.json))
    )
    house.sandbox.deny_person("Ben", CHANNEL, "send_messages")
    refused = await house.press(ben, message, "again")
    assert house.says("en", "permission-send-messages") in (await house.told(refused)).words
    assert await house.bot.tables.at(result.channel_id) is None
    house.sandbox.deny_person("Ben", CHANNEL)
    await house.press(ben, message, "again")
    assert await house.bot.tables.at(result.channel_id) == 2


async def test_no_table_is_moved_to_a_channel_by_who_may_not_write_there(house: House) -> None:
    await house.game("Ben", "Clara")
    house.sandbox.deny_person("Ben", FREE, "send_messages")
    refused = (await brought(house, house.person("Ben"), FREE)).words
    assert house.says("en", "permission-send-messages") in refused
    assert (await house.bot.tables.loaded(1)).row.channel_id == house.sandbox.channel(CHANNEL).id


async def test_statistics_are_shown_to_all_by_nobody_who_may_not_write(house: House) -> None:
    await ended(house, "Ben")
    house.sandbox.deny_person("Ben", CHANNEL, "send_messages")
    ben = house.person("Ben")
    refused = (await ben.command(CHANNEL, "/stats", visible="all")).said
    assert house.says("en", "permission-send-messages") in refused.words
    assert (await ben.command(CHANNEL, "/stats")).said.visible_to == ben.id
    house.sandbox.deny_person("Ben", CHANNEL)
    assert (await ben.command(CHANNEL, "/stats", visible="all")).said.visible_to is None
