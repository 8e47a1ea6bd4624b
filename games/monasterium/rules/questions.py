"""The questions of Monasterium: every Choice is built here with its sensible default, and its answer is read here.

A question is an effect: ``number = yield from questions.place(…)``; rules never see the values of options. Options and
recurring questions are made once and kept: a question costs little.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from games.kernel.engine.choice import Choice, Effect, Option, Picks
from games.kernel.engine.text import Text
from games.monasterium import standing, words
from games.monasterium.action import Action
from games.monasterium.board import (
    CLOISTERS,
    COLUMNS,
    JOKER,
    NOVICES,
    NUMBERS,
    ROWS,
    WALK_ROW,
    Board,
    Building,
    Place,
    novice_label,
)
from games.monasterium.rules.novices import price
from games.monasterium.rules.panes import buildable
from games.monasterium.table import School, Table

LEVELS = ("standard", "row1", "row2", "row3")
"""The actions of a column by their answers."""
Levels: TypeAlias = tuple[int, ...]
"""The possible actions of a column: 0 the standard one, 1 to 3 those of the rows."""

# placing dice


Round: TypeAlias = tuple[int, int]
"""A year, and a round of it."""


def place(board: Board, me: School, *, reroll: bool, ahead: Round | None) -> Effect[int | None]:
    """Which number of the roll to place (None: roll again first); the default is the most frequent. `ahead`: the round
    it is for, if that has not begun yet. It may begin while the question is open.
    """
    options, usual = _shown(board, tuple(me.rolled), tuple(me.rolled_own))
    dice, (year, number) = len(me.rolled) + len(me.rolled_own), ahead or (0, 0)
    prompt = Text("ask-place", count=dice, reroll=int(reroll), year=year, round=number)
    picks: Picks = yield Choice(
        me.seat, "dice.place", prompt, (*options, REROLL) if reroll else options, default=usual,
        standing=standing.PLACING,
    )  # fmt: skip
    return None if picks[0] == REROLL.value else int(picks[0])


@lru_cache(1024)
def _shown(board: Board, rolled: tuple[int, ...], own: tuple[int, ...]) -> tuple[tuple[Option, ...], Picks]:
    """The numbers of a roll, and the most frequent one."""
    dice = [*rolled, *own]
    counts = {number: dice.count(number) for number in NUMBERS if number in dice}
    usual = max(counts, key=lambda number: (counts[number], -number))
    return tuple([_number(board, number, count, own.count(number)) for number, count in counts.items()]), (str(usual),)


REROLL = Option("reroll", Text("place-reroll"), Text("place-reroll-hint"))


@cache
def _number(board: Board, number: int, count: int, own: int) -> Option:
    use = words.use(board, number)
    return Option(str(number), Text("place-number", number=number, count=count, own=own, use=use))


@cache
def _use(board: Board, number: int, levels: Levels) -> Text:
    """The use of a die of this number now: the standard action by its full name only if there is no other."""
    if not levels:
        return Text("use-nothing")
    if number == JOKER:
        return Text("joker-use")
    if levels == (0,):
        return words.action(board.actions[number - 1][0])
    rows = "/".join([ROWS[level - 1] for level in levels if level])
    return Text("use-or-row", use=words.use(board, number), rows=rows) if 0 in levels else Text("use-row", rows=rows)


def reroll(me: School, least: int) -> Effect[tuple[list[int], list[int]]]:
    """Which dice to roll again, if any, neutral and own ones; at least `least`."""
    options = [_die(number, False) for number in me.rolled] + [_die(number, True) for number in me.rolled_own]
    picks: Picks = yield Choice(
        me.seat, "roll.reroll", Text("ask-reroll"), tuple(options), least=least, most=len(options),
        decline=Text("reroll-none"),
    )  # fmt: skip
    dice = [read_die(value) for value in picks]
    return [number for number, own in dice if not own], [number for number, own in dice if own]


def read_die(value: str) -> tuple[int, bool]:
    """An option's die: its number, and whether it is an own one."""
    return int(value.removesuffix(OWN)), value.endswith(OWN)


