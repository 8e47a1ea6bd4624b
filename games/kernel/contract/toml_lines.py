"""Where things stand in a TOML file: the line of every table, key and entry of a list.

Law: in valid TOML, every value read from it has its line, whatever the layout.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, TypeAlias

Key: TypeAlias = tuple[str | int, ...]
"""A place in the file: names of tables and keys, numbers (from 0) in lists."""

TOKENS = re.compile(
    r"""(?P<string>\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5}|"(?:\\.|[^"\\])*"|'[^']*')
    |(?P<comment>\#[^\n]*)|(?P<newline>\n)|(?P<mark>[\[\]{}=,])|(?P<word>[^\s\[\]{}=,\#"']+)""",
    re.VERBOSE | re.DOTALL,
)
OWN = "\x01"
"""A key that no file has: the line of the table itself."""


def line_of(text: str, key: Key) -> int:
    """The line (from 1) of something; if it is missing, the line of what it should stand in."""
    found = lines(text)
    while key and key not in found:
        key = key[:-1]
    return found.get(key, 1)


def lines(text: str) -> dict[Key, int]:
    """The lines of everything in a valid TOML text."""
    return dict(_lines(tomllib.loads("".join(_numbered(f"{text}\n"))), ()))


def _numbered(text: str) -> Iterator[str]:
    """The same with lines instead of values. Every written list begins with its own line, and every written table has
    it as `OWN`.
    """
    line, at, inside, part = 1, 0, list[str](), "key"
    for found in TOKENS.finditer(text):
        line, at = line + text.count("\n", at, found.start()), found.start()
        match found.lastgroup, found[0]:
            case "comment", _:
                pass
            case "newline", _:
                yield f'\n"\\u0001" = {line}\n' if part == "header" else "\n"
                part = part if inside else "key"
            case "mark", "[" if part == "value":
                inside.append("[")
                yield f"[{line},"
            case "mark", "[" | "]" as bracket if not inside:
                part = "header"
                yield bracket
            case "mark", "{":
                inside.append("{")
                part = "key"
                yield f'{{"\\u0001" = {line}{"" if text[found.end() :].lstrip().startswith("}") else ","}'
            case "mark", "]" | "}" as bracket:
                _, part = inside.pop(), "over"
                yield bracket
            case "mark", sign:
                part = "value" if sign == "=" or inside[-1] == "[" else "key"
                yield sign
            case _:
                yield str(line) if part == "value" else found[0] if part != "over" else ""
                part = "over" if part == "value" else part


def _lines(node: Any, key: Key) -> Iterator[tuple[Key, int]]:
    """The places in such data with their lines."""
    if key:
        yield key, _line(node)
    if isinstance(node, dict):
        parts = [(name, part) for name, part in node.items() if name != OWN]
    elif isinstance(node, list):
        parts = list(enumerate(node[1:] if isinstance(node[0], int) else node))
    else:
        return
    for name, part in parts:
        yield from _lines(part, (*key, name))


def _line(node: Any) -> int:
    """The line of something: its own, or that of its first part if only these are written."""
    match node:
        case int() as line:
            return line
        case dict():
            return int(node[OWN]) if OWN in node else min(map(_line, node.values()))
        case _:
            return _line(node[0])
