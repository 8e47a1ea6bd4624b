"""Child processes beside the bot: they use what it leaves them, and a small machine ends them before it.

Laws: Ctrl-C stops the bot, which then ends them; features that a system lacks are skipped without failing.
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
"""A message begins with its length in this many bytes, high byte first; then it follows as MessagePack."""
POLITE = 10
"""How far their priority is lowered (`nice`)."""
FIRST_TO_GO = 800
"""Added to their memory score on Linux, in thousandths, when it looks for a process to end."""

APART: dict[str, Any] = {"start_new_session": True}
"""Arguments for starting them."""
if sys.platform == "win32":
    APART = {"creationflags": subprocess.BELOW_NORMAL_PRIORITY_CLASS | subprocess.CREATE_NEW_PROCESS_GROUP}


def stand_back(most_bytes: int) -> None:
    """Make this process one of them, and limit its memory to this many bytes."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    with suppress(OSError):
        Path("/proc/self/oom_score_adj").write_text(str(FIRST_TO_GO), encoding="ascii")
    _let_have("RLIMIT_AS", most_bytes)


def let_take(seconds: int) -> None:
    """End this process if it takes that many more processor seconds: it is in an endless loop then."""
    _let_have("RLIMIT_CPU", ceil(time.process_time()) + seconds)


def framed(message: msgspec.Struct) -> bytes:
    """A message in the form in which it is sent."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(HEAD) + data


async def heard(process: Process) -> bytes:
    """The next message from such a process. Raises OSError, IncompleteReadError."""
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
