"""Backups and their restoring: one file with the database, the numbers of the boxes, and a description of both.

The file is a ZIP: it can be opened even without this program. Laws: it is complete or not there at all, and is read
again before its existence is announced; neither command overwrites anything.
"""

import hashlib
import json
import lzma
import os
import re
import signal
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import IO, Annotated

import msgspec

from bot.clock import now, now_ms
from bot.command_line.program import NotDone
from bot.host.disk_faults import in_words
from bot.host.settings import Settings
from bot.version import program
from db.connection.upgrade import versions
from db.copies.copies import (
    Copier,
    NoCopy,
    NoRoom,
    NothingThere,
    Occupied,
    Restoring,
    ToolFailed,
    ToolMissing,
    ToolTooOld,
)
from games.kernel.engine.text import Text

FORMAT = "parlatorium backup"
DATABASES = {"sqlite": "parlatorium.db", "postgresql": "parlatorium.dump"}
"""The database's name in the backup, by its kind."""
BOARDS, MANIFEST = "boards", "manifest.json"
LONGEST_MANIFEST, LARGEST_BOARD = 1_000_000, 2_000_000
"""The most bytes that each of them may have."""
TIGHTEST, SMALL = 400, 50_000_000
"""A part compressed by more than this factor is no database but made to fill a disk, unless it is small (in bytes)."""
BOARD = re.compile(rf"{BOARDS}/[^/\\]+\.toml")
FIRST_MADE = datetime(2024, 1, 1, tzinfo=UTC)
"""No backup is older than the program."""
CLOCKS_APART = timedelta(minutes=10)
"""Nor from the future; clocks may differ by this much."""
UNPACKING = (
    zipfile.BadZipFile,
    zlib.error,
    lzma.LZMAError,
    EOFError,
    RuntimeError,
    OverflowError,
    ValueError,
    struct.error,
)
"""Errors of unpacking a file that was forged, or packed in an unknown way."""
CHUNK = 1 << 20


class Manifest(msgspec.Struct, frozen=True):
    """The contents of a backup: `tables` is the tables' version, `sha256` has a hash for each part's name."""

    kind: str
    installation: str
    tables: str
    sha256: dict[str, str]
    program: str
    made: Annotated[datetime, msgspec.Meta(tz=True)]
    format: str = FORMAT

    @property
    def made_at(self) -> int:
        """When it was made, in unix milliseconds."""
        return int(self.made.timestamp() * 1000)


# making one


def backup(settings: Settings, file: Path) -> Manifest:
    """Write a backup of the data of these settings into a new file. Raises NotDone, DatabaseUnusable."""
    if file.exists():
        raise NotDone(Text("cli-backup-there", file=str(file)))
    if not file.absolute().parent.is_dir():
        raise NotDone(Text("cli-backup-no-folder", folder=str(file.absolute().parent)))
    copier = _copier(settings.database)
    with _ending_in_order(), _explained(copier, file), _half(file) as half:
        manifest = _pack(copier, settings.data_dir / BOARDS, half, file.absolute().parent)
        _prove(copier, manifest, half)
        if file.exists():
            raise NotDone(Text("cli-backup-there", file=str(file)))
        half.rename(file)
    return manifest


def _copier(url: str) -> Copier:
    """The copier for the database at this SQLAlchemy URL. Raises DatabaseUnusable."""
    if url.startswith("postgres"):
        from db.copies.server_copies import ServerCopier

        return ServerCopier(url)
    from db.copies.file_copies import FileCopier

    return FileCopier(url)


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """Within this block a request to stop first removes what is half done."""

    def stop(*_: object) -> None:
        raise SystemExit(128 + signal.SIGTERM)

    try:
        before = signal.signal(signal.SIGTERM, stop)
    except ValueError:
        # Only the main thread hears signals.
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def _half(file: Path) -> Iterator[Path]:
    """A file beside it that nobody else can read, because a backup is secret. Removed afterwards if still there."""
    handle, name = tempfile.mkstemp(dir=file.absolute().parent, prefix=f".{file.name}-", suffix=".half")
    os.close(handle)
    try:
        yield Path(name)
    finally:
        Path(name).unlink(missing_ok=True)


def _pack(copier: Copier, boards: Path, half: Path, folder: Path) -> Manifest:
    sums: dict[str, str] = {}
    # The copy may lack anything stored after this moment.
    made = now().replace(microsecond=0)
    with half.open("wb") as written, zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as packed:
        with copier.copied(folder) as (copy, contents):
            name = DATABASES[copier.kind]
            sums[name] = _poured(copy, packed, name)
        for board in sorted(boards.glob("*.toml")):
            with board.open("rb") as numbers:
                sums[f"{BOARDS}/{board.name}"] = _poured(numbers, packed, f"{BOARDS}/{board.name}")
        manifest = Manifest(copier.kind, contents.installation, contents.version, sums, program(), made)
        packed.writestr(MANIFEST, json.dumps(msgspec.to_builtins(manifest), indent=1))
        packed.close()
        written.flush()
        os.fsync(written.fileno())
    return manifest


def _poured(source: IO[bytes], packed: zipfile.ZipFile, name: str) -> str:
    digest = hashlib.sha256()
    with packed.open(name, "w", force_zip64=True) as part:
        while chunk := source.read(CHUNK):
            digest.update(chunk)
            part.write(chunk)
    return digest.hexdigest()


