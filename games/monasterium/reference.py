"""What may be looked up: buildings, chapel, walk, path, bonuses, actions, window, orders; and the rules in short."""

from games.kernel.game import Entry
from games.kernel.text import Text
from games.monasterium import words
from games.monasterium.action import Action, ActionKind
from games.monasterium.board import (
    BOARD,
    BUILDING_GIFT,
    BUILDING_GOOD,
    BUILDING_POINTS,
    NEUTRAL_DICE,
    START_GOODS,
    Building,
    Order,
)

RULES = tuple(
    [Text("game-monasterium-rules")]
    + [Text(f"rules-{part}") for part in ("place", "act", "actions", "path", "send", "window", "orders", "end")]
)
"""The rules in short, paragraph by paragraph."""

BEGINNING = (
    Text("beginning", goods=tuple([words.good(good, count) for good, count in START_GOODS.items() if count])),
    Text("beginning-dice", dice=tuple([Text("number", count=count) for count in NEUTRAL_DICE.values()])),
)
"""What is announced before every game."""


def beginning(turns: str) -> tuple[Text, ...]:
    """What is announced before a game with one turn at a time, or `more`."""
    return (*BEGINNING, Text("turns-more-hint")) if turns == "more" else BEGINNING


def _building(kind: Building) -> Entry:
    gift = BUILDING_GIFT[kind]
    facts = Text(
        "building-facts", good=BUILDING_GOOD[kind], points=BUILDING_POINTS[kind], gift=gift or "window",
    )  # fmt: skip
    return Entry(
        f"building_{kind.lower()}", Text("building", kind=kind), facts, Text("building-text"), (RULING["one"],)
    )


RULING = {
    name: Text(f"ruling-{name}")
    for name in (
        *("one", "void", "scale", "extra", "nested", "wrap", "once", "own-first", "joker", "flip", "ahead", "reroll"),
        *("both", "less", "year", "dice-late"),
    )
}
"""Rulings that are told beside the things they are about."""

AREAS = (
    Entry("chapel", Text("chapel"), Text("chapel-facts"), Text("chapel-text"), (RULING["scale"],)),
    Entry("cloister_walk", Text("walk"), Text("walk-facts"), Text("walk-text"), (RULING["scale"],)),
    Entry("extra_novice", Text("extra-novice"), Text("extra-facts"), Text("extra-text"), (RULING["extra"],)),
)


def _window() -> Text:
    """The bonuses and points of the window, row by row and column by column."""
    rows = zip(BOARD.row_bonus, BOARD.row_points, strict=True)
    columns = zip(BOARD.column_bonus, BOARD.column_points, strict=True)
    told = [
        tuple(
            [
                Text("window-line", number=at, action=words.action(action), points=points)
                for at, (action, points) in lines
            ]
        )
        for lines in (enumerate(rows, 1), enumerate(columns, 1))
    ]
    return Text("window-facts", rows=told[0], columns=told[1])


PARTS = (
    Entry("dice_phase", Text("dice"), Text("dice-facts"), Text("rules-place"), (RULING["reroll"], RULING["ahead"])),
    Entry("joker", Text("joker"), Text("joker-facts"), Text("joker-text"), (RULING["joker"],)),
    Entry("tile", Text("tile"), Text("tile-facts"), Text("tile-text"), (RULING["flip"], RULING["own-first"])),
    Entry(
        "messenger", Text("messenger"), Text("messenger-facts", path=words.path()), Text("messenger-text"),
        (RULING["wrap"],),
    ),
    Entry("church_window", Text("church-window"), _window(), Text("rules-window"), (RULING["void"],)),
    Entry("final_scoring", Text("final-scoring"), Text("final-facts"), Text("rules-end")),
)  # fmt: skip


def _bonus(action: Action) -> Entry:
    """A bonus of the path, with the fields that have it."""
    fields = [number for number, bonus in enumerate(BOARD.bonuses) if bonus == action]
    facts = Text("bonus-facts", fields=tuple([Text("number", count=number) for number in fields]), count=len(fields))
    rulings = {
        ActionKind.ANY_ACTION: (RULING["nested"],),
        ActionKind.EXTRA_DIE: (RULING["dice-late"],),
        ActionKind.WINDOW: (RULING["void"],),
    }
    return Entry(
        f"bonus_{action.name}",
        words.action(action),
        facts,
        Text("bonus-text", what=action.kind),
        rulings.get(action.kind, ()),
    )


def _action(column: int, row: int) -> Entry:
    """An action of the grid: ``action_2`` the standard one of a column, ``action_ii_2`` one of a row."""
    action = BOARD.actions[column][row]
    name = f"action_{'i' * row}_{column + 1}" if row else f"action_{column + 1}"
    title = words.level(column, row) if row else Text("standard-action", column=column + 1, action=words.action(action))
    less = [RULING["less"]] if action.kind is ActionKind.SEND and action.amount else []
    rulings = tuple(([RULING["once"]] if row > 1 else []) + less)
    return Entry(name, title, Text("action-facts", row=row), Text("action-text", what=action.kind), rulings)


def _order(order: Order) -> Entry:
    points = tuple([Text("number", count=points) for points in dict.fromkeys(order.points)])
    facts = Text("order-facts", category=order.category, points=points)
    rulings = (RULING["both"],) if order.task else (RULING["both"], RULING["year"])
    return Entry(
        f"order_{order.name.lower()}", Text("order-title", label=order.label), facts, words.order(order), rulings
    )


ENTRIES = (
    *[_building(kind) for kind in Building],
    *AREAS,
    *PARTS,
    *[_bonus(action) for action in dict.fromkeys(BOARD.bonuses) if action],
    *[_action(column, row) for column in range(len(BOARD.actions)) for row in range(4)],
    *[_order(order) for order in BOARD.orders.values()],
)
"""Everything that can be looked up."""
