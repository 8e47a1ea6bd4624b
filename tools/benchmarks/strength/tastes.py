"""Finds the worth of a table's signs to the hard computer player of Monasterium, by games against itself.

Each round it plays with its present knowledge, now and then choosing something else, and notes the signs at the end of
each turn and the points won until the next. From that follows what each sign promises (least squares of temporal
differences); its knowledge moves a part of the way there. Everything is kept in a file, game by game: the same command
goes on where it was stopped. At the end of a round it prints the table for `games/monasterium/advice/experience.toml`.
Run it by hand: python -m tools tastes FILE [rounds [games]]
"""

import pickle
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from operator import mul
from pathlib import Path
from random import Random
from statistics import mean

from rich.console import Console
from rich.progress import track

from games.kernel.contract.game import Setup
from games.kernel.contract.mind import obeying
from games.kernel.contract.policy import Look, Policy
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Picks
from games.kernel.selfplay import Run
from games.monasterium import GAME
from games.monasterium.advice.experience import FOUND, SOON, Experience, Worths
from games.monasterium.advice.signs import SIGNS, dice_left, signs
from games.monasterium.advice.worth import standing
from games.monasterium.advisor import knowing, think
from games.monasterium.board import GOODS, MOST_DICE
from games.monasterium.rules.dice_phase import take_hand
from games.monasterium.rules.goods import gain
from games.monasterium.setup import Options, new_table
from games.monasterium.table import Table

SEATS = (3, 2, 3, 4, 3)
"""Tables for three come more often than others."""
CURIOUS = 0.05
"""How often dice are taken from just any space."""
UNLIKE = 0.3
"""How often a player begins with an unusual thing."""
MEMORY = 0.9
"""The share of later events credited to a turn, turn by turn."""
OLD, STEP, DOUBT = 0.6, 0.4, 0.02
"""The weight of games of earlier rounds; the size of a step; the evidence a worth needs, by game."""
Row = list[float]


@dataclass
class Learned:
    """All that is known: rounds and games played, the worths, and the equations they follow from."""

    worths: list[tuple[float, float]] = field(default_factory=lambda: [(one[0], one[1]) for one in FOUND.found])
    rounds: int = 0
    games: int = 0
    points: list[int] = field(default_factory=list)
    sums: list[Row] = field(default_factory=lambda: [[0.0] * WIDTH for _ in range(WIDTH)])
    aims: Row = field(default_factory=lambda: [0.0] * WIDTH)

    def learn(self, trail: Sequence[tuple[Row, int]], end: int) -> None:
        """A seat's game: the signs and points at the end of its turns, and the points at the end of the game."""
        traced = [0.0] * WIDTH
        after = [*trail[1:], ([0.0] * WIDTH, end)]
        for (now, points), (then, more) in zip(trail, after, strict=True):
            traced = [MEMORY * old + new for old, new in zip(traced, now, strict=True)]
            change = [one - other for one, other in zip(now, then, strict=True)]
            for at, weight in enumerate(traced):
                if weight:
                    self.sums[at] = [old + weight * new for old, new in zip(self.sums[at], change, strict=True)]
                    self.aims[at] += weight * (more - points)

    def close_round(self, games: int) -> None:
        """Move part of the way to the games' results."""
        doubted = [[*row, aim] for row, aim in zip(self.sums, self.aims, strict=True)]
        for at, row in enumerate(doubted):
            row[at] += DOUBT * games
        found = solved(doubted)
        half = WIDTH // 2
        aimed = zip(self.worths, found[:half], found[half:], strict=True)
        self.worths = [(one + STEP * (to - one), all_ + STEP * (far - all_)) for (one, all_), to, far in aimed]
        self.sums = [[OLD * value for value in row] for row in self.sums]
        self.aims = [OLD * value for value in self.aims]
        self.rounds, self.games, self.points = self.rounds + 1, 0, []


WIDTH: int = 2 * len(FOUND.found)


