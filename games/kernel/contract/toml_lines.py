"""Where things stand in a TOML file: the line of every table, key and entry of a list.

Law: in valid TOML, every value read from it has its line, whatever the layout.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, TypeAlias

Key: TypeAlias = tuple[str | int, ...]
"""A place in the file: names of tables and keys, numbers (from 0) in lists."""
Token: TypeAlias = tuple[str, str, int]
"""Its kind, its text, its line."""

TOKENS = re.compile(
    r"""(?P<string>\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5}|"(?:\\.|[^"\\])*"|'[^']*')
    |(?P<comment>\#[^\n]*)|(?P<newline>\n)|(?P<mark>[\[\]{}=,])|(?P<word>[^\s\[\]{}=,\#"']+)""",
    re.VERBOSE | re.DOTALL,
)
BLANK = ("comment", "newline")
NAMING = ("word", "string")


def line_of(text: str, key: Key) -> int:
    """The line (from 1) of something; if it is missing, the line of what it should stand in."""
    found = lines(text)
    while key and key not in found:
        key = key[:-1]
    return found.get(key, 1)


def lines(text: str) -> dict[Key, int]:
    """The lines of everything in a valid TOML text."""
    reader = LineFinder(list(_tokens(text)))
    reader.read()
    return reader.lines


def _tokens(text: str) -> Iterator[Token]:
    line, seen = 1, 0
    for found in TOKENS.finditer(text):
        line, seen = line + text.count("\n", seen, found.start()), found.start()
        yield found.lastgroup or "", found[0], line


def _names(written: str) -> tuple[str, ...]:
    """The parts of a key such as ``a."b.c"``."""
    node: Any = tomllib.loads(f"{written} = 0")
    names: list[str] = []
    while isinstance(node, dict):
        [(name, node)] = node.items()
        names.append(name)
    return tuple(names)


class LineFinder:
    """Goes through the tokens of a file once and notes the `lines` of what it meets."""

    def __init__(self, tokens: list[Token]) -> None:
        self.lines: dict[Key, int] = {}
        self._tokens = tokens
        self._at = 0
        self._last: dict[Key, int] = {}
        """The number of the newest table of each list of tables."""

    def read(self) -> None:
        """The whole file."""
        table: Key = ()
        while self._skip_blanks():
            if self._sees("["):
                table = self._header()
            else:
                self._pair(table)

    def _header(self) -> Key:
        """``[table]`` or ``[[table of a list]]``: the key of the lines below."""
        line = self._tokens[self._at][2]
        many = [self._take("["), self._take("[")][1]
        *above, name = self._key()
        table: Key = ()
        for part in above:
            table = self._newest((*table, part))
            _ = self.lines.setdefault(table, line)
        table = (*table, name)
        if many:
            self._last[table] = self._last.get(table, -1) + 1
            _ = self.lines.setdefault(table, line)
        table = self._newest(table)
        self.lines[table] = line
        _ = [self._take("]"), self._take("]")]
        return table

    def _newest(self, table: Key) -> Key:
        return (*table, self._last[table]) if table in self._last else table

    def _pair(self, table: Key) -> None:
        """``key = value``; a dotted key opens the tables it names."""
        line = self._tokens[self._at][2]
        for name in self._key():
            table = (*table, name)
            _ = self.lines.setdefault(table, line)
        _ = self._take("=")
        self._value(table)

    def _key(self) -> tuple[str, ...]:
        written = ""
        while self._tokens[self._at][0] in NAMING:
            written += self._tokens[self._at][1]
            self._at += 1
        return _names(written)

    def _value(self, key: Key) -> None:
        if self._take("["):
            self._list(key)
        elif self._take("{"):
            while self._goes_on("}"):
                self._pair(key)
        else:
            while self._at < len(self._tokens) and self._tokens[self._at][0] in NAMING:
                self._at += 1

    def _list(self, key: Key) -> None:
        number = 0
        while self._goes_on("]"):
            entry = (*key, number)
            self.lines[entry] = self._tokens[self._at][2]
            self._value(entry)
            number += 1

    def _goes_on(self, end: str) -> bool:
        """Whether another entry follows before the end of a list or table on one line; steps over both."""
        while self._skip_blanks() and self._take(","):
            pass
        return not self._take(end)

    def _skip_blanks(self) -> bool:
        """Step over comments and empty lines; returns whether anything is left."""
        while self._at < len(self._tokens) and self._tokens[self._at][0] in BLANK:
            self._at += 1
        return self._at < len(self._tokens)

    def _sees(self, mark: str) -> bool:
        return self._at < len(self._tokens) and self._tokens[self._at][:2] == ("mark", mark)

    def _take(self, mark: str) -> bool:
        """Step over this mark, if it comes now."""
        taken = self._sees(mark)
        self._at += taken
        return taken
