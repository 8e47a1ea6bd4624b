"""Coming back to one's seat."""

import pytest

from bot.clicks import clocks
from bot.messages.parts.custom_ids import Address
from tests.bot.clicks.conftest import BEN, TABLE, Bot


async def test_a_delivery_that_takes_long_lets_nobody_wait_for_their_seat(
    playing: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clocks, "MEANWHILE_SECONDS", 0.0)
    await playing.front.acts.seating.stand_in(TABLE, BEN.user_id)
    left = (await playing.tables.loaded(TABLE)).seat_of(BEN.user_id)
    assert left.level is not None
    async with playing.front.courier.places.alone(TABLE, left.seat):
        await playing.press(BEN, Address(TABLE, verb="back"))
    assert (await playing.tables.loaded(TABLE)).seat_of(BEN.user_id).level is None
