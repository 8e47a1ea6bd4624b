"""Processes beside the bot: they have what it leaves them, and a small machine ends them before it.

Laws: whoever presses Ctrl-C stops the bot, which ends them; what a system does not know is left out, nothing fails by
it.
"""

import os
import subprocess
import sys
import time
from asyncio.subprocess import Process
from contextlib import suppress
from math import ceil
from pathlib import Path
from typing import Any

import msgspec

HEAD = 4
"""A message begins with its length in so many bytes, the high byte first; then it comes as MessagePack."""
POLITE = 10
"""How far they step back behind others (`nice`)."""
FIRST_TO_GO = 800
"""What Linux adds to their share of the memory, in thousandths, when it looks for what it ends."""

APART: dict[str, Any] = {"start_new_session": True}
"""How they are begun."""
if sys.platform == "win32":
    APART = {"creationflags": subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP}


def stand_back(most_bytes: int) -> None:
    """Let this process be one of them, and have so many bytes of memory at most."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(FIRST_TO_GO), encoding="ascii")
    _let_have("RLIMIT_AS", most_bytes)


def let_take(seconds: int) -> None:
    """Let this process end if it takes that many processor seconds more: it goes round in circles then."""
    _let_have("RLIMIT_CPU", ceil(time.process_time()) + seconds)


def framed(message: msgspec.Struct) -> bytes:
    """A message as it is sent."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(HEAD) + data


async def heard(process: Process) -> bytes:
    """The next message of such a process. Raises OSError, IncompleteReadError."""
    if process.stdout is None:
        raise BrokenPipeError
    return await process.stdout.readexactly(int.from_bytes(await process.stdout.readexactly(HEAD)))


def _let_have(limit: str, most: int) -> None:
    try:
        import resource
    except ImportError:
        return
    with suppress(AttributeError, OSError, ValueError):  # a smaller one was set, or this system has none of the kind
        kind = getattr(resource, limit)
        resource.setrlimit(kind, (most, resource.getrlimit(kind)[1]))
