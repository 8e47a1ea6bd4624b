"""The command line speaks the person's language, and says what is wrong in one sentence and with exit code 2."""

import asyncio
import base64
import os
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from bot import __main__
from bot.command_line import cli
from bot.host.health import Health
from bot.language.phrases import LANGUAGES, Language, Phrasebook
from bot.version import program
from tests.bot.command_line.test_cases import GOOD

ROOT = Path(__file__).parents[3]


pytestmark = pytest.mark.usefixtures("elsewhere", "logging_as_before", "discord_as_before")


def called(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Call the command line with these words; its exit code."""
    monkeypatch.setattr(sys, "argv", ["parlatorium", *words])
    with pytest.raises(SystemExit) as left:
        __main__.main()
    return int(left.value.code or 0)


Capture = pytest.CaptureFixture[str]


def test_help_is_in_the_persons_language(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert called(monkeypatch, "--help") == 0
    assert "List the games" in capsys.readouterr().out
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert called(monkeypatch, "--help") == 0
    assert "Die Spiele auflisten" in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_every_word_of_it_is_explained(language: Language) -> None:
    group = cli.CommandLine(Phrasebook.load(strict=True).speaker(language).plain).app()
    for command in group.commands.values():
        assert [part.name for part in (command, *command.params) if not vars(part).get("help")] == []


def test_help_is_given_though_a_setting_is_malformed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("HEALTH_PORT", "many")
    assert called(monkeypatch, "--help") == 0
    assert "cases" in capsys.readouterr().out


def test_the_version_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert called(monkeypatch, "--version") == 0
    assert capsys.readouterr().out == f"parlatorium {program()}\n"


def test_the_games_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert called(monkeypatch, "games") == 0
    listed = capsys.readouterr().out
    assert "dominion" in listed
    assert "2–6" in listed


def test_a_broken_game_folder_is_named(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("games.dominion.GAME", None)
    assert called(monkeypatch, "games") == 2
    assert capsys.readouterr().err == "The game folder games/dominion is broken: has no GAME.\n"


def test_cases_are_run_and_counted(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "good.yaml").write_text(GOOD, encoding="utf-8")
    assert called(monkeypatch, "cases", "good.yaml") == 0
    assert capsys.readouterr().out == "A smithy draws three cards: ok\n1 passed, 0 failed\n"
    (tmp_path / "bad.yaml").write_text(GOOD.replace("smithy]", "copper]"), encoding="utf-8")
    assert called(monkeypatch, "cases", str(tmp_path)) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("A smithy draws three cards: ")
    assert not lines[0].endswith(" ok")
    assert lines[-1] == "1 passed, 1 failed"


def test_a_new_game_is_written_where_the_project_lies(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    assert called(monkeypatch, "new-game", "chess") == 2
    assert capsys.readouterr().err.startswith(f"{tmp_path} is no checkout of Parlatorium.")
    for folder in ("games/kernel", "tests/games"):
        (tmp_path / folder).mkdir(parents=True)
    assert called(monkeypatch, "new-game", "Chess") == 2
    assert "cannot be the name of a game" in capsys.readouterr().err
    assert called(monkeypatch, "new-game", "chess") == 0
    written = capsys.readouterr().out.splitlines()
    assert written[0] == "games/chess/__init__.py"
    assert written[-1].endswith("-k chess")
    assert all((tmp_path / path).is_file() for path in written[:-1])
    assert "@" not in (tmp_path / "games/chess/game.py").read_text(encoding="utf-8")
    assert called(monkeypatch, "new-game", "chess") == 2
    assert capsys.readouterr().err.startswith("games/chess is there already.")


def test_cases_that_are_not_there_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert called(monkeypatch, "cases", "nowhere.yaml") == 2


def test_an_invitation_needs_a_number(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert called(monkeypatch, "invite") == 2
    assert "Application ID" in capsys.readouterr().err
    assert called(monkeypatch, "invite", "123456") == 0
    assert "client_id=123456" in capsys.readouterr().out


@pytest.mark.parametrize(("first", "code"), [(base64.b64encode(b"987654321").decode(), 0), ("secret", 2)])
def test_an_invitation_knows_the_number_of_the_token(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, first: str, code: int
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", f"{first.rstrip('=')}.b.c")
    assert called(monkeypatch, "invite") == code
    assert ("client_id=987654321" in capsys.readouterr().out) == (code == 0)


def test_without_a_health_port_nobody_can_be_asked(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert called(monkeypatch, "health") == 2
    assert capsys.readouterr().err.startswith("HEALTH_PORT")


@pytest.mark.parametrize(("trouble", "code"), [(None, 0), ("not connected", 1)])
async def test_the_health_of_a_bot_is_its_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, trouble: str | None, code: int
) -> None:
    async def gateway() -> str | None:
        return trouble

    server = Health({"gateway": gateway}, "127.0.0.1", 0)
    await server.start()
    monkeypatch.setenv("HEALTH_PORT", str(server.port))
    assert await asyncio.to_thread(called, monkeypatch, "health") == code
    assert capsys.readouterr().out == f"gateway: {trouble or 'ok'}\n"
    await server.stop()
    assert await asyncio.to_thread(called, monkeypatch, "health") == 1


HEAVY = {
    "alembic",
    "babel",
    "discord",
    "fluent",
    "PIL",
    "prometheus_client",
    "rich",
    "sqlalchemy",
    "structlog",
    "typer",
}
"""What a question about health needs nothing of."""


def loaded(told: str) -> set[str]:
    """The modules of a process that tells what it imports."""
    return {line.rpartition("|")[2].strip() for line in told.splitlines()}


def test_playing_loads_nothing_of_the_other_commands() -> None:
    nowhere = {"DATABASE_URL": "sqlite+aiosqlite:////nowhere/games.db", "PYTHONPATH": str(ROOT), "SANDBOX_PORT": "0"}
    command = [sys.executable, "-X", "importtime", "-m", "bot"]
    played = subprocess.run(command, env=os.environ | nowhere, capture_output=True, text=True)
    assert played.returncode == 2
    assert "db.engine" in loaded(played.stderr)
    assert {"alembic", "asyncpg", "bot.command_line.cli", "pydantic", "typer"} & loaded(played.stderr) == set()


async def test_asking_for_health_loads_no_more_than_that_needs() -> None:
    async def fine() -> str | None:
        return None

    server = Health({"gateway": fine}, "127.0.0.1", 0)
    await server.start()
    asking = await asyncio.create_subprocess_exec(
        sys.executable, "-X", "importtime", "-m", "bot", "health",
        env=os.environ | {"HEALTH_PORT": str(server.port), "PYTHONPATH": str(ROOT)}, stdout=-1, stderr=-1,
    )  # fmt: skip
    out, told = (each.decode() for each in await asking.communicate())
    await server.stop()
    names = loaded(told)
    assert (asking.returncode, out) == (0, "gateway: ok\n")
    assert {"bot.host.settings", "dotenv"} <= names
    assert HEAVY & names == set()
    assert {name for name in names if name.startswith("bot.")} == {
        "bot.command_line", "bot.command_line.health_check", "bot.command_line.spelling", "bot.host",
        "bot.host.disk_faults", "bot.host.settings",
    }  # fmt: skip


@pytest.mark.parametrize(
    "written",
    [
        "",
        "HEALTH_PORT=0",
        "DISCORD_TOKEN=abc",
        "HEALTH_PORT=1",
        "HEALTH_PORT=1\nHEALTH_HOST=::",
        "LOG_LEVEL=loud",
        "\0",
    ],
)
def test_the_short_way_to_the_health_answers_as_the_whole_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, written: str
) -> None:
    Path(".env").write_text(written, encoding="utf-8")
    short = (called(monkeypatch, "health"), capsys.readouterr())
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert short == (left.value.code, capsys.readouterr())


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "HEALTH_PORT must be a port from 1 to 65535"), ("de_AT", "HEALTH_PORT muss ein Port von 1 bis 65535 sein")],
)
def test_a_malformed_setting_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, language: str, sentence: str
) -> None:
    monkeypatch.setenv("LANG", language)
    monkeypatch.setenv("HEALTH_PORT", "many")
    assert called(monkeypatch) == 2
    told = capsys.readouterr()
    assert told.err.startswith(sentence)
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_a_damaged_database_is_one_line(monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"no database at all" * 100)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    assert called(monkeypatch) == 2
    told = capsys.readouterr().err
    assert told.startswith("The database is damaged")
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    "url",
    [
        "postgresql+asyncpg://me:swordfish@127.0.0.1:notaport/games",
        "postgresql+asyncpg://me:swordfish@127.0.0.1:1/games?bogus=1",
        "sqlite+aiosqlite:///games.db?mode=memory",
    ],
)
def test_an_address_that_makes_no_sense_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path, url: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    assert called(monkeypatch) == 2
    told = capsys.readouterr().err
    assert told.startswith("The database cannot be used: ")
    assert told.count("\n") == 1
    assert "swordfish" not in told
    assert not list(tmp_path.rglob("games.db"))


def test_a_fault_of_the_program_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("bot.run.run", fail)
    monkeypatch.setattr(sys, "argv", ["parlatorium"])
    with pytest.raises(ZeroDivisionError):
        cli.main()


async def test_the_program_says_where_the_sandbox_is_and_ends_on_a_signal(tmp_path: Path) -> None:
    environment = {**os.environ, "SANDBOX_PORT": "0", "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    line = (await program.stdout.readline()).decode()
    assert line.startswith("Sandbox: http://127.0.0.1:")
    async with aiohttp.ClientSession() as session, session.get(line.split()[1]) as page:
        assert page.status == 200
    program.terminate()
    _, complaints = await program.communicate()
    assert complaints.decode() == ""
    assert program.returncode == 0


def test_a_board_is_written_tried_and_never_written_over(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert called(monkeypatch, "board", "monasterium") == 0
    path = Path("data", "boards", "monasterium.toml")
    assert str(path.absolute()) in capsys.readouterr().out
    path.write_text(path.read_text(encoding="utf-8").replace("pp = 0", "pp = 3"), encoding="utf-8")
    assert called(monkeypatch, "board", "monasterium") == 0
    assert "All right" in capsys.readouterr().out
    assert "pp = 3" in path.read_text(encoding="utf-8")


def test_a_board_that_cannot_be_right_is_refused_wherever_it_would_be_played(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    assert called(monkeypatch, "board", "monasterium") == 0
    path = Path("data", "boards", "monasterium.toml")
    path.write_text(path.read_text(encoding="utf-8").replace("[8, 8, 8]", "[8, -8, 8]"), encoding="utf-8")
    lines = path.read_text(encoding="utf-8").splitlines()
    line = next(number for number, written in enumerate(lines, 1) if "-8" in written)
    capsys.readouterr()
    for words in (["board", "monasterium"], []):
        assert called(monkeypatch, *words) == 2
        assert f"{path}, line {line}, window.row_points.2: " in capsys.readouterr().err


@pytest.mark.parametrize(("name", "said"), [("chess", "There is no game “chess”"), ("dominion", "Dominion has no")])
def test_what_has_no_board_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture, name: str, said: str) -> None:
    assert called(monkeypatch, "board", name) == 2
    assert said in capsys.readouterr().err
    assert not Path("data").exists()
