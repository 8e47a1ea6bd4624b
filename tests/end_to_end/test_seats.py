"""Seats that change hands: offered, taken, given to the computer, given up; people who are absent or gone."""

import asyncio
from typing import Any

import pytest

from bot.delivery.posting import Posting
from bot.language.phrases import channel_link
from bot.messages.desk_message import DONE_MARK
from bot.tables.acts.seating import Seating
from games.kernel.engine.text import YOU
from sandbox import Message, Person
from tests.depth import chosen
from tests.end_to_end.by_button import at_seat, log_of, sure_at_seat
from tests.end_to_end.house import CHANNEL, House, button, controls

HELD = {0: {"hand": ["gold", "silver"]}, 1: {"hand": ["moat", "duchy"]}}
DAY_MS = 24 * 3600 * 1000


async def names(house: House, game_id: int = 1) -> list[tuple[str, bool, bool]]:
    """Who sits where: the name, whether it is a person's, whether a computer plays."""
    loaded = await house.bot.tables.loaded(game_id)
    return [(seat.name, seat.player_id is not None, seat.level is not None) for seat in loaded.seats]


def offers(house: House) -> list[Message]:
    """The lines in the channel that offer a seat."""
    seen = house.person("David").sees(CHANNEL)
    return [message for message in seen if any(":take:" in str(one.get("custom_id")) for one in message.clickable())]


def done(message: Message) -> str:
    """What a message says first: what was done."""
    first = message.text.splitlines()[0]
    assert first.startswith(f"{DONE_MARK} ")
    return first.removeprefix(f"{DONE_MARK} ")


async def offered(house: House) -> Message:
    await house.settled()
    return offers(house)[-1]


@pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 0)
)
async def test_an_offered_seat_goes_to_who_takes_it_with_the_hand(
    house: House, name: str, other: str, language: str
) -> None:
    person, clara = house.person(name), house.person("Clara")
    await house.arranged({1: HELD[0], 0: HELD[1]}, other, name)
    await house.turn(house.person(other))
    mine = await house.asked(person)
    assert "Gold" in str(mine.json)
    said = await at_seat(house, person, "offer")
    assert said.words.startswith(house.says(language, "seat-on-offer", link="?").split("?")[0])
    line = await offered(house)
    assert controls(await house.asked(person)), "one plays on until somebody takes it"
    assert (await house.takes(clara, line)).words == house.says("de", "seat-taken", whom=name)
    await house.settled()
    taken = clara.now(line)
    assert taken is not None
    assert taken.words == house.says("de" if other == "Anna" else "en", "reseated-person", who="Clara", whom=name)
    assert not taken.clickable()
    emptied = person.now(mine)
    assert emptied is not None
    place = house.says(language, "in-channel", link="").rstrip()
    assert f"· {place} <#" in emptied.words
    assert emptied.words.endswith(house.says(language, "seat-given-up", game="", where="", who="Clara").split(": ")[1])
    assert "Gold" not in str(emptied.json)
    assert not emptied.clickable()
    assert not emptied.shown_files
    hand = await house.asked(clara)
    assert "Gold" in str(hand.json)
    assert (await house.turn(clara, hand)).updated is not None
    assert await names(house) == [(other, True, False), ("Clara", True, False)]
    refused = (await person.command(CHANNEL, "/hand")).said
    assert refused.words == house.says(language, "not-seated")
    log = (await log_of(house, clara)).words
    assert house.says("de", "reseated-person", who="you", whom=name) in log


