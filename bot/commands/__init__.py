"""Slash commands. Law: a command parses, calls and shows; it knows no rules."""

import asyncio
from collections.abc import Iterable
from typing import Any

import discord
import structlog
from discord import app_commands
from discord.app_commands import AppCommand

from bot.commands import command_list
from bot.commands.declaration.sync import sync_if_changed
from bot.commands.declaration.wording import Translator
from bot.gateway.outage import fault
from bot.replies.front import Front
from bot.replies.funnel import answer_error

PATIENCE_SECONDS = 15.0
"""How long Discord may take to accept the commands."""

log = structlog.get_logger()


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Put all commands into the tree, and let every error in it be answered."""
    command_list.register(tree, bot)

    @tree.error
    async def answer(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await answer_error(bot, interaction, error)


async def install(tree: "app_commands.CommandTree[Any]", bot: Front, *, sync: bool = True) -> bool:
    """Register the commands with their translations, and learn the numbers by which texts mention them; `sync`: tell
    Discord, if they have changed. False if that failed: then the bot plays with the commands Discord already knows.

    The client must be logged in, but not connected yet.
    """
    register(tree, bot)
    await tree.set_translator(Translator(bot.voices.phrasebook))
    return await are_known(tree, bot, sync=sync)


async def are_known(tree: "app_commands.CommandTree[Any]", bot: Front, *, sync: bool) -> bool:
    """Learn the numbers of the commands; `sync`: first tell Discord, if they have changed. False if Discord refused
    them or did not answer, for any reason: that is logged, and the bot plays all the same.
    """
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            await _learn_numbers(tree, bot, sync=sync)
    except Exception as error:
        log.warning("commands_not_told", error=fault(error))
        return False
    return True


async def _learn_numbers(tree: "app_commands.CommandTree[Any]", bot: Front, *, sync: bool) -> None:
    there = await tree.fetch_commands()
    # If Discord refuses the new ones, people can still use the old ones.
    bot.voices.phrasebook.know_commands(_numbers(there))
    if sync:
        bot.voices.phrasebook.know_commands(_numbers(await sync_if_changed(tree, bot.tables.database, there)))


def _numbers(there: Iterable[AppCommand]) -> dict[str, int]:
    return {command.name: command.id for command in there}
