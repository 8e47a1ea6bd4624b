"""Slash commands. Law: a command parses, calls and shows; it knows no rules."""

from typing import Any

import discord
from discord import app_commands

from bot.commands import (
    ahead,
    away,
    coach,
    history,
    learn,
    look,
    orders,
    person,
    play,
    privacy,
    reference,
    seats,
    steps,
)
from bot.commands.sync import sync_if_changed
from bot.commands.wording import Translator
from bot.replies.front import Front
from bot.replies.funnel import answer_error

PARTS = (play, learn, coach, look, history, steps, ahead, orders, seats, privacy, reference, away, person)


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Put all commands into the tree, and let every error in it be answered."""
    for part in PARTS:
        part.register(tree, bot)

    @tree.error
    async def answer(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        await answer_error(bot, interaction, error)


async def install(tree: "app_commands.CommandTree[Any]", bot: Front, *, sync: bool = True) -> None:
    """Register the commands with their translations, and learn the numbers by which texts mention them; `sync`: tell
    Discord, if they have changed.

    The client must be logged in, but not connected yet.
    """
    register(tree, bot)
    await tree.set_translator(Translator(bot.phrasebook))
    await learn_numbers(tree, bot, sync=sync)


async def learn_numbers(tree: "app_commands.CommandTree[Any]", bot: Front, *, sync: bool) -> None:
    """Learn the numbers of the commands; `sync`: tell Discord before, if they have changed."""
    there = await tree.fetch_commands()
    if sync:
        there = await sync_if_changed(tree, bot.database, there)
    bot.phrasebook.know_commands({command.name: command.id for command in there})