OWN = "p"
"""The end of a personal die's option."""


@cache
def _die(number: int, own: bool) -> Option:
    return Option(f"{number}{OWN}" if own else str(number), Text("own-die" if own else "die", number=number))


# taking dice


Space: TypeAlias = tuple[int, int, int]
"""A dice space: its number, the neutral dice and the player's own dice on it."""


def take(board: Board, me: School, spaces: Mapping[Space, Levels]) -> Effect[Space]:
    """From which space to take dice; for each, the actions that are possible with one."""
    options = tuple([_space(board, *space, levels) for space, levels in spaces.items()])
    numbers = [number for number, _, _ in spaces]
    usual = max([number for number in numbers if 1 < number < JOKER], default=max(numbers))
    picks: Picks = yield Choice(
        me.seat, "dice.take", Text("ask-take"), options, default=(str(usual),), standing=standing.TAKE
    )
    return next(space for space, option in zip(spaces, options, strict=True) if option.value == picks[0])


@cache
def _space(board: Board, number: int, neutral: int, own: int, levels: Levels) -> Option:
    label = Text("take-space", number=number, use=_use(board, number, levels))
    return Option(str(number), label, Text("take-hint", neutral=neutral, own=own), left=neutral + own)


def count(me: School, number: int, most: int) -> Effect[int]:
    """How many dice to take; the default is one."""
    picks: Picks = yield _counting(me.seat, number, most)
    return int(picks[0])


@cache
def _counting(seat: int, number: int, most: int) -> Choice:
    counts = tuple([Option(str(dice), Text("take-count", count=dice)) for dice in range(1, most + 1)])
    prompt = Text("ask-count", number=number)
    return Choice(seat, "dice.count", prompt, counts, default=("1",), standing=standing.COUNT)


def joker(board: Board, me: School, columns: Mapping[int, Levels]) -> Effect[int]:
    """On which column (from 0) to lay the six, each with its possible actions; the default is the second."""
    options = tuple([_column(board, at, me.flipped[at], levels) for at, levels in columns.items()])
    usual = "2" if 1 in columns else options[0].value
    picks: Picks = yield Choice(me.seat, "joker.column", Text("ask-joker"), options, default=(usual,))
    return int(picks[0]) - 1


@cache
def _column(board: Board, at: int, flipped: bool, levels: Levels) -> Option:
    label = Text("joker-column", number=at + 1, use=_use(board, at + 1, levels))
    return Option(str(at + 1), label, Text("joker-flipped") if flipped else None)


# actions


def act(board: Board, me: School, at: int, levels: Iterable[int], dice: int) -> Effect[int]:
    """Which action of a column (from 0) to do with a die, by its level; `dice` are still on the tile."""
    picks: Picks = yield _acting(board, me.seat, at, tuple(levels), dice)
    return LEVELS.index(picks[0])


@cache
def _acting(board: Board, seat: int, at: int, levels: tuple[int, ...], dice: int) -> Choice:
    options = tuple([_action(board, at, level) for level in levels])
    prompt = Text("ask-act", column=at + 1, dice=dice)
    return Choice(seat, "act.choose", prompt, options, default=(options[0].value,))


@cache
def _action(board: Board, at: int, level: int) -> Option:
    if not level:
        return Option(LEVELS[0], Text("act-standard", action=words.action(board.actions[at][0])))
    hint = Text("act-once") if level > 1 else None
    label = Text("action-of-level", row=ROWS[level - 1], action=words.action(board.actions[at][level]))
    return Option(LEVELS[level], label, hint)


def any_action(board: Board, me: School, actions: Sequence[tuple[int, int]]) -> Effect[tuple[int, int]]:
    """Which action of any column to do as a bonus: pairs of column (from 0) and level."""
    options = tuple([_any_action(board, *action) for action in actions])
    usual = next((option.value for option in options if option.value == "2.standard"), options[0].value)
    picks: Picks = yield Choice(me.seat, "bonus.choose", Text("ask-any-action"), options, default=(usual,))
    return read_level(picks[0])


