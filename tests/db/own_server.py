"""A PostgreSQL server of a test's own, which it may stop, kill and freeze."""

import os
import random
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Literal

from sqlalchemy import URL

How = Literal["fast", "immediate"]
_FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
PROGRAM = shutil.which("pg_ctl", path=os.pathsep.join([os.environ.get("PATH", ""), *map(str, _FOLDERS)]))
"""The program that starts and stops servers; None if it is not here."""


class OwnServer:
    """A server with its data in this folder, owned by the user who runs it."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port

    @property
    def url(self) -> URL:
        """Its only database."""
        return URL.create("postgresql+asyncpg", "postgres", host="127.0.0.1", port=self.port, database="postgres")

    def start(self) -> None:
        """Let it run, and wait until it does."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        _called(
            "pg_ctl", "-D", self.folder / "data", "-l", self.folder / "log", "-w", "-t", 300, "-o", options, "start"
        )

    def stop(self, how: How) -> None:
        """Stop it; "immediate" is as if the power failed."""
        _called("pg_ctl", "-D", self.folder / "data", "-w", "-t", 300, "-m", how, "stop")

    def freeze(self, *, frozen: bool = True) -> None:
        """Let all its processes stand still, or go on."""
        leader = int((self.folder / "data" / "postmaster.pid").read_text(encoding="ascii").split()[0])
        children = Path(f"/proc/{leader}/task/{leader}/children").read_text(encoding="ascii").split()
        for number in (leader, *map(int, children)):
            os.kill(number, signal.SIGSTOP if frozen else signal.SIGCONT)


@contextmanager
def own_server() -> Iterator[OwnServer]:
    """A new server that runs, gone afterwards."""
    # The server refuses to run as root, and root's replacement cannot enter every folder.
    folder = Path(tempfile.mkdtemp())
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    server = OwnServer(folder, _quiet_port())
    try:
        _called("initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust", "--no-sync")
        server.start()
        yield server
    finally:
        if (folder / "data" / "postmaster.pid").exists():
            server.stop("immediate")
        shutil.rmtree(folder)


def _quiet_port() -> int:
    """A free port that the system does not assign by itself, so that it stays free between two starts."""
    first = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text(encoding="ascii").split()[0])
    while True:
        port = random.randrange(first // 2, first)
        with suppress(OSError), socket.socket() as tried:
            tried.bind(("127.0.0.1", port))
            return port


def _called(program: str, *words: object) -> None:
    before = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    path = Path(PROGRAM or "").with_name(program)
    command = [*before, str(path), *map(str, words)]
    # A server that stays would keep a pipe open for ever.
    with tempfile.TemporaryFile() as told:
        done = subprocess.run(command, cwd="/", check=False, stdout=told, stderr=told)
        if done.returncode:
            told.seek(0)
            raise RuntimeError(f"{program}: {told.read().decode(errors='replace')}")
