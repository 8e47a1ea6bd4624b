"""The host's clicks on a table's options: the panel, a picked value, the text typed into its form.

Law: a person who may not set anything, or is too late, sees the panel as it should be and reads why.
"""

from collections.abc import Awaitable

from bot.clicks.routes import pressed
from bot.language.phrases import Language, Speaker, language_of
from bot.messages import lobby_panel, notices
from bot.messages.parts.custom_ids import read_set, write_set
from bot.messages.parts.forms import TYPED
from bot.replies.click import Click, number_in
from bot.replies.front import Front
from bot.tables.show.shown import Lobby
from bot.tables.terms.actors import Refused
from bot.typed.names import ThingNames
from games.kernel.contract.game import Setting
from games.kernel.engine.text import Text

STAMP, LONGEST_ID = 4, 20


@pressed("options")
async def show(bot: Front, click: Click) -> None:
    """Show the panel to a person who may set options."""
    await bot.tables.lobbies.may_set(click.game, click.actor)
    table, say = await _here(bot, click)
    await click.reply.say(lobby_panel.panel(table, say))


@pressed("option")
async def choose(bot: Front, click: Click) -> None:
    """Set a value that was picked or pressed."""
    setting = await _pressed(bot, click)
    if setting is None:
        return
    values = click.values or tuple(value.name for value in setting.values[: setting.least])
    await _done(bot, click, bot.tables.lobbies.set_option(click.game, click.actor, setting.name, values))


@pressed("list")
async def retype(bot: Front, click: Click) -> None:
    """Open the form, filled with what is set or was typed."""
    setting = await _pressed(bot, click)
    if setting is None:
        return
    table, say = await _here(bot, click)
    names, draft = _names(bot, table, say.language), click.address.draft[STAMP:]
    filled = names.at(read_set(draft)) if draft else setting.chosen
    await click.reply.form(lobby_panel.form(table, setting, names.written(filled), say))


@pressed("typed")
async def take_typed(bot: Front, click: Click) -> None:
    """Take what was typed into the form, or say what is wrong with it."""
    setting = await _pressed(bot, click)
    if setting is None:
        return
    table, say = await _here(bot, click)
    names = _names(bot, table, say.language)
    read = names.understood(click.fields.get(TYPED, ""))
    reasons = (
        *read.guessed,
        *await bot.tables.lobbies.objections(click.game, setting.name, read.entries),
        *read.rest,
    )
    if not reasons:
        try:
            await bot.tables.lobbies.set_option(click.game, click.actor, setting.name, read.names)
        except Refused as error:
            reasons = error.reasons
    if reasons:
        draft = write_set(names.places(read.names))
        await click.reply.say(lobby_panel.again(table, setting, reasons, draft, say))
    else:
        await _shown(bot, click)


@pressed("draw")
async def draw(bot: Front, click: Click) -> None:
    """Show everybody before the start what the lots bring."""
    await _done(bot, click, bot.tables.lobbies.draw_lots(click.game, click.actor))


@pressed("takeout")
async def take_out(bot: Front, click: Click) -> None:
    """Remove the person who was picked."""
    seat, _, user = "".join(click.values[:1]).partition(".")
    number, user_id = number_in(seat), number_in(user, LONGEST_ID)
    if number is None or user_id is None:
        raise Refused(Text("nothing-to-do"))
    await _done(bot, click, bot.tables.lobbies.take_out(click.game, click.actor, number, user_id))


async def _pressed(bot: Front, click: Click) -> Setting | None:
    """The setting that was clicked; None if it cannot be set (any more), and the person was told so."""
    try:
        await bot.tables.lobbies.may_set(click.game, click.actor)
    except Refused as error:
        await _refused(bot, click, error.reason)
        return None
    table, _ = await _here(bot, click)
    setting = lobby_panel.stamped(table, click.address)
    if setting is None:
        await _refused(bot, click, Text("setting-gone"))
    return setting


async def _done(bot: Front, click: Click, change: Awaitable[None]) -> None:
    try:
        await change
    except Refused as error:
        await _refused(bot, click, error.reason)
    else:
        await _shown(bot, click)


async def _shown(bot: Front, click: Click) -> None:
    """Show the panel and the lobby as they are now."""
    table, say = await _here(bot, click)
    await bot.tables.show_again(click.game)
    await click.reply.show(lobby_panel.panel(table, say))


async def _refused(bot: Front, click: Click, reason: Text) -> None:
    """Set nothing: the clicked message shows what is set, or that it is too late; the person reads why."""
    table, say = await _here(bot, click)
    message = click.reply.interaction.message
    alone = message is not None and message.flags.ephemeral
    if alone and table.status != "lobby":
        await click.reply.update(notices.notice(reason, say, public=True))
        return
    if alone:
        await click.reply.update(lobby_panel.panel(table, say))
    elif table.status == "lobby":
        await bot.tables.show_again(click.game)
    await bot.say_reason(click.reply, reason)


async def _here(bot: Front, click: Click) -> tuple[Lobby, Speaker]:
    """The table, and a speaker of this person's language."""
    table = await bot.tables.lobby(click.game)
    return table, await bot.voices.to(click.actor, table)


def _names(bot: Front, table: Lobby, language: Language) -> ThingNames:
    return ThingNames(bot.catalogue, language_of(language), table.game)
