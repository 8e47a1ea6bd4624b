"""Lobbies that nobody starts end, others decide in place of a host who is away, and the host lets anybody get up."""

import asyncio

import pytest

from bot.tables.acts import idle_lobbies
from bot.tables.acts.idle_lobbies import DAY_MS, HOSTLESS_MS, HOUR_MS, QUIET_MS
from sandbox import BotResponse, Message, Person
from sandbox.forms.document import children, text
from tests.depth import chosen
from tests.end_to_end.by_button import at_seat, sure_at_seat
from tests.end_to_end.forms import parts
from tests.end_to_end.house import CHANNEL, House, button
from tests.end_to_end.test_again import ended, lobby_of

SOON_MS = 2_000
"""After so long the first direct message of a seat is due."""
LANGUAGES = chosen().some([("Clara", "de"), ("Ben", "en")], 0)


async def days(house: House, count: float) -> None:
    """Let so many days go by, one after the other, once all is told that follows of what was done."""
    for step in (2_000, *[DAY_MS] * int(count), int((count % 1) * DAY_MS)):
        await house.later(step)
        await house.settled()
        while under_way := set(house.bot.courier._under_way):  # a look asks for the next before it has ended
            await asyncio.wait(under_way)


def now(house: House, lobby: Message) -> Message:
    found = house.person("Ben").now(lobby)
    assert found is not None
    return found


async def test_a_lobby_in_which_nobody_does_anything_ends_after_a_week(house: House) -> None:
    lobby = await house.lobby("Ben", "Clara")
    await days(house, 6.9)
    assert await house.bot.tables.status(1) == "lobby"
    before = len(house.person("Ben").sees(CHANNEL))
    await days(house, 0.2)
    assert await house.bot.tables.status(1) == "aborted"
    said = now(house, lobby)
    assert house.says("en", "lobby-lapsed-quiet") in said.text
    assert not said.clickable()
    assert len(house.person("Ben").sees(CHANNEL)) == before, "told where it stood"
    assert (await house.person("Anna").command(CHANNEL, "/play", game="dominion")).said.visible_to is None


async def test_whatever_somebody_does_there_the_week_begins_anew(house: House) -> None:
    lobby = await house.lobby("Ben")
    await days(house, 6)
    await house.press(house.person("Clara"), lobby, "join")
    await days(house, 6)
    assert await house.bot.tables.status(1) == "lobby"
    await days(house, 1)
    assert await house.bot.tables.status(1) == "aborted"


async def test_a_lobby_whose_host_has_left_the_server_ends_after_three_days(house: House) -> None:
    lobby = await house.lobby("Ben", "Clara")
    house.sandbox.leave("Ben")
    await days(house, 1)
    assert "takeover" in str(now(house, lobby).json)
    assert house.says("en", "lobby-hostless") in now(house, lobby).text
    await days(house, 3)
    assert await house.bot.tables.status(1) == "aborted"
    assert house.says("en", "lobby-lapsed-left") in now(house, lobby).text


async def test_of_a_lobby_discord_is_asked_once_a_day(house: House) -> None:
    await house.lobby("Ben", "Clara")
    await days(house, 5)
    asked = house.sandbox.requests.of("GET", "/guilds/[0-9]+/members/")
    assert 1 <= len(asked) <= 6


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
@pytest.mark.parametrize("verb", ["start", "cancel"])
async def test_who_sits_there_takes_over_at_once_from_a_host_who_has_left(
    house: House, name: str, language: str, verb: str
) -> None:
    lobby = await house.lobby("David", name)
    house.sandbox.leave("David")
    person = house.person(name)
    offer = await house.told(await house.press(person, lobby, verb))
    assert offer.words == house.says(language, "take-over-offer")
    done = await person.click(offer, button(offer, "takeover"))
    assert done.updated is not None
    assert done.updated.words == house.says(language, "take-over-done")
    assert (await house.bot.tables.loaded(1)).row.host_id == person.id
    await house.press(person, lobby, verb)
    assert await house.bot.tables.status(1) == ("running" if verb == "start" else "lobby")


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
@pytest.mark.parametrize("where", ["channel", "direct messages"])
async def test_who_asks_about_the_own_seat_takes_over_though_the_lobby_was_deleted(
    house: House, name: str, language: str, where: str
) -> None:
    lobby, person = await house.lobby("David", name), house.person(name)
    await house.later(SOON_MS)
    await house.settled()
    house.sandbox.leave("David")
    house.person("Anna").delete(lobby)
    dm = house.sandbox.world.dm_of(person.id)
    assert dm is not None
    offer = (await person.command(CHANNEL if where == "channel" else dm, "/seat")).said
    assert offer.words.endswith(house.says(language, "seat-not-begun"))
    done = await person.click(offer, button(offer, "takeover"))
    assert done.updated is not None
    assert done.updated.words.endswith(house.says(language, "take-over-done"))
    await house.settled()
    assert button(house.newest(), "start"), "the lobby stands there again"
    await sure_at_seat(house, person, "calloff")
    assert await house.bot.tables.status(1) == "aborted"


