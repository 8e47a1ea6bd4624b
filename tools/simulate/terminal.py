"""The terminal of tools that play games: the game, the progress, and faults with the command to repeat them."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from random import randrange
from typing import NoReturn, TypeVar

from rich.progress import track
from rich.table import Table

from bot.command_line.program import UNUSABLE, Program
from bot.host.boxes import with_boxes
from bot.language.phrases import Phrasebook
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.text import Say, game_title
from tools.simulate.by_lot import Failure

FAILED = 1
MOST = 1_000_000_000
"""The greatest count to ask for; below this lie the seeds of games when nobody names one."""

Step = TypeVar("Step")
Number = TypeVar("Number", int, float)


class Terminal(Program):
    """The terminal of a tool: it speaks English to everybody."""

    def __init__(self) -> None:
        super().__init__(Phrasebook.load().speaker("en").plain)

    def refuse(self, sentence: str) -> NoReturn:
        """Say why nothing can be done, and end."""
        self.err.print(sentence)
        sys.exit(UNUSABLE)

    def game(self, name: str | None, seats: int, option: str) -> Game:
        """The game of this name, else the first, with the box's own numbers, if as many can play it (an option says
        how many); otherwise the tool ends.
        """
        settings = self.settings()
        with self.explained():
            found = with_boxes(find_games(), settings.data_dir)
        game = found.get(name or next(iter(found)))
        if game is None:
            self.refuse(f"There is no game “{name}”: there are {', '.join(found)}.")
        if seats not in game.seats:
            among = f"{min(game.seats)}–{max(game.seats)}"
            self.refuse(f"This game has {among} players: give such a number with {option}.")
        return game

    def named(self, game: Game) -> str:
        """A game's name."""
        return self.say(game_title(game.name))

    def speaking_of(self, game: Game) -> Say:
        """Speaks with the game's own words first."""
        return Phrasebook.load().speaker("en", game=game.name).plain

    def counted(self, rounds: Iterable[Step], told: int = 1000, total: int | None = None) -> Iterator[Step]:
        """Things to do one by one (`total` of them), with a bar at a terminal and elsewhere a line each time `told`
        are done.
        """
        count = len(rounds) if isinstance(rounds, Sized) else total
        if self.err.is_terminal:
            yield from track(rounds, "Playing", count, console=self.err)
            return
        for number, step in enumerate(rounds):
            if number and number % told == 0:
                self.err.print(f"{number} / {count}")
            yield step

    def failed(self, failed: Failure, command: str) -> NoReturn:
        """Print on one line where a game went wrong and how to play it again, and end."""
        again = f"python -m tools {command} --seed {failed.seed} --games 1"
        self.err.print(f"Seed {failed.seed}, step {failed.step}: {failed.fault}. Once more: {again}")
        raise SystemExit(FAILED) from failed


def table(headings: Sequence[str], title: str | None = None) -> Table:
    """An empty table: words on the left, numbers on the right of their columns."""
    made = Table(title=title, title_justify="left")
    for place, heading in enumerate(headings):
        made.add_column(heading, justify="right" if place else "left")
    return made


def within(read: Callable[[str], Number], least: Number, most: Number) -> Callable[[str], Number]:
    """Reads a number that is typed, if it lies between these two."""

    def number(typed: str) -> Number:
        given = read(typed)
        if not least <= given <= most:
            raise argparse.ArgumentTypeError(f"{typed} is not from {least:g} to {most:g}")
        return given

    return number


def seeds(first: int | None, games: int) -> range:
    """The seeds of so many games, from the first on, or from a random one if none is named."""
    begin = randrange(MOST) if first is None else first
    return range(begin, begin + games)
