"""The reference: buildings, chapel, walk, path, bonuses, actions, window, orders."""

from collections.abc import Sequence
from typing import TypeAlias

from games.kernel.contract.book import Entry, term
from games.kernel.engine.text import Text
from games.monasterium import words
from games.monasterium.action import Action, ActionKind, read_bonus
from games.monasterium.board import (
    BUILDING_GIFT,
    BUILDING_GOOD,
    BUILDING_POINTS,
    SEATS,
    Board,
    Building,
    OrderCard,
    Printed,
    Window,
    board_for,
)
from games.monasterium.told.rulebook import END, PLACE, estimates, window

TERMS = (
    *("die", "neutral_die", "own_die", "novice", "good", "influence", "rosary", "soup", "tool", "book", "grid"),
    *("monastery", "building", "path", "standard", "unlocked", "order", "year", "reroll", "points", "turns", "pace"),
)
"""Words of the rules and pictures for things not among these."""


def announced(turns: str, printed: Printed) -> tuple[Text, ...]:
    """The announcement before a game: what is not as usual."""
    several = (Text("turns-more-hint"),) if turns == "more" else ()
    return (*several, *estimates(printed, "rules-estimates-short"))


PathSides: TypeAlias = tuple[Board, ...]
"""The sides of the board if their paths differ: one for all, or that for two players and the other."""


def entries(printed: Printed) -> tuple[Entry, ...]:
    """Everything that can be looked up."""
    sides = _sides(printed)
    board = sides[-1]
    bonuses = dict.fromkeys([bonus for side in sides for bonus in side.bonuses if bonus])
    return (
        *[_building(kind) for kind in Building],
        *AREAS,
        *_parts(printed, sides),
        *[_bonus(action, sides) for action in bonuses],
        *[_action(board, column, row) for column in range(len(board.actions)) for row in range(4)],
        *[_order(order) for order in board.orders.values()],
        *map(term, TERMS),
    )


def _building(kind: Building) -> Entry:
    gift = BUILDING_GIFT[kind]
    facts = Text(
        "building-facts", good=BUILDING_GOOD[kind], points=BUILDING_POINTS[kind], gift=gift or "window",
    )  # fmt: skip
    return Entry(
        f"building_{kind.lower()}", Text("building", kind=kind), facts, Text("building-text"), (Text("ruling-one"),)
    )


AREAS = (
    Entry(
        "chapel",
        Text("chapel"),
        Text("chapel-facts"),
        Text("chapel-text"),
        (Text("ruling-scale"),),
        Text("chapel-also"),
    ),
    Entry(
        "cloister_walk", Text("walk"), Text("walk-facts"), Text("walk-text"), (Text("ruling-scale"),), Text("walk-also")
    ),
    Entry("extra_novice", Text("extra-novice"), Text("extra-facts"), Text("extra-text"), (Text("ruling-extra"),)),
)


def _window(window: Window) -> Text:
    """The bonuses and points of the window, row by row and column by column."""
    rows = zip(window.row_bonus, window.row_points, strict=True)
    columns = zip(window.column_bonus, window.column_points, strict=True)
    told = [
        tuple(
            [
                Text("window-line", line=line, number=at, bonus=words.bonus(read_bonus(bonus)), points=points)
                for at, (bonus, points) in enumerate(lines, 1)
            ]
        )
        for line, lines in (("row", rows), ("column", columns))
    ]
    return Text("window-facts", rows=told[0], columns=told[1])


def _parts(printed: Printed, sides: PathSides) -> tuple[Entry, ...]:
    """Dice, tiles, the messenger, the window, the end."""
    dice = (Text("ruling-reroll"), Text("ruling-ahead"))
    return (
        Entry("dice_phase", Text("dice"), Text("dice-facts"), PLACE, dice, Text("dice-also")),
        Entry(
            "joker", Text("joker"), Text("joker-facts"), Text("joker-text"), (Text("ruling-joker"),), Text("joker-also")
        ),
        Entry(
            "tile",
            Text("tile"),
            Text("tile-facts"),
            Text("tile-text"),
            (Text("ruling-flip"), Text("ruling-own-first")),
            Text("tile-also"),
        ),
        Entry(
            "messenger",
            Text("messenger"),
            _path(sides),
            Text("messenger-text"),
            (Text("ruling-wrap"),),
            Text("messenger-also"),
        ),
        Entry(
            "church_window",
            Text("church-window"),
            _window(printed.window),
            window(printed),
            (Text("ruling-void"),),
            Text("church-window-also"),
        ),
        Entry("final_scoring", Text("final-scoring"), Text("final-facts"), END, also=Text("final-scoring-also")),
    )


def _sides(printed: Printed) -> PathSides:
    two, more = (board_for(seats, printed) for seats in (SEATS[0], SEATS[-1]))
    return (more,) if two.road == more.road else (two, more)


def _path(sides: PathSides) -> Text:
    """The start of the messengers, and the whole path."""
    told = [Text("messenger-path", start=side.road.start, path=words.path(side)) for side in sides]
    return _of_sides("messenger-facts", told)


def _of_sides(message: str, told: Sequence[Text]) -> Text:
    """A message about the path, or one for each of two paths."""
    return Text(message, two=told[0], more=told[-1], sides=len(told))


def _bonus(action: Action, sides: PathSides) -> Entry:
    """A bonus of the path, with the fields that have it."""
    rulings = {
        ActionKind.ANY_ACTION: (Text("ruling-nested"),),
        ActionKind.EXTRA_DIE: (Text("ruling-dice-late"),),
        ActionKind.WINDOW: (Text("ruling-void"),),
    }
    return Entry(
        f"bonus_{action.name}",
        words.action(action),
        _of_sides("bonus-facts", [_fields_with(action, side) for side in sides]),
        Text("bonus-text", what=action.kind),
        rulings.get(action.kind, ()),
    )


def _fields_with(action: Action, side: Board) -> Text:
    fields = [number for number, bonus in enumerate(side.bonuses) if bonus == action]
    return Text("bonus-fields", fields=tuple([Text("number", count=number) for number in fields]), count=len(fields))


def _action(board: Board, column: int, row: int) -> Entry:
    """An action of the grid: ``action_2`` the standard one of a column, ``action_ii_2`` one of a row."""
    action = board.actions[column][row]
    name = f"action_{'i' * row}_{column + 1}" if row else f"action_{column + 1}"
    title = (
        words.level(board, column, row)
        if row
        else Text("standard-action", column=column + 1, action=words.action(action))
    )
    less = [Text("ruling-less")] if action.kind is ActionKind.SEND and action.amount else []
    rulings = tuple(([Text("ruling-once")] if row > 1 else []) + less)
    return Entry(name, title, Text("action-facts", row=row), Text("action-text", what=action.kind), rulings)


def _order(order: OrderCard) -> Entry:
    points = tuple([Text("number", count=points) for points in dict.fromkeys(order.points)])
    facts = Text("order-facts", category=order.category, points=points)
    rulings = (Text("ruling-both"),) if order.task else (Text("ruling-both"), Text("ruling-year"))
    return Entry(
        f"order_{order.name.lower()}", Text("order-title", label=order.name), facts, words.order(order), rulings
    )
