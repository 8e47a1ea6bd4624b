"""The command line: play (without arguments), make and restore backups, write and try boards, try cases, ask for
health, invite, list the games, write a new one, verify records.

Laws: output is in the person's language; an error is one sentence on stderr and exit code 2, never a traceback; a
sub-command loads only what it needs. Each command is defined here once: its help names are messages until the person's
language is known.
"""

import base64
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from bot.command_line.program import Program, speaker
from bot.language.phrases import LISTS
from bot.version import PROGRAM, program
from games.kernel.engine.text import Text, game_title

FAILED = 1
COMMANDS = ("backup", "board", "cases", "games", "health", "invite", "new-game", "restore", "verify")


class CommandLine(Program):
    """All commands, in one language."""

    def app(self) -> TyperGroup:
        """The commands with their help, ``cli-*-about``."""
        made = typer.Typer(name="parlatorium", help="cli-about", add_completion=False, pretty_exceptions_enable=False)
        made.callback(invoke_without_command=True)(self.start)
        for name in COMMANDS:
            made.command(name, help=f"cli-{name}-about")(getattr(self, name.replace("-", "_")))
        group = typer.main.get_group(made)
        for command in (group, *group.commands.values()):
            command.help = self.say(Text(command.help or ""))
            for parameter in command.params:
                if isinstance(parameter, TyperArgument | TyperOption):
                    parameter.help = self.say(Text(parameter.help or ""))
        return group

    def start(
        self,
        context: typer.Context,
        show_version: Annotated[bool, typer.Option("--version", help="cli-version-about")] = False,
    ) -> None:
        """Play, unless a sub-command is given."""
        if show_version:
            self.out.print(f"{PROGRAM} {program()}")
        elif context.invoked_subcommand is None:
            self.play()

    def games(self) -> None:
        """List the games found."""
        from rich.table import Table

        from games.kernel.contract.discovery import find_games

        with self.explained():
            found = find_games()
        columns = ("cli-games-name", "cli-games-title", "cli-games-seats", "cli-games-options")
        table = Table(*[self.say(Text(column)) for column in columns])
        for game in found.values():
            settings = [setting for setting in game.settings({}) if setting.values]
            options = "; ".join(f"{one.name}: {', '.join(value.name for value in one.values)}" for one in settings)
            table.add_row(game.name, self.say(game_title(game.name)), _span(game.seats), options)
        self.out.print(table)

    def board(self, game: Annotated[str, typer.Argument(help="cli-board-game")]) -> None:
        """Write a game's printed numbers into the data folder, to be corrected; if the file exists, check it."""
        from bot.host.boxes import file_of, with_file, write_file
        from games.kernel.contract.discovery import find_games

        settings = self.settings()
        with self.explained():
            rules = find_games().get(game)
            if rules is None:
                self.fail(Text("cli-no-game", name=game))
            if rules.box is None:
                self.fail(Text("cli-board-none", game=game_title(game)))
            path, message = file_of(rules, settings.data_dir), "cli-board-written"
            if write_file(rules, rules.box, settings.data_dir) is None:
                with_file(rules, rules.box, settings.data_dir)
                message = "cli-board-right"
        self.out.print(self.say(Text(message, file=str(path.absolute()))))

    def backup(self, file: Annotated[Path, typer.Argument(help="cli-backup-file")]) -> None:
        """Write a backup, whether the bot runs or not."""
        from babel.numbers import format_decimal

        from bot.command_line import backup

        settings = self.settings()
        with self.explained():
            backup.backup(settings, file)
        size = format_decimal(max(file.stat().st_size / 1e3, 1), "#,##0", locale=LISTS[self.say.language])
        self.out.print(self.say(Text("cli-backup-done", file=str(file.absolute()), size=size)))

    def restore(
        self,
        file: Annotated[Path, typer.Argument(help="cli-restore-file", exists=True, dir_okay=False)],
        made: Annotated[datetime | None, typer.Option(help="cli-restore-made")] = None,
    ) -> None:
        """Restore a backup in place of the database, which must be empty. `made`: when it was made."""
        from babel.dates import format_datetime

        from bot.command_line import backup

        settings = self.settings()
        with self.explained():
            manifest = backup.restore(settings, file, made)
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

    def invite(self, application: Annotated[int | None, typer.Argument(help="cli-invite-application")] = None) -> None:
        """Show the link for inviting the bot to a server."""
        from bot.bot_permissions import invitation

        number = application or _application_of(self.settings().discord_token)
        if number is None:
            self.fail(Text("cli-invite-unknown"))
        self.out.print(invitation(number))

    def cases(self, paths: Annotated[list[Path], typer.Argument(help="cli-cases-paths", exists=True)]) -> None:
        """Run the cases of files and folders, and count them."""
        from bot.command_line.cases import try_files

        passed = failed = 0
        with self.explained():
            for outcome in try_files(paths):
                self.out.print(f"{outcome.name}: {'; '.join(outcome.problems) or 'ok'}")
                passed, failed = passed + (not outcome.problems), failed + bool(outcome.problems)
        self.out.print(f"{passed} passed, {failed} failed")
        if failed:
            raise typer.Exit(FAILED)

    def new_game(self, name: Annotated[str, typer.Argument(help="cli-new-game-argument")]) -> None:
        """Write a new game into the checkout in the current folder, and say how to continue."""
        from bot.command_line.new_game import write_game

        with self.explained():
            written = write_game(name, Path.cwd())
        for path in written:
            self.out.print(str(path.relative_to(Path.cwd())))
        self.out.print(self.say(Text("cli-new-game-done", name=name)))

    def verify(
        self, file: Annotated[Path, typer.Argument(help="cli-verify-file", exists=True, dir_okay=False)]
    ) -> None:
        """Replay the game of a record and say whether everything in it agrees."""
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
    """The application of a bot's token: the token's first part spells the number."""
    first = (token or "").partition(".")[0]
    try:
        return int(base64.b64decode(first + "=" * (-len(first) % 4), validate=True))
    except ValueError:
        return None


def main() -> None:
    """Run the command line in the language of its user."""
    CommandLine(speaker()).app()(prog_name="parlatorium", args=sys.argv[1:])
