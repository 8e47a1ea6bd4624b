"""Channels in memory in place of Discord: what stands in them, and what they refuse."""

from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import discord

from bot.messages.parts.outgoing import pressable

BOT = 1


def refused(status: int, code: int) -> discord.HTTPException:
    """An error as Discord says it."""
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(cast(Any, SimpleNamespace(status=status, reason="")), {"code": code, "message": "no"})


class Posted:
    """A message: the arguments it was sent or last edited with."""

    def __init__(self, number: int, fields: dict[str, Any]) -> None:
        self.id = number
        self.fields = fields

    @property
    def plain(self) -> list[dict[str, Any]]:
        """Its components as Discord tells them."""
        view = self.fields.get("view")
        return view.to_components() if view else []

    @property
    def components(self) -> list[Any]:
        return [SimpleNamespace(to_dict=lambda part=part: part) for part in self.plain]

    @property
    def pressable(self) -> set[str]:
        """The ids of its buttons."""
        return pressable(self.plain)


class Channels:
    """Discord as the bot's deliveries use it. `refuses` are errors by channel, `left` is what it says of a member."""

    def __init__(self) -> None:
        self.http, self.user = self, SimpleNamespace(id=BOT)
        self.there: dict[int, dict[int, Posted]] = {}
        self.refuses: dict[int, Exception] = {}
        self.left: Exception | None = None
        self.tried: list[int] = []
        """The channels that something was sent to, whether it arrived or not."""
        self.opened: list[int] = []
        self._numbers = count(10_000)

    def mail(self, user_id: int) -> list[Posted]:
        """A person's direct messages."""
        return self.messages(self.mailbox(user_id))

    def messages(self, channel_id: int) -> list[Posted]:
        """What stands in a channel, oldest first."""
        return list(self.there.get(channel_id, {}).values())

    @staticmethod
    def mailbox(user_id: int) -> int:
        """The channel of a person's direct messages."""
        return 5_000 + user_id

    async def start_private_message(self, user_id: int) -> dict[str, str]:
        self.opened.append(user_id)
        return {"id": str(self.mailbox(user_id))}

    async def get_member(self, guild_id: int, user_id: int) -> None:
        if self.left is not None:
            raise self.left

    async def logs_from(self, channel_id: int, limit: int, after: int = 0) -> list[dict[str, Any]]:
        found = [each for each in self.messages(channel_id)[::-1] if each.id > after]
        return [{"id": str(each.id), "author": {"id": BOT}, "components": each.plain} for each in found][:limit]

    def get_partial_messageable(self, channel_id: int) -> "PartialChannel":
        return PartialChannel(self, channel_id)

    def talk(self, channel_id: int, lines: int) -> None:
        """So many lines of others."""
        for _ in range(lines):
            self.post(channel_id, {})

    def post(self, channel_id: int, fields: dict[str, Any]) -> Posted:
        """A new message."""
        posted = Posted(next(self._numbers), fields)
        self.there.setdefault(channel_id, {})[posted.id] = posted
        return posted


class PartialChannel:
    """A channel by its number."""

    def __init__(self, channels: Channels, number: int) -> None:
        self.channels = channels
        self.number = number

    async def send(self, **fields: Any) -> Posted:
        self.channels.tried.append(self.number)
        if (error := self.channels.refuses.get(self.number)) is not None:
            raise error
        return self.channels.post(self.number, fields)

    def get_partial_message(self, number: int) -> "PartialMessage":
        return PartialMessage(self.channels.there.get(self.number, {}), number)


class PartialMessage:
    """A message by its number."""

    def __init__(self, there: dict[int, Posted], number: int) -> None:
        self.there = there
        self.number = number

    async def edit(self, **fields: Any) -> None:
        self._exists()
        self.there[self.number].fields = fields

    async def delete(self) -> None:
        self._exists()
        del self.there[self.number]

    def _exists(self) -> None:
        if self.number not in self.there:
            raise refused(404, 10008)
