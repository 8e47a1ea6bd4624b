"""Clicks to learn a game: the list of lessons, a lesson's question, and the ways from one to another."""

from bot.clicks.routes import pressed
from bot.messages.lesson_message import AGAIN, CHOOSE, ONWARD, RULES, STOP, TABLE, TO, place_in
from bot.replies.click import Click
from bot.replies.front import Front
from bot.replies.reading import rules as rulebook
from bot.replies.reading.lessons import teach
from bot.tables.acts.lessons import Lecture
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text


@pressed("learn")
async def learn(bot: Front, click: Click) -> None:
    """Show the lessons of a table's game, or of the game that the button names, in place of the list it stands in."""
    click.reply.instead = bool(click.address.draft)
    game = await rulebook.game_named(bot, click.address.draft, click.game)
    await teach(bot, click.reply, click.actor, game.name)


@pressed(at="lesson")
async def decide(bot: Front, click: Click) -> None:
    """Answer the question, or show it with what is picked so far."""
    place, decision = place_in(click.question) or (0, 0)
    await _show(bot, click, await bot.reading.lessons.decide(click, place, decision))


@pressed(TO, CHOOSE, AGAIN, STOP, at="lesson")
async def go_to(bot: Front, click: Click) -> None:
    """Show the lesson that was picked, or that the button names; start this one from its beginning; or stop."""
    place, _ = place_in(click.question) or (0, 0)
    to = {AGAIN: place, STOP: None}.get(click.address.verb, click.picked_page)
    await _show(bot, click, await bot.reading.lessons.go_to(click.game, click.actor, to))


@pressed(ONWARD, at="lesson")
async def onward(bot: Front, click: Click) -> None:
    """Show the lesson after this one; after the last one the list."""
    place, _ = place_in(click.question) or (0, 0)
    await _show(bot, click, await bot.reading.lessons.onward(click.game, click.actor, place))


async def _show(bot: Front, click: Click, seen: Lecture) -> None:
    await click.reply.show(await bot.illustrated.lecture(seen))


@pressed(TABLE, at="lesson")
async def table(bot: Front, click: Click) -> None:
    """Show the table of the current lesson."""
    seen = await bot.reading.lessons.see(click.game, click.actor)
    if seen.desk is None:
        raise Refused(Text("lesson-none-at-hand"))
    await click.reply.say(await bot.illustrated.lesson_table(seen.desk))


@pressed(RULES, at="lesson")
async def rules(bot: Front, click: Click) -> None:
    """Show the rules at the page about the lesson's question."""
    seen = await bot.reading.lessons.see(click.game, click.actor)
    asked = seen.sitting.asked if seen.sitting else None
    game = bot.tables.games[seen.game]
    await rulebook.leaf(bot, click.reply, click.actor, game, about=asked.key if asked else None)
