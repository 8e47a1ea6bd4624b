"""How long the bot stays away after an outage: python -m tools outages

Every kind of outage, of ten seconds to forty minutes, on a clock that jumps over idle time: with one connection and
with shards, of a connected bot and of one that starts meanwhile. The exit code is 1 if one comes back later than a
minute after the network, or logs more than a line a minute.
"""

import argparse
import sys

from rich.console import Console

from tools.outages.road import FAULTS
from tools.outages.trial import go_through, kept

SECONDS = (10, 120, 600, 2400)


def main() -> int:
    """Run the tool; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools outages", description=(__doc__ or "").partition("\n\n")[2])
    parser.add_argument(
        "--seconds", type=int, nargs="+", default=SECONDS, help="how long outages are (10 120 600 2400)"
    )
    options = parser.parse_args()
    console = Console(highlight=False, soft_wrap=True)
    console.print("fault          bot          seconds  back after  tries  identified  lines in the log")
    broken = 0
    for fault in FAULTS:
        for shards, at_start in ((False, False), (True, False), (False, True), (True, True)):
            for seconds in options.seconds:
                found = go_through(fault, seconds, shards=shards, at_start=at_start)
                broken += not (held := kept(found, seconds))
                bot = f"{'shards' if shards else 'plain'}{', starts' if at_start else ''}"
                figures = f"{found.back_after:9.1f} s {found.tries:6} {found.identified:11} {found.lines:17}"
                console.print(f"{fault:14} {bot:15} {seconds:4} {figures}{'' if held else '  <-'}")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main())
