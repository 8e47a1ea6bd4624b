"""A coach for a seat, and advice about a question: for its own person alone, and told to a table that wants to know."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.messages.desk_message import COACH_MARK
from bot.tables.reckoner.reckoning import Reckoning, ReckoningFailed
from bot.tables.reckoner.slices import Errand
from games.kernel.advice.estimate import Ending
from games.kernel.advice.race import Job
from games.kernel.learning.coaching import ENOUGH
from sandbox import Message, Person
from tests.end_to_end.by_button import at_seat
from tests.end_to_end.house import CHANNEL, House, button, controls

SILVER, COPPER = 12, 3


def leading(picks: Sequence[str]) -> int:
    """By how many points what is picked would lead, were this another game."""
    return SILVER if "silver" in picks else COPPER


@pytest.fixture
def foretold(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every continuation ends as `leading` says."""

    async def outcomes(_: Reckoning, errand: Errand, game: str, job: Job) -> list[list[Ending]]:
        count = job.end - job.first
        return [[Ending(leading(picks) + place % 2, 0.5) for place in range(count)] for picks in job.picks]

    monkeypatch.setattr(Reckoning, "outcomes", outcomes)


async def counselled(house: House, person: Person) -> Message:
    """The advice about a person's question, when it is finished."""
    outcome = await house.press(person, await house.asked(person), "counsel")
    await house.all_answered()
    said = person.now(outcome.said)
    assert said is not None
    return said


async def test_a_coach_explains_each_kind_of_question_until_it_was_answered_often_enough(house: House) -> None:
    everybody = {seat: {"hand": ["copper"] * 3 + ["estate"] * 2, "deck": ["copper"] * 40} for seat in (0, 1)}
    await house.arranged(everybody, "Anna", "Ben")
    anna, ben = house.person("Anna"), house.person("Ben")
    called = await at_seat(house, anna, "coach")
    assert COACH_MARK in called.text
    explained = []
    status = house.newest()
    for _ in range(ENOUGH + 1):
        shown = await house.hand(anna, status)
        explained.append(COACH_MARK in shown.text)
        await house.turn(anna)
        assert COACH_MARK not in (await house.asked(ben)).text, "nobody else is coached"
        await house.turn(ben)
    assert explained == [True] * ENOUGH + [False]
    again = await house.asked(anna)
    assert COACH_MARK not in again.text
    assert COACH_MARK in (await house.press(anna, again, "more")).said.text, "to be read again"
    gone = await at_seat(house, anna, "coach")
    assert gone.text == house.says("de", "coach-gone")


async def test_a_coach_who_comes_or_goes_while_a_question_is_open_is_heard_there_at_once(house: House) -> None:
    lobby, ben = await house.lobby("Ben", "Anna"), house.person("Ben")
    await house.later(2_000)
    first = await ben.mail("Dominion")
    await house.press(ben, lobby, "start")
    await house.settled()
    asked = await house.asked(ben)
    assert COACH_MARK not in asked.text
    for expected in (True, False):
        await (house.press(ben, first, "coach") if expected else at_seat(house, ben, "coach"))
        await house.settled()
        now = ben.now(asked)
        assert now is not None
        assert (COACH_MARK in now.text) is expected


async def test_the_first_direct_message_offers_a_coach_until_there_is_one(house: House) -> None:
    await house.lobby("Anna", "Ben")
    await house.later(2_000)
    ben = house.person("Ben")
    first = await ben.mail("Dominion")
    assert house.says("en", "button-coach") in first.labels()
    called = await house.press(ben, first, "coach")
    assert COACH_MARK in (await house.told(called)).text
    now = ben.now(first)
    assert now is not None
    assert now.labels() == [label for label in first.labels() if label != house.says("en", "button-coach")]
    assert now.words == first.words


async def test_advice_says_what_to_do_what_comes_of_it_and_what_it_gives_up(house: House, foretold: None) -> None:
    status = await house.arranged({0: {"hand": ["copper"] * 3, "deck": ["copper"] * 9}}, "Anna", "Ben")
    anna = house.person("Anna")
    before = await house.stored()
    said = await counselled(house, anna)
    assert said.visible_to == anna.id
    assert "**Silber kaufen.** Schlechter:" in said.text
    assert "−9" in said.text
    await house.press(anna, said, "reckoned")
    reckoned = anna.now(said)
    assert reckoned is not None
    assert "200 durchgespielten Fortsetzungen" in reckoned.text
    assert "12,5 Punkte vor" in reckoned.text
    assert "9,0 Punkte weniger" in reckoned.text
    assert await house.stored() == before, "the game goes on as if nobody had asked"
    told = house.person("David").now(status)
    assert told is not None
    assert house.says("de", "table-aided", names="")[:20] not in told.text, "nobody learns of it"


