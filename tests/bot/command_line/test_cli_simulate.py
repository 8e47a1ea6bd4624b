"""`parlatorium simulate` tells what came of many games, or in one line where the first went wrong."""

import io
import re

import pytest
from rich.console import Console

from bot.command_line.cli import CommandLine
from bot.language.phrases import Phrasebook
from tests.bot.command_line.test_cli import Capture, called
from tests.bot.command_line.test_simulate import altered

pytestmark = pytest.mark.usefixtures("elsewhere")

FEW = ("simulate", "--games", "3", "--cap", "30", "--seats", "3")


def test_games_by_lot_are_told_in_figures(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert called(monkeypatch, *FEW, "--seed", "8") == 0
    told = capsys.readouterr()
    assert re.search(r"Turns +│ +30 │ +30 │ +30.0 │ +30", told.out)
    assert re.search(r"Points on place 3 +│ +-?\d", told.out)
    assert re.search(r"Turns per player +│ +10 │ +10 │ +10 │ +11 │ +11 │", told.out)
    assert re.search(r"Stopped after the turns allowed │ +3 │", told.out)
    assert re.search(r"3 games from seed 8 on, nothing lost; \d+\.\d s of computing time", told.out)
    assert told.err == ""


def test_games_by_lot_are_told_in_german(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert called(monkeypatch, *FEW, "--seed", "8") == 0
    assert "3 Spiele ab Startwert 8, nichts verloren" in capsys.readouterr().out


def test_without_a_seed_any_is_taken_and_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("bot.command_line.cli.randrange", lambda limit: limit - 1)
    assert called(monkeypatch, *FEW) == 0
    assert "from seed 999999999 on" in capsys.readouterr().out


def test_the_first_failure_is_one_line_with_what_plays_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("games.dominion.GAME", altered(loses="estate"))
    assert called(monkeypatch, *FEW, "--seed", "8") == 1
    told = capsys.readouterr()
    again = "parlatorium simulate --game dominion --seats 3 --cap 30 --seed 8 --games 1"
    assert told.out == ""
    assert re.fullmatch(rf"Seed 8, step 8: Miscounted: estate \d+ → \d+\. Once more: {again}\n", told.err)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "chess"), "There is no game “chess”"),
        (("--seats", "7"), "This game has 2–6 players: give such a number with --seats."),
    ],
)
def test_what_cannot_be_played_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, words: tuple[str, str], sentence: str
) -> None:
    assert called(monkeypatch, "simulate", *words) == 2
    told = capsys.readouterr().err
    assert told.startswith(sentence)
    assert told.count("\n") == 1


def line(*, terminal: bool) -> tuple[CommandLine, io.StringIO]:
    """A command line and what it says on stderr."""
    told = io.StringIO()
    command = CommandLine(Phrasebook.load().speaker("en", markdown=False))
    command.err = Console(file=told, force_terminal=terminal, width=80)
    return command, told


def test_at_a_terminal_a_bar_says_how_far_it_is() -> None:
    command, told = line(terminal=True)
    assert list(command.counted(range(5, 8))) == [5, 6, 7]
    assert "Playing" in told.getvalue()
    assert "100%" in told.getvalue()


def test_a_game_is_told_in_its_own_words(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert called(monkeypatch, "simulate", "--game", "domus_domini", "--games", "2", "--seed", "1") == 0
    told = capsys.readouterr().out
    assert re.search(r"Stages: Brewery +│ +\d", told)
    assert re.search(r"Indulgences after round 5 +│ +\d", told)


def test_elsewhere_a_line_now_and_then_says_how_far_it_is() -> None:
    command, told = line(terminal=False)
    assert len(list(command.counted(range(2500)))) == 2500
    assert told.getvalue() == "1000 / 2500\n2000 / 2500\n"
