"""Each tool that a page names is there and says how it is called; every module of the tools can be imported."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.tree import ROOT, files
from tools.__main__ import FOLDER, described, file_of, main, tools

NAMED = re.compile(r"(?:`|-m )tools ([a-z_]+)")
ASKING = """
import sys
from tools.__main__ import main
for name in sys.argv[1:]:
    try:
        main([name, "--help"])
    except SystemExit as left:
        assert not left.code, name
"""
IMPORTING = "import importlib, sys; [importlib.import_module(name) for name in sys.argv[1:]]"

Capture = pytest.CaptureFixture[str]


def done(program: str, *words: str) -> subprocess.CompletedProcess[str]:
    """What becomes of a process of its own: some tools change at once what only they need otherwise."""
    command = [sys.executable, "-c", program, *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)


def named() -> set[str]:
    """The tools that pages name."""
    called = {name for page in files(ROOT, suffixes=(".md",)) for name in NAMED.findall(page.read_text("utf-8"))}
    table = [row for row in (FOLDER / "README.md").read_text("utf-8").splitlines() if row.startswith("| ")]
    return called | {name for row in table for name in re.findall(r"`([a-z_]+)`", row.rpartition(" | ")[2])}


def test_each_tool_that_a_page_names_is_there_and_says_how_it_is_called() -> None:
    assert {"kills", "calendar", "simulate", "supply", "gallery"} <= named() <= tools().keys()
    asked = done(ASKING, *sorted(named()))
    assert asked.returncode == 0, asked.stderr


def test_every_module_can_be_imported() -> None:
    modules = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in sorted(FOLDER.rglob("*.py"))]
    imported = done(IMPORTING, *[name for name in modules if not name.endswith("__init__")])
    assert imported.returncode == 0, imported.stderr


def test_all_are_listed_with_their_first_words(capsys: Capture) -> None:
    main([])
    lines = capsys.readouterr().out.splitlines()
    assert {line.split()[0] for line in lines if line[0] != " "} == tools().keys()
    assert [line for line in lines if re.fullmatch(r"film +What a film costs *", line)]
    assert all(described(file_of(module)) for module in tools().values())


def test_what_a_tool_starts_for_itself_is_not_listed() -> None:
    assert {"starved", "watched_bot", "preloaded", "hasty"} & tools().keys() == set()
    assert Path(FOLDER, "starved.py").is_file()


def test_what_is_no_tool_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as left:
        main(["hammer"])
    assert left.value.code == 2
    assert "'hammer'" in capsys.readouterr().err
