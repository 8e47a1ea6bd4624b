"""A dozen faults of the disk by lot; python -m tools disks tries them all."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests import depth
from tests.empty_database import only_on
from tools.disks.disk import COMPILER, Disk, FailingCall, Misbehaviour, library
from tools.disks.trial import DiskTrial, empty, nest

FAULTS = 12
FAR = 40
"""The next fault comes within so many calls: a dozen answers of a game make some five hundred."""
OPENING = """
import sys
for _ in range(4):
    try:
        open(sys.argv[1], "w").close()
        print(0)
    except OSError as error:
        print(error.errno)
"""
"""Opens a file four times, and says how that ended."""

needs_compiler = pytest.mark.skipif(
    COMPILER is None or sys.platform != "linux", reason="there is no C compiler to make a disk that fails, or no Linux"
)


@pytest.mark.long
@needs_compiler
@only_on("sqlite", "the disk under a server is the server's")
async def test_whatever_the_disk_does_no_answer_is_lost_doubled_or_left_without_a_word(tmp_path: Path) -> None:
    dice = random.Random(depth.chosen().first_seed)
    ways = [(kind, lasting) for kind in Misbehaviour for lasting in (False, True)] * (FAULTS // 6)
    dice.shuffle(ways)
    # The first comes when the bot has begun; those at its start the script tries, as each costs a start.
    faults = [
        FailingCall(kind, lasting, dice.randint(1, FAR) + 100 * (place == 0))
        for place, (kind, lasting) in enumerate(ways)
    ]
    async with nest(tmp_path) as bots:
        (folder := tmp_path / "game").mkdir()
        found = await DiskTrial(folder, bots, await empty(tmp_path), dice).run(faults)
    assert [each.fault for each in found if each.fault] == [], dict(zip(map(str, faults), found, strict=False))
    assert len(found) == FAULTS
    assert all(each.met for each in found)
    for fault, each in zip(faults, found, strict=True):
        if fault.lasting or fault.kind is Misbehaviour.HANG:
            assert each.said in ("unreachable", "full"), f"{fault}: health said {each.said}"
            assert each.told >= 1


@needs_compiler
def test_a_disk_fails_where_it_is_told_to(tmp_path: Path) -> None:
    disk = Disk(str(tmp_path / "kept"), tmp_path / "control")
    said = []
    for lasting in (False, True):
        disk.plant(FailingCall(Misbehaviour.FULL, lasting, 2))
        told = {"LD_PRELOAD": str(library(tmp_path)), **disk.environment}
        words = [sys.executable, "-c", OPENING, disk.files]
        said.append(subprocess.run(words, env=told, capture_output=True, text=True, check=True).stdout.split())
        assert disk.met == "open"
    assert said == [["0", "28", "0", "0"], ["0", "28", "28", "28"]]
