"""Clicks for help: the rules page by page, a coach, advice about a question, the bot's abilities."""

from bot.clicks.routes import pressed
from bot.messages.pages import help_message
from bot.replies.click import Click
from bot.replies.front import Front
from games.kernel.engine.text import Text


@pressed("rules")
async def rules(bot: Front, click: Click) -> None:
    """Show the rules of the table's game, at the page about the person's question."""
    await bot.reading.rules.open(click.reply, click.actor, click.game)


@pressed("meaning")
async def meaning(bot: Front, click: Click) -> None:
    """Explain the person's question."""
    await bot.reading.rules.meaning(click.reply, click.actor, click.game)


@pressed("chapter", "chapters")
async def chapter(bot: Front, click: Click) -> None:
    """Show another page, named by the button or picked from the list."""
    game = await bot.reading.rules.game(click.address.draft, click.game)
    await bot.reading.rules.turn_to(click.reply, click.actor, game, click.picked_page, game_id=click.game)


@pressed("coach")
async def coach(bot: Front, click: Click) -> None:
    """Call a coach to the person's seat, or dismiss it."""
    coached = await bot.tables.coaches.call(click.game, click.actor)
    await bot.say_reason(click.reply, Text("coach-called" if coached else "coach-gone"))


@pressed("counsel")
async def counsel(bot: Front, click: Click) -> None:
    """Give advice about the person's question."""
    await bot.reading.advising.give(click.reply, click.game, click.actor)


@pressed("help")
async def abilities(bot: Front, click: Click) -> None:
    """Show what the bot can do."""
    await click.reply.say(help_message.page(await bot.voices.to(click.actor)))


@pressed("guide")
async def guide(bot: Front, click: Click) -> None:
    """Another page of it."""
    await click.reply.show(help_message.page(await bot.voices.to(click.actor), click.address.page))
