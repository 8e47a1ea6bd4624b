"""Tables of Monasterium to draw: the emptiest, fullest and oddest ones; and people to draw for."""

import random
from functools import partial
from typing import Any

import msgspec

from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice
from games.monasterium import GAME
from games.monasterium.board import CAPACITY, CLOISTERS, COLUMNS, NUMBERS, WINDOW_ROWS, board_for
from games.monasterium.table import Cloister, School, Table, Turn
from games.monasterium.view import View, view
from renderers.surface.stage import Stage
from tests.renderers import scenes

ORDERS = ["A1", "A4", "B2", "B5", "C2", "C5"]

stage = partial(scenes.stage, game="monasterium")
"""A stage with the game's own words."""


def asking(choice: Choice) -> Stage:
    """A stage whose reader has this question."""
    return msgspec.structs.replace(stage(), asked=choice)


played = partial(scenes.played, game=GAME)
"""A game after so many random answers."""


def cloister(name: str, seats: int, **changes: Any) -> Cloister:
    """A cloister without novices."""
    board = board_for(seats)
    ring = len(board.rings[name])
    fields: dict[str, Any] = {"buildings": [None] * ring, "walk": [None] * ring, "windows": board.stack}
    return Cloister(**(fields | changes))


def table(seats: int, **changes: Any) -> Table:
    """A table before the first roll."""
    fields: dict[str, Any] = {
        "schools": [School(seat=seat, influence=2, rosary=1, soup=2) for seat in range(seats)],
        "cloisters": {name: cloister(name, seats) for name in CLOISTERS},
        "orders": ORDERS,
        "own": [[0] * seats for _ in NUMBERS],
    }
    return Table(chance=Chance(b""), **(fields | changes))


def school(seat: int, luck: random.Random, share: float, **changes: Any) -> School:
    """A player with a share of everything."""

    def part(most: int) -> int:
        return min(most, round(most * share + luck.uniform(-0.2, 0.2) * most * share))

    fields: dict[str, Any] = {
        "influence": part(4), "rosary": part(3), "soup": part(5), "tool": part(2), "book": part(1), "points": part(120),
        "messenger": luck.randrange(1, board_for(2).length + 1), "personal_dice": 1 + part(2),
        "grid": [[luck.random() > share for _ in range(COLUMNS)] for _ in range(4)],
        "extra": [luck.random() > share for _ in range(4)],
        "flipped": [luck.random() < share for _ in range(COLUMNS)],
        "window": ["".join(luck.sample(CLOISTERS, part(4))) for _ in range(WINDOW_ROWS)],
        "reroll_used": luck.random() < 0.5,
        "orders_done": {name: luck.randrange(1, 4) for name in ORDERS if luck.random() < share - 0.3},
    }  # fmt: skip
    return School(seat=seat, **(fields | changes))


def settled(name: str, seats: int, luck: random.Random, share: float) -> Cloister:
    """A cloister with novices in a share of its places."""
    board = board_for(seats)
    ring = len(board.rings[name])

    def somebody() -> int | None:
        return luck.randrange(seats) if luck.random() < share else None

    chapel = [luck.randrange(seats) for _ in range(round(CAPACITY[seats] * share))]
    return Cloister(
        buildings=[somebody() for _ in range(ring)],
        walk=[somebody() for _ in range(ring)],
        chapel=chapel,
        windows=round(board.stack * (1 - share)),
    )


def middle(seats: int, share: float = 0.5, seed: int = 1, **changes: Any) -> Table:
    """A table in the action phase with a share of everything."""
    luck = random.Random(seed)
    fields: dict[str, Any] = {
        "schools": [school(seat, luck, share) for seat in range(seats)],
        "cloisters": {name: settled(name, seats, luck, share) for name in CLOISTERS},
        "neutral": [luck.randrange(4) for _ in NUMBERS],
        "own": [[int(luck.random() < 0.3) for _ in range(seats)] for _ in NUMBERS],
        "year": 1 + round(2 * share), "round_in_year": seats - 1,
        "start_player": 1, "seat": seats - 1, "phase": "act",
        "turn": Turn(column=1, dice=2),
    }  # fmt: skip
    return table(seats, **(fields | changes))


def full(seats: int, **changes: Any) -> Table:
    """A table with everything, and all on one field."""
    crowd = [
        school(
            seat, random.Random(seat), 1.0, influence=18, rosary=12, soup=15, tool=11, book=10, points=188, messenger=3
        )
        for seat in range(seats)
    ]
    for one in crowd:
        one.orders_done = dict.fromkeys(ORDERS, 3)
    dice: dict[str, Any] = {"neutral": [10] * 6, "own": [[3] * seats for _ in NUMBERS]}
    return middle(seats, 1.0, schools=crowd, **(dice | changes))


def shown(state: Table, seat: int | None = None) -> View:
    """A table as a seat sees it."""
    return view(state, seat)
