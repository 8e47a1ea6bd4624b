"""The custom_id of a button or select, in one grammar, readable for as long as old messages exist; and the picks so far
that it carries, as the form of its question has them.

Laws: `parse` reads back what `encode` writes; a foreign or damaged id is None, never an error; without a draft an id
has at most 40 characters, with one at most 100; a draft consists only of places of its question's options. Everybody
who sees a message can read its ids: they hold no secret.
"""

import hashlib
import re
from collections.abc import Iterable, Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.tables.terms.codec import DIGITS, base36
from games.kernel.engine.choice import Choice, IllegalAnswer, Option, Picks
from games.kernel.engine.text import Text

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
PAGE = 25
MOST_ORDERED = 36
"""One digit per pick."""
MOST_IN_SET = 299
"""One bit per option, within a draft's room."""

MOST_BYTES = 36
"""Of a text within a draft's room."""

Form: TypeAlias = Literal["one", "several", "order", "default"]
"""One click; picks together; picks one by one; only the default and nothing (too many options for a draft)."""

Draft: TypeAlias = tuple[int, ...]
"""Picks so far: places in the Choice's options."""


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


def write_text(text: str) -> str:
    """As much of a short text as a draft has room for; empty for none."""
    data = text.encode()[:MOST_BYTES]
    return base36(int.from_bytes(b"\1" + data)) if data else ""


def read_text(draft: str) -> str:
    """The text of `write_text`."""
    number = int(draft or "0", 36)
    return number.to_bytes((number.bit_length() + 7) // 8)[1:].decode(errors="ignore")


def form_of(choice: Choice) -> Form:
    """How the question is answered."""
    if choice.most <= 1:
        return "one"
    if choice.ordered:
        return "order" if len(choice.options) <= MOST_ORDERED else "default"
    return "several" if len(choice.options) <= MOST_IN_SET else "default"


def on_pages(choice: Choice) -> bool:
    """Whether picks are collected over several pages."""
    return form_of(choice) == "several" and len(choice.options) > PAGE


def offered(choice: Choice, draft: Draft) -> list[int]:
    """The places of the options that can be picked now; only the first of equal ones, if one at a time is picked."""
    match form_of(choice):
        case "one":
            return _unequal(choice.options, range(len(choice.options)))
        case "several":
            return list(range(len(choice.options)))
        case "order" if len(draft) < choice.most:
            return _unequal(choice.options, [place for place in range(len(choice.options)) if place not in draft])
        case _:
            return []


def _unequal(options: Sequence[Option], places: Sequence[int]) -> list[int]:
    """The places without those whose options look and count like an earlier one's."""
    seen: dict[tuple[str, str, str], int] = {}
    for place in places:
        option = options[place]
        seen.setdefault((option.value, repr(option.label), repr(option.hint)), place)
    return list(seen.values())


def pages(places: Sequence[int]) -> list[list[int]]:
    """The places on pages of 25; at least one page."""
    return [list(places[start : start + PAGE]) for start in range(0, len(places), PAGE)] or [[]]


def sound(choice: Choice, draft: Sequence[int]) -> Draft:
    """The draft without impossible parts: places that do not exist, doubles, more than may be picked."""
    if form_of(choice) not in ("several", "order"):
        return ()
    known = [place for place in dict.fromkeys(draft) if 0 <= place < len(choice.options)][: choice.most]
    return tuple(known if choice.ordered else sorted(known))


def write_draft(choice: Choice, draft: Draft) -> str:
    """The draft as written in an address."""
    match form_of(choice):
        case "one":
            return base36(draft[0]) if draft else ""
        case "order":
            return write_order(draft)
        case _:
            return write_set(draft)


def read_draft(choice: Choice, address: Address) -> Draft:
    """The draft of an address. Raises IllegalAnswer if it does not fit the question."""
    match form_of(choice):
        case "one":
            draft: Draft = (int(address.draft, 36),) if address.draft else ()
        case "order":
            draft = read_order(address.draft)
        case _:
            draft = read_set(address.draft)
    return fitting(choice, draft)


def draft_of(choice: Choice, picks: Picks) -> Draft:
    """The places of picks, the first ones of equal options."""
    places: list[int] = []
    for value in picks:
        places.append(next(at for at, one in enumerate(choice.values) if one == value and at not in places))
    return tuple(places)


def fitting(choice: Choice, draft: Draft) -> Draft:
    """The draft itself. Raises IllegalAnswer for places that do not exist, doubles, and more picks than allowed."""
    for place in draft:
        if not 0 <= place < len(choice.options) or draft.count(place) > 1:
            raise IllegalAnswer(Text("not-an-option", value=str(place)))
    if len(draft) > choice.most:
        raise IllegalAnswer(Text("too-many-picks", most=choice.most, picked=len(draft)))
    return draft
