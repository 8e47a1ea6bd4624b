"""Whoever asked all others, in vain, and cannot be written to is told where it was asked, or else in the channel."""

import pytest

from bot.tables.memory.polls import notify
from sandbox import Message, Person
from tests.end_to_end.by_button import at_seat
from tests.end_to_end.house import CHANNEL, House
from tests.end_to_end.test_undo_by_vote import SMITHY, asked_to_vote


async def asked_in_vain(house: House, name: str, other: str) -> Message:
    """With ↩ below the hand a person whose direct messages are closed has asked to take the last step back."""
    await house.ask_everything()
    person = house.person(name)
    person.settings(dms_open=False)
    status = await house.arranged(SMITHY, name, other)
    played = await house.turn(person, await house.hand(person, status))
    assert played.updated is not None
    asked = await house.told(await house.press(person, played.updated, "undo"))
    assert asked.visible_to == person.id
    await house.settled()
    house.pinged.clear()
    return asked


def calls(house: House, person: Person) -> list[Message]:
    """What mentions a person in the channel."""
    return [message for message in house.person("David").sees(CHANNEL) if f"<@{person.id}>" in message.text]


HOW = [
    (name, other, language, how)
    for name, other, language in (("Anna", "Ben", "de"), ("Ben", "Anna", "en"))
    for how in ("vote-refused", "vote-stale")
]
"""Who asks whom, the asker's language, and how it ends."""


async def ended(house: House, other: str, how: str) -> None:
    """The other says no, or the game goes on, so that the request lapses."""
    voter = house.person(other)
    if how == "vote-refused":
        await house.press(voter, asked_to_vote(house, voter), "refuse")
    else:
        await house.turn(voter)
    await house.settled()


@pytest.mark.parametrize(("name", "other", "language", "how"), HOW)
async def test_who_cannot_be_reached_is_told_where_it_was_asked(
    house: House, name: str, other: str, language: str, how: str
) -> None:
    person, asked = house.person(name), await asked_in_vain(house, name, other)
    assert house.says(language, "vote-asked") in asked.words
    await ended(house, other, how)
    seen = person.now(asked)
    assert seen is not None
    assert house.says(language, how, who=other) in seen.words
    assert not seen.clickable()
    assert [line for line in calls(house, person) if house.says(language, how, who=other) in line.words] == []
    assert person.inbox() == []
    house.pinged.clear()


@pytest.mark.parametrize(("name", "other", "language", "how"), HOW)
async def test_who_cannot_be_told_there_any_more_is_called_in_the_channel(
    house: House, name: str, other: str, language: str, how: str
) -> None:
    person, asked = house.person(name), await asked_in_vain(house, name, other)
    for interaction in house.sandbox.interactions.recent():
        house.sandbox.interactions.expire(interaction)
    await ended(house, other, how)
    (line,) = [each for each in calls(house, person) if house.says(language, how, who=other) in each.words]
    assert house.says(language, "vote-step", who=name) in line.words
    assert not line.clickable()
    assert "Gold" not in line.text
    assert house.pinged.count(name) == len(calls(house, person))
    seen = person.now(asked)
    assert seen is not None
    assert house.says(language, "vote-asked") in seen.words, "it could not be changed any more"
    assert person.inbox() == []
    house.pinged.clear()


async def test_after_a_restart_who_cannot_be_reached_is_called_once(house: House) -> None:
    person, _ = house.person("Anna"), await asked_in_vain(house, "Anna", "Ben")
    await house.stop_bot()
    await house.start_bot()
    await ended(house, "Ben", "vote-refused")
    (line,) = calls(house, person)
    async with house.running.database.transaction() as tx:
        await notify(tx, 1, (0, 1), at=house.bot.tables.clock())
    house.bot.courier.soon()
    await house.settled()
    assert calls(house, person) == [line], "told again, it says nothing new"
    assert house.pinged == ["Anna"]
    house.pinged.clear()


async def test_who_asked_for_a_stand_in_and_cannot_be_reached_is_told_there_that_one_refuses(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    ben.settings(dms_open=False)
    await house.arranged(SMITHY | {2: {"hand": ["copper"]}}, "Clara", "Ben", "Anna")
    asked = await at_seat(house, ben, "absent", "Clara")
    await house.settled()
    await house.press(anna, asked_to_vote(house, anna), "refuse")
    await house.settled()
    seen = ben.now(asked)
    assert seen is not None
    assert house.says("en", "vote-refused", who="Anna") in seen.words
    assert calls(house, ben) == []
