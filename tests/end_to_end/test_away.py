"""Holidays and settings: clocks stop, the others see it, the computer may stand in, and nothing wrong is stored."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.messages.parts.custom_ids import Address
from bot.tables.terms import preferences
from bot.tables.terms.preferences import Preferences
from sandbox import Person
from sandbox.forms.document import child
from tests.depth import chosen
from tests.end_to_end.house import CHANNEL, House, button, controls
from tests.end_to_end.test_clock import DAY, HOUR, passed, reminders, table, timed

BERLIN = ZoneInfo("Europe/Berlin")
PEOPLE = chosen().some([("Anna", "Ben", "de"), ("Ben", "Anna", "en")], 0)
LANGUAGES = chosen().some([("Anna", "de"), ("Ben", "en")], 0)


def stand_still(house: House, *moment: int) -> None:
    """Let the bot's clock begin at a moment in Berlin."""
    house.begins(datetime(*moment, tzinfo=BERLIN))  # type: ignore[arg-type, misc]  # year, month, day …


def ms(*moment: int) -> int:
    return int(datetime(*moment, tzinfo=BERLIN).timestamp() * 1000)  # type: ignore[arg-type, misc]  # year, month, day …


async def chosen(house: House, person: Person) -> Preferences:
    return preferences.of(await house.bot.front.posting.person(person.id))


async def away(house: House, person: Person, **options: str) -> str:
    """What `/away` says."""
    given = {name.rstrip("_").replace("_", "-"): value for name, value in options.items()}
    said = (await person.command(CHANNEL, "/away", **given)).said
    assert said.visible_to == person.id
    await house.settled()
    return said.words


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_on_holiday_the_clock_stands_still_and_the_others_see_it(
    house: House, name: str, other: str, language: str
) -> None:
    stand_still(house, 2026, 12, 20, 12)
    person, waiting = house.person(name), house.person(other)
    await house.settings(person, zone="Berlin")
    await timed(house, name, other)
    said = await away(house, person, until="24.12.")
    last = f"<t:{ms(2026, 12, 24, 12) // 1000}:D>"
    assert house.says(language, "away-now", until="§").split("§")[0] in said
    assert last in said
    shown = table(house, waiting).text
    assert house.says(language, "clock-away", who=name, until="§").split("§")[0] in shown
    assert last in shown
    assert f"<t:{ms(2026, 12, 26) // 1000}:R>" in shown, "a whole day is left afterwards"
    assert last in (await house.asked(person)).text
    await house.until(datetime(2026, 12, 25, 11, 59, tzinfo=BERLIN))
    await house.settled()
    assert reminders(house, person, language) == []
    assert last not in table(house, waiting).text, "the holiday is over"
    await passed(house, HOUR)
    assert len(reminders(house, person, language)) == 1


async def test_coming_back_early_leaves_what_was_left(house: House) -> None:
    stand_still(house, 2026, 12, 20, 12)
    anna, ben = house.person("Anna"), house.person("Ben")
    await timed(house, "Anna", "Ben")
    await passed(house, 6 * HOUR)
    await away(house, anna, until="2026-12-31")
    await passed(house, 3 * DAY)
    told = (await anna.command(CHANNEL, "/away")).said
    home = (await house.press(anna, told, "home")).updated
    assert home is not None
    assert home.words == house.says("de", "away-off-done")
    await house.settled()
    assert f"<t:{(house.bot.tables.clock() + 18 * HOUR) // 1000}:R>" in table(house, ben).text
    assert "🏖️" not in table(house, ben).text
    assert await away(house, anna) == house.says("de", "away-not")
    late = await house.forge(anna, told, button(told, "home"))
    assert late.said.words == house.says("de", "away-not")


