"""A bot out of Discord's reach: clicks are made as values, and its answers are noted."""

import random
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.clicks.routes import work_of
from bot.client import Parlatorium
from bot.language.phrases import Phrasebook
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import Shape
from bot.replies.click import Click
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.acts.lobbies import Lobbies
from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor, Place
from db.engine import open_database
from games.kernel.contract.discovery import find_games
from games.kernel.engine.standing_orders import ASK
from tests.empty_database import cleared, laid_out
from tests.end_to_end.sketcher import Sketcher

TABLE, CHANNEL, SERVER = 1, 55, 7
ANNA, BEN, CLARA = (Actor(number, name, "en-GB") for number, name in enumerate(("Anna", "Ben", "Clara"), 1))
BOOK = Phrasebook.load(strict=True)


class Noted(Reply):
    """Notes the new state of the clicked message, and texts beside it."""

    def __init__(self, actor: Actor) -> None:
        user = SimpleNamespace(id=actor.user_id, display_name=actor.name, name=actor.name, global_name=actor.name)
        message = SimpleNamespace(id=99, flags=SimpleNamespace(ephemeral=False), content="", components=[])
        here = SimpleNamespace(user=user, guild_id=None, channel_id=9, locale=actor.locale, message=message, id=1)
        super().__init__(cast(discord.Interaction, here))
        self.shown: list[Shape] = []
        self.said: list[Shape] = []

    async def update(self, shape: Shape) -> None:
        """Note it."""
        self.shown.append(shape)

    async def form(self, modal: discord.ui.Modal) -> None:
        """Open nothing."""

    async def say(self, shape: Shape, *, private: bool = True) -> int | None:
        """Note it."""
        self.said.append(shape)
        return None


class Bot:
    """The bot, and presses on its buttons."""

    def __init__(self, front: Front) -> None:
        self.front = front
        self.tables = front.tables

    async def press(self, actor: Actor, address: Address, *values: str) -> Noted:
        """Press; returns the answer. Raises Refused."""
        reply, work = Noted(actor), work_of(address)
        assert work is not None, address
        await work(self.front, Click(reply, address, actor, values))
        return reply

    async def step(self) -> int:
        """How many answers are stored."""
        return (await self.tables.loaded(TABLE)).row.step

    async def asked(self) -> Actor:
        """Who is asked first."""
        loaded = await self.tables.loaded(TABLE)
        seat = next(seat for seat in loaded.seats if loaded.playing().question(seat.seat))
        return ANNA if seat.player_id == ANNA.user_id else BEN


@pytest.fixture
async def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Bot]:
    """A bot with a lobby of Anna's."""
    seeds = random.Random(1)
    monkeypatch.setattr(Lobbies, "new_seed", staticmethod(partial(seeds.randbytes, 32)))
    monkeypatch.setattr("bot.messages.pictures.pictures.painter_for", lambda _: Sketcher())
    database = await open_database(await laid_out(tmp_path))
    tables = Tables(database, find_games())
    client: Any = Parlatorium(tables=tables, phrasebook=BOOK)
    await tables.lobbies.open("dominion", Place(CHANNEL, SERVER), ANNA)
    yield Bot(client.front)
    client.front.illustrated.drawing.close()
    await client.front.reckoning.close()
    await database.close()
    await cleared()


@pytest.fixture
async def playing(bot: Bot) -> Bot:
    """A bot with a game of Anna and Ben, who are asked even moot questions."""
    await bot.tables.lobbies.join(TABLE, BEN)
    for actor in (ANNA, BEN):
        await bot.front.acts.standing_orders.give(actor, "dominion", "turn.treasure", ASK)
    await bot.tables.lobbies.start(TABLE, ANNA)
    return bot
