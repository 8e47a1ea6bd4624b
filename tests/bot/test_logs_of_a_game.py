"""The log of a game that is played, at its most talkative: people are numbers, and nothing of the game is in it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot import logs
from db.games import answers, games
from tests.architecture.tree import PACKAGES
from tests.end_to_end.house import CHANNEL, House

pytestmark = pytest.mark.usefixtures("logging_as_before")

NAMES = ("Xanthippe Quendel", "Balduin Zwerch")
TYPED = "Wolkenkuckucksheim"
CARDS = ("copper", "estate", "silver", "province", "Kupfer", "Anwesen")
ID = re.compile(r"\d{17,}")


async def play(house: House) -> list[str]:
    """What two people do in a game of their own; what must not be in the log of it."""
    people = [house.person("Anna"), house.person("Ben")]
    for person, name in zip(people, NAMES, strict=True):
        house.rename(person, name)
    anna, ben = people
    status = await house.game(*NAMES)
    for person in (anna, ben, anna):
        await house.turn(person)
    await house.press(ben, status, "hand")
    for command, typed in {"/card": {"name": TYPED}, "/orders": {}, "/undo": {}}.items():
        await ben.command(CHANNEL, command, **typed)
    await house.settings(ben, zone=TYPED)
    await house.meant(ben, (await ben.command(CHANNEL, "/privacy")).said)
    await house.settled()
    async with house.running.database.reading() as tx:
        row, log = await games.find(tx, 1), await answers.log(tx, 1)
    assert row is not None
    assert log
    tokens = [one.token for one in house.sandbox.interactions.recent()]
    sessions = [session.id for session in house.sandbox.gateway.sessions]
    questions = {word for answer in log for word in (answer.choice, answer.key)}
    return [*NAMES, TYPED, *CARDS, *questions, row.seed.hex(), str(row.seed), *tokens, *sessions, house.sandbox.token]


def told(text: str) -> list[dict[str, Any]]:
    """The lines of a log."""
    return [json.loads(line) for line in text.splitlines()]


async def test_a_game_at_debug_leaves_no_name_no_secret_and_no_card_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house = House(tmp_path, monkeypatch, painted=True)
    logs.configure("debug", "json", (house.sandbox.token,))
    await house.start()
    secrets = await play(house)
    await house.stop()
    text = capsys.readouterr().err
    assert [secret for secret in secrets if secret in text] == []
    for line in told(text):
        ours = line["logger"].split(".")[0] in PACKAGES
        assert ours or line["level"] in ("warning", "error", "critical"), line
        assert ours or not ID.search(json.dumps(line)), line
    assert {line["event"] for line in told(text)} >= {"ready", "interaction"}, "at debug our own events are there"