async def test_a_holiday_ahead_is_announced_and_begins_by_itself(house: House) -> None:
    stand_still(house, 2026, 12, 20, 12)
    anna, ben = house.person("Anna"), house.person("Ben")
    await timed(house, "Anna", "Ben", time="week")
    await away(house, anna, from_="tomorrow", until="22 December")
    since, until = (f"<t:{ms(*day) // 1000}:D>" for day in ((2026, 12, 21, 12), (2026, 12, 22, 12)))
    assert (
        house.says("de", "clock-away-later", who="Anna", since="§", until="§").split("§")[0] in table(house, ben).text
    )
    assert since in table(house, ben).text
    await house.until(datetime(2026, 12, 21, 0, 1, tzinfo=BERLIN))
    await house.settled()
    assert since not in table(house, ben).text
    assert until in table(house, ben).text
    assert f"<t:{ms(2026, 12, 29, 12) // 1000}:R>" in table(house, ben).text


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_the_computer_plays_meanwhile_if_wished(house: House, name: str, other: str, language: str) -> None:
    stand_still(house, 2026, 12, 20, 12)
    person, waiting = house.person(name), house.person(other)
    await house.settings(person, zone="Berlin")
    await house.game(name, other)
    said = await away(house, person, from_="21.12.", until="22.12.", stand_in="computer")
    assert house.says(language, "away-computer") in said
    assert controls(await house.asked(person)), "not yet"
    await house.until(datetime(2026, 12, 21, tzinfo=BERLIN))
    await house.settled()
    assert controls(await house.asked(waiting))
    assert house.says(language, "clock-stand-in", who=name) in table(house, waiting).text
    await house.until(datetime(2026, 12, 23, tzinfo=BERLIN))
    await house.settled()
    assert [seat.level for seat in (await house.bot.tables.loaded(1)).seats] == [None, None]
    await house.turn(waiting)
    await house.settled()
    assert controls(await house.asked(person))


async def test_coming_back_ends_the_computers_play_in_all_games(house: House) -> None:
    stand_still(house, 2026, 12, 20, 12)
    anna = house.person("Anna")
    for channel in (CHANNEL, "refektorium"):
        await house.game("Anna", "Ben", channel=channel)
    await away(house, anna, until="31.12.", stand_in="computer")
    await passed(house, DAY)
    assert [(await house.bot.tables.loaded(game)).seats[0].level is None for game in (1, 2)] == [False, False]
    await house.press(anna, (await anna.command(CHANNEL, "/away")).said, "home")
    await house.settled()
    assert [(await house.bot.tables.loaded(game)).seats[0].level is None for game in (1, 2)] == [True, True]


async def test_a_lobby_says_who_is_away(house: House) -> None:
    stand_still(house, 2026, 12, 20, 12)
    anna = house.person("Anna")
    lobby = await house.lobby("Anna", "Ben")
    await house.settled()
    await away(house, anna, until="31.12.", stand_in="computer")
    shown = anna.now(lobby)
    assert shown is not None
    assert house.says("de", "lobby-away", until="§").split("§")[0] in shown.text
    outcome = await house.press(anna, shown, "start")
    assert outcome.updated is not None
    await house.settled()
    assert (await house.bot.tables.loaded(1)).seats[0].level is not None, "the computer plays from the first turn on"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"until": "19.12.2026"}, "away-past"),
        ({"until": "22.12.", "from_": "23.12."}, "away-backwards"),
        ({"until": "22.12.", "from_": "19.12.2026"}, "away-past"),
        ({"until": "1.6."}, "away-too-long"),
        ({"from_": "morgen"}, "away-until-missing"),
        ({"stand_in": "computer"}, "away-until-missing"),
        ({"until": "12/24/2026"}, "day-unreadable"),
        ({"until": "31.11."}, "day-not-there"),
        ({}, "away-not"),
    ],
)
@pytest.mark.parametrize(("name", "language"), LANGUAGES)
async def test_what_cannot_be_changes_nothing(
    house: House, options: dict[str, str], message: str, name: str, language: str
) -> None:
    stand_still(house, 2026, 12, 20, 12)
    person = house.person(name)
    await house.lobby(name)
    said = await away(house, person, **options)
    assert said == house.says(language, message, typed=options.get("until", ""), days=90)
    assert await chosen(house, person) == Preferences()


async def test_settings_are_told_kept_and_corrected(house: House) -> None:
    stand_still(house, 2026, 12, 20, 12)
    anna, ben = house.person("Anna"), house.person("Ben")
    said = (await house.settings(anna, quiet="22-7", reminders="late", ping="channel")).words
    assert house.says("de", "prefer-done") in said
    assert "22:00" in said
    assert "Europe/Berlin" in said, "guessed from Discord's locale"
    assert "12:00" in said
    kept = await chosen(house, anna)
    assert (kept.quiet, kept.zone, kept.reminders, kept.ping) == ((1320, 420), "Europe/Berlin", "late", "channel")
    told = (await house.settings(anna, quiet="8-7")).words
    assert told.startswith(house.says("de", "quiet-too-long", hours=16))
    assert await chosen(house, anna) == kept
    assert house.says("de", "prefer-title") in (await anna.command(CHANNEL, "/settings")).said.words
    ben.settings(locale="en-US")
    asked = (await house.settings(ben, quiet="23-8")).words
    assert asked.startswith(house.says("en", "zone-needed")), "in many zones people speak so: it is asked once"
    await house.settings(ben, quiet="23-8", zone="New York")
    said = (await house.settings(ben, quiet="11pm-7am")).words
    assert "York" in said
    assert (await chosen(house, ben)).quiet == (1380, 420)
    await house.settings(ben, quiet="", zone="")
    assert await chosen(house, ben) == Preferences()


