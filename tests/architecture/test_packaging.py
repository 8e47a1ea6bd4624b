"""The installed package: every file of the packages, the command, and pinned versions of all dependencies."""

import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.version import program
from tests.architecture.tree import PACKAGES, ROOT, files
from tools import pythons
from tools.pythons import tried
from tools.supply.packages import CONSTRAINTS, LOCK, hashes, installed, needed, pins

CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT, BUILD = CONFIGURATION["project"], CONFIGURATION["build-system"]
PIN = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!]+")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """The project as it is installed, built from a copy so that the tree stays clean."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    for package in PACKAGES:
        copytree(ROOT / package, source / package, ignore=ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", PROJECT["readme"], *PROJECT["license-files"]):
        copy(ROOT / file, source)
    build = ["pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(target), str(source)]
    subprocess.run([sys.executable, "-m", *build], check=True, capture_output=True)
    return zipfile.ZipFile(next(target.glob("*.whl")))


def shipped() -> set[str]:
    """Every file of the four packages."""
    return {str(path.relative_to(ROOT)) for path in files(ROOT, *PACKAGES, suffixes=None)}


def constraints() -> list[str]:
    """The lines of constraints.txt that pin something."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def test_every_file_is_installed(wheel: zipfile.ZipFile) -> None:
    installed = {name for name in wheel.namelist() if not name.startswith("parlatorium-")}
    assert installed == shipped()


def test_the_installed_command_starts_the_bot(wheel: zipfile.ZipFile) -> None:
    entries = next(name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    assert "parlatorium = bot.__main__:main" in wheel.read(entries).decode()


def test_the_licence_and_the_types_come_along(wheel: zipfile.ZipFile) -> None:
    assert any(name.endswith("licenses/LICENSE") for name in wheel.namelist())
    assert {f"{package}/py.typed" for package in PACKAGES} <= set(wheel.namelist())


def test_the_program_says_the_version_it_is_installed_as(monkeypatch: pytest.MonkeyPatch) -> None:
    assert program() == PROJECT["version"]
    monkeypatch.setattr("bot.version.PROGRAM", "parlatorium-that-nobody-installed")
    assert program() == "source"


def test_the_changes_begin_with_this_version() -> None:
    first = re.search(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert first is not None
    assert re.fullmatch(re.escape(PROJECT["version"]) + r", (\d{4}-\d{2}-\d{2}|not yet released)", first[1])


def test_constraints_hold_names_and_versions_only() -> None:
    assert [line for line in constraints() if not PIN.fullmatch(line)] == []
    assert len(pins(CONSTRAINTS)) == len(constraints())


def test_everything_needed_is_pinned_and_pinned_as_installed() -> None:
    names, pinned = needed("parlatorium", "test"), pins(CONSTRAINTS)
    assert names - pinned.keys() == set()
    assert {name: distribution(name).version for name in names} == {name: pinned[name] for name in names}


@pytest.mark.skipif(
    sys.version_info[:2] != (3, 11) or sys.platform != "linux", reason="the container has Python 3.11 on Linux"
)
def test_the_lock_pins_what_runs_and_what_builds_it_as_the_constraints_do() -> None:
    builds = {canonicalize_name(Requirement(line).name) for line in BUILD["requires"]}
    locked, pinned = pins(LOCK), pins(CONSTRAINTS)
    assert locked.keys() == needed("parlatorium", "postgres") | builds
    assert locked == {name: pinned[name] for name in locked}


def test_everything_locked_has_its_hashes() -> None:
    listed = hashes(LOCK)
    assert listed.keys() == pins(LOCK).keys()
    assert [name for name, found in listed.items() if not found or len(set(found)) != len(found)] == []
    assert sum(map(len, listed.values())) == LOCK.read_text(encoding="utf-8").count("--hash=sha256:")


def test_the_pages_name_the_pythons_that_it_is_tried_on_the_oldest_that_is_needed_first() -> None:
    assert PROJECT["requires-python"] == f">={tried()[0]}"
    for page, word in {"docs/hosting.md": "and", "docs/hosting.de.md": "und"}.items():
        assert f"{', '.join(tried()[:-1])} {word} {tried()[-1]};" in (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "codes", "ended"),
    [([], {"pytest": 0}, 0), ([], {"pytest": 1}, 1), (["3.11"], {"pip": 1}, 1), (["3.99"], {"pytest": 0}, 1)],
)
def test_the_suite_on_every_python_is_green_only_where_all_was_run(
    monkeypatch: pytest.MonkeyPatch, words: list[str], codes: dict[str, int], ended: int
) -> None:
    monkeypatch.setattr(pythons, "here", lambda version: None if version in ("3.12", "3.99") else Path("python"))
    ran = list[list[str]]()

    def run(step: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        ran.append(step)
        return subprocess.CompletedProcess(step, codes.get(step[2], 0))

    monkeypatch.setattr(subprocess, "run", run)
    assert pythons.main([*words, "--", "tests/db"]) == ended
    assert all(step[2:] == ["pytest", "tests/db"] for step in ran if "pytest" in step)


def test_every_licence_lets_it_come_along() -> None:
    assert [package for package in installed() if not package.allowed] == []


def test_the_extras_are_those_of_the_documents() -> None:
    assert sorted(PROJECT["optional-dependencies"]) == ["audit", "postgres", "test"]
    assert Path(ROOT / PROJECT["readme"]).read_text(encoding="utf-8").count("'.[test]'") == 1
