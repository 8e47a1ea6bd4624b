"""The end of the program, in time even if a thread hangs in a disk that gives no answer.

Law: from the wish to stop to the end it takes less time than a container is given (`stop_grace_period` in
`compose.yaml`).
"""

import asyncio
import os
import threading
import traceback
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from bot.host.watchdog import debugged, end

STOP_SECONDS = 12.0
"""How long it may take to finish what is under way, and to close everything."""
LEAVE_SECONDS = 2.0
"""How long to wait for threads once all is closed and said."""
FAILED = 1


@asynccontextmanager
async def closed_in_time(stop: asyncio.Event) -> AsyncIterator[None]:
    """Once `stop` is set, this block has STOP_SECONDS: anything that hangs in it then ends with the program."""
    clock = threading.Timer(STOP_SECONDS, _give_up)
    clock.daemon = True

    async def count() -> None:
        await stop.wait()
        clock.start()

    counting = asyncio.create_task(count())
    try:
        yield
    finally:
        counting.cancel()
        await asyncio.wait({counting})
        clock.cancel()


def _give_up() -> None:
    if not debugged():
        end(STOP_SECONDS, "stop_hangs")


@contextmanager
def event_loop() -> Iterator[asyncio.Runner]:
    """A runner for coroutines within this block. After it, hanging threads are not waited for."""
    runner, code, fault = asyncio.Runner(), FAILED, None
    try:
        yield runner
        code = 0
    except SystemExit as left:
        code = left.code if isinstance(left.code, int) else FAILED
        raise
    except BaseException as error:
        fault = error
        raise
    finally:
        leaving = threading.Timer(LEAVE_SECONDS, _leave, (code, fault))
        leaving.daemon = True
        leaving.start()
        runner.close()
        leaving.cancel()


def _leave(code: int, fault: BaseException | None) -> None:
    if debugged():
        return
    if fault is not None:
        traceback.print_exception(fault)
    os._exit(code)
