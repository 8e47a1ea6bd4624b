"""The table before the game: who sits down, gets up, decides and starts, one after the other and all at once."""

import asyncio

import pytest

from db.connection.out_of_reach import DatabaseGone
from games.dominion.advisor import LEVELS
from sandbox import BotResponse, InteractionState, Message, NotAllowed
from tests.depth import chosen
from tests.end_to_end.by_button import at_seat, cleared
from tests.end_to_end.house import CHANNEL, House, button, controls

LANGUAGES = chosen().some([("Anna", "de"), ("Ben", "en")], 0)


async def lobby_now(house: House) -> Message:
    """The lobby as it stands when everything pressed has come to its end, and all that followed was delivered."""
    await house.all_answered()
    await house.settled()
    return house.person("Anna").sees(CHANNEL)[0]


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_nobody_sits_down_twice(house: House, name: str, language: str) -> None:
    message, person = await house.lobby(name), house.person(name)
    before = await house.stored()
    outcome = await house.press(person, message, "join")
    assert outcome.said.words == house.says(language, "already-seated")
    assert outcome.said.visible_to == person.id
    assert await house.stored() == before
    assert (await lobby_now(house)).text.count(name) == 1


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_only_who_sits_can_get_up(house: House, name: str, language: str) -> None:
    message, before = await house.lobby("Clara"), await house.stored()
    outcome = await house.press(house.person(name), message, "leave")
    assert outcome.said.words == house.says(language, "not-seated")
    assert await house.stored() == before


async def test_who_gets_up_is_gone_and_may_come_back(house: House) -> None:
    message = await house.lobby("Anna", "Ben", "Clara")
    outcome = await house.press(house.person("Ben"), message, "leave")
    assert outcome.updated is not None
    assert "Ben" not in outcome.updated.text
    outcome = await house.press(house.person("Ben"), outcome.updated, "join")
    assert outcome.updated is not None
    assert "**3.** Ben" in outcome.updated.text


async def test_what_who_got_up_was_written_stays_true(house: House) -> None:
    message = await house.lobby("Anna", "Ben")
    await house.later(2_000)
    await house.settled()
    await house.press(house.person("Ben"), message, "leave")
    (mail,) = house.person("Ben").inbox()
    assert "Once the game has begun, your questions come here" in mail.words


async def test_a_host_who_gets_up_passes_the_table_on(house: House) -> None:
    message = await house.lobby("Ben", "David", "Clara")
    outcome = await house.press(house.person("Ben"), message, "leave")
    assert outcome.updated is not None
    assert f"David · {house.says('en', 'lobby-host')}" in outcome.updated.text
    assert house.says("en", "lobby-ready", host="David") in outcome.updated.text
    started = await house.press(house.person("David"), outcome.updated, "start")
    assert started.updated is not None
    assert await house.bot.tables.status(1) == "running"


async def test_a_table_that_all_have_left_is_cleared_away(house: House) -> None:
    message = await house.lobby("Anna", "Ben")
    await house.press(house.person("Ben"), message, "computer")
    outcomes = await asyncio.gather(*(house.press(house.person(name), message, "leave") for name in ("Anna", "Ben")))
    assert all(outcome.state is InteractionState.ANSWERED for outcome in outcomes)
    assert await house.bot.tables.status(1) == "aborted"
    gone = await lobby_now(house)
    assert house.says("de", "lobby-cancelled") in gone.text
    assert gone.clickable() == []
    assert (await house.lobby("Ben")).has("a:2:-:-:join"), "the channel is free again"


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_nobody_starts_alone(house: House, name: str, language: str) -> None:
    message, person = await house.lobby(name), house.person(name)
    with pytest.raises(NotAllowed):
        await house.press(person, message, "start")
    outcome = await house.forge(person, message, "a:1:-:-:start")
    assert outcome.said.words == house.says(language, "too-few-seats", least=2, seats=1)
    assert await house.bot.tables.status(1) == "lobby"


async def did(outcome: BotResponse) -> Message:
    """The lobby as the click has changed it."""
    assert outcome.updated is not None
    return outcome.updated


async def full_but_one(house: House) -> Message:
    message = await house.lobby("Anna")
    most = max(house.bot.tables.games["dominion"].seats)
    for _ in range(most - 2):
        outcome = await house.press(house.person("Anna"), message, "computer")
        assert outcome.updated is not None
        message = outcome.updated
    return message


