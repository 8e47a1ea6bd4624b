"""The form of a question: which of its options are offered on which page, and the meaning of the picks so far.

Law: everything here follows from the Choice and the picks so far; a draft consists only of places of its options.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from bot.messages.parts.custom_ids import Address, read_order, read_set, write_order, write_set
from bot.tables.terms.codec import base36
from games.kernel.engine.choice import Choice, IllegalAnswer, Option, Picks
from games.kernel.engine.text import Text

PAGE = 25
MOST_ORDERED = 36
"""One digit per pick."""
MOST_IN_SET = 299
"""One bit per option, within a draft's room."""

Form: TypeAlias = Literal["one", "several", "order", "default"]
"""One click; picks together; picks one by one; only the default and nothing (too many options for a draft)."""

Draft: TypeAlias = tuple[int, ...]
"""Picks so far: places in the Choice's options."""


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
