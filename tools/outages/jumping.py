"""An event loop whose clock jumps: where nothing moves but time, it is the next moment at once.

Everything in it must be of one thread, sockets included: what another thread is about to say is not waited for, but for
what the loop's own executor does, and SQLite's threads. How fast the machine is changes nothing.
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
"""So long nothing moves before time jumps: what was sent over loopback has arrived by then."""
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
        """Whether nobody works beside."""
        return not self._working

    def run_in_executor(  # type: ignore[override]  # whatever is called
        self, executor: Executor | None, func: Callable[..., Any], *args: Any
    ) -> Any:
        """As usual; time runs as usual until it is done."""
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
    """What comes of this work, done in a loop whose clock jumps, in a thread of its own: no other loop is disturbed."""

    def run() -> T:
        with asyncio.Runner(loop_factory=JumpingLoop) as runner, pytest.MonkeyPatch.context() as patch:
            patch.setattr(aiosqlite.core, "SimpleQueue", _Orders)
            return runner.run(work)

    with ThreadPoolExecutor(1) as beside:
        return beside.submit(run).result()


class _Orders(SimpleQueue[Any]):
    """What a thread of SQLite has to do."""

    def put_nowait(self, item: Any) -> None:
        """As usual; time runs as usual until it is done."""
        future, _ = item
        if future is not None:
            future.get_loop().stay_for(future)
        super().put_nowait(item)


class _JumpingSelector(selectors.DefaultSelector):
    """Waits for what moves; where nothing does, the loop's clock is put forward."""

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
