"""Clicks to look at a table, before, during and after a game: hand, table and its place, log, replay, record."""

from bot.clicks.routes import pressed
from bot.language.phrases import Markup, channel_link
from bot.messages import desk_message
from bot.messages.notices import notice
from bot.messages.parts.outgoing import Shape
from bot.replies.allowance import place_here
from bot.replies.click import Click
from bot.replies.front import Front
from bot.replies.reading import history, replays, reviews
from bot.tables.terms.actors import Refused
from games.kernel.engine.text import Text, game_title

LOG_TURNS = 1000
"""How far back the log can be paged."""


@pressed("hand")
async def hand(bot: Front, click: Click) -> None:
    """Hand and question."""
    await bot.desk_to(click.reply, click.game)


@pressed("mail")
async def mail(bot: Front, click: Click) -> None:
    """Check whether direct messages arrive now; if so, send what waits. For the players."""
    seated = (await bot.tables.loaded(click.game)).seats
    if click.actor.user_id not in [seat.player_id for seat in seated]:
        raise Refused(Text("mail-players-only"))
    say = await bot.voices.to(click.actor)
    told = await tried(bot, click, notice(Text("mail-reaches"), say))
    await click.reply.say(notice(told, say))


async def tried(bot: Front, click: Click, shape: Shape) -> Text:
    """Send this to the person; what to say of it. If it arrives, what waits is sent directly, too. Raises Refused."""
    with bot.under_way.one_each.at_work("mail", click.actor.user_id):
        sent = await bot.posting.at_once(click.actor.user_id, shape)
    return sent if isinstance(sent, Text) else Text("mail-arrives", link=Markup(sent))


@pressed("board")
async def table(bot: Front, click: Click) -> None:
    """Show the table in the person's usual form: as a picture or in words."""
    await bot.table_to(click.reply, click.game)


@pressed("picture")
async def picture(bot: Front, click: Click) -> None:
    """Show the table as a picture."""
    await bot.table_to(click.reply, click.game, as_text=False)


@pressed("text")
async def text(bot: Front, click: Click) -> None:
    """Show the table in words."""
    await bot.table_to(click.reply, click.game, as_text=True)


@pressed("words")
async def words(bot: Front, click: Click) -> None:
    """Show another page of the table in words."""
    await click.reply.show(await bot.words_shape(click.game, click.actor, click.address.page))


@pressed("move")
async def move(bot: Front, click: Click) -> None:
    """Continue the game in this channel."""
    place = await place_here(bot, click.reply.interaction, "move-in-server")
    row = (await bot.tables.loaded(click.game)).row
    await bot.acts.seating.move(click.game, click.actor, place, gone=await bot.channel_gone(row.channel_id))
    told = Text("move-done", game=game_title(row.game), where=channel_link(place.channel_id))
    await click.reply.show(notice(told, await bot.voices.to(click.actor)))


@pressed("more")
async def more(bot: Front, click: Click) -> None:
    """Show what else there is beside the person's question."""
    desk = await bot.tables.desk(click.game, click.actor.user_id, click.actor.locale)
    say = bot.voices.phrasebook.at(desk.table, desk.reader.language).to(desk.seat)
    await click.reply.say(desk_message.more(desk, say))


@pressed("log")
async def log(bot: Front, click: Click) -> None:
    """Show what happened."""
    await click.reply.say(await bot.log_shape(click.game, click.actor, LOG_TURNS))


@pressed("leaf")
async def leaf(bot: Front, click: Click) -> None:
    """Show another page of what happened."""
    await click.reply.show(await bot.log_shape(click.game, click.actor, LOG_TURNS, click.address.page))


@pressed("replay")
async def replay(bot: Front, click: Click) -> None:
    """Show the game picture by picture."""
    await replays.open_replay(bot, click.reply, click.game)


@pressed("frame")
async def frame(bot: Front, click: Click) -> None:
    """Show another picture of it."""
    way = replays.WAYS.get(click.address.page, "")
    await replays.step(bot, click.reply, click.game, click.number, way)


@pressed("film")
async def film(bot: Front, click: Click) -> None:
    """Show all of it as a film."""
    await replays.film(bot, click.reply, click.game)


@pressed("review")
async def review(bot: Front, click: Click) -> None:
    """Look back on the person's decisions."""
    await reviews.show(bot, click.reply, click.game)


@pressed("export")
async def export(bot: Front, click: Click) -> None:
    """Give the game's record as a file."""
    await history.export(bot, click.reply, click.game)


@pressed("verify")
async def verify(bot: Front, click: Click) -> None:
    """Say whether the game was fair."""
    await history.verify(bot, click.reply, click.game)
