"""Things of the game in words: the Texts that name them."""

from functools import cache

from games.kernel.text import Text
from games.monasterium.action import Action, ActionKind
from games.monasterium.board import BOARD, Order, Place


@cache
def action(one: Action) -> Text:
    """An action or a bonus in a few words."""
    if one.kind is ActionKind.TAKE:
        return Text("action-take", good=one.good, count=one.amount)
    if one.kind in (ActionKind.MOVE, ActionKind.SEND, ActionKind.POINTS):
        return Text(f"action-{one.kind}", count=one.amount, most=one.most)
    if one.kind is ActionKind.WINDOW and one.good:
        return Text("action-window-chapel")
    return Text(f"action-{one.kind.replace('_', '-')}")


@cache
def good(name: str, count: int) -> Text:
    """So many of a good."""
    return Text("good", good=name, count=count)


@cache
def level(column: int, row: int) -> Text:
    """An action of the grid with where it stands: column from 0, row 0 for the standard action."""
    what = action(BOARD.actions[column][row])
    if not row:
        return Text("action-of-column", number=column + 1, action=what)
    return Text("action-of-row", field=f"{'I' * row}-{column + 1}", action=what)


@cache
def place(where: Place) -> Text:
    """A place with its label."""
    kind = where.kind or where.area
    return Text("spot", label=where.label, kind=kind, cloister=where.cloister)


@cache
def need(area: str, cloister: str) -> Text:
    """What an order A or B asks for."""
    return Text("need", area=area, cloister=cloister)


@cache
def order(card: Order) -> Text:
    """What an order asks for, without its points."""
    if card.task:
        return Text("task", task=card.task, count=card.count)
    return Text("needs", needs=tuple([need(*one) for one in card.needs]))


@cache
def field(number: int, cloisters: str, bonus: Action | None) -> Text:
    """A field of the path: its cloisters and its bonus."""
    gift = action(bonus) if bonus else Text("nothing")
    return Text("field", field=number, cloisters=cloisters or "none", bonus=gift, gives=int(bonus is not None))


def path() -> Text:
    """The whole path, field by field."""
    fields = [field(number, BOARD.joined[number], BOARD.bonuses[number]) for number in range(1, BOARD.length + 1)]
    return Text("path", fields=tuple(fields))
