"""Advice: asked for with a button, worked out while the person waits, and shown to that person alone."""

from contextlib import suppress

from bot.delivery.voices import Voices
from bot.messages.pages.counsel_message import counsel
from bot.replies.progress import Progress
from bot.replies.reply import Reply, TooLate
from bot.tables.acts.counsel import Counsel, Counsels
from bot.tables.terms.actors import Actor


class Counselling:
    """Gives advice."""

    def __init__(self, counsels: Counsels, voices: Voices) -> None:
        self.counsels = counsels
        self.voices = voices

    async def give(self, reply: Reply, game_id: int, actor: Actor) -> None:
        """Say what the computer would do in the person's place. Raises Refused."""
        desk, asked = await self.counsels.about(game_id, actor)
        say = self.voices.phrasebook.at(desk.table, desk.reader.language).to(desk.seat)
        with self.counsels.one_at_a_time(game_id, actor, asked) as thinking:
            progress = Progress(reply)

            async def told(found: Counsel) -> None:
                await progress.tell(counsel(found, say))

            found = await self.counsels.given(asked, thinking, told)
            with suppress(TooLate):  # a person who has put it away does not wait for it
                await progress.tell(counsel(found, say), at_once=True)
