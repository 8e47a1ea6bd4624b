"""What a trial of many processes comes to: when it has failed, and that nothing of it is left."""

from pathlib import Path

import pytest

from bot.sandbox import Limits, Sandbox
from tests.processes.fleet import Fleet


async def test_what_the_host_has_set_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_FORMAT", "json")
    async with Sandbox(tmp_path / "sandbox.db", port=0, limits=Limits.off()) as sandbox:
        fleet = Fleet(sandbox, "", 1, tmp_path)
        assert "LOG_FORMAT" not in fleet._environment(1)
        await fleet.close()
