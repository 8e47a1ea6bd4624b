"""Where memory runs out for thinking, whoever asked is told or answered rightly, and the next one is answered."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.host import beside
from bot.tables.reckoner import reckoner
from bot.tables.reckoner.reckoning import ReckoningFailed
from games.kernel.advice.race import played
from tools import out_of_memory

pytest.importorskip("_testcapi", reason="this Python was built without what takes memory away")


def test_it_is_tried_at_any_moment_and_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--state", str(tmp_path / "course"), "--seed", "8"]
    assert out_of_memory.main(["--trials", "1", *words]) == 0
    assert out_of_memory.main(["--trials", "2", *words]) == 0
    assert "seed 8: 2 trials" in capsys.readouterr().out
    assert sum(json.loads((tmp_path / "course").read_bytes())["came"].values()) == 2


@pytest.mark.parametrize("fault", ["a wrong answer", "the next one is not answered"])
def test_what_is_wrong_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fault: str) -> None:
    right = played("dominion", out_of_memory.JOB)
    said = iter([[], right] if fault == "a wrong answer" else [right, None])

    async def asked(_: object) -> object:
        return next(said)

    monkeypatch.setattr(out_of_memory, "asked", asked)
    assert out_of_memory.main(["--trials", "1"]) == 1
    assert fault in capsys.readouterr().out


async def test_who_is_told_that_there_is_no_answer_is_no_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    right = played("dominion", out_of_memory.JOB)
    said = iter([ReckoningFailed(), right])

    async def asked(_: object) -> object:
        found = next(said)
        if isinstance(found, Exception):
            raise found
        return found

    monkeypatch.setattr(out_of_memory, "asked", asked)
    assert await out_of_memory.came(1, 0) == "told"


def test_want_of_memory_is_known_whatever_has_been_made_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def made_of(error: Exception) -> None:
        try:
            raise error
        except Exception:
            raise ValueError from None

    order = reckoner.Inquiry("dominion", b"")
    monkeypatch.setattr(reckoner, "load_game", lambda _: made_of(MemoryError()))
    with pytest.raises(MemoryError):
        reckoner.Reckoner().done(order)
    monkeypatch.setattr(reckoner, "load_game", lambda _: made_of(KeyError()))
    done = reckoner.Reckoner().done(order)
    assert (done.found, done.over) == (b"", True)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there are other limits")
def test_a_process_beside_the_bot_stands_back_and_ends_before_it() -> None:
    program = (
        "import os; from pathlib import Path; from bot.host import beside; beside.stand_back(1 << 28);"
        "print(os.nice(0), Path('/proc/self/oom_score_adj').read_text().strip(), flush=True)\n"
    )
    ran = [
        subprocess.run([sys.executable, "-c", program + end], capture_output=True, text=True, check=False)
        for end in ("bytes(1 << 28)", "beside.let_take(0)\nwhile True: pass")
    ]
    assert [each.stdout.split()[1] for each in ran] == [str(beside.FIRST_TO_GO)] * 2
    assert all(int(each.stdout.split()[0]) >= beside.POLITE for each in ran)
    greedy, circling = ran
    assert "MemoryError" in greedy.stderr
    assert circling.returncode < 0
