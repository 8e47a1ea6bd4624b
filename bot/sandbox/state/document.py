"""JSON as Discord speaks it: its types, and readers that never trust what a client has sent.

A reader gives a neutral value ("" / 0 / {} / []) where a key is missing or of another type; whether that is
an error is for validation to say.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

Json: TypeAlias = bool | int | float | str | Sequence["Json"] | Mapping[str, "Json"] | None
Document: TypeAlias = dict[str, Json]

encode = msgspec.json.encode


def decode(data: bytes | str) -> Json:
    """Parse JSON; raises ValueError when it is none."""
    value: Json = msgspec.json.decode(data)
    return value


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


def number(document: Mapping[str, Json], key: str, default: int = 0) -> int:
    """The integer at `key` (also when sent as a string of digits), or `default`."""
    value = document.get(key)
    if isinstance(value, str) and value.isdecimal():
        return int(value)
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
