"""Orders as data: how a question may be answered without asking, and what a person has ordered.

A standing order holds until it is taken back; the rules of a prepared turn (`prepared.py`) are the same with a shorter
life. Laws: all of it is plain and frozen; an order names stable values only, so that it outlives the question it was
given at.
"""

from typing import TypeAlias

import msgspec

from games.kernel.engine.text import Text

Names: TypeAlias = tuple[str, ...]
"""Values of options, the most wanted first."""


class Constant(msgspec.Struct, frozen=True, tag="constant"):
    """Always these picks."""

    picks: Names


class Usual(msgspec.Struct, frozen=True, tag="usual", omit_defaults=True):
    """Always the question's default at the time, `without` these."""

    without: Names = msgspec.field(name="names", default=())


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """No order: the person is asked. In one game it overrides an order that holds in all."""


class Wish(msgspec.Struct, frozen=True):
    """A wanted value: only if the question's gauge is `least` or more, at most `most` times in a turn (0: any number),
    and while so many are `left` of it (an option that gives no number has enough).
    """

    name: str
    least: int = 0
    most: int = 0
    left: int = 0


class Wishes(msgspec.Struct, frozen=True, tag="wishes"):
    """Those on offer that are wanted then, in this order; `declines`: nothing, if none of them is."""

    wishes: tuple[Wish, ...]
    declines: bool = True


def ranked(names: Names, *, declines: bool = False) -> Wishes:
    """These, whenever they are on offer."""
    return Wishes(tuple([Wish(name) for name in names]), declines)


def limited(limit: int, below: Names, others: Names) -> Wishes:
    """One of `others` from this gauge on, else one of `below`."""
    return Wishes((*(Wish(name, least=limit) for name in others), *map(Wish, below)), declines=False)


class Advised(msgspec.Struct, frozen=True, tag="advised"):
    """The answer of the computer player that advises."""


Order: TypeAlias = Constant | Usual | Ask | Wishes | Advised

USUAL, ASK, ADVISED = Usual(), Ask(), Advised()


class Way(msgspec.Struct, frozen=True):
    """An order on offer, with its words."""

    order: Order
    label: Text


ALWAYS = Way(Constant(("yes",)), Text("order-always"))
NEVER = Way(Constant(("no",)), Text("order-never"))
ASKED = Way(ASK, Text("order-ask"))
YES_OR_NO = (ALWAYS, NEVER)
AS_ADVISED = Way(ADVISED, Text("rule-as-advised"))


class Standing(msgspec.Struct, frozen=True):
    """How a question may be answered once and for all; declared once, beside the question.

    Orders are kept under its `name` (several questions may share one); `title` is the message that says what is asked;
    `ways` are the orders on offer. `sensible` is what hardly anybody regrets, and `sensible_for` what it is good for (a
    name of the game's reference; None: always). `listed`: the person may give a list of things of the game's reference
    whose names begin like this (the rest of a name is the option's value); such a list `declines` if it finds nothing.
    `concealed`: that the question is asked betrays something hidden. When asked it may have a `subject` (the name of
    what it is about: an order may hold for that alone), a `gauge` (the number that limits are compared with), and
    `idle` values: they have no effect now, so a list passes over them.
    """

    name: str
    title: str
    ways: tuple[Way, ...]
    sensible: Way | None = None
    sensible_for: str | None = None
    listed: str | None = None
    declines: bool = False
    concealed: bool = False
    one_by_one: bool = False
    """Whether a whole list is done, one by one, as the question is asked again and again."""
    subject: str | None = None
    gauge: int | None = None
    idle: Names = ()
    ahead: bool = False
    unit: str = ""
    short: str = ""
    """The message that names a rule of a prepared turn before a colon; by default its `title`."""

    def at(self, subject: str | None = None, gauge: int | None = None, idle: Names = ()) -> "Standing":
        """The same, asked about this."""
        return msgspec.structs.replace(self, subject=subject, gauge=gauge, idle=idle)
