"""`parlatorium calendar` tells how long games of people take, or in one sentence why there are none."""

import re

import pytest

from tests.bot.command_line.test_cli import Capture, called
from tests.bot.command_line.test_simulate import altered

pytestmark = pytest.mark.usefixtures("elsewhere")

DOMUS = ("calendar", "--game", "domus_domini", "--players", "3", "--games", "2", "--seed", "6")


def test_both_paces_stand_side_by_side(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert called(monkeypatch, *DOMUS) == 0
    told = capsys.readouterr()
    assert re.search(r"Of all games +┃ Brisk ┃ +± ┃ +Max. ┃ Strict ┃", told.out)
    assert re.search(r"Days a game takes +│ +\d+\.\d │", told.out)
    assert re.search(r"Rounds +│ +5.0 │ +0.0 │ +5.0 │ +5.0 │ +0.0 │ +5.0 │", told.out)
    assert re.search(r"cellerar.choose +│ +0\.\d\d │ +0\.\d\d │", told.out)
    assert len(re.findall(r"│ Strict +│ +\d+\.\d │ \d \(UTC[+-]\d\) │", told.out)) == 3
    assert re.search(r"Strict: who waited for whom.*\n.*\n┃ Who +┃ 1 \(UTC\+1\) ┃ 2 \(UTC\+0\) ┃ 3 ", told.out)
    assert told.out.endswith("2 games from seed 6 on.\n")
    assert told.err == ""


def test_one_pace_can_be_told_alone_and_in_german(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert called(monkeypatch, *DOMUS, "--pace", "turn", "--lot", "--hours", "0.5") == 0
    told = capsys.readouterr().out
    assert "Tage, die ein Spiel dauert" in told
    assert "Zügig" in told
    assert "Streng" not in told


def test_the_same_seed_tells_the_same(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    told = set()
    for _ in range(2):
        called(monkeypatch, *DOMUS, "--pace", "exact")
        told.add(capsys.readouterr().out)
    assert len(told) == 1


def test_what_became_of_prepared_turns_is_told(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    words = ("calendar", "--game", "dominion", "--players", "3", "--games", "2", "--seed", "6", "--cap", "30")
    assert called(monkeypatch, *words, "--plans", "1") == 0
    told = capsys.readouterr().out
    assert re.search(r"Carried out as prepared +│ +\d+\.\d │ +\d+\.\d │", told)
    assert re.search(r"look +│ +0\.\d\d │", told)
    assert called(monkeypatch, *words) == 0
    assert "prepare" not in capsys.readouterr().out


def test_games_that_were_stopped_are_counted(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("bot.command_line.cli.randrange", lambda limit: limit - 1)
    assert called(monkeypatch, "calendar", "--games", "1", "--cap", "4") == 0
    assert capsys.readouterr().out.endswith(
        "One game from seed 999999999 on; 2 were stopped after the turns allowed.\n"
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "chess"), "There is no game “chess”"),
        (("--players", "7"), "This game has 2–6 players: give such a number with --players."),
        (("--pace", "soon"), "There is no pace “soon”: --pace is turn, exact or both."),
    ],
)
def test_what_cannot_be_played_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, words: tuple[str, str], sentence: str
) -> None:
    assert called(monkeypatch, "calendar", *words) == 2
    told = capsys.readouterr().err
    assert told.startswith(sentence)
    assert told.count("\n") == 1


def test_nobody_prepares_in_a_game_that_does_not_know_how(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("games.dominion.GAME", altered(ahead=None))
    assert called(monkeypatch, "calendar", "--game", "dominion", "--plans", "1") == 2
    assert capsys.readouterr().err == "Dominion knows no prepared turns: please leave out --plans.\n"


@pytest.mark.parametrize("words", [("--hours", "0"), ("--games", "0"), ("--players", "two"), ("--plans", "2")])
def test_options_out_of_range_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, words: tuple[str, str]
) -> None:
    assert called(monkeypatch, "calendar", *words) == 2
    assert words[0] in capsys.readouterr().err


def test_a_failure_is_one_line_with_what_plays_it_again(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("games.dominion.GAME", altered(turn_order=None))  # no order can be told
    assert called(monkeypatch, "calendar", "--game", "dominion", "--seed", "3", "--lot") == 1
    told = capsys.readouterr()
    again = "parlatorium calendar --game dominion --players 4 --pace both --hours 3 --cap 400 --lot --seed 3 --games 1"
    assert told.out == ""
    assert re.fullmatch(rf"Seed 3, step \d: TypeError: .*\. Once more: {again}\n", told.err)
