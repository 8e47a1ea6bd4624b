"""Forms: whatever they hold, Discord takes them; few options are ticked in view, many are picked from a list."""

from typing import Any

import pytest

from bot.messages.parts import forms
from bot.messages.parts.custom_ids import Address
from sandbox.forms.complaints import Complaints
from sandbox.validation.modal import check_modal

AT = Address(7, verb="typed")


def made(*parts: Any, title: str = "Table") -> list[dict[str, Any]]:
    """The parts of a form as Discord gets them, which must be to its liking."""
    form = forms.form(AT, title, parts).to_dict()
    complaints = Complaints()
    check_modal(complaints, form)
    complaints.settle()
    return [part["component"] for part in form["components"]]


def some(count: int, *chosen: int) -> list[Any]:
    return [forms.entry(f"Option {place}", place, "what it means", default=place in chosen) for place in range(count)]


@pytest.mark.parametrize(("options", "kind"), [(1, 3), (2, 21), (10, 21), (11, 3), (40, 3)])
def test_one_of_few_is_ticked_in_view_and_one_of_many_is_picked(options: int, kind: int) -> None:
    (part,) = made(forms.one_of("pace", "Pace", some(options, 0)))
    assert (part["type"], part["custom_id"], len(part["options"])) == (kind, "pace", min(options, 25))
    assert part["required"]


@pytest.mark.parametrize(("options", "kind"), [(1, 22), (10, 22), (11, 3), (40, 3)])
@pytest.mark.parametrize(("least", "most"), [(0, 1), (0, 99), (1, 1), (2, 3)])
def test_some_of_few_are_ticked_in_view_and_some_of_many_are_picked(
    options: int, kind: int, least: int, most: int
) -> None:
    (part,) = made(forms.some_of("boxes", "Boxes", some(options, 0), least=least, most=most))
    assert part["type"] == kind
    assert part["required"] == (least > 0)


def test_what_is_typed_may_be_of_several_lines_or_of_one() -> None:
    long, short = made(forms.writing("a", "A", default="x\ny"), forms.writing("b", "B", lines=False, required=False))
    assert (long["style"], long["value"], short["style"], short["required"]) == (2, "x\ny", 1, False)


def test_no_words_are_too_long_for_a_form_and_no_parts_too_many() -> None:
    words = "long words " * 30
    parts = [forms.writing(str(place), words, words) for place in range(9)]
    assert len(made(*parts, title=words)) == 5
