"""Actions of the grid and bonuses of the path and the window, by their names in `board.toml`.

A bonus is an action that one receives, so both are Actions.
"""

import re
from enum import StrEnum

import msgspec


class ActionKind(StrEnum):
    """The effect of an action; the values are those of views and texts."""

    SEND = "send"
    """A novice, for `amount` influence less."""
    TAKE = "take"
    """`amount` of a `good`."""
    EITHER = "either"
    """1 influence or 1 rosary."""
    UPGRADE = "upgrade"
    """1 soup to 1 tool, or 1 tool to 1 book."""
    GOODS = "goods"
    """1 soup, or an upgrade."""
    MOVE = "move"
    """The messenger, by `amount` to `most` fields."""
    WINDOW = "window"
    """A pane of any cloister, or (`good` "chapel") of one in whose chapel one is."""
    ANY_ACTION = "any_action"
    """Any action of the grid that is possible."""
    EXTRA_DIE = "die"
    """A further personal die."""
    POINTS = "pp"
    """`amount` points."""


class Action(msgspec.Struct, frozen=True, cache_hash=True):
    """An action or a bonus; its kind says what its numbers mean."""

    name: str
    kind: ActionKind = msgspec.field(name="what")
    good: str = ""
    amount: int = 0
    most: int = 0


class NoSuchAction(ValueError):
    """Nothing has this name."""


PLAIN = {
    action.name: action
    for action in (
        Action("send_novice", ActionKind.SEND),
        Action("send_novice_one_influence_less", ActionKind.SEND, amount=1),
        Action("take_influence_or_rosary", ActionKind.EITHER),
        Action("influence_or_rosary", ActionKind.EITHER),
        Action("upgrade_1", ActionKind.UPGRADE),
        Action("goods", ActionKind.GOODS),
        Action("take_window_from_own_chapel", ActionKind.WINDOW, "chapel"),
        Action("take_window", ActionKind.WINDOW),
        Action("window", ActionKind.WINDOW),
        Action("any_action", ActionKind.ANY_ACTION),
        Action("extra_die", ActionKind.EXTRA_DIE),
    )
}
"""Names without a number or a good in them."""
BONUSES = {"influence_or_rosary", "goods", "window", "any_action", "extra_die"}
ACTIONS = PLAIN.keys() - (BONUSES - {"goods"})

GOOD = r"(?:([1-9])_)?(influence|rosary|soup|tool|book)"


def read_action(name: str) -> Action:
    """The action of a name. Raises NoSuchAction."""
    if name in ACTIONS:
        return PLAIN[name]
    if found := re.fullmatch(f"take_{GOOD}", name):
        return Action(name, ActionKind.TAKE, found[2], int(found[1] or 1))
    if (found := re.fullmatch(r"move_([1-9])(?:_to_([1-9]))?", name)) and (found[2] or "9") >= found[1]:
        return Action(name, ActionKind.MOVE, "", int(found[1]), int(found[2] or found[1]))
    raise NoSuchAction(f"there is no action {name!r}")


def read_bonus(name: str) -> Action:
    """The bonus of a name. Raises NoSuchAction."""
    if name in BONUSES:
        return PLAIN[name]
    if found := re.fullmatch(GOOD, name):
        return Action(name, ActionKind.TAKE, found[2], int(found[1] or 1))
    if found := re.fullmatch(r"pp_([1-9]\d?)", name):
        return Action(name, ActionKind.POINTS, "", int(found[1]))
    raise NoSuchAction(f"there is no bonus {name!r}")
