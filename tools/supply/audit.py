"""Known vulnerabilities of the pinned packages, as pip-audit finds them."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COMMAND = ("pip_audit", "--require-hashes", "--disable-pip", "--format=json", "--progress-spinner=off", "--requirement")


@dataclass(frozen=True)
class Audit:
    """The findings: `vulnerable` in words, how many packages were `looked_up`, and why others were not."""

    vulnerable: Sequence[str] = ()
    looked_up: int = 0
    missed: Sequence[str] = ()


def audited(lock: Path) -> Audit:
    """Ask the database of advisories about every package of this file; it needs the network."""
    ran = subprocess.run([sys.executable, "-m", *COMMAND, str(lock)], capture_output=True, text=True, check=False)
    return verdict(ran.stdout, ran.stderr)


def verdict(answer: str, complaint: str) -> Audit:
    """Pip-audit's verdict; it counts it as success to have looked nothing up."""
    try:
        found = json.loads(answer)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return Audit(missed=[(complaint.strip().splitlines() or ["no answer"])[-1]])
    known = [one for one in found if "skip_reason" not in one]
    vulnerable = [_told(one, fault) for one in known for fault in one["vulns"]]
    return Audit(vulnerable, len(known), [one["skip_reason"] for one in found if "skip_reason" in one])


def _told(package: Mapping[str, str], fault: Mapping[str, Any]) -> str:
    mended = ", ".join(fault["fix_versions"]) or "no version yet"
    return f"{package['name']} {package['version']}: {fault['id']}, mended in {mended}"
