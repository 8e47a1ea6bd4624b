"""What commands need of the bot."""

import asyncio
from typing import Protocol

import discord

from bot.clicks.history import Past
from bot.delivery.turn_clock import TurnClock
from bot.phrases import Phrasebook
from bot.tables.order_book import OrderBook
from bot.tables.seating import Seating
from bot.tables.shown import Actor, Refused
from bot.tables.tables import Tables
from bot.tables.voting import Voting
from db.engine import Database
from games.kernel.text import Say, Text


class Front(Protocol):
    """The bot as its commands see it: they parse, call, and let it show."""

    tables: Tables
    phrasebook: Phrasebook
    order_book: OrderBook
    past: Past
    seating: Seating
    voting: Voting
    turn_clock: TurnClock
    database: Database
    closing: bool
    running: "set[asyncio.Task[None]]"

    def actor(self, interaction: discord.Interaction) -> Actor:
        """Who acts."""
        ...

    async def say_to(self, interaction: discord.Interaction) -> Say:
        """Speaks the language of whoever acts."""
        ...

    async def reply_text(self, interaction: discord.Interaction, text: Text) -> None:
        """Answer with a sentence that only the person sees."""
        ...

    async def reply_refused(self, interaction: discord.Interaction, error: Refused) -> None:
        """Answer with the reason why nothing was done."""
        ...

    async def show_lobby(self, interaction: discord.Interaction, game_id: int) -> None:
        """Answer with the lobby, for everybody."""
        ...

    async def show_desk(self, interaction: discord.Interaction, game_id: int) -> None:
        """Answer with the person's hand and question."""
        ...

    async def show_table(self, interaction: discord.Interaction, game_id: int, *, as_text: bool) -> None:
        """Answer with the table."""
        ...

    async def show_undoable(self, interaction: discord.Interaction, game_id: int) -> None:
        """Answer with what the person may ask the others to take back."""
        ...

    async def channel_gone(self, channel_id: int) -> bool:
        """Whether a channel does not exist any more, or is out of the bot's reach."""
        ...

    async def show_log(self, interaction: discord.Interaction, game_id: int, turns: int) -> None:
        """Answer with what happened."""
        ...

    async def show_orders(self, interaction: discord.Interaction) -> None:
        """Answer with the person's standing orders."""
        ...

    def deliver_soon(self) -> None:
        """Something was wished for: deliver it."""
        ...
