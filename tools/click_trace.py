"""How much of the program one click touches: python -m tools click_trace [functions]

Ben, who has given standing orders, answers a question of Dominion in the sandbox. Prints the program's files with a
function that ran from the press to the answer, and the numbers of functions and transactions; with `functions` their
names, too. The sandbox and other threads are left out.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

from bot.clicks import routes
from db.engine import Database
from tests.end_to_end.house import House

ROOT = Path(__file__).parents[1]
PROGRAM = ("bot", "db", "games", "renderers")
TRANSACTIONS = ("read", "write", "reading", "transaction")
TABLE = {
    0: {"hand": ["militia", "copper"], "deck": ["copper"] * 5},
    1: {"hand": ["moat", "estate", "estate", "copper", "copper"], "deck": ["copper"] * 5},
    "named": ["moat"],
}

CLICKED = ContextVar("CLICKED", default=False)
"""Whether the running code belongs to the click."""


class ClickTrace:
    """The functions that ran for a click."""

    def __init__(self) -> None:
        self.ran: set[CodeType] = set()
        self.transactions = Counter[str]()

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        """The interpreter's hook for each call."""
        if event == "call" and CLICKED.get():
            self.ran.add(frame.f_code)

    def counting(self, name: str, original: Callable[..., Any]) -> Callable[..., Any]:
        """The same way to the database, counted."""

        def counted(database: Database, *given: Any) -> Any:
            if CLICKED.get():
                self.transactions[name] += 1
            return original(database, *given)

        return counted

    @property
    def functions(self) -> dict[str, set[str]]:
        """The functions of the program that ran, by file."""
        found: dict[str, set[str]] = {}
        for code in self.ran:
            path = Path(code.co_filename)
            if path.is_relative_to(ROOT) and path.relative_to(ROOT).parts[0] in PROGRAM:
                found.setdefault(str(path.relative_to(ROOT)), set()).add(code.co_qualname)
        return found

    def told(self, *, functions: bool) -> str:
        """The report."""
        found = self.functions
        rooms = Counter(str(Path(path).parent) for path in found)
        lines = [f"{count:3} {room}" for room, count in rooms.most_common()]
        if functions:
            lines += [f"{path}: {', '.join(sorted(names))}" for path, names in sorted(found.items())]
        transactions = ", ".join(f"{count} {name}" for name, count in sorted(self.transactions.items()))
        count = sum(len(names) for names in found.values())
        lines.append(f"{len(found)} files, {count} functions, {self.transactions.total()} transactions: {transactions}")
        return "\n".join(lines)


async def trace(folder: Path, patch: pytest.MonkeyPatch) -> ClickTrace:
    """Record the functions that one answer runs."""
    house, seen = House(folder, patch), ClickTrace()
    await house.start()
    await house.ask_everything()
    await house.arranged(TABLE, "Anna", "Ben")
    await house.decide(house.person("Anna"))
    await house.asked(house.person("Ben"))
    await house.settled()
    for name in TRANSACTIONS:
        patch.setattr(Database, name, seen.counting(name, getattr(Database, name)))
    patch.setattr(routes, "press", partial(_clicked, routes.press))
    sys.setprofile(seen)
    try:
        answered = await house.decide(house.person("Ben"))
        await house.all_answered()
    finally:
        sys.setprofile(None)
    assert answered.updated is not None, answered.reason
    await house.settled()
    await house.stop()
    return seen


async def _clicked(press: Callable[[Any, Any], Any], bot: Any, interaction: Any) -> None:
    CLICKED.set(True)
    await press(bot, interaction)


async def main(*, functions: bool) -> None:
    """Print the report."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        print((await trace(Path(folder), patch)).told(functions=functions))


if __name__ == "__main__":
    asyncio.run(main(functions="functions" in sys.argv[1:]))
