"""What a changed client may send is refused with a reason, and nothing has changed."""

from contextlib import suppress

import pytest

from bot.clicks.routes import verbs_at
from bot.messages.pages import which_game
from bot.messages.parts.custom_ids import LONGEST_DRAFT, Address
from bot.tables.terms.actors import Refused
from tests.bot.clicks.conftest import ANNA, BEN, CLARA, TABLE, Bot
from tests.bot.clicks.pressing import says, told

FORGED = (
    (Address(TABLE, verb="level"), ("x.normal",), "nothing-to-do"),
    (Address(TABLE, verb="level"), (), "nothing-to-do"),
    (Address(TABLE, verb="takeout"), ("0.-1",), "nothing-to-do"),
    (Address(TABLE, verb="takeout"), ("9" * 40,), "nothing-to-do"),
    (Address(TABLE, verb="sensible", page=35), (), "unknown-button"),
    (Address(TABLE, verb=which_game.GAMES), ("a:1:-:-:hand",), "unknown-button"),
    (Address(TABLE, verb=which_game.GAMES), ("nonsense",), "unknown-button"),
    (Address(TABLE, verb=which_game.IN_GAME, draft="z" * LONGEST_DRAFT), (), "unknown-button"),
    (Address(0, verb="learn", draft="zzzz"), (), "unknown-game"),
    (Address(77, verb="hand"), (), "no-such-game"),
    (Address(TABLE, verb="hand"), (), "not-begun"),
)


@pytest.mark.parametrize(("address", "values", "why"), FORGED, ids=lambda one: str(one)[:40])
async def test_what_cannot_be_is_refused_by_name(bot: Bot, address: Address, values: tuple[str, ...], why: str) -> None:
    before = await bot.tables.lobby(TABLE)
    with pytest.raises(Refused, match=why):
        await bot.press(ANNA, address, *values)
    assert await bot.tables.lobby(TABLE) == before


async def test_an_order_that_is_none_is_passed_over(bot: Bot) -> None:
    for values in (("x|y",), ("",), ("dominion|" + "9" * 40 + "|x",)):
        reply = await bot.press(ANNA, Address(0, verb="unorder"), *values)
        assert says("orders-none") in str(reply.shown[0].content)


async def test_who_may_not_set_options_reads_why(bot: Bot) -> None:
    await bot.tables.lobbies.join(TABLE, BEN)
    reply = await bot.press(BEN, Address(TABLE, verb="option"), "pace=exact")
    assert (told(reply), reply.shown) == ([says("host-only")], [])


async def test_a_stranger_changes_nothing_of_a_game_whatever_is_pressed(playing: Bot) -> None:
    before = await playing.tables.loaded(TABLE)
    stands = (before.row, before.seats, await playing.step())
    for verb in sorted(verbs_at("table") - {"again"}):
        with suppress(Refused):
            await playing.press(CLARA, Address(TABLE, verb=verb))
    now = await playing.tables.loaded(TABLE)
    assert (now.row, now.seats, await playing.step()) == stands
