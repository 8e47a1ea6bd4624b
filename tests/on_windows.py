"""A Python without the features Windows lacks, as the project's own code sees it: python -m tests.on_windows MODULE

Runs a module as `python -m` does. Other packages and the library itself see the machine as it is: they are made for
both. Priorities cannot be chosen here, so processes start with all flags of Windows zero.
"""

import asyncio
import builtins
import runpy
import sys
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any

from tests.missing_on_windows import METHODS, MODULES, NAMES

PACKAGES = ("bot", "db", "games", "renderers")
OTHERWISE: Mapping[str, Mapping[str, object]] = {
    "sys": {"platform": "win32"},
    "subprocess": {"BELOW_NORMAL_PRIORITY_CLASS": 0, "CREATE_NEW_PROCESS_GROUP": 0},
}
"""Values that differ there."""


class Lacking(ModuleType):
    """A module of the library as it is on Windows."""

    def __init__(self, module: ModuleType) -> None:
        super().__init__(module.__name__, module.__doc__)
        self._module = module

    def __getattr__(self, name: str) -> Any:
        here = self._module.__name__
        if name in NAMES[here]:
            raise AttributeError(f"module {here!r} has no attribute {name!r} on Windows")
        return OTHERWISE[here][name] if name in OTHERWISE.get(here, {}) else getattr(self._module, name)


def install() -> None:
    """From now on the project's own code sees only Windows's features."""
    known = builtins.__import__
    lacking = dict[str, Lacking]()

    def seen(name: str, globals: Any = None, locals: Any = None, fromlist: Any = (), level: int = 0) -> Any:  # noqa: A002  # so they are called
        package = str((globals or {}).get("__package__") or (globals or {}).get("__name__") or "")
        if level or package.partition(".")[0] not in PACKAGES:
            return known(name, globals, locals, fromlist, level)
        if name in MODULES:
            raise ModuleNotFoundError(f"No module named {name!r} on Windows")
        module = known(name, globals, locals, fromlist, level)
        if module.__name__ not in NAMES and module.__name__ not in OTHERWISE:
            return module
        return lacking.setdefault(module.__name__, Lacking(module))

    builtins.__import__ = seen
    for method in METHODS - {"add_reader", "add_writer"}:  # with these asyncio itself works here
        setattr(asyncio.SelectorEventLoop, method, getattr(asyncio.AbstractEventLoop, method))


def main(words: Sequence[str]) -> None:
    """Run a module with the other arguments."""
    install()
    sys.argv = list(words)
    runpy.run_module(words[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(sys.argv[1:])
