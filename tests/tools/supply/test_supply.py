"""What is said of the packages that come along: their licences, their pins, and what is known against them."""

import json
from pathlib import Path

import pytest

from tools.supply import __main__ as command
from tools.supply.audit import Audit, verdict
from tools.supply.packages import Package, hashes, licence_of, pins

GOOD = {"name": "yarl", "version": "1.25.1", "vulns": []}
BAD = {"name": "aiohttp", "version": "3.0", "vulns": [{"id": "PYSEC-1", "fix_versions": ["3.1"], "aliases": []}]}
UNKNOWN = {"name": "rich", "skip_reason": "Dependency not found on PyPI and could not be audited: rich (15.0.0)"}


@pytest.mark.parametrize(
    ("licence", "allowed"),
    [
        ("MIT", True),
        ("Apache-2.0 AND MIT", True),
        ("GPL-3.0-only OR MIT", True),
        ("GPL-3.0-only", False),
        ("MIT AND GPL-3.0-only", False),
        ("", False),
        ("Anything else", False),
    ],
)
def test_only_what_is_listed_may_come_along(licence: str, allowed: bool) -> None:
    assert Package("some", "1", licence).allowed is allowed


@pytest.mark.parametrize(
    ("named", "field", "classified", "licence"),
    [
        (["MIT"], "something longer", ["Apache Software License"], "MIT"),
        ([], "BSD-3-Clause", ["BSD License"], "BSD-3-Clause"),
        ([], "The MIT License (MIT)\n\nCopyright (c)", ["MIT License"], "MIT"),
        ([], "APL 2", [], "Apache-2.0"),
        ([], "", ["ISC License (ISCL)"], "ISC License (ISCL)"),
        ([], "", [], ""),
    ],
)
def test_a_licence_is_read_where_it_is_told_best(
    named: list[str], field: str, classified: list[str], licence: str
) -> None:
    assert licence_of(named, field, classified) == licence


def test_pins_and_hashes_are_read(tmp_path: Path) -> None:
    lock = tmp_path / "some.lock"
    one, other = "0" * 64, "f" * 64
    lock.write_text(f"# said\nFluent.Runtime==1.0 \\\n    --hash=sha256:{one} \\\n    --hash=sha256:{other}\nbare==2\n")
    assert pins(lock) == {"fluent-runtime": "1.0", "bare": "2"}
    assert hashes(lock) == {"fluent-runtime": [one, other], "bare": []}


def test_what_could_not_be_looked_up_is_no_good_news() -> None:
    found = verdict(json.dumps({"dependencies": [GOOD, BAD, UNKNOWN]}), "")
    assert list(found.vulnerable) == ["aiohttp 3.0: PYSEC-1, mended in 3.1"]
    assert (found.looked_up, list(found.missed)) == (2, [UNKNOWN["skip_reason"]])
    assert list(verdict("", "trace\nno such host\n").missed) == ["no such host"]
    assert list(verdict("", "").missed) == ["no answer"]


@pytest.mark.parametrize(
    ("found", "licence", "code", "told"),
    [
        (Audit([], 44, []), "MIT", 0, "44 packages audited, 0 vulnerabilities known."),
        (Audit(["aiohttp 3.0: PYSEC-1"], 44, []), "MIT", 1, "aiohttp 3.0: PYSEC-1"),
        (Audit([], 44, []), "GPL-3.0-only", 1, "some 1: GPL-3.0-only – NOT ALLOWED"),
        (Audit([], 0, ["no such host"]), "MIT", 3, "Not audited: 1, 0 were. no such host"),
        (Audit(["aiohttp 3.0: PYSEC-1"], 1, ["no such host"]), "MIT", 1, "Not audited: 1, 1 were."),
    ],
)
def test_the_command_ends_as_it_found(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    found: Audit,
    licence: str,
    code: int,
    told: str,
) -> None:
    monkeypatch.setattr(command, "audited", lambda _: found)
    monkeypatch.setattr(command, "installed", lambda: [Package("some", "1", licence)])
    assert command.look() == code
    assert told in capsys.readouterr().out
