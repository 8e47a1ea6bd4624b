"""The command line: play (without arguments), make and restore backups, write and try boards, try cases, ask for
health, invite, list the games, write a new one, play games by lot or at the pace of people, verify records.

Laws: what a person reads here is in the person's language; what is wrong is one sentence on stderr and exit code 2,
never a traceback; a sub-command loads only what it needs.
"""

import base64
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence, Sized
from datetime import datetime
from pathlib import Path
from random import randrange
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

from bot.command_line.program import Program, speaker
from bot.language.phrases import LISTS, Phrasebook
from bot.version import PROGRAM, program
from games.kernel.engine.text import Say, Text

if TYPE_CHECKING:
    from bot.command_line.calendar import Course
    from bot.command_line.simulate import Failure, Played
    from games.kernel.contract.game import Game, Pace

FAILED = 1
PACES: "dict[str, tuple[Pace, ...]]" = {"turn": ("turn",), "exact": ("exact",), "both": ("turn", "exact")}
SEEDS = 1_000_000_000
"""Below this lie the seeds that games by lot begin with when nobody names one."""

Step = TypeVar("Step")


class CommandLine(Program):
    """Everything the command line does, in one language."""

    def app(self) -> typer.Typer:
        """The commands with their help."""
        app = typer.Typer(
            name="parlatorium", help=self.say(Text("cli-about")), add_completion=False, pretty_exceptions_enable=False
        )
        app.callback(invoke_without_command=True)(self._play())
        commands: list[tuple[str, Callable[..., None]]] = [
            ("backup", self._backup()),
            ("board", self._board()),
            ("calendar", self._calendar()),
            ("cases", self._cases()),
            ("games", self.games),
            ("health", self.health),
            ("invite", self._invite()),
            ("new-game", self._new_game()),
            ("restore", self._restore()),
            ("simulate", self._simulate()),
            ("verify", self._verify()),
        ]
        for name, command in commands:
            app.command(name, help=self.say(Text(f"cli-{name}-about")))(command)
        return app

    # playing

    def _play(self) -> Callable[..., None]:
        def play(
            context: typer.Context,
            show_version: Annotated[bool, typer.Option("--version", help=self.say(Text("cli-version-about")))] = False,
        ) -> None:
            if show_version:
                self.out.print(f"{PROGRAM} {program()}")
            elif context.invoked_subcommand is None:
                self.play()

        return play

    # the others

    def games(self) -> None:
        """List the games found."""
        from rich.table import Table

        from games.kernel.contract.discovery import find_games

        with self.explained():
            found = find_games()
        table = Table(*[self.say(Text(f"cli-games-{column}")) for column in ("name", "title", "seats", "options")])
        for game in found.values():
            settings = [setting for setting in game.settings({}) if setting.values]
            options = "; ".join(f"{one.name}: {', '.join(value.name for value in one.values)}" for one in settings)
            table.add_row(game.name, self.say(Text(f"game-{game.name}")), _span(game.seats), options)
        self.out.print(table)

    def _board(self) -> Callable[..., None]:
        def board(
            game: Annotated[str, typer.Argument(help=self.say(Text("cli-board-game")))],
        ) -> None:
            self.board(game)

        return board

    def board(self, name: str) -> None:
        """Write a game's printed numbers into the data folder, to be put right; if they are there, try them."""
        from bot.host.boxes import file_of, with_file, write_file
        from games.kernel.contract.discovery import find_games

        settings = self.settings()
        with self.explained():
            game = find_games().get(name)
            if game is None:
                self.fail(Text("cli-no-game", name=name))
            if game.box is None:
                self.fail(Text("cli-board-none", game=Text(f"game-{name}")))
            path, message = file_of(game, settings.data_dir), "cli-board-written"
            if write_file(game, game.box, settings.data_dir) is None:
                with_file(game, game.box, settings.data_dir)
                message = "cli-board-right"
        self.out.print(self.say(Text(message, file=str(path.absolute()))))

    def _backup(self) -> Callable[..., None]:
        def backup(
            file: Annotated[Path, typer.Argument(help=self.say(Text("cli-backup-file")))],
        ) -> None:
            self.backup(file)

        return backup

    def backup(self, file: Path) -> None:
        """Write a backup, whether the bot runs or not."""
        from babel.numbers import format_decimal

        from bot.command_line import backup

        settings = self.settings()
        with self.explained():
            try:
                backup.backup(settings, file)
            except backup.NoBackup as error:
                self.fail(error.reason)
        size = format_decimal(max(file.stat().st_size / 1e3, 1), "#,##0", locale=LISTS[self.say.language])
        self.out.print(self.say(Text("cli-backup-done", file=str(file.absolute()), size=size)))

    def _restore(self) -> Callable[..., None]:
        def restore(
            file: Annotated[Path, typer.Argument(help=self.say(Text("cli-restore-file")), exists=True, dir_okay=False)],
            made: Annotated[datetime | None, typer.Option(help=self.say(Text("cli-restore-made")))] = None,
        ) -> None:
            self.restore(file, made)

        return restore

    def restore(self, file: Path, made: datetime | None = None) -> None:
        """Put a backup into the place of the database, which must be empty. `made`: when it was."""
        from babel.dates import format_datetime

        from bot.command_line import backup

        settings = self.settings()
        with self.explained():
            try:
                manifest = backup.restore(settings, file, made)
            except backup.NoBackup as error:
                self.fail(error.reason)
        as_of = format_datetime(manifest.made, "long", locale=LISTS[self.say.language])
        self.out.print(self.say(Text("cli-restore-done", made=as_of, program=manifest.program)))

    def health(self) -> None:
        """Ask a running bot whether all is well."""
        from bot.command_line.health_check import is_well

        settings = self.settings()
        if settings.health is None:
            self.fail(Text("cli-health-off"))
        if not is_well(settings, self.out.print):
            raise typer.Exit(FAILED)

    def _invite(self) -> Callable[..., None]:
        def invite(
            application: Annotated[int | None, typer.Argument(help=self.say(Text("cli-invite-application")))] = None,
        ) -> None:
            from bot.permissions import invitation

            number = application or _application_of(self.settings().token)
            if number is None:
                self.fail(Text("cli-invite-unknown"))
            self.out.print(invitation(number))

        return invite

    def _cases(self) -> Callable[..., None]:
        def cases(
            paths: Annotated[list[Path], typer.Argument(help=self.say(Text("cli-cases-paths")), exists=True)],
        ) -> None:
            self.cases(paths)

        return cases

    def cases(self, paths: list[Path]) -> None:
        """Run the cases of files and folders, and count."""
        from bot.command_line.cases import try_files

        passed = failed = 0
        with self.explained():
            for outcome in try_files(paths):
                self.out.print(f"{outcome.name}: {'; '.join(outcome.problems) or 'ok'}")
                passed, failed = passed + (not outcome.problems), failed + bool(outcome.problems)
        self.out.print(f"{passed} passed, {failed} failed")
        if failed:
            raise typer.Exit(FAILED)

    def _new_game(self) -> Callable[..., None]:
        def new_game(
            name: Annotated[str, typer.Argument(help=self.say(Text("cli-new-game-argument")))],
        ) -> None:
            self.new_game(name)

        return new_game

    def new_game(self, name: str) -> None:
        """Write a new game into the checkout that is the current folder, and say how to go on."""
        from bot.command_line.new_game import NoNewGame, write_game

        try:
            written = write_game(name, Path.cwd())
        except NoNewGame as error:
            self.fail(error.reason)
        for path in written:
            self.out.print(str(path.relative_to(Path.cwd())))
        self.out.print(self.say(Text("cli-new-game-done", name=name)))

    def _verify(self) -> Callable[..., None]:
        def verify(
            file: Annotated[Path, typer.Argument(help=self.say(Text("cli-verify-file")), exists=True, dir_okay=False)],
        ) -> None:
            self.verify(file)

        return verify

    def verify(self, file: Path) -> None:
        """Play the game of a record again and say whether everything in it agrees."""
        from bot.tables.past import proof, record
        from games.kernel.contract.discovery import find_games

        try:
            with file.open("rb") as written:
                made = record.read(written.read(record.LARGEST + 1))
        except (record.Unreadable, OSError) as error:
            self.fail(Text("cli-verify-unreadable", fault=str(error)))
        with self.explained():
            game = find_games().get(made.game)
        if game is None:
            self.fail(Text("cli-verify-no-game", name=made.game))
        verdict = proof.check(made, game)
        for text in proof.in_words(made, verdict):
            self.out.print(self.say(text).removeprefix("-# "))
        if not verdict.agrees:
            raise typer.Exit(FAILED)

    # playing by lot

    def _simulate(self) -> Callable[..., None]:
        def option(name: str, least: int | None = None) -> Any:
            return typer.Option(f"--{name}", help=self.say(Text(f"cli-simulate-{name}")), min=least)

        def simulate(
            games: Annotated[int, option("games", 1)] = 1000,
            game: Annotated[str | None, option("game")] = None,
            seats: Annotated[int, option("seats", 1)] = 4,
            seed: Annotated[int | None, option("seed", 0)] = None,
            cap: Annotated[int, option("cap", 1)] = 200,
        ) -> None:
            self.simulate(game, seats, randrange(SEEDS) if seed is None else seed, games, cap)

        return simulate

    def simulate(self, name: str | None, seats: int, seed: int, games: int, cap: int) -> None:
        """Play games by lot, those of the seeds from `seed` on, and tell what came of them."""
        from bot.command_line.simulate import Failure, simulated

        game = self.game(name, seats, "--seats")
        begun = time.process_time()
        try:
            played = [simulated(game, seats, each, cap) for each in self.counted(range(seed, seed + games))]
        except Failure as failed:
            self.failed(failed, f"simulate --game {game.name} --seats {seats} --cap {cap}")
        self.tell(game, played, seed, time.process_time() - begun)

    def game(self, name: str | None, seats: int, option: str) -> "Game":
        """The game of this name, else the first, if as many can play it (an option says how many); else the end."""
        from bot.host.boxes import with_boxes
        from games.kernel.contract.discovery import find_games

        settings = self.settings()
        with self.explained():
            found = with_boxes(find_games(), settings.data_dir)
        game = found.get(name or next(iter(found)))
        if game is None:
            self.fail(Text("cli-no-game", name=name or ""))
        if seats not in game.seats:
            self.fail(Text("cli-simulate-no-seats", seats=_span(game.seats), option=option))
        return game

    def failed(self, failed: "Failure", command: str) -> NoReturn:
        """Say on one line where a game went wrong and how to play it again, and end."""
        again, at, step = f"{command} --seed {failed.seed} --games 1", str(failed.seed), str(failed.step)
        self.err.print(self.say(Text("cli-simulate-failed", seed=at, step=step, fault=failed.fault, again=again)))
        raise typer.Exit(FAILED) from failed

    def speaking_of(self, game: "Game") -> Say:
        """The same language with the game's own words first."""
        return Phrasebook.load().speaker(self.say.language, markdown=False, game=game.name)

    def counted(self, rounds: Iterable[Step], told: int = 1000, total: int | None = None) -> Iterator[Step]:
        """Things to do one by one (`total` of them), with a bar at a terminal and elsewhere a line whenever `told` are
        done.
        """
        count = len(rounds) if isinstance(rounds, Sized) else total
        if self.err.is_terminal:
            from rich.progress import track

            yield from track(rounds, self.say(Text("cli-simulate-playing")), count, console=self.err)
            return
        for number, step in enumerate(rounds):
            if number and number % told == 0:
                self.err.print(f"{number} / {count}")
            yield step

    def tell(self, game: "Game", played: "Sequence[Played]", seed: int, cpu: float) -> None:
        """What came of games played by lot, and how fast they were."""
        from bot.command_line.tables_text import lot_tables

        self.out.print(*lot_tables(self.speaking_of(game), played), sep="\n")
        seconds, speed = f"{cpu:.1f}", f"{len(played) / cpu:.1f}"
        done = Text("cli-simulate-done", games=len(played), seed=str(seed), seconds=seconds, speed=speed)
        self.out.print(self.say(done))

    # playing at the pace of people

    def _calendar(self) -> Callable[..., None]:
        def option(name: str, least: float | None = None, most: float | None = None) -> Any:
            about = self.say(Text(f"cli-calendar-{name}"))
            return typer.Option(f"--{name}", help=about, min=least, max=most, file_okay=False, writable=True)

        def calendar(
            game: Annotated[str | None, option("game")] = None,
            players: Annotated[int, option("players", 1)] = 4,
            games: Annotated[int, option("games", 1)] = 20,
            pace: Annotated[str, option("pace")] = "both",
            seed: Annotated[int | None, option("seed", 0)] = None,
            hours: Annotated[float, option("hours", 0.01, 1000)] = 3.0,
            lot: Annotated[bool, typer.Option("--lot", help=self.say(Text("cli-calendar-lot")))] = False,
            cap: Annotated[int, option("cap", 1)] = 400,
            plans: Annotated[float, option("plans", 0, 1)] = 0.0,
            sets: Annotated[bool, typer.Option("--sets", help=self.say(Text("cli-calendar-sets")))] = False,
            write: Annotated[Path | None, option("write")] = None,
        ) -> None:
            first = randrange(SEEDS) if seed is None else seed
            seeds = range(first, first + games)
            if sets:
                self.calendar_of_sets(game, players, seeds, hours, cap, write)
            elif write:
                self.fail(Text("cli-calendar-only-sets"))
            else:
                self.calendar(game, players, pace, seeds, hours, cap, lot=lot, plans=plans)

        return calendar

    def calendar(
        self,
        name: str | None,
        players: int,
        pace: str,
        seeds: range,
        hours: float,
        cap: int,
        *,
        lot: bool,
        plans: float = 0.0,
    ) -> None:
        """Let people play who sleep and have other things to do, and tell how long it takes and who waits for whom."""
        from bot.command_line.calendar import calendar
        from bot.command_line.simulate import Failure

        game = self.game(name, players, "--players")
        if pace not in PACES:
            self.fail(Text("cli-calendar-no-pace", pace=pace))
        if plans and game.ahead is None:
            self.fail(Text("cli-calendar-no-plans", game=Text(f"game-{game.name}")))
        found: dict[Pace, list[Course]] = {each: [] for each in PACES[pace]}
        try:
            for seed, each in self.counted([(seed, each) for seed in seeds for each in found], 100):
                found[each].append(calendar(game, players, each, seed, median=hours, lot=lot, cap=cap, plans=plans))
        except Failure as failed:
            rest = f"--players {players} --pace {pace} --hours {hours:g} --cap {cap}{' --lot' * lot}"
            rest += f" --plans {plans:g}" if plans else ""
            self.failed(failed, f"calendar --game {game.name} {rest}")
        self.tell_calendar(game, found, seeds)

    def tell_calendar(self, game: "Game", found: "dict[Pace, list[Course]]", seeds: range) -> None:
        """What came of games at the pace of people."""
        from bot.command_line.tables_text import calendar_tables

        self.out.print(*calendar_tables(self.speaking_of(game), found), sep="\n")
        stopped = sum(not course.ended for courses in found.values() for course in courses)
        self.out.print(self.say(Text("cli-calendar-done", games=len(seeds), seed=str(seeds[0]), stopped=stopped)))

    def calendar_of_sets(
        self, name: str | None, players: int, seeds: range, hours: float, cap: int, folder: Path | None
    ) -> None:
        """Let the same people play every set of a game in each way, and tell or write how the ways compare."""
        from bot.command_line import calendar_page, calendar_sets
        from bot.command_line.simulate import Failure
        from bot.command_line.tables_text import grid_table

        game = self.game(name, players, "--players")
        names = calendar_sets.sets(game)
        if not names or game.ahead is None:
            self.fail(Text("cli-calendar-no-sets", game=Text(f"game-{game.name}")))
        terms = calendar_sets.Terms(game.name, self.settings().data_dir, players, hours, cap)
        todo, command = calendar_sets.tasks(names, seeds), f"calendar --game {game.name} --players {players} --sets"
        again = f"{command} --hours {hours:g} --cap {cap}"
        try:
            played = self.counted(calendar_sets.played(terms, todo), 100, len(todo))
            comparison = calendar_sets.compared(todo, played)
        except Failure as failed:
            self.failed(failed, again)
        again = f"parlatorium {again} --seed {seeds[0]} --games {len(seeds)}"
        made = calendar_page.Made(game, players, len(seeds), seeds[0], hours, again)
        tables = calendar_page.grids(self.speaking_of(game), made, names, comparison)
        self.out.print(*map(grid_table, tables), sep="\n")
        for path in calendar_page.write(folder, made, names, comparison) if folder else ():
            self.out.print(self.say(Text("cli-sets-written", file=str(path))))


def _span(seats: tuple[int, ...]) -> str:
    return f"{min(seats)}–{max(seats)}" if len(seats) > 1 else str(seats[0])


def _application_of(token: str | None) -> int | None:
    """The application a bot's token belongs to: its first part spells the number."""
    first = (token or "").partition(".")[0]
    try:
        return int(base64.b64decode(first + "=" * (-len(first) % 4), validate=True))
    except ValueError:
        return None


def main() -> None:
    """Run the command line in the language of the person at it."""
    CommandLine(speaker()).app()(prog_name="parlatorium", args=sys.argv[1:])
