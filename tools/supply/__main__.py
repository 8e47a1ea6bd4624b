"""What comes along with the program: python -m tools supply [lock]

Lists every package with its licence, and asks the database of advisories about known vulnerabilities. The exit code is
0 if all is well, 1 for a licence that is not allowed or a known vulnerability, 3 if that could not be found out. With
`lock` it rewrites requirements.lock: the pins of constraints.txt, with the hashes of all existing files.
"""

import argparse
import subprocess
import sys
import tomllib

from tools.supply.audit import audited
from tools.supply.packages import CONSTRAINTS, LOCK, ROOT, installed

COMPILE = (
    *("uv", "pip", "compile", "--quiet", "--no-config", "--generate-hashes", "--no-header", "--no-annotate"),
    *("--python-version", "3.11", "--python-platform", "linux", "--extra", "postgres"),
)
HEAD = "# What the container installs, by hash. Written from constraints.txt by `python -m tools supply lock`."
UNKNOWN = 3


def main() -> int:
    """Run the command, and return whether all is well."""
    parser = argparse.ArgumentParser(prog="python -m tools supply", description=__doc__)
    parser.add_argument("what", nargs="?", choices=["lock"])
    return write_lock() if parser.parse_args().what else look()


def write_lock() -> int:
    """Pin the packages that the container installs and is built with."""
    build = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    files = ["--constraint", str(CONSTRAINTS), str(ROOT / "pyproject.toml"), "-"]
    ran = subprocess.run(
        [sys.executable, "-m", *COMPILE, *files], input="\n".join(build), stdout=subprocess.PIPE, text=True, check=False
    )
    if ran.returncode == 0:
        LOCK.write_text(f"{HEAD}\n{ran.stdout}", encoding="utf-8")
    return ran.returncode


def look() -> int:
    """List licences and vulnerabilities."""
    packages = installed()
    for one in packages:
        print(f"{one.name} {one.version}: {one.licence or 'no licence named'}{'' if one.allowed else ' – NOT ALLOWED'}")
    found = audited(LOCK)
    for line in found.vulnerable:
        print(line)
    bad = found.vulnerable or not all(one.allowed for one in packages)
    if found.missed:
        print(f"Not audited: {len(found.missed)}, {found.looked_up} were. {found.missed[0]}")
        return 1 if bad else UNKNOWN
    print(f"{found.looked_up} packages audited, {len(found.vulnerable)} vulnerabilities known.")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
