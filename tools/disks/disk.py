"""The failing disk: `faulty.c` stands between a bot and the files of its database, and gets its orders here."""

import ctypes
import errno
import mmap
import shutil
import subprocess
from enum import StrEnum
from pathlib import Path

import msgspec

SOURCE = Path(__file__).with_name("faulty.c")
COMPILER = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
CALLS = ("", "open", "write", "sync", "truncate", "unlink")
"""The names of calls, by the numbers of `faulty.c`."""


class Misbehaviour(StrEnum):
    """What happens to a call."""

    ERROR = "EIO"
    FULL = "ENOSPC"
    HANG = "hang"


NUMBERS = {Misbehaviour.ERROR: errno.EIO, Misbehaviour.FULL: errno.ENOSPC, Misbehaviour.HANG: -1}


class FailingCall(msgspec.Struct, frozen=True):
    """At this call, counted from planting; if `lasting`, at all from there on until it is mended."""

    kind: Misbehaviour
    lasting: bool
    call: int

    def __str__(self) -> str:
        return f"{self.kind} {'from' if self.lasting else 'at'} call {self.call}{' on' if self.lasting else ''}"


class Control(ctypes.Structure):
    """`struct control` of `faulty.c`."""

    _fields_ = [(name, ctypes.c_long) for name in ("calls", "at", "met", "first", "fault", "lasting", "mended")]


class Disk:
    """The disk under all files whose paths begin with `files`; `control` is a file of its own beside it."""

    def __init__(self, files: str, control: Path) -> None:
        self.files = files
        self.path = control
        control.write_bytes(bytes(ctypes.sizeof(Control)))
        with control.open("r+b") as opened:
            self._told = Control.from_buffer(mmap.mmap(opened.fileno(), 0))

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a bot on it."""
        return {"FAULTY_FILES": self.files, "FAULTY_CONTROL": str(self.path)}

    @property
    def calls(self) -> int:
        """How many calls there were."""
        return int(self._told.calls)

    @property
    def met(self) -> str:
        """The kind of the first call that failed or hung; "" if none has."""
        return CALLS[self._told.first] if self._told.met else ""

    def plant(self, fault: FailingCall) -> None:
        """Let this happen, counted from the next call on."""
        self._told.at, self._told.met, self._told.first = 0, 0, 0
        self._told.fault, self._told.lasting, self._told.mended = NUMBERS[fault.kind], int(fault.lasting), 0
        self._told.at = self._told.calls + fault.call

    def mend(self) -> None:
        """Everything works again, hanging calls go on."""
        self._told.mended = 1


def library(folder: Path) -> Path:
    """The compiled `faulty.c`, to be preloaded. Raises RuntimeError if it cannot be compiled."""
    if COMPILER is None:
        raise RuntimeError("there is no C compiler")
    made = folder / "faulty.so"
    words = [COMPILER, "-O1", "-shared", "-fPIC", "-o", str(made), str(SOURCE), "-ldl"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{SOURCE.name} does not compile: {done.stderr.strip()}")
    return made
