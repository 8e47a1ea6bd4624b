"""Numbers printed only in a game's box: a commented TOML file, which an owner of the box may correct.

Law: a file that is broken, or has impossible numbers, is refused with the line, the place in it and the reason.
"""

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar

import msgspec

from games.kernel.contract.toml_lines import Key, line_of
from games.kernel.engine.text import Text

Printed = TypeVar("Printed", bound=msgspec.Struct)
Fault: TypeAlias = tuple[Key, Text]
"""Where something is wrong, and why."""
Faults: TypeAlias = Callable[[Printed], Iterator[Fault]]
"""What is impossible though each number alone would be possible, in the order of the file."""


LONGEST_ROW, MOST_ROWS = 1000, 2000
"""The largest size of a file: ten times ours."""


class BadBoard(ValueError):
    """The file is unusable: the `line` (from 1), where in it (its keys; "": none), the `reason`."""

    def __init__(self, line: int, where: str, reason: Text) -> None:
        super().__init__(f"line {line}, {where}: {reason!r}")
        self.line = line
        self.where = where
        self.reason = reason


def read_printed(text: str, kind: type[Printed], faults: Faults[Printed]) -> Printed:
    """The numbers of such a file. Raises BadBoard."""
    _check_length(text)
    try:
        printed = msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise _unreadable(text, str(error)) from error
    except RecursionError as error:
        raise _unreadable(text, "Nested too deep") from error
    except msgspec.ValidationError as error:
        key, missing, reason = _refused(str(error))
        raise BadBoard(line_of(text, key), where((*key, *missing)), reason) from error
    for key, reason in faults(printed):
        raise BadBoard(line_of(text, key), where(key), reason)
    return printed


def where(key: Key) -> str:
    """A place in the words of the file; list entries count from 1."""
    return ".".join([str(part + 1) if isinstance(part, int) else part for part in key])


def _check_length(text: str) -> None:
    """Refuse what nobody writes and the parser needs hours for. Raises BadBoard."""
    rows = text.splitlines()
    long = next((number for number, row in enumerate(rows, 1) if len(row) > LONGEST_ROW), None)
    if long is not None or len(rows) > MOST_ROWS:
        fault = f"At most {MOST_ROWS} lines of at most {LONGEST_ROW} characters"
        raise BadBoard(long or MOST_ROWS + 1, "", Text("board-not-toml", fault=fault))


def _unreadable(text: str, error: str) -> BadBoard:
    """An error for bad TOML; the parser tells the line, or that it is the last one."""
    fault, _, place = error.rpartition(" (at ")
    found = re.match(r"line (\d+)", place)
    return BadBoard(int(found[1]) if found else len(text.splitlines()) or 1, "", Text("board-not-toml", fault=fault))


REFUSALS = {
    r"Object missing required field `(?P<name>.*)`": "board-missing",
    r"Object contains unknown field `(?P<name>.*)`": "board-unknown",
    r"Expected `\w+` >= (?P<least>\S+)": "board-least",
    r"Expected `\w+` <= (?P<most>\S+)": "board-most",
    r"Expected `(array|str)` of length >= (?P<least>\d+)": "board-too-short",
    r"Expected `(array|str)` of length <= (?P<most>\d+)": "board-too-long",
    r"Invalid enum value '?(?P<given>.*?)'?": "board-no-such",
    r"Expected `(?P<kind>\w+)`, got `\w+`": "board-kind",
}
"""The validator's messages in our words."""


def _refused(error: str) -> tuple[Key, tuple[str, ...], Text]:
    """Where the validator found a fault, what is missing there, and why it is refused."""
    fault, _, place = error.partition(" - at ")
    key = _key(place)
    for pattern, message in REFUSALS.items():
        if found := re.fullmatch(pattern, fault):
            name = found.groupdict().get("name")
            if message == "board-unknown":
                key = (*key, str(name))
            return key, (str(name),) if message == "board-missing" else (), Text(message, **found.groupdict())
    return key, (), Text("board-fault", fault=fault)


def _key(place: str) -> Key:
    """The key of the validator's ```$.path[3].bonus```."""
    return tuple([int(part) if part.isdigit() else part for part in re.findall(r"\w+", place)])
