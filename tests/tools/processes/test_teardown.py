"""What a trial of many processes comes to: when it has failed, and that nothing of it is left."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sandbox import Limits, Sandbox
from tools.processes.__main__ import failed
from tools.processes.fleet import Fleet, Process

WELL: dict[str, Any] = {
    "lost": 0,
    "doubled_steps": 0,
    "doubled_messages": 0,
    "unanswered": {"kill": 3, "freeze": 1, "update": 0, "otherwise": 0},
    "errors": [],
}


def test_who_was_not_answered_while_shards_changed_hands_is_no_fault() -> None:
    assert not failed(WELL)


@pytest.mark.parametrize(
    "fault",
    [
        {"lost": 1},
        {"doubled_steps": 1},
        {"doubled_messages": 1},
        {"unanswered": {"kill": 0, "freeze": 0, "update": 0, "otherwise": 1}},
        {"errors": ["Traceback"]},
    ],
)
def test_whatever_is_lost_doubled_or_left_has_failed(fault: dict[str, Any]) -> None:
    assert failed(WELL | fault)


async def test_a_dead_process_leaves_no_other_running(tmp_path: Path) -> None:
    async with Sandbox(tmp_path / "sandbox.db", port=0, limits=Limits.off()) as sandbox:
        fleet = Fleet(sandbox, "", 1, tmp_path)
        children = [await asyncio.create_subprocess_exec("sleep", "600") for _ in range(2)]
        fleet.processes += [Process(child, 0) for child in children]
        children[0].kill()
        await children[0].wait()
        try:
            await fleet.close()
            assert children[1].returncode is not None
        finally:
            if children[1].returncode is None:
                children[1].kill()
                await children[1].wait()


async def test_what_the_host_has_set_is_not_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_FORMAT", "json")
    async with Sandbox(tmp_path / "sandbox.db", port=0, limits=Limits.off()) as sandbox:
        fleet = Fleet(sandbox, "", 1, tmp_path)
        assert "LOG_FORMAT" not in fleet._environment(1)
        await fleet.close()
