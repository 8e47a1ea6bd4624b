"""The command that plays everything at random: it goes on where it was, and each fault is a line that repeats it."""

import json
import logging
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.clicks.routes import REGISTERED
from bot.replies.reply import Reply
from games.dominion import GAME
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Text
from tests.end_to_end.conftest import opened
from tests.end_to_end.house import House
from tools.fuzz.__main__ import main
from tools.fuzz.laws import Laws, Unlawful, words_of
from tools.fuzz.playing import Exercise, Upshot, came

ROOT = Path(__file__).parents[3]
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Exercise, int]]:
    """The games and episodes that are played from now on in this process, in order."""
    order: list[tuple[Exercise, int]] = []

    def noting(kind: Exercise, seed: int, number: int, most: int | None) -> Upshot:
        order.append((kind, number))
        return came(kind, seed, number, most)

    monkeypatch.setattr("tools.fuzz.__main__.came", noting)
    return order


def test_a_run_goes_on_where_it_was(tmp_path: Path, capsys: Capture, played: list[tuple[Exercise, int]]) -> None:
    state = tmp_path / "state.json"
    few = ["--seed", "4", "--state", str(state)]
    assert main([*few, "--decisions", "400", "--clicks", "0"]) == 0
    games = json.loads(state.read_text())["game"]
    assert games["done"] >= 400
    assert played == [("game", number) for number in range(games["next"])]
    played.clear()
    assert main([*few, "--decisions", "800", "--clicks", "90", "--steps", "90"]) == 0
    told = capsys.readouterr().out.splitlines()
    now = json.loads(state.read_text())
    assert played == [*(("game", number) for number in range(games["next"], now["game"]["next"])), ("episode", 0)]
    assert now["game"]["done"] >= 800
    assert now["episode"] == {"next": 1, "done": 90}
    assert told[-1] == (
        f"seed 4: {now['game']['done']} decisions in {now['game']['next']} games, 90 clicks in 1 episodes; 0 faults"
    )


def test_what_cannot_begin_comes_to_an_end_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing_at_once(kind: Exercise, _: int, number: int, __: int | None) -> Upshot:
        assert number < 3, "a night without end"
        return Upshot(0, f"{kind} {number}")

    monkeypatch.setattr("tools.fuzz.__main__.came", failing_at_once)
    state = tmp_path / "state.json"
    assert main(["--decisions", "2", "--clicks", "3", "--state", str(state)]) == 1
    assert json.loads(state.read_text())["faults"] == ["game 0", "game 1", "episode 0", "episode 1", "episode 2"]


def test_whoever_stops_it_loses_nothing(tmp_path: Path, played: list[tuple[Exercise, int]]) -> None:
    state = tmp_path / "state.json"
    words = ["--decisions", "0", "--steps", "9", "--state", str(state), "--clicks"]
    running = subprocess.Popen(
        [sys.executable, "-m", "tools.fuzz", *words, "100000"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": "."},
    )
    try:
        while not state.exists() and running.poll() is None:
            time.sleep(0.05)
        running.terminate()
        told, _ = running.communicate()
    finally:
        running.kill()
        running.wait()
    assert running.returncode == 130, told
    assert f"the same command goes on from {state}" in told
    episode = json.loads(state.read_bytes())["episode"]
    assert episode["done"] == 9 * episode["next"]
    assert main([*words, str(episode["done"] + 9)]) == 0
    assert played == [("episode", episode["next"])]
    assert json.loads(state.read_bytes())["episode"] == {"next": episode["next"] + 1, "done": episode["done"] + 9}


@pytest.mark.parametrize(("content", "said"), [('{"seed":5}', "with --seed 5"), ("{", "remembers no run")])
def test_a_state_of_another_run_is_left_alone(tmp_path: Path, capsys: Capture, content: str, said: str) -> None:
    state = tmp_path / "state.json"
    state.write_text(content)
    assert main(["--seed", "4", "--state", str(state)]) == 2
    assert said in capsys.readouterr().out
    assert state.read_text() == content


def losing_one(state: Any) -> Mapping[str, int]:
    """What is there, one Estate less after a while."""
    return {card: number - (card == "estate" and state.plays > 5) for card, number in GAME.cases.census(state).items()}


def saying_nothing(view: Any) -> tuple[Text, ...]:
    """A table in words that nobody can say."""
    return (Text("no-such-message"),)


def carelessly(check: Callable[[Choice, Any], Any]) -> Callable[[Choice, Any], Any]:
    """Takes an option twice that is there once."""

    def careless(choice: Choice, picks: Any) -> Any:
        return picks if len(picks) > 1 else check(choice, picks)

    return careless


@pytest.mark.parametrize("plant", ["loses", "unsaid", "careless"])
def test_a_fault_in_a_game_is_a_line_that_plays_it_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path, plant: str
) -> None:
    match plant:
        case "loses":
            monkeypatch.setattr("games.dominion.GAME", replace(GAME, cases=replace(GAME.cases, census=losing_one)))
        case "unsaid":
            monkeypatch.setattr("games.dominion.GAME", replace(GAME, words=replace(GAME.words, table=saying_nothing)))
        case _:
            monkeypatch.setattr(Choice, "check", carelessly(Choice.check))
    state = tmp_path / "state.json"
    steps = ["--steps", "900"]
    assert main(["--seed", "4", "--decisions", "1000", "--clicks", "0", "--state", str(state), *steps]) == 1
    (line, *_) = json.loads(state.read_text())["faults"]
    assert line in capsys.readouterr().out.splitlines()
    _, _, again = line.partition("; again: python -m tools fuzz ")
    assert again.split()[-2:] == steps
    assert main(again.split()) == 1
    assert capsys.readouterr().out.splitlines() == [line]


