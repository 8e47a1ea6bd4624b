"""JSON as Discord speaks it: its types, and readers that never trust a client.

A reader gives a neutral value ("" / 0 / {} / []) if a key is missing or of another type; validation decides whether
that is an error.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

import msgspec

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
Document: TypeAlias = dict[str, Json]
T = TypeVar("T")

encode = msgspec.json.encode
DEEPEST = 100
"""The deepest nesting allowed: far deeper than anything of Discord's, but safe for all code that walks through it."""
LARGEST = 2**63 - 1
"""The largest number that the state file takes; no id of Discord's comes near it."""


def decode(data: bytes | str) -> Json:
    """Parse JSON; raises ValueError when it is none, or nested deeper than anything of Discord's."""
    try:
        value: Json = msgspec.json.decode(data)
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if _is_deeper(value, DEEPEST):
        raise ValueError("nested too deep")
    return value


def decoded(data: bytes, kind: type[T]) -> T:
    """What `encode` wrote of this type, or of one with more fields; raises ValueError when it is not."""
    return msgspec.json.decode(data, type=kind, strict=False)


def _is_deeper(value: Json, levels: int) -> bool:
    inside: list[Json] = [value]
    for _ in range(levels + 1):
        lists: list[Iterable[Json]] = [one.values() for one in inside if isinstance(one, dict)]
        lists += [one for one in inside if isinstance(one, list)]
        if not lists:
            return False
        inside = [each for one in lists for each in one]
    return True


def decode_document(data: bytes | str) -> Document:
    """Parse a JSON object; raises ValueError when it is anything else."""
    value = decode(data)
    if not isinstance(value, dict):
        raise ValueError("not a JSON object")
    return value


def text(document: Mapping[str, Json], key: str) -> str:
    """The string at `key`, or ""."""
    value = document.get(key)
    return value if isinstance(value, str) else ""


def digits(word: str) -> int | None:
    """The number these digits spell; None for anything else, and for numbers larger than any id."""
    if not word.isdecimal() or len(word) > len(str(LARGEST)):
        return None
    return value if (value := int(word)) <= LARGEST else None


def number(document: Mapping[str, Json], key: str, default: int = 0) -> int:
    """The integer at `key` (also when sent as a string of digits), or `default`."""
    value = document.get(key)
    if isinstance(value, str):
        spelled = digits(value)
        return default if spelled is None else spelled
    return value if isinstance(value, int) and not isinstance(value, bool) else default


def flag(document: Mapping[str, Json], key: str, default: bool = False) -> bool:
    """The boolean at `key`, or `default`."""
    value = document.get(key)
    return value if isinstance(value, bool) else default


def child(document: Mapping[str, Json], key: str) -> Document:
    """The object at `key`, or an empty one."""
    value = document.get(key)
    return value if isinstance(value, dict) else {}


def children(document: Mapping[str, Json], key: str) -> list[Document]:
    """The objects listed at `key`; an entry that is no object becomes an empty one, so positions are kept."""
    value = document.get(key)
    return [entry if isinstance(entry, dict) else {} for entry in value] if isinstance(value, list) else []


def texts(document: Mapping[str, Json], key: str) -> list[str]:
    """The strings listed at `key`."""
    value = document.get(key)
    return [entry for entry in value if isinstance(entry, str)] if isinstance(value, list) else []
