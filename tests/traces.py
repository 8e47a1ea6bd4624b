"""Traces of a person in the raw bytes of a SQLite database: the file, its log and its index."""

from pathlib import Path


def traces(file: Path, name: str, user_id: int) -> list[str]:
    """The endings of the files that still contain the name or the number, in any form SQLite writes a number."""
    as_key = bytes(128 | (user_id >> shift) & 127 for shift in range(57, 7, -7)) + bytes([user_id & 255])
    signs = [name.encode(), str(user_id).encode(), user_id.to_bytes(8, "big"), as_key]
    found = [each for each in file.parent.glob(f"{file.name}*") if any(sign in each.read_bytes() for sign in signs)]
    return sorted(each.name.removeprefix(file.name) for each in found)