async def test_what_continuations_do_not_tell_apart_is_said_to_be_the_same(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def outcomes(_: Reckoning, errand: Errand, game: str, job: Job) -> list[list[Ending]]:
        return [[Ending(place % 7, 0.5) for place in range(job.first, job.end)] for _ in job.picks]

    monkeypatch.setattr(Reckoning, "outcomes", outcomes)
    await house.arranged({0: {"hand": ["copper"] * 3, "deck": ["copper"] * 9}}, "Anna", "Ben")
    ben = house.person("Anna")
    ben.settings(locale="en-GB")
    said = await counselled(house, ben)
    assert "About as good:" in said.text
    assert "Worse" not in said.text


async def test_advice_whose_process_fails_says_so_and_still_what_the_computer_would_do(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: Any) -> None:
        raise ReckoningFailed

    monkeypatch.setattr(Reckoning, "outcomes", fail)
    await house.arranged({0: {"hand": ["copper"] * 3, "deck": ["copper"] * 9}}, "Anna", "Ben")
    anna = house.person("Anna")
    said = await counselled(house, anna)
    assert "**Silber kaufen.**" in said.text
    assert house.says("de", "advice-failed") in said.text


async def thinking(house: House, monkeypatch: pytest.MonkeyPatch) -> tuple[Person, Message, Message, asyncio.Event]:
    """Anna has asked for advice, which is thought out until the event: she, what asks her, and what is said so far."""
    go_on = asyncio.Event()

    async def outcomes(_: Reckoning, errand: Errand, game: str, job: Job) -> None:
        await go_on.wait()

    monkeypatch.setattr(Reckoning, "outcomes", outcomes)
    await house.arranged({0: {"hand": ["copper"] * 3, "deck": ["copper"] * 9}}, "Anna", "Ben")
    anna = house.person("Anna")
    message = await house.asked(anna)
    return anna, message, (await house.press(anna, message, "counsel")).said, go_on


async def test_who_presses_once_more_meanwhile_is_told_to_wait(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, message, said, go_on = await thinking(house, monkeypatch)
    second = await house.press(anna, message, "counsel")
    assert second.said.text == house.says("de", "advice-under-way")
    go_on.set()
    await house.all_answered()
    finished = anna.now(said)
    assert finished is not None
    assert house.says("de", "advice-unforeseeable") in finished.text


async def test_who_dismisses_it_meanwhile_hears_no_more_of_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, said, go_on = await thinking(house, monkeypatch)
    before = anna.inbox()
    with capture_logs() as told:
        anna.dismiss(said)
        go_on.set()
        await house.all_answered()
    assert [one.id for one in anna.inbox()] == [one.id for one in before if one.id != said.id]
    assert [line["event"] for line in told if line["log_level"] == "warning"] == []


async def lobby_with(house: House, value: str) -> Message:
    """A lobby whose host has set what help there is."""
    lobby = await house.lobby("Anna", "Ben")
    await house.choose(house.person("Anna"), lobby, value)
    return lobby


async def test_a_table_that_wants_to_know_sees_who_has_help(house: House, foretold: None) -> None:
    lobby = await lobby_with(house, "told")
    await house.press(house.person("Anna"), lobby, "start")
    anna, ben = house.person("Anna"), house.person("Ben")
    await counselled(house, anna)
    await house.settled()
    status = next(message for message in reversed(ben.sees(CHANNEL)) if not message.visible_to)
    assert house.says("de", "table-aided", names="Anna") in status.text
    await at_seat(house, ben, "coach")
    await house.settled()
    status = next(message for message in reversed(ben.sees(CHANNEL)) if not message.visible_to)
    assert "Ben" in status.text.split("💡")[1]


async def test_a_table_without_help_offers_and_gives_none(house: House) -> None:
    lobby = await lobby_with(house, "without")
    await house.press(house.person("Anna"), lobby, "start")
    anna = house.person("Anna")
    message = await house.asked(anna)
    assert controls(message)
    more = (await house.press(anna, message, "more")).said
    for verb in ("counsel", "coach"):
        with pytest.raises(LookupError):
            button(more, verb)
    outcome = await house.forge(anna, message, "a:1:-:-:counsel")
    assert house.says("de", "advice-without") in (await house.told(outcome)).text
    refused = await at_seat(house, anna, "coach")
    assert refused.text == house.says("de", "advice-without")
