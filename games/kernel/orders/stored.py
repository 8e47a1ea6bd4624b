"""Orders in stored form.

Law: orders stored by an earlier version are read in today's form.
"""

from typing import Any

import msgspec

from games.kernel.engine.standing_orders import Order


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
