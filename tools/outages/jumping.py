"""An event loop whose clock jumps: while nothing else happens, the next moment comes at once.

Everything in it must be of one thread, sockets included: it does not wait for the work of other threads, except the
loop's own executor and SQLite's threads. The machine's speed changes nothing.
"""

import asyncio
import selectors
import socket
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any, TypeVar

import aiosqlite.core
import pytest

STILL_SECONDS = 0.002
"""The idle time before a jump: anything sent over loopback has arrived by then."""
LOOK_SECONDS = 0.02

T = TypeVar("T")


class JumpingLoop(asyncio.SelectorEventLoop):
    """`names` says whether host names can be looked up; all of them are this machine's."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.names = True
        self._working = 0
        super().__init__(_JumpingSelector(self))

    def time(self) -> float:
        """Seconds on the clock that jumps."""
        return time.monotonic() + self.ahead

    @property
    def may_jump(self) -> bool:
        """Whether no other thread works."""
        return not self._working

    def run_in_executor(  # type: ignore[override]  # whatever is called
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> Any:
        """As in any loop; until it is done time runs as usual."""
        future = super().run_in_executor(executor, func, *args)
        self.stay_for(future)
        return future

    def stay_for(self, future: "asyncio.Future[Any]") -> None:
        """Let time run as usual until this is done."""
        self._working += 1
        future.add_done_callback(self._worked)

    def _worked(self, _: object) -> None:
        self._working -= 1

    async def getaddrinfo(self, host: Any, port: Any, **_: Any) -> Any:
        """This machine, if names can be looked up."""
        if not self.names:
            raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")
        return [(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP, "", ("127.0.0.1", port))]


def jumping(work: Coroutine[Any, Any, T]) -> T:
    """The result of this work, in a loop whose clock jumps, in its own thread: it disturbs no other loop."""

    def run() -> T:
        with asyncio.Runner(loop_factory=JumpingLoop) as runner, pytest.MonkeyPatch.context() as patch:
            patch.setattr(aiosqlite.core, "SimpleQueue", _Orders)
            return runner.run(work)

    with ThreadPoolExecutor(1) as beside:
        return beside.submit(run).result()


class _Orders(SimpleQueue[Any]):
    """The orders of a thread of SQLite."""

    def put_nowait(self, item: Any) -> None:
        """As in any loop; until it is done time runs as usual."""
        future, _ = item
        if future is not None:
            future.get_loop().stay_for(future)
        super().put_nowait(item)


class _JumpingSelector(selectors.DefaultSelector):
    """Waits for events; while there are none, puts the loop's clock forward."""

    def __init__(self, loop: JumpingLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            return super().select(timeout)
        if not self._loop.may_jump:
            return super().select(min(timeout, LOOK_SECONDS))
        if moved := super().select(min(timeout, STILL_SECONDS)):
            return moved
        self._loop.ahead += max(0.0, timeout - STILL_SECONDS)
        return []
