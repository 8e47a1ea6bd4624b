"""Stopping, dying and starting again in mid-turn, and two processes on one database: nothing is lost, nothing twice."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import pytest

from bot.delivery.courier import Courier
from bot.delivery.posting import Noting
from bot.delivery.settling import Settling
from db.rows import Delivery
from sandbox import InteractionState, Message
from tests.end_to_end.house import CHANNEL, House, controls

LEASE_MS = 4_000


def first_control(message: Message) -> str:
    return next(iter(controls(message)))


async def test_a_game_goes_on_in_mid_turn_after_a_restart(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    answered = await house.decide(anna)
    assert answered.updated is not None
    before = await house.stored()
    await house.stop_bot()
    await house.start_bot()
    assert await house.stored() == before
    for verb in ("hand", "log", "text", "rules", "help"):
        assert (await house.press(ben, status, verb)).said.visible_to == ben.id
    assert (await house.turn(anna, answered.updated)).state is InteractionState.ANSWERED
    assert (await house.turn(ben)).state is InteractionState.ANSWERED
    assert controls(await house.asked(anna))
    await house.settled()
    assert [message.id for message in anna.sees(CHANNEL) if not message.visible_to] == [status.id]


async def test_a_lobby_outlives_a_restart(house: House) -> None:
    message = await house.lobby("Anna")
    await house.stop_bot()
    await house.start_bot()
    joined = await house.press(house.person("Ben"), message, "join")
    assert joined.updated is not None
    started = await house.press(house.person("Anna"), joined.updated, "start")
    assert started.updated is not None
    assert controls(await house.asked(house.person("Anna")))


async def test_what_was_not_delivered_before_the_end_is_delivered_after_it(house: House) -> None:
    await house.game("Anna", "Ben")
    await house.settled()
    house.sandbox.faults.answer("POST", "/channels/[0-9]+/messages", 503, times=9)
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.turn(anna)
    await house.sandbox.until(lambda: house.sandbox.requests.of("POST", "/channels/[0-9]+/messages$")[-1].status == 503)
    await house.stop_bot()
    assert house.question(ben) is None
    house.sandbox.faults.clear()
    house.late += LEASE_MS
    await house.start_bot()
    assert controls(await house.asked(ben))


async def hangs(*_: Any, **__: Any) -> None:
    """Where the process is when it dies."""
    await asyncio.Event().wait()


def hanging_where_noted(settle: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """The same, but it hangs where something is noted of a delivery."""

    async def settled(settling: Settling, delivery: Delivery, noting: Noting | None = None) -> None:
        await (hangs() if noting else settle(settling, delivery))

    return settled


async def test_dying_between_sending_and_noting_it_posts_nothing_twice(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    await house.settled()
    house.late += 2 * 3600 * 1000
    with house.monkeypatch.context() as patch:
        patch.setattr("bot.delivery.settling.Settling.done", hanging_where_noted(Settling.done))
        patch.setattr("bot.delivery.posting.Posting.delete", hangs)
        await house.turn(anna)
        await house.asked(ben)
        await house.sandbox.until(lambda: [one for one in ben.sees(CHANNEL) if one.id != status.id])
        await house.kill_bot()
    house.late += LEASE_MS
    await house.start_bot()
    await house.settled()
    assert len(ben.inbox()) == 1, "asked once"
    public = [message for message in ben.sees(CHANNEL) if not message.visible_to]
    assert len(public) == 1, "the new status, and no copy of it"
    assert public[0].id != status.id
    assert (await house.turn(ben)).state is InteractionState.ANSWERED


async def test_dying_in_mid_start_leaves_a_lobby_that_can_start(house: House) -> None:
    message = await house.lobby("Anna", "Ben")
    anna = house.person("Anna")

    async def fails(*_: Any, **__: Any) -> None:
        raise ConnectionError("the process ends here")

    with house.monkeypatch.context() as patch:
        patch.setattr("bot.tables.acts.lobbies.outbox.store", fails)
        outcome = await house.press(anna, message, "start")
        assert outcome.said.words == house.says("de", "something-went-wrong")
    house.expected_errors.add("click_failed")
    assert await house.bot.tables.status(1) == "lobby", "nothing has changed, as was said"
    await house.press(anna, message, "start")
    assert controls(await house.asked(anna))


class Bell(asyncio.Event):
    """An event that tells when somebody waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self.awaited = asyncio.Event()

    async def wait(self) -> Literal[True]:
        self.awaited.set()
        return await super().wait()


async def test_a_stop_that_comes_with_a_delivery_is_heard(house: House) -> None:
    for ticks in range(6):
        courier = Courier(house.bot.tables, {}, owner=f"beside-{ticks}")
        courier._wake = bell = Bell()
        task = asyncio.create_task(courier.run())
        await bell.awaited.wait()
        await asyncio.sleep(0)
        courier.soon()
        for _ in range(ticks):
            await asyncio.sleep(0)
        task.cancel()
        ended, _ = await asyncio.wait({task}, timeout=30)
        assert ended, f"still delivering when stopped {ticks} steps after the delivery"


@pytest.mark.parametrize("together", [True, False])
async def test_of_two_processes_that_hear_the_same_clicks_one_answers(house: House, together: bool) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    message = await house.asked(anna)
    other = await house.another_bot()
    if together:
        await asyncio.gather(*(anna.click(message, first_control(message)) for _ in range(2)))
    else:
        await anna.click(message, first_control(message))
    await house.sandbox.until(lambda: controls(anna.now(message) or message).keys() != controls(message).keys())
    assert await house.step() == 1, "the primary key decides"
    now = anna.now(message)
    assert now is not None
    assert (await house.turn(anna, now)).state is InteractionState.ANSWERED
    assert (await house.turn(ben)).state is InteractionState.ANSWERED
    await house.settled()
    assert len([mail for mail in ben.inbox() if not mail.visible_to]) == 1, "told once"
    public = [one for one in anna.sees(CHANNEL) if not one.visible_to]
    assert [one.id for one in public] == [status.id]
    await other.stop()


async def test_a_process_sees_what_another_has_stored(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    await house.turn(anna)
    await house.hand(ben, status)
    first = house.running
    await house.start_bot()
    await first.stop()
    for person in (ben, anna, ben):
        assert (await house.turn(person)).state is InteractionState.ANSWERED
    assert controls(await house.hand(anna, status))
