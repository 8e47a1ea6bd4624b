"""With few brothers, dogs and huts in the supply, whoever answers first, the outcome is that of strict turn order."""

import hashlib
import random
from typing import Any

import pytest

from games.domus_domini import GAME
from games.domus_domini.table import Abbey
from games.kernel.choice import Choice, Picks
from games.kernel.game import Setup, encode_state
from games.kernel.match import Match, Snapshot

SCARCE = ("recruit", "dog", "hut")


def wished(choice: Choice, abbey: Abbey, salt: str) -> Picks:
    """What one would answer in this situation of the own abbey, whatever others do; most of all what is scarce."""
    own = repr((salt, choice.key, abbey))

    def liking(value: str) -> tuple[bool, bool, bytes]:
        scarce = value in SCARCE
        return scarce, scarce or value != "", hashlib.sha256(f"{own}/{value}".encode()).digest()

    best = max((*choice.values, *([""] if not choice.least else [])), key=liking)
    return (best,) if best else ()


def played(seats: int, supply: int, pace: Any, seed: int) -> tuple[dict[Any, Any], Any, int]:
    """A game with so much of everything in the supply: how it stands in the end, its result, how often was asked."""
    dice, setup = random.Random(f"{seed}/{pace}"), Setup(seats, pace)
    table = GAME.new(setup, b"%d" % seed)
    table.lay_supply = table.dog_supply = table.hut_supply = supply
    match, asked = Match(GAME, setup, Snapshot(0, 0, encode_state(table))), 0
    while match.open:
        name = dice.choice(list(match.open))
        choice = match.open[name]
        match.answer(choice.seat, name, wished(choice, match.state.abbeys[choice.seat], str(seed)))
        asked += 1
    return GAME.inspect(match.state), GAME.result(match.state), asked


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_who_comes_first_in_turn_order_is_served_first(seats: int) -> None:
    again = 0
    for seed in range(4):
        for supply in (0, 1, 4):
            strict, free = (played(seats, supply, pace, seed) for pace in ("exact", "turn"))
            assert free[:2] == strict[:2]
            again += free[2] - strict[2]
    assert again > 5
