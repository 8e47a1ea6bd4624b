"""How actions and bonuses (actions that one receives) are carried out.

Law: every consequence is resolved at once, depth first, in the order in which it arises.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from games.kernel.engine.choice import Effect
from games.monasterium.action import Action, ActionKind, read_bonus
from games.monasterium.board import (
    BUILDING_GIFT,
    BUILDING_POINTS,
    CLOISTERS,
    COLUMNS,
    MOST_DICE,
    REFUSED_POINTS,
    ROWS,
    WALK_ROW,
    Building,
    Place,
    novice_label,
    pane_label,
)
from games.monasterium.events import (
    DieWon,
    Exchanged,
    Flipped,
    Gained,
    Moved,
    NoPane,
    OrderMet,
    PaneBuilt,
    PointsWon,
    Reached,
    Sent,
)
from games.monasterium.rules import dice_phase, questions
from games.monasterium.rules.goods import UPGRADES, earn, gain, upgrades
from games.monasterium.rules.novices import can_send, free_places, places_of_row, price, reach
from games.monasterium.rules.orders import fulfilled
from games.monasterium.rules.panes import buildable, chapels_of, fits, points_for, rows_for
from games.monasterium.table import School, Table

# what is possible

SEND, TAKE, UPGRADE, PANE = ActionKind.SEND, ActionKind.TAKE, ActionKind.UPGRADE, ActionKind.WINDOW
"""The actions of most columns: goods can be taken at any time, the rest only sometimes."""


def possible(table: Table, me: School, action: Action) -> bool:
    """Whether an action can be done at all."""
    kind = action.kind
    if kind is SEND:
        return can_send(table, me, action.amount)
    if kind is PANE:
        return any(fits(table, me, name) for name in (chapels_of(table, me) if action.good else CLOISTERS))
    return kind is not UPGRADE or bool(me.soup or me.tool)


class Known(dict[Action, bool]):
    """Whether an action is possible now; found out once, because many columns share one."""

    __slots__ = ("me", "table")

    def __init__(self, table: Table, me: School) -> None:
        self.table = table
        self.me = me

    def __missing__(self, action: Action) -> bool:
        """Find out."""
        found = self[action] = possible(self.table, self.me, action)
        return found


def open_levels(table: Table, me: School, column: int, known: Known | None = None) -> list[int]:
    """The possible actions of a column: 0 the standard one, 1 to 3 those of rows I to III, if unlocked.

    Those of rows II and III only once a turn.
    """
    actions, turn, can = table.board.actions[column], table.turn, Known(table, me) if known is None else known
    found = [0] if actions[0].kind is TAKE or can[actions[0]] else []
    for level in UNLOCKED:
        if me.grid[level - 1][column] or (level > 1 and turn and (level, column) in turn.used):
            continue
        if can[actions[level]]:
            found.append(level)
    return found


UNLOCKED = (1, 2, 3)


def use_action(table: Table, me: School, column: int, level: int) -> Effect[None]:
    """Do an action of the grid."""
    if level > 1 and table.turn:
        table.turn.used.append((level, column))
    yield from do(table, me, table.board.actions[column][level])


def do(table: Table, me: School, action: Action) -> Effect[None]:
    """Do an action, or get a bonus."""
    if action.kind is TAKE:
        take(table, me, action.good, action.amount)
    else:
        yield from RULES[action.kind](table, me, action)


# goods


def take(table: Table, me: School, good: str, count: int) -> None:
    """Goods from the supply."""
    gain(me, good, count)
    table.tell(Gained(me.seat, good, count))


def take_either(table: Table, me: School, action: Action) -> Effect[None]:
    """One influence or one rosary."""
    good = yield from questions.either(me)
    take(table, me, good, 1)


def take_goods(table: Table, me: School, action: Action) -> Effect[None]:
    """One soup, or an exchange."""
    good = yield from questions.goods(me, ["soup", *upgrades(me)])
    if good == "soup":
        take(table, me, good, 1)
    else:
        exchange(table, me, good)


def upgrade(table: Table, me: School, action: Action) -> Effect[None]:
    """One soup to one tool or one tool to one book."""
    good = yield from questions.goods(me, upgrades(me))
    exchange(table, me, good)


def exchange(table: Table, me: School, good: str) -> None:
    """Pay a good's price and take it."""
    gain(me, UPGRADES[good], -1)
    gain(me, good, 1)
    table.tell(Exchanged(me.seat, UPGRADES[good], good))


