"""The rules page by page, for those who have never played. All numbers come from the board and the rules themselves."""

from collections.abc import Callable, Iterable

from games.kernel.contract.book import Page, page
from games.kernel.engine.text import Text
from games.monasterium import words
from games.monasterium.action import ActionKind
from games.monasterium.board import (
    AT_ONCE,
    BOOK_POINTS,
    BUILDING_GIFT,
    BUILDING_GOOD,
    BUILDING_GOODS,
    BUILDING_INFLUENCE,
    BUILDING_POINTS,
    BUILT_IN,
    CAPACITY,
    CHAPELS_POINTS,
    CLOISTERS,
    COLUMNS,
    GOODS_PER_POINT,
    JOKER,
    MAJORITY_POINTS,
    MOST_DICE,
    NEUTRAL_DICE,
    REFUSED_POINTS,
    ROWS,
    SEATS,
    START_DICE,
    START_GOODS,
    STEPS,
    TAKE_MOST,
    TOOL_POINTS,
    WALK_TIMES_CHAPEL,
    WINDOW_ROWS,
    YEARS,
    Board,
    Building,
    Place,
    Printed,
    board_for,
    novice_label,
)

TWO, MORE = SEATS[0], SEATS[1]
"""Numbers of players with different sides of the board."""


BRISK = Text("rules-brisk")
"""What the brisk pace changes."""


def rulebook(printed: Printed) -> tuple[Page, ...]:
    """All pages: the aim of the game, phase after phase, and things to look up."""
    board = board_for(MORE, printed)
    return (
        page("minute", _minute(printed)),
        page("start", _start(printed)),
        page("place", [PLACE], "dice.place", "roll"),
        page("act", [ACT], "dice.take", "dice.count", "joker"),
        page("actions", _actions(board), "act", "bonus"),
        page("path", _path(printed), "move", "extra_die"),
        page("send", _send(), "send"),
        page("window", [window(printed), *_window_prices(board)], "window"),
        page("orders", [Text("rules-orders", **_open(printed)), *_order_points(board)]),
        page("round", [Text("rules-round-end", years=YEARS)]),
        page("end", [END, Text("rules-tie")]),
        page("prices", _prices(board)),
        page("map", _map(printed)),
        page("pace", _pace()),
        page("signs", [_signs(board)], legend=True),
        page("example", _example(board)),
    )


def estimates(printed: Printed, message: str = "rules-estimates") -> tuple[Text, ...]:
    """A note that the numbers are ours, if they are."""
    return (Text(message),) if printed == BUILT_IN else ()


def _numbers(counts: Iterable[int]) -> tuple[Text, ...]:
    return tuple([Text("number", count=count) for count in counts])


def _by_seats(message: str, counts: dict[int, int]) -> tuple[Text, ...]:
    """Counts that depend on the number of players."""
    return tuple([Text(message, seats=seats, count=count) for seats, count in counts.items()])


# what the game is about


def _minute(printed: Printed) -> tuple[Text, ...]:
    return (
        Text("rules-aim", years=YEARS),
        Text("rules-round"),
        Text("rules-goal", buildings=_numbers(BUILDING_POINTS.values()), majority=MAJORITY_POINTS),
        Text("rules-hint", chapels=CHAPELS_POINTS[-1], dice=MOST_DICE),
        *estimates(printed),
    )


def _start(printed: Printed) -> tuple[Text, ...]:
    goods = tuple([words.good(good, count) for good, count in START_GOODS.items() if count])
    stacks = {seats: board_for(seats, printed).stack for seats in SEATS}
    return (
        Text("rules-start", goods=goods, own=START_DICE, neutral=_by_seats("rules-with", NEUTRAL_DICE)),
        Text("rules-novices", count=len(ROWS) * COLUMNS, columns=COLUMNS),
        Text("rules-things", stacks=_by_seats("rules-with", stacks), **_open(printed)),
    )


def _open(printed: Printed) -> dict[str, int]:
    """How many orders lie open, by category and all together."""
    orders = printed.orders
    counts = {"a": orders.a.open, "b": orders.b.open, "c": orders.c.open}
    return {"all": sum(counts.values()), **counts}


