"""Discord's rules for the components of a message; everything else is a complaint.

Numbers are Discord's: 40 components, 5 rows, 5 buttons in a row, 25 options, 4000 characters of text in all.
"""

from collections.abc import Callable, Container

from sandbox.forms.complaints import Complaints, Path
from sandbox.forms.component import (
    AUTOMATIC_SELECTS,
    BUTTON,
    CONTAINER,
    FILE,
    GALLERY,
    LINK_STYLE,
    PREMIUM_STYLE,
    ROW,
    SECTION,
    SELECTS,
    SEPARATOR,
    STRING_SELECT,
    TEXT_DISPLAY,
    THUMBNAIL,
    media_of,
)
from sandbox.forms.document import Document, child, children, flag, number, text

TOTAL_COMPONENTS, TOTAL_TEXT, ROWS = 40, 4000, 5
LABEL, CUSTOM_ID, PLACEHOLDER, OPTION, ALT_TEXT, URL = 80, 100, 150, 100, 1024, 2048
IN_ROW = SELECTS | {BUTTON}
IN_CONTAINER = frozenset({ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR})
TOP_LEVEL = IN_CONTAINER | {CONTAINER}
ATTACHMENT = "attachment://"


def check_components(
    complaints: Complaints, components: Document, files: frozenset[str], emojis: Container[int] = (), *, v2: bool
) -> None:
    """Check the `components` of a message; `files` are the names that attachment:// may use, `emojis` the ids of the
    application's own ones.
    """
    walk = _Walk(complaints, files, emojis)
    listed = complaints.listing(components, (), "components", TOTAL_COMPONENTS if v2 else ROWS)
    for path, component in listed:
        walk.check(component, path, TOP_LEVEL if v2 else frozenset({ROW}))
    walk.check_totals()


