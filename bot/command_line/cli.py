"""The command line: play (without arguments), make and restore backups, write and try boards, try cases, ask for
health, invite, list the games, write a new one, verify records.

Laws: what a person reads here is in the person's language; what is wrong is one sentence on stderr and exit code 2,
never a traceback; a sub-command loads only what it needs.
"""

import base64
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from bot.command_line.program import Program, speaker
from bot.language.phrases import LISTS
from bot.version import PROGRAM, program
from games.kernel.engine.text import Text

FAILED = 1


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
            ("cases", self._cases()),
            ("games", self.games),
            ("health", self.health),
            ("invite", self._invite()),
            ("new-game", self._new_game()),
            ("restore", self._restore()),
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
