"""One answer to one interaction, whatever happens: update, sentence, or deferral; slow and lost connections included.

Law: an interaction is answered exactly once, and nothing raised by Discord while answering reaches the caller unnamed.
"""

import asyncio
from typing import Any

import aiohttp
import discord
import structlog

from bot.messages import Shape

ALREADY_ANSWERED = 40060
UNKNOWN_INTERACTION = 10062
NOBODY = discord.AllowedMentions.none()
LOST = (aiohttp.ClientError, OSError, TimeoutError)

log = structlog.get_logger()


class TooLate(Exception):
    """Discord no longer takes an answer to this interaction."""


class Reply:
    """The answer to one click, form or command."""

    def __init__(self, interaction: discord.Interaction) -> None:
        self.interaction = interaction
        self.answered = False
        self._lock = asyncio.Lock()

    async def update(self, shape: Shape) -> None:
        """Let the message that was clicked look like this. Raises TooLate."""
        fields: dict[str, Any] = {"attachments": shape.files(), "view": shape.view, "allowed_mentions": NOBODY}
        if shape.content is not None:
            fields["content"] = shape.content
        async with self._lock:
            if self.interaction.response.is_done():
                await self._told(self.interaction.edit_original_response(**fields))
            else:
                await self._told(self.interaction.response.edit_message(**fields))

    async def say(self, shape: Shape, *, private: bool = True) -> discord.InteractionCallbackResponse[Any] | None:
        """Say something new; `private`: only the person sees it. Raises TooLate."""
        fields: dict[str, Any] = {"files": shape.files(), "ephemeral": private, "allowed_mentions": NOBODY}
        if shape.content is not None:
            fields["content"] = shape.content
        if shape.view is not None:
            fields["view"] = shape.view
        async with self._lock:
            if self.interaction.response.is_done():
                await self._told(self.interaction.followup.send(**fields))
                return None
            sent: discord.InteractionCallbackResponse[Any] | None
            sent = await self._told(self.interaction.response.send_message(**fields))
            return sent

    async def defer(self) -> None:
        """Win time: the answer follows. Never raises for what Discord says to it."""
        async with self._lock:
            if self.interaction.response.is_done():
                return
            try:
                await self.interaction.response.defer(ephemeral=True)
            except (discord.HTTPException, *LOST) as error:
                log.warning("defer_failed", error=str(error))

    async def _told(self, answer: Any) -> Any:
        try:
            result = await answer
        except discord.HTTPException as error:
            if error.code == UNKNOWN_INTERACTION:
                raise TooLate from error
            if error.code != ALREADY_ANSWERED:
                raise
            result = None
        except LOST as error:
            raise TooLate from error
        self.answered = True
        return result
