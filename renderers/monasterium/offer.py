"""The options of a question, by their place on the pictures: spaces, tiles, novices, fields, places, panes.

Law: it names exactly the options of the question; all of them are lit, and the rest is quiet.
"""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.text import Text
from games.monasterium.board import NUMBERS, ROWS
from games.monasterium.rules.questions import LEVELS, REROLL, read_level

EITHER = ("influence", "rosary", "soup", "tool", "book")
"""The bonuses that are goods; all others are actions of the grid."""


class Answerable(msgspec.Struct, frozen=True):
    """The possible answers to the question of this `key`. `spaces` and `tiles` are numbers; `actions` pairs of a column
    and a level (0: the standard one); `novices` and `places` names; `fields` numbers of the path; `panes` pairs of row
    and column for a pane of the cloister `glass`; `bonus` pairs of row or column and its number; `dice` those of the
    roll; `things` what lies nowhere: goods, a number of dice.

    Not to choose now, but good to know: the pairs of a column and a level that the columns in question `give`.
    """

    key: str = ""
    spaces: frozenset[int] = frozenset()
    tiles: frozenset[int] = frozenset()
    actions: frozenset[tuple[int, int]] = frozenset()
    novices: frozenset[str] = frozenset()
    places: frozenset[str] = frozenset()
    fields: frozenset[int] = frozenset()
    cloisters: frozenset[str] = frozenset()
    panes: frozenset[tuple[int, int]] = frozenset()
    bonus: frozenset[tuple[str, int]] = frozenset()
    dice: frozenset[str] = frozenset()
    things: tuple[str, ...] = ()
    reroll: bool = False
    glass: str = ""
    gives: frozenset[tuple[int, int]] = frozenset()


NOTHING = Answerable()
"""Nothing is asked."""


def offer(asked: Choice | None) -> Answerable:
    """This question's options."""
    if asked is None or asked.key not in READ:
        return NOTHING
    return Answerable(asked.key, **READ[asked.key](asked))


def _spaces(asked: Choice) -> dict[str, Any]:
    numbers = frozenset(int(option.value) for option in asked.options if option.value != REROLL.value)
    return {"spaces": numbers & {*NUMBERS}, "reroll": REROLL.value in asked.values}


def _taking(asked: Choice) -> dict[str, Any]:
    return _spaces(asked) | {"gives": _gives(asked)}


def _gives(asked: Choice) -> frozenset[tuple[int, int]]:
    """The actions that are possible with a die of each number on offer."""
    return frozenset(
        (int(option.value), level) for option in asked.options for level in _levels(option.label.args["use"])
    )


def _columns(asked: Choice) -> dict[str, Any]:
    return {"tiles": frozenset(map(int, asked.values)), "gives": _gives(asked)}


def _levels(use: object) -> Iterable[int]:
    """The usable levels of a column's actions, taken from its option: the standard one, and those of rows."""
    if not isinstance(use, Text) or use.id == "use-nothing":
        return []
    rows = str(use.args.get("rows", ""))
    return [*([] if use.id == "use-row" else [0]), *(ROWS.index(row) + 1 for row in rows.split("/") if row)]


def _actions(asked: Choice) -> dict[str, Any]:
    column = _number(asked.prompt.args["column"])
    return {"actions": frozenset((column, LEVELS.index(value)) for value in asked.values)}


def _bonuses(asked: Choice) -> dict[str, Any]:
    if asked.values[0] in EITHER:
        return {"things": asked.values}
    return {"actions": frozenset((column + 1, level) for column, level in map(read_level, asked.values))}


def _number(argument: object) -> int:
    return argument if isinstance(argument, int) else 0


def _of(option: Option, *names: str) -> Iterable[int]:
    return [_number(option.label.args[name]) for name in names]


READ: dict[str, Callable[[Choice], dict[str, Any]]] = {
    "dice.place": _spaces,
    "dice.take": _taking,
    "dice.count": lambda asked: {"things": asked.values},
    "roll.reroll": lambda asked: {"dice": frozenset(asked.values)},
    "joker.column": _columns,
    "act.choose": _actions,
    "bonus.choose": _bonuses,
    "move.count": lambda asked: {"fields": frozenset(_number(each.label.args["field"]) for each in asked.options)},
    "extra_die.choose": lambda asked: {"things": asked.values},
    "send.novice": lambda asked: {"novices": frozenset(asked.values)},
    "send.place": lambda asked: {"places": frozenset(asked.values)},
    "window.cloister": lambda asked: {"cloisters": frozenset(asked.values)},
    "window.row": lambda asked: {
        "panes": frozenset(tuple(_of(each, "number", "column")) for each in asked.options),
        "glass": str(asked.prompt.args["cloister"]),
    },
    "window.bonus": lambda asked: {
        "bonus": frozenset((each.value, _number(each.label.args["number"])) for each in asked.options)
    },
}
"""How each question is read."""