def take_points(table: Table, me: School, action: Action) -> Effect[None]:
    """Prestige points of the path or the window."""
    earn(me, "windows", action.amount)
    table.tell(PointsWon(me.seat, action.amount, False))
    yield from ()


# the path


def move(table: Table, me: School, action: Action) -> Effect[None]:
    """Move the messenger field by field; each bonus is resolved while it stands there."""
    fields = action.amount
    if action.most > action.amount:
        fields = yield from questions.steps(table.board, me, action)
    for _ in range(fields):
        me.messenger = me.messenger % table.board.length + 1
        bonus = table.board.bonuses[me.messenger]
        if bonus is None:
            table.tell(Moved(me.seat, me.messenger))
        else:
            table.tell(Reached(me.seat, me.messenger, bonus.name if table.board.carried else ""))
            yield from do(table, me, bonus)


def any_action(table: Table, me: School, action: Action) -> Effect[None]:
    """One possible action of any column, without a die."""
    known = Known(table, me)
    actions = [(column, level) for column in range(COLUMNS) for level in open_levels(table, me, column, known)]
    if actions:
        column, level = yield from questions.any_action(table.board, me, actions)
        yield from use_action(table, me, column, level)


def extra_die(table: Table, me: School, action: Action) -> Effect[None]:
    """A further personal die, rolled and placed at once, for the rest of the game; or points."""
    if me.personal_dice < MOST_DICE and (yield from questions.extra_die(me)):
        yield from win_die(table, me)
        return
    earn(me, "path", REFUSED_POINTS)
    table.tell(PointsWon(me.seat, REFUSED_POINTS, True))


def win_die(table: Table, me: School) -> Effect[None]:
    """A seat that has not rerolled in this round may reroll it."""
    dice_phase.take_back(table, me)
    me.personal_dice += 1
    me.rolled_own = dice_phase.roll(table.chance, me.seat, 1)
    table.tell(DieWon(me.seat, me.rolled_own[0], me.personal_dice))
    if not me.reroll_used:
        yield from dice_phase.reroll(table, me, me.seat, extra=True)
    table.own[me.rolled_own[0] - 1][me.seat] += 1
    me.rolled_own = []
    mark_orders(table, me)


# novices


def send(table: Table, me: School, action: Action) -> Effect[None]:
    """Send a novice of the grid."""
    less, reached = action.amount, reach(table, me)
    places = {row: names for row in range(len(ROWS)) if (names := [*places_of_row(table, me, row, less, reached)])}
    row, column = yield from questions.novice(table.board, me, places, less)
    place = yield from questions.where(table, me, row, column, places[row], less)
    for good, count in price(me, row, place.kind, less):
        gain(me, good, -count)
    me.grid[row][column] = False
    settle_in(table, me, place, novice_label(row, column))
    if row == WALK_ROW:
        flip(table, me, column)
    complete = not any(me.grid[row])  # a consequence of the reward may complete the row, too, and then does this itself
    yield from reward(table, me, place)
    if complete:
        yield from send_extra(table, me, row)


