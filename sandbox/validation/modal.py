"""Discord's rules for a form (modal), and for a person's answers in one."""

from collections.abc import Callable, Iterable, Iterator

from sandbox.forms.complaints import Complaints, Path
from sandbox.forms.component import (
    AUTOMATIC_SELECTS,
    CHECKBOX,
    CHECKBOX_GROUP,
    FILE_UPLOAD,
    LABEL,
    RADIO_GROUP,
    ROW,
    SELECTS,
    STRING_SELECT,
    TEXT_DISPLAY,
    TEXT_INPUT,
    walk,
)
from sandbox.forms.document import Document, child, children, flag, number, text, texts
from sandbox.forms.words import Text
from sandbox.validation.components import FieldCheck

PARTS, TITLE, FIELD_LABEL, DESCRIPTION, PLACEHOLDER, TEXT_SIZE = 5, 45, 45, 100, 100, 4000
IN_LABEL = SELECTS | {TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX}
TICKED_MOST = 10


def check_modal(complaints: Complaints, data: Document) -> None:
    """Check the data of a callback of type 9."""
    complaints.length(data, (), "custom_id", 100, least=1, required=True)
    complaints.length(data, (), "title", TITLE, least=1, required=True)
    form = _Form(complaints)
    for path, part in complaints.listing(data, (), "components", PARTS, least=1):
        form.part(part, path)


