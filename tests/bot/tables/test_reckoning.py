"""Answers are weighed in a process of its own, which is there only while it is needed, a slice at a time."""

import asyncio
import io
import math
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.host import beside
from bot.tables.reckoner import reckoner, reckoning
from bot.tables.reckoner.reckoner import Continuations, Done, Inquiry, Reckoner
from bot.tables.reckoner.reckoning import Reckoning, ReckoningFailed
from bot.tables.reckoner.slices import Rank
from games.dominion import GAME
from games.kernel.advice.estimate import Ending, Unforeseeable, lots, position
from games.kernel.advice.race import Job, played
from games.kernel.advice.weighing import Weighing
from games.kernel.contract.game import Setup
from games.kernel.match import Match

MATCH = Match.begin(GAME, Setup(2, options={"set": "first_game"}), b"reckoning")
CHOICE_ID, CHOICE = next(iter(MATCH.open.items()))
HERE = position(MATCH, CHOICE_ID)
SEED = lots(MATCH.view(CHOICE.seat), CHOICE)
JOB = Job(HERE, SEED, (CHOICE.default, ()), 0, 2)
LONG = Job(HERE, SEED, JOB.picks, 0, 4000)


async def nothing(done: float) -> None:
    """Nobody listens."""


@asynccontextmanager
async def process(clock: list[float] | None = None) -> AsyncIterator[Reckoning]:
    """What thinks in a process; it is gone afterwards."""
    there = Reckoning() if clock is None else Reckoning(lambda: clock[0])
    try:
        yield there
    finally:
        await there.close()


async def begun(there: Reckoning) -> None:
    """A slice that was asked for is under way."""
    for _ in range(10):
        await asyncio.sleep(0)
    assert there.slices.taken


async def outcomes(
    there: Reckoning, job: Job = JOB, *, game: str = "dominion", rank: Rank = Rank.ADVICE
) -> list[list[Ending]] | None:
    """The outcomes of a job."""
    with there.slices.errand(rank) as errand:
        return await there.outcomes(errand, game, job)


async def test_it_reckons_what_would_be_reckoned_here() -> None:
    async with process() as there:
        with there.slices.errand(Rank.ADVICE) as errand:
            told = list[float]()
            assert await outcomes(there) == played("dominion", JOB)
            weighing = Weighing(HERE, SEED, [CHOICE.default, ()], [], stages=[(2, 2), (4, 2)])

            async def hear(done: float) -> None:
                told.append(done)

            await there.run(errand, "dominion", weighing, hear, lambda _: False)
            assert weighing.number == 4
            assert told == [0.5, 1.0]
            assert errand.spent > 0
            stopped = Weighing(HERE, SEED, [CHOICE.default, ()], [], stages=[(2, 2), (400, 2)])
            await there.run(errand, "dominion", stopped, nothing, lambda _: True)
            assert stopped.number == 2, "there was no time for more"


async def test_it_begins_anew_after_its_process_has_died() -> None:
    async with process() as there:
        await outcomes(there)
        before = there._process
        assert before is not None
        before.kill()
        await before.wait()
        assert await outcomes(there)


async def test_a_process_that_dies_is_told_and_another_one_comes_for_those_who_wait() -> None:
    async with process() as there:
        await outcomes(there)
        before = there._process
        assert before is not None
        before.send_signal(signal.SIGSTOP)
        long, next_one = asyncio.create_task(outcomes(there, LONG)), asyncio.create_task(outcomes(there))
        await begun(there)
        before.kill()
        with pytest.raises(ReckoningFailed):
            await long
        assert await next_one


async def test_a_process_that_hangs_is_ended_and_another_one_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    async with process() as there:
        await outcomes(there)
        before = there._process
        assert before is not None
        before.send_signal(signal.SIGSTOP)
        with monkeypatch.context() as patch:
            patch.setattr(reckoning, "HANGS_SECONDS", 0.05)
            with pytest.raises(ReckoningFailed):
                await outcomes(there)
        assert await outcomes(there)
        assert before.returncode == -signal.SIGKILL


async def test_no_move_waits_for_a_slice_that_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, go_on = [0.0], asyncio.Event()

    async def hangs(*_: object) -> None:
        await go_on.wait()

    monkeypatch.setattr(reckoning, "_answered", hangs)
    async with process(clock) as there:
        assert there.prompt
        waiting = asyncio.create_task(outcomes(there))
        await begun(there)
        assert there.prompt, "advice gives way after its slice"
        clock[0] += reckoning.PROMPT_SECONDS
        assert not there.prompt
        waiting.cancel()


