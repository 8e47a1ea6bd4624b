"""Games at the pace of people, how many days they take and who waits for whom: python -m tools calendar --players 4

The people sleep, travel and come when they can; brisk and strict tables have the same ones.

With --sets the same people play every set of a game strictly, briskly, and with turns prepared by half of them or all;
with --write FOLDER, too, the comparison becomes a page in both languages and a picture.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.command_line.spelling import spell_out
from games.kernel.contract.game import Game, Pace
from tools.calendar import page, sets
from tools.calendar.slow_game import Timeline, calendar
from tools.calendar.tables import grid_table, tables
from tools.simulate.by_lot import Failure
from tools.simulate.terminal import MOST, Terminal, seeds, within

PACES: dict[str, tuple[Pace, ...]] = {"turn": ("turn",), "exact": ("exact",), "both": ("turn", "exact")}


def main(arguments: Sequence[str] | None = None) -> int:
    """Let people play, and print the results."""
    asked, terminal = _options(arguments), Terminal()
    game, wanted = terminal.game(asked.game, asked.players, "--players"), seeds(asked.seed, asked.games)
    if asked.sets:
        _compare_sets(terminal, game, wanted, asked)
    elif asked.write:
        terminal.refuse("--write belongs to --sets.")
    else:
        _tell_games(terminal, game, wanted, asked)
    return 0


def _tell_games(terminal: Terminal, game: Game, wanted: range, asked: argparse.Namespace) -> None:
    """Let busy people who need sleep play, and print how long it takes and who waits for whom."""
    if asked.preparing and game.ahead is None:
        terminal.refuse(f"{terminal.named(game)} knows no prepared turns: please leave out --preparing.")
    found: dict[Pace, list[Timeline]] = {each: [] for each in PACES[asked.pace]}
    more = {"median": asked.hours, "lot": asked.lot, "cap": asked.cap, "preparing": asked.preparing}
    try:
        for seed, pace in terminal.counted([(seed, pace) for seed in wanted for pace in found], 100):
            found[pace].append(calendar(game, asked.players, pace, seed, **more))
    except Failure as failed:
        rest = f"--players {asked.players} --pace {asked.pace} --hours {asked.hours:g} --cap {asked.cap}"
        rest += " --lot" * asked.lot + (f" --preparing {asked.preparing:g}" if asked.preparing else "")
        terminal.failed(failed, f"calendar --game {game.name} {rest}")
    terminal.out.print(*tables(found), sep="\n")
    stopped = sum(not course.ended for courses in found.values() for course in courses)
    terminal.out.print(_summed_up(wanted, stopped))


def _summed_up(wanted: range, stopped: int) -> str:
    games = "One game" if len(wanted) == 1 else f"{len(wanted)} games"
    cut_off = f"; {stopped} stopped after the turns allowed" if stopped else ""
    return f"{games} from seed {wanted[0]} on{cut_off}."


def _compare_sets(terminal: Terminal, game: Game, wanted: range, asked: argparse.Namespace) -> None:
    """Let the same people play every set of a game in each way, and print or write how the ways compare."""
    names = sets.sets(game)
    if not names or game.ahead is None:
        terminal.refuse(f"{terminal.named(game)} cannot be compared like this: that takes sets and prepared turns.")
    terms = sets.Conditions(game.name, terminal.settings().data_dir, asked.players, asked.hours, asked.cap)
    todo = sets.tasks(names, wanted)
    again = f"calendar --game {game.name} --players {asked.players} --sets --hours {asked.hours:g} --cap {asked.cap}"
    try:
        comparison = sets.compared(todo, terminal.counted(sets.played(terms, todo), 100, len(todo)))
    except Failure as failed:
        terminal.failed(failed, again)
    command = f"python -m tools {again} --seed {wanted[0]} --games {len(wanted)}"
    made = page.Provenance(game, asked.players, len(wanted), wanted[0], asked.hours, command)
    terminal.out.print(*map(grid_table, page.grids(page.speaker(game, "en"), made, names, comparison)), sep="\n")
    for path in page.write(asked.write, made, names, comparison) if asked.write else ():
        terminal.out.print(f"Written: {path}.")


def _folder(typed: str) -> Path:
    """A folder that is there or can be made."""
    if (path := Path(typed)).exists() and not path.is_dir():
        raise argparse.ArgumentTypeError(f"{typed} is no folder")
    return path


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools calendar", description=(__doc__ or "").partition("\n\n")[2])
    count = within(int, 1, MOST)
    parser.add_argument("--game", help="which game, by its name; by default the first")
    parser.add_argument("--players", type=count, default=4, help="people in each game, in several time zones (4)")
    parser.add_argument("--games", type=count, default=20, help="how many games, each in every pace asked for (20)")
    parser.add_argument(
        "--pace", choices=PACES, default="both", help="turn (brisk), exact (strictly one by one) or both (both)"
    )
    parser.add_argument(
        "--seed", type=within(int, 0, MOST), help="of the first game, each further one has the next (any)"
    )
    parser.add_argument(
        "--hours", type=within(float, 0.01, 1000), default=3.0, help="median until somebody awake and at home comes (3)"
    )
    parser.add_argument(
        "--lot", action="store_true", help="people answer at random, else like the computer player of the usual level"
    )
    parser.add_argument("--cap", type=count, default=400, help="after how many turns a game is stopped (400)")
    parser.add_argument(
        "--preparing", type=within(float, 0, 1), default=0.0,
        help="share of the people who prepare their turns, 0 to 1; who, is drawn by lot (0)",
    )  # fmt: skip
    parser.add_argument("--sets", action="store_true", help="compare all sets of the game")
    parser.add_argument(
        "--write",
        type=_folder,
        metavar="FOLDER",
        help="also write the comparison there: a page and a picture",
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    spell_out()
    sys.exit(main())