class _Form:
    def __init__(self, complaints: Complaints) -> None:
        self._complaints = complaints
        self._fields = FieldCheck(complaints)
        self._checks: dict[int, Callable[[Document, Path], None]] = {
            TEXT_INPUT: self._text_input,
            RADIO_GROUP: self._radio,
            CHECKBOX_GROUP: self._checkboxes,
            CHECKBOX: self._fields.custom_id,
            FILE_UPLOAD: self._files,
            **dict.fromkeys(SELECTS, self._select),
        }

    def part(self, part: Document, path: Path) -> None:
        kind = self._fields.kind(part, path, frozenset({ROW, TEXT_DISPLAY, LABEL}))
        if kind == TEXT_DISPLAY:
            self._complaints.length(part, path, "content", TEXT_SIZE, least=1, required=True)
        elif kind == ROW:
            for here, field in self._complaints.listing(part, path, "components", 1, least=1):
                self._complaints.length(field, here, "label", FIELD_LABEL, least=1, required=True)
                self._field(field, here, frozenset({TEXT_INPUT}))
        elif kind == LABEL:
            self._complaints.length(part, path, "label", FIELD_LABEL, least=1, required=True)
            if part.get("description") is not None:
                self._complaints.length(part, path, "description", DESCRIPTION, least=1)
            self._field(child(part, "component"), (*path, "component"), IN_LABEL)

    def _field(self, field: Document, path: Path, allowed: frozenset[int]) -> None:
        kind = self._fields.kind(field, path, allowed)
        if kind is not None:
            self._checks[kind](field, path)

    def _text_input(self, field: Document, path: Path) -> None:
        self._fields.custom_id(field, path)
        self._complaints.choice(field, path, "style", frozenset({1, 2}))
        least = self._complaints.span(field, path, "min_length", 0, TEXT_SIZE, 0)
        most = self._complaints.span(field, path, "max_length", 1, TEXT_SIZE, TEXT_SIZE)
        self._complaints.length(field, path, "placeholder", PLACEHOLDER)
        self._complaints.length(field, path, "value", TEXT_SIZE)
        if least > most:
            message = "min_length must not be greater than max_length"
            self._complaints.add((*path, "min_length"), "TEXT_INPUT_MIN_LENGTH_TOO_HIGH", message)

    def _select(self, field: Document, path: Path) -> None:
        self._fields.select(field, path)
        if flag(field, "disabled"):
            message = "A select in a modal cannot be disabled"
            self._complaints.add((*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", message)

    def _radio(self, field: Document, path: Path) -> None:
        self._fields.custom_id(field, path)
        self._defaults(self._fields.options(field, path, 2, TICKED_MOST), path, 1)

    def _checkboxes(self, field: Document, path: Path) -> None:
        self._fields.custom_id(field, path)
        options = self._fields.options(field, path, 1, TICKED_MOST)
        most = self._counts(field, path, len(options))
        if most > len(options):
            message = "max_values must not be greater than the number of options"
            self._complaints.add((*path, "max_values"), "CHECKBOX_GROUP_MAX_VALUES_TOO_HIGH", message)
        self._defaults(options, path, most)

    def _files(self, field: Document, path: Path) -> None:
        self._fields.custom_id(field, path)
        self._counts(field, path, 1)

    def _counts(self, field: Document, path: Path, usual: int) -> int:
        """Check how many things a person must and may give; returns how many they may."""
        least = self._complaints.span(field, path, "min_values", 0, TICKED_MOST, 1)
        most = self._complaints.span(field, path, "max_values", 1, TICKED_MOST, usual)
        if least > most:
            message = "min_values must not be greater than max_values"
            self._complaints.add((*path, "min_values"), "COMPONENT_MIN_VALUES_TOO_HIGH", message)
        if least == 0 and flag(field, "required", True):
            message = "required must be false if min_values is 0"
            self._complaints.add((*path, "required"), "COMPONENT_REQUIRED_WITHOUT_VALUES", message)
        return most

    def _defaults(self, options: list[Document], path: Path, most: int) -> None:
        if sum(flag(option, "default") for option in options) > most:
            message = "There are more defaults than may be picked"
            self._complaints.add((*path, "options"), "COMPONENT_TOO_MANY_DEFAULT_VALUES", message)


def fields(components: Iterable[Document]) -> Iterator[tuple[str, Document]]:
    """(label, field) of everything that can be filled in, of a shown form or of a submitted one."""
    for part in components:
        inner = [child(part, "component")] if number(part, "type") == LABEL else children(part, "components")
        for field in inner:
            yield text(part, "label") or text(field, "label"), field


def wrong_in_submission(shown: Iterable[Document], sent: Iterable[Document]) -> Text | None:
    """Why the client would not let a person submit the form like this; None if it would."""
    answers = {text(one, "custom_id"): one for one in walk(sent) if one.get("custom_id")}
    for label, field in fields(shown):
        answer = answers.get(text(field, "custom_id"))
        if answer is None:
            return Text("sandbox-field-missing", field=label)
        if wrong := _wrong(label, field, answer):
            return wrong
    return None


def _wrong(label: str, field: Document, answer: Document) -> Text | None:
    kind = number(field, "type")
    required = flag(field, "required", kind != CHECKBOX)
    if kind == TEXT_INPUT:
        return _wrong_text(label, field, text(answer, "value"), required)
    if kind in (STRING_SELECT, CHECKBOX_GROUP, *AUTOMATIC_SELECTS):
        return _wrong_picks(label, field, texts(answer, "values"), required)
    if kind == RADIO_GROUP:
        picked = text(answer, "value")
        return _wrong_picks(label, field | {"max_values": 1}, [picked] if picked else [], required)
    return None


def _wrong_text(label: str, field: Document, value: str, required: bool) -> Text | None:
    if not value:
        return Text("sandbox-field-empty", field=label) if required else None
    least, most = number(field, "min_length"), number(field, "max_length", TEXT_SIZE)
    if least <= len(value) <= most:
        return None
    return Text("sandbox-field-length", field=label, least=least, most=most, count=len(value))


def _wrong_picks(label: str, field: Document, values: list[str], required: bool) -> Text | None:
    offered = {text(option, "value") for option in children(field, "options")}
    if offered and not offered.issuperset(values):
        return Text("sandbox-field-not-offered", field=label)
    if not values:
        return Text("sandbox-field-unpicked", field=label) if required else None
    most = number(field, "max_values", len(offered) if number(field, "type") == CHECKBOX_GROUP else 1)
    least = number(field, "min_values", 0)
    if least <= len(values) <= most:
        return None
    return Text("sandbox-field-picks", field=label, least=least, most=most, count=len(values))