def read_level(value: str) -> tuple[int, int]:
    """The action of an option such as ``2.row1``: its column (from 0) and level."""
    column, _, level = value.partition(".")
    return int(column) - 1, LEVELS.index(level)


@cache
def _any_action(board: Board, at: int, level: int) -> Option:
    return Option(f"{at + 1}.{LEVELS[level]}", words.level(board, at, level))


def either(me: School) -> Effect[str]:
    """Influence or a rosary."""
    picks: Picks = yield Choice(
        me.seat, "bonus.choose", Text("ask-either", kind="either"), EITHER, default=("influence",),
        standing=standing.EITHER,
    )  # fmt: skip
    return picks[0]


EITHER = (Option("influence", words.good("influence", 1)), Option("rosary", words.good("rosary", 1)))


def goods(me: School, gained: Iterable[str]) -> Effect[str]:
    """Soup, or a tool for a soup, or a book for a tool."""
    options = tuple([GOODS[good] for good in gained])
    usual, prompt = (options[0].value,), Text("ask-either", kind="goods")
    picks: Picks = yield Choice(me.seat, "bonus.choose", prompt, options, default=usual, standing=standing.GOODS)
    return picks[0]


GOODS = {
    "soup": Option("soup", Text("get-soup")),
    "tool": Option("tool", Text("get-tool")),
    "book": Option("book", Text("get-book")),
}


def steps(board: Board, me: School, action: Action) -> Effect[int]:
    """How many fields to move."""
    options = tuple([_steps(board, me.messenger, fields) for fields in range(action.amount, action.most + 1)])
    picks: Picks = yield Choice(me.seat, "move.count", Text("ask-steps"), options, default=(options[0].value,))
    return int(picks[0])


@cache
def _steps(board: Board, field: int, fields: int) -> Option:
    way = [(field + step - 1) % board.length + 1 for step in range(1, fields + 1)]
    met = tuple([words.bonus(bonus) for to in way if (bonus := board.bonuses[to])])
    return Option(
        str(fields), Text("steps", count=fields, field=way[-1]), Text("on-the-way", bonuses=met) if met else None
    )


def extra_die(me: School) -> Effect[bool]:
    """Whether to take a further personal die, or else points."""
    picks: Picks = yield Choice(
        me.seat, "extra_die.choose", Text("ask-extra-die"), YES_NO, default=("yes",), standing=standing.EXTRA_DIE
    )
    return picks == ("yes",)


YES_NO = (Option("yes", Text("extra-die-yes")), Option("no", Text("extra-die-no")))


# sending


def novice(board: Board, me: School, rows: Iterable[int], less: int) -> Effect[tuple[int, int]]:
    """Which novice of these rows to send, for so much influence less: its row and column, from 0."""
    options = tuple([_novice(board, row, at) for row in rows for at in range(COLUMNS) if me.grid[row][at]])
    prompt = Text("ask-novice", less=less)
    picks: Picks = yield Choice(me.seat, "send.novice", prompt, options, default=(options[0].value,))
    return NOVICES[picks[0]]


@cache
def _novice(board: Board, row: int, at: int) -> Option:
    label = Text("novice", label=novice_label(row, at), row=row + 1)
    if row == WALK_ROW:
        hint = Text("unlocks-tile", column=at + 1)
    else:
        hint = Text("unlocks", action=words.action(board.actions[at][row + 1]))
    return Option(novice_label(row, at), label, hint, group=ROWS[row])


def where(table: Table, me: School, row: int, at: int, names: Sequence[str], less: int) -> Effect[Place]:
    """Where to send the novice of a row and column, from 0."""
    sent = me.sent(row)
    options = tuple([_place(table.board, me, name, row, less, sent, _in_vain(table, me, name)) for name in names])
    prompt = Text("ask-where", row=ROWS[row], number=row + 1, novice=novice_label(row, at))
    picks: Picks = yield Choice(me.seat, "send.place", prompt, options, default=(options[0].value,))
    return table.places[picks[0]]


