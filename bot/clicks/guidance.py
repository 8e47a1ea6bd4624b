"""Clicks for help: the rules page by page, a coach, advice about a question, the bot's abilities."""

from contextlib import suppress

from bot.clicks.routes import pressed
from bot.messages import notices
from bot.messages.pages import counsel_message, help_message
from bot.replies.click import Click
from bot.replies.front import Front
from bot.replies.progress import Progress
from bot.replies.reading import rules as rulebook
from bot.replies.reply import TooLate
from bot.tables.acts.counsel import Counsel
from games.kernel.engine.text import Text


@pressed("rules")
async def rules(bot: Front, click: Click) -> None:
    """Show the rules of the table's game, at the page about the person's question."""
    await rulebook.open_rules(bot, click.reply, click.actor, click.game)


@pressed("meaning")
async def meaning(bot: Front, click: Click) -> None:
    """Explain the person's question."""
    await rulebook.meaning(bot, click.reply, click.actor, click.game)


@pressed("chapter", "chapters")
async def chapter(bot: Front, click: Click) -> None:
    """Show another page, named by the button or picked from the list."""
    game = await rulebook.game_named(bot, click.address.draft, click.game)
    await rulebook.turn_to(bot, click.reply, click.actor, game, click.picked_page, game_id=click.game)


@pressed("coach")
async def coach(bot: Front, click: Click) -> None:
    """Call a coach to the person's seat, or dismiss it. The first message offers it no longer once there is one."""
    coached = await bot.tables.coaches.call(click.game, click.actor)
    if coached and click.address.draft == notices.FIRST:
        loaded = await bot.tables.loaded(click.game)
        say = await bot.voices.to(click.actor, loaded)
        await click.reply.update(notices.first(loaded, click.actor.user_id, say, coached=True))
    await bot.say_reason(click.reply, Text("coach-called" if coached else "coach-gone"))


@pressed("counsel")
async def counsel(bot: Front, click: Click) -> None:
    """Say what the computer would do in the person's place, and how far that is."""
    counsels, progress = bot.reading.counsels, Progress(click.reply)
    desk, asked = await counsels.about(click.game, click.actor)
    say = bot.voices.phrasebook.at(desk.table, desk.reader.language).to(desk.seat)

    async def told(found: Counsel) -> None:
        await progress.tell(counsel_message.counsel(found, say, click.game))

    with counsels.one_at_a_time(click.game, click.actor, asked) as thinking:
        found = await counsels.given(asked, thinking, told)
        with suppress(TooLate):  # a person who has put it away does not wait for it
            await progress.tell(counsel_message.counsel(found, say, click.game), at_once=True)


@pressed("reckoned")
async def reckoned(bot: Front, click: Click) -> None:
    """Say how the advice above the button was reckoned."""
    found = bot.reading.counsels.given_before(click.actor, click.address.draft)
    loaded = await bot.tables.loaded(click.game)
    say = (await bot.voices.to(click.actor, loaded)).to(loaded.seat_of(click.actor.user_id).seat)
    await click.reply.show(counsel_message.reckoned(found, say))


@pressed("help")
async def abilities(bot: Front, click: Click) -> None:
    """Show what the bot can do."""
    await click.reply.say(help_message.page(await bot.voices.to(click.actor)))


@pressed("guide")
async def guide(bot: Front, click: Click) -> None:
    """Another page of it."""
    await click.reply.show(help_message.page(await bot.voices.to(click.actor), click.address.page))
