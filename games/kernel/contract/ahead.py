"""What is known of a game's questions in advance: how its rules play on at an imagined table, and how turns are
prepared there.

Law: an imagined table is made only from what its seat sees.
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
"""The orders for what was not rehearsed, by the name of a Standing."""

NOTHING_FURTHER = frozenset[str]()


class Foreseen(msgspec.Struct, frozen=True):
    """A question as it will be asked, and its answer. `ends`: it ends the turn for its seat, or its part of the phase.
    `idle`: it is moot and answers itself.
    """

    choice: Choice
    picks: Picks
    ends: bool = False
    idle: bool = False


class Imagined(msgspec.Struct, frozen=True):
    """An imagined table from the open question on: the rules' own effect, and the seat's view of the table meanwhile;
    `claims` is how much others may take of a pile before this seat does, at most.
    """

    effect: Effect[object]
    look: Callable[[], Any]
    claims: Mapping[str, int] = {}


class Landmark(msgspec.Struct, frozen=True, eq=False):
    """Something that a prepared turn rests on, as its seat sees it: its name, the message that says when it stops
    (``stop-hand``: "if your hand changes"), and its value now (with the rules, if it is about what they name).

    `usual`: it stops unless its person says otherwise. `holds_answers`: the answers were made for this alone, so that
    only the rules can go on without it; it is unknown for later turns, so it stops none of them. Why it stopped is said
    by ``prepared-why-`` and its name.
    """

    name: str
    title: Text
    value: Callable[[Any, Rules], str]
    usual: bool = True
    holds_answers: bool = False
    by_course: bool = False
    """Whether a change does not count while the whole turn, rehearsed again, is exactly the prepared one."""
    weighed_at: Callable[[Choice, Picks], bool] = lambda choice, picks: False
    """Whether another value may change the answer to a question even if the same is offered."""
    hint: Text | None = None
    """What exactly it is, if the title leaves that open."""
    matters: Callable[[Rules], bool] = lambda rules: True
    """Whether it matters to a turn with these rules."""
    was_a_word: bool = False
    """Whether its value was once only its present first word, up to a space: older turns rest on that word alone."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Ahead:
    """How a game's turns are prepared. The views are those of the seat whose turn it will be."""

    can: Callable[[Any], bool]
    """Whether the seat's next turn can be prepared now."""
    imagine: Callable[[Any, Choice | None], Imagined | None]
    """What goes on from a question of the seat, as far as it is known; None: nothing is foreseen. Without a question:
    the whole turn with everything unknown blank, either the one just begun (to find out whether it can go on) or the
    next one; None: neither.
    """
    span: Callable[[Any, int], int]
    """By state and seat: the number of the turn under way, or of the next one. It only grows."""
    landmarks: tuple[Landmark, ...] = ()
    """What a prepared turn rests on."""
    rules: tuple[Standing, ...] = ()
    """The rules that can be left, in the order of display; the one for anything else comes after them."""
    filled: Callable[[Any, Policy], Rules] = lambda view, policy: {}
    """The rules that this player would leave."""
    offered: Callable[[Any, str], tuple[Option, ...]] = lambda view, name: ()
    """What the list of a rule may name, by the rule's name: the options' values are names, or wishes (`wish_of`)."""
    ways: Callable[[Any, Standing], tuple[Way, ...]] = lambda view, rule: rule.ways
    """What a rule may say besides a list, at this table."""
    covers: Callable[[Choice], bool] | None = None
    """Whether a prepared turn may answer a question; None: it answers its seat's own decisions in its own turn."""
    repeats: bool = True
    """Whether rules may be left for several turns."""
    onward: Callable[[Any, Choice, Picks], frozenset[str]] = lambda view, asked, picks: NOTHING_FURTHER
    """The keys of the questions that may follow this answer at once, unforeseen, and that belong to it: with one press
    a person may leave their answers to the advice. Nothing: no such question follows.
    """
    rest: Callable[[Any, Choice, Picks], Text] = lambda view, asked, picks: Text("rest-of-turn")
    """All that may be left to the advice so after this answer, in words: "the rest of the turn"."""
    joined: Callable[[Foreseen, Foreseen], Option | None] = lambda one, following: None
    """Label and hint of two answers in a row that are chosen together from one list; None: they are not. The second
    question takes one pick.
    """
    alike: Callable[[Text, Text], bool] = lambda then, now: then == now
    """Whether the seat has the same means under the second wording as under the first, if the same is offered."""
