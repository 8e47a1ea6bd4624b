"""Direct messages that Discord refuses, for whatever reason: the person is called in the channel, few requests are made
in vain, and when they arrive again what is due comes that way. Every code: python -m tools refused
"""

from typing import Any

import pytest

from bot.delivery.refusals import FIRST_PAUSE_MS, ChannelGone
from tests.end_to_end.house import CHANNEL, House, controls
from tools.refused import (
    ANSWERS,
    CAPTCHA,
    FOR_EVER,
    OPENING,
    SENDING,
    RefusedAct,
    Response,
    calls,
    came,
    many_answers,
    remembered,
    vain,
)

ELSEWHERE = "kreuzgang"
KINDS = [
    (Response(403, 50007), "sending", "closed", 1),
    (Response(403, 20026), "opening", "refused", 1),
    (CAPTCHA, "sending", "refused", 1),
    (Response(404, 10003), "sending", "refused", 1),
    (Response(400, 40003), "opening", "once", 2),
    (Response(403), "sending", "once", 2),
    (Response(404), "opening", "once", 2),
    (Response(400, 999_999), "sending", "once", 2),
]


@pytest.mark.parametrize(("answer", "where", "kind", "tries"), KINDS, ids=[str(kind[0].code) for kind in KINDS])
async def test_who_cannot_be_written_to_is_called_in_the_channel_and_left_alone(
    house: House, answer: Response, where: RefusedAct, kind: str, tries: int
) -> None:
    found = await came(house, answer, where)
    assert (found.vain, found.lines) == (tries, tries), "of thirty answers"
    assert found.calls > 0
    assert found.remembered is not None
    assert (found.remembered.kind, found.remembered.code) == (kind, answer.code)
    state = "closed" if kind == "closed" else "refused"
    assert house.says("de", f"lobby-dm-{state}") in found.lobby


async def test_another_process_knows_what_was_refused(house: House) -> None:
    found = await came(house, Response(403, 50007), "sending")
    await house.stop_bot()
    await house.start_bot()
    status = house.newest()
    await many_answers(house, status, ANSWERS + 4)
    refused = house.sandbox.world.dm_of(house.person("Ben").id)
    assert refused is not None
    assert vain(house, SENDING.format(refused.id)) == found.vain


@pytest.mark.parametrize("answer", [Response(403, 20026), Response(400, 40003)], ids=["lasting", "once"])
async def test_when_direct_messages_arrive_again_what_is_due_comes_that_way(house: House, answer: Response) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await came(house, answer, "sending")
    house.sandbox.faults.clear()
    assert calls(house, ben) or await house.turn(anna)
    await house.settled()
    house.pinged.clear()
    await house.later(FIRST_PAUSE_MS)
    await house.turn(ben, await house.hand(ben, house.newest()))
    await house.turn(anna)
    assert controls(await house.asked(ben))
    await house.settled()
    assert calls(house, ben) == []
    assert await remembered(house) is None


async def test_what_somebody_does_in_direct_messages_shows_that_they_may_arrive_again(house: House) -> None:
    anna, ben, status = house.person("Anna"), house.person("Ben"), await house.game("Anna", "Ben")
    ben.settings(dms_open=False)
    await house.turn(anna)
    await house.settled()
    await house.turn(ben, await house.hand(ben, status))
    ben.settings(dms_open=True)
    channel = house.sandbox.world.dm_of(ben.id)
    assert channel is not None
    await ben.command(channel, "/turn")
    await house.all_answered()
    house.pinged.clear()
    await house.turn(anna)
    assert controls(await house.asked(ben))
    await house.settled()
    assert calls(house, ben) == []


LESSONS = [
    (Response(403, 50007), "Anna", "de"), (Response(403, 20026), "Ben", "en"), (CAPTCHA, "Anna", "de"),
    (Response(400, 40003), "Ben", "en"), (Response(503), "Anna", "de"),
]  # fmt: skip


@pytest.mark.parametrize(("answer", "name", "language"), LESSONS)
async def test_a_lesson_that_cannot_be_sent_is_taken_in_the_channel_and_it_is_said_why(
    house: House, answer: Response, name: str, language: str
) -> None:
    person = house.person(name)
    house.sandbox.faults.answer("POST", OPENING, answer.status, code=answer.code, body=answer.body, times=FOR_EVER)
    outcome = await person.command(CHANNEL, "/learn", game="dominion")
    assert outcome.said.visible_to == person.id
    assert outcome.said.clickable()
    why = {50007: "mail-closed"}.get(answer.code, "mail-refused" if answer.status < 500 else "mail-not-now")
    told = await house.follow_up(outcome)
    assert told.words == house.says(language, why)
    assert told.visible_to == person.id
    assert person.inbox() == []


async def test_whose_direct_messages_arrive_again_is_asked_there_at_every_table(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    ben.settings(dms_open=False)
    await house.game("Anna", "Ben")
    await house.game("Clara", "Ben", channel=ELSEWHERE)
    await house.turn(anna)
    await house.turn(clara)
    await house.settled()
    (line,) = calls(house, ben)
    house.pinged.clear()
    ben.settings(dms_open=True)
    await house.press(ben, line, "mail")
    await house.settled()
    assert len([mail for mail in ben.inbox() if controls(mail)]) == 2
    assert calls(house, ben) == calls(house, ben, ELSEWHERE) == []


async def test_what_arrives_after_another_was_refused_shows_that_direct_messages_arrive(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben, posting = house.person("Anna"), house.person("Ben"), house.bot.front.posting
    await house.game("Anna", "Ben")
    await house.turn(anna)
    await house.turn(ben)
    await house.settled()
    send = posting._send_directly

    async def refused_meanwhile(user_id: int, *rest: Any) -> int:
        """What another table sends is refused, while this is on its way."""
        if user_id == ben.id:
            await posting._note_refused(user_id, ChannelGone(""))
        return await send(user_id, *rest)

    monkeypatch.setattr(posting, "_send_directly", refused_meanwhile)
    await house.turn(anna)
    assert controls(await house.asked(ben))
    await house.settled()
    person = await posting.person(ben.id)
    assert person is not None
    assert person.dm_state == "open", "or nothing brings this message up to date"
    assert await remembered(house) is None


async def test_a_nonce_whose_message_is_gone_refuses_nobody(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await house.turn(anna)
    await house.turn(ben)
    await house.settled()
    path = SENDING.format(house.sandbox.channel_desk.open_dm(ben.account).id)
    house.sandbox.faults.answer("POST", path, 404, code=10008, times=1)
    await house.turn(anna)
    await house.settled()
    assert vain(house, path) == 1
    assert controls(await house.asked(ben)), "in the message that stands there"
    assert calls(house, ben) == []
    assert await remembered(house) is None
    async with house.running.database.reading() as tx:
        waiting = await tx.exec_driver_sql("SELECT count(*) FROM outbox WHERE kind = 'turn' AND wanted > delivered")
    assert waiting.scalar() == 0, "it was sent, and something newer has taken its place"
