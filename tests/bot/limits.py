"""Discord's limits, walked over a message's components: every one that is broken is named."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

ROW, BUTTON, SELECT, SECTION, TEXT, GALLERY, CONTAINER = 1, 2, 3, 9, 10, 12, 17


def faults(components: list[dict[str, Any]], *, layout: bool = False) -> list[str]:
    """Discord's objections to the components of one message."""
    every = list(_walk(components))
    ids = Counter(part["custom_id"] for part in every if "custom_id" in part)
    found = [f"{name} is there {count} times" for name, count in ids.items() if count > 1]
    found += [f"{name!r} has {len(name)} characters" for name in ids if not 1 <= len(name) <= 100]
    if len(every) > 40:
        found.append(f"{len(every)} components")
    if not layout and (len(components) > 5 or any(part["type"] != ROW for part in components)):
        found.append("not at most five rows")
    if sum(len(part["content"]) for part in every if part["type"] == TEXT) > 4000:
        found.append("too much text")
    for part in every:
        found += CHECKS.get(part["type"], _nothing)(part)
    return found


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for part in components:
        yield part
        yield from _walk(part.get("components", []))


def _row(row: dict[str, Any]) -> Iterator[str]:
    inner = [part["type"] for part in row["components"]]
    if inner not in ([SELECT], *([BUTTON] * count for count in range(1, 6))):
        yield f"a row of {inner}"


def _button(button: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(button["label"].strip()) <= len(button["label"]) <= 80:
        yield f"label {button['label']!r}"
    if button["style"] not in (1, 2, 3, 4):
        yield f"style {button['style']}"


def _select(select: dict[str, Any]) -> Iterator[str]:
    options = select["options"]
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options"
    if not 0 <= select["min_values"] <= select["max_values"] <= len(options) or select["max_values"] < 1:
        yield f"{select['min_values']} to {select['max_values']} of {len(options)}"
    if sum(option.get("default", False) for option in options) > select["max_values"]:
        yield "too many defaults"
    if len(select.get("placeholder") or "") > 150:
        yield "long placeholder"
    if len({option["value"] for option in options}) < len(options):
        yield "equal values"
    for option in options:
        if not 1 <= len(option["label"].strip()) <= len(option["label"]) <= 100 or not 1 <= len(option["value"]) <= 100:
            yield f"option {option}"
        if not len(option.get("description") or "x") <= 100:
            yield f"description {option['description']!r}"


def _text(text: dict[str, Any]) -> Iterator[str]:
    if not text["content"].strip():
        yield "an empty text"


def _gallery(gallery: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(gallery["items"]) <= 10:
        yield f"{len(gallery['items'])} pictures"
    for item in gallery["items"]:
        if len(item.get("description") or "") > 1024:
            yield "a long alternative text"


def _container(container: dict[str, Any]) -> Iterator[str]:
    if not container["components"]:
        yield "an empty container"


def _nothing(part: dict[str, Any]) -> Iterator[str]:
    yield f"an unknown part: {part['type']}"


CHECKS = {ROW: _row, BUTTON: _button, SELECT: _select, TEXT: _text, GALLERY: _gallery, CONTAINER: _container}
