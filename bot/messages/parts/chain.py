"""Several answers behind one button: to the open question, and to the questions that will follow it.

Laws: the button holds them all, so it does what it says, whatever is advised later; each names its question by a stamp,
and a different question is not answered; answers without room are not promised.
"""

import re
from collections.abc import Sequence

import msgspec

from bot.messages.parts.custom_ids import LONGEST_DRAFT, draft_of, fitting, read_order, stamp_of, write_order
from bot.tables.terms.codec import DIGITS
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.mind import Advice
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.text import Text

STAMP = 3
"""How many characters name a question that follows; the first one's whole stamp is in the address."""
NOTHING, SEVERAL = DIGITS[-1], DIGITS[-2]
"""Stand for no pick, and before the number of several picks; any other digit is the place of the only one."""
PLACES = len(DIGITS) - 2
SERIES, ONWARD = "series", "onward"
"""Verbs of such a button: for the questions foreseen, and for those that come then, too."""
JOINT = "+"
JOINTLY = re.compile(rf"\{JOINT}[0-9a-z]{{1,{LONGEST_DRAFT}}}", re.ASCII)
"""The value of an entry that answers the next question, too: both answers as a chain."""


def is_chain(advice: Advice) -> bool:
    """Whether a button with this advice answers more than its question."""
    return bool(advice.then) or advice.onward is not None


def write_chain(choice: Choice, picks: Picks, then: Sequence[Foreseen]) -> tuple[str, int]:
    """The answers as written in an address, and how many of the following ones have room there."""
    written = _written(choice, picks) or ""
    for count, one in enumerate(then if written else ()):
        answer = _written(one.choice, one.picks)
        if answer is None or len(written) + STAMP + len(answer) > LONGEST_DRAFT:
            return written, count
        written += _short(one.choice) + answer
    return written, len(then) if written else 0


def read_first(choice: Choice, chain: str) -> tuple[Picks, str]:
    """The answer to the open question, and the rest of the chain. Raises IllegalAnswer."""
    head, rest = chain[:1], chain[1:]
    if head == SEVERAL and rest:
        count = DIGITS.index(rest[0])
        draft, rest = read_order(rest[1 : 1 + count]), rest[1 + count :]
    else:
        draft = () if head == NOTHING else read_order(head)
    return choice.check(tuple(choice.options[place].value for place in fitting(choice, draft))), rest


def read_next(choice: Choice, chain: str) -> tuple[Picks, str]:
    """The answer to a question that follows, and the rest. Raises IllegalAnswer if the chain is about another one."""
    if chain[:STAMP] != _short(choice):
        raise IllegalAnswer(Text("question-gone"))
    return read_first(choice, chain[STAMP:])


class Rest(msgspec.Struct, frozen=True):
    """A click's answers to the questions that follow; `on`: the advice answers those that come then."""

    chain: str
    on: bool = False

    def read(self, choice: Choice) -> "tuple[Picks, Rest]":
        """Its answer to the next of them, and the rest. Raises IllegalAnswer if it is for another question."""
        picks, rest = read_next(choice, self.chain)
        return picks, Rest(rest, on=self.on)

    @property
    def left(self) -> int:
        """How many answers it still has."""
        count, rest = 0, self.chain
        while rest:
            head, rest = rest[STAMP : STAMP + 1], rest[STAMP + 1 :]
            if head == SEVERAL and rest:
                rest = rest[1 + DIGITS.index(rest[0]) :]
            count += 1
        return count


def _short(choice: Choice) -> str:
    return stamp_of(choice)[-STAMP:]


def _written(choice: Choice, picks: Picks) -> str | None:
    """One answer; None if there is no room for it."""
    draft = draft_of(choice, picks)
    if any(place >= PLACES for place in draft):
        return None
    if not draft:
        return NOTHING
    return write_order(draft) if len(draft) == 1 else f"{SEVERAL}{DIGITS[len(draft)]}{write_order(draft)}"
