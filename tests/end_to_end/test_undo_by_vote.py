"""`/undo` beyond what is free: the others are asked, all agree or nothing happens, and the same cards come again."""

import asyncio
from typing import Any

import pytest

from bot.tables.acts.voting import Voting
from db.connection.transaction import Transaction
from db.games import polls
from db.rows import Poll
from games.kernel.engine.text import YOU
from sandbox import InteractionState, Message, Person
from tests.depth import chosen
from tests.end_to_end.by_button import log_of, sure_at_seat
from tests.end_to_end.house import CHANNEL, House, button, controls
from tests.end_to_end.test_domus_domini import BUILDING, did, pick, started

SMITHY = {0: {"hand": ["smithy", "copper"], "deck": ["estate", "gold", "copper"]}, 1: {"hand": ["copper"] * 3}}
PEOPLE = chosen().some([("Anna", "Ben", "de", "en"), ("Ben", "Anna", "en", "de")], 1)


async def panel(house: House, person: Person) -> Message:
    """What `/undo` offers."""
    said = (await person.command(CHANNEL, "/undo")).said
    assert said.visible_to == person.id
    return said


async def asked_back(house: House, person: Person, place: int = 0) -> Message:
    """The person asks the others to go back, by the button at this place; what is shown then."""
    offered = await panel(house, person)
    asks = [str(each["custom_id"]) for each in offered.clickable() if ":ask:" in str(each["custom_id"])]
    outcome = await person.click(offered, asks[place])
    assert outcome.updated is not None, outcome.reason
    await house.settled()
    return outcome.updated


def asked_to_vote(house: House, person: Person) -> Message:
    """The newest direct message with a vote."""
    return next(mail for mail in reversed(person.inbox()) if any(":agree:" in one for one in ids(mail)))


def ids(message: Message) -> list[str]:
    return [str(component.get("custom_id", "")) for component in message.clickable()]


async def view(house: House, game_id: int = 1) -> list[object]:
    """All that anybody sees."""
    match = (await house.bot.tables.loaded(game_id)).playing()
    return [match.view(seat) for seat in (None, 0, 1)]


@pytest.mark.parametrize(("name", "other", "language", "others"), PEOPLE)
async def test_a_draw_is_taken_back_when_all_agree_and_comes_again(
    house: House, name: str, other: str, language: str, others: str
) -> None:
    await house.ask_everything()
    person, voter = house.person(name), house.person(other)
    await house.arranged(SMITHY, name, other)
    before = await view(house)
    await house.decide(person)
    drawn = await view(house)
    offered = await panel(house, person)
    assert house.says(language, "undo-far-step") in offered.words
    waiting = await asked_back(house, person)
    assert house.says(language, "vote-asked") in waiting.words
    assert house.says(language, "vote-waiting", names=other) not in waiting.text, "nobody keeps it up to date"
    vote = asked_to_vote(house, voter)
    assert house.says(others, "vote-step", who=name) in vote.words
    assert "Gold" not in vote.text, "what was drawn is the drawer's secret"
    assert await view(house) == drawn, "nothing happens before all agree"
    agreed = await house.press(voter, vote, "agree")
    assert agreed.updated is not None
    assert house.says(others, "vote-done", names=other) in agreed.updated.words
    await house.settled()
    assert await view(house) == before
    seen = person.now(waiting)
    assert seen is not None
    assert house.says(language, "vote-done", names=other) in seen.words
    assert not seen.clickable(), "there is nothing to withdraw any more"
    log = (await log_of(house, voter)).words
    assert house.says(others, "took-back-step", who=name) in log
    table = next(message for message in reversed(voter.sees(CHANNEL)) if not message.visible_to)
    assert house.says(language, "took-back-step", who=name) in str(table.json), "the channel is told, too"
    await house.decide(person)
    assert await view(house) == drawn, "the same cards come again"


