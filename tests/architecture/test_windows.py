"""Features that Windows lacks: the code checks for them before use."""

import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, holds, plant, said
from tests.architecture.windows import unknown_to_windows
from tests.missing_on_windows import NAMES


def breaches(root: Path, source: str) -> str:
    return said(unknown_to_windows(plant(root, {"bot/program.py": source})))


def test_nothing_is_used_that_windows_does_not_know() -> None:
    holds(unknown_to_windows(ROOT))


@pytest.mark.parametrize(
    "source",
    [
        "os.nice(10)",
        "from os import nice",
        "import resource",
        "def act():\n    import fcntl",
        "from pwd import getpwnam",
        "os.kill(1, signal.SIGKILL)",
        "loop.add_signal_handler(2, stop)",
        "with suppress(OSError):\n    os.nice(10)",
        "try:\n    os.nice(10)\nexcept OSError:\n    pass",
        "Path('/proc/self/stat').read_bytes()",
        "subprocess.run(['true'], preexec_fn=quietly)",
        "get_context('fork')",
        "path.read_text()",
        "path.open('w')",
        "open('name', mode='r')",
        "if sys.platform == 'linux':\n    path.write_text('ä')",
    ],
)
def test_what_is_used_without_a_question_is_found(tmp_path: Path, source: str) -> None:
    assert breaches(tmp_path, source).startswith("bot/program.py:")


@pytest.mark.parametrize(
    "source",
    [
        "if hasattr(os, 'nice'):\n    os.nice(10)",
        "if sys.platform == 'linux':\n    os.nice(10)",
        "try:\n    import resource\nexcept ImportError:\n    resource = None",
        "with suppress(RuntimeError, ValueError):\n    loop.add_signal_handler(2, stop)",
        "with suppress(OSError):\n    Path('/proc/self/stat').read_bytes()",
        "os.kill(1, signal.SIGTERM)",
        "get_context('spawn')",
        "path.read_text(encoding='utf-8')",
        "path.open('rb')",
        "shelf.open('dominion')",
        "fork.nice()",
    ],
)
def test_what_stands_behind_a_question_may_be_used(tmp_path: Path, source: str) -> None:
    assert breaches(tmp_path, source) == ""


@pytest.mark.skipif(sys.platform != "linux", reason="Linux knows most of it")
def test_the_list_names_what_there_is() -> None:
    there = {"os": os, "signal": signal, "socket": socket}
    elsewhere = {"chflags", "lchflags", "lchmod", "getenvb", "posix_openpt", "setns", "unshare", "login_tty"}
    elsewhere |= {"O_EXLOCK", "O_SHLOCK", "EX_NOTFOUND", "P_PIDFD"}
    for name, module in there.items():
        assert {each for each in NAMES[name] if not hasattr(module, each)} <= elsewhere
