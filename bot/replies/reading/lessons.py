"""Lessons as people take them: begun by a command or a button, alone with the bot in the direct messages.

Law: if direct messages do not arrive, the lesson takes place in the channel, seen by its own person alone.
"""

from bot.delivery.posting import Posting
from bot.delivery.voices import Voices
from bot.language.phrases import Markup
from bot.messages import lesson_message
from bot.messages.illustrated import Illustrated
from bot.messages.notices import notice
from bot.replies.reply import Reply
from bot.tables.acts.lessons import Lessons
from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor
from games.kernel.engine.text import Text, game_title


class Teaching:
    """Shows lessons."""

    def __init__(self, tables: Tables, voices: Voices, illustrated: Illustrated, posting: Posting) -> None:
        self.lessons = Lessons(tables.store)
        self.tables = tables
        self.voices = voices
        self.illustrated = illustrated
        self.posting = posting

    async def choose(self, reply: Reply, actor: Actor) -> None:
        """Ask which game to learn."""
        done = await self.lessons.of(actor.user_id)
        known = {game.name: (*done[game.name], len(game.book.lessons())) for game in self.lessons.taught}
        await reply.say(lesson_message.which(known, await self.voices.to(actor)))

    async def open(self, reply: Reply, actor: Actor, game: str) -> None:
        """Go on with the lessons of a game in a new direct message. Raises Refused."""
        reply.heading = None  # a lesson is no game
        seen = await self.lessons.open(actor, game)
        shape = await self.illustrated.lecture(seen)
        if reply.interaction.guild_id is None:
            await reply.say(shape, private=False)
            return
        sent = await self.posting.at_once(actor.user_id, shape)
        say = self.voices.phrasebook.speaker(seen.language)
        if isinstance(sent, Text):
            await reply.say(shape)
            await reply.say(notice(sent, say))
            return
        text = Text("lesson-sent", game=game_title(game), link=Markup(sent))
        await reply.say(notice(text, say))
