"""What an order answers to a question.

Laws: what an order cannot answer is asked (None), whatever it says; the answer is always a legal one; nothing here
raises.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.standing_orders import Advised, AllBut, Ask, Constant, Limit, Order, Ranked, Standing, Wishes

Orders: TypeAlias = Mapping[str, Order]
"""What one person has ordered, by `key_of`."""
Ordering: TypeAlias = Callable[[str, Choice], Order | None]
"""What a person has ordered for a question (id, "" in a rehearsal, and Choice); None: nothing."""


def nothing_ordered(choice_id: str, choice: Choice) -> Order | None:
    """No standing orders."""
    return None


def by_orders(layers: Sequence[Orders]) -> Ordering:
    """What these orders say, whichever question it is."""
    return lambda choice_id, choice: order_for(layers, choice)


def key_of(standing: Standing, subject: str | None = None) -> str:
    """Under which key an order is kept: for all such questions, or for those about one thing."""
    return standing.name if subject is None else f"{standing.name}/{subject}"


def parts_of(key: str) -> tuple[str, str | None]:
    """The name of the question and the subject (None: any) of such a key."""
    name, _, subject = key.partition("/")
    return name, subject or None


def answer_by(order: Order, choice: Choice, before: Sequence[str] = ()) -> Picks | None:
    """What the order answers, in lasting form; None: the person is asked. `before` is what was picked at such questions
    earlier in the same turn.
    """
    picks = _picked(order, choice, before)
    if picks is None:
        return None
    try:
        return choice.check(picks)
    except IllegalAnswer:
        return None


def order_for(layers: Sequence[Orders], choice: Choice) -> Order | None:
    """What a person has ordered for this question; of several layers the first counts that has something, in each the
    order that names what the question is about before the general one.
    """
    standing = choice.standing
    if standing is None:
        return None
    for orders in layers:
        for subject in (standing.subject, None):
            if (order := orders.get(key_of(standing, subject))) is not None:
                return order
    return None


def answer_for(layers: Sequence[Orders], choice: Choice) -> Picks | None:
    """What a person's orders answer."""
    order = order_for(layers, choice)
    return None if order is None else answer_by(order, choice)


def _picked(order: Order, choice: Choice, before: Sequence[str]) -> Picks | None:
    match order:
        case Ask() | Advised():
            return None
        case Constant():
            return order.picks
        case Limit():
            return _first(_side(order, choice), choice)
        case Ranked():
            return _ranked(order, choice)
        case AllBut():
            return tuple(value for value in choice.default if value not in order.names)
        case Wishes():
            return _wished(order, choice, before)
        case _:
            return choice.default or None


def _side(order: Limit, choice: Choice) -> Picks:
    """The names that count at the question's gauge; none where it has none."""
    gauge = choice.standing.gauge if choice.standing else None
    if gauge is None:
        return ()
    return order.below if gauge < order.limit else order.others


def _first(names: Picks, choice: Choice) -> Picks | None:
    found = next((name for name in names if name in choice.values), None)
    return None if found is None else (found,)


def _ranked(order: Ranked, choice: Choice) -> Picks | None:
    """One: the first on offer. Several: as many as must be, or (if free) all on offer. What is idle is passed over."""
    left, idle = Counter(choice.values), choice.standing.idle if choice.standing else ()
    found = [name for name in dict.fromkeys(order.names) if name not in idle for _ in range(left[name])]
    wanted = choice.least if choice.least > 0 else choice.most
    picks = tuple(found[:wanted])
    return picks if picks or (order.declines and choice.least == 0) else None


def _wished(order: Wishes, choice: Choice, before: Sequence[str]) -> Picks | None:
    gauge = choice.standing.gauge if choice.standing else None
    left = {option.value: option.left for option in choice.options}
    for wish in order.wishes:
        if wish.name not in left or (gauge or 0) < wish.least:
            continue
        stock = left[wish.name]
        if not (wish.most and before.count(wish.name) >= wish.most) and (stock is None or stock >= wish.left):
            return (wish.name,)
    return () if order.declines and choice.least == 0 else None
