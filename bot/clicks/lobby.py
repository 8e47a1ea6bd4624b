"""Clicks below a lobby: sitting down, computers, the start; and below a result: the next game."""

from msgspec.structs import replace

from bot.clicks.routes import pressed, work_of
from bot.clicks.table import tried
from bot.language.phrases import channel_link
from bot.messages import notices
from bot.messages.parts import confirmation
from bot.replies.allowance import let_open_again, let_post_in, let_stand
from bot.replies.click import Click, number_in
from bot.replies.front import Front
from bot.replies.taking_over import offering_to_take_over
from bot.tables.terms.actors import Place, Refused
from games.kernel.engine.text import Text, game_title

BEGIN = "begin"
"""The start from the panel of the options, which only the host sees."""
SAID_ALONE = ("rules", "cancel", "options")
LISTED = ("leave", "dismiss", *SAID_ALONE)
"""The verbs in the list below the buttons."""
SEATED = "already-seated"
"""Why nobody sits down twice."""


@pressed("join")
async def join(bot: Front, click: Click) -> None:
    """Sit down; a person who already sits there, but whom direct messages do not reach, learns whether they do now."""
    told: Text | None = None
    try:
        await bot.tables.lobbies.join(click.game, click.actor)
    except Refused as error:
        told = await _tried_again(bot, click) if error.reason.id == SEATED else None
        if told is None:
            raise
    await _shown(bot, click)
    if told is not None:
        await click.reply.say(notices.notice(told, await bot.voices.to(click.actor)))


@pressed("leave", "computer", "dismiss")
async def change(bot: Front, click: Click) -> None:
    """Get up; let a computer sit down, or get up."""
    lobbies = bot.tables.lobbies
    acts = {"leave": lobbies.leave, "computer": lobbies.add_computer, "dismiss": lobbies.remove_computer}
    await acts[click.address.verb](click.game, click.actor)
    await _shown(bot, click)


async def _tried_again(bot: Front, click: Click) -> Text | None:
    """Send a seat's first direct message again; returns the outcome, None if the last one arrived."""
    lobby = await bot.tables.lobby(click.game)
    if not any(seat.unreached and seat.user_id == click.actor.user_id for seat in lobby.seats):
        return None
    loaded = await bot.tables.loaded(click.game)
    first = notices.first(loaded, click.actor.user_id, await bot.voices.to(click.actor, loaded))
    return await tried(bot, click, first)


@pressed("takeover")
async def take_over(bot: Front, click: Click) -> None:
    """Become the host in place of one who no longer decides."""
    await bot.tables.lobbies.take_over(click.game, click.actor)
    message = click.reply.interaction.message
    if message is not None and not message.flags.ephemeral:
        await _shown(bot, click)
        return
    await bot.tables.show_again(click.game)
    await click.reply.show(notices.notice(Text("take-over-done"), await bot.voices.to(click.actor)))


@pressed("cancel")
async def cancel(bot: Front, click: Click) -> None:
    """Ask whether to clear the table away."""
    async with offering_to_take_over(bot, click.reply, click.game, click.actor):
        await bot.tables.lobbies.may_set(click.game, click.actor)
        lobby = await bot.tables.lobby(click.game)
        others = [place for place, seat in enumerate(lobby.seats) if seat.user_id not in (None, click.actor.user_id)]
        say = await bot.voices.to(click.actor, lobby)
        await click.reply.say(confirmation.clearing(click.game, game_title(lobby.game), others, say))


@pressed("clear")
async def clear(bot: Front, click: Click) -> None:
    """Clear the table away."""
    await bot.tables.lobbies.cancel(click.game, click.actor)
    await bot.tables.show_again(click.game)
    await click.reply.show(notices.notice(Text("cancel-done"), await bot.voices.to(click.actor)))


@pressed("besides")
async def besides(bot: Front, click: Click) -> None:
    """Do what was picked in the list of what is done rarely."""
    picked = "".join(click.values[:1])
    if picked not in LISTED:
        await level(bot, click)
        return
    if picked in SAID_ALONE and (await bot.tables.lobby(click.game)).status == "lobby":
        await _shown(bot, click)  # or the list would go on showing what was picked, and nobody could pick it again
    work = work_of(replace(click.address, verb=picked))
    if work is not None:
        await work(bot, replace(click, address=replace(click.address, verb=picked)))


@pressed("level")
async def level(bot: Front, click: Click) -> None:
    """Change a computer's level."""
    picked, _, level = "".join(click.values[:1]).partition(".")
    if (seat := number_in(picked)) is None:
        raise Refused(Text("nothing-to-do"))
    await bot.tables.lobbies.set_level(click.game, click.actor, seat, level)
    await _shown(bot, click)


async def _shown(bot: Front, click: Click) -> None:
    """Show the lobby as it is now."""
    lobby = await bot.tables.lobby(click.game)
    await click.reply.update(bot.illustrated.lobby(lobby))
    if await bot.tables.lobby(click.game) != lobby:
        # Somebody else clicked meanwhile, and nobody knows whose answer Discord showed last.
        await bot.tables.show_again(click.game)


@pressed("start", BEGIN)
async def start(bot: Front, click: Click) -> None:
    """Begin, if what follows can be shown there; from the panel as from the lobby."""
    async with offering_to_take_over(bot, click.reply, click.game, click.actor):
        if click.reply.interaction.channel_id == (await bot.tables.loaded(click.game)).row.channel_id:
            await let_stand(bot, click.reply.interaction)
        await bot.tables.lobbies.start(click.game, click.actor)
        if click.address.verb == BEGIN:
            await bot.tables.show_again(click.game)
            say = await bot.voices.to(click.actor)
            await click.reply.show(notices.notice(Text("lobby-begun"), say, public=True))
            return
        table = await bot.tables.table(click.game)
        await click.reply.update(await bot.illustrated.table(table))
        if await bot.tables.table(click.game) != table:
            await bot.tables.show_again(click.game)


@pressed("again")
async def again(bot: Front, click: Click) -> None:
    """Open the next game with the same people."""
    row = (await bot.tables.loaded(click.game)).row
    await let_open_again(bot, click.reply.interaction)
    await let_post_in(bot, click.reply.interaction, Place(row.channel_id, row.guild_id))
    channel_id = await bot.tables.lobbies.again(click.game, click.actor)
    opened = Text("again-open", where=channel_link(channel_id))
    await click.reply.say(notices.notice(opened, await bot.voices.to(click.actor)))
