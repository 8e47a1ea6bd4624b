"""An answer counts once; what is stale, doubled or somebody else's changes nothing and is told so."""

import asyncio

import pytest

from bot.messages.parts.custom_ids import Address
from bot.tables.terms.actors import Refused
from tests.bot.clicks.conftest import ANNA, BEN, CLARA, TABLE, Bot
from tests.bot.clicks.pressing import asks, pressing, says, told


async def test_an_answer_counts_and_the_next_question_is_shown(playing: Bot) -> None:
    who = await playing.asked()
    address = await pressing(playing, who, "take")
    reply = await playing.press(who, address)
    assert (await playing.step(), told(reply)) == (1, [])
    assert asks(reply) == {(await pressing(playing, who, "take")).choice} != {address.choice}


@pytest.mark.parametrize("stale", [{"stamp": "zzzz"}, {"draft": "z"}])
async def test_a_stale_or_forged_answer_changes_nothing_and_shows_what_is_asked(
    playing: Bot, stale: dict[str, str]
) -> None:
    who = await playing.asked()
    address = await pressing(playing, who, "pick", **stale)
    reply = await playing.press(who, address)
    assert await playing.step() == 0
    assert asks(reply) == {address.choice}
    assert len(told(reply)) == 1


async def test_an_older_question_is_gone(playing: Bot) -> None:
    who = await playing.asked()
    address = await pressing(playing, who, "take")
    await playing.press(who, address)
    reply = await playing.press(who, address)
    assert (await playing.step(), told(reply)) == (1, [says("question-gone")])
    assert asks(reply) == {(await pressing(playing, who, "take")).choice}


async def test_what_decides_nothing_is_shown_otherwise_without_a_word(playing: Bot) -> None:
    who = await playing.asked()
    for verb in ("over", "page"):
        address = await pressing(playing, who, verb)
        reply = await playing.press(who, address)
        assert (await playing.step(), told(reply), asks(reply)) == (0, [], {address.choice})


async def test_nobody_answers_for_somebody_else(playing: Bot) -> None:
    who = await playing.asked()
    address = await pressing(playing, who, "take")
    reply = await playing.press(BEN if who == ANNA else ANNA, address)
    assert (await playing.step(), told(reply)) == (0, [says("question-gone")])
    with pytest.raises(Refused, match="not-seated"):
        await playing.press(CLARA, address)


async def test_a_doubled_press_is_one_answer_and_one_word(playing: Bot) -> None:
    who = await playing.asked()
    address, other = await pressing(playing, who, "take"), await pressing(playing, who, "none")
    replies = await asyncio.gather(*(playing.press(who, one) for one in (address, address, other, other)))
    assert await playing.step() == 1
    assert sorted(len(reply.said) for reply in replies) == [0, 0, 0, 1], "the other button is told once"


async def test_a_step_that_is_not_the_last_is_not_taken_back(playing: Bot) -> None:
    who = await playing.asked()
    await playing.press(who, await pressing(playing, who, "take"))
    reply = await playing.press(who, Address(TABLE, verb="undo", draft="9"))
    assert len(told(reply)) == 1
    assert (await playing.step(), asks(reply)) == (1, {(await pressing(playing, who, "take")).choice})
    undone = await playing.press(who, Address(TABLE, verb="undo", draft="1"))
    assert (told(undone), await playing.step()) == ([], 2)
    assert (await playing.tables.desk(TABLE, who.user_id)).undo is None
