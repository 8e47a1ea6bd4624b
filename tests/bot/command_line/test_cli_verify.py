"""`parlatorium verify`: a record is checked on any machine, and the exit code says what came of it."""

from pathlib import Path

import pytest

from bot.tables.past.record import written
from tests.bot.command_line.test_cli import Capture, called
from tests.bot.played import record_of

pytestmark = pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")


def test_a_record_is_verified_and_tampering_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    good = written(record_of("dominion"))
    (tmp_path / "good.json").write_bytes(good)
    assert called(monkeypatch, "verify", "good.json") == 0
    assert capsys.readouterr().out.startswith("✅ Everything agrees")
    (tmp_path / "bad.json").write_bytes(good.replace(b'"picks":["copper"]', b'"picks":["curse"]', 1))
    assert called(monkeypatch, "verify", "bad.json") == 1
    told = capsys.readouterr().out
    assert "❌" in told
    assert "- answers" in told
    (tmp_path / "none.json").write_bytes(b'{"format": "parlatorium game"')
    assert called(monkeypatch, "verify", "none.json") == 2
    assert capsys.readouterr().err.startswith("This is not a readable record")
    (tmp_path / "other.json").write_bytes(good.replace(b'"game": "dominion"', b'"game": "chess"'))
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert called(monkeypatch, "verify", "other.json") == 2
    assert capsys.readouterr().err.startswith("game: Ein Spiel „chess“ gibt es hier nicht.")