async def test_a_mistyped_time_zone_loses_nothing_and_the_likely_ones_are_offered(house: House) -> None:
    stand_still(house, 2026, 12, 20, 12)
    anna = house.person("Anna")
    told = await house.settings(anna, zone="Wen", quiet="22-7", reminders="none")
    assert told.words.startswith(house.says("de", "zone-unclear", typed="Wen", near="§").split("§")[0])
    kept = await chosen(house, anna)
    assert (kept.reminders, kept.quiet, kept.zone) == ("none", (1320, 420), "Europe/Berlin")
    again = await anna.click(told, "Erinnern und Uhrzeit")
    assert again.modal is not None
    typed = [child(part, "component").get("value") for part in again.modal.components]
    assert typed[2:] == ["22-7", "Wen"], "what was typed is there"
    picked = await anna.select(told, Address(0, verb="zone").encode(), "Europe/Vienna")
    assert picked.updated is not None
    assert "Europe/Vienna" in picked.updated.words
    assert (await chosen(house, anna)).zone == "Europe/Vienna"


async def test_what_a_changed_client_sends_sets_nothing(house: House) -> None:
    anna = house.person("Anna")
    said = (await anna.command(CHANNEL, "/settings")).said
    outcome = await house.forge(anna, said, Address(0, verb="zone").encode(), ["Atlantis"])
    assert outcome.said.words.startswith(house.says("de", "zone-unknown", typed="Atlantis")[:20])
    assert (await house.forge(anna, said, "a:0:-:-:prefer:9")).said.words == house.says("de", "nothing-to-do")
    assert await chosen(house, anna) == Preferences()


async def test_days_and_zones_are_offered_while_one_types(house: House) -> None:
    stand_still(house, 2026, 12, 20, 12)
    anna = house.person("Anna")
    offered = await anna.autocomplete(CHANNEL, "/away", "until", "24.12")
    assert [choice.name for choice in offered.choices] == ["Donnerstag, 24. Dezember 2026"]
    offered = await house.person("Ben").autocomplete(CHANNEL, "/away", "from", "")
    assert offered.choices[0].value == "2026-12-20"
    offered = await anna.autocomplete(CHANNEL, "/away", "until", "24.13")
    assert not offered.choices


async def test_the_last_person_at_a_table_is_not_stood_in_for(house: House) -> None:
    stand_still(house, 2026, 12, 20, 12)
    anna = house.person("Anna")
    lobby = await house.lobby("Anna")
    await house.press(anna, lobby, "computer")
    await house.press(anna, lobby, "start")
    await away(house, anna, until="31.12.", stand_in="computer")
    await passed(house, DAY)
    assert (await house.bot.tables.loaded(1)).seats[0].level is None, "the table waits"
    assert controls(await house.asked(anna))


@pytest.mark.parametrize(("name", "other", "language"), PEOPLE)
async def test_who_wishes_no_pictures_reads_words(house: House, name: str, other: str, language: str) -> None:
    person = house.person(name)
    said = (await house.settings(person, pictures="words")).words
    assert house.says(language, "prefer-pictures-words") in said
    status = await house.game(name, other)
    await house.settled()
    asked = await house.asked(person)
    assert asked.files == ()
    assert "-#" not in asked.text
    assert status.files != (), "the table is everybody's"
    outcome = await house.press_first(person, asked)
    assert outcome.updated is not None
    assert outcome.updated.files == ()
    assert (await house.press(person, outcome.updated, "board")).said.files == ()
    await house.settings(person, pictures="shown")
    assert (await house.hand(person, status)).files != ()


async def test_a_table_is_drawn_in_colours_that_all_who_sit_there_can_tell_apart(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Anna", "Ben")
    usual = await house.bot.tables.table(1)
    said = (await house.settings(ben, colours="safe")).words
    assert house.says("en", "prefer-colours-safe") in said
    safe = await house.bot.tables.table(1)
    assert (usual.seated.safe, safe.seated.safe) == (False, True)
    desk = await house.bot.tables.desk(1, anna.id)
    assert desk.table.seated.safe, "what Anna shows around is the same table"
    await house.settings(ben, colours="normal")
    assert not (await house.bot.tables.table(1)).seated.safe