async def test_of_two_who_want_the_last_seat_one_gets_it(house: House) -> None:
    message = await full_but_one(house)
    people = {"Ben": "en", "Clara": "de"}
    outcomes = await asyncio.gather(*(house.press(house.person(name), message, "join") for name in people))
    refused = [outcome for outcome in outcomes if outcome.updated is None]
    assert [outcome.said.words for outcome in refused] == [
        house.says(people[outcome.interaction.person.global_name], "table-full") for outcome in refused
    ]
    assert len(refused) == 1
    full = await lobby_now(house)
    assert house.says("de", "lobby-full") in full.text
    with pytest.raises(NotAllowed):
        await house.press(house.person("David"), full, "join")
    for name, verb in (("David", "join"), ("Anna", "computer")):
        outcome = await house.forge(house.person(name), full, f"a:1:-:-:{verb}")
        assert outcome.said.words == house.says("en" if name == "David" else "de", "table-full")
    lobby = await house.bot.tables.lobby(1)
    assert len(lobby.seats) == lobby.most


async def test_all_who_press_at_once_are_seen_at_the_table(house: House) -> None:
    message = await house.lobby("Anna")
    names = ("Ben", "Clara", "David")
    await asyncio.gather(*(house.press(house.person(name), message, "join") for name in names))
    shown = await lobby_now(house)
    assert all(name in shown.text for name in ("Anna", *names))


@pytest.mark.parametrize(
    ("host", "other", "language"), chosen().some([("Ben", "David", "en"), ("David", "Clara", "de")], 1)
)
@pytest.mark.parametrize("verb", ["start", "cancel", "clear", "computer", "dismiss", "options"])
async def test_only_the_host_decides(house: House, host: str, other: str, language: str, verb: str) -> None:
    message, before = await house.lobby(host, other), await house.stored()
    outcome = await house.forge(house.person(other), message, f"a:1:-:-:{verb}")
    assert outcome.said.words == house.says(language, "host-only")
    assert await house.stored() == before


async def test_the_level_of_each_computer_is_chosen_in_the_lobby(house: House) -> None:
    anna, message = house.person("Anna"), await house.lobby("Anna")
    for _ in range(2):
        message = await did(await house.press(anna, message, "computer"))
    assert levels_in(house, message) == ["normal", "normal"]
    stronger = await did(await anna.select(message, button(message, "besides"), ["2.hard"]))
    assert levels_in(house, stronger) == ["normal", "hard"]
    alike = await did(await house.press(anna, stronger, "computer"))
    assert levels_in(house, alike) == ["normal", "hard", "hard"], "the next one is as strong as the last"
    await house.press(anna, alike, "start")
    seated = {seat.name: seat.level for seat in (await house.bot.tables.loaded(1)).seats}
    assert seated == {"Anna": None, "Computer 1": "normal", "Computer 2": "hard", "Computer 3": "hard"}


def levels_in(house: House, lobby: Message) -> list[str]:
    """The computers' levels, as their lines tell."""
    said = {house.says("de", "lobby-level", level=house.says("de", f"level-{each}")): each for each in LEVELS}
    lines = [line for line in lobby.text.splitlines() if "Computer" in line and " · " in line]
    return [said[line.split(" · ")[1]] for line in lines if line.split(" · ")[1] in said]


async def test_only_the_host_chooses_levels(house: House) -> None:
    message = await house.lobby("Anna", "Ben")
    message = await did(await house.press(house.person("Anna"), message, "computer"))
    before = await house.stored()
    refused = await house.forge(house.person("Ben"), message, "a:1:-:-:level", ["2.hard"])
    assert refused.said.words == house.says("en", "host-only")
    assert await house.stored() == before


@pytest.mark.parametrize("value", ["0.hard", "7.hard", "1.godlike", "hard"])
async def test_a_level_that_cannot_be_is_refused(house: House, value: str) -> None:
    anna, message = house.person("Anna"), await house.lobby("Anna")
    message = await did(await house.press(anna, message, "computer"))
    before = await house.stored()
    await house.forge(anna, message, "a:1:-:-:level", [value])
    assert await house.stored() == before


async def test_moderators_may_do_what_the_host_may(house: House) -> None:
    message = await house.lobby("Ben", "David")
    outcome = await house.press(house.person("Anna"), message, "start")
    assert outcome.updated is not None
    assert await house.bot.tables.status(1) == "running"


async def test_a_table_can_be_cancelled_and_another_opened(house: House) -> None:
    message = await house.lobby("Ben")
    done = await cleared(house, house.person("Ben"), message)
    assert done.words == house.says("en", "cancel-done")
    await house.settled()
    gone = await lobby_now(house)
    assert gone.text.endswith(house.says("en", "lobby-cancelled"))
    joined = await house.forge(house.person("Anna"), gone, "a:1:-:-:join")
    assert joined.said.words == house.says("de", "game-aborted")
    await house.game("Ben", "David")
    assert await house.bot.tables.status(2) == "running"


