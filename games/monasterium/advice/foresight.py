"""The rest of a turn of the action phase, gone on with at an imagined table: nobody else is asked in it.

Only from where dice are taken or laid on: of what comes later the view does not say which actions were done already.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from games.kernel.ahead.rehearsal import Unknown
from games.kernel.contract.ahead import Imagined
from games.kernel.engine.choice import Choice, Effect
from games.monasterium.advice.imagination import imagined
from games.monasterium.board import JOKER
from games.monasterium.rules.action_phase import lay_out, spaces, take_from, take_turn
from games.monasterium.table import School, Table
from games.monasterium.view import View, view

Going: TypeAlias = Callable[[Table, School, Choice], Effect[None]]


def going_on(seen: View, choice: Choice) -> Imagined | None:
    """What goes on from a question; None: nothing that is known."""
    if choice.key not in GOING:
        return None
    table = imagined(seen, choice.seat)
    effect = one_turn(GOING[choice.key](table, table.schools[choice.seat], choice), table, seen)
    return Imagined(effect, partial(view, table, choice.seat))


def one_turn(effect: Effect[None], table: Table, seen: View) -> Effect[None]:
    """What is left of a turn, up to what is asked after a roll. Whether another one follows at once the view does not
    say.
    """
    with suppress(StopIteration):
        wish = next(effect)
        while not table.chance.counters:
            wish = effect.send((yield wish))
        raise Unknown
    if seen.at_once > 1:
        raise Unknown


def taking(table: Table, me: School, choice: Choice) -> Effect[None]:
    """A whole turn."""
    return take_turn(table, me, spaces(table, me))


def counting(table: Table, me: School, choice: Choice) -> Effect[None]:
    """A turn from where one says how many dice."""
    number = choice.prompt.args["number"]
    return take_from(table, me, next(space for space in spaces(table, me) if space[0] == number))


def laying(table: Table, me: School, choice: Choice) -> Effect[None]:
    """A turn from where a six is laid on a tile."""
    return lay_out(table, me, JOKER, 1)


GOING: Mapping[str, Going] = {"dice.take": taking, "dice.count": counting, "joker.column": laying}
