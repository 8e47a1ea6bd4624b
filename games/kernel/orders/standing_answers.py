"""What an order answers to a question, and how it is stored.

Laws: whatever an order says, a question it cannot answer is asked (None); the answer is always legal; orders stored by
an earlier version are read in today's form.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.standing_orders import Constant, Order, Standing, Usual, Wish, Wishes

Orders: TypeAlias = Mapping[str, Order]
"""One person's orders, by `key_of`."""
Ordering: TypeAlias = Callable[[str, Choice], Order | None]
"""A person's order for a question (id, "" in a rehearsal, and Choice); None: nothing."""


def nothing_ordered(choice_id: str, choice: Choice) -> Order | None:
    """No standing orders."""
    return None


def by_orders(layers: Sequence[Orders]) -> Ordering:
    """These orders for any question, whatever its id."""
    return lambda choice_id, choice: order_for(layers, choice)


def key_of(standing: Standing, subject: str | None = None) -> str:
    """The key under which an order is kept: for all such questions, or for those about one thing."""
    return standing.name if subject is None else f"{standing.name}/{subject}"


def parts_of(key: str) -> tuple[str, str | None]:
    """The name of the question and the subject (None: any) of such a key."""
    name, _, subject = key.partition("/")
    return name, subject or None


def answer_by(order: Order, choice: Choice, before: Sequence[str] = ()) -> Picks | None:
    """The order's answer in lasting form; None: ask the person. `before` are earlier picks at such questions in this
    turn.
    """
    picks = _picked(order, choice, before)
    if picks is None:
        return None
    try:
        return choice.check(picks)
    except IllegalAnswer:
        return None


def order_for(layers: Sequence[Orders], choice: Choice) -> Order | None:
    """A person's order for this question, from the first of several layers that has one; in each layer an order for
    what the question is about comes before the general one.
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
    """The answer of a person's orders."""
    order = order_for(layers, choice)
    return None if order is None else answer_by(order, choice)


def _picked(order: Order, choice: Choice, before: Sequence[str]) -> Picks | None:
    match order:
        case Constant():
            return order.picks
        case Usual():
            picks = tuple([value for value in choice.default if value not in order.without])
            return picks if picks or order.without else None
        case Wishes():
            return _wished(order, choice, before)
        case _:
            return None


def _wished(order: Wishes, choice: Choice, before: Sequence[str]) -> Picks | None:
    """One: the first on offer. Several: as many as required, or (if free) all on offer. Idle values are passed over."""
    idle = choice.standing.idle if choice.standing else ()
    wanted = dict.fromkeys([wish.name for wish in order.wishes if _is_wanted(wish, choice, before)])
    offered = Counter([value for value in choice.values if value not in idle])
    picks = tuple([name for name in wanted for _ in range(offered[name])][: choice.least or choice.most])
    return picks if picks or (order.declines and choice.least == 0) else None


def _is_wanted(wish: Wish, choice: Choice, before: Sequence[str]) -> bool:
    """Whether its conditions hold; a question without a gauge is at 0."""
    gauge = (choice.standing.gauge if choice.standing else None) or 0
    stock = next((option.left for option in choice.options if option.value == wish.name), None)
    had = wish.most > 0 and before.count(wish.name) >= wish.most
    return gauge >= wish.least and not had and (stock is None or stock >= wish.left)


def encode_order(order: Order) -> bytes:
    """The order in stored form."""
    return msgspec.msgpack.encode(order)


def decode_order(stored: bytes) -> Order:
    """The order from its stored form. Raises msgspec.MsgspecError for bad data."""
    order: Order = msgspec.convert(of_today(msgspec.msgpack.decode(stored)), Order)
    return order


def of_today(plain: Any) -> Any:
    """Plain data with every order in it as it is stored today; once there were lists without conditions, limits, and
    defaults without something, each of its own kind.
    """
    match plain:
        case {"type": "ranked", "names": [*names], **more}:
            return {"type": "wishes", "wishes": [{"name": name} for name in names], "declines": False, **more}
        case {"type": "limit", "limit": limit, "below": [*below], "others": [*others]}:
            wishes = [*({"name": name, "least": limit} for name in others), *({"name": name} for name in below)]
            return {"type": "wishes", "wishes": wishes, "declines": False}
        case {"type": "all_but", "names": names}:
            return {"type": "usual", "names": names}
        case dict():
            return {key: of_today(value) for key, value in plain.items()}
    return plain
