"""Dying between an answer and what is shown of it: no message goes on asking what is answered, and none costs more."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from bot.delivery.posting import LOBBY_LATE_MS, Posting
from bot.messages.parts.custom_ids import Address
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor
from bot.tables.terms.press import Pressed
from sandbox import Message, Person
from tests.bot.answering import Says
from tests.db.sample import want
from tests.end_to_end.house import CHANNEL, House, controls

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


async def nothing(*_: Any, **__: Any) -> None:
    """What is done by default."""


async def dies_at(
    house: House, place: str, act: Callable[[], Awaitable[object]], last: Callable[..., Awaitable[object]] = nothing
) -> None:
    """The process is gone as soon as it comes to this function in doing what somebody asks for, which does this as its
    last; then another begins.
    """
    there = asyncio.Event()

    async def hangs(*args: Any, **named: Any) -> None:
        await last(*args, **named)
        there.set()
        await asyncio.Event().wait()

    with house.monkeypatch.context() as patch:
        patch.setattr(place, hangs)
        acting = asyncio.ensure_future(act())
        await there.wait()
        await house.kill_bot()
    acting.cancel()
    await house.start_bot()


async def dies_before_the_reply(house: House, press: Callable[[], Awaitable[object]]) -> None:
    """What is pressed is stored, and the process is gone before it has said so."""
    await dies_at(house, "bot.replies.reply.Reply.show", press)
    house.expected_silence = 1


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


async def test_dying_before_a_lobby_that_is_shown_is_known_posts_no_other(house: House) -> None:
    anna = house.person("Anna")
    opening = partial(anna.command, CHANNEL, "/play", game="dominion")
    await dies_at(house, "bot.replies.reply.Reply.say", opening, last=Reply.say)
    shown = await anna.message(CHANNEL, "Dominion")
    await house.later(2_000)
    await anna.mail("Dominion")
    await house.later(LOBBY_LATE_MS)
    await house.settled()
    assert [one.id for one in anna.sees(CHANNEL) if not one.visible_to] == [shown.id]
    joined = await house.press(house.person("Ben"), shown, "join")
    assert joined.updated is not None
    await house.press(anna, joined.updated, "start")
    assert controls(await house.asked(anna))
    await house.settled()
    assert [one.id for one in anna.sees(CHANNEL) if not one.visible_to] == [shown.id]


class Turnstile:
    """Whoever calls a function waits here until it is opened; `reached`: somebody waits."""

    def __init__(self, house: House, place: str, behind: Callable[..., Awaitable[Any]]) -> None:
        self.reached, self._opened = asyncio.Event(), asyncio.Event()

        async def waits(*args: Any, **named: Any) -> Any:
            self.reached.set()
            await self._opened.wait()
            return await behind(*args, **named)

        house.monkeypatch.setattr(place, waits)

    def open(self) -> None:
        """Let all go on."""
        self._opened.set()


@pytest.mark.parametrize("reply", ["before the push", "after the push", "later still"])
async def test_who_answers_while_a_push_is_under_way_is_asked_in_one_message(house: House, reply: str) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    await house.settled()
    message = await house.asked(anna)
    sending = Turnstile(house, "bot.delivery.posting.Posting._sent", Posting._sent)
    replying = Turnstile(house, "bot.replies.reply.Reply.show", Reply.show)
    async with house.running.database.transaction() as tx:
        await want(tx, "turn", 1, 0, due_at=house.bot.tables.clock())
    house.bot.courier.soon()
    await sending.reached.wait()
    click = asyncio.create_task(house.press_first(anna, message))
    await replying.reached.wait()
    if reply != "before the push":
        sending.open()
        await house.settled()
    if reply == "later still":
        await house.later(REPLY_MS)
        await house.settled()
    replying.open()
    await click
    await house.all_answered()
    sending.open()
    await house.later(REPLY_MS)
    await house.settled()
    assert [question_in(mail) for mail in asking(anna)] == [await asked_now(house, anna)]
    assert asking(anna)[0].id == anna.inbox()[-1].id


async def test_what_one_reply_has_shown_is_not_what_the_next_must_show(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    pressed = Pressed((await house.asked(anna)).id)
    actor = Actor(anna.id, anna.name, anna.account.locale)
    first = await house.bot.tables.moves.decide(Says(1, actor, pressed=pressed))
    taken_back = await house.bot.tables.take_back(1, actor, 1, pressed=pressed)
    assert first.fallback is not None
    assert taken_back.fallback is not None
    assert first.fallback.due_at == taken_back.fallback.due_at, "the clock stands still"
    assert first.fallback != taken_back.fallback
