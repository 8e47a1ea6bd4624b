"""The bot asks for what it needs, and no more."""

import discord
import pytest
from yarl import URL

from bot.bot_permissions import IN_CHANNEL, IN_THREAD, NEEDED, invitation, missing
from bot.language.phrases import LANGUAGES, Phrasebook


def test_an_invitation_asks_for_the_least() -> None:
    link = URL(invitation(42))
    asked = discord.Permissions(int(link.query["permissions"]))
    # Discord's library calls seeing a channel "read_messages".
    assert {name.replace("read_messages", "view_channel") for name, given in asked if given} == set(NEEDED)
    assert set(link.query["scope"].split()) == {"bot", "applications.commands"}
    assert link.query["client_id"] == "42"
    assert link.host == "discord.com"


def test_what_a_table_needs_is_in_the_invitation() -> None:
    assert {*IN_CHANNEL, *IN_THREAD} <= set(NEEDED)
    assert not {"administrator", "manage_messages", "mention_everyone"} & set(NEEDED)


def test_what_is_missing_is_told_in_order() -> None:
    given = discord.Permissions(view_channel=True, embed_links=True)
    assert missing(given, IN_CHANNEL) == ("send_messages", "attach_files", "read_message_history")
    assert missing(discord.Permissions(**dict.fromkeys(IN_CHANNEL, True)), IN_CHANNEL) == ()


def test_administrators_lack_nothing() -> None:
    assert missing(discord.Permissions(administrator=True), NEEDED) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_permission_has_a_name(language: str) -> None:
    say = Phrasebook.load(strict=True).speaker(language)
    assert [name for name in NEEDED if not say.knows(f"permission-{name.replace('_', '-')}")] == []
