"""Phase 2: in turn order dice are taken from the spaces and used, until none is left."""

from collections.abc import Iterable

from games.kernel.engine.choice import Effect
from games.kernel.engine.chronicle import TurnBegan
from games.kernel.engine.verbs import settle
from games.monasterium.action import ActionKind
from games.monasterium.board import COLUMNS, JOKER, NUMBERS, TAKE_MOST, WALK_ROW
from games.monasterium.events import DiceTaken, Lapsed
from games.monasterium.rules import questions
from games.monasterium.rules.actions import Known, open_levels, take, use_action
from games.monasterium.rules.dice_phase import place_ahead
from games.monasterium.rules.goods import earn
from games.monasterium.rules.questions import Levels, Space
from games.monasterium.table import School, Table, Turn


def use_dice(table: Table) -> Effect[None]:
    """Turn after turn; a player without a neutral or own die is skipped."""
    while (me := next_player(table)) is not None:
        table.seat = me.seat
        yield from settle(me.seat)
        me.turns += 1
        table.tell(TurnBegan(me.seat, me.turns))
        yield from take_turns(table, me)
        yield from place_ahead(table, me)
        table.seat = (me.seat + 1) % len(table.schools)


def next_player(table: Table) -> School | None:
    """The next one in turn order who can take a die."""
    if any(table.neutral):
        return table.schools[table.seat]
    having = (seat for seat in table.turn_order() if any(space[seat] for space in table.own))
    return next((table.schools[seat] for seat in having), None)


def take_turns(table: Table, me: School) -> Effect[None]:
    """As many turns as a player takes in a row, while there are dice."""
    for _ in range(table.at_once):
        if offered := spaces(table, me):
            yield from take_turn(table, me, offered)


def spaces(table: Table, me: School) -> list[Space]:
    """The spaces with dice for a player."""
    owned = [space[me.seat] for space in table.own]
    dice = zip(NUMBERS, table.neutral, owned, strict=True)
    return [(number, neutral, own) for number, neutral, own in dice if neutral or own]


def take_turn(table: Table, me: School, offered: list[Space]) -> Effect[None]:
    """Take dice from one space, own ones first; lay them on the tile of a column; one action for each."""
    space = offered[0]
    if len(offered) > 1:
        space = yield from questions.take(table.board, me, levels_of(table, me, offered))
    yield from take_from(table, me, space)


def levels_of(table: Table, me: School, offered: Iterable[Space]) -> dict[Space, Levels]:
    """The actions that are possible with a die of each of these spaces; with a six those of all columns."""
    known, numbers = Known(table, me), [number for number, _, _ in offered]
    columns = range(COLUMNS) if JOKER in numbers else [number - 1 for number in numbers]
    levels = {column + 1: tuple(open_levels(table, me, column, known)) for column in columns}
    levels[JOKER] = tuple(sorted(set().union(*levels.values())))
    return {space: levels[space[0]] for space in offered}


def take_from(table: Table, me: School, space: Space) -> Effect[None]:
    """Take dice from this space."""
    count = yield from how_many(me, space)
    take_off(table, me, space[0], count)
    table.turn = Turn()
    yield from lay_out(table, me, space[0], count)


def lay_out(table: Table, me: School, number: int, count: int) -> Effect[None]:
    """Lay the taken dice on a tile, and use them."""
    turn = table.turn or Turn()
    column = number - 1
    if number == JOKER:
        known = Known(table, me)
        every = {at: tuple(open_levels(table, me, at, known)) for at in range(COLUMNS)}
        possible = {at: levels for at, levels in every.items() if levels}
        column = yield from questions.joker(table.board, me, possible or every)
    turn.column, turn.dice = column, count
    points = count if me.flipped[column] else 0
    earn(me, "tiles", points)
    table.tell(DiceTaken(me.seat, number, count, column + 1, points))
    yield from use_up(table, me, turn, column)


def use_up(table: Table, me: School, turn: Turn, column: int) -> Effect[None]:
    """An action for each die on the tile of this column; then the turn is over."""
    while turn.dice:
        if not take_alike(table, me, turn):
            turn.dice -= 1
            yield from use_die(table, me, column)
    table.turn = None


def how_many(me: School, space: Space) -> Effect[int]:
    """One joker, or up to three other dice."""
    number, neutral, own = space
    most = 1 if number == JOKER else min(TAKE_MOST, neutral + own)
    return 1 if most == 1 else (yield from questions.count(me, number, most))


def take_off(table: Table, me: School, number: int, count: int) -> None:
    """Own dice first, then neutral ones."""
    own = min(count, table.own[number - 1][me.seat])
    table.own[number - 1][me.seat] -= own
    table.neutral[number - 1] -= count - own


def take_alike(table: Table, me: School, turn: Turn) -> bool:
    """If nothing is unlocked and the standard action takes goods, use all dice on the tile together."""
    column = turn.column or 0
    action = table.board.actions[column][0]
    if action.kind is not ActionKind.TAKE or not all(row[column] for row in me.grid[:WALK_ROW]):
        return False
    take(table, me, action.good, action.amount * turn.dice)
    turn.dice = 0
    return True


def use_die(table: Table, me: School, column: int) -> Effect[None]:
    """One action of the column; it is compulsory, and if none is possible the die is lost."""
    levels = open_levels(table, me, column)
    if not levels:
        table.tell(Lapsed(me.seat, column + 1))
        return
    level = levels[0]
    if len(levels) > 1:
        level = yield from questions.act(table.board, me, column, levels, table.turn.dice + 1 if table.turn else 1)
    yield from use_action(table, me, column, level)
