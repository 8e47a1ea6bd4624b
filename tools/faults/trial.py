"""A copy of the project to plant faults in, and the tests' verdicts on it.

Law: a test has noticed a fault if it fails with it, fails with it once more alone, and passes without it.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.faults.planting import Mutation

PATIENCE = 2 * 60 * 60
"""How long the tests may take, in seconds; with a fault that makes them last longer they fail."""

_NO_TESTS = 5
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


class SuiteBroken(Exception):
    """A test fails without any fault."""


def nearest(root: Path, file: str) -> list[str]:
    """Paths of tests, nearest to a file first: those named like it, the folders that mirror its own, then all."""
    path = Path(file)
    mirrors = [path.parent / f"test_{path.name}", *path.parents]
    return [str(Path("tests") / place) for place in mirrors if (root / "tests" / place).exists()]


class Copy:
    """The project's files as they are now, in a folder where they may be broken."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        for name in subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout.split("\0"):
            if name and (root / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, folder / name)

    def noticed(self, fault: Mutation, options: tuple[str, ...]) -> str:
        """The first test that notices a fault, or nothing; those nearest to its file run before the others.

        Raises SuiteBroken.
        """
        with self._holding(fault):
            test = self._noticed(fault, options)
        if test and self._failing(*options, test):
            raise SuiteBroken(test)
        return test

    def _noticed(self, fault: Mutation, options: tuple[str, ...]) -> str:
        passed: list[str] = []
        for place in nearest(self.folder, fault.file):
            while test := self._failing(*options, place, *passed):
                if test == place or self._failing(*options, test):
                    return test
                passed.append(f"--deselect={test}")
            passed.append(f"--ignore={place}")
        return ""

    def _failing(self, *arguments: str) -> str:
        """The first test that fails, or the place that was given if no test is named."""
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", *arguments]
        # The project may be installed from its original place: the copy comes before it.
        around = os.environ | {"PYTHONPATH": str(self.folder), "COLUMNS": "1000"}
        with tempfile.TemporaryFile("w+") as said:
            tests = subprocess.Popen(
                pytest, cwd=self.folder, env=around, stdout=said, stderr=said, start_new_session=True
            )
            try:
                code = tests.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                code = -signal.SIGKILL
            finally:
                _end(tests)
            said.seek(0)
            named = _FAILED.search(said.read())
        if code in (0, _NO_TESTS):
            return ""
        return named[1] if named else next(name for name in arguments if not name.startswith("-"))

    @contextmanager
    def _holding(self, fault: Mutation) -> Iterator[None]:
        path = self.folder / fault.file
        source = path.read_bytes()
        self._write(path, fault.planted(source))
        try:
            yield
        finally:
            self._write(path, source)

    @staticmethod
    def _write(path: Path, source: bytes) -> None:
        """Write, and leave nothing compiled: a change of the same size may fall into the same second."""
        path.write_bytes(source)
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()


def _end(tests: subprocess.Popen[bytes]) -> None:
    """End the tests and all they started."""
    with suppress(ProcessLookupError):
        os.killpg(tests.pid, signal.SIGKILL)
    tests.wait()