async def test_an_open_question_names_who_has_sat_down_meanwhile(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    await house.arranged({0: {"hand": ["spy"], "deck": ["copper"] * 5}, 1: {"deck": ["copper"] * 5}}, "Ben", "Anna")
    await house.decide(ben)
    asking = await house.asked(ben)
    await at_seat(house, house.person("Anna"), "offer")
    await house.takes(clara, await offered(house))
    await house.settled()
    assert "Clara" not in asking.text
    now = await house.asked(ben)
    assert now.id == asking.id, "it is the same question, of which nobody is notified twice"
    assert "Clara" in now.text


async def test_an_offer_taken_twice_goes_to_the_first(house: House) -> None:
    ben, clara, david = (house.person(name) for name in ("Ben", "Clara", "David"))
    await house.game("Anna", "Ben")
    await at_seat(house, ben, "offer")
    line = await offered(house)
    take = button(line, "take")
    asked = (await house.press(david, line, "take")).said
    await house.takes(clara, line)
    assert (await house.meant(david, asked)).words == house.says("en", "seat-not-free")
    late = await house.told(await house.forge(david, line, take))
    assert late.words == house.says("en", "seat-not-free")
    seated = await house.told(await house.forge(clara, line, take))
    assert seated.words == house.says("de", "already-seated")
    assert (await names(house))[1] == ("Clara", True, False)


async def test_an_offer_is_withdrawn(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    await house.game("Anna", "Ben")
    refused = await at_seat(house, ben, "return")
    assert refused.words == house.says("en", "seat-never-left")
    await at_seat(house, ben, "offer")
    line = await offered(house)
    await at_seat(house, ben, "return")
    await house.settled()
    told = await house.told(await house.forge(clara, line, button(line, "take")))
    assert told.words == house.says("de", "seat-not-free")
    assert (await clara.command(CHANNEL, "/seat")).said.words == house.says("de", "seat-none-free")


async def test_who_takes_the_own_seat_that_is_offered_is_told_that_it_is_kept(house: House) -> None:
    ben = house.person("Ben")
    await house.game("Anna", "Ben")
    await at_seat(house, ben, "offer")
    kept = await house.press(ben, await offered(house), "take")
    assert done(kept.said) == house.says("en", "seat-kept")
    await at_seat(house, ben, "letplay")
    assert done(await at_seat(house, ben, "getseat", "Ben")) == house.says("en", "seat-back")


@pytest.mark.parametrize("verb", ["return", "getseat"])
@pytest.mark.parametrize(
    ("before", "says", "asked"),
    [
        (("offer",), "seat-kept", True),
        (("offer",), "seat-kept", False),
        (("letplay",), "seat-back", False),
        (("offer", "letplay"), "seat-back-offered", False),
    ],
)
@pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 1)
)
async def test_who_comes_back_reads_so_in_which_game_and_what_waits_there(
    house: House, name: str, other: str, language: str, before: tuple[str, ...], says: str, asked: bool, verb: str
) -> None:
    person = house.person(name)
    await house.game(*((name, other) if asked else (other, name)))
    for each in before:
        await at_seat(house, person, each)
    said = await at_seat(house, person, verb, name)
    assert done(said) == house.says(language, says)
    link = channel_link(house.sandbox.channel(CHANNEL).id)
    place = link if asked else house.says(language, "in-channel", link=link)
    assert f"**Dominion** · {place}" in said.words
    assert bool(controls(said)) == asked, "what is asked can be answered there"
    assert asked or other in said.words, "who is awaited"


async def test_who_comes_back_while_the_computer_thinks_is_asked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def think(*_: object) -> None:
        """The computer has not answered yet."""

    anna = house.person("Anna")
    await house.game("Anna", "Ben")
    await house.asked(anna)
    monkeypatch.setattr(Seating, "let_computers", think)
    await at_seat(house, anna, "letplay")
    back = await at_seat(house, anna, "return")
    assert done(back) == house.says("de", "seat-back")
    assert controls(back)


@pytest.mark.parametrize(
    ("name", "other", "language"), chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 0)
)
async def test_who_offers_a_seat_that_a_computer_plays_is_not_told_to_play_on(
    house: House, name: str, other: str, language: str
) -> None:
    person = house.person(name)
    await house.game(other, name)
    await at_seat(house, person, "letplay")
    said = await at_seat(house, person, "offer")
    assert said.words.startswith(house.says(language, "seat-on-offer-away", link="?").split("?")[0])
    await house.settled()
    again = (await at_seat(house, person, "offer")).words
    assert again.startswith(house.says(language, "seat-on-offer-away", link="?").split("?")[0])


