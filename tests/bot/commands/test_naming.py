"""How texts name commands: by mentions that everybody reads in their own language, and only commands that are there."""

import re
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from discord import app_commands

from bot import commands
from bot.client import Parlatorium
from bot.language.locales import entries, locale_sources
from bot.language.phrases import LANGUAGES, Language, Phrasebook
from bot.messages.pages import help_message
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import CONTENT, Shape
from bot.tables.acts.tables import Tables
from bot.version import program
from db.engine import open_database
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Text
from tests.architecture.tree import ROOT
from tests.bot.limits import faults

LONGEST_NUMBER = 10**19
MENTION = re.compile(r'COMMAND\("([^"]*)"\)')
BOOK = Phrasebook.load(strict=True)


@pytest.fixture
async def bot(tmp_path: Path) -> Parlatorium:
    """A bot that knows its commands, but no Discord."""
    database = await open_database(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}")
    bot = Parlatorium(tables=Tables(database, find_games()), phrasebook=Phrasebook.load(strict=True))
    commands.register(bot.tree, bot.front)
    await database.close()
    return bot


def typed(bot: Parlatorium) -> set[str]:
    """What people can type, in English."""
    walked = bot.tree.walk_commands(type=discord.AppCommandType.chat_input)
    return {command.qualified_name for command in walked if isinstance(command, app_commands.Command)}


def sentences() -> Iterator[tuple[str, Language, str]]:
    """Every message of every locale file as it is written: its name, its language, its words."""
    for _, language, text in locale_sources():
        yield from ((name, language, words) for name, words in entries(text).items())


def name_of(command: str, language: Language) -> str:
    """A command as people type it in a language."""
    line = BOOK.speaker(language)(Text("help-line", command=command, about=""))
    return line.removeprefix("- ").removesuffix(" · ")


def test_every_command_a_text_mentions_can_be_typed(bot: Parlatorium) -> None:
    mentioned = {name for _, _, words in sentences() for name in MENTION.findall(words)}
    assert "seat" in mentioned
    assert mentioned <= typed(bot)


def test_no_text_writes_the_name_of_a_command_out(bot: Parlatorium) -> None:
    names = {name_of(command, language) for command in typed(bot) for language in LANGUAGES}
    assert {"/play", "/spielen"} <= names
    written = re.compile(rf"(?<![\w/.])({'|'.join(map(re.escape, sorted(names)))})(?![\w/-])")
    assert [(name, language) for name, language, words in sentences() if written.search(words)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mention_is_the_name_where_the_number_is_not_known(bot: Parlatorium, language: Language) -> None:
    tree, say = bot.tree.get_commands(), bot.front.voices.phrasebook.speaker(language)
    unknown = say(Text("command-unknown"))
    bot.front.voices.phrasebook.know_commands({command.name: place for place, command in enumerate(tree, 10**18)})
    assert name_of("help", language) in unknown
    assert re.search(r"</help:\d{19}>", say(Text("command-unknown")))
    assert name_of("help", language) in say.plain(Text("command-unknown"))


@pytest.mark.parametrize(("document", "columns"), [("docs/playing.md", (1, 2)), ("docs/playing.de.md", (2, 1))])
def test_the_page_for_players_names_every_command_in_both_languages(
    bot: Parlatorium, document: str, columns: tuple[int, int]
) -> None:
    rows = re.findall(r"^\| .* \| `/.*$", (ROOT / document).read_text(encoding="utf-8"), re.MULTILINE)
    listed = [[re.findall(r"`([^`]+)`", row.strip("| ").split("|")[place]) for place in columns] for row in rows]
    pairs = {pair for english, german in listed for pair in zip(english, german, strict=True)}
    assert pairs == {(f"/{name}", name_of(name, "de")) for name in typed(bot)}


def test_every_command_stands_in_the_help_once(bot: Parlatorium) -> None:
    told = [command for group in help_message.GROUPS.values() for command in group]
    assert sorted(told) == sorted(typed(bot) - {"help"})
    assert sorted(group for page in help_message.PAGES for group in page) == sorted(help_message.GROUPS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_of_the_help_hold_all_of_it_and_lead_to_each_other(bot: Parlatorium, language: Language) -> None:
    numbers = {command.name: LONGEST_NUMBER for command in bot.tree.get_commands()}
    bot.front.voices.phrasebook.know_commands(numbers)
    say = bot.front.voices.phrasebook.speaker(language)
    levels = {say(Text(f"level-{level}")) for game in find_games().values() for level in game.mind.levels}
    for leaf in range(len(help_message.PAGES)):
        shape = help_message.page(say, leaf)
        assert len(shape.content or "") <= CONTENT
        assert faults(shape.plain()["components"]) == []
        assert not any(f"({level})" in (shape.content or "") for level in levels), "each game has levels of its own"
        beside = {place for place in (leaf - 1, leaf + 1) if 0 <= place < len(help_message.PAGES)}
        assert pages_behind(shape) == beside
        assert (shape.content or "").endswith(f"Parlatorium {program()}")
        for group in help_message.PAGES[leaf]:
            for command in help_message.GROUPS[group]:
                about = say(Text(f"command-{command}-about"))
                assert f"</{command}:{LONGEST_NUMBER}> · {about}" in (shape.content or "")
    assert help_message.page(say, 99).content == help_message.page(say, len(help_message.PAGES) - 1).content


def pages_behind(shape: Shape) -> set[int]:
    """To which pages the buttons lead."""
    rows = shape.plain()["components"]
    addresses = [Address.parse(button["custom_id"]) for row in rows for button in row["components"]]
    return {address.page for address in addresses if address and address.verb == "guide"}