def settle_in(table: Table, me: School, place: Place, novice: str) -> None:
    """Put the novice in its place, and tell its immediate effect."""
    here = table.cloisters[place.cloister]
    points, good = 0, None
    if place.kind:
        here.buildings[place.number - 1] = me.seat
        points, good = BUILDING_POINTS[place.kind], BUILDING_GIFT[place.kind]
        earn(me, "buildings", points)
    elif place.area == "chapel":
        here.chapel.append(me.seat)
    else:
        here.walk[place.number - 1] = me.seat
    if good:
        gain(me, good, 1)
    label = place.label if table.board.carried else ""
    table.tell(Sent(me.seat, novice, place.name, place.kind or place.area, points, good or "", label))
    mark_orders(table, me)


def flip(table: Table, me: School, column: int) -> None:
    """From now on, a column's tile brings a point for every die laid on it, and at once for those on it."""
    me.flipped[column] = True
    points = table.turn.dice if table.turn and table.turn.column == column else 0
    earn(me, "tiles", points)
    table.tell(Flipped(me.seat, column + 1, points))


def reward(table: Table, me: School, place: Place) -> Effect[None]:
    """A common room brings a pane of its cloister."""
    if place.kind is Building.COMMON_ROOM:
        yield from take_pane(table, me, [place.cloister])


def send_extra(table: Table, me: School, row: int) -> Effect[None]:
    """After sending a whole row, one may at once send the novice beside it, without paying."""
    names = free_places(table, me)
    if not names:
        return
    if place := (yield from questions.extra_novice(table, me, row, names)):
        me.extra[row] = False
        settle_in(table, me, place, ROWS[row])
        yield from reward(table, me, place)


# the window


def window(table: Table, me: School, action: Action) -> Effect[None]:
    """A pane of any cloister, or of one in whose chapel one is; as a bonus (not as an action) one may refuse it."""
    cloisters = chapels_of(table, me) if action.good else list(CLOISTERS)
    yield from take_pane(table, me, cloisters, may_refuse=action == WINDOW)


WINDOW = read_bonus("window")


def take_pane(table: Table, me: School, cloisters: Sequence[str], *, may_refuse: bool = False) -> Effect[None]:
    """Take a pane of one of these cloisters and build it in."""
    names = buildable(table, me, cloisters)
    name = (yield from questions.cloister(me, names, may_refuse=may_refuse)) if names else None
    if name is None:
        table.tell(NoPane(me.seat))
        return
    row = yield from questions.window_row(table.board, me, name, rows_for(table, me, name))
    yield from build_in(table, me, name, row)


def build_in(table: Table, me: School, name: str, row: int) -> Effect[None]:
    """A pane comes to the leftmost free place of a row; points for what it completes, and one of two bonuses."""
    table.cloisters[name].windows -= 1
    me.window[row] += name
    at = len(me.window[row]) - 1
    points = points_for(table, me, row)
    earn(me, "windows", points)
    table.tell(PaneBuilt(me.seat, name, pane_label(row, at), points))
    mark_orders(table, me)
    bonus = table.board.row_bonus[row]
    if bonus != table.board.column_bonus[at]:
        bonus = yield from questions.window_bonus(table.board, me, row, at)
    yield from do(table, me, bonus)


# orders


def mark_orders(table: Table, me: School) -> None:
    """Mark met orders at once, in the order of the cards."""
    for name in table.orders:
        if name not in me.orders_done and fulfilled(table, me, table.board.orders[name]):
            points = table.board.orders[name].points[table.year - 1]
            me.orders_done[name] = table.year
            earn(me, "orders", points)
            table.tell(OrderMet(me.seat, name, points))


Rule: TypeAlias = Callable[[Table, School, Action], Effect[None]]

RULES: dict[ActionKind, Rule] = {
    ActionKind.SEND: send,
    ActionKind.EITHER: take_either,
    ActionKind.GOODS: take_goods,
    ActionKind.UPGRADE: upgrade,
    ActionKind.MOVE: move,
    ActionKind.WINDOW: window,
    ActionKind.ANY_ACTION: any_action,
    ActionKind.EXTRA_DIE: extra_die,
    ActionKind.POINTS: take_points,
}
"""The rule for each kind of action; taking goods asks nothing, so `do` does that itself."""
