"""The host's clicks on a table's options: the panel, its forms, what comes back of them.

Laws: what a form says is set as a whole or not at all; a person who may not set anything, or is too late, sees the
panel as it should be and reads why.
"""

from collections.abc import Awaitable, Sequence
from typing import NamedTuple

from bot.clicks.routes import pressed
from bot.language.phrases import Language, Speaker, language_of
from bot.messages import lobby_panel, notices
from bot.messages.lobby_panel import Group
from bot.messages.parts.outgoing import written_in
from bot.replies.click import Click, number_in
from bot.replies.front import Front
from bot.tables.show.shown import Lobby
from bot.tables.terms.actors import Refused
from bot.typed.names import ThingNames
from games.kernel.contract.game import Setting
from games.kernel.engine.text import Text

LONGEST_ID = 20


class Sent(NamedTuple):
    """What a form says: all it holds, by its settings' places; the values wanted, by their names; and why not."""

    filled: dict[int, Sequence[str]]
    wanted: list[tuple[str, Sequence[str]]]
    reasons: tuple[Text, ...] = ()


@pressed("options")
async def show(bot: Front, click: Click) -> None:
    """Show the panel to a person who may set options."""
    await bot.tables.lobbies.may_set(click.game, click.actor)
    table, say = await _here(bot, click)
    await click.reply.show(lobby_panel.panel(table, say))


@pressed("option", form=True)
async def open_form(bot: Front, click: Click) -> None:
    """Open a form, filled with what is set, or was filled in last."""
    group = await _pressed(bot, click)
    if group is None:
        return
    table, say = await _here(bot, click)
    names = _names(bot, table, say.language)
    set_now = {place: names.written(each.chosen) for place, each in group.shown.items() if each.typed}
    message = click.reply.interaction.message
    before = lobby_panel.refilled(group, click.address.draft, written_in(message) if message else "")
    await click.reply.form(lobby_panel.form(table, group, {**set_now, **before}, say))


@pressed("typed")
async def take_form(bot: Front, click: Click) -> None:
    """Set what a form says, or say what is wrong with it."""
    group = await _pressed(bot, click)
    if group is None:
        return
    table, say = await _here(bot, click)
    sent = await _sent(bot, click, group, _names(bot, table, say.language))
    reasons = sent.reasons
    if not reasons:
        try:
            await bot.tables.lobbies.set_options(click.game, click.actor, sent.wanted)
        except Refused as error:
            reasons = error.reasons
    if reasons:
        await click.reply.show(lobby_panel.again(table, group, reasons, sent.filled, say))
    else:
        await _shown(bot, click)


async def _sent(bot: Front, click: Click, group: Group, names: ThingNames) -> Sent:
    """What the form says; wanted is what is no longer as it was, and what the form stands for as a whole."""
    filled: dict[int, Sequence[str]] = {}
    doubts = list[Text]()
    wanted: list[tuple[str, Sequence[str]]] = [
        (each.name, [each.values[0].name])
        for place, each in enumerate(group.settings)
        if place not in group.shown and not each.chosen
    ]
    for place, each in group.shown.items():
        if each.typed:
            read, filled[place] = names.read(click.fields.get(str(place), ""))
            values = read.entries
            doubts += [*read.guessed, *read.rest]
        else:
            filled[place] = values = click.given(str(place))
        if _differs(each, values):
            doubts += [Text("option-twice") for name, _ in wanted if name == each.name]
            wanted.append((each.name, values))
    return Sent(filled, wanted, (*doubts, *await bot.tables.lobbies.objections(click.game, wanted)))


def _differs(setting: Setting, values: Sequence[str]) -> bool:
    """Whether a setting is wanted otherwise than it is; nothing picked, where something must be, changes nothing."""
    return (bool(values) or setting.least == 0) and sorted(values) != sorted(setting.chosen)


@pressed("draw")
async def draw(bot: Front, click: Click) -> None:
    """Show everybody before the start what the lots bring."""
    await _done(bot, click, bot.tables.lobbies.draw_lots(click.game, click.actor))


@pressed("takeout", form=True)
async def take_out(bot: Front, click: Click) -> None:
    """Ask who shall get up, and remove that person."""
    picked = (*click.values, *click.given(lobby_panel.WHO))
    if not picked:
        await _ask_whom(bot, click)
        return
    seat, _, user = picked[0].partition(".")
    number, user_id = number_in(seat), number_in(user, LONGEST_ID)
    if number is None or user_id is None:
        raise Refused(Text("nothing-to-do"))
    await _done(bot, click, bot.tables.lobbies.take_out(click.game, click.actor, number, user_id))


async def _ask_whom(bot: Front, click: Click) -> None:
    await bot.tables.lobbies.may_set(click.game, click.actor)
    form = lobby_panel.taking_out(*await _here(bot, click))
    if form is None:
        raise Refused(Text("nothing-to-do"))
    await click.reply.form(form)


@pressed("settled")
async def settle(bot: Front, click: Click) -> None:
    """Put the panel away."""
    await click.reply.show(notices.notice(Text("panel-settled"), await bot.voices.to(click.actor), public=True))


async def _pressed(bot: Front, click: Click) -> Group | None:
    """The settings that were clicked; None if they cannot be set (any more), and the person was told so."""
    table = await bot.tables.lobby(click.game)
    if table.status != "lobby" or not click.actor.decides(table.host_id):
        try:
            await bot.tables.lobbies.may_set(click.game, click.actor)
        except Refused as error:
            await _refused(bot, click, error.reason)
            return None
    group = lobby_panel.group_at(table, click.address)
    if group is None:
        await _refused(bot, click, Text("setting-gone"))
    return group


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