@pytest.mark.parametrize(("seated", "who"), [(("Ben", "Clara"), "Ben"), (("Ben",), "Anna")])
async def test_a_table_with_others_at_it_is_cleared_away_only_if_it_is_meant(
    house: House, seated: tuple[str, ...], who: str
) -> None:
    message, person = await house.lobby(*seated), house.person(who)
    language = "de" if who == "Anna" else "en"
    asked = await house.told(await house.press(person, message, "cancel"))
    assert asked.visible_to == person.id
    others = " and ".join(name for name in seated if name != who)
    about = [
        house.says(language, "cancel-ask", game="Dominion"),
        house.says(language, "cancel-ask-others", names=others),
    ]
    assert asked.words == "\n".join(about)
    assert await house.bot.tables.status(1) == "lobby", "nothing happens with the first press"
    sure = await house.press(person, asked, "clear")
    assert sure.updated is not None
    assert sure.updated.words == house.says(language, "cancel-done")
    await house.settled()
    assert await house.bot.tables.status(1) == "aborted"
    assert (await lobby_now(house)).clickable() == []


async def test_a_cancel_that_comes_after_the_start_cancels_nothing(house: House) -> None:
    message, ben = await house.lobby("Ben", "David"), house.person("Ben")
    await house.press(ben, message, "start")
    outcome = await house.forge(ben, message, "a:1:-:-:cancel")
    assert outcome.said.words == house.says("en", "already-begun")
    assert await house.bot.tables.status(1) == "running"
    assert controls(await house.asked(ben))


async def test_two_starts_at_once_start_one_game(house: House) -> None:
    message = await house.lobby("Ben", "Anna")
    people = [house.person(name) for name in ("Ben", "Anna", "Ben")]
    outcomes = await asyncio.gather(*(house.press(person, message, "start") for person in people))
    late = [outcome.reply for outcome in outcomes if outcome.reply]
    assert len(late) == 2
    words = {house.says(language, text) for language in ("de", "en") for text in ("status-changed", "already-begun")}
    assert {reply.words for reply in late} <= words
    await house.settled()
    assert len(house.person("Ben").inbox()) == 1, "asked once"


async def test_who_joins_while_it_starts_sits_there_or_is_told(house: House) -> None:
    message = await house.lobby("Ben", "David")
    started, joined = await asyncio.gather(
        house.press(house.person("Ben"), message, "start"), house.press(house.person("Anna"), message, "join")
    )
    assert started.state is InteractionState.ANSWERED
    seated = (await house.bot.tables.loaded(1)).names
    if joined.updated is None:
        assert "Anna" not in seated
        words = {house.says("de", text) for text in ("status-changed", "already-begun")}
        assert joined.said.words in words
    else:
        assert "Anna" in seated
    running = await house.bot.tables.status(1) == "running"
    assert running or started.said.words == house.says("en", "status-changed")


async def test_where_no_computer_sits_none_can_be_removed(house: House) -> None:
    message, anna = await house.lobby("Anna"), house.person("Anna")
    refused = await house.forge(anna, message, "a:1:-:-:dismiss")
    assert refused.said.words == house.says("de", "no-computer")
    added = await house.press(anna, message, "computer")
    assert added.updated is not None
    removed = await house.press(anna, added.updated, "dismiss")
    assert removed.updated is not None
    assert "Computer 1" not in removed.updated.text


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_a_channel_has_one_game_and_a_thread_helps(house: House, name: str, language: str) -> None:
    await house.game("Clara", "David")
    person = house.person(name)
    outcome = await person.command(CHANNEL, "/play", game="dominion")
    assert outcome.said.words == house.says(language, "command-play-channel-taken")
    outcome = await person.command(CHANNEL, "/play", game="dominion", where="thread")
    thread = next(channel for channel in house.sandbox.channels.values() if channel.is_thread)
    assert outcome.said.words == house.says(language, "command-play-in-thread", place="?").replace(
        "?", f"<#{thread.id}>"
    )
    lobby = await person.message(thread, "Dominion")
    joined = await house.press(house.person("David"), lobby, "join")
    assert joined.updated is not None
    started = await house.press(person, joined.updated, "start")
    assert started.updated is not None
    assert await house.bot.tables.status(2) == "running"
    assert await house.bot.tables.status(1) == "running"


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_who_wants_to_play_where_a_table_waits_is_sent_to_it_and_sees_it(
    house: House, name: str, language: str
) -> None:
    lobby = await house.lobby("Clara")
    await house.settled()
    house.person("Clara").settings(moderator=True)
    house.person("Clara").delete(lobby)
    outcome = await house.person(name).command(CHANNEL, "/play", game="dominion")
    assert outcome.said.words.startswith(house.says(language, "command-play-table-waits"))
    assert f"/{lobby.channel_id}/{lobby.id})" in outcome.said.words, "where it stands, or stood"
    assert house.says(language, "command-play-shown-again", address="?").rpartition("?")[2] in outcome.said.words
    assert house.says(language, "command-play-second-in-thread") in outcome.said.words
    await house.settled()
    joined = await house.press(house.person(name), house.newest(CHANNEL), "join")
    assert joined.updated is not None
    assert f"**2.** {name}" in joined.updated.text


