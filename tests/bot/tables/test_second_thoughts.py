"""Computer players weigh answers beside the bot, where it is worth time and no other move is being thought over."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.acts.tables import Tables
from bot.tables.memory import second_thoughts
from bot.tables.reckoner.reckoning import Reckoning, ReckoningFailed
from bot.tables.reckoner.slices import Errand, Rank
from games.dominion import GAME as DOMINION
from games.kernel.advice.estimate import Ending, Unforeseeable
from games.kernel.advice.race import Job
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice, Picks
from tests.bot.tables.helped import play
from tests.bot.tables.test_studying import TABLE, begun

NOTHING: Picks = ()


class Foretold(Reckoning):
    """Buying nothing always wins, all else loses; or it fails in some way."""

    def __init__(self, fault: Exception | None = None, seconds: float = 0.0) -> None:
        super().__init__()
        self.fault, self.seconds = fault, seconds
        self.jobs: list[Job] = []

    async def outcomes(self, errand: Errand, game: str, job: Job) -> list[list[Ending]] | None:
        """As foretold."""
        self.jobs.append(job)
        await asyncio.sleep(self.seconds)
        if self.fault is not None:
            raise self.fault
        return [[Ending(0, float(picks == NOTHING))] * (job.end - job.first) for picks in job.picks]


def always(level: str, look: Look, choice: Choice, first: Picks) -> tuple[Picks, ...]:
    """Nothing is weighed against whatever is bought."""
    return (NOTHING,) if level == "hard" and choice.key == "turn.buy" and first else ()


@asynccontextmanager
async def table(folder: Path, there: Reckoning, level: str = "hard") -> AsyncIterator[Tables]:
    """Anna and a computer player that thinks each purchase over."""
    async with begun(folder, level) as tables:
        tables.store.games["dominion"] = replace(DOMINION, mind=replace(DOMINION.mind, ponder=always))
        tables.store.loaded.found = tables.store.games
        tables.store.loaded.drop(TABLE)
        tables.store.second_thoughts = there
        yield tables


async def bought(tables: Tables) -> int:
    """How many cards the computer has bought or gained by now."""
    loaded = await tables.loaded(TABLE)
    computer = next(seat.seat for seat in loaded.seats if seat.player_id is None)
    return len(loaded.playing().view(computer).owned)


async def test_what_does_better_is_answered(tmp_path: Path) -> None:
    there = Foretold()
    async with table(tmp_path, there) as tables:
        before = await bought(tables)
        await play(tables, 20)
        assert there.jobs
        assert await bought(tables) == before


@pytest.mark.parametrize("level", ["easy", "normal"])
async def test_other_levels_do_not_think_twice(tmp_path: Path, level: str) -> None:
    there = Foretold()
    async with table(tmp_path, there, level) as tables:
        await play(tables, 20)
        assert not there.jobs


@pytest.mark.parametrize("fault", [ReckoningFailed(), Unforeseeable()], ids=lambda fault: type(fault).__name__)
async def test_where_it_fails_the_first_thought_counts(tmp_path: Path, fault: Exception) -> None:
    there = Foretold(fault)
    async with table(tmp_path, there) as tables:
        before = await bought(tables)
        await play(tables, 20)
        assert there.jobs
        assert await bought(tables) > before


async def test_where_another_move_is_thought_over_the_first_thought_counts(tmp_path: Path) -> None:
    there = Foretold()
    async with table(tmp_path, there) as tables:
        before = await bought(tables)
        with there.slices.errand(Rank.MOVE):
            await play(tables, 20)
        assert not there.jobs
        assert await bought(tables) > before


@pytest.mark.parametrize("rank", [Rank.ADVICE, Rank.REVIEW, Rank.STUDY], ids=lambda rank: rank.name)
async def test_a_move_comes_before_all_other_thinking(tmp_path: Path, rank: Rank) -> None:
    there = Foretold()
    async with table(tmp_path, there) as tables:
        with there.slices.errand(rank):
            await play(tables, 20)
        assert there.jobs


async def test_what_hangs_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_thoughts, "HANGS_SECONDS", 0.01)
    there = Foretold(seconds=60.0)
    async with table(tmp_path, there) as tables:
        before = await bought(tables)
        await play(tables, 12)
        assert there.jobs
        assert await bought(tables) > before


async def test_a_move_has_so_much_time_for_all_answers_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(second_thoughts, "SECONDS_A_MOVE", 0.0)
    there = Foretold()
    async with table(tmp_path, there) as tables:
        await play(tables, 12)
        assert not there.jobs


async def test_without_anything_to_weigh_with_the_first_thought_counts(tmp_path: Path) -> None:
    async with table(tmp_path, Foretold()) as tables:
        tables.store.second_thoughts = None
        before = await bought(tables)
        await play(tables, 12)
        assert await bought(tables) > before


async def test_the_process_beside_weighs_what_it_is_asked(tmp_path: Path) -> None:
    there = Reckoning()
    try:
        async with table(tmp_path, there) as tables:
            await play(tables, 6)
            loaded = await tables.loaded(TABLE)
            assert loaded.match is not None
            assert there._process is not None
    finally:
        await there.close()
