"""The register of click functions, by the verbs of buttons and forms and by their place: at a table, or at a question
of the game, of a lesson, of a rehearsal, or at a rule.

Law: each click leads to one function only.
"""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.messages.parts.custom_ids import Address, ButtonPlace
from bot.replies.click import Click
from bot.replies.front import Front

Work: TypeAlias = Callable[[Front, Click], Awaitable[None]]
"""Does what one click says."""

ANY = ""
"""Stands for every verb that has no function of its own."""

REGISTERED: dict[tuple[ButtonPlace, str], Work] = {}


def pressed(*verbs: str, at: ButtonPlace = "table") -> Callable[[Work], Work]:
    """Register a function for these verbs, or without any for all others there. Raises ValueError if it is taken."""

    def register(work: Work) -> Work:
        for verb in verbs or (ANY,):
            if REGISTERED.setdefault((at, verb), work) is not work:
                raise ValueError(f"{verb!r} at a {at} has a function already")
        return work

    return register


def work_of(address: Address) -> Work | None:
    """The function for a click; None: there is none."""
    return REGISTERED.get((address.kind, address.verb)) or REGISTERED.get((address.kind, ANY))


def verbs_at(kind: ButtonPlace) -> set[str]:
    """The verbs that have their own functions there."""
    return {verb for at, verb in REGISTERED if at == kind and verb != ANY}
