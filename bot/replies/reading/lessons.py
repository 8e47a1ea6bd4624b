"""Lessons as people take them: begun by a command or a button, alone with the bot in the direct messages.

Law: if direct messages do not arrive, the lesson takes place in the channel, seen by its own person alone.
"""

from bot.language.phrases import Markup
from bot.messages import lesson_message
from bot.messages.notices import notice, with_button
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.terms.actors import Actor
from games.kernel.engine.text import Text, game_title


async def choose_game(bot: Front, reply: Reply, actor: Actor) -> None:
    """Ask which game to learn."""
    done = await bot.reading.lessons.of(actor.user_id)
    known = {game.name: (*done[game.name], len(game.book.lessons())) for game in bot.reading.lessons.taught}
    await reply.say(lesson_message.which(known, await bot.voices.to(actor)))


async def teach(bot: Front, reply: Reply, actor: Actor, game: str) -> None:
    """Go on with the lessons of a game in a new direct message; who plays it here may call a coach. Raises Refused."""
    reply.heading = None  # a lesson is no game
    seen = await bot.reading.lessons.open(actor, game)
    shape = await bot.illustrated.lecture(seen)
    if reply.interaction.guild_id is None and not reply.instead:
        await reply.say(shape, private=False)
        return
    sent = await bot.posting.at_once(actor.user_id, shape)
    say = bot.voices.phrasebook.speaker(seen.language)
    if isinstance(sent, Text):
        await reply.say(shape)
        await reply.say(notice(sent, say))
        return
    text, table = Text("lesson-sent", game=game_title(game), link=Markup(sent)), await _to_be_coached(bot, reply, game)
    await reply.say(with_button(text, "button-coach", table, say) if table else notice(text, say))


async def _to_be_coached(bot: Front, reply: Reply, game: str) -> int | None:
    """The table of this channel, if the person plays this game there and could have a coach but has none."""
    here, user_id = await bot.tables.at(reply.interaction.channel_id or 0), reply.interaction.user.id
    if here is None:
        return None
    loaded = await bot.tables.loaded(here)
    seated = any(seat.player_id == user_id for seat in loaded.seats)
    if not seated or loaded.game.name != game or loaded.setup.advice == "without":
        return None
    return None if await bot.tables.coaches.at(here, user_id) else here
