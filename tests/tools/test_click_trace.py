"""One head can follow a click: it touches few files, and goes to the database twice."""

from pathlib import Path

import pytest

from tools.click_trace import trace

MOST_FILES = 60


async def test_a_click_reads_once_and_is_stored_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await trace(tmp_path, monkeypatch)
    assert seen.transactions == {"read": 1, "write": 1}
    assert 0 < len(seen.functions) <= MOST_FILES, seen.told(functions=True)
    assert "bot/clicks/questions.py" in seen.functions
    assert not any(path.startswith(("tests", "sandbox")) for path in seen.functions)
