"""The README's two commands, exactly as the project's check reads and runs them."""

import os
import re
import subprocess
import sys

import pytest

from tests.architecture.tree import ROOT

READMES = ("README.md", "README.de.md")
CHECK = ROOT / ".ci" / "run"
PLAY = "python3 -m venv .venv && .venv/bin/pip install -c constraints.txt . && .venv/bin/parlatorium"
TEST = "python3 -m venv .venv && .venv/bin/pip install -c constraints.txt -e '.[test]' && .venv/bin/pytest"


@pytest.mark.parametrize("name", READMES)
def test_the_readme_gives_two_commands_in_lines_of_their_own(name: str) -> None:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("python3 -m venv")] == [PLAY, TEST]


def test_the_check_runs_the_readmes_command() -> None:
    reading = re.search(r"^command=\$\((.*)\)$", CHECK.read_text(encoding="utf-8"), re.MULTILINE)
    assert reading is not None
    shell = f"tests=.venv/bin/pytest; {reading[1]}"
    assert (
        subprocess.run(["bash", "-c", shell], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
        == TEST
    )


def test_the_check_is_a_sound_script_that_can_be_started() -> None:
    assert os.access(CHECK, os.X_OK)
    assert CHECK.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n")
    assert subprocess.run(["bash", "-n", str(CHECK)], capture_output=True, check=False).stderr == b""


def test_the_check_ends_with_all_the_tests_that_it_has_not_measured() -> None:
    script = CHECK.read_text(encoding="utf-8")
    steps = re.findall(r'^step "(.*?):', script, re.MULTILINE)
    looked_at = ["Install", "Style", "Layout", "Types", "Undriven effects", "Layers"]
    assert steps == [*looked_at, "Coverage", "Coverage", "Tests"]
    thorough = [line for line in script.splitlines() if line.startswith('"$tests"') and "--thorough" in line]
    assert thorough[0].endswith(' -m "not long" "${near[@]}"')
    assert thorough[1] == script.splitlines()[-1] == '"$tests" --thorough "${near[@]/#/--only-long-in=}"'
    near = re.findall(r"^near=\((.*)\)$", script, re.MULTILINE)
    printed = subprocess.run(["bash", "-c", f"printf '%s\\n' {near[0]}"], capture_output=True, text=True, check=True)
    assert [path for path in printed.stdout.splitlines() if not (ROOT / path).exists()] == []


def test_of_what_was_measured_only_the_long_tests_are_left() -> None:
    def collected(*options: str) -> list[str]:
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n", "0", *options, "tests/bot/typed"]
        told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        return [line for line in told.splitlines() if "::" in line]

    left = collected("--only-long-in=tests/bot/typed")
    assert left == collected("-m", "long")
    everything = collected()
    assert 0 < len(left) < len(everything)
    assert everything[: len(left)] == left, "what is begun last keeps the others waiting"
