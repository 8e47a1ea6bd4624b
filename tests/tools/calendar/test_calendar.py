"""`python -m tools calendar` tells how long games of people take, or in one sentence why there are none."""

import re

import pytest

from tests.tools.calling import called
from tests.tools.simulate.test_by_lot import altered
from tools.calendar.__main__ import main

pytestmark = pytest.mark.usefixtures("elsewhere")

DOMUS = ("--game", "domus_domini", "--players", "3", "--games", "2", "--seed", "6")


def test_both_paces_stand_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    assert called(main, *DOMUS) == 0
    told = capsys.readouterr()
    assert re.search(r"Of all games +┃ Brisk ┃ +± ┃ +Max. ┃ Strict ┃", told.out)
    assert re.search(r"Days a game takes +│ +\d+\.\d │", told.out)
    assert re.search(r"Rounds +│ +5.0 │ +0.0 │ +5.0 │ +5.0 │ +0.0 │ +5.0 │", told.out)
    assert re.search(r"cellerar.choose +│ +0\.\d\d │ +0\.\d\d │", told.out)
    assert len(re.findall(r"│ Strict +│ +\d+\.\d │ \d \(UTC[+-]\d\) │", told.out)) == 3
    assert re.search(r"Strict: who waited for whom.*\n.*\n┃ Who +┃ 1 \(UTC\+1\) ┃ 2 \(UTC\+0\) ┃ 3 ", told.out)
    assert told.out.endswith("2 games from seed 6 on.\n")
    assert told.err == ""


def test_one_pace_can_be_told_alone_and_in_english_everywhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert called(main, *DOMUS, "--pace", "turn", "--lot", "--hours", "0.5") == 0
    told = capsys.readouterr().out
    assert "Days a game takes" in told
    assert "Brisk" in told
    assert "Strict" not in told


def test_the_same_seed_tells_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    told = set()
    for _ in range(2):
        called(main, *DOMUS, "--pace", "exact")
        told.add(capsys.readouterr().out)
    assert len(told) == 1


def test_what_became_of_prepared_turns_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--game", "dominion", "--players", "3", "--games", "2", "--seed", "6", "--cap", "30")
    assert called(main, *words, "--preparing", "1") == 0
    told = capsys.readouterr().out
    assert re.search(r"Carried out as prepared +│ +\d+\.\d │ +\d+\.\d │", told)
    assert re.search(r"look +│ +0\.\d\d │", told)
    assert called(main, *words) == 0
    assert "prepare" not in capsys.readouterr().out


def test_games_that_were_stopped_are_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.simulate.terminal.randrange", lambda limit: limit - 1)
    assert called(main, "--games", "1", "--cap", "4") == 0
    assert capsys.readouterr().out.endswith("One game from seed 999999999 on; 2 stopped after the turns allowed.\n")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--game", "chess"), "There is no game “chess”"),
        (("--players", "7"), "This game has 2–6 players: give such a number with --players."),
    ],
)
def test_what_cannot_be_played_is_refused(
    capsys: pytest.CaptureFixture[str], words: tuple[str, str], sentence: str
) -> None:
    assert called(main, *words) == 2
    told = capsys.readouterr().err
    assert told.startswith(sentence)
    assert told.count("\n") == 1


def test_nobody_prepares_in_a_game_that_does_not_know_how(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("games.dominion.GAME", altered(ahead=None))
    assert called(main, "--game", "dominion", "--preparing", "1") == 2
    assert capsys.readouterr().err == "Dominion knows no prepared turns: please leave out --preparing.\n"


@pytest.mark.parametrize(
    "words", [("--hours", "0"), ("--games", "0"), ("--players", "two"), ("--preparing", "2"), ("--pace", "soon")]
)
def test_options_out_of_range_are_refused(capsys: pytest.CaptureFixture[str], words: tuple[str, str]) -> None:
    assert called(main, *words) == 2
    assert words[0] in capsys.readouterr().err


def test_a_failure_is_one_line_with_what_plays_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("games.dominion.GAME", altered(turn_order=None))  # no order can be told
    assert called(main, "--game", "dominion", "--seed", "3", "--lot") == 1
    told = capsys.readouterr()
    again = (
        "python -m tools calendar --game dominion --players 4 --pace both --hours 3 --cap 400 --lot --seed 3 --games 1"
    )
    assert told.out == ""
    assert re.fullmatch(rf"Seed 3, step \d: TypeError: .*\. Once more: {again}\n", told.err)
