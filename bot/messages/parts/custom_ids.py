"""The custom_id of a button or select, in one grammar, readable for as long as old messages exist.

Laws: `parse` reads back what `encode` writes; a foreign or damaged id is None, never an error; without a draft an id
has at most 40 characters, with one at most 100. Everybody who sees a message can read its ids: they hold no secret.
"""

import hashlib
import re
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from bot.tables.terms.codec import DIGITS, base36
from games.kernel.engine.choice import Choice

VERSION = "a"
LONGEST = 100
LONGEST_DRAFT = 58
NONE = "-"
"""Stands for "no question" and "no stamp"."""

GRAMMAR = re.compile(
    rf"{VERSION}:(?P<game>[0-9a-z]{{1,8}}):(?P<choice>[A-Za-z0-9._-]{{1,12}}):(?P<stamp>[0-9a-z]{{4}}|-)"
    rf":(?P<verb>[a-z]{{1,8}})(?::(?P<page>[0-9a-z]{{1,2}})(?::(?P<draft>[0-9a-z]{{1,{LONGEST_DRAFT}}}))?)?",
    re.ASCII,
)


LESSON = re.compile(r"l(\d{1,2})\.(\d)", re.ASCII)
"""The id of a lesson's question: the lesson's place, and the number of earlier decisions."""
REHEARSED, RULE = "n", "k"
"""First letters of the ids of a rehearsal's questions, and of its rules; a number follows."""

ButtonPlace: TypeAlias = Literal["table", "question", "lesson", "rehearsal", "rule"]
"""A button's place: at no question, at one of the game, of a lesson, of a rehearsal, or at a rule."""


class Address(msgspec.Struct, frozen=True):
    """A control's target: the game, the question (or "-"), its stamp, what to do, the page shown, the picks so far.

    Without a verb it is incomplete (`press`).
    """

    game: int
    choice: str = NONE
    stamp: str = NONE
    verb: str = ""
    page: int = 0
    draft: str = ""

    @property
    def kind(self) -> ButtonPlace:
        """The control's place."""
        if self.choice == NONE:
            return "table"
        if LESSON.fullmatch(self.choice):
            return "lesson"
        numbered: dict[str, ButtonPlace] = {REHEARSED: "rehearsal", RULE: "rule"} if self.choice[1:].isdecimal() else {}
        return numbered.get(self.choice[0], "question")

    def encode(self) -> str:
        """The custom_id. Raises ValueError if it does not fit the grammar."""
        words = [VERSION, base36(self.game), self.choice, self.stamp, self.verb]
        if self.page or self.draft:
            words.append(base36(self.page))
        if self.draft:
            words.append(self.draft)
        custom_id = ":".join(words)
        if len(custom_id) > LONGEST or not GRAMMAR.fullmatch(custom_id):
            raise ValueError(f"no address: {custom_id!r}")
        return custom_id

    @staticmethod
    def parse(custom_id: str) -> "Address | None":
        """The address of a custom_id; None if it is none of ours."""
        found = GRAMMAR.fullmatch(custom_id)
        if found is None:
            return None
        return Address(
            game=int(found["game"], 36),
            choice=found["choice"],
            stamp=found["stamp"],
            verb=found["verb"],
            page=int(found["page"] or "0", 36),
            draft=found["draft"] or "",
        )


def stamp_of(choice: Choice) -> str:
    """Four characters that differ, nearly always, between questions with other options or other ways to count them."""
    shown = msgspec.json.encode([choice.key, choice.values, choice.least, choice.most, choice.ordered])
    number = int.from_bytes(hashlib.blake2b(shown, digest_size=8).digest())
    return base36(number % 36**4).rjust(4, "0")


def write_order(places: Iterable[int]) -> str:
    """Picks in their order, one digit each; places go up to 35."""
    return "".join(DIGITS[place] for place in places)


def read_order(draft: str) -> tuple[int, ...]:
    """The picks of `write_order`."""
    return tuple(DIGITS.index(digit) for digit in draft)


def write_set(places: Iterable[int]) -> str:
    """Picks without order, a bit each; empty for none."""
    mask = sum(1 << place for place in set(places))
    return base36(mask) if mask else ""


def read_set(draft: str) -> tuple[int, ...]:
    """The picks of `write_set`, in the order of the options."""
    mask = int(draft or "0", 36)
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)
