"""A clock that was wrong, a machine that slept: nobody is silenced, nobody loses a seat for it."""

from typing import Any

import pytest

from bot.attendance import look
from bot.client import Parlatorium
from bot.delivery.posting import Posting
from bot.delivery.settling import Settling
from tests.end_to_end.house import House, controls
from tests.end_to_end.test_clock import DAY, HOUR, passed, table, timed
from tests.end_to_end.test_processes import hanging_where_noted
from tests.end_to_end.test_seats import replaced

AHEAD = 2 * DAY


async def fails(*_: Any, **__: Any) -> None:
    """Discord is not to be had."""
    raise OSError


async def put_forward(house: House) -> None:
    """The clock is ahead from now on."""
    house.late += AHEAD
    await look(house.bot, thorough=False)


async def put_right(house: House) -> None:
    """The clock is right again, and that is noticed."""
    house.late -= AHEAD
    await look(house.bot, thorough=False)
    await house.settled()


async def test_who_was_killed_with_its_clock_ahead_silences_nobody(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Anna", "Ben")
    await house.settled()
    await put_forward(house)
    with house.monkeypatch.context() as patch:
        patch.setattr(Settling, "done", hanging_where_noted(Settling.done))
        await house.turn(house.person("Anna"))
        await house.asked(ben)
        await house.kill_bot()
    house.late -= AHEAD
    await house.start_bot()
    await house.settled()
    assert len(ben.inbox()) == 1, "asked, and once"
    async with house.running.database.reading() as tx:
        leased = await tx.exec_driver_sql("SELECT count(*) FROM outbox WHERE leased_until IS NOT NULL")
        assert leased.scalar() == 0


async def test_what_was_put_off_by_a_clock_that_was_ahead_comes_when_it_is_right(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Anna", "Ben")
    await house.settled()
    await put_forward(house)
    with house.monkeypatch.context() as patch:
        patch.setattr(Posting, "_sent", fails)
        await house.turn(house.person("Anna"))
        await house.settled()
    assert house.question(ben) is None
    await put_right(house)
    assert controls(await house.asked(ben))


async def test_a_clock_that_was_ahead_gives_nobody_more_time(house: House) -> None:
    anna = house.person("Anna")
    await put_forward(house)
    await timed(house, "Anna", "Ben")
    await put_right(house)
    assert f"<t:{(house.began + DAY) // 1000}:R>" in (await house.asked(anna)).text
    await passed(house, 12 * HOUR)
    assert house.says("de", "own-reminder") in (await house.asked(anna)).text


async def test_a_clock_put_forward_and_back_takes_no_seat(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await timed(house, "Anna", "Ben", late="until")
    await put_forward(house)
    house.bot.courier.soon()
    await house.settled()
    assert house.question(ben) is None
    await put_right(house)
    assert f"<t:{(house.began + DAY) // 1000}:R>" in (await house.asked(anna)).text, "nor gives it more time"


@pytest.mark.parametrize("unreachable", [False, True], ids=["asleep", "without Discord"])
async def test_who_could_not_answer_has_an_hour_more(house: House, unreachable: bool) -> None:
    ben = house.person("Ben")
    await timed(house, "Anna", "Ben", late="once")
    if unreachable:
        with house.monkeypatch.context() as patch:
            patch.setattr(Parlatorium, "trouble", "not connected")
            for _ in range(30):
                house.late += HOUR
                await look(house.bot, thorough=False)
    else:
        house.late += 30 * HOUR
    house.bot.courier.soon()
    await house.settled()
    await look(house.bot, thorough=False)
    assert house.question(ben) is None
    assert f"<t:{(house.bot.tables.clock() + HOUR) // 1000}:R>" in table(house, ben).text, "the hour is shown"
    await passed(house, HOUR)
    assert controls(await house.asked(ben)), "then the computer has played"


async def test_nobody_is_replaced_for_a_day_in_which_the_bot_slept(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    await house.game("Clara", "Ben")
    await house.asked(clara)
    house.late += DAY
    await look(house.bot, thorough=False)
    assert await replaced(house, ben, "Clara") == house.says("en", "replace-too-early")
    house.wait(HOUR)
    assert await replaced(house, ben, "Clara") == house.says("en", "replace-done", name="Clara")


async def test_a_table_posted_in_the_future_is_posted_anew(house: House) -> None:
    await put_forward(house)
    status = await house.game("Anna", "Ben")
    await house.settled()
    await put_right(house)
    await house.turn(house.person("Anna"))
    await house.settled()
    assert house.newest().id != status.id
