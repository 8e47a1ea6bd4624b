"""Time at the table: reminders, what happens when it is over, quiet hours, restarts, and coming back."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tables.memory.deliveries import Kind
from db.games import deadlines
from sandbox import Message, Person
from sandbox.state.message import SILENT
from tests.db.sample import want
from tests.depth import chosen
from tests.end_to_end.by_button import sure_at_seat
from tests.end_to_end.house import CHANNEL, House, button, controls

HOUR, DAY = 3_600_000, 86_400_000
BERLIN = ZoneInfo("Europe/Berlin")
PEOPLE = chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 0)


async def timed(house: House, *names: str, time: str = "day", late: str = "wait") -> Message:
    """A game of these people with a limit that has just begun; its status message."""
    host = house.person(names[0])
    lobby = await house.lobby(*names)
    await house.choose(host, lobby, time)
    if late != "wait":
        await house.choose(host, lobby, late)
    outcome = await house.press(host, lobby, "start")
    assert outcome.updated is not None, outcome.reason
    await house.settled()
    return outcome.updated


async def passed(house: House, milliseconds: int) -> None:
    """Time passes, and what is due then is done."""
    await house.later(milliseconds)
    await house.settled()


def table(house: House, person: Person) -> Message:
    """The message of the table as it stands in the channel."""
    return next(each for each in reversed(person.sees(CHANNEL)) if each.has("a:1:-:-:hand") and "🔔" not in each.text)


async def last_push(person: Person, ping: str) -> Message:
    """What this person was told of last: by mail, or in the channel, where the table may be posted after it."""
    return person.inbox()[-1] if ping == "dm" else await person.message(CHANNEL, f"<@{person.id}>")


def begins(house: House, language: str, message: str, **names: str) -> str:
    """How a sentence about a time begins."""
    return house.says(language, message, at="§", when="§", **names).split("§")[0]


def reminders(house: House, person: Person, language: str) -> list[Message]:
    return [mail for mail in person.inbox() if house.says(language, "own-reminder") in mail.text]


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_half_and_nine_tenths_of_the_time_are_told(house: House, name: str, other: str, language: str) -> None:
    person = house.person(name)
    await timed(house, name, other)
    first = await house.asked(person)
    due = f"<t:{(house.began + DAY) // 1000}:R>"
    assert due in first.text
    await passed(house, 12 * HOUR - 1000)
    assert reminders(house, person, language) == []
    await passed(house, 1000)
    (reminder,) = reminders(house, person, language)
    assert due in reminder.text
    assert controls(reminder).keys() == controls(first).keys()
    assert person.now(first) is None, "it takes the place of the question"
    await passed(house, int(9.6 * HOUR))
    (last,) = reminders(house, person, language)
    assert last.id != reminder.id
    await passed(house, int(2.4 * HOUR) - 1000)
    assert reminders(house, person, language) == [last]


async def test_the_table_says_until_when(house: House) -> None:
    ben = house.person("Ben")
    status = await timed(house, "Anna", "Ben")
    due = (house.began + DAY) // 1000
    line = begins(house, "de", "clock-running", who="Anna")
    now = ben.now(status)
    assert now is not None
    assert line in now.text
    assert f"<t:{due}:R>" in now.text
    await house.turn(house.person("Anna"))
    await house.settled()
    now = ben.now(status)
    assert now is not None
    assert line not in now.text


@pytest.mark.parametrize("veiled", [False, True])
async def test_the_clock_of_the_turn_is_seen_unless_a_masked_table_conceals_the_question(
    house: House, veiled: bool
) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    house.arrange({0: {"hand": ["masquerade", "gold", "estate"]}, 1: {"hand": ["copper", "silver"]}})
    lobby = await house.lobby("Anna", "Ben")
    for option in ("day", *(["veiled"] if veiled else [])):
        await house.choose(anna, lobby, option)
    begun = await house.press(anna, lobby, "start")
    assert begun.updated is not None, begun.reason
    line = begins(house, "de", "clock-running", who="Anna")
    await house.settled()
    assert line in table(house, ben).text
    await house.decide(anna)
    await house.settled()
    assert house.says("de", "ask-masquerade-pass", to="Ben") in (await house.asked(anna)).text
    assert (line in table(house, ben).text) is not veiled


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_a_reminder_can_be_the_last_of_this_turn(house: House, name: str, other: str, language: str) -> None:
    await house.ask_everything()
    person = house.person(name)
    await timed(house, name, other)
    await passed(house, 12 * HOUR)
    (reminder,) = reminders(house, person, language)
    outcome = await house.press(person, reminder, "mute")
    assert outcome.updated is not None
    assert (await house.follow_up(outcome)).words == house.says(language, "muted")
    assert not outcome.updated.has("a:1:-:-:mute")
    decided = await house.press_first(person, outcome.updated)
    assert decided.updated is not None
    await passed(house, 23 * HOUR)
    assert reminders(house, person, language) == [], "nor for the next question of this turn"
    await house.turn(person, decided.updated)
    await house.turn(house.person(other))
    await passed(house, 12 * HOUR)
    assert len(reminders(house, person, language)) == 1, "the next turn is another one"


async def test_who_wants_no_reminders_gets_none(house: House) -> None:
    anna = house.person("Anna")
    await house.settings(anna, reminders="none")
    await timed(house, "Anna", "Ben")
    await passed(house, 23 * HOUR)
    assert reminders(house, anna, "de") == []
    await house.settings(anna, reminders="late")
    await passed(house, 1000)
    assert len(reminders(house, anna, "de")) == 1


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_without_a_limit_one_silent_reminder_comes_after_a_day(
    house: House, name: str, other: str, language: str
) -> None:
    person = house.person(name)
    status = await house.game(name, other)
    asked = await house.asked(person)
    await passed(house, DAY - 1000)
    assert house.question(person) == asked
    await passed(house, 1000)
    (reminder,) = reminders(house, person, language)
    assert reminder.flags & SILENT
    assert controls(reminder).keys() == controls(asked).keys(), "with no button against more of them"
    assert person.now(asked) is None, "it takes the place of the question"
    for shown in (reminder, person.now(status)):
        assert shown is not None
        assert "⏳" not in shown.text
        assert "⌛" not in shown.text
    await house.stop_bot()
    await house.start_bot()
    for _ in range(10):
        await passed(house, 3 * DAY)
    assert reminders(house, person, language) == [reminder], "once for one wait"
    await house.turn(person)
    await house.turn(house.person(other))
    await passed(house, DAY)
    assert len(reminders(house, person, language)) == 1, "the next turn is another wait"
    assert not reminders(house, house.person(other), "en" if language == "de" else "de")


async def test_without_a_limit_who_wants_no_reminders_gets_none(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.settings(anna, reminders="none")
    await house.game("Anna", "Ben")
    await passed(house, 2 * DAY)
    assert reminders(house, anna, "de") == []
    await house.settings(ben, reminders="late")
    await house.turn(anna)
    await passed(house, DAY)
    assert len(reminders(house, ben, "en")) == 1


async def test_without_a_limit_the_reminder_waits_for_the_end_of_the_night_and_of_a_holiday(house: House) -> None:
    anna = house.person("Anna")
    house.begins(datetime(2026, 6, 1, 23, tzinfo=BERLIN))
    await house.settings(anna, quiet="22-7")
    await house.game("Anna", "Ben")
    await house.until(datetime(2026, 6, 3, 6, 59, tzinfo=BERLIN))
    await house.settled()
    assert reminders(house, anna, "de") == []
    await anna.command(CHANNEL, "/away", until="10.6.2026")
    await house.until(datetime(2026, 6, 11, 6, 59, tzinfo=BERLIN))
    await house.settled()
    assert reminders(house, anna, "de") == []
    await house.until(datetime(2026, 6, 11, 7, tzinfo=BERLIN))
    await house.settled()
    assert len(reminders(house, anna, "de")) == 1


async def test_a_bot_that_was_not_there_for_long_reminds_nobody_of_what_was_asked_before(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    await passed(house, 90 * DAY)
    assert reminders(house, anna, "de") == []
    await house.turn(anna)
    await passed(house, DAY)
    assert len(reminders(house, ben, "en")) == 1


async def test_what_was_asked_by_a_program_that_reminded_nobody_is_reminded_of_from_the_next_move_on(
    house: House,
) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    async with house.running.database.transaction() as tx:
        await tx.exec_driver_sql("DELETE FROM deadlines")
        await tx.exec_driver_sql("DELETE FROM outbox WHERE kind = 'clock'")
    for _ in range(3):
        await passed(house, DAY)
    assert reminders(house, anna, "de") == []
    await house.turn(anna)
    await passed(house, DAY)
    assert len(reminders(house, ben, "en")) == 1


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_a_table_that_waits_lets_the_others_have_the_turn_played(
    house: House, name: str, other: str, language: str
) -> None:
    late, waiting = house.person(name), house.person(other)
    await timed(house, name, other)
    await passed(house, DAY)
    shown = table(house, waiting)
    assert begins(house, language, "clock-late", who=name) in shown.text
    asked = await house.asked(late)
    assert begins(house, language, "own-late") in asked.text
    stranger = await house.press(house.person("Clara"), shown, "playturn")
    assert stranger.said.words == house.says("de", "late-players-only")
    played = await house.meant(waiting, (await house.press(waiting, shown, "playturn")).said)
    language_of_other = "en" if language == "de" else "de"
    assert played.words == house.says(language_of_other, "late-done-turn")
    await house.settled()
    log = (await house.press(waiting, table(house, waiting), "log")).said
    assert house.says(language_of_other, "reseated-turn", who=name) in log.text
    await house.turn(waiting)
    assert controls(await house.asked(late)), "the next turn is one's own again"
    again = await house.forge(waiting, table(house, waiting), button(shown, "playturn"))
    assert again.said.words == house.says(language_of_other, "late-no-more")


async def test_who_is_late_may_still_answer(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await timed(house, "Anna", "Ben")
    await passed(house, DAY)
    shown = table(house, ben)
    await house.turn(anna)
    await house.settled()
    assert controls(await house.asked(ben))
    refused = await house.forge(ben, table(house, ben), button(shown, "standin"))
    assert refused.said.words == house.says("en", "late-no-more")
    with pytest.raises(LookupError):
        button(table(house, ben), "playturn")


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_a_computer_that_took_over_leaves_with_one_click(
    house: House, name: str, other: str, language: str
) -> None:
    late, waiting = house.person(name), house.person(other)
    await timed(house, name, other)
    await passed(house, DAY)
    await house.meant(waiting, (await house.press(waiting, table(house, waiting), "standin")).said)
    await house.settled()
    assert house.says(language, "clock-stand-in", who=name) in table(house, waiting).text
    assert controls(await house.asked(waiting)), "it plays at once"
    mail = late.inbox()[-1]
    assert house.says(language, "own-stand-in") in mail.text
    assert not controls(mail)
    back = await house.press(late, mail, "back")
    assert (await house.told(back)).words == house.says(language, "seat-back")
    await house.turn(waiting)
    await house.settled()
    assert controls(await house.asked(late))
    assert house.says(language, "clock-stand-in", who=name) not in table(house, waiting).text


async def test_the_computer_plays_the_turn_where_the_table_chose_so(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await timed(house, "Anna", "Ben", late="once")
    await passed(house, DAY)
    assert controls(await house.asked(ben))
    assert house.says("de", "reseated-turn", who="Anna") in table(house, ben).text
    await house.turn(ben)
    await house.settled()
    assert controls(await house.asked(anna))
    seated = (await house.bot.tables.loaded(1)).seats
    assert [seat.level for seat in seated] == [None, None]


async def test_the_computer_plays_on_where_the_table_chose_so(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await timed(house, "Anna", "Ben", late="until")
    await passed(house, DAY)
    outcome = await house.decide(ben)
    while (turn := (await house.bot.tables.loaded(1)).playing().turn) < 3:
        assert outcome.updated is not None, turn
        outcome = await house.press_first(ben, outcome.updated)
    assert turn == 3, "Anna's next turn was played, too"
    await house.press(anna, anna.inbox()[-1], "back")
    await house.turn(ben)
    assert controls(await house.asked(anna))


async def test_the_seat_is_offered_where_the_table_chose_so(house: House) -> None:
    clara = house.person("Clara")
    await timed(house, "Anna", "Ben", late="offer")
    await passed(house, DAY)
    offer = next(each for each in reversed(clara.sees(CHANNEL)) if "a:1:-:-:take" in str(each.components))
    await house.takes(clara, offer)
    await house.settled()
    assert [seat.name for seat in (await house.bot.tables.loaded(1)).seats] == ["Clara", "Ben"]
    asked = await house.asked(clara)
    assert f"<t:{(house.bot.tables.clock() + DAY) // 1000}:R>" in asked.text, "with the whole time"


async def test_the_last_person_is_waited_for(house: House) -> None:
    anna = house.person("Anna")
    lobby = await house.lobby("Anna")
    await house.press(anna, lobby, "computer")
    for value in ("day", "until"):
        await house.choose(anna, lobby, value)
    await house.press(anna, lobby, "start")
    await passed(house, DAY)
    await passed(house, 2 * DAY)
    assert controls(await house.asked(anna))
    assert begins(house, "de", "own-late") in (await house.asked(anna)).text


async def test_the_clock_stands_still_at_night(house: House) -> None:
    anna = house.person("Anna")
    house.begins(datetime(2026, 6, 1, 21, tzinfo=BERLIN))
    await house.settings(anna, quiet="22-7")
    await timed(house, "Anna", "Ben")
    await house.until(datetime(2026, 6, 2, 17, 59, tzinfo=BERLIN))
    await house.settled()
    assert reminders(house, anna, "de") == [], "an hour, a night, eleven hours less a minute"
    await house.until(datetime(2026, 6, 2, 18, tzinfo=BERLIN))
    await house.settled()
    (reminder,) = reminders(house, anna, "de")
    ends = datetime(2026, 6, 3, 15, tzinfo=BERLIN)
    assert f"<t:{int(ends.timestamp())}:R>" in reminder.text
    await house.settings(anna, quiet="off")
    await house.settled()
    ends = datetime(2026, 6, 3, 6, tzinfo=BERLIN)
    assert f"<t:{int(ends.timestamp())}:R>" in (await house.asked(anna)).text, "what was left remains"


@pytest.mark.parametrize("ping", ["dm", "channel"])
async def test_nobodys_telephone_rings_at_night(house: House, ping: str) -> None:
    ben = house.person("Ben")
    house.begins(datetime(2026, 6, 1, 20, 30, tzinfo=BERLIN))
    await house.settings(ben, quiet="22-7", zone="Berlin", ping=ping)
    await house.game("Anna", "Ben")
    await house.turn(house.person("Anna"))
    await house.settled()
    assert not (await last_push(ben, ping)).flags & SILENT
    await house.turn(ben, await house.hand(ben, table(house, ben)))
    await passed(house, 2 * HOUR)
    await house.turn(house.person("Anna"))
    await house.settled()
    assert (await last_push(ben, ping)).flags & SILENT
    house.pinged.clear()


async def test_a_deadline_passed_while_the_bot_was_down_gives_an_hour_more(house: House) -> None:
    ben = house.person("Ben")
    await timed(house, "Anna", "Ben", late="once")
    await house.stop_bot()
    house.late += 30 * HOUR
    await house.start_bot()
    await house.settled()
    assert house.question(ben) is None
    shown = table(house, ben)
    assert f"<t:{(house.bot.tables.clock() + HOUR) // 1000}:R>" in shown.text, "the hour is shown"
    await passed(house, HOUR - 1000)
    assert house.question(ben) is None
    await passed(house, 1000)
    assert controls(await house.asked(ben))
    assert await house.step() > 0
    step = await house.step()
    await passed(house, DAY - 1000)
    assert await house.step() == step, "once"


async def test_a_short_deadline_set_after_the_start_needs_no_mercy(house: House) -> None:
    ben = house.person("Ben")
    await timed(house, "Anna", "Ben", time="live", late="once")
    await passed(house, HOUR // 6)
    assert controls(await house.asked(ben))


async def test_nobody_is_late_because_the_clock_was_wrong_for_one_answer(house: House) -> None:
    anna = house.person("Anna")
    await timed(house, "Anna", "Ben", late="until")
    await passed(house, 2 * HOUR)
    house.late -= 2 * DAY
    await house.press_first(anna, await house.asked(anna))
    await house.all_answered()
    house.late += 2 * DAY
    await passed(house, HOUR // 6)
    assert all(seat.level is None for seat in (await house.bot.tables.loaded(1)).seats)


async def test_a_deadline_of_a_clock_that_is_behind_is_not_over_at_once(house: House) -> None:
    await timed(house, "Anna", "Ben", late="until")
    await passed(house, 2 * HOUR)
    now = house.bot.tables.clock()
    async with house.running.database.transaction() as tx:
        (row,) = await deadlines.of_game(tx, 1)
        await deadlines.change(tx, row, asked_at=now - 2 * DAY, due_at=now - DAY)
        await want(tx, Kind.RING, 1, row.seat, due_at=now - DAY)
    await passed(house, HOUR - 1000)
    assert (await house.bot.tables.loaded(1)).seats[row.seat].level is None
    await passed(house, 1000)
    assert (await house.bot.tables.loaded(1)).seats[row.seat].level is not None, "it has an hour more, and no longer"


async def test_who_wants_to_be_called_in_the_channel_is_reminded_there(house: House) -> None:
    anna = house.person("Anna")
    await house.settings(anna, ping="channel")
    await timed(house, "Anna", "Ben")
    assert house.pinged == ["Anna"]
    assert house.question(anna) is None
    call = house.newest()
    assert house.says("de", "your-turn-called", who="§").split("§")[1] in call.text
    await passed(house, 12 * HOUR)
    reminder = house.newest()
    assert house.says("de", "own-reminder") in reminder.text
    assert anna.now(call) is None
    muted = await house.press(anna, reminder, "mute")
    assert muted.said.words == house.says("de", "muted")
    await house.turn(anna, await house.hand(anna, table(house, anna)))
    await house.turn(house.person("Ben"))
    await house.settled()
    assert anna.now(reminder) is None
    assert house.pinged == ["Anna"] * 3
    house.pinged.clear()


async def test_a_game_called_off_hurries_nobody(house: House) -> None:
    anna = house.person("Anna")
    await timed(house, "Anna", "Ben", late="until")
    await sure_at_seat(house, anna, "calloff")
    before = await house.stored()
    await passed(house, 2 * DAY)
    assert reminders(house, anna, "de") == []
    assert await house.stored() == before


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_where_nothing_is_to_be_muted_that_is_said(house: House, name: str, other: str, language: str) -> None:
    person = house.person(name)
    status = await house.game(name, other)
    refused = await house.forge(person, status, "a:1:-:-:mute")
    assert refused.said.words == house.says(language, "mute-nothing")
    stranger = await house.forge(house.person("Clara"), status, "a:1:-:-:mute")
    assert stranger.said.words == house.says("de", "not-seated")
    early = await house.forge(house.person(other), status, "a:1:-:-:playturn")
    assert early.said.words == house.says("en" if language == "de" else "de", "late-no-more")


async def test_a_question_to_several_is_late_for_each(house: House) -> None:
    anna = house.person("Anna")
    hit = {"hand": ["gold", "silver", "copper", "estate", "curse"]}
    house.arrange({0: {"hand": ["militia", "copper"]}, 1: hit, 2: hit})
    await timed(house, "Anna", "Ben", "Clara")
    await house.turn(anna)
    assert (await house.bot.tables.table(1)).awaited == (1, 2)
    await passed(house, DAY)
    shown = table(house, anna)
    for name in ("Ben", "Clara"):
        assert begins(house, "de", "clock-late", who=name) in shown.text
    played = await house.meant(anna, (await anna.click(shown, "a:1:-:-:playturn:2")).said)
    assert played.words == house.says("de", "late-done-turn")
    await house.settled()
    shown = table(house, anna)
    assert shown.has("a:1:-:-:standin:1")
    assert not shown.has("a:1:-:-:standin:2")
