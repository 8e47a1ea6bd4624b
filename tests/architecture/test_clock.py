"""The one clock: a single place of the program asks the time, so that a test or a search for a fault has one clock."""

import ast
from pathlib import Path

import pytest

from tests.architecture.tree import PACKAGES, ROOT

ASKING = {
    "time": {"time", "time_ns", "ctime", "gmtime", "localtime", "strftime"},
    "datetime": {"now", "utcnow", "today"},
    "date": {"today"},
    "utils": {"utcnow"},
    "func": {"now", "current_timestamp", "clock_timestamp", "statement_timestamp", "localtimestamp"},
}
"""Calls that ask the time."""
SPELLED = ("now()", "current_timestamp", "clock_timestamp", "strftime(", "datetime('now'")
"""How plain SQL asks a database for the time."""
OTHER_WORLD = ROOT / "sandbox"
"""The stand-in is Discord, and that has its own."""


def asks(source: str) -> list[str]:
    """The places where this source asks the time."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id=whose) | ast.Attribute(attr=whose), attr=what):
                if what in ASKING.get(whose, ()):
                    found.append(f"{whose}.{what}")
            case ast.ImportFrom(module="time", names=names):
                found += [f"from time import {each.name}" for each in names if each.name in ASKING["time"]]
            case ast.Constant(value=str(text)):
                lowered = text.lower()
                if "select" in lowered or "update " in lowered or "insert " in lowered:
                    found += [f"statement with {each}" for each in SPELLED if each in lowered]
    return found


def sources() -> list[Path]:
    """Everything that runs on a host, except the stand-in for Discord."""
    found = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    return [path for path in found if not path.is_relative_to(OTHER_WORLD)]


def test_nothing_but_the_clock_asks_what_time_it_is() -> None:
    asking = {str(path.relative_to(ROOT)): asks(path.read_text(encoding="utf-8")) for path in sources()}
    assert {path: found for path, found in asking.items() if found} == {"bot/clock.py": ["time.time_ns"]}


@pytest.mark.parametrize(
    "source",
    [
        "import time; time.time()",
        "from time import time_ns",
        "f(clock=time.time)",
        "datetime.datetime.now(UTC)",
        "date.today()",
        "discord.utils.utcnow()",
        "select(func.now())",
        "text('SELECT NOW()')",
    ],
)
def test_who_asks_is_found(source: str) -> None:
    assert len(asks(source)) == 1


@pytest.mark.parametrize("source", ["time.monotonic()", "loop.time()", "'now (we know)'", "datetime.fromtimestamp(at)"])
def test_who_does_not_ask_is_not_found(source: str) -> None:
    assert asks(source) == []
