"""After a game: the own decisions in which something else would have been clearly better, each with its picture."""

import pytest

from sandbox import BotResponse, Message, Person
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.finished import played_out
from tests.end_to_end.house import CHANNEL, House


async def looking_back(house: House, person: Person) -> BotResponse:
    """Look back from the replay; or the refusal to show any."""
    opened = await person.command(CHANNEL, "/replay")
    if not opened.said.clickable():
        return opened
    return await house.forge(person, opened.said, "a:1:-:-:review")


async def said(house: House, outcome: BotResponse) -> list[Message]:
    """All that was answered, as it stands in the end."""
    await house.all_answered()
    made = outcome.interaction
    ids = [made.original, *made.followups]
    found = [house.sandbox.world.find_message(made.channel_id, one) for one in ids if one]
    return [message for message in found if message is not None]


async def test_at_most_five_decisions_are_shown_with_what_was_seen(house: House) -> None:
    await played_out(house, "Anna", "Ben")
    house.let_end(3)
    anna = house.person("Anna")
    first, *moments = await said(house, await looking_back(house, anna))
    assert all(message.visible_to == anna.id for message in (first, *moments))
    assert "Bei 5 deiner" in first.text
    assert [f"{number} von 5" in message.text for number, message in enumerate(moments, 1)] == [True] * 5
    assert all("3,0 Punkte mehr" in message.text and "200 Fortsetzungen" in message.text for message in moments)
    again = await said(house, await looking_back(house, anna))
    assert [message.text for message in again] == [message.text for message in (first, *moments)]


async def test_what_there_was_no_time_for_is_not_said_to_be_good(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await played_out(house, "Anna", "Ben")
    house.let_end(3)
    ben = house.person("Ben")
    with monkeypatch.context() as patch:
        patch.setattr("bot.tables.acts.reviews.SECONDS", -1)
        (only,) = await said(house, await looking_back(house, ben))
        assert house.says("en", "review-unfinished") in only.text
    first, *moments = await said(house, await looking_back(house, ben))
    assert "In 5 of your" in first.text, "it is not kept"
    assert len(moments) == 5


async def test_where_nothing_was_clearly_better_it_says_so(house: House) -> None:
    await played_out(house, "Anna", "Ben")
    house.let_end(0)
    ben = house.person("Ben")
    (only,) = await said(house, await looking_back(house, ben))
    assert "No clear mistakes" in only.text


async def test_only_who_played_looks_back_and_only_when_it_is_over(house: House) -> None:
    await house.game("Anna", "Ben")
    refused = await looking_back(house, house.person("Anna"))
    assert refused.said.text
    await sure_at_seat(house, house.person("Anna"), "calloff")
    none = await looking_back(house, house.person("Anna"))
    assert none.said.text == house.says("de", "no-finished-game")


async def test_who_did_not_play_has_nothing_to_look_back_on(house: House) -> None:
    await played_out(house, "Anna", "Ben")
    outcome = await looking_back(house, house.person("David"))
    assert outcome.said.text == house.says("en", "not-seated")
