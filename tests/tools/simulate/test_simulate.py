"""`python -m tools simulate` tells what came of many games, or in one line where the first went wrong."""

import io
import re
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from rich.console import Console

from tests.bot.command_line.test_bad_arguments import as_the_system_does
from tests.bot.command_line.test_cli import Capture
from tests.bot.command_line.test_cli import called as parlatorium
from tests.tools.calling import Tool, called
from tests.tools.simulate.test_by_lot import altered
from tools.calendar.__main__ import main as calendar
from tools.simulate.__main__ import main
from tools.simulate.terminal import Terminal

pytestmark = pytest.mark.usefixtures("elsewhere")

FEW = ("--games", "3", "--cap", "30", "--seats", "3")


def test_games_by_lot_are_told_in_figures(capsys: Capture) -> None:
    assert called(main, *FEW, "--seed", "8") == 0
    told = capsys.readouterr()
    assert re.search(r"Turns +│ +30 │ +30 │ +30.0 │ +30", told.out)
    assert re.search(r"Points on place 3 +│ +-?\d", told.out)
    assert re.search(r"Turns per player +│ +10 │ +10 │ +10 │ +11 │ +11 │", told.out)
    assert re.search(r"Stopped after the turns allowed │ +3 │", told.out)
    assert re.search(r"3 games from seed 8 on, nothing lost; \d+\.\d s of computing time", told.out)
    assert told.err == ""


def test_tools_speak_english_everywhere(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert called(main, *FEW, "--seed", "8") == 0
    assert "3 games from seed 8 on, nothing lost" in capsys.readouterr().out


def test_without_a_seed_any_is_taken_and_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("tools.simulate.terminal.randrange", lambda limit: limit - 1)
    assert called(main, *FEW) == 0
    assert "from seed 999999999 on" in capsys.readouterr().out


def test_the_first_failure_is_one_line_with_what_plays_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("games.dominion.GAME", altered(loses="estate"))
    assert called(main, *FEW, "--seed", "8") == 1
    told = capsys.readouterr()
    again = "python -m tools simulate --game dominion --seats 3 --cap 30 --seed 8 --games 1"
    assert told.out == ""
    assert re.fullmatch(rf"Seed 8, step 8: Miscounted: estate \d+ → \d+\. Once more: {again}\n", told.err)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "chess"), "There is no game “chess”"),
        (("--seats", "7"), "This game has 2–6 players: give such a number with --seats."),
    ],
)
def test_what_cannot_be_played_is_refused(capsys: Capture, words: tuple[str, str], sentence: str) -> None:
    assert called(main, *words) == 2
    told = capsys.readouterr().err
    assert told.startswith(sentence)
    assert told.count("\n") == 1


def line(*, terminal: bool) -> tuple[Terminal, io.StringIO]:
    """A terminal and what is said on its stderr."""
    told = io.StringIO()
    made = Terminal()
    made.err = Console(file=told, force_terminal=terminal, width=80)
    return made, told


def test_at_a_terminal_a_bar_says_how_far_it_is() -> None:
    made, told = line(terminal=True)
    assert list(made.counted(range(5, 8))) == [5, 6, 7]
    assert "Playing" in told.getvalue()
    assert "100%" in told.getvalue()


def test_a_game_is_told_in_its_own_words(capsys: Capture) -> None:
    assert called(main, "--game", "domus_domini", "--games", "2", "--seed", "1") == 0
    told = capsys.readouterr().out
    assert re.search(r"Stages: Brewery +│ +\d", told)
    assert re.search(r"Indulgences after round 5 +│ +\d", told)


def test_elsewhere_a_line_now_and_then_says_how_far_it_is() -> None:
    made, told = line(terminal=False)
    assert len(list(made.counted(range(2500)))) == 2500
    assert told.getvalue() == "1000 / 2500\n2000 / 2500\n"


def test_a_board_that_cannot_be_right_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    path = own_board(monkeypatch, "[8, 8, 8]", "[8, -8, 8]")
    lines = path.read_text(encoding="utf-8").splitlines()
    wrong = next(number for number, written in enumerate(lines, 1) if "-8" in written)
    capsys.readouterr()
    for tool in (main, calendar):
        assert called(tool, "--games", "1") == 2
        assert f"{path}, line {wrong}, window.row_points.2: " in capsys.readouterr().err


def test_games_are_played_with_the_own_board(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    told = []
    for printed in ("pp = 0", "pp = 99"):
        own_board(monkeypatch, "pp = 0", printed)
        capsys.readouterr()
        assert called(main, "--game", "monasterium", "--games", "1", "--seed", "1", "--seats", "2") == 0
        told.append(capsys.readouterr().out.rpartition("\n")[0].rpartition("\n")[0])
    assert told[0] != told[1]


def own_board(monkeypatch: pytest.MonkeyPatch, ours: str, printed: str) -> Path:
    """The numbers of a box in the data folder, with something else printed there."""
    path = Path("data", "boards", "monasterium.toml")
    if not path.exists():
        assert parlatorium(monkeypatch, "board", "monasterium") == 0
    path.write_text(path.read_text(encoding="utf-8").replace(ours, printed), encoding="utf-8")
    return path


WORDS = (
    "",
    "0",
    "-1",
    "nan",
    "inf",
    "1e308",
    "9" * 30,
    "9" * 5000,
    "\udcff",
    "é",
    "[red]x[/red]",
    "/dev/null",
    "--",
    "--help",
)
OPTIONS = ("--game", "--seed", "--seats", "--players", "--hours", "--preparing", "--pace", "--write", "--nothing")


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from([main, calendar]), st.lists(st.sampled_from([*OPTIONS, *WORDS]), max_size=3))
@example(calendar, ["--hours", "inf"])
@example(calendar, ["--preparing", "nan"])
@example(main, ["--seats", "9" * 30])
def test_whatever_is_typed_is_done_or_refused(capsys: Capture, tool: Tool, words: list[str]) -> None:
    as_the_system_does(sys.stderr)
    ended = called(tool, *words, "--games", "1", "--cap", "1")
    assert ended in (0, 2)
    assert ended == 0 or capsys.readouterr().err


def test_pages_are_not_written_over_a_file() -> None:
    Path("pages").write_text("mine", encoding="utf-8")
    assert called(calendar, "--sets", "--games", "1", "--cap", "1", "--write", "pages") == 2
    assert Path("pages").read_text(encoding="utf-8") == "mine"