async def test_who_sits_at_the_table_that_waits_is_not_told_to_join_it(house: House) -> None:
    await house.lobby("Clara")
    outcome = await house.person("Clara").command(CHANNEL, "/play", game="dominion")
    assert outcome.said.words.startswith(house.says("de", "command-play-yours-waits"))


@pytest.mark.parametrize(("name", "language"), chosen().some([("Ben", "en"), ("Clara", "de")], 0))
async def test_a_table_called_off_before_its_start_is_called_a_table(house: House, name: str, language: str) -> None:
    other = "Clara" if name == "Ben" else "Ben"
    await house.lobby(name, other)
    asked, late = [(await at_seat(house, house.person(name), "calloff")) for _ in range(2)]
    question, others = asked.words.split("\n")
    assert question.endswith(house.says(language, "abort-ask-lobby", game="?", place="?").rpartition("?")[2])
    assert others == house.says(language, "cancel-ask-others", names=other)
    assert (await house.meant(house.person(name), asked)).words == house.says(language, "cancel-done")
    again = await house.meant(house.person(name), late)
    assert again.words == house.says(language, "game-aborted"), "once more changes nothing, and says so"


async def test_a_table_that_has_begun_since_is_asked_about_anew(house: House) -> None:
    anna = house.person("Anna")
    lobby = await house.lobby("Anna", "Ben")
    asked = await at_seat(house, anna, "calloff")
    await house.press(anna, lobby, "start")
    anew = await house.meant(anna, asked)
    assert await house.bot.tables.status(1) == "running"
    await house.meant(anna, anew)
    assert await house.bot.tables.status(1) == "aborted"


async def test_a_lobby_that_could_not_be_noted_stands_there_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(*_: object, **__: object) -> None:
        raise DatabaseGone

    ben = house.person("Ben")
    with monkeypatch.context() as patched:
        patched.setattr("bot.replies.front.games.set_status_message", gone)
        patched.setattr("bot.replies.funnel.PERSISTENCE_SECONDS", 0)
        await ben.command(CHANNEL, "/play", game="dominion")
        await house.all_answered()
    (lobby,) = [message for message in ben.sees(CHANNEL) if "join" in str(message.json)]
    await house.bot.tables.show_again(1)
    house.bot.courier.soon()
    await house.settled()
    assert [message.id for message in ben.sees(CHANNEL) if not message.visible_to] == [lobby.id]


async def test_threads_of_one_person_have_names_of_their_own(house: House) -> None:
    for _ in range(3):
        await house.person("Ben").command(CHANNEL, "/play", game="dominion", where="thread")
    names = [channel.name for channel in house.sandbox.channels.values() if channel.is_thread]
    assert names == [names[0], f"{names[0]} (2)", f"{names[0]} (3)"]


async def test_two_tables_opened_at_once_are_one_and_a_word(house: House) -> None:
    outcomes = await asyncio.gather(
        *(house.person(name).command(CHANNEL, "/play", game="dominion") for name in ("Anna", "Ben"))
    )
    refused = [outcome.said for outcome in outcomes if outcome.said.visible_to]
    assert len(refused) == 1
    assert refused[0].words in {house.says(language, "channel-busy") for language in ("de", "en")} | {
        " ".join(house.says(language, f"command-play-{part}") for part in ("table-waits", "second-in-thread"))
        for language in ("de", "en")
    }


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_who_resigns_before_the_start_hears_how_to_get_up(house: House, name: str, language: str) -> None:
    await house.lobby("Clara", name)
    said = await at_seat(house, house.person(name), "giveup")
    assert said.words == house.says(language, "seat-not-begun")
    assert not said.clickable()
