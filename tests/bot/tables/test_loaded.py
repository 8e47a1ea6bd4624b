"""What stays in memory: the games that were looked at last, and few of those that are over."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.tables.acts.tables import Tables
from bot.tables.memory import loaded
from bot.tables.memory.loaded import LoadedGames
from db.engine import open_database
from games.kernel.contract.discovery import find_games
from tests.empty_database import laid_out
from tools.benchmarks.playing.played import ANNA, BEN, open_game


def kept(*stored: tuple[int, str]) -> list[int]:
    """The games that are in memory after these were, one after the other."""
    memory: Any = LoadedGames(None, {})  # type: ignore[arg-type]  # nothing is read
    for number, status in stored:
        memory.keep(SimpleNamespace(row=SimpleNamespace(id=number, status=status)))
    return [*memory._kept]


def test_what_was_not_looked_at_for_longest_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "KEPT", 3)
    running = [(number, "running") for number in (1, 2, 3, 1, 4)]
    assert kept(*running) == [3, 1, 4]


def test_of_games_that_are_over_few_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loaded, "KEPT_OVER", 2)
    assert kept((1, "running"), (2, "finished"), (3, "aborted"), (4, "finished"), (5, "running")) == [1, 3, 4, 5]
    assert kept((1, "running"), (2, "running"), (1, "finished")) == [2, 1], "one that ends counts from then on"


async def test_a_game_that_is_no_longer_in_memory_is_read_as_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loaded, "KEPT", 1)
    tables = Tables(await open_database(await laid_out(tmp_path)), find_games())
    first = await open_game(tables, 1)
    before = await tables.desk(first, ANNA.user_id)
    await open_game(tables, 2)
    again = await tables.desk(first, ANNA.user_id)
    assert (again.view, again.question) == (before.view, before.question)
    assert (await tables.desk(first, BEN.user_id)).view != before.view
    await tables.database.close()