# dice and actions

PLACE = Text("rules-place")
ACT = Text("rules-act", most=TAKE_MOST, joker=JOKER)


def _actions(board: Board) -> tuple[Text, ...]:
    standard = [words.action(column[0]) for column in board.actions]
    return (
        Text("rules-actions"),
        *[Text("rules-standard", number=number, action=action) for number, action in enumerate(standard, 1)],
        Text("rules-joker", number=JOKER),
        Text("rules-unlocked"),
        *[text for row in (1, 2, 3) for text in _unlocked(row, board)],
    )


def _unlocked(row: int, board: Board) -> list[Text]:
    """The actions unlocked by a row's fields; once, if all are the same."""
    actions = [words.action(column[row]) for column in board.actions]
    if len(set(actions)) == 1:
        return [Text("rules-row-same", row=ROWS[row - 1], action=actions[0])]
    fields = [Text("rules-field", field=novice_label(row - 1, at), action=action) for at, action in enumerate(actions)]
    return [Text("rules-row", row=ROWS[row - 1]), *fields]


# path and cloisters


def _path(printed: Printed) -> tuple[Text, ...]:
    return (
        Text("rules-path"),
        *_by_side(printed, _bonuses),
        Text("rules-extra-die", most=MOST_DICE, points=REFUSED_POINTS),
    )


def _by_side(printed: Printed, told: Callable[[Board], list[Text]]) -> list[Text]:
    """What is told of each side of the board; once, if it is the same."""
    two, more = (told(board_for(seats, printed)) for seats in (TWO, MORE))
    return more if two == more else [Text("rules-side-two"), *two, Text("rules-side-more"), *more]


def _bonuses(board: Board) -> list[Text]:
    """The start of the messengers, and the path's bonuses with their fields."""
    fields = {bonus: [at for at, one in enumerate(board.bonuses) if one == bonus] for bonus in board.bonuses if bonus}
    bonuses = [
        Text("rules-bonus", count=len(places), fields=_numbers(places), action=words.action(bonus))
        for bonus, places in fields.items()
    ]
    return [Text("rules-path-start", field=board.road.start), *bonuses]


def _map(printed: Printed) -> tuple[Text, ...]:
    return (
        Text("rules-map"),
        *_by_side(printed, _joined),
        Text("rules-map-buildings"),
        *_by_side(printed, _rings),
        Text("rules-walks"),
    )


def _joined(board: Board) -> list[Text]:
    """Which fields of the path are joined to which cloister."""
    fields = {name: [at for at, joined in enumerate(board.joined) if name in joined] for name in CLOISTERS}
    return [
        Text("rules-joined", cloister=name, count=len(places), fields=_numbers(places))
        for name, places in fields.items()
    ]


def _rings(board: Board) -> list[Text]:
    """The buildings of each cloister."""
    places = [place for place in board.places.values() if place.kind]
    return [
        Text("rules-ring", buildings=tuple([_in_ring(place) for place in places if place.cloister == name]))
        for name in CLOISTERS
    ]


def _in_ring(place: Place) -> Text:
    return Text("rules-ring-building", kind=place.kind or "", place=place.label)


# sending novices


PRICES = {"first": STEPS[0], "second": STEPS[1], "last": STEPS[-1]}
"""The price of the first, the second and each further novice of rows III and IV."""


def _send() -> tuple[Text, ...]:
    return (
        Text("rules-send"),
        Text("rules-buildings", influence=BUILDING_INFLUENCE, first=BUILDING_GOODS[0], second=BUILDING_GOODS[1]),
        *[_building(kind) for kind in Building],
        Text("rules-chapel", **PRICES, capacity=_by_seats("rules-with", CAPACITY)),
        Text("rules-walk", **PRICES),
        Text("rules-row-done", columns=COLUMNS),
    )


def _building(kind: Building) -> Text:
    costs = [words.good(BUILDING_GOOD[kind], count) for count in BUILDING_GOODS]
    return Text(
        "rules-price-building", kind=Text("building", kind=kind), influence=BUILDING_INFLUENCE,
        first=costs[0], second=costs[1], points=BUILDING_POINTS[kind], brings=_gift(kind),
    )  # fmt: skip


