"""Checks of the program's surroundings at the start: who may read its files, and on what kind of disk its database
lies.

Laws: nobody else on the machine can read the stored data; nothing that may belong to somebody else is touched; advice
to the host is one line of the log, and keeps nobody from playing.
"""

import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import structlog

from bot.host import boxes, marker
from bot.host.settings import FILE, Settings
from db.connection.address import file_of
from db.copies.file_copies import BESIDE

FAR = re.compile(
    r"9p|afs|beegfs|ceph|cifs|coda|drvfs|fakeowner|fuse(\..+)?|glusterfs|lustre|ncpfs|nfs\d?|prl_fs|smb3|smbfs|vboxsf"
    r"|virtiofs|vmhgfs"
)
"""File systems that lie on another machine, or are passed on by a program: networks, and the host's folders as
containers and virtual machines see them.
"""
PRIVATE = 0o077
"""The rights of others, to be removed."""
OTHERS_READ, GROUP_READS = 0o004, 0o040

log = structlog.get_logger()


@contextmanager
def private() -> Iterator[None]:
    """Within this block only the owner may read new files."""
    before = os.umask(PRIVATE)
    try:
        yield
    finally:
        os.umask(before)


def put_in_order(settings: Settings) -> None:
    """Let nobody else read existing files, and tell the host what to change."""
    if os.name == "posix":
        _tighten(settings)
        _see_to_settings(FILE)
    _see_to_disk(settings)


def _tighten(settings: Settings) -> None:
    folder, file = settings.data_dir.absolute(), file_of(settings.database)
    kept = [place.absolute() for place in (file, settings.sandbox_file) if place]
    own = {place.with_name(f"{place.name}{end}") for place in kept for end in BESIDE}
    own |= set(folder.glob(f"{Path(marker.NAME).stem}.*"))
    own |= {folder / boxes.FOLDER, *(folder / boxes.FOLDER).glob(f"*{boxes.SUFFIX}")}
    for path in own:
        _make_private(path)
    with suppress(OSError):
        # A folder that others also use stays as it is.
        if set(folder.iterdir()) <= own:
            _make_private(folder)


def _make_private(path: Path) -> None:
    # Some disks have no rights, and others' files are left to them.
    with suppress(OSError):
        mode = path.lstat().st_mode
        if mode & PRIVATE and not stat.S_ISLNK(mode):
            path.chmod(mode & 0o7777 & ~PRIVATE)


def _see_to_settings(file: Path) -> None:
    with suppress(OSError):
        found = file.stat()
        # If somebody else owns the file, group access is on purpose.
        readable = OTHERS_READ | (GROUP_READS if hasattr(os, "geteuid") and found.st_uid == os.geteuid() else 0)
        if found.st_mode & readable:
            log.warning("settings_readable", file=str(file), advice=f"others can read the token: chmod 600 {file}")


def _see_to_disk(settings: Settings) -> None:
    file = file_of(settings.database)
    kind = None if file is None else disk_of(file)
    if kind is not None and FAR.fullmatch(kind):
        log.warning(
            "database_on_network_disk",
            file=str(file),
            kind=kind,
            advice="SQLite can be damaged there: let it lie on a disk of this machine (with Docker in a named volume),"
            " or use PostgreSQL",
        )


def disk_of(path: Path, mounts: Path | None = None) -> str | None:
    """The kind of file system on which this lies; None if unknown."""
    try:
        listed = (mounts or Path("/proc/self/mountinfo")).read_text(encoding="utf-8", errors="surrogateescape")
        there = path.resolve()
    except OSError:
        return None
    longest, kind = -1, None
    for line in listed.splitlines():
        here, _, further = line.partition(" - ")
        # Of several at one place the last lies above the others.
        place = Path(_unescaped(here.split()[4]))
        if there.is_relative_to(place) and len(place.parts) >= longest:
            longest, kind = len(place.parts), further.split()[0]
    return kind


def _unescaped(place: str) -> str:
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), place)
