"""Games played at random, with the spread of points and other figures: python -m tools simulate --games 20000

Every question gets any legal answer, and after every step a count checks that nothing got lost. Prints the lengths,
results and endings of games. The first fault is a line with the command that plays it again, and the exit code is 1.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence

from rich.table import Table

from bot.command_line.spelling import spell_out
from games.kernel.engine.text import Say
from tools.simulate.by_lot import Failure, Scale, SimulatedGame, measured, places, reasons, simulated, spans
from tools.simulate.terminal import MOST, Terminal, seeds, table, within

LENGTHS = {"turns": "Turns", "steps": "Answers"}
"""The units of a game's length."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, and print the results."""
    asked, terminal = _options(arguments), Terminal()
    game = terminal.game(asked.game, asked.seats, "--seats")
    wanted, begun = seeds(asked.seed, asked.games), time.process_time()
    try:
        played = [simulated(game, asked.seats, each, asked.cap) for each in terminal.counted(wanted)]
    except Failure as failed:
        terminal.failed(failed, f"simulate --game {game.name} --seats {asked.seats} --cap {asked.cap}")
    seconds = time.process_time() - begun
    terminal.out.print(*tables(terminal.speaking_of(game), played), sep="\n")
    speed = f"{seconds:.1f} s of computing time, {len(played) / seconds:.1f} games per second"
    terminal.out.print(f"{len(played)} games from seed {wanted[0]} on, nothing lost; {speed}.")
    return 0


def tables(say: Say, played: Sequence[SimulatedGame]) -> Iterator[Table]:
    """The lengths of random games, their results, and why they ended."""
    yield _lengths(played)
    yield _scales(say, played)
    ends = table(["Why it ended", "Games"])
    for reason, count in reasons(played):
        ends.add_row(say(reason) if reason else "Stopped after the turns allowed", str(count))
    yield ends


def _lengths(played: Sequence[SimulatedGame]) -> Table:
    made = table(["Of each game", "Least", "Median", "Mean", "Most"])
    for name, (least, middle, average, most) in spans(played).items():
        made.add_row(LENGTHS[name], str(least), f"{middle:g}", f"{average:.1f}", str(most))
    return made


def _scales(say: Say, played: Sequence[SimulatedGame]) -> Table:
    made = table(["Spread over all games", "Least", "1/4", "Median", "3/4", "Most"])
    for place, spread in enumerate(places(played), 1):
        made.add_row(f"Points on place {place}", *_numbers(spread))
    for label, spread in measured(played).items():
        made.add_row(say(label), *_numbers(spread))
    return made


def _numbers(spread: Scale) -> list[str]:
    return [f"{number:g}" for number in spread]


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools simulate", description=(__doc__ or "").partition("\n\n")[2])
    count = within(int, 1, MOST)
    parser.add_argument("--games", type=count, default=1000, help="how many games (1000)")
    parser.add_argument("--game", help="which game, by its name; by default the first")
    parser.add_argument("--seats", type=count, default=4, help="how many players each game has (4)")
    parser.add_argument(
        "--seed", type=within(int, 0, MOST), help="of the first game, each further one has the next (any)"
    )
    parser.add_argument("--cap", type=count, default=200, help="after how many turns a game is stopped (200)")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    spell_out()
    sys.exit(main())
