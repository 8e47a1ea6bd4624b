"""Advice: asked for with a button, thought out while the person waits, and shown to that person alone."""

import time

from bot.messages.counsel_message import counsel
from bot.phrases import Phrasebook, Speaker
from bot.replies.reply import Reply
from bot.tables.actors import Actor
from bot.tables.counsel import Counsel, Counsels

PROGRESS_SECONDS = 2.5
"""How often advice under way tells how far it is."""


class Counselling:
    """Gives advice."""

    def __init__(self, counsels: Counsels, phrasebook: Phrasebook) -> None:
        self.counsels = counsels
        self.phrasebook = phrasebook

    async def give(self, reply: Reply, game_id: int, actor: Actor) -> None:
        """Say what the computer would do in the person's place. Raises Refused."""
        with self.counsels.one_at_a_time(game_id, actor):
            desk, asked = await self.counsels.about(game_id, actor)
            say = self.phrasebook.speaker(desk.language, desk.table.names, game=desk.table.game).to(desk.seat)
            telling = Telling(reply, say)
            await telling.last(await self.counsels.given(asked, telling.tell))


class Telling:
    """Tells in the reply how far advice is, but not too often."""

    def __init__(self, reply: Reply, say: Speaker) -> None:
        self.reply = reply
        self.say = say
        self.told_at: float | None = None

    async def tell(self, found: Counsel) -> None:
        """It has come so far."""
        now = time.monotonic()
        if self.told_at is None:
            await self.reply.say(counsel(found, self.say))
        elif now - self.told_at >= PROGRESS_SECONDS:
            await self.reply.renew(counsel(found, self.say))
        else:
            return
        self.told_at = now

    async def last(self, found: Counsel) -> None:
        """This is all of it."""
        await self.reply.renew(counsel(found, self.say))