def solved(rows: list[Row]) -> Row:
    """The solution of these equations, the right side last (Gauss)."""
    count = len(rows)
    for at in range(count):
        best = max(range(at, count), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        pivot = rows[at]
        for row in range(at + 1, count):
            if factor := rows[row][at] / pivot[at]:
                rows[row][at:] = [one - factor * other for one, other in zip(rows[row][at:], pivot[at:], strict=True)]
    found = [0.0] * count
    for at in reversed(range(count)):
        rest = sum(map(mul, rows[at][at + 1 : count], found[at + 1 :]))
        found[at] = (rows[at][count] - rest) / rows[at][at]
    return found


def named(worths: Sequence[tuple[float, float]]) -> Worths:
    """Worths by subject and name."""
    left = iter(worths)
    return {subject: {name: next(left) for name in names} for subject, names in SIGNS.items()}


def written(worths: Sequence[tuple[float, float]]) -> Iterator[str]:
    """The same as their file has them."""
    for subject, of_subject in named(worths).items():
        yield f"\n[{subject}]"
        yield from (f"{name} = [{always:.2f}, {by_dice:.2f}]" for name, (always, by_dice) in of_subject.items())


def curious(policy: Policy, dice: Random) -> Policy:
    """The same, but now and then it takes dice from just any space."""

    def answer(look: Look, choice: Choice) -> Picks:
        if choice.key == "dice.take" and dice.random() < CURIOUS:
            return (dice.choice(choice.values),)
        return policy(look, choice)

    return answer


def unlike(dice: Random, setup: Setup, options: Options, chance: Chance) -> Table:
    """The beginning of a game, sometimes with more dice or goods for a seat, or a messenger elsewhere: so it learns
    their worth in positions it would not reach by itself.
    """
    table = new_table(setup, options, chance)
    for me in table.schools:
        if dice.random() < UNLIKE:
            me.personal_dice = dice.randint(2, MOST_DICE)
        if dice.random() < UNLIKE:
            me.messenger = dice.randint(1, table.board.length)
        if dice.random() < UNLIKE:
            for good in GOODS:
                gain(me, good, dice.randrange(3))
        take_hand(table, me, table.round)
    return table


def seen(table: Table, seat: int) -> tuple[Row, int]:
    """The signs for a seat, each as it counts soon and for all dice, and its points."""
    me = table.schools[seat]
    left, shown = dice_left(table, me), signs(table, me)
    soon = min(1.0, SOON * left)
    return [*[soon * sign for sign in shown], *[left * sign for sign in shown]], standing(table, me)


def play(progress: Learned) -> None:
    """One game, and its lessons."""
    seed = b"taste %d %d" % (progress.rounds, progress.games)
    seats = SEATS[progress.games % len(SEATS)]
    mind = knowing(Experience(named(progress.worths)))
    begin = partial(unlike, Random(seed))
    run = Run(
        replace(GAME, begin=begin),
        Setup(seats, "exact"),
        seed,
        [curious(obeying(partial(think, mind)), Random(seed))] * seats,
    )
    assert isinstance(run.state, Table)
    for me, trail in zip(run.state.schools, trails(run, run.state), strict=True):
        end = standing(run.state, me)
        progress.learn(trail, end)
        progress.points.append(end)
    progress.games += 1


def trails(run: Run, table: Table) -> list[list[tuple[Row, int]]]:
    """Each seat's view whenever its turn has ended and another begins."""
    found = [list[tuple[Row, int]]() for _ in table.schools]
    acting, turns = None, 0
    while run.waiting:
        run.step()
        begun = sum([me.turns for me in table.schools])
        if begun > turns or table.phase == "place":
            if acting is not None:
                found[acting].append(seen(table, acting))
            acting, turns = table.seat if table.phase == "act" else None, begun
    return found


def opened(file: Path) -> Learned:
    """The knowledge so far."""
    if not file.exists():
        return Learned()
    found: Learned = pickle.loads(file.read_bytes())
    return found


def keep(file: Path, progress: Learned) -> None:
    """Store it, whole or not at all."""
    beside = file.with_suffix(".new")
    beside.write_bytes(pickle.dumps(progress))
    beside.replace(file)


def main() -> None:
    """So many rounds."""
    file = Path(sys.argv[1])
    rounds, games = [*map(int, sys.argv[2:]), *(10, 1500)[len(sys.argv[2:]) :]]
    progress = opened(file)
    while progress.rounds < rounds:
        left = range(progress.games, games)
        for _ in track(left, f"round {progress.rounds + 1}", console=Console(stderr=True)):
            play(progress)
            keep(file, progress)
        print(f"# round {progress.rounds + 1}: {mean(progress.points):.1f} points")
        progress.close_round(games)
        keep(file, progress)
        print("\n".join(written(progress.worths)), flush=True)


if __name__ == "__main__":
    main()