def _gift(kind: Building) -> Text:
    """A building's gift besides points."""
    gift = BUILDING_GIFT[kind]
    return words.good(gift, 1) if gift else Text("rules-pane")


# window, orders, scoring


def window(printed: Printed) -> Text:
    """How panes are got and placed."""
    return Text("rules-window", rows=WINDOW_ROWS, columns=len(printed.window.column_bonus))


def _window_prices(board: Board) -> tuple[Text, ...]:
    """Bonus and points of each row and column."""
    printed = board.printed.window
    lines = {"row": (board.row_bonus, printed.row_points), "column": (board.column_bonus, printed.column_points)}
    return tuple(
        [
            Text("rules-window-line", line=line, number=number, action=words.action(bonus), points=points)
            for line, found in lines.items()
            for number, (bonus, points) in enumerate(zip(*found, strict=True), 1)
        ]
    )


def _order_points(board: Board) -> tuple[Text, ...]:
    orders = board.printed.orders
    by_year = {"A": orders.a.points, "B": orders.b.points}
    tasks = [order for order in board.orders.values() if order.task]
    return (
        *[Text("rules-order-years", category=name, points=_numbers(points)) for name, points in by_year.items()],
        *[Text("rules-order-task", order=words.order(order), points=order.points[0]) for order in tasks],
    )


END = Text(
    "rules-end", majority=MAJORITY_POINTS, chapels=_numbers(CHAPELS_POINTS[1:]), times=WALK_TIMES_CHAPEL,
    tool=TOOL_POINTS, book=BOOK_POINTS, goods=GOODS_PER_POINT,
)  # fmt: skip


def _prices(board: Board) -> tuple[Text, ...]:
    return (
        *[_building(kind) for kind in Building],
        Text("rules-price-chapel", **PRICES),
        Text("rules-price-walk", **PRICES),
        Text("rules-prices-window"),
        *_window_prices(board),
        Text("rules-prices-orders"),
        *_order_points(board),
    )


# pace, symbols, an example


def _pace() -> tuple[Text, ...]:
    fewest, most = AT_ONCE[MORE], AT_ONCE[TWO]
    return (Text("rules-pace"), Text("rules-pace-exact"), Text("rules-turns", turns=fewest, two=most))


def _signs(board: Board) -> Text:
    places = board.places
    building, walk = places["B.b1"].label, places["A.k1"].label
    order = next(iter(board.orders.values())).name
    return Text("rules-signs", novice=novice_label(1, 2), building=building, walk=walk, order=order)


EXAMPLE_COLUMN = 1
"""The column (from 0) with which the example's player begins."""


def _example(board: Board) -> tuple[Text, ...]:
    """Two turns of one of three players."""
    place, kind = _nearest(board)
    sending = next((at for at, column in enumerate(board.actions, 1) if column[0].kind is ActionKind.SEND), 1)
    number, actions = EXAMPLE_COLUMN + 1, board.actions[EXAMPLE_COLUMN]
    return (
        Text("rules-example-dice", dice=NEUTRAL_DICE[MORE] + START_DICE, one=number, other=sending),
        Text("rules-example-take", number=number, action=words.action(actions[0])),
        Text(
            "rules-example-send", number=sending, novice=novice_label(0, EXAMPLE_COLUMN), field=board.road.start,
            cloister=place.cloister, kind=kind, place=place.label,
            influence=BUILDING_INFLUENCE,
            goods=words.good(BUILDING_GOOD[kind], BUILDING_GOODS[0]), points=BUILDING_POINTS[kind],
            gift=_gift(kind), column=number, action=words.action(actions[1]),
        ),
        Text("rules-example-end"),
    )  # fmt: skip


def _nearest(board: Board) -> tuple[Place, Building]:
    """The cheapest building, with its kind, in a cloister where messengers begin; else in any."""
    buildings = [(place, place.kind) for place in board.places.values() if place.kind]
    near, costs = board.joined[board.road.start], list(Building)
    return min(buildings, key=lambda one: (one[0].cloister not in near, costs.index(one[1])))
