"""What is known of a game's questions before they are asked: how its rules play on at an imagined table, and how turns
are prepared there.

Law: an imagined table is made from what its seat sees and from nothing else.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Choice, Effect, Option, Picks
from games.kernel.engine.standing_orders import Order, Standing, Way
from games.kernel.engine.text import Text

Rules: TypeAlias = Mapping[str, Order]
"""What is to be done where nothing was rehearsed, by the name of a Standing."""


class Foreseen(msgspec.Struct, frozen=True):
    """A question as it will be put, and what is to be answered then. `ends`: with that the turn is over for its seat,
    or its part of the phase. `idle`: it is moot and answers itself.
    """

    choice: Choice
    picks: Picks
    ends: bool = False
    idle: bool = False


class Imagined(msgspec.Struct, frozen=True):
    """What goes on at an imagined table from the open question on: the rules' own effect, and how the seat sees the
    table meanwhile; `claims` is what others may take of a pile before this seat does, at most.
    """

    effect: Effect[object]
    look: Callable[[], Any]
    claims: Mapping[str, int] = {}


def always(rules: Rules) -> bool:
    """By any rules."""
    return True


def nowhere(choice: Choice, picks: Picks) -> bool:
    """At no question."""
    return False


class Landmark(msgspec.Struct, frozen=True, eq=False):
    """Something that a prepared turn rests on, as its seat sees it: its name, the message that says when it stops
    (``stop-hand``: "if your hand changes"), and its value now (with the rules, if it is about what they name).

    `usual`: it stops unless its person says otherwise. `holds_answers`: the answers were made for this alone, so that
    only the rules can go on without it; of later turns nothing is known of it, so it stops none. Why it stopped is said
    by ``prepared-why-`` and its name.
    """

    name: str
    title: Text
    value: Callable[[Any, Rules], str]
    usual: bool = True
    holds_answers: bool = False
    by_course: bool = False
    """Whether nothing has changed as long as the whole turn, rehearsed anew, is the very turn that was prepared."""
    weighed_at: Callable[[Choice, Picks], bool] = nowhere
    """Whether another value of it may change what is answered to a question, also if it offers the same."""
    hint: Text | None = None
    """What exactly that is, where the title leaves it open."""
    matters: Callable[[Rules], bool] = always
    """Whether it is of any matter to a turn with these rules."""
    was_a_word: bool = False
    """Whether its value was once no more than the word with which it begins now, before a space: turns that were laid
    ready then rest on that alone.
    """


@dataclass(frozen=True, kw_only=True, eq=False)
class Ahead:
    """How a game's turns are prepared. All functions that take a view get that of the seat whose turn it will be."""

    can: Callable[[Any], bool]
    """Whether the seat's next turn can be prepared now."""
    imagine: Callable[[Any, Choice | None], Imagined | None]
    """What goes on from a question of the seat, for all that is known there; None: nothing is foreseen. Without a
    question the whole turn with everything unknown blank: the one that has just begun, so that it is known whether it
    can be gone on with, or the next one; None: neither.
    """
    span: Callable[[Any, int], int]
    """By state and seat: the number of the turn that is under way, or that comes next. It only grows."""
    landmarks: tuple[Landmark, ...] = ()
    """What a prepared turn rests on."""
    rules: tuple[Standing, ...] = ()
    """The rules that can be left, in the order in which they are told; one for anything else comes after them."""
    filled: Callable[[Any, Policy], Rules] = lambda view, policy: {}
    """The rules as this player would leave them."""
    offered: Callable[[Any, str], tuple[Option, ...]] = lambda view, name: ()
    """What the list of a rule may name, by the rule's name: the options' values are names, or wishes (`wish_of`)."""
    ways: Callable[[Any, Standing], tuple[Way, ...]] = lambda view, rule: rule.ways
    """What a rule may say besides a list, at this table."""
    covers: Callable[[Choice], bool] | None = None
    """Whether a question is one that a prepared turn may answer; None: what is asked in the own turn, as its own
    decision.
    """
    repeats: bool = True
    """Whether rules may be left for several turns."""
    alike: Callable[[Text, Text], bool] = lambda then, now: then == now
    """Whether whoever is asked in the second words has the same means as in the first, where the same is offered."""
