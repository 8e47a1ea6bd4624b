"""One thing at a time is shown at a place; what a reply has shown there need not be delivered."""

import asyncio
import time
from types import SimpleNamespace

import pytest

from bot.delivery import places
from bot.delivery.places import Places
from bot.tables.memory import deliveries

FALLBACK = deliveries.fallback(1, 0, at=0, message=7, step=3)


class Heard:
    """How often it was time to note what replies have shown."""

    times = 0

    def __call__(self) -> None:
        self.times += 1


def shown(where: Places) -> list[object]:
    """What replies have shown, which is noted with this."""
    with where.shown() as found:
        return list(found)


@pytest.mark.parametrize(("other", "beside"), [((1, 0), False), ((1, 1), True), ((1, None), True), ((2, 0), True)])
async def test_only_the_same_place_has_to_wait(other: tuple[int, int | None], beside: bool) -> None:
    where, entered = Places(Heard()), asyncio.Event()

    async def enter() -> None:
        async with where.alone(*other):
            entered.set()

    async with where.alone(1, 0):
        entering = asyncio.create_task(enter())
        for _ in range(3):
            await asyncio.sleep(0)
        assert entered.is_set() == beside
    await entering


async def test_what_a_reply_has_shown_is_withdrawn_once() -> None:
    where = Places(Heard())
    where.replied(FALLBACK, time.monotonic())
    where.replied(None, time.monotonic())
    assert shown(where) == [FALLBACK]
    assert shown(where) == []


async def test_what_could_not_be_withdrawn_is_the_next_time() -> None:
    where, later = Places(Heard()), deliveries.fallback(1, 0, at=0, message=7, step=4)
    where.replied(FALLBACK, time.monotonic())

    def fails() -> None:
        with where.shown():
            where.replied(later, time.monotonic())
            raise TimeoutError

    with pytest.raises(TimeoutError):
        fails()
    assert shown(where) == [FALLBACK, later]


async def test_while_something_is_delivered_there_a_reply_withdraws_nothing() -> None:
    where = Places(Heard())
    async with where.alone(1, 0):
        where.replied(FALLBACK, time.monotonic())
    assert shown(where) == []


@pytest.mark.parametrize("late", [False, True], ids=["pressed afterwards", "pressed before"])
async def test_what_was_delivered_since_it_was_pressed_may_have_come_after_the_reply(late: bool) -> None:
    where, before = Places(Heard()), time.monotonic()
    async with where.alone(1, 0):
        pass
    where.replied(FALLBACK, before if late else time.monotonic() + 1)
    assert shown(where) == ([] if late else [FALLBACK])


async def test_what_was_delivered_long_ago_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "time", SimpleNamespace(monotonic=iter(range(9)).__next__))
    monkeypatch.setattr(places, "REPLY_SECONDS", 2.0)
    where = Places(Heard())
    for seat in range(5):
        async with where.alone(1, seat):
            pass
    assert len(where._ended) == 3


async def test_many_replies_are_noted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "REPLIES_SECONDS", 0.0)
    heard = Heard()
    where = Places(heard)
    for step in range(5):
        where.replied(deliveries.fallback(1, 0, at=0, message=7, step=step), time.monotonic())
    await asyncio.sleep(0.01)
    assert heard.times == 1
    assert len(shown(where)) == 5
