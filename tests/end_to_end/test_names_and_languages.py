"""Whatever people are called is shown as text and pings nobody; each is spoken to in the own language."""

import re

import pytest

from games.kernel.engine.text import Text
from renderers.surface.lettering import names_shown
from tests.end_to_end.house import CHANNEL, House

NAMES = [
    "@everyone",
    "<@1100000000000000012> @here",
    "**bold** _it_ ~~no~~ `code`",
    "[link](https://example.org)",
    "||spoiler|| > # -# 1. head",
    "<#1100000000000000100> <t:0:R>",
    "\u202eevoli\u202c\u2066x\u2069",
    "👩‍👩‍👧‍👦 🂡 ёлка",
    "عائشة",
    "\\*already\\_escaped\\*",
    "{ $who } { -brand }",
    "W" * 32,
    "'\"; DROP TABLE games; --",
]
UNSEEN = re.compile("[\u202a-\u202e\u2066-\u2069\u200b]")


def read(text: str) -> str:
    """What somebody reads: without the backslashes that keep Discord from formatting, and what cannot be seen."""
    return UNSEEN.sub("", re.sub(r"\\(\W|_)", r"\1", text))


@pytest.mark.parametrize("name", NAMES)
async def test_a_name_is_text_wherever_it_stands(house: House, name: str) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    house.rename(ben, name)
    wanted = UNSEEN.sub("", " ".join(name.split()))
    drawn = names_shown(("Anna", wanted))[1]
    lobby = await anna.command(CHANNEL, "/play", game="dominion")
    joined = await house.press(ben, lobby.said, "join")
    assert joined.updated is not None
    assert wanted in read(joined.updated.text)
    started = await house.press(anna, joined.updated, "start")
    assert started.updated is not None
    await house.turn(anna)
    await house.asked(ben)
    await house.settled()
    status = anna.now(started.updated)
    assert status is not None
    assert wanted in read(status.text)
    assert drawn in status.files[0].description
    await house.turn(ben)
    mail = await house.asked(anna)
    assert wanted in read(mail.text), "the digest names who did what"
    for verb in ("log", "text"):
        assert wanted in read((await house.press(anna, status, verb)).said.text)
    for message in [*anna.sees(CHANNEL), *anna.inbox()]:
        assert not UNSEEN.search(message.text.replace("@\u200b", "@")), "nothing turns the line around"


@pytest.mark.parametrize("name", ["\u200b", "\ufeff\u2060", "\u3164", "\u2800 \u2800"])
async def test_who_has_a_name_of_nothing_is_called_by_the_username(house: House, name: str) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    house.rename(ben, name)
    joined = await house.press(ben, await house.lobby("Anna"), "join")
    assert joined.updated is not None
    started = await house.press(anna, joined.updated, "start")
    assert started.updated is not None
    await house.turn(anna)
    await house.settled()
    table = anna.now(started.updated)
    assert table is not None
    assert house.says("de", "table-turn", game=Text("game-dominion"), who=ben.account.username) in table.text


async def test_a_name_cannot_format_link_or_mention(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    house.rename(ben, "**x** <@1> @everyone [a](b)")
    lobby = await anna.command(CHANNEL, "/play", game="dominion")
    joined = await house.press(ben, lobby.said, "join")
    assert joined.updated is not None
    assert r"\*\*x\*\* \<\@" in joined.updated.text
    assert "<@1>" not in joined.updated.text
    assert "@everyone" not in joined.updated.text


async def test_each_is_spoken_to_in_the_own_language_and_the_channel_in_the_games(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    asked = await house.asked(anna)
    assert "Was kaufst du?" in asked.text
    await house.turn(anna)
    asked = await house.asked(ben)
    assert "What do you buy?" in asked.text
    await house.settled()
    public = ben.now(status)
    assert public is not None
    assert house.says("de", "table-turn", game="Dominion", who="Ben") in public.text
    assert "Ben ist am Zug" in public.files[0].description
    theirs = (await house.press(ben, status, "text")).said.text
    assert house.says("en", "table-turn", game="Dominion", who="Ben") in theirs
    ours = (await house.press(anna, status, "text")).said.text
    assert house.says("de", "table-turn", game="Dominion", who="Ben") in ours


async def test_a_table_opened_in_english_speaks_english_in_the_channel(house: House) -> None:
    status = await house.game("Ben", "Anna")
    assert house.says("en", "table-turn", game="Dominion", who="Ben") in status.text
    await house.turn(house.person("Ben"))
    asked = await house.asked(house.person("Anna"))
    assert "Was kaufst du?" in asked.text


async def test_a_language_chosen_counts_from_the_next_message_on(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    status = await house.game("Anna", "Ben")
    told = await house.settings(ben, language="de")
    assert told.words.startswith(house.says("de", "prefer-done"))
    assert house.says("de", "prefer-language-de") in told.words
    await house.turn(anna)
    asked = await house.asked(ben)
    assert "Was kaufst du?" in asked.text
    assert "Was kaufst du?" in (await house.hand(ben, status)).text
    await house.settings(ben, language="discord")
    assert "What do you buy?" in (await house.hand(ben, status)).text


async def test_another_discord_language_counts_at_the_next_click(house: House) -> None:
    await house.ask_everything()
    ben = house.person("Ben")
    status = await house.game("Ben", "Anna")
    await house.asked(ben)
    ben.settings(locale="de")
    answered = await house.decide(ben)
    assert answered.updated is not None
    assert "Was kaufst du?" in answered.updated.text
    ben.settings(locale="fr")
    assert "What do you buy?" in (await house.hand(ben, status)).text


async def test_another_discord_language_counts_in_what_comes_after_the_click_too(house: House) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.game("Ben", "Anna")
    assert "What do you buy?" in (await house.asked(ben)).text
    ben.settings(locale="de")
    await house.turn(ben)
    await house.turn(anna)
    await house.settled()
    assert "Was kaufst du?" in (await house.asked(ben)).text
