"""Discord's limits for commands, in all languages: what it would refuse is found here."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot import commands
from bot.client import Parlatorium
from bot.commands.declaration.wording import Translator
from bot.language.phrases import Phrasebook
from bot.tables.acts.tables import Tables
from db.engine import open_database
from games.kernel.contract.discovery import find_games

NAME = re.compile(r"[-_'\w]{1,32}")
LONGEST_ABOUT, LONGEST_CHOICE, LONGEST_COMMAND, MOST = 100, 100, 8000, 25
SUBCOMMAND, GROUP, STRING = 1, 2, 3
MOST_ENTRIES = 17
"""How many entries there may be behind `/`, each subcommand counted: a list of twenty is read, and three may come."""
LOCALES = ("", "de")


@pytest.fixture
async def payloads(tmp_path: Path) -> list[dict[str, Any]]:
    """What Discord is told."""
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    bot = Parlatorium(tables=Tables(database, find_games()), phrasebook=Phrasebook.load(strict=True))
    commands.register(bot.tree, bot.front)
    translator = Translator(bot.front.voices.phrasebook)
    await database.close()
    return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def parts(payload: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command and everything below it."""
    yield payload
    for below in payload.get("options", ()):
        yield from parts(below)


def word(part: dict[str, Any], field: str, locale: str) -> str:
    """A name or description as people of a locale see it."""
    return str(part[field] if not locale else part[f"{field}_localizations"].get(locale, part[field]))


def test_there_are_the_commands_of_the_experience(payloads: list[dict[str, Any]]) -> None:
    names = {payload["name"] for payload in payloads}
    assert names == {
        "play", "learn", "hand", "turn", "table", "seat", "plan", "undo", "orders", "card", "rules", "settings", "away",
        "stats", "replay", "privacy", "help",
    }  # fmt: skip


def test_there_are_few_commands_to_choose_from(payloads: list[dict[str, Any]]) -> None:
    def entries(part: dict[str, Any]) -> int:
        below = [option for option in part.get("options", ()) if option["type"] in (SUBCOMMAND, GROUP)]
        return sum(map(entries, below)) or 1

    assert sum(map(entries, payloads)) <= MOST_ENTRIES


def test_everything_has_german_words_and_no_other_translations(payloads: list[dict[str, Any]]) -> None:
    for payload in payloads:
        for part in parts(payload):
            assert set(part["name_localizations"]) == set(part["description_localizations"]) == {"de"}
            assert all(set(choice["name_localizations"]) == {"de"} for choice in part.get("choices", ()))


def test_names_are_valid(payloads: list[dict[str, Any]]) -> None:
    for payload in payloads:
        for part in parts(payload):
            for locale in LOCALES:
                name = word(part, "name", locale)
                assert NAME.fullmatch(name), name
                assert name == name.lower()


def test_descriptions_fit(payloads: list[dict[str, Any]]) -> None:
    for payload in payloads:
        for part in parts(payload):
            for locale in LOCALES:
                assert 1 <= len(word(part, "description", locale)) <= LONGEST_ABOUT


def test_no_option_takes_words_without_end(payloads: list[dict[str, Any]]) -> None:
    typed = [
        part for payload in payloads for part in parts(payload) if part["type"] == STRING and "options" not in part
    ]
    unbounded = [part["name"] for part in typed if not part.get("choices") and "max_length" not in part]
    assert len(typed) > len(unbounded) == 0


def test_commands_are_told_apart_in_every_language(payloads: list[dict[str, Any]]) -> None:
    english = [payload["name"] for payload in payloads]
    german = [word(payload, "name", "de") for payload in payloads]
    assert len(set(german)) == len(german)
    for payload, name in zip(payloads, german, strict=True):
        assert name not in set(english) - {payload["name"]}


def test_options_are_told_apart_in_every_language(payloads: list[dict[str, Any]]) -> None:
    for part in (part for payload in payloads for part in parts(payload)):
        english = [option["name"] for option in part.get("options", ())]
        german = [word(option, "name", "de") for option in part.get("options", ())]
        assert len(set(german) | set(english)) == len(german) + len(english), part["name"]


BOOLEAN = 5


def test_nobody_types_true(payloads: list[dict[str, Any]]) -> None:
    """What Discord calls True is Wahr to others: yes is said by a button, and a choice has words."""
    assert [part["name"] for payload in payloads for part in parts(payload) if part.get("type") == BOOLEAN] == []


def test_nothing_is_too_much(payloads: list[dict[str, Any]]) -> None:
    for payload in payloads:
        for part in parts(payload):
            assert len(part.get("options", ())) <= MOST
            assert len(part.get("choices", ())) <= MOST
            for choice in part.get("choices", ()):
                assert all(1 <= len(word(choice, "name", locale)) <= LONGEST_CHOICE for locale in LOCALES)


def test_a_command_has_8000_characters_at_most(payloads: list[dict[str, Any]]) -> None:
    for payload in payloads:
        for locale in LOCALES:
            told = [word(part, field, locale) for part in parts(payload) for field in ("name", "description")] + [
                word(choice, "name", locale) + str(choice["value"])
                for part in parts(payload)
                for choice in part.get("choices", ())
            ]
            assert sum(map(len, told)) <= LONGEST_COMMAND


def test_required_options_come_first(payloads: list[dict[str, Any]]) -> None:
    for part in (part for payload in payloads for part in parts(payload)):
        required = [option.get("required", False) for option in part.get("options", ())]
        assert required == sorted(required, reverse=True)
