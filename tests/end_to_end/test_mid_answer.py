"""Dying between an answer and what is shown of it: no message goes on asking what is answered, and none costs more."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.messages.custom_ids import Address
from bot.sandbox import Message, Outcome, Person
from tests.end_to_end.house import House, controls

REPLY_MS = 4_000
"""So long a reply is waited for."""


def asking(person: Person) -> list[Message]:
    """The direct messages that a person could answer."""
    return [mail for mail in person.inbox() if controls(mail)]


def question_in(message: Message) -> str:
    """The id of the question that a message asks."""
    (asked,) = {address.choice for address in map(Address.parse, controls(message)) if address}
    return asked


async def asked_now(house: House, person: Person) -> str | None:
    """The id of the question that is open for a person."""
    question = (await house.bot.tables.desk(1, person.id)).question
    return None if question is None else question[0]


async def dies_before_the_reply(house: House, press: Callable[[], Awaitable[Outcome]]) -> None:
    """What is pressed is stored, and the process is gone before it has said so."""
    stored = asyncio.Event()

    async def hangs(*_: Any, **__: Any) -> None:
        stored.set()
        await asyncio.Event().wait()

    with house.monkeypatch.context() as patch:
        patch.setattr("bot.replies.reply.Reply.show", hangs)
        click = asyncio.ensure_future(press())
        await stored.wait()
        await house.kill_bot()
    click.cancel()
    house.expected_silence = 1
    await house.start_bot()


@pytest.mark.parametrize("more", [True, False])
async def test_dying_before_the_reply_leaves_no_question_that_is_answered(house: House, more: bool) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    if more:
        await house.ask_everything()
    await house.game("Anna", "Ben")
    await house.settled()
    message = await house.asked(anna)
    await dies_before_the_reply(house, lambda: house.press_first(anna, message))
    assert question_in(asking(anna)[0]) != await asked_now(house, anna), "answered, and nobody has said so"
    await house.later(REPLY_MS)
    await house.settled()
    assert [question_in(mail) for mail in asking(anna)] == [await asked_now(house, anna)] * more
    await house.turn(anna) if more else None
    assert controls(await house.asked(ben))


async def test_dying_before_taking_back_is_shown_leaves_the_question_that_is_asked_again(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    answered = (await house.decide(anna)).updated
    assert answered is not None
    await dies_before_the_reply(house, lambda: house.press(anna, answered, "undo"))
    await house.later(REPLY_MS)
    await house.settled()
    assert [question_in(mail) for mail in asking(anna)] == [await asked_now(house, anna)]


async def test_a_reply_that_was_given_costs_no_other_request(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    await house.settled()
    mail = f"/channels/{(await house.asked(anna)).channel_id}/"
    before = len(house.sandbox.requests.of("PATCH", mail))
    answered = await house.decide(anna)
    assert answered.updated is not None
    await house.all_answered()
    await house.later(REPLY_MS)
    await house.settled()
    undone = await house.press(anna, answered.updated, "undo")
    assert undone.updated is not None
    await house.all_answered()
    await house.later(REPLY_MS)
    await house.settled()
    assert len(house.sandbox.requests.of("PATCH", mail)) == before
