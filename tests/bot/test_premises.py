"""Nobody else reads what is kept, and the host hears what should be otherwise around the program."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.host import boxes, premises
from bot.host.marker import NAME
from bot.host.settings import load_settings
from tests.bot.test_run import started

pytestmark = [
    pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before"),
    pytest.mark.skipif(os.name != "posix", reason="there are no such rights here"),
]

KEPT = ("parlatorium.db", "parlatorium.db-wal", "sandbox.db", NAME, f"{boxes.FOLDER}/dominion.toml")


def rights(folder: Path) -> dict[str, int]:
    """What may be done with this folder, and with all in it."""
    found = {".": folder, **{str(path.relative_to(folder)): path for path in folder.rglob("*")}}
    return {name: path.stat().st_mode & 0o777 for name, path in found.items()}


def put_in_order(**environment: str) -> list[Mapping[str, Any]]:
    """What is noted where these are the settings."""
    with pytest.MonkeyPatch.context() as patch, capture_logs() as lines:
        for name, value in environment.items():
            patch.setenv(name, value)
        premises.put_in_order(load_settings())
    return list(lines)


@pytest.fixture
def open_to_all(elsewhere: Path) -> Path:
    """A data folder that an earlier version has left behind."""
    folder = Path("data")
    for path in (folder, folder / boxes.FOLDER):
        path.mkdir()
    for name in KEPT:
        (folder / name).touch()
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    return folder


async def test_what_is_made_is_the_owners_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SANDBOX_PORT", "0")
    before = os.umask(0o022)
    try:
        async with started(load_settings()):
            made = rights(Path("data"))
            assert {"parlatorium.db", "parlatorium.db-wal", "parlatorium.db-shm", "sandbox.db"} <= made.keys()
            assert {name: mode for name, mode in made.items() if mode & 0o077} == {}
        assert os.umask(0o022) == 0o022, "as before"
    finally:
        os.umask(before)


def test_what_others_could_read_is_closed_to_them(open_to_all: Path) -> None:
    assert put_in_order() == []
    assert {name: mode for name, mode in rights(open_to_all).items() if mode & 0o077} == {}


def test_a_folder_in_which_others_keep_things_stays_open(open_to_all: Path) -> None:
    (open_to_all / "holiday.jpg").touch(0o644)
    put_in_order()
    found = rights(open_to_all)
    assert {name for name, mode in found.items() if mode & 0o077} == {".", "holiday.jpg"}


def test_a_database_that_lies_elsewhere_is_closed_as_well(tmp_path: Path) -> None:
    (tmp_path / "games.db").touch(0o644)
    put_in_order(DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    assert rights(tmp_path)["games.db"] == 0o600


def test_what_is_only_called_like_the_database_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "games-backups").mkdir(0o755)
    (tmp_path / "games.old").touch(0o644)
    (tmp_path / "somebody.db").touch(0o644)
    (tmp_path / "games-wal").symlink_to(tmp_path / "somebody.db")
    put_in_order(DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path / 'games'}")
    found = rights(tmp_path)
    assert (found["games-backups"], found["games.old"], found["somebody.db"]) == (0o755, 0o644, 0o644)


def test_what_cannot_be_closed_keeps_nobody_from_playing(open_to_all: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "chmod", refuse)
    assert put_in_order() == []


@pytest.mark.parametrize(("mode", "warned"), [(0o600, 0), (0o640, 1), (0o644, 1)])
@pytest.mark.usefixtures("elsewhere")
def test_settings_that_others_can_read_are_warned_of_once(mode: int, warned: int) -> None:
    Path(".env").write_text("DISCORD_TOKEN=secret\n")
    Path(".env").chmod(mode)
    lines = put_in_order()
    assert [line["event"] for line in lines] == ["settings_readable"] * warned
    assert "secret" not in str(lines)


def test_settings_that_somebody_else_gives_to_a_group_are_well(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").touch()
    Path(".env").chmod(0o640)
    monkeypatch.setattr("bot.host.premises.os.geteuid", lambda: 4711)
    assert put_in_order() == []


MOUNTED = """\
21 1 8:1 / / rw - ext4 /dev/sda1 rw
22 21 0:5 / {there} rw - ext4 /dev/sdb1 rw
23 21 0:5 / {there}x rw - tmpfs tmpfs rw
24 22 0:6 / {there} rw shared:1 - {kind} away:/games rw
"""


@pytest.mark.parametrize(
    ("kind", "far"),
    [
        *[(kind, True) for kind in ("nfs", "nfs4", "cifs", "smb3", "9p", "virtiofs", "fuse.sshfs", "fakeowner")],
        *[(kind, False) for kind in ("ext4", "btrfs", "overlay", "tmpfs", "zfs", "fuseblk")],
    ],
)
def test_a_database_on_a_disk_of_another_machine_is_warned_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str, far: bool
) -> None:
    folder = tmp_path / "my games"
    folder.mkdir()
    mounts = tmp_path / "mountinfo"
    mounts.write_text(MOUNTED.format(there=str(folder).replace(" ", "\\040"), kind=kind))
    monkeypatch.setattr(premises.disk_of, "__defaults__", (mounts,))
    (*lines,) = put_in_order(DATABASE_URL=f"sqlite+aiosqlite:///{folder / 'games.db'}")
    assert [(line["event"], line["kind"]) for line in lines] == [("database_on_network_disk", kind)] * far
    assert put_in_order(DATABASE_URL="postgresql+asyncpg://there/games") == []


def test_where_nothing_tells_of_disks_nothing_is_said(tmp_path: Path) -> None:
    assert premises.disk_of(tmp_path, tmp_path / "nowhere") is None
