"""Compares every card that both programs have, over many games: python -m tools oracle [--games 2000] [card …]

Prints one line per plan and figure; the exit code is 1 if any difference is too large for chance.
"""

import argparse
import sys

from tools.oracle.comparison import compared
from tools.oracle.plans import PLANS, card_of


def main() -> int:
    """Compare, and say whether all is well."""
    parser = argparse.ArgumentParser(prog="python -m tools oracle", description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("cards", nargs="*")
    wanted = parser.parse_args()
    apart = 0
    for name in PLANS:
        if not wanted.cards or card_of(name) in wanted.cards:
            for difference in compared(name, wanted.games):
                apart += difference.real
                print(f"{name}: {difference}{' – APART' if difference.real else ''}", flush=True)
    return 1 if apart else 0


if __name__ == "__main__":
    sys.exit(main())
