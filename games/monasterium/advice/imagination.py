"""An imagined table, made from what a seat sees, copied cheaply, played on by the rules themselves.

Law: nothing of the game goes into it but the view. Dice that would be rolled are made up.
"""

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import TypeAlias

from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Effect, Picks
from games.monasterium.board import NOVICES, ROWS, WALK_ROW
from games.monasterium.table import Cloister, School, Table, Turn
from games.monasterium.view import CloisterView, SchoolView, View

Start: TypeAlias = Callable[[Table, School], Effect[object]]
"""The effect to play out."""
Answers: TypeAlias = tuple[Picks, ...]

Wanted: TypeAlias = Sequence[Sequence[float]]
"""How much each field of the action grid is wanted, by row and column."""


def imagined(view: View, seat: int) -> Table:
    """The table as seen, with this seat at turn."""
    columns = view.schools[seat].columns
    at = next((column for column in columns if column.dice), None)
    table = Table(
        chance=Chance(b""),
        schools=[_school(school, view) for school in view.schools],
        cloisters={here.name: _cloister(here) for here in view.cloisters},
        orders=[order.name for order in view.orders],
        start_player=view.start_player,
        exact=view.strict,
        seat=seat,
        year=view.year,
        round_in_year=view.round,
        phase=view.phase,
        neutral=[space.neutral for space in view.spaces],
        own=[list(space.own) for space in view.spaces],
        turn=Turn(column=at.number - 1, dice=at.dice) if at else Turn(),
    )
    table.board = view.board
    return table


def _school(seen: SchoolView, view: View) -> School:
    goods = dict(seen.goods)
    done = {order.name: order.done[seen.seat] for order in view.orders}
    return School(
        seat=seen.seat,
        influence=goods["influence"],
        rosary=goods["rosary"],
        soup=goods["soup"],
        tool=goods["tool"],
        book=goods["book"],
        points=seen.points,
        messenger=seen.messenger,
        personal_dice=seen.dice,
        grid=[[column.novices[row].there for column in seen.columns] for row in range(len(ROWS))],
        extra=list(seen.extra),
        flipped=[column.flipped for column in seen.columns],
        window=["".join(pane.cloister for pane in row) for row in seen.window],
        reroll_used=not seen.reroll,
        orders_done={name: year for name, year in done.items() if year is not None},
    )


def _cloister(seen: CloisterView) -> Cloister:
    return Cloister(
        buildings=[stand.owner for stand in seen.buildings],
        walk=[stand.owner for stand in seen.walk],
        chapel=list(seen.chapel),
        windows=seen.windows,
    )


def copied(table: Table) -> Table:
    """A copy; only the school at turn can be changed without changing the original."""
    new = copy(table)
    new.board = table.board
    new.news = []
    new.chance = Chance(b"", {}, [])
    new.schools = list(table.schools)
    new.schools[table.seat] = _copied_school(table.schools[table.seat])
    new.cloisters = {
        name: Cloister(buildings=here.buildings[:], walk=here.walk[:], chapel=here.chapel[:], windows=here.windows)
        for name, here in table.cloisters.items()
    }
    new.own = [space[:] for space in table.own]
    new.neutral = table.neutral[:]
    turn = table.turn or Turn()
    new.turn = Turn(column=turn.column, dice=turn.dice, used=turn.used[:])
    return new


def _copied_school(me: School) -> School:
    new = copy(me)
    new.grid = [row[:] for row in me.grid]
    new.extra, new.flipped, new.window = me.extra[:], me.flipped[:], me.window[:]
    new.orders_done, new.sources = dict(me.orders_done), dict(me.sources)
    new.rolled, new.rolled_own = [], []
    return new


# playing on


def courses(table: Table, start: Start, given: Answers, fields: Wanted, most: int) -> Iterator[Table]:
    """Up to `most` tables that may follow `start`, its first questions answered as `given`, for all other answers worth
    a thought. `fields` says which novice of a row is considered.
    """
    waiting = [given]
    for _ in range(most):
        if not waiting:
            return
        end, more = _played(table, start, waiting.pop(), fields)
        waiting += more
        yield end


def _played(table: Table, start: Start, given: Answers, fields: Wanted) -> tuple[Table, list[Answers]]:
    """Play on a copy with these answers, then with the first thinkable ones; also return the alternatives."""
    end, more, answers = copied(table), list[Answers](), list(given)
    effect = start(end, end.schools[end.seat])
    asked = 0
    try:
        choice: Choice = next(effect)
        while True:
            if asked == len(answers):
                first, *others = thinkable(end, choice, fields)
                more += [(*answers, other) for other in others]
                answers.append(first)
            asked += 1
            choice = effect.send(answers[asked - 1])
    except StopIteration:
        return end, more


def thinkable(table: Table, choice: Choice, fields: Wanted) -> list[Picks]:
    """The answers worth a thought: one novice of each row; no die is rolled again, no gift is refused."""
    if choice.key == "roll.reroll":
        return [()]
    values = choice.values
    if choice.key == "send.novice":
        values = best_of_rows(table, choice.values, fields)
    return [(value,) for value in values]


def best_of_rows(table: Table, values: Picks, fields: Wanted) -> Picks:
    """From each row the novice whose field is wanted most."""
    found: dict[str, str] = {}
    for value in sorted(values, key=lambda novice: -wanted(table, novice, fields)):
        _ = found.setdefault(value.partition("-")[0], value)
    return tuple(found.values())


def wanted(table: Table, novice: str, fields: Wanted) -> float:
    """How much a novice's field is wanted; a tile with dice on it first of all."""
    row, column = NOVICES[novice]
    turn = table.turn or Turn()
    lying = turn.dice if turn.column == column else 0
    return fields[row][column] + (lying if row == WALK_ROW else 0)
