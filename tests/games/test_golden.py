"""A golden playthrough of every game: each step with its question and answer, what everybody reads and sees.

The files lie in `golden/`; ``GOLDEN=write pytest tests/games/test_golden.py`` writes them anew. A difference is
a changed game: look at it before you keep it.
"""

import difflib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.match import Match
from tests.games.playing import Player, answer_to, setup_of, some_seats
from tests.games.saying import say

GAMES = find_games()
FOLDER = Path(__file__).parent / "golden"


def facts(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """A view as single facts: where, and what. A list of plain words is one fact."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from facts(inner, f"{path}.{name}" if path else str(name))
    elif isinstance(value, list | tuple) and any(isinstance(inner, dict) for inner in value):
        for place, inner in enumerate(value):
            yield from facts(inner, f"{path}.{place}")
    else:
        yield path, ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


class Witness:
    """Writes down what a spectator and every seat see; of a seat only what a spectator does not see alike."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.viewers: dict[str, int | None] = {
            "all": None,
            **{f"seat {seat}": seat for seat in range(match.setup.seats)},
        }
        self.known: dict[str, dict[str, str]] = {name: {} for name in self.viewers}

    def lines(self) -> Iterator[str]:
        """What is new since the last time."""
        yield from self._read()
        public: dict[str, str] = {}
        for name, viewer in self.viewers.items():
            now = dict(facts(msgspec.to_builtins(self.match.view(viewer))))
            own = {path: fact for path, fact in now.items() if public.get(path) != fact}
            public = public or now
            known, self.known[name] = self.known[name], own
            for path in sorted(own.keys() | known.keys()):
                if known.get(path) != own.get(path):
                    yield f"  {name} sees {path}: {own.get(path, 'as all do')}"

    def _read(self) -> Iterator[str]:
        for event in self.match.take_news():
            lines = {name: event.line(viewer) for name, viewer in self.viewers.items()}
            for name, line in lines.items():
                if line is None and lines["all"] is not None:
                    yield f"  {name} reads nothing of it"
                elif line is not None and (name == "all" or line != lines["all"]):
                    yield f"  {name} reads: {say(self.match.game.name, 'en', line, self.viewers[name])}"


def question(game: Game, choice_id: str, choice: Any) -> str:
    """A question as one line."""
    shape = f"{choice.least} to {choice.most}{' in order' if choice.ordered else ''} of {', '.join(choice.values)}"
    return f"{choice_id} asks {choice.seat} {choice.key}: {say(game.name, 'en', choice.prompt)} ({shape})"


def told(game: Game, seats: int, seed: int, steps: int) -> Iterator[str]:
    """The playthrough of a table: by default answers, now and then another one."""
    match = Match.begin(game, setup_of(game, seats, seed), b"golden")
    witness = Witness(match)
    player = Player(match, "golden")
    yield from witness.lines()
    while match.open and match.number < steps:
        choice_id, choice = next(iter(match.open.items()))
        yield question(game, choice_id, choice)
        odd = match.number % 4 == 0
        given = match.answer(
            choice.seat, choice_id, answer_to(player.salt, choice_id, choice) if odd else choice.default
        )
        yield f"step {match.number}: {', '.join(given.picks) or 'nothing'}"
        yield from witness.lines()
    result = match.game.result(match.state)
    yield f"end: {say(game.name, 'en', result.reason) if result.reason else 'open'}"
    for score in result.scores:
        sources = ", ".join(f"{say(game.name, 'en', label)} {points}" for label, points in score.sources)
        yield f"  seat {score.seat}: {score.points} points, rank {score.rank} ({sources})"


TABLES = {"usual": (0, 0, 10_000), "by-lot": (-1, 8, 80)}
"""The usual table to its end, and the beginning of one by lot with more seats: which place of `seats`, seed, steps."""


@pytest.mark.parametrize("table", list(TABLES))
@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
def test_golden_playthrough(game: Game, table: str) -> None:
    place, seed, steps = TABLES[table]
    file = FOLDER / f"{game.name}-{table}.txt"
    now = list(told(game, some_seats(game)[place], seed, steps))
    if os.environ.get("GOLDEN") == "write":
        file.write_text("\n".join(now) + "\n", encoding="utf-8")
    again = f"GOLDEN=write .venv/bin/pytest -n 0 tests/games/test_golden.py -k {game.name}"
    assert file.exists(), f"{file.name} is missing; this writes it: {again}"
    kept = file.read_text(encoding="utf-8").splitlines()
    assert kept == now, "\n".join(list(difflib.unified_diff(kept, now, "kept", "now", lineterm="", n=1))[:60])
