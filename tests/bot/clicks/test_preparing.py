"""A click on a rehearsal changes it or shows it otherwise; where there is none any more, how things stand, and why."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.messages.parts.custom_ids import Address
from bot.tables.terms.actors import Actor, Refused
from tests.bot.clicks.conftest import ANNA, BEN, CLARA, TABLE, Bot, Noted
from tests.bot.clicks.pressing import asks, buttons, says, told

PREPARE = Address(TABLE, verb="prepare")


async def waiting(bot: Bot) -> Actor:
    """Whose turn it is not."""
    return BEN if await bot.asked() == ANNA else ANNA


def control(reply: Noted, verb: str) -> Address:
    """What is pressed of a rehearsal's question."""
    return next(address for address in buttons(reply) if address.kind == "rehearsal" and address.verb == verb)


async def test_what_is_answered_in_a_rehearsal_is_answered_nowhere_else(playing: Bot) -> None:
    who = await waiting(playing)
    begun = await playing.press(who, PREPARE)
    (question,) = asks(begun, "rehearsal")
    answered = await playing.press(who, control(begun, "take"))
    assert asks(answered, "rehearsal") != {question}
    assert (await playing.step(), told(answered)) == (0, [])
    back = await playing.press(who, Address(TABLE, verb="stepback"))
    assert asks(back, "rehearsal") == {question}


@pytest.mark.parametrize(
    "forged",
    [lambda address: replace(address, stamp="zzzz"), lambda address: replace(address, choice="n99")],
    ids=["another stamp", "another question"],
)
async def test_a_stale_answer_shows_the_rehearsal_as_it_stands(
    playing: Bot, forged: Callable[[Address], Address]
) -> None:
    who = await waiting(playing)
    begun = await playing.press(who, PREPARE)
    reply = await playing.press(who, forged(control(begun, "take")))
    assert told(reply) == [says("question-gone")]
    assert asks(reply, "rehearsal") == asks(begun, "rehearsal")


async def test_what_decides_nothing_shows_it_without_a_word(playing: Bot) -> None:
    who = await waiting(playing)
    begun = await playing.press(who, PREPARE)
    reply = await playing.press(who, replace(control(begun, "take"), verb="over"))
    assert (told(reply), asks(reply, "rehearsal")) == ([], asks(begun, "rehearsal"))


async def test_a_rule_that_is_none_changes_nothing(playing: Bot) -> None:
    who = await waiting(playing)
    await playing.press(who, PREPARE)
    rules = await playing.press(who, Address(TABLE, verb="setrules"))
    for forged in (Address(TABLE, "k99", verb="way"), Address(TABLE, verb="pickrule"), Address(TABLE, "k0", verb="x")):
        reply = await playing.press(who, forged, *(["nonsense"] if forged.verb == "pickrule" else []))
        assert len(told(reply)) == 1, forged
    again = await playing.press(who, Address(TABLE, verb="setrules"))
    assert again.shown[0].content == rules.shown[0].content


async def test_who_cannot_prepare_sees_how_things_stand_and_why(playing: Bot) -> None:
    reply = await playing.press(await playing.asked(), PREPARE)
    assert asks(reply) != set(), "the open question"
    assert len(told(reply)) == 1
    with pytest.raises(Refused, match="not-seated"):
        await playing.press(CLARA, PREPARE)


async def test_what_has_changed_meanwhile_is_not_laid_ready(playing: Bot) -> None:
    who = await waiting(playing)
    begun = await playing.press(who, PREPARE)
    reply = await playing.press(who, Address(TABLE, verb="ready", draft="zz"))
    assert (told(reply), asks(reply, "rehearsal")) == ([says("prepare-changed")], asks(begun, "rehearsal"))
    assert (await playing.tables.desk(TABLE, who.user_id)).next_turn.ready is None
