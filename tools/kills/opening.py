"""Opening tables, however often the bot is killed meanwhile: people without an answer press again."""

import asyncio
from collections.abc import Sequence
from functools import partial

from bot.messages.parts.custom_ids import Address
from sandbox import Message, Person, Sandbox
from sandbox.forms.document import text
from sandbox.state.account import BOT_ID
from sandbox.state.channel import Channel
from tools.kills.people import BREATH_SECONDS, People, pressable


def public(sandbox: Sandbox, channel: Channel) -> list[Message]:
    """The bot's public messages in a channel."""
    here = sandbox.world.messages(channel.id)
    return [message for message in here if message.author_id == BOT_ID and message.visible_to is None]


def game_in(message: Message) -> int | None:
    """The game of a message, if its buttons name it."""
    found = (Address.parse(text(component, "custom_id")) for component in message.clickable())
    return next((address.game for address in found if address is not None), None)


async def opened(people: People, channel: Channel, game: str, names: Sequence[str]) -> int:
    """Let these people begin a game in a channel, the first its host; the game's number."""
    sandbox = people.sandbox
    host, *guests = (sandbox.person(name) for name in names)
    while not (shown := _newest(sandbox, channel)) or any(pressable(shown, "join")):
        if shown is None:
            await people.act(partial(host.command, channel, "/play", game=game))
            await asyncio.sleep(BREATH_SECONDS)
            continue
        for guest in guests:
            await people.act(partial(_press, sandbox, guest, channel, "join"))
        await people.act(partial(_press, sandbox, host, channel, "start"))
    number = game_in(shown)
    assert number is not None, f"a table without a button: {shown.text}"
    return number


def _newest(sandbox: Sandbox, channel: Channel) -> Message | None:
    return next(iter(reversed(public(sandbox, channel))), None)


async def _press(sandbox: Sandbox, person: Person, channel: Channel, verb: str) -> None:
    """Press a button in the present state of a message, if it is there."""
    if (shown := _newest(sandbox, channel)) is not None:
        for custom_id in pressable(shown, verb):
            await person.click(shown, custom_id)