async def failing(*_: object) -> None:
    """Does not do what was asked for."""
    raise ZeroDivisionError


def test_a_fault_of_the_bot_is_a_line_that_plays_its_episode_again(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(REGISTERED, ("table", "rules"), failing)
    assert main(["--seed", "4", "--decisions", "0", "--clicks", "200"]) == 1
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("episode "))
    assert "click_failed: ZeroDivisionError" in line
    _, _, again = line.partition("; again: python -m tools fuzz ")
    assert main(again.split()) == 1
    assert capsys.readouterr().out.splitlines()[0].startswith("episode 0, step ")


async def test_whatever_somebody_reads_of_another_hand_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    say = Reply.say

    async def aloud(reply: Reply, shape: Any, *, private: bool = True) -> int | None:
        return await say(reply, shape, private=False)

    async with opened(House(tmp_path, monkeypatch)) as house:
        status = await house.game("Anna", "Ben")
        with Laws(house, [], absent="David") as laws:
            await laws.hold(await house.press(house.person("Ben"), status, "hand"))
            monkeypatch.setattr(Reply, "say", aloud)
            outcome = await house.press(house.person("Anna"), status, "hand")
            with pytest.raises(Unlawful, match=r"everybody reads of game 1|a question in a channel"):
                await laws.hold(outcome)


@pytest.mark.parametrize("reader", ["everybody", "Ben"])
async def test_a_hand_told_without_any_button_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reader: str
) -> None:
    async with opened(House(tmp_path, monkeypatch)) as house:
        status = await house.game("Anna", "Ben")
        anna, ben = [await house.bot.fetch_user(house.person(name).id) for name in ("Anna", "Ben")]
        channel = await house.bot.fetch_channel(status.channel_id)
        assert isinstance(channel, discord.TextChannel)
        hand = words_of(await house.hand(house.person("Anna"), status))
        told = next(line for line in hand.splitlines() if line.startswith("Deine Hand"))
        with Laws(house, [], absent="David") as laws:
            await anna.send(told)
            await laws.hold(None)
            await (channel if reader == "everybody" else ben).send(told)
            with pytest.raises(Unlawful, match="reads of game 1"):
                await laws.hold(None)


async def test_whoever_has_nothing_to_do_with_it_is_not_mentioned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(House(tmp_path, monkeypatch)) as house:
        with Laws(house, [], absent="David") as laws:
            house.pinged.append("Ben")
            await laws.hold(None)
            house.pinged.append("David")
            with pytest.raises(Unlawful, match="David"):
                await laws.hold(None)


@pytest.mark.parametrize("library", ["asyncio", "discord.client"])
async def test_whatever_a_library_logs_as_an_error_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, library: str
) -> None:
    async with opened(House(tmp_path, monkeypatch)) as house:
        with Laws(house, [], absent="David") as laws:
            await laws.hold(None)
            logging.getLogger(library).error("Task exception was never retrieved")
            with pytest.raises(Unlawful, match=f"{library}: Task exception"):
                await laws.hold(None)
        assert laws.overheard not in logging.getLogger().handlers