async def test_a_computer_stands_in_until_one_is_back(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    said = await at_seat(house, ben, "letplay")
    assert said.words == house.says("en", "seat-computer")
    again = await at_seat(house, ben, "letplay")
    assert again.words == house.says("en", "seat-away-already")
    alone = await at_seat(house, anna, "letplay")
    assert alone.words == house.says("de", "seat-last-person"), "computers do not play among themselves"
    turn = (await house.bot.tables.loaded(1)).playing().turn
    status = house.newest()
    while (await house.bot.tables.loaded(1)).playing().turn == turn:
        await house.press_first(anna, await house.hand(anna, status))
    assert (await house.bot.tables.loaded(1)).playing().turn == turn + 2, "Ben's turn was played for him"
    assert await names(house) == [("Anna", True, False), ("Ben", True, True)]
    assert house.says("en", "stand-in-for-you") in str((await ben.command(CHANNEL, "/hand")).said.json)
    back = await at_seat(house, ben, "return")
    assert back.visible_to == ben.id
    assert await names(house) == [("Anna", True, False), ("Ben", True, False)]
    await house.settled()
    assert ben.inbox()[-1].clickable(), "the hand came"
    read = str(ben.inbox()[-1].json)
    assert house.says("en", "stand-in-for-you") in read
    assert house.says("en", "reseated-away", who="you") not in read
    log = (await log_of(house, ben)).words
    for line in ("reseated-away", "reseated-back"):
        assert house.says("en", line, who="you") in log


async def test_a_stand_in_answers_what_is_asked_already(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await house.asked(anna)
    await at_seat(house, anna, "letplay")
    await house.settled()
    assert controls(await house.asked(ben))


async def test_who_resigns_is_followed_by_a_computer_that_anybody_may_follow(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    await house.game("Anna", "Ben")
    mine = await house.asked(anna)
    unsure = await at_seat(house, anna, "giveup")
    assert unsure.words == house.says("de", "resign-ask", **house.table())
    assert await names(house) == [("Anna", True, False), ("Ben", True, False)], "nothing has happened yet"
    said = (await house.press(anna, unsure, "resign")).updated
    assert said is not None
    assert said.words == house.says("de", "resign-done", **house.table())
    await house.settled()
    assert await names(house) == [("Computer 1", False, True), ("Ben", True, False)]
    emptied = anna.now(mine)
    assert emptied is not None
    assert not emptied.clickable()
    assert controls(await house.asked(ben)), "the computer has played"
    assert (await house.bot.tables.loaded(1)).row.host_id == ben.id
    taken = await at_seat(house, clara, "getseat", "Computer 1")
    assert taken.words == house.says("de", "seat-taken", whom="Computer 1")
    await house.settled()
    assert clara.inbox()[-1].shown_files, "the hand came with the seat"
    assert (await names(house))[0] == ("Clara", True, False)


async def test_without_people_a_game_ends(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await sure_at_seat(house, ben, "giveup")
    said = await sure_at_seat(house, anna, "giveup")
    assert said.words == house.says("de", "resign-over", **house.table())
    assert (await house.bot.tables.loaded(1)).row.status == "aborted"


async def test_who_is_away_is_waited_for_when_the_last_other_resigns(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await at_seat(house, ben, "letplay")
    await sure_at_seat(house, anna, "giveup")
    await house.settled()
    assert await names(house) == [("Computer 1", False, True), ("Ben", True, False)]
    asked = await house.asked(ben)
    assert controls(asked)
    assert house.says("en", "reseated-alone", who=YOU) in asked.text, "and is told why"
    assert house.says("de", "reseated-alone", who="Ben") in (await log_of(house, anna)).words


# absent people


async def replaced(house: House, person: Person, whom: str) -> str:
    said = await sure_at_seat(house, person, "absent", whom)
    await house.settled()
    return said.words


async def test_the_host_lets_a_computer_play_for_somebody_absent_who_may_come_back(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Ben", "Anna")
    await house.turn(ben)
    asking = await house.asked(anna)
    assert await replaced(house, ben, "Anna") == house.says("en", "replace-done", name="Anna")
    assert await names(house) == [("Ben", True, False), ("Anna", True, True)]
    told = anna.inbox()[-1]
    assert told.id > asking.id, "a new message, for which Discord notifies"
    assert button(told, "back")
    assert house.says("en", "seat-offered-away", who="Anna") in (await offered(house)).words
    assert await replaced(house, ben, "Anna") == house.says("en", "replace-already")
    await at_seat(house, anna, "return")
    assert await names(house) == [("Ben", True, False), ("Anna", True, False)]
    assert await replaced(house, ben, "Anna") == house.says("en", "replace-not-awaited")


async def test_a_seat_that_was_chosen_is_meant_though_somebody_is_called_like_its_number(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    house.rename(ben, "1")
    joined = (await house.press(anna, (await ben.command(CHANNEL, "/play", game="dominion")).said, "join")).updated
    assert joined is not None
    await house.press(ben, joined, "start")
    await house.turn(ben)
    await house.asked(anna)
    asked = await at_seat(house, ben, "absent", "Anna")
    assert asked.words == house.says("en", "replace-ask", who="Anna", **house.table())


async def test_who_is_replaced_is_called_no_more_where_direct_messages_are_closed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*_: object) -> None:
        """The computer has not answered yet."""

    anna, ben = house.person("Anna"), house.person("Ben")
    anna.settings(dms_open=False)
    await house.game("Ben", "Anna")
    await house.turn(ben)
    await house.settled()
    assert house.pinged == ["Anna"]
    monkeypatch.setattr(Seating, "let_computers", think)
    await replaced(house, ben, "Anna")
    assert house.pinged == ["Anna"]
    house.pinged.clear()


@pytest.mark.parametrize(("host", "language"), chosen().some([("Anna", "de"), ("Ben", "en")], 1))
async def test_where_nobody_else_plays_it_is_said_that_the_seat_is_only_offered(
    house: House, host: str, language: str
) -> None:
    person, clara = house.person(host), house.person("Clara")
    await house.game(host, "Clara")
    await house.turn(person)
    await house.asked(clara)
    await at_seat(house, person, "letplay")
    assert await replaced(house, person, "Clara") == house.says(language, "replace-offered", name="Clara")
    assert (await names(house))[1] == ("Clara", True, False)
    assert house.says(language, "seat-offered", who="Clara") in (await offered(house)).words


async def test_a_moderator_may_do_so_and_a_bystander_may_not(house: House) -> None:
    david = house.person("David")
    await house.game("Clara", "Ben")
    await house.asked(house.person("Clara"))
    assert await replaced(house, david, "Clara") == house.says("en", "not-seated")
    david.settings(moderator=True)
    assert await replaced(house, david, "Clara") == house.says("en", "replace-done", name="Clara")
    assert await names(house) == [("Clara", True, True), ("Ben", True, False)]


async def test_others_vote_on_it(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    await house.arranged({0: {"hand": ["copper"]}, 1: {"hand": ["copper"]}, 2: {}}, "Clara", "Ben", "Anna")
    await house.asked(clara)
    assert await replaced(house, ben, "Clara") == house.says("en", "replace-asked", name="Clara")
    await anna.mail(house.says("de", "vote-replace", who="Ben", whom="Clara"))
    vote = anna.inbox()[-1]
    assert await replaced(house, ben, "Clara") == house.says("en", "vote-under-way")
    agreed = await house.press(anna, vote, "agree")
    assert agreed.updated is not None
    assert house.says("de", "vote-done", names="Anna") in agreed.updated.words
    await house.settled()
    assert await names(house) == [("Clara", True, True), ("Ben", True, False), ("Anna", True, False)]
    assert controls(await house.asked(ben)), "the computer has played"


async def test_who_comes_back_meanwhile_is_not_replaced(house: House) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    await house.arranged({0: {"hand": ["copper"]}, 1: {"hand": ["copper"]}, 2: {}}, "Clara", "Ben", "Anna")
    await replaced(house, ben, "Clara")
    vote = anna.inbox()[-1]
    await house.turn(clara)
    told = await house.told(await house.forge(anna, vote, button(vote, "agree")))
    assert told.words == house.says("de", "vote-over")
    assert (await names(house))[0] == ("Clara", True, False)


async def test_of_two_the_other_waits_a_day(house: House) -> None:
    ben, clara = house.person("Ben"), house.person("Clara")
    await house.game("Clara", "Ben")
    await house.asked(clara)
    assert await replaced(house, ben, "Clara") == house.says("en", "replace-too-early")
    house.wait(DAY_MS)
    assert await replaced(house, ben, "Clara") == house.says("en", "replace-done", name="Clara")
    assert await names(house) == [("Clara", True, True), ("Ben", True, False)]


async def test_for_who_has_left_the_server_a_computer_plays_and_the_seat_is_offered(house: House) -> None:
    anna, clara = house.person("Anna"), house.person("Clara")
    await house.game("Anna", "Ben")
    await house.settled()
    house.sandbox.leave("Ben")
    await house.turn(anna)
    await house.settled()
    assert await names(house) == [("Anna", True, False), ("Ben", True, True)]
    assert house.pinged == [], "nobody is called who is not there"
    assert controls(await house.asked(anna)), "the computer has played"
    await house.takes(clara, await offered(house))
    await house.settled()
    assert (await names(house))[1] == ("Clara", True, False)
    assert clara.inbox()[-1].shown_files


# messages on their way


async def test_a_hand_that_was_on_its_way_is_emptied_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, clara = (house.person(name) for name in ("Anna", "Ben", "Clara"))
    await house.game("Anna", "Ben")
    await house.settled()
    sent, opened, send = asyncio.Event(), asyncio.Event(), Posting._directly_if_open

    async def late(*given: Any) -> int | None:
        message_id = await send(*given)
        sent.set()
        await opened.wait()
        return message_id

    monkeypatch.setattr(Posting, "_directly_if_open", late)
    await house.turn(anna)
    await sent.wait()
    await sure_at_seat(house, ben, "giveup")
    await sure_at_seat(house, clara, "getseat")
    opened.set()
    await house.settled()
    assert not any(mail.clickable() for mail in ben.inbox())
    assert (await names(house))[1] == ("Clara", True, False)


async def test_a_call_in_the_channel_goes_with_the_seat(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    ben.settings(dms_open=False)
    await house.game("Anna", "Ben")
    await house.turn(anna)
    await house.settled()
    (line,) = [message for message in ben.sees(CHANNEL) if f"<@{ben.id}>" in message.text]
    assert house.pinged == ["Ben"]
    house.pinged.clear()
    await sure_at_seat(house, ben, "giveup")
    await house.settled()
    assert ben.now(line) is None


async def test_who_plays_stays_in_the_log_whatever_is_taken_back(house: House) -> None:
    await house.ask_everything()
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    now = await house.decide(anna)
    await at_seat(house, ben, "letplay")
    assert now.updated is not None
    await house.press(anna, now.updated, "undo")
    log = (await log_of(house, anna)).words
    assert house.says("de", "reseated-away", who="Ben") in log
    assert house.says("de", "took-back", who="you") in log


@pytest.mark.parametrize("code", [50007, 50033])
async def test_an_account_that_is_deleted_stops_no_game(house: House, code: int) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    lobby = await house.lobby("Anna", "Ben")
    await house.later(2_000)
    await house.settled()
    await house.press(anna, anna.now(lobby) or lobby, "start")
    await house.settled()
    dm = house.sandbox.world.dm_of(ben.id)
    assert dm is not None
    if code == 50007:
        house.sandbox.faults.answer("POST", rf"^/channels/{dm.id}/messages$", 403, code=code, times=9)
    else:
        house.sandbox.world.remove_channel(dm)
        house.sandbox.faults.answer("POST", r"^/users/@me/channels$", 400, code=code, times=9)
    house.sandbox.faults.answer("GET", r"^/guilds/\d+/members/\d+$", 404, code=10013, times=9)
    await house.turn(anna)
    await house.settled()
    assert await names(house) == [("Anna", True, False), ("Ben", True, True)]
    assert controls(await house.asked(anna))
    assert house.pinged == []
