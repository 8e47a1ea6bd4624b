"""What Discord accepts as a form, and what a person may send back in one."""

from __future__ import annotations

import pytest

from sandbox.forms.complaints import Complaints
from sandbox.forms.document import Document, Json
from sandbox.forms.refusal import Refusal
from sandbox.testing.person import Value, filled_in
from sandbox.validation.modal import check_modal, wrong_in_submission


def refused(form: Document) -> bool:
    """Whether Discord refuses the form."""
    complaints = Complaints(("data",))
    check_modal(complaints, form)
    try:
        complaints.settle()
    except Refusal as refusal:
        return list(refusal.errors or {}) == ["data"]
    return False


def form(*parts: Document, **more: Json) -> Document:
    return {"custom_id": "form", "title": "Form", "components": list(parts), **more}


def label(field: Document, text: str = "Name", **more: Json) -> Document:
    return {"type": 18, "label": text, "component": field, **more}


def line(custom_id: str = "name", **more: Json) -> Document:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def picks(kind: int, options: int, custom_id: str = "pick", **more: Json) -> Document:
    listed: list[Json] = [{"label": str(n), "value": str(n)} for n in range(options)]
    return {"type": kind, "custom_id": custom_id, "options": listed, **more}


def boxes(ticked: int, **more: Json) -> Document:
    return {**picks(22, 3), "options": _ticked(3, ticked), **more}


def radios(ticked: int) -> Document:
    return {**picks(21, 3), "options": _ticked(3, ticked)}


def _ticked(options: int, ticked: int) -> list[Json]:
    return [{"label": str(n), "value": str(n), "default": n < ticked} for n in range(options)]


def same(kind: int) -> Document:
    return {**picks(kind, 2), "options": [{"label": text, "value": "same"} for text in "ab"]}


def upload(**more: Json) -> Document:
    return {"type": 19, "custom_id": "file", **more}


LIMITS: list[tuple[str, Document, Document]] = [
    ("a title of 45", form(label(line()), title="x" * 45), form(label(line()), title="x" * 46)),
    ("a custom_id of 100", form(label(line()), custom_id="x" * 100), form(label(line()), custom_id="x" * 101)),
    ("five parts", form(*[label(line(str(n))) for n in range(5)]), form(*[label(line(str(n))) for n in range(6)])),
    ("a part", form(label(line())), form()),
    ("parts of a form", form({"type": 10, "content": "x"}), form({"type": 2, "style": 1, "custom_id": "x"})),
    ("a label of 45", form(label(line(), "x" * 45)), form(label(line(), "x" * 46))),
    ("a description of 100", form(label(line(), description="x" * 100)), form(label(line(), description="x" * 101))),
    ("fields that differ", form(label(line("a")), label(line("b"))), form(label(line("a")), label(line("a")))),
    ("a line in a row", form({"type": 1, "components": [line(label="A")]}), form({"type": 1, "components": [line()]})),
    (
        "one line in a row",
        form({"type": 1, "components": [line(label="A")]}),
        form({"type": 1, "components": [line("a", label="A"), line("b", label="B")]}),
    ),
    ("a style", form(label(line(style=2))), form(label(line(style=3)))),
    ("a placeholder of 100", form(label(line(placeholder="x" * 100))), form(label(line(placeholder="x" * 101)))),
    ("4000 characters", form(label(line(max_length=4000))), form(label(line(max_length=4001)))),
    ("least before most", form(label(line(min_length=5, max_length=5))), form(label(line(min_length=6, max_length=5)))),
    ("2 to 10 radio options", form(label(picks(21, 10))), form(label(picks(21, 1)))),
    ("1 to 10 checkboxes", form(label(picks(22, 1))), form(label(picks(22, 11)))),
    ("one radio set", form(label(radios(1))), form(label(radios(2)))),
    ("boxes set up to the most", form(label(boxes(2, max_values=2))), form(label(boxes(2, max_values=1)))),
    ("no more ticks than boxes", form(label(picks(22, 3, max_values=3))), form(label(picks(22, 3, max_values=4)))),
    (
        "fewest ticks up to the most",
        form(label(picks(22, 3, min_values=2, max_values=2))),
        form(label(picks(22, 3, min_values=3, max_values=2))),
    ),
    (
        "no tick where none is required",
        form(label(picks(22, 3, min_values=0, required=False))),
        form(label(picks(22, 3, min_values=0))),
    ),
    ("boxes of their own value", form(label(picks(22, 2))), form(label(same(22)))),
    ("radios of their own value", form(label(picks(21, 2))), form(label(same(21)))),
    ("ten files", form(label(upload(max_values=10))), form(label(upload(max_values=11)))),
    ("a description with words", form(label(line())), form(label(line(), description=" "))),
    ("a checkbox with an id", form(label({"type": 23, "custom_id": "c"})), form(label({"type": 23}))),
    ("a select of 25", form(label(picks(3, 25))), form(label(picks(3, 26)))),
    ("no disabled select", form(label(picks(3, 2))), form(label(picks(3, 2, disabled=True)))),
    ("no button", form(label({"type": 23, "custom_id": "c"})), form(label({"type": 2, "custom_id": "c"}))),
]


