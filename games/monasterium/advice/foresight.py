"""The rest of a turn of the action phase, played on at an imagined table: nobody else is asked in it.

From taking or laying on dice, or from the action of a die: within an action the view does not say how it goes on, but
for the place of a novice.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from games.kernel.ahead.rehearsal import Unknown
from games.kernel.contract.ahead import Imagined
from games.kernel.engine.choice import Choice, Effect
from games.monasterium.action import Action, ActionKind
from games.monasterium.advice.imagination import imagined
from games.monasterium.board import JOKER
from games.monasterium.rules.action_phase import lay_out, spaces, take_from, take_turn, use_up
from games.monasterium.rules.actions import send
from games.monasterium.rules.dice_phase import places_ahead
from games.monasterium.table import School, Table, Turn
from games.monasterium.view import View, view

Going: TypeAlias = Callable[[Table, School, Choice], Effect[None]]


def going_on(seen: View, choice: Choice) -> Imagined | None:
    """The imagined table from a question on; None: nothing is known."""
    if choice.key not in GOING:
        return None
    table = imagined(seen, choice.seat)
    columns = seen.schools[choice.seat].columns
    table.at_once = seen.at_once
    table.schools[choice.seat].placing = table.round + seen.schools[choice.seat].ahead
    table.turn = Turn(used=[(level, column.number - 1) for column in columns for level in column.used])
    effect = one_turn(GOING[choice.key](table, table.schools[choice.seat], choice), table, seen)
    return Imagined(effect, partial(view, table, choice.seat))


def one_turn(effect: Effect[None], table: Table, seen: View) -> Effect[None]:
    """The rest of a turn, up to the question after a roll: also that of the dice that are placed ahead after it. The
    view does not say whether another turn follows.
    """
    with suppress(StopIteration):
        wish = next(effect)
        while not table.chance.counters:
            wish = effect.send((yield wish))
        raise Unknown
    if seen.at_once > 1 or places_ahead(table, table.schools[table.seat]):
        raise Unknown


def taking(table: Table, me: School, choice: Choice) -> Effect[None]:
    """A whole turn."""
    return take_turn(table, me, spaces(table, me))


def counting(table: Table, me: School, choice: Choice) -> Effect[None]:
    """A turn from the number of dice on."""
    number = choice.prompt.args["number"]
    return take_from(table, me, next(space for space in spaces(table, me) if space[0] == number))


def laying(table: Table, me: School, choice: Choice) -> Effect[None]:
    """A turn from laying a six on a tile."""
    return lay_out(table, me, JOKER, 1)


def acting(table: Table, me: School, choice: Choice) -> Effect[None]:
    """A turn from the action of a die on; it lies on the tile again."""
    column, dice = int(str(choice.prompt.args["column"])) - 1, int(str(choice.prompt.args["dice"]))
    table.turn = Turn(column=column, dice=dice, used=table.turn.used if table.turn else [])
    return use_up(table, me, table.turn, column)


def sending(table: Table, me: School, choice: Choice) -> Effect[None]:
    """A novice, and what its place brings."""
    yield from send(table, me, Action("send", ActionKind.SEND, amount=int(str(choice.prompt.args["less"]))))
    raise Unknown


GOING: Mapping[str, Going] = {
    "dice.take": taking,
    "dice.count": counting,
    "joker.column": laying,
    "act.choose": acting,
    "send.novice": sending,
}
