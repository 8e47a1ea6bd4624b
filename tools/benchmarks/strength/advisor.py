"""How strong the computer player of Dominion is: hard against money with one card, in each recommended set, 200 seeds
in both seatings; of the three cards that serve money best there, the one it does worst against counts.

Prints a line per set: its name, the card, hard's share. Run it by hand:
python -m tools advisor [seeds [set …]]
"""

import sys

from games.dominion import GAME
from tools.benchmarks.plans.classic import classic, share, strongest
from tools.benchmarks.plans.sets import chosen

RIVALS = 3


def hardest(name: str, seeds: int) -> tuple[float, str]:
    """Hard's share against the opponent it does worst against, and that opponent's card."""
    hard = GAME.mind.player("hard")
    return min((share(name, hard, classic(card), range(seeds)), card) for card in strongest(name, RIVALS))


def main() -> None:
    """All sets, or those named."""
    seeds = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for name in chosen(sys.argv[2:]):
        won, card = hardest(name, seeds)
        print(f"{name:26} {card:16} {won:.1%}", flush=True)


if __name__ == "__main__":
    main()