@pytest.mark.parametrize(("passing", "failing"), [case[1:] for case in LIMITS], ids=[case[0] for case in LIMITS])
def test_a_form_may_have(passing: Document, failing: Document) -> None:
    assert not refused(passing)
    assert refused(failing)


SHOWN: list[Document] = [
    label(line("name", max_length=5, min_length=2), "Name"),
    label(line("note", required=False, value="preset"), "Note"),
    label(picks(3, 3, "card", max_values=2), "Card"),
    label(picks(21, 3, "pace", required=False), "Pace"),
    label(picks(22, 3, "sets", required=False), "Sets"),
    label({"type": 23, "custom_id": "silent", "default": True}, "Silent"),
    label({"type": 5, "custom_id": "who", "required": False}, "Who"),
    {"type": 10, "content": "Read this"},
    {"type": 1, "components": [line("old", label="Old", required=False)]},
]
GOOD: dict[str, Value] = {"name": "Abbey", "Card": ["0", "2"], "pace": "1", "sets": ["0", "1", "2"]}


def wrong(**changed: Value) -> str:
    """Why a submission with some fields changed is not sent."""
    return str(wrong_in_submission(SHOWN, filled_in(SHOWN, GOOD | changed)) or "")


def test_a_form_filled_in_well_is_sent() -> None:
    assert wrong() == ""
    assert wrong(note="", pace=[], sets=[], silent=False, who="11") == ""


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"name": ""}, "“Name”: something must be written"),
        ({"name": "x"}, "“Name”: must have 2 to 5 characters, not 1"),
        ({"Card": []}, "“Card”: something must be picked"),
        ({"Card": ["0", "1", "2"]}, "“Card”: must have 0 to 2 picks, not 3"),
        ({"Card": ["9"]}, "“Card”: one of the picks is not offered"),
        ({"pace": "9"}, "“Pace”: one of the picks is not offered"),
    ],
)
def test_a_form_filled_in_badly_is_not(changed: dict[str, Value], why: str) -> None:
    assert wrong(**changed).startswith(why)


def test_a_field_left_out_is_missed() -> None:
    assert str(wrong_in_submission(SHOWN, filled_in(SHOWN, GOOD)[1:])) == "“Name” is missing."


def test_presets_are_sent_as_they_are() -> None:
    sent = filled_in(SHOWN, GOOD)
    values = {str(one.get("custom_id")): one for part in sent for one in _inner(part)}
    assert values["note"]["value"] == "preset"
    assert values["silent"]["value"] is True
    assert values["pace"]["value"] == "1"
    assert values["who"]["values"] == []
    assert values["old"]["value"] == ""
    assert sent[7] == {"type": 10, "id": 0}
    assert filled_in(SHOWN, {"pace": True})[3]["component"] == {"type": 21, "id": 0, "custom_id": "pace", "value": None}


def test_what_is_preset_by_its_number_is_sent_too() -> None:
    where = label({"type": 8, "custom_id": "where", "default_values": [{"id": "102", "type": "channel"}]}, "Where")
    assert filled_in([where], {})[0]["component"] == {"type": 8, "id": 0, "custom_id": "where", "values": ["102"]}


def _inner(part: Document) -> list[Document]:
    inner = part.get("component") or part.get("components") or []
    found = [inner] if isinstance(inner, dict) else inner
    return [one for one in found if isinstance(one, dict)] if isinstance(found, list) else []
