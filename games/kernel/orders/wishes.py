"""Wishes as a person picks them from a list, written as the value of an option; and said in words."""

import re

from games.kernel.engine.standing_orders import Wish
from games.kernel.engine.text import Text

_WRITTEN = re.compile(r"(?P<name>[^>*@]+)(?:>=(?P<least>\d+))?(?:\*(?P<most>\d+))?(?:@(?P<left>\d+))?")


def wish_of(value: str) -> Wish:
    """The wish written like this: ``market``, ``market*1`` (at most once a turn), ``gold>=7`` (from seven on),
    ``duchy@4`` (while four are left), or several of these in this order. Raises ValueError for anything else.
    """
    found = _WRITTEN.fullmatch(value)
    if found is None:
        raise ValueError(f"{value!r} is no wish")
    return Wish(found["name"], *(int(found[part] or 0) for part in ("least", "most", "left")))


def in_words(wish: Wish, what: Text, unit: str) -> Text:
    """The wish in words: `what` it names, and when; `unit` is the message for the number from which it holds."""
    said = what
    if wish.least:
        said = Text(unit, what=said, least=wish.least)
    if wish.most:
        said = Text("wish-most", what=said, most=wish.most)
    return Text("wish-left", what=said, left=wish.left) if wish.left else said