async def may_take_over(house: House, person: Person) -> bool:
    """Whether this person, asking about the own seat, is offered the lead of the table."""
    shown = (await person.command(CHANNEL, "/seat")).said
    return any(":takeover" in str(each.get("custom_id")) for each in shown.clickable())


@pytest.mark.parametrize("known", [False, True])
@pytest.mark.parametrize("cut", [False, True])
async def test_if_discord_cannot_be_asked_who_has_left_what_is_known_counts(
    house: House, known: bool, cut: bool
) -> None:
    await house.lobby("David", "Clara")
    house.sandbox.leave("David")
    if known:
        await days(house, 1)
        house.wait(HOUR_MS)
    path, faults = "/guilds/[0-9]+/members/", house.sandbox.faults
    fault = faults.drop("GET", path, times=99) if cut else faults.answer("GET", path, 503, times=99)
    clara = house.person("Clara")
    assert await may_take_over(house, clara) == known
    fault.times = 0
    assert await may_take_over(house, clara)


async def test_who_does_not_sit_there_or_whose_host_is_there_only_reads_who_may_call_it_off(house: House) -> None:
    await house.lobby("David", "Clara")
    clara, ben = house.person("Clara"), house.person("Ben")
    assert (await at_seat(house, clara, "calloff")).words == house.says("de", "host-only")
    assert not await may_take_over(house, clara)
    house.sandbox.leave("David")
    await days(house, 1)
    assert (await at_seat(house, ben, "calloff")).words == house.says("en", "host-only")
    assert not await may_take_over(house, ben)


async def test_a_host_who_does_nothing_for_three_days_may_be_followed(house: House) -> None:
    lobby, clara = await house.lobby("Ben", "Clara"), house.person("Clara")
    early = await house.forge(clara, lobby, "a:1:-:-:takeover")
    assert early.said.words == house.says("de", "take-over-not-yet")
    await days(house, 3)
    shown = now(house, lobby)
    refused = await house.press(house.person("Anna"), shown, "takeover")
    assert refused.said.words == house.says("de", "not-seated")
    taken = await house.press(clara, shown, "takeover")
    assert taken.updated is not None
    assert house.says("en", "lobby-ready", host="Clara") in taken.updated.text
    assert "takeover" not in str(taken.updated.json)


async def test_two_who_take_over_at_once_leave_one_host(house: House) -> None:
    lobby = await house.lobby("Ben", "Clara", "David")
    await days(house, 3)
    people = [house.person(name) for name in ("Clara", "David")]
    outcomes = await asyncio.gather(*(house.press(one, now(house, lobby), "takeover") for one in people))
    assert sorted(outcome.updated is not None for outcome in outcomes) == [False, True]


async def test_a_host_who_comes_back_is_host_still(house: House) -> None:
    lobby, ben = await house.lobby("Ben", "Clara"), house.person("Ben")
    await days(house, 3)
    await house.press(ben, now(house, lobby), "options")
    await house.all_answered()
    early = await house.forge(house.person("Clara"), now(house, lobby), "a:1:-:-:takeover")
    assert early.said.words == house.says("de", "take-over-not-yet")
    await house.press(ben, now(house, lobby), "start")
    assert await house.bot.tables.status(1) == "running"


async def test_a_present_host_is_followed_by_nobody(house: House) -> None:
    lobby = await house.lobby("Ben", "Clara")
    for _ in range(3):
        refused = await house.forge(house.person("Clara"), lobby, "a:1:-:-:start")
        assert refused.said.words == house.says("de", "host-only")
    asked = house.sandbox.requests.of("GET", "/guilds/[0-9]+/members/")
    assert len(asked) == 1, "Discord is not asked with each press"


async def test_a_lobby_that_was_there_before_waits_its_week_from_the_start_on(house: House) -> None:
    await house.lobby("Ben", "Clara")
    await house.settled()
    async with house.running.database.transaction() as tx:
        await tx.exec_driver_sql("DELETE FROM outbox WHERE kind = 'lapse'")
    house.late += 30 * DAY_MS
    async with house.running.database.transaction() as tx:
        await idle_lobbies.begin_all(tx, at=house.bot.tables.clock())
        await idle_lobbies.begin_all(tx, at=house.bot.tables.clock() + DAY_MS)
    house.bot.courier.soon()
    await days(house, 6)
    assert await house.bot.tables.status(1) == "lobby"
    await days(house, 1)
    assert await house.bot.tables.status(1) == "aborted"


