"""Tables of Domus Domini to draw: real games, and the fullest and emptiest tables; and people to draw for."""

from functools import partial
from typing import Any

from games.domus_domini import GAME
from games.domus_domini.board import BOARD, Board
from games.domus_domini.table import Abbey, Table
from games.domus_domini.view import View, view
from games.kernel.engine.chance import Chance
from tests.renderers import scenes

stage = partial(scenes.stage, game="domus_domini")
"""A stage with the game's own words."""

played = partial(scenes.played, game=GAME)
"""A game after so many random answers."""


def abbey(seat: int, **changes: Any) -> Abbey:
    """An abbey in the middle of a game."""
    fields: dict[str, Any] = {
        "cloister_card": seat + 1,
        "money": 12 + seat,
        "saved": 9 * (seat % 2),
        "vegetables": seat,
        "lay_cloister": 6 - seat % 3,
        "lay_chapel": min(seat, 2),
        "lay_field": 2 * (seat % 4),
        "huts": seat,
        "dogs": max(0, seat - 1),
        "stage": {"garden": 6 - seat % 4, "cheese": seat, "brewery": min(7, seat + 2)},
        "chapel": min(seat, 4),
        "cellerar": (None, 12, 18, 8, 5, 1)[seat],
        "specials": [["cart"], [], ["herdsman", "drunkard"], [], [], ["cart", "herdsman", "drunkard"]][seat],
        "position": (0, 12, 12, 33, 41, 40)[seat],
        "letters": 40 + 23 * seat,
        "rounds": [10 * seat, 20 * seat],
    }
    return Abbey(seat=seat, **(fields | changes))


def full(seat: int) -> Abbey:
    """An abbey with everything."""
    return abbey(
        seat, money=188, saved=9, vegetables=6, lay_cloister=6, lay_chapel=3, lay_field=8, huts=5, dogs=5, chapel=4,
        stage={"garden": 6, "cheese": 6, "brewery": 7}, cellerar=17, specials=["cart", "herdsman", "drunkard"],
        position=41, letters=188,
    )  # fmt: skip


def bare(seat: int) -> Abbey:
    """An abbey without anything."""
    return Abbey(seat=seat, cloister_card=seat + 1)


def table(abbeys: list[Abbey], board: Board = BOARD, **changes: Any) -> Table:
    """A table with these abbeys, in the attack phase of the third round."""
    hired = {one.cellerar for one in abbeys}
    fields: dict[str, Any] = {
        "start_player": min(1, len(abbeys) - 1),
        "seat": len(abbeys) - 1,
        "round": 3,
        "phase": "attack",
        "production_card": board.production[1],
        "removed": board.production[0],
        "cellerar_market": [card.value for card in board.cellerars if card.value not in hired],
        "lay_supply": 24,
        "dog_supply": 12,
        "hut_supply": 18,
        "pot": 12,
    }
    laid = Table(chance=Chance(b""), abbeys=abbeys, **(fields | changes))
    laid.board = board
    return laid


def shown(abbeys: list[Abbey], seat: int | None = None, **changes: Any) -> View:
    """Such a table as a seat sees it."""
    return view(table(abbeys, **changes), seat)


def middle(seats: int, seat: int | None = None, **changes: Any) -> View:
    """The middle of a game with so many seats."""
    return shown([abbey(number) for number in range(seats)], seat, **changes)
