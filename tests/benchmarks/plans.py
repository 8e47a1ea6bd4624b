"""Finds plans for the hard computer player of Dominion: round by round the best plans of a set beget changed ones, and
all play against money with each of the three cards that serve money best there, and against the normal level.

It begins with the plan in use and with money and two cards, and prints the table of the best plan for
`games/dominion/advice/plans.toml`. Run it by hand: python -m tests.benchmarks.plans [rounds [set …]]
"""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from msgspec.structs import replace

from games.dominion.advice.plans import Plan, Wish, prepared
from games.dominion.advisor import advisor, following
from games.dominion.recommended import RECOMMENDED
from games.kernel.game import Policy
from tests.benchmarks.classic import classic, share, strongest

RIVALS, KEPT, CHILDREN, SEEDS = 3, 5, 12, 4
COUNTS, ROOMS = (1, 1, 2, 2, 3, 4, 5, 8), (0, 0, 8)
MONEY = ("platinum", "gold", "silver")
NUMBERS = {
    "duchies": (3, 4, 5, 6),
    "estates": (1, 2, 3, 4),
    "provinces": (3, 4, 5, 6, 7),
    "floor": (3, 4, 5, 7),
    "rich": (0, 12, 15, 18, 21, 24),
}


@dataclass
class Candidate:
    """A plan and its shares so far, by opponent."""

    plan: Plan
    shares: dict[str, list[float]] = field(default_factory=dict)

    def play(self, name: str, rivals: Mapping[str, Policy], seeds: range) -> None:
        """Some more games against each."""
        for rival, policy in rivals.items():
            self.shares.setdefault(rival, []).append(share(name, following(self.plan), policy, seeds))

    @property
    def strength(self) -> float:
        """Half the mean, half the worst, less what may be luck."""
        means = [sum(found) / len(found) for found in self.shares.values()]
        games = 2 * SEEDS * sum(map(len, self.shares.values()))
        return float((min(means) + sum(means) / len(means)) / 2 - 0.3 / games**0.5)


def first(name: str, cards: list[str]) -> Iterator[Plan]:
    """What to begin with."""
    if name in prepared():
        yield prepared()[name]
    for one, other in combinations(cards, 2):
        yield Plan.of(f"platinum, gold, {one} 2/8, {other} 1, silver")


def changed(plan: Plan, name: str, dice: Random) -> Plan:
    """The plan with one thing added, moved, taken away, or counted differently."""
    menu = list(plan.menu)
    way = dice.choice(("add", "add", "count", "move", "drop", "number"))
    place = dice.randrange(len(menu))
    if way == "number":
        key = dice.choice(list(NUMBERS))
        return replace(plan, **{key: dice.choice(NUMBERS[key])})
    if way == "add":
        missing = sorted(set(RECOMMENDED[name].cards) - {wish.card for wish in menu})
        menu.insert(place, Wish(dice.choice(missing), dice.choice(COUNTS), dice.choice(ROOMS)) if missing else menu[0])
    elif way == "move":
        menu.insert(dice.randrange(len(menu)), menu.pop(place))
    elif menu[place].card not in MONEY:
        counted = Wish(menu[place].card, dice.choice(COUNTS), dice.choice(ROOMS))
        menu[place : place + 1] = [counted] if way == "count" else []
    return replace(plan, menu=tuple(menu))


def found(name: str, rounds: int) -> Plan:
    """The best plan after so many rounds."""
    dice, cards = Random(name), strongest(name, RIVALS)
    rivals = {card: classic(card) for card in cards} | {"normal": advisor("normal")}
    kept = [Candidate(plan) for plan in first(name, cards)]
    for number in range(rounds):
        children = [Candidate(changed(dice.choice(kept).plan, name, dice)) for _ in range(CHILDREN)]
        for candidate in (*kept, *children):
            candidate.play(name, rivals, range(5000 + SEEDS * number, 5000 + SEEDS * (number + 1)))
        kept = sorted((*kept, *children), key=lambda candidate: -candidate.strength)[:KEPT]
    return kept[0].plan


def written(name: str, plan: Plan) -> str:
    """The plan as its file has it."""
    usual = Plan(())
    numbers = [f"{key} = {getattr(plan, key)}" for key in NUMBERS if getattr(plan, key) != getattr(usual, key)]
    return "\n".join([f"[{name}]", f'menu = "{", ".join(map(str, plan.menu))}"', *numbers, ""])


def main() -> None:
    """All sets, or those named."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 12
    for name in sys.argv[2:] or RECOMMENDED:
        print(written(name, found(name, rounds)), flush=True)


if __name__ == "__main__":
    main()
