"""The command that kills bots: what was found stays found, a run can be prolonged, no end of a bot goes unnoticed."""

import asyncio
import random
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from tests.db.server import NAMED, SERVER
from tests.empty_database import only_on
from tools.kills import site as sites
from tools.kills.__main__ import main
from tools.kills.campaign import KillRun
from tools.kills.inspection import BrokenPromise, Nonces
from tools.kills.processes import BotProcess, Nest, StartFailed
from tools.kills.site import KillSite, KillTally

Capture = pytest.CaptureFixture[str]
NOBODY = 1 << 30
"""No process has this number."""


def bot_that_says(line: bytes, *, ends: bool) -> BotProcess:
    """A bot that was forked, says this, and has ended or is still there."""
    says = asyncio.StreamReader()
    says.feed_data(line)
    if ends:
        says.feed_eof()
    return BotProcess(NOBODY, says, None)


class Refusing(Nest):
    """Every bot from here says why it does not start."""

    async def start(self, environment: Mapping[str, str], *, real: bool) -> BotProcess:
        return bot_that_says(b"There is no disk.\n", ends=True)


@pytest.fixture
async def site(tmp_path: Path) -> KillSite:
    """A stand-in in which nobody plays yet."""
    tally = KillTally(f"sqlite+aiosqlite:///{tmp_path / 'parlatorium.db'}")
    return KillSite(tally, tmp_path, Refusing(tmp_path), random.Random(1), lambda: None)


def ends_as(*words: str) -> int:
    """The exit code of the command without a single kill."""
    return main(["--kills", "0", *words])


@pytest.mark.skipif(not SERVER, reason=f"{NAMED} names no server: a file stays where it is")
@only_on("sqlite", "it names a database by itself")
def test_a_run_that_is_over_can_be_called_again(tmp_path: Path, capsys: Capture) -> None:
    words = ["--database", "postgresql", "--state", str(tmp_path / "state.json")]
    assert (ends_as(*words), ends_as(*words)) == (0, 0), capsys.readouterr().out
    assert "0 faults" in capsys.readouterr().out


@only_on("sqlite", "it names a database by itself")
def test_what_was_found_stays_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def twice(_: Nonces) -> None:
        raise BrokenPromise("sent twice")

    state = tmp_path / "state.json"
    words = ["--database", "sqlite", "--state", str(state)]
    with monkeypatch.context() as patch:
        patch.setattr(Nonces, "check", twice)
        assert ends_as(*words) == 1
    assert msgspec.json.decode(state.read_bytes(), type=KillRun).tallies["sqlite"].faults == ["sent twice"]
    capsys.readouterr()
    assert ends_as(*words) == 1
    told = capsys.readouterr().out
    assert "1 faults" in told
    assert "sqlite: sent twice" in told


@pytest.mark.parametrize("real", [True, False])
async def test_a_bot_that_refuses_to_start_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, real: bool
) -> None:
    monkeypatch.setenv("SHARDS", "what the host has set is not seen")
    nest = Nest(tmp_path)
    if not real:
        await nest.open()
    bot = await nest.start({"HEALTH_PORT": "none"}, real=real)
    await bot.ended.wait()
    with pytest.raises(StartFailed, match="HEALTH_PORT"):
        await bot.until_ready()
    await bot.gone()
    await nest.close()


async def test_an_end_at_the_start_is_noticed(site: KillSite, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sites, "AT_START", 1.0)
    monkeypatch.setattr(sites, "START_SECONDS", 0.1)
    with pytest.raises(ExceptionGroup) as found:
        async with site.open():
            await site.live()
    assert found.group_contains(BrokenPromise, match=r"ended by itself: There is no disk\.")
    assert len(site.tally.faults) == 1


async def test_an_end_before_all_is_delivered_is_noticed(site: KillSite, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(sites, "PATIENCE_SECONDS", 5.0)
    monkeypatch.setattr(KillSite, "_wait_for_what_was_due", never)
    bot = bot_that_says(b"Ready.\n", ends=False)
    asyncio.get_running_loop().call_later(0.1, bot.ended.set)
    with pytest.raises(ExceptionGroup) as found:
        async with site.open():
            await site._recovered(bot, None)
    assert found.group_contains(BrokenPromise, match="ended by itself: Ready")


async def test_what_fails_has_not_come(site: KillSite) -> None:
    async def fails() -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await site._while_alive(bot_that_says(b"Ready.\n", ends=False), fails(), "nothing comes")
