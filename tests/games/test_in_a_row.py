"""Answers in a row can be said whatever they are: of every rehearsal the whole, its beginnings and its ends."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from tests.depth import chosen
from tests.games.playing import about, begin, some_seats
from tests.games.preparing import course_of
from tests.games.rows import faults

PREPARING = [game for game in find_games().values() if game.ahead is not None]
DEPTH = chosen()
STEPS = 400
"""So many questions of a game are answered."""
EVERY = 3
"""After so many answers turns are rehearsed."""


def rehearsals(game: Game, seed: int) -> Iterator[tuple[Foreseen, ...]]:
    """What is answered in rehearsals, by lot and to their known end, now and then while a game goes on."""
    dice, seats = Random(f"rows/{seed}"), some_seats(game)
    player = begin(game, seats[seed % len(seats)], seed, dice.choice(["turn", "exact"]))
    for _ in islice(player.steps(STEPS), seed % EVERY, None, EVERY):
        for seat in range(player.match.setup.seats):
            course = course_of(game, player.match.view(seat), seat, str(dice.random()))
            if course is not None:
                yield course.given


@pytest.mark.long
@pytest.mark.parametrize("game", PREPARING, ids=[game.name for game in PREPARING])
def test_whatever_is_rehearsed_can_be_said_in_a_row(game: Game) -> None:
    """`REHEARSED` of `tests/games/<game>/tables.py` names questions that must be met on the way."""
    met = set[str]()
    for seed in DEPTH.seeds(2 * DEPTH.tables):
        for row in rehearsals(game, seed):
            met.update(one.choice.key for one in row)
            assert not list(faults(game, row))
    assert met >= getattr(about(game, "tables"), "REHEARSED", set())
    assert met