def _prove(copier: Copier, manifest: Manifest, file: Path) -> None:
    """Read a backup from the disk and compare it with its description. Raises what `_explained` explains."""
    with _unpacking(file) as packed:
        if missing := set(manifest.sha256) - set(packed.namelist()):
            raise zipfile.BadZipFile(missing)
        for name in manifest.sha256:
            _let_fit(packed.getinfo(name))
        for name, expected in manifest.sha256.items():
            digest = hashlib.sha256()
            with packed.open(name) as part:
                while chunk := part.read(CHUNK):
                    digest.update(chunk)
            if digest.hexdigest() != expected:
                raise zipfile.BadZipFile(name)
        with packed.open(DATABASES[copier.kind]) as part:
            copier.prove(part)


@contextmanager
def _unpacking(file: Path) -> Iterator[zipfile.ZipFile]:
    """Open a backup for unpacking; every fault in its packing becomes one error."""
    try:
        with zipfile.ZipFile(file) as packed:
            yield packed
    except UNPACKING as error:
        raise zipfile.BadZipFile(str(error)) from error


def _let_fit(part: zipfile.ZipInfo) -> None:
    """Raise BadZipFile for a part that is no database and no board, or would be much too large."""
    if BOARD.fullmatch(part.filename):
        fits = part.file_size <= LARGEST_BOARD
    else:
        tight = part.file_size > max(SMALL, TIGHTEST * part.compress_size)
        fits = part.filename in DATABASES.values() and not tight
    if not fits:
        raise zipfile.BadZipFile(part.filename)


# the way back


def restore(settings: Settings, file: Path, made: datetime | None = None) -> Manifest:
    """Restore a backup into the empty place that these settings name. Raises NotDone, DatabaseUnusable, CannotStart.
    `made`: when it was made, if the backup does not know.
    """
    from bot.host import premises
    from bot.host.marker import Marker

    copier, marker = _copier(settings.database), Marker(settings)
    marker.read()  # what cannot be marked in the end is not begun
    with premises.private():
        with _explained(copier, file):
            manifest = _read(file, made)
            _suits(copier, manifest)
            if there := copier.occupied():
                raise Occupied(there)
            _prove(copier, manifest, file)
            with _unpacking(file) as packed:
                _put_boards_back(packed, manifest, settings.data_dir)
                with packed.open(DATABASES[copier.kind]) as copy:
                    copier.put_back(copy, Restoring(now_ms(), manifest.made_at))
        marker.note(manifest.installation)
    return manifest


def _read(file: Path, made: datetime | None) -> Manifest:
    try:
        with _unpacking(file) as packed, packed.open(MANIFEST) as part:
            manifest = msgspec.json.decode(part.read(LONGEST_MANIFEST), type=Manifest)
    except (zipfile.BadZipFile, KeyError, msgspec.MsgspecError) as error:
        raise NotDone(Text("cli-restore-no-backup", file=str(file))) from error
    if manifest.format != FORMAT or DATABASES.get(manifest.kind) not in manifest.sha256:
        raise NotDone(Text("cli-restore-no-backup", file=str(file)))
    if made is not None:
        manifest = msgspec.structs.replace(manifest, made=made.astimezone(UTC))
    if not FIRST_MADE <= manifest.made <= now() + CLOCKS_APART:
        raise NotDone(Text("cli-restore-when", file=str(file), made=manifest.made.date().isoformat()))
    return manifest


def _suits(copier: Copier, manifest: Manifest) -> None:
    """Raise NotDone if it cannot be restored here: newer tables, another kind of database: ``cli-restore-of-*``."""
    if manifest.tables not in versions():
        raise NotDone(Text("cli-restore-newer", program=manifest.program))
    if manifest.kind != copier.kind:
        raise NotDone(Text(f"cli-restore-of-{manifest.kind}"))


def _put_boards_back(packed: zipfile.ZipFile, manifest: Manifest, data_dir: Path) -> None:
    """Write the box numbers that are missing here; never overwrite numbers that differ from the backup's."""
    boards = {Path(name).name: packed.read(name) for name in manifest.sha256 if name.startswith(f"{BOARDS}/")}
    folder = data_dir / BOARDS
    others = [name for name, numbers in boards.items() if _other(folder / name, numbers)]
    if others:
        files = ", ".join(str(folder / name) for name in others)
        raise NotDone(Text("cli-restore-other-boards", files=files))
    for name, numbers in boards.items():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(numbers)


def _other(board: Path, numbers: bytes) -> bool:
    with suppress(FileNotFoundError):
        return board.read_bytes() != numbers
    return False


@contextmanager
def _explained(copier: Copier, file: Path) -> Iterator[None]:
    """Within this block errors of making or restoring a backup become a sentence; existing data,
    ``cli-restore-occupied-*``.
    """
    try:
        yield
    except NothingThere:
        why = Text("cli-backup-nothing", place=copier.place)
    except NoRoom as error:
        why = Text("cli-backup-no-room", folder=str(file.absolute().parent), needed=f"{error.needed / 1e6:.0f}")
    except ToolMissing as error:
        why = Text("cli-backup-no-tool", tool=str(error))
    except ToolTooOld as error:
        why = Text("cli-backup-old-tool", tool=str(error))
    except ToolFailed as error:
        why = Text("cli-backup-tool-failed", tool=error.tool, fault=error.fault)
    except Occupied as error:
        why = Text(f"cli-restore-occupied-{copier.kind}", there=", ".join(error.there[:9]), place=copier.place)
    except (zipfile.BadZipFile, NoCopy):
        why = Text("cli-restore-damaged", file=str(file))
    except OSError as error:
        why = Text("cli-backup-disk", file=str(error.filename or file), fault=in_words(error))
    else:
        return
    raise NotDone(why)
