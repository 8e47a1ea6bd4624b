"""The suite on every Python that is installed here: python -m tools pythons [3.12 3.13] [-- tests/db -x]

For each of them, or those named, it makes an environment in build/pythons, installs the program with its tests as the
README says, and runs pytest with the arguments after `--`. It ends with 1 if the suite is red on one of them, or if a
named one is not here.
"""

import argparse
import os
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from shutil import which

ROOT = Path(__file__).parents[1]
SAID = "Programming Language :: Python :: "


def tried() -> list[str]:
    """The versions on which the program claims to be tested."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [line.removeprefix(SAID) for line in project["classifiers"] if line.startswith(SAID)]


def here(version: str) -> Path | None:
    """The newest interpreter of this version on the path or among those of pyenv."""
    of_pyenv = (Path(os.environ.get("PYENV_ROOT", "~/.pyenv")).expanduser() / "versions").glob(f"{version}.*")
    newest = sorted(of_pyenv, key=lambda folder: [int(part) for part in folder.name.split(".") if part.isdecimal()])
    found = [folder / "bin" / "python" for folder in newest] or [
        Path(path) for path in [which(f"python{version}")] if path
    ]
    return found[-1] if found else None


def steps(version: str, python: Path, given: Sequence[str]) -> Iterator[list[str]]:
    """The commands, one after the other."""
    environment = ROOT / "build" / "pythons" / version
    own = str(environment / ("Scripts" if sys.platform == "win32" else "bin") / "python")
    yield [str(python), "-m", "venv", str(environment)]
    yield [own, "-m", "pip", "install", "--quiet", "-c", "constraints.txt", "-e", ".[test]"]
    yield [own, "-m", "pytest", *given]


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code."""
    reading = argparse.ArgumentParser(prog="python -m tools pythons", description=__doc__)
    reading.add_argument("versions", nargs="*", metavar="VERSION")
    words = list(sys.argv[1:] if arguments is None else arguments)
    cut = words.index("--") if "--" in words else len(words)
    named = reading.parse_args(words[:cut]).versions
    outcomes = dict[str, str]()
    for version in named or tried():
        python = here(version)
        if python is None:
            outcomes[version] = "not here" if named else "not here, left out"
        else:
            ran = (subprocess.run(step, cwd=ROOT, check=False) for step in steps(version, python, words[cut + 1 :]))
            outcomes[version] = "green" if all(each.returncode == 0 for each in ran) else "red"
    for version, outcome in outcomes.items():
        print(f"Python {version}: {outcome}")
    return int(not {"red", "not here"}.isdisjoint(outcomes.values()))


if __name__ == "__main__":
    sys.exit(main())
