"""Things of the game in words: the Texts that name them."""

from collections.abc import Iterable
from functools import cache

from games.kernel.engine.text import Arg, Text
from games.monasterium.action import Action, ActionKind
from games.monasterium.board import JOKER, Board, OrderCard, Place


@cache
def action(one: Action) -> Text:
    """An action or a bonus in a few words: ``action-*``."""
    if one.kind is ActionKind.TAKE:
        return Text("action-take", good=one.good, count=one.amount)
    if one.kind in (ActionKind.MOVE, ActionKind.SEND, ActionKind.POINTS):
        return Text(f"action-{one.kind}", count=one.amount, most=one.most)
    if one.kind is ActionKind.WINDOW and one.good:
        return Text("action-window-chapel")
    return Text(f"action-{one.kind.replace('_', '-')}")


@cache
def bonus(one: Action) -> Text:
    """A bonus of the path or the window, ``bonus-*``: what one gets."""
    if one.kind is ActionKind.TAKE:
        return good(one.good, one.amount)
    if one.kind in (ActionKind.EITHER, ActionKind.GOODS):
        return Text(f"bonus-{one.kind}")
    return action(one)


@cache
def points_from(name: str) -> Text:
    """A source of points: ``points-*``."""
    return Text(f"points-{name}")


@cache
def use(board: Board, number: int) -> Text:
    """The use of dice of a number, in a word: the standard action of their column."""
    if number == JOKER:
        return Text("use", what="joker", good="")
    standard = board.actions[number - 1][0]
    return Text("use", what=standard.kind, good=standard.good)


@cache
def good(name: str, count: int) -> Text:
    """An amount of a good."""
    return Text("good", good=name, count=count)


def placed(dice: Iterable[tuple[Arg, Arg]]) -> Text:
    """Dice that are placed: their number, and how many."""
    return Text("row-placed", dice=tuple([Text("row-faces", number=number, count=count) for number, count in dice]))


@cache
def level(board: Board, column: int, row: int) -> Text:
    """An action of the grid with its place: column from 0, row 0 for the standard action."""
    what = action(board.actions[column][row])
    if not row:
        return Text("action-of-column", number=column + 1, action=what)
    return Text("action-of-row", row="I" * row, column=column + 1, action=what)


@cache
def place(where: Place) -> Text:
    """A place with its label."""
    kind = where.kind or where.area
    return Text("spot", label=where.label, kind=kind, cloister=where.cloister)


@cache
def need(area: str, cloister: str) -> Text:
    """A need of an order A or B."""
    return Text("need", area=area, cloister=cloister)


@cache
def order(card: OrderCard) -> Text:
    """The demands of an order, without its points."""
    if card.task:
        return Text("task", task=card.task, count=card.count)
    return Text("needs", needs=tuple([need(*one) for one in card.needs]))


@cache
def field(number: int, cloisters: str, reward: Action | None) -> Text:
    """A field of the path: its cloisters and its bonus."""
    names = tuple([Text("label", label=name) for name in cloisters])
    gift = bonus(reward) if reward else Text("nothing")
    return Text(
        "field", field=number, cloisters=names or Text("nothing"), count=len(names), bonus=gift,
        gives=int(reward is not None),
    )  # fmt: skip


@cache
def path(board: Board) -> Text:
    """The whole path, field by field."""
    fields = [field(number, board.joined[number], board.bonuses[number]) for number in range(1, board.length + 1)]
    return Text("path", fields=tuple(fields))