@pytest.mark.parametrize("away", [8 * DAY_MS, 30 * DAY_MS])
async def test_what_should_have_ended_while_nobody_could_reach_the_bot_has_half_a_day(house: House, away: int) -> None:
    await house.lobby("Ben", "Clara")
    await house.settled()
    house.late += away
    house.bot.courier.soon()
    await house.settled()
    assert await house.bot.tables.status(1) == "lobby"
    await days(house, 0.4)
    assert await house.bot.tables.status(1) == "lobby"
    await days(house, 0.2)
    assert await house.bot.tables.status(1) == "aborted"


async def test_a_bot_that_never_runs_for_long_ends_a_lobby_too(house: House) -> None:
    await house.lobby("Ben", "Clara")
    await house.settled()
    house.late += 8 * DAY_MS
    for _ in range(3):
        house.late += DAY_MS
        await house.later(2 * HOUR_MS)
        await house.settled()
    assert await house.bot.tables.status(1) == "aborted"


async def test_a_clock_that_was_ahead_neither_ends_a_lobby_nor_makes_it_everlasting(house: House) -> None:
    await house.lobby("Ben", "Clara")
    await house.settled()
    house.late += 8 * DAY_MS
    house.bot.courier.soon()
    await house.settled()
    house.late -= 8 * DAY_MS
    house.bot.tables.presence.look()
    await house.bot.courier.put_right()
    await days(house, 6)
    assert await house.bot.tables.status(1) == "lobby"
    assert house.says("en", "lobby-hostless") in house.newest(CHANNEL).text, "its host did nothing for three days"
    await days(house, 3)
    assert await house.bot.tables.status(1) == "aborted"


def test_a_week_is_longer_than_three_days_of_which_others_are_told() -> None:
    waiting = idle_lobbies.Waiting(acted=5 * DAY_MS, host=0, left=6 * DAY_MS)
    assert (waiting.ends, waiting.why) == (6 * DAY_MS + HOSTLESS_MS, "left")
    assert idle_lobbies.Waiting(0, 0, left=5 * DAY_MS).ends == QUIET_MS
    assert idle_lobbies.Waiting(0, 0).next_look(0) == DAY_MS
    assert idle_lobbies.Waiting(0, 0).next_look(2 * DAY_MS + 1) == HOSTLESS_MS


# taking somebody out


async def taken_out(house: House, host: str, lobby: Message, whom: str) -> BotResponse:
    panel = (await house.press(house.person(host), lobby, "options")).said
    form = (await house.press(house.person(host), panel, "takeout")).modal
    assert form is not None
    values = {text(one, "label"): text(one, "value") for part in parts(form) for one in children(part, "options")}
    return await house.person(host).submit(form, {"who": values[whom]})


@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_the_host_lets_anybody_get_up_who_may_sit_down_again(house: House, name: str, language: str) -> None:
    lobby = await house.lobby(name, "David")
    done = await taken_out(house, name, lobby, "David")
    assert done.updated is not None
    assert "takeout" not in str(done.updated.json), "nobody else sits there"
    await house.settled()
    assert "David" not in now(house, lobby).text
    again = await house.press(house.person("David"), now(house, lobby), "join")
    assert again.updated is not None


async def test_after_a_rematch_who_does_not_play_on_is_let_get_up(house: House) -> None:
    result = await ended(house, "Ben")
    await house.press(house.person("Anna"), result, "again")
    lobby = await lobby_of(house)
    await taken_out(house, "Anna", lobby, "Ben")
    assert [seat.name for seat in (await house.bot.tables.loaded(2)).seats] == ["Anna"]


async def test_a_certain_computer_is_let_get_up(house: House) -> None:
    lobby, ben = await house.lobby("Ben"), house.person("Ben")
    for _ in range(2):
        await house.press(ben, lobby, "computer")
    await taken_out(house, "Ben", lobby, "Computer 1")
    assert [seat.name for seat in (await house.bot.tables.loaded(1)).seats] == ["Ben", "Computer 2"]


async def test_only_the_host_lets_others_get_up(house: House) -> None:
    lobby = await house.lobby("Ben", "Clara", "David")
    before = await house.stored()
    david = house.person("David").id
    refused = await house.forge(house.person("Clara"), lobby, "a:1:-:-:takeout", [f"2.{david}"])
    assert house.says("de", "host-only") in refused.said.words
    assert await house.stored() == before


@pytest.mark.parametrize("value", ["x", "1", "9.0", "1.0", "1.99", "-1.5", "1." + "9" * 30])
async def test_who_is_not_there_any_more_is_not_mistaken_for_another(house: House, value: str) -> None:
    lobby = await house.lobby("Ben", "Clara")
    before = await house.stored()
    await house.forge(house.person("Ben"), lobby, "a:1:-:-:takeout", [value])
    assert await house.stored() == before