async def test_what_fails_again_and_again_rests_and_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, clock = 0, [1000.0]

    async def dies(self: Reckoning) -> None:
        nonlocal begun
        begun += 1
        raise BrokenPipeError

    monkeypatch.setattr(Reckoning, "_there", dies)
    async with process(clock) as there:
        for _ in range(50):
            with pytest.raises(ReckoningFailed):
                await outcomes(there)
        assert begun == 2, "the second failure running is one too many"
        for failures in range(1, 9):
            clock[0] += min(reckoning.LONGEST_REST, reckoning.FIRST_REST * 2 ** (failures - 1))
            for _ in range(5):
                with pytest.raises(ReckoningFailed):
                    await outcomes(there)
            assert begun == 2 + failures
        monkeypatch.undo()
        clock[0] += reckoning.LONGEST_REST
        assert await outcomes(there)


async def test_where_the_rules_err_nothing_can_be_said_and_the_process_goes_on() -> None:
    async with process() as there:
        assert await outcomes(there, game="no such game") is None
        before = there._process
        assert await outcomes(there)
        assert there._process is before


async def test_a_process_that_cannot_be_begun_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoning, "COMMAND", ("/no/such/python",))
    with pytest.raises(ReckoningFailed):
        await outcomes(Reckoning())


async def test_what_no_reckoner_would_say_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    said = r"print('\0\0\0\1?', end='', flush=True); input()"
    monkeypatch.setattr(reckoning, "COMMAND", (sys.executable, "-c", said))
    async with process() as there:
        with pytest.raises(ReckoningFailed):
            await outcomes(there)


async def test_after_a_while_without_work_it_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async with process() as there:
        await outcomes(there)
        before = there._process
        assert before is not None
        monkeypatch.setattr(reckoning, "IDLE_SECONDS", 0)
        await outcomes(there)
        await before.wait()
        assert there._process is None


async def test_after_the_end_none_is_begun() -> None:
    async with process() as there:
        pass
    with pytest.raises(ReckoningFailed):
        await outcomes(there)
    assert there._process is None


async def test_who_stops_waiting_leaves_no_answer_to_the_next_one() -> None:
    async with process() as there:
        await outcomes(there)
        before = there._process
        long = asyncio.create_task(outcomes(there, LONG))
        await begun(there)
        long.cancel()
        with pytest.raises(asyncio.CancelledError):
            await long
        assert await outcomes(there) == played("dominion", JOB)
        assert there._process is before, "what it has thought of is kept"


async def test_what_nothing_can_be_said_of_is_unforeseeable(monkeypatch: pytest.MonkeyPatch) -> None:
    async def none(*_: object) -> None:
        return None

    monkeypatch.setattr(Reckoning, "outcomes", none)
    there = Reckoning()
    with there.slices.errand(Rank.ADVICE) as errand, pytest.raises(Unforeseeable):
        await there.run(errand, "dominion", Weighing(HERE, SEED, [CHOICE.default, ()], []), nothing, lambda _: False)


def test_the_process_answers_order_by_order_until_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    # Here it is the process of all tests, which may take more.
    monkeypatch.setattr("bot.tables.reckoner.reckoner.beside.let_take", lambda _: None)
    monkeypatch.setattr(reckoner, "SLICE_SECONDS", math.inf)
    orders = (Continuations("dominion", JOB), Inquiry("monasterium", b""))
    told = io.BytesIO()
    Reckoner().serve(io.BytesIO(b"".join(map(beside.framed, orders))), told)
    data, said = told.getvalue(), []
    while data:
        end = beside.HEAD + int.from_bytes(data[: beside.HEAD])
        said.append(reckoning.msgspec.msgpack.decode(data[beside.HEAD : end], type=Done))
        data = data[end:]
    one, other = said
    assert one.outcomes == [outcome for each in played("dominion", JOB) for outcome in each]
    assert (other.found, other.over) == (b"", True)


async def test_a_slice_ends_in_mid_job_and_the_next_one_goes_on_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reckoner, "SLICE_SECONDS", 0)
    here, known = Reckoner(), list[int]()

    async def answered(_: object, order: Continuations) -> Done:
        known.append(order.known)
        return here.done(order)

    async def there(_: Reckoning) -> None:
        """No process is needed."""

    monkeypatch.setattr(reckoning, "_answered", answered)
    monkeypatch.setattr(Reckoning, "_there", there)
    async with process() as slicing:
        assert await outcomes(slicing) == played("dominion", JOB)
    assert known == [0, 1, 2, 3]


def test_of_a_position_that_cannot_be_foreseen_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise Unforeseeable

    monkeypatch.setattr(reckoner, "playing", refuse)
    done = Reckoner().done(Continuations("dominion", JOB))
    assert done.over
    assert done.outcomes is None
