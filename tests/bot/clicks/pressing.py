"""Presses, and their answers."""

from typing import Any

from bot.messages.parts.custom_ids import Address, stamp_of
from bot.tables.terms.actors import Actor
from games.kernel.engine.text import Text
from tests.bot.clicks.conftest import BOOK, TABLE, Bot, Noted


async def pressing(bot: Bot, actor: Actor, verb: str, **how: Any) -> Address:
    """A button of the question that this person is asked."""
    asked = (await bot.tables.desk(TABLE, actor.user_id)).question
    assert asked is not None
    return Address(TABLE, asked[0], how.pop("stamp", stamp_of(asked[1])), verb, **how)


def buttons(reply: Noted) -> list[Address]:
    """The buttons of the message as shown, or else of the reply."""
    shown = (reply.shown or reply.said)[0]
    parts = [] if shown.view is None else list(shown.view.walk_children())
    found = (Address.parse(str(getattr(part, "custom_id", ""))) for part in parts)
    return [address for address in found if address is not None]


def asks(reply: Noted, kind: str = "question") -> set[str]:
    """The ids of the questions that the message asks as it is shown."""
    return {address.choice for address in buttons(reply) if address.kind == kind}


def told(reply: Noted) -> list[str | None]:
    """The text of the reply beside it."""
    return [shape.content for shape in reply.said]


def says(message: str, **args: Any) -> str:
    """A sentence in English."""
    return BOOK.speaker("en")(Text(message, **args))
