"""Dictionaries of weak keys that forget without a step of Python, so that measuring coverage cannot hang.

If threads with greenlets end side by side, Python 3.11 loops for ever: one thread's end calls into Python from a
pending call, and the call is traced. Before its first step the interpreter looks for pending calls, finds the other
thread's, may not begin it within the first, and looks again. Coverage keeps such a dictionary for each thread.
"""

import weakref
from typing import Any


class ForgetfulKeys(weakref.WeakKeyDictionary[Any, Any]):
    """A dictionary whose keys leave it by a built-in function alone; nobody may walk through it meanwhile."""

    def __init__(self, given: Any = None) -> None:
        super().__init__()
        self._remove = self.data.pop
        if given is not None:
            self.update(given)


def be_forgetful() -> None:
    """Make every new dictionary of weak keys in this process such a one."""
    weakref.WeakKeyDictionary = ForgetfulKeys
