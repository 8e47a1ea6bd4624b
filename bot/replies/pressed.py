"""Buttons pressed, values picked, words typed, as Discord has them."""

from collections.abc import Mapping
from typing import Any

import discord

from bot.language.phrases import channel_link
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import pressable

LONGEST_NUMBER = 18
"""The most digits that every database takes."""


def address_in(interaction: discord.Interaction) -> Address | None:
    """The button pressed; None if it is not ours."""
    return Address.parse(str(_data(interaction).get("custom_id", "")))


def is_in(interaction: discord.Interaction, address: Address) -> bool:
    """Whether the clicked message has this button: a modified client may claim anything."""
    message = interaction.message
    parts = [] if message is None else [component.to_dict() for component in message.components]
    return address.encode() in pressable(parts)


def leads_to(interaction: discord.Interaction, channel_id: int) -> bool:
    """Whether the clicked message names this channel."""
    message = interaction.message
    link = channel_link(channel_id)
    return message is not None and any(
        link in said for said in (message.content, *(str(part.to_dict()) for part in message.components))
    )


def shown_at(interaction: discord.Interaction) -> int:
    """When the clicked message last changed, in unix milliseconds; 0 if there was none."""
    message = interaction.message
    return 0 if message is None else int((message.edited_at or message.created_at).timestamp() * 1000)


def values_in(interaction: discord.Interaction) -> tuple[str, ...]:
    """The values picked in a select; none for a button."""
    return tuple(str(value) for value in _data(interaction).get("values") or ())


def number_in(word: str) -> int | None:
    """The number that a value spells; None if it spells none, or one larger than anything counted here."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= LONGEST_NUMBER else None


def fields_in(interaction: discord.Interaction) -> dict[str, str]:
    """What was typed into the fields of a form, by their custom_ids."""
    parts = (part.get("component") or {} for part in _data(interaction).get("components") or ())
    return {str(field.get("custom_id")): str(field.get("value") or "") for field in parts}


def _data(interaction: discord.Interaction) -> Mapping[str, Any]:
    return dict(interaction.data or {})