def _in_vain(table: Table, me: School, name: str) -> bool:
    """Whether a place gives a pane that fits nowhere in the own window, or of which none is left."""
    place = table.board.places[name]
    return place.kind is Building.COMMON_ROOM and not buildable(table, me, [place.cloister])


PLACES: dict[tuple[Board, str, int, int, int, bool], Option] = {}


def _place(board: Board, me: School, name: str, row: int, less: int, sent: int, in_vain: bool) -> Option:
    key = (board, name, row, less, sent, in_vain)
    if key not in PLACES:
        place = board.places[name]
        cost = tuple([words.good(good, paid) for good, paid in price(me, row, place.kind, less) if paid])
        kind, lost = place.kind or place.area, int(in_vain)
        hint = Text("pays", goods=cost, kind=kind, lost=lost) if cost else Text("brings", kind=kind, lost=lost)
        PLACES[key] = Option(name, words.place(place), hint, group=place.cloister)
    return PLACES[key]


def extra_novice(table: Table, me: School, row: int, names: Sequence[str]) -> Effect[Place | None]:
    """Where to send the novice beside a row, if anywhere."""
    options = tuple([_free_place(table.board, name, _in_vain(table, me, name)) for name in names])
    picks: Picks = yield Choice(
        me.seat, "send.place", Text("ask-extra-novice", row=ROWS[row]), options, least=0,
        default=(options[0].value,), decline=Text("extra-stays"),
    )  # fmt: skip
    return table.places[picks[0]] if picks else None


@cache
def _free_place(board: Board, name: str, in_vain: bool) -> Option:
    place = board.places[name]
    hint = Text("brings", kind=place.kind or place.area, lost=int(in_vain))
    return Option(name, words.place(place), hint, group=place.cloister)


# windows


def cloister(me: School, names: Iterable[str], *, may_refuse: bool) -> Effect[str | None]:
    """From which cloister to take a pane; None: from none."""
    options = tuple([CLOISTER[name] for name in names])
    picks: Picks = yield Choice(
        me.seat, "window.cloister", Text("ask-cloister"), options, least=0 if may_refuse else 1,
        default=(options[0].value,), decline=Text("take-no-pane"),
    )  # fmt: skip
    return picks[0] if picks else None


CLOISTER = {name: Option(name, Text("cloister", cloister=name)) for name in CLOISTERS}


def window_row(board: Board, me: School, name: str, rows: Iterable[int]) -> Effect[int]:
    """In which row (from 0) to build a pane in."""
    options = tuple([_window_row(board, row, len(me.window[row])) for row in rows])
    prompt = Text("ask-window-row", cloister=name)
    picks: Picks = yield Choice(me.seat, "window.row", prompt, options, default=(options[0].value,))
    return int(picks[0]) - 1


@cache
def _window_row(board: Board, row: int, at: int) -> Option:
    hint = Text("pane-brings", row=words.bonus(board.row_bonus[row]), column=words.bonus(board.column_bonus[at]))
    return Option(str(row + 1), Text("window-row", number=row + 1, column=at + 1), hint)


def window_bonus(board: Board, me: School, row: int, at: int) -> Effect[Action]:
    """The bonus of the row or of the column."""
    picks: Picks = yield Choice(
        me.seat, "window.bonus", Text("ask-window-bonus"), _bonuses(board, row, at), default=("row",),
        standing=standing.PANE,
    )  # fmt: skip
    return board.row_bonus[row] if picks == ("row",) else board.column_bonus[at]


@cache
def _bonuses(board: Board, row: int, at: int) -> tuple[Option, ...]:
    return (
        Option("row", Text("bonus-of-row", number=row + 1, action=words.bonus(board.row_bonus[row]))),
        Option("column", Text("bonus-of-column", number=at + 1, action=words.bonus(board.column_bonus[at]))),
    )