async def test_one_no_ends_it_and_the_asker_is_told(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    await house.arranged(SMITHY | {2: {"hand": ["copper"]}}, "Anna", "Ben", "Clara")
    await house.decide(anna)
    before = await house.stored()
    waiting = await asked_back(house, anna)
    first = await house.press(clara, asked_to_vote(house, clara), "agree")
    assert first.updated is not None
    assert house.says("de", "vote-waiting", names="Ben") in first.updated.words
    assert not any(":agree:" in one for one in ids(first.updated)), "a vote counts once"
    late = asked_to_vote(house, ben)
    assert "Do you agree?" in late.words
    refused = await house.press(ben, late, "refuse")
    assert refused.updated is not None
    assert house.says("en", "vote-refused", who=YOU) in refused.updated.words
    await anna.mail(house.says("de", "vote-refused", who="Ben"))
    await house.settled()
    seen = anna.now(waiting)
    assert seen is not None
    assert house.says("de", "vote-asked") not in seen.words
    assert not seen.clickable()
    assert house.says("de", "vote-refused", who="Ben") in clara.inbox()[-1].words
    assert await house.stored() == before
    told = await house.told(await house.forge(ben, late, button(late, "agree")))
    assert told.words == house.says("en", "vote-over")
    assert await house.stored() == before


async def test_it_lapses_when_the_game_goes_on(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(SMITHY, "Anna", "Ben")
    await house.decide(anna)
    await asked_back(house, anna)
    vote = asked_to_vote(house, ben)
    await house.turn(anna)
    await house.settled()
    stale = ben.now(vote)
    assert stale is not None
    assert house.says("en", "vote-stale") in stale.words
    assert not any(":agree:" in one for one in ids(stale))
    before = await house.stored()
    told = await house.told(await house.forge(ben, vote, button(vote, "agree")))
    assert told.words == house.says("en", "vote-over")
    assert await house.stored() == before


async def test_the_asker_may_withdraw_and_nobody_else(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(SMITHY, "Anna", "Ben")
    await house.decide(anna)
    waiting = await asked_back(house, anna)
    vote = asked_to_vote(house, ben)
    withdraw, agree = button(waiting, "withdraw"), button(vote, "agree")
    for person, custom_id in ((ben, withdraw), (anna, agree)):
        told = await house.told(await house.forge(person, vote if person is ben else waiting, custom_id))
        assert told.words == house.says("en" if person is ben else "de", "vote-not-yours")
    second = (await anna.command(CHANNEL, "/undo")).said
    assert button(second, "withdraw") == withdraw, "one at a time"
    gone = await house.press(anna, waiting, "withdraw")
    assert gone.updated is not None
    assert house.says("de", "vote-withdrawn") in gone.updated.words
    await house.settled()
    seen = ben.now(vote)
    assert seen is not None
    assert house.says("en", "vote-withdrawn") in seen.words


async def test_a_whole_turn_is_taken_back_and_restored_again(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    begin = await view(house)
    await house.turn(anna)
    await house.turn(ben)
    after = await view(house)
    offered = await panel(house, anna)
    assert house.says("de", "undo-far-turn") in offered.words
    await asked_back(house, anna, 1)
    await house.press(ben, asked_to_vote(house, ben), "agree")
    await house.settled()
    assert await view(house) == begin, "two turns are gone"
    assert controls(await house.asked(anna))
    await asked_back(house, ben)
    await house.press(anna, asked_to_vote(house, anna), "agree")
    await house.settled()
    assert await view(house) == after
    log = (await log_of(house, ben)).words
    assert house.says("en", "took-back-redo", who=YOU) in log
    assert controls(await house.asked(anna))


async def test_a_way_back_that_takes_back_nothing_more_is_not_offered(house: House) -> None:
    await house.ask_everything()
    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    await house.turn(anna)
    assert len([one for one in ids(await panel(house, anna)) if ":ask:" in one]) > 1

    async def nothing(*_: object) -> list[object]:
        return []

    house.monkeypatch.setattr(Voting, "_meant", nothing)
    offered = await panel(house, anna)
    assert [one for one in ids(offered) if ":ask:" in one] == [button(offered, "ask")]
    assert house.says("de", "undo-untold") in offered.words
    assert house.says("de", "turn-began", number=1, who=YOU) in offered.words, "where it belongs is said"
    await asked_back(house, anna)
    vote = asked_to_vote(house, house.person("Ben")).words
    assert house.says("en", "vote-untold") in vote
    assert house.says("en", "turn-began", number=1, who="Anna") in vote


async def test_what_would_be_taken_back_is_told_in_order_of_time(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await house.turn(anna)
    await house.turn(ben)
    await house.turn(anna)
    offered = (await panel(house, anna)).words
    assert offered.index("- Du kaufst", offered.index(house.says("de", "undo-far-before"))) < offered.index(
        "- Ben, Zug 1"
    )
    await asked_back(house, anna, -1)
    vote = asked_to_vote(house, ben).words
    told = [vote.index(words) for words in ("- Anna buys", "- You, turn 1", "- Anna, turn 2")]
    assert told == sorted(told)


async def test_it_outlives_a_restart(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    begin = await view(house)
    await house.turn(anna)
    await house.turn(ben)
    await asked_back(house, anna, 1)
    await house.stop_bot()
    await house.start_bot()
    await house.press(ben, asked_to_vote(house, ben), "agree")
    await house.settled()
    await house.stop_bot()
    await house.start_bot()
    assert await view(house) == begin
    await house.turn(anna)
    assert controls(await house.asked(ben))


async def test_computers_agree_at_once(house: House) -> None:
    anna = house.person("Anna")
    lobby = await house.lobby("Anna")
    outcome = await house.press(anna, lobby, "computer")
    assert outcome.updated is not None
    started = await house.press(anna, outcome.updated, "start")
    status = started.updated
    assert status is not None
    await house.settled()
    begin = await view(house)
    turn = (await house.bot.tables.loaded(1)).playing().turn
    while (await house.bot.tables.loaded(1)).playing().turn == turn:
        await house.press_first(anna, await house.hand(anna, status))
    offered = await panel(house, anna)
    asks = [one for one in ids(offered) if ":ask:" in one]
    outcome = await anna.click(offered, asks[-1])
    assert outcome.updated is not None
    assert controls(outcome.updated), "the hand and the question of then"
    assert await view(house) == begin


async def test_who_cannot_be_reached_votes_in_the_channel(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    ben.settings(dms_open=False)
    await house.arranged(SMITHY, "Anna", "Ben")
    await house.decide(anna)
    await house.settled()
    await asked_back(house, anna)
    line = next(one for one in ben.sees(CHANNEL) if any(":agree:" in each for each in ids(one)))
    assert house.pinged == ["Ben"]
    house.pinged.clear()
    assert "Gold" not in line.text
    stranger = await house.press(house.person("David"), line, "agree")
    assert stranger.said.words == house.says("en", "not-seated")
    agreed = await house.press(ben, line, "agree")
    assert agreed.said.visible_to == ben.id
    await house.settled()
    assert ben.now(line) is None
    assert await house.step() == 2
    house.pinged.clear()


async def test_an_old_button_of_the_panel_asks_for_nothing(house: House) -> None:
    anna = house.person("Anna")
    await house.arranged(SMITHY, "Anna", "Ben")
    await house.decide(anna)
    offered = await panel(house, anna)
    await house.turn(anna)
    before = await house.stored()
    told = await house.told(await house.press(anna, offered, "ask"))
    assert told.words == house.says("de", "vote-stale")
    assert (await house.forge(anna, offered, "a:1:-:-:ask:9:1")).state is InteractionState.ANSWERED
    assert await house.stored() == before


# what nobody may learn by it

HAND = ["gold", "silver", "copper", "estate", "curse"]


def attacked(hand: list[str]) -> dict[object, object]:
    """Anna is about to attack Ben, who holds this hand, and Clara."""
    others = {2: {"hand": HAND, "deck": ["estate"] * 5}, "named": ["moat"]}
    return {0: {"hand": ["militia", "copper"], "deck": ["copper"] * 5}, 1: {"hand": hand}, **others}


async def test_a_poll_does_not_betray_what_others_hold_or_decided(house: House) -> None:
    read = []
    for hand in (["moat", *HAND[:4]], ["duchy", *HAND[:4]]):
        anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
        await house.arranged(attacked(hand), "Anna", "Ben", "Clara")
        await house.decide(anna)
        await house.decide(clara)
        await asked_back(house, anna)
        read.append([asked_to_vote(house, clara).words, (await panel(house, anna)).words])
        assert controls(await house.asked(ben))
        await sure_at_seat(house, anna, "calloff")
        await house.settled()
    assert read[0] == read[1]


async def test_who_asks_for_an_answer_in_anothers_turn_is_told_what_that_tells(house: House) -> None:
    anna, clara = house.person("Anna"), house.person("Clara")
    await house.arranged(attacked(["moat", *HAND[:4]]), "Anna", "Ben", "Clara")
    attack = await house.decide(anna)
    await house.decide(clara)
    assert attack.updated is not None
    await house.turn(anna, attack.updated)
    offered = await panel(house, clara)
    assert house.says("de", "undo-betrays") in offered.words


async def test_what_was_decided_in_secret_is_told_to_stay(house: House) -> None:
    _, anna, ben = await started(house, BUILDING)
    built = await did(await pick(anna, await house.asked(anna), "Brauerei"))
    await did(await house.press(anna, built, "none"))
    await did(await house.press(ben, await house.asked(ben), "none"))
    assert house.says("en", "vote-stays") in (await panel(house, ben)).words
    await asked_back(house, ben)
    asked = asked_to_vote(house, anna).words
    assert "Brauerei" in asked, "what came of it is taken back"
    assert house.says("de", "vote-stays") in asked


async def test_a_vote_of_who_left_the_table_does_not_count(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(SMITHY | {2: {"hand": ["copper"]}}, "Anna", "Ben", "Clara")
    await house.decide(anna)
    waiting = await asked_back(house, anna)
    vote = asked_to_vote(house, ben)
    await sure_at_seat(house, ben, "giveup")
    told = await house.told(await house.forge(ben, vote, button(vote, "agree")))
    assert told.words == house.says("en", "not-seated")
    await house.settled()
    match = (await house.bot.tables.loaded(1)).playing()
    assert [step.given.seat for step in match.steps] == [0], "nothing was taken back"
    told = await house.told(await house.forge(anna, waiting, button(waiting, "withdraw")))
    assert told.words == house.says("de", "vote-over"), "who plays has changed, so it has lapsed"
    left = ben.now(vote)
    assert left is not None
    assert not left.clickable()
    assert house.says("en", "vote-undone") not in left.text, "it is not Ben's any more"


async def test_who_left_the_table_still_reads_how_an_earlier_vote_ended(house: House) -> None:
    await house.ask_everything()
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    await house.arranged(SMITHY | {2: {"hand": ["copper"]}}, "Anna", "Ben", "Clara")
    await house.decide(anna)
    await asked_back(house, anna)
    vote = asked_to_vote(house, clara)
    await house.press(ben, asked_to_vote(house, ben), "refuse")
    mail = await anna.mail(house.says("de", "vote-refused", who="Ben"))
    await house.settled()
    for person in (anna, clara):
        await sure_at_seat(house, person, "giveup")
    await house.settled()
    for person, message in ((anna, mail), (clara, vote)):
        now = person.now(message)
        assert now is not None
        assert house.says("de", "vote-refused", who="Ben") in now.words
        assert not now.clickable()


async def test_each_message_with_a_vote_is_known_though_all_go_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    find = polls.find

    async def slowly(tx: Transaction, game_id: int) -> Poll | None:
        found = await find(tx, game_id)
        await asyncio.sleep(0.2)
        return found

    anna = house.person("Anna")
    await house.arranged(SMITHY | {2: {"hand": ["copper"]}}, "Anna", "Ben", "Clara")
    await house.decide(anna)
    monkeypatch.setattr(polls, "find", slowly)
    await asked_back(house, anna)
    known = [await house.bot.front.acts.voting.message(1, seat) for seat in (1, 2)]
    assert known == [asked_to_vote(house, house.person(name)).id for name in ("Ben", "Clara")]


async def test_a_vote_that_was_on_its_way_is_emptied_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(SMITHY | {2: {"hand": ["copper"]}}, "Anna", "Ben", "Clara")
    await house.decide(anna)
    sending, opened, note = asyncio.Event(), asyncio.Event(), Voting.sent

    async def late(*given: Any) -> None:
        sending.set()
        await opened.wait()
        await note(*given)

    monkeypatch.setattr(Voting, "sent", late)
    offered = await panel(house, anna)
    await anna.click(offered, next(one for one in ids(offered) if ":ask:" in one))
    await sending.wait()
    await sure_at_seat(house, ben, "giveup")
    opened.set()
    await house.settled()
    assert not any(mail.clickable() for mail in ben.inbox())


async def test_a_game_that_is_called_off_ends_its_votes(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(SMITHY, "Anna", "Ben")
    await house.decide(anna)
    await asked_back(house, anna)
    vote = asked_to_vote(house, ben)
    await sure_at_seat(house, anna, "calloff")
    await house.settled()
    stale = ben.now(vote)
    assert stale is not None
    assert not any(":agree:" in one for one in ids(stale))
    told = await house.told(await house.forge(ben, vote, button(vote, "agree")))
    assert told.words == house.says("en", "game-aborted")


async def test_a_refusal_mentions_nobody_who_cannot_be_reached(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.arranged(SMITHY, "Anna", "Ben")
    await house.decide(anna)
    await asked_back(house, anna)
    anna.settings(dms_open=False)
    await house.press(ben, asked_to_vote(house, ben), "refuse")
    await house.settled()
    assert house.pinged == []
    assert await house.step() == 1
