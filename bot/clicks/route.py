"""A route: what is done when a button or form of one verb is used."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.messages.made_of.custom_ids import Address
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor

Route: TypeAlias = Callable[[Reply, Address, Actor], Awaitable[None]]
"""Answers one click; what the button carries is in its address."""