class FieldCheck:
    """Checks shared by components of messages and forms: ids, selects, options."""

    def __init__(self, complaints: Complaints, emojis: Container[int] = ()) -> None:
        self.complaints = complaints
        self._emojis = emojis
        self._custom_ids: set[str] = set()
        self._ids: set[int] = set()

    def kind(self, component: Document, path: Path, allowed: frozenset[int]) -> int | None:
        """The component's type if it may stand here; its number is checked too."""
        kind = number(component, "type")
        if kind not in allowed:
            names = ", ".join(map(str, sorted(allowed)))
            message = f'Value of field "type" must be one of ({names}).'
            self.complaints.add((*path, "type"), "UNION_TYPE_CHOICES", message)
            return None
        own = self.complaints.span(component, path, "id", 0, 2**31 - 1, 0)
        if own and own in self._ids:
            self.complaints.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        self._ids.add(own)
        return kind

    def custom_id(self, component: Document, path: Path) -> None:
        """A custom_id of 1 to 100 characters that nothing else in the message has."""
        custom_id = self.complaints.length(component, path, "custom_id", CUSTOM_ID, least=1, required=True)
        if custom_id in self._custom_ids:
            message = "Component custom id cannot be duplicated"
            self.complaints.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        self._custom_ids.add(custom_id)

    def select(self, component: Document, path: Path) -> None:
        """A select of any kind."""
        self.custom_id(component, path)
        self.complaints.length(component, path, "placeholder", PLACEHOLDER)
        least = self.complaints.span(component, path, "min_values", 0, 25, 1)
        most = self.complaints.span(component, path, "max_values", 1, 25, 1)
        if least > most:
            message = "min_values must not be greater than max_values"
            self.complaints.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_HIGH", message)
        if number(component, "type") == STRING_SELECT:
            self._options(component, path, 1, 25, most)
        elif number(component, "type") in AUTOMATIC_SELECTS and len(children(component, "default_values")) > most:
            self._too_many_defaults((*path, "default_values"))

    def options(self, component: Document, path: Path, least: int, most: int) -> list[Document]:
        """A list of options, each with a label and a value of its own."""
        listed = self.complaints.listing(component, path, "options", most, least=least)
        values: set[str] = set()
        for here, option in listed:
            self.complaints.length(option, here, "label", OPTION, least=1, required=True)
            self.complaints.length(option, here, "description", OPTION)
            value = self.complaints.length(option, here, "value", OPTION, least=1, required=True)
            if value in values:
                message = "The specified option value is already used"
                self.complaints.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
            values.add(value)
            self.emoji(option, here)
        return [option for _, option in listed]

    def _options(self, component: Document, path: Path, least: int, most: int, picks: int) -> None:
        options = self.options(component, path, least, most)
        if picks > len(options):
            message = "max_values must not be greater than the number of options"
            self.complaints.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_HIGH", message)
        if sum(flag(option, "default") for option in options) > picks:
            self._too_many_defaults((*path, "options"))

    def _too_many_defaults(self, path: Path) -> None:
        message = "There are more defaults than may be picked"
        self.complaints.add(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)

    def emoji(self, component: Document, path: Path) -> None:
        """An emoji is an existing custom one, or a character that is no plain letter or sign."""
        emoji = child(component, "emoji")
        if component.get("emoji") is None:
            return
        if emoji.get("id"):
            if number(emoji, "id") not in self._emojis:
                self.complaints.add((*path, "emoji", "id"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        elif not any(ord(letter) > 127 for letter in text(emoji, "name")):
            self.complaints.add((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


class _Walk:
    """One walk over the components of one message."""

    def __init__(self, complaints: Complaints, files: frozenset[str], emojis: Container[int]) -> None:
        self._complaints = complaints
        self._fields = FieldCheck(complaints, emojis)
        self._files = files
        self._count = 0
        self._letters = 0
        self._checks: dict[int, Callable[[Document, Path], None]] = {
            ROW: self._row,
            BUTTON: self._button,
            SECTION: self._section,
            TEXT_DISPLAY: self._text,
            THUMBNAIL: self._thumbnail,
            GALLERY: self._gallery,
            FILE: self._file,
            SEPARATOR: self._separator,
            CONTAINER: self._container,
            **dict.fromkeys(SELECTS, self._fields.select),
        }

    def check(self, component: Document, path: Path, allowed: frozenset[int]) -> None:
        self._count += 1
        kind = self._fields.kind(component, path, allowed)
        if kind is not None:
            self._checks[kind](component, path)

    def check_totals(self) -> None:
        if self._count > TOTAL_COMPONENTS:
            message = f"The total number of components must be {TOTAL_COMPONENTS} or fewer, not {self._count}"
            self._complaints.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
        if self._letters > TOTAL_TEXT:
            message = f"The combined displayable text size is larger than the maximum allowed: {TOTAL_TEXT}"
            self._complaints.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)

    def _row(self, row: Document, path: Path) -> None:
        inner = self._complaints.listing(row, path, "components", 5, least=1)
        for here, component in inner:
            self.check(component, here, IN_ROW)
        if len(inner) > 1 and any(number(component, "type") in SELECTS for _, component in inner):
            message = "The specified component exceeds the maximum width"
            self._complaints.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def _button(self, button: Document, path: Path) -> None:
        style = self._complaints.choice(button, path, "style", frozenset(range(1, 7)))
        self._complaints.length(button, path, "label", LABEL)
        self._fields.emoji(button, path)
        if style == LINK_STYLE:
            self._link(button, path)
        elif style != PREMIUM_STYLE:
            self._fields.custom_id(button, path)
            if button.get("url"):
                self._complaints.add((*path, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only link buttons have a url")
        if style != PREMIUM_STYLE and not text(button, "label").strip() and not child(button, "emoji"):
            self._complaints.add(path, "BUTTON_COMPONENT_NO_LABEL", "A button must have a label or an emoji")

    def _link(self, button: Document, path: Path) -> None:
        url = self._complaints.length(button, path, "url", 512, least=1, required=True)
        if url and not url.startswith(("http://", "https://", "discord://")):
            self._complaints.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be http, https or discord.")
        if button.get("custom_id"):
            message = "A custom id and url cannot both be specified"
            self._complaints.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", message)

    def _section(self, section: Document, path: Path) -> None:
        for here, component in self._complaints.listing(section, path, "components", 3, least=1):
            self.check(component, here, frozenset({TEXT_DISPLAY}))
        if section.get("accessory") is None:
            self._complaints.required((*path, "accessory"))
        else:
            self.check(child(section, "accessory"), (*path, "accessory"), frozenset({BUTTON, THUMBNAIL}))

    def _text(self, display: Document, path: Path) -> None:
        content = self._complaints.length(display, path, "content", TOTAL_TEXT, least=1, required=True)
        self._letters += len(content)

    def _container(self, container: Document, path: Path) -> None:
        self._complaints.span(container, path, "accent_color", 0, 0xFFFFFF, 0)
        for here, component in self._complaints.listing(container, path, "components", TOTAL_COMPONENTS, least=1):
            self.check(component, here, IN_CONTAINER)

    def _separator(self, separator: Document, path: Path) -> None:
        if separator.get("spacing") is not None:
            self._complaints.choice(separator, path, "spacing", frozenset({1, 2}))

    def _thumbnail(self, thumbnail: Document, path: Path) -> None:
        self._described(thumbnail, path)
        self._media(thumbnail, path, "media")

    def _gallery(self, gallery: Document, path: Path) -> None:
        for here, item in self._complaints.listing(gallery, path, "items", 10, least=1):
            self._described(item, here)
            self._media(item, here, "media")

    def _described(self, item: Document, path: Path) -> None:
        if item.get("description") is not None:
            self._complaints.length(item, path, "description", ALT_TEXT, least=1)

    def _file(self, file: Document, path: Path) -> None:
        url = next((text(media, "url") for media in media_of(file)), "")
        if url and not url.startswith(ATTACHMENT):
            message = "A file component must name an attachment"
            self._complaints.add((*path, "file", "url"), "UNFURLED_MEDIA_ITEM_NOT_ATTACHMENT", message)
        self._media(file, path, "file")

    def _media(self, holder: Document, path: Path, key: str) -> None:
        here = (*path, key)
        url = self._complaints.length(child(holder, key), here, "url", URL, least=1, required=True)
        check_media(self._complaints, url, (*here, "url"), self._files)


def check_media(complaints: Complaints, url: str, path: Path, files: frozenset[str]) -> None:
    """A picture's address is http(s), or attachment:// with the name of a file that is there."""
    name = url.removeprefix(ATTACHMENT)
    if url and name == url and not url.startswith(("http://", "https://")):
        complaints.add(path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{url.partition(":")[0]}" must be http, https.')
    elif name != url and name not in files:
        message = f'The referenced attachment "{name}" was not found'
        complaints.add(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
