"""The packages installed with the program: their names, hashes and licences."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.metadata import distribution, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCK = ROOT / "requirements.lock"
CONSTRAINTS = ROOT / "constraints.txt"

ALLOWED = frozenset(
    {"Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-CMU", "OFL-1.1", "PSF-2.0"},
)
"""Permitted licences of packages: all let anybody use and pass on the whole under the MIT licence."""
_WRITTEN = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "ISC License": "ISC",
    "MIT License": "MIT",
    "Python Software Foundation License": "PSF-2.0",
    "SIL OFL 1.1": "OFL-1.1",
}
"""How some write the name of their licence, and how it is written elsewhere."""
_LONGEST_NAME = 40
_PIN = re.compile(r"^([\w.-]+)==([\w.+!-]+)", re.MULTILINE)
_HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})(?: |$)")


@dataclass(frozen=True)
class Package:
    """An installed package."""

    name: str
    version: str
    licence: str

    @property
    def allowed(self) -> bool:
        """Whether its licence is permitted; of several alternatives one is enough."""
        return any(all(part.strip() in ALLOWED for part in one.split(" AND ")) for one in self.licence.split(" OR "))


def needed(name: str, *extras: str) -> set[str]:
    """All packages that installing one with these extras brings along, by normal name."""
    found: set[tuple[str, frozenset[str]]] = set()
    _gather(name, frozenset(extras), found)
    return {other for other, _ in found}


def _gather(name: str, extras: frozenset[str], found: set[tuple[str, frozenset[str]]]) -> None:
    for requirement in map(Requirement, requires(name) or []):
        other = (canonicalize_name(requirement.name), frozenset(requirement.extras))
        if _applies(requirement, extras) and other not in found:
            found.add(other)
            _gather(*other, found)


def _applies(requirement: Requirement, extras: frozenset[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in extras | {""})


def installed() -> list[Package]:
    """The packages that the program runs with, PostgreSQL's driver included."""
    return [_package(name) for name in sorted(needed("parlatorium", "postgres"))]


def _package(name: str) -> Package:
    about = distribution(name)
    named = about.metadata.get_all("License-Expression") or []
    field = (about.metadata.get("License") or "").strip()  # type: ignore[attr-defined]  # it is a Message
    classified = [
        line.rpartition(" :: ")[2] for line in about.metadata.get_all("Classifier") or [] if "License" in line
    ]
    return Package(name, about.version, licence_of(named, field, classified))


def licence_of(named: Iterable[str], field: str, classified: Iterable[str]) -> str:
    """The licence of a package by its expression, else by its field, else by its classifiers; "" if there is none."""
    short = [field] if 0 < len(field) <= _LONGEST_NAME and "\n" not in field else []
    found = next(iter([*named, *short, *classified]), "")
    return _WRITTEN.get(found, found)


def pins(file: Path) -> Mapping[str, str]:
    """The versions that a file pins, by normal name."""
    return {canonicalize_name(name): version for name, version in _PIN.findall(file.read_text(encoding="utf-8"))}


def hashes(file: Path) -> Mapping[str, list[str]]:
    """The hashes by which it pins them, by normal name."""
    blocks = re.split(r"\n(?=\S)", file.read_text(encoding="utf-8"))
    found = ((_PIN.match(block), _HASH.findall(block.replace("\n", " "))) for block in blocks)
    return {canonicalize_name(pin[1]): listed for pin, listed in found if pin}
