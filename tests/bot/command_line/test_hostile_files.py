"""Files that somebody has made to harm: whatever is in them, the end is one sentence, and neither memory nor time grows
with what they pretend to hold.
"""

import hashlib
import json
import resource
import sqlite3
import struct
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.command_line import backup
from bot.command_line.cases import try_files
from bot.command_line.program import NotDone
from bot.host.settings import load_settings
from bot.language.phrases import LANGUAGES, Phrasebook
from bot.tables.past import record
from db.connection.upgrade import versions

pytestmark = pytest.mark.usefixtures("elsewhere")

BOOK = Phrasebook.load(strict=True)
COPY, FILE = Path("copy.zip"), Path("data/parlatorium.db")
EMPTY_SHA = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
MANIFEST: dict[str, Any] = {
    "kind": "sqlite", "installation": "x", "tables": max(versions()), "sha256": {"parlatorium.db": EMPTY_SHA},
    "program": "1.0.0", "made": "2026-11-01T00:00:00Z", "format": "parlatorium backup",
}  # fmt: skip


def packed(manifest: object, method: int = zipfile.ZIP_DEFLATED, **parts: bytes) -> None:
    """Write a file that looks like a backup; `board` and `database` are parts."""
    names = {"database": "parlatorium.db", "board": "boards/dominion.toml"}
    with zipfile.ZipFile(COPY, "w", method) as written:
        for part, content in parts.items():
            written.writestr(names[part], content)
        written.writestr("manifest.json", manifest if isinstance(manifest, bytes) else json.dumps(manifest))


def sums(**parts: bytes) -> dict[str, Any]:
    """The manifest of these parts."""
    names = {"database": "parlatorium.db", "board": "boards/dominion.toml"}
    return {**MANIFEST, "sha256": {names[part]: hashlib.sha256(content).hexdigest() for part, content in parts.items()}}


def refused() -> str:
    """Which sentence refuses to restore the file; nothing has been put anywhere."""
    with pytest.raises(NotDone) as error:
        backup.restore(load_settings(), COPY)
    why = error.value.reason
    for language in LANGUAGES:
        sentence = BOOK.speaker(language).plain(why)
        assert sentence
        assert "\n" not in sentence
        assert ".parlatorium-copy-" not in sentence, "a place that is gone already"
    assert not FILE.exists()
    return why.id


def database(*statements: str) -> bytes:
    """A SQLite file."""
    path = Path("made.db")
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    content = path.read_bytes()
    path.unlink()
    return content


TABLES = ("CREATE TABLE facts (key TEXT PRIMARY KEY, value TEXT)", "CREATE TABLE alembic_version (version_num TEXT)")


@pytest.mark.parametrize(
    "content",
    [
        lambda: b"", lambda: b"Once upon a time", lambda: b"SQLite format 3\0" + bytes(4096), lambda: database(*TABLES),
        lambda: database("CREATE TABLE games (id INTEGER)"),
        lambda: database(*TABLES, "INSERT INTO facts VALUES ('installation', 'x')"),
        lambda: database(
            "CREATE TABLE facts (key TEXT, value TEXT, more TEXT)", TABLES[1],
            "INSERT INTO facts VALUES ('installation', 'x', '')",
            "INSERT INTO alembic_version VALUES ('v0001')",
        ),
    ],
)  # fmt: skip
def test_a_backup_that_holds_no_database_of_ours_is_damaged(content: Any) -> None:
    inside = content()
    packed(sums(database=inside), database=inside)
    assert refused() == "cli-restore-damaged"


def test_a_backup_that_is_encrypted_or_packed_otherwise_is_refused() -> None:
    for offset, here, value in ((6, 8, 1), (8, 10, 99)):
        packed(sums(database=b"x" * 99), zipfile.ZIP_STORED, database=b"x" * 99)
        data = bytearray(COPY.read_bytes())
        for place in (data.index(b"PK\x03\x04") + offset, data.index(b"PK\x01\x02") + here):
            data[place : place + 2] = struct.pack("<H", value)
        COPY.write_bytes(data)
        assert refused() in ("cli-restore-damaged", "cli-restore-no-backup")


@pytest.mark.parametrize(("part", "size"), [("board", 40_000_000), ("database", 60_000_000)])
def test_what_swells_when_it_is_unpacked_is_not_unpacked(part: str, size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"database": b"x", part: bytes(size)}
    packed(sums(**parts), **parts)
    del parts
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    read = []
    real = zipfile.ZipExtFile.read

    def counted(self: zipfile.ZipExtFile, n: int | None = -1) -> bytes:
        read.append(chunk := real(self, n))
        return chunk

    monkeypatch.setattr(zipfile.ZipExtFile, "read", counted)
    assert refused() == "cli-restore-damaged"
    assert sum(map(len, read)) < 10_000
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000, "kilobytes"


@pytest.mark.parametrize("made", ["9999-12-31T23:59:59Z", "0001-01-01T00:00:00+14:00", "2023-01-01T00:00:00Z"])
def test_a_backup_from_another_age_is_not_believed(made: str) -> None:
    packed({**MANIFEST, "made": made}, database=b"")
    assert refused() == "cli-restore-when"


@pytest.mark.parametrize(
    "name", ["boards/../../x.toml", "boards/", "boards/..", "/etc/passwd", "parlatorium.dump/x", "x" * 60_000]
)
def test_a_part_that_is_neither_database_nor_board_is_put_nowhere(name: str) -> None:
    with zipfile.ZipFile(COPY, "w") as written:
        written.writestr("parlatorium.db", b"")
        written.writestr(name, b"")
        written.writestr("manifest.json", json.dumps({**MANIFEST, "sha256": {**MANIFEST["sha256"], name: EMPTY_SHA}}))
    assert refused() in ("cli-restore-damaged", "cli-restore-no-backup")


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.datetimes().map(str),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=4,
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_a_backup_is_made_of_it_is_refused_in_a_sentence(data: st.DataObject) -> None:
    manifest = dict(MANIFEST)
    for key in data.draw(st.lists(st.sampled_from(sorted(manifest)), max_size=2)):
        manifest[key] = data.draw(values)
    inside = data.draw(st.binary(max_size=99) | st.binary(max_size=99).map(lambda tail: b"SQLite format 3\0" + tail))
    if data.draw(st.booleans()):
        manifest["sha256"] = sums(database=inside)["sha256"]
    packed(json.dumps(manifest).encode(), database=inside)
    content = bytearray(COPY.read_bytes())
    for place, byte in data.draw(
        st.lists(st.tuples(st.integers(0, len(content) - 1), st.integers(0, 255)), max_size=3)
    ):
        content[place] = byte
    COPY.write_bytes(content)
    refused()


@pytest.mark.parametrize("digits", [20, 200_000])
def test_a_number_that_nobody_could_say_makes_no_case(digits: int) -> None:
    Path("a.yaml").write_text(f"- case: x\n  game: dominion\n  rules: 0x{'f' * digits}\n", encoding="utf-8")
    (outcome,) = try_files([Path("a.yaml")])
    assert outcome.problems[0].startswith("a number is larger than")


def test_of_a_file_without_end_only_its_beginning_is_read() -> None:
    (outcome,) = try_files([Path("/dev/zero")])
    assert outcome.problems == ("a case file has at most 500000 characters",)


def test_a_record_that_is_too_long_is_none() -> None:
    with pytest.raises(record.Unreadable):
        record.read(bytes(record.LARGEST + 1))
    with pytest.raises(record.Unreadable):
        record.read(b'{"game": ' + b"[" * 100_000)
