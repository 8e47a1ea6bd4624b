"""The bot as `python -m bot` starts it, with a watch on its event loop: on SIGUSR1 it prints, as a JSON line, the
callbacks that kept the loop busiest since the last time (milliseconds of CPU time of the loop's thread, and a name).

`REQUESTS_PER_SECOND` sets how many requests a second it may send; the default is Discord's limit.
"""

import asyncio
import json
import os
import signal
import time
from asyncio import events
from functools import partial
from heapq import nlargest
from typing import Any

from bot import client
from bot.__main__ import main
from bot.gateway.pace import PER_SECOND, RequestPace

MOST = 5


class LoopWatch:
    """Takes the time of each callback."""

    def __init__(self) -> None:
        self.longest: list[tuple[float, str]] = []
        self.floor = 0.0
        self._run = events.Handle._run

    def begin(self) -> None:
        """From now on."""
        watch = self

        def timed(handle: Any) -> None:
            name, begun = handle._callback, time.thread_time()
            watch._run(handle)
            if (spent := time.thread_time() - begun) > watch.floor:
                watch.note(spent, name)

        events.Handle._run = timed  # type: ignore[assignment]  # nothing else sees each callback
        signal.signal(signal.SIGUSR1, self.tell)

    def note(self, spent: float, callback: Any) -> None:
        """One of the longest so far."""
        owner = getattr(callback, "__self__", None)
        name = repr(owner.get_coro()) if isinstance(owner, asyncio.Task) else repr(callback)
        self.longest = nlargest(MOST, [*self.longest, (1000 * spent, name)])
        self.floor = self.longest[-1][0] / 1000 if len(self.longest) == MOST else 0.0

    def tell(self, *_: object) -> None:
        """Print them, and start over."""
        print(json.dumps(self.longest), flush=True)
        self.longest, self.floor = [], 0.0


if __name__ == "__main__":
    client.RequestPace = partial(RequestPace, int(os.environ.get("REQUESTS_PER_SECOND", PER_SECOND)))  # type: ignore[assignment, attr-defined]  # a constant for others
    LoopWatch().begin()
    main()
