"""Telling Discord the commands, but only when they have changed: new names count against a daily limit."""

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
import structlog
from discord import app_commands
from discord.app_commands import AppCommand

from db.engine import Database
from db.facts import get_fact, set_fact

FACT = "commands"

log = structlog.get_logger()


async def fingerprint(tree: "app_commands.CommandTree[Any]") -> str:
    """A hash of all that Discord would be told, in all languages."""
    translator = tree.translator
    if translator is None:
        raise ValueError("the tree has no translator")
    commands = sorted(tree.get_commands(), key=lambda command: command.name)
    told = [await command.get_translated_payload(tree, translator) for command in commands]
    return hashlib.sha256(msgspec.json.encode([tree.client.application_id, told])).hexdigest()


async def sync_if_changed(
    tree: "app_commands.CommandTree[Any]", database: Database, there: list[AppCommand]
) -> list[AppCommand]:
    """Tell Discord the commands if they have changed, or if it no longer knows them; `there` is what it knows; returns
    what it knows afterwards: the same list if it was told nothing.

    The client must be logged in. Raises what discord.py raises for a refused request.
    """
    now = await fingerprint(tree)
    async with database.reading() as tx:
        before = await get_fact(tx, FACT)
    if before == now and _names(there) == _names(tree.get_commands()):
        return there
    told = await tree.sync()
    async with database.transaction() as tx:
        await set_fact(tx, FACT, now)
    log.info("commands_told", commands=len(told))
    return told


def _names(commands: Iterable[Any]) -> set[str]:
    return {command.name for command in commands}
