"""Answers are weighed in a process of its own, which is there only while it is needed."""

import asyncio
import io

import pytest

from bot.tables import reckoner, reckoning
from bot.tables.reckoner import HEAD, Continuations, Outcomes, framed
from bot.tables.reckoning import Reckoning, ReckoningFailed
from games.dominion import GAME
from games.kernel.estimate import Position, Unforeseeable, lots, position
from games.kernel.game import Setup
from games.kernel.match import Match
from games.kernel.weighing import Job, Weighing, played

MATCH = Match.begin(GAME, Setup(2, options={"set": "first_game"}), b"reckoning")
CHOICE_ID, CHOICE = next(iter(MATCH.open.items()))
HERE = position(MATCH, CHOICE_ID)
SEED = lots(MATCH.view(CHOICE.seat), CHOICE)
JOB = Job((CHOICE.default, ()), 0, 2)


async def nothing(done: float) -> None:
    """Nobody listens."""


async def test_it_reckons_what_would_be_reckoned_here(monkeypatch: pytest.MonkeyPatch) -> None:
    there, told = Reckoning(), list[float]()
    try:
        assert await there.outcomes("dominion", HERE, JOB, SEED) == played("dominion", HERE, JOB, SEED)
        weighing = Weighing([CHOICE.default, ()], [], stages=[(2, 2), (4, 2)])

        async def hear(done: float) -> None:
            told.append(done)

        await there.weigh("dominion", HERE, SEED, weighing, hear)
        assert weighing.number == 4
        assert told == [0.5, 1.0]
        stopped = Weighing([CHOICE.default, ()], [], stages=[(2, 2), (400, 2)])
        await there.weigh("dominion", HERE, SEED, stopped, nothing, seconds=0)
        assert stopped.number == 2, "there was no time for more"
    finally:
        await there.close()


async def test_it_begins_anew_after_its_process_has_died() -> None:
    there = Reckoning()
    try:
        await there.outcomes("dominion", HERE, JOB, SEED)
        process = there._process
        assert process is not None
        process.kill()
        await process.wait()
        assert await there.outcomes("dominion", HERE, JOB, SEED)
    finally:
        await there.close()


LONG = Job(JOB.picks, 0, 4000)


async def test_a_process_that_dies_is_told_and_another_one_comes() -> None:
    there = Reckoning()
    try:
        await there.outcomes("dominion", HERE, JOB, SEED)
        process = there._process
        assert process is not None
        long = asyncio.create_task(there.outcomes("dominion", HERE, LONG, SEED))
        await asyncio.sleep(0.05)
        process.kill()
        with pytest.raises(ReckoningFailed):
            await long
        assert await there.outcomes("dominion", HERE, JOB, SEED)
    finally:
        await there.close()


async def test_a_process_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    there = Reckoning()
    try:
        await there.outcomes("dominion", HERE, JOB, SEED)
        with monkeypatch.context() as patch:
            patch.setattr(reckoning, "JOB_SECONDS", 0.05)
            with pytest.raises(ReckoningFailed):
                await there.outcomes("dominion", HERE, LONG, SEED)
        assert await there.outcomes("dominion", HERE, JOB, SEED)
    finally:
        await there.close()


async def test_where_the_rules_err_nothing_can_be_said_and_the_process_goes_on() -> None:
    there = Reckoning()
    try:
        assert await there.outcomes("no such game", HERE, JOB, SEED) is None
        process = there._process
        assert await there.outcomes("dominion", HERE, JOB, SEED)
        assert there._process is process
    finally:
        await there.close()


async def test_a_process_that_cannot_be_begun_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning.sys, "executable", "/no/such/python")
    with pytest.raises(ReckoningFailed):
        await Reckoning().outcomes("dominion", HERE, JOB, SEED)


async def test_after_a_while_without_work_it_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "IDLE_SECONDS", 0)
    there = Reckoning()
    await there.outcomes("dominion", HERE, JOB, SEED)
    process = there._process
    assert process is not None
    await process.wait()
    assert there._process is None
    await there.close()


async def test_who_stops_waiting_leaves_no_answer_to_the_next_one() -> None:
    there = Reckoning()
    try:
        await there.outcomes("dominion", HERE, JOB, SEED)
        long = asyncio.create_task(there.outcomes("dominion", HERE, Job(JOB.picks, 0, 400), SEED))
        await asyncio.sleep(0.05)
        long.cancel()
        with pytest.raises(asyncio.CancelledError):
            await long
        assert await there.outcomes("dominion", HERE, JOB, SEED) == played("dominion", HERE, JOB, SEED)
    finally:
        await there.close()


async def test_what_nothing_can_be_said_of_is_unforeseeable(monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(*_: object) -> None:
        return None

    monkeypatch.setattr(Reckoning, "outcomes", none)
    with pytest.raises(Unforeseeable):
        await Reckoning().weigh("dominion", HERE, SEED, Weighing([CHOICE.default, ()], []), nothing)


def test_the_process_answers_order_by_order_until_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(name: str, here: Position, job: Job, seed: bytes) -> None:
        raise Unforeseeable

    order = Continuations("dominion", HERE, JOB, SEED)
    told = io.BytesIO()
    reckoner.serve(io.BytesIO(framed(order) * 2), told)
    answer = framed(Outcomes(played("dominion", HERE, JOB, SEED)))
    assert told.getvalue() == answer * 2
    assert len(answer) == HEAD + int.from_bytes(answer[:HEAD])
    monkeypatch.setattr(reckoner, "played", refuse)
    assert reckoner.done(order) == Outcomes(None)
