"""Clicks about standing orders: on a question, in its panel and form, and in the list of all.

Law: people see and change only their own orders; if a question is gone, the answer says so.
"""

import msgspec

from bot.clicks.routes import pressed
from bot.language.phrases import Speaker
from bot.messages import notices, standing_order_panel
from bot.messages.parts.custom_ids import stamp_of
from bot.messages.parts.forms import TYPED
from bot.messages.parts.outgoing import Shape
from bot.messages.standing_order_panel import Scope, scope_of, usual_scope
from bot.messages.words import standing_order_words
from bot.replies.click import Click, number_in
from bot.replies.front import Front
from bot.replies.standing_orders import all_games, listing
from bot.tables.show.shown import Desk
from bot.tables.terms.actors import Refused
from bot.typed import standing_order_list
from db.games.standing_orders import EVERY_GAME
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.engine.standing_orders import Order, Standing
from games.kernel.engine.text import Text


class AskedStanding(msgspec.Struct, frozen=True):
    """The open question of the click, with its game."""

    desk: Desk
    game: Game
    choice_id: str
    choice: Choice
    standing: Standing


# about an open question


@pressed("always", at="question")
async def always(bot: Front, click: Click) -> None:
    """Show the question's panel with the usual values."""
    asked = await _asked(bot, click)
    await click.reply.say(_panel(asked, usual_scope(asked.standing), _speaker(bot, asked)))


@pressed("scope", at="question")
async def narrow(bot: Front, click: Click) -> None:
    """Show the panel for where an order applies."""
    asked = await _asked(bot, click)
    await click.reply.show(_panel(asked, scope_of(click.address.page), _speaker(bot, asked)))


@pressed("ranked", at="question", form=True)
async def ask_for_list(bot: Front, click: Click) -> None:
    """Open the form for an order that is a list."""
    asked = await _asked(bot, click)
    await click.reply.form(standing_order_panel.form(click.address, Text(asked.standing.title), _speaker(bot, asked)))


@pressed("listed", at="question")
async def give_typed(bot: Front, click: Click) -> None:
    """Give the order typed into the form."""
    asked = await _asked(bot, click)
    typed = click.fields.get(TYPED, "")
    order = standing_order_list.typed_order(bot.catalogue, _speaker(bot, asked), asked.game, asked.standing, typed)
    await _give(bot, click, asked, order)


@pressed("order", at="question")
async def give_chosen(bot: Front, click: Click) -> None:
    """Give the order picked in a select, or whose button was pressed."""
    asked = await _asked(bot, click)
    offered = standing_order_panel.ways(asked.standing, scope_of(click.address.page))
    number = number_in(next(iter(click.values), click.address.draft))
    if number is None or number >= len(offered):
        raise Refused(Text("unknown-button"))
    await _give(bot, click, asked, offered[number].order)


async def _asked(bot: Front, click: Click) -> AskedStanding:
    """The question. Raises Refused if it is gone."""
    desk = await bot.tables.desk(click.game, click.actor.user_id, click.actor.locale)
    if desk.question is None:
        raise Refused(Text("question-gone"))
    choice_id, choice = desk.question
    if choice.standing is None or (choice_id, stamp_of(choice)) != (click.question, click.address.stamp):
        raise Refused(Text("question-gone"))
    if choice.standing.ahead:
        raise Refused(Text("order-unknown"))
    return AskedStanding(desk, bot.tables.games[desk.table.game], choice_id, choice, choice.standing)


def _speaker(bot: Front, asked: AskedStanding) -> Speaker:
    return bot.voices.phrasebook.at(asked.desk.table, asked.desk.reader.language)


def _panel(asked: AskedStanding, scope: Scope, say: Speaker) -> Shape:
    game_id = asked.desk.table.game_id
    return standing_order_panel.panel(asked.game, game_id, asked.choice_id, asked.choice, scope, say)


async def _give(bot: Front, click: Click, asked: AskedStanding, order: Order) -> None:
    """Give the order and say what will happen now, and how to remove it."""
    standing, scope = asked.standing, scope_of(click.address.page)
    game_id = asked.desk.table.game_id if scope.here_only else EVERY_GAME
    answered = await bot.acts.standing_orders.give(click.actor, asked.game.name, scope.key(standing), order, game_id)
    subject = standing.subject if scope.subject_only else None
    told = standing_order_words.given(asked.game, standing, subject, order, here=scope.here_only, answered=answered)
    await click.reply.show(notices.notice(told, _speaker(bot, asked)))


# all orders


@pressed("unorder")
async def remove(bot: Front, click: Click) -> None:
    """Remove the orders picked in the list; show the rest."""
    for value in click.values:
        rules, number, key = (*value.split("|", 2), "", "")[:3]
        if (game_id := number_in(number)) is not None:
            await bot.acts.standing_orders.remove(click.actor.user_id, rules, game_id, key)
    await click.reply.show(await listing(bot, click.actor))


@pressed("unorders")
async def remove_all(bot: Front, click: Click) -> None:
    """Remove all; show that none are left."""
    await bot.acts.standing_orders.remove_all(click.actor.user_id)
    await click.reply.show(await listing(bot, click.actor))


@pressed("sensible")
async def give_sensible(bot: Front, click: Click) -> None:
    """Give all sensible orders for one game; show the new list."""
    found = all_games(bot)
    if click.address.page >= len(found):
        raise Refused(Text("unknown-button"))
    await bot.acts.standing_orders.give_sensible(click.actor, found[click.address.page].name)
    await click.reply.show(await listing(bot, click.actor))


@pressed("ordered")
async def page(bot: Front, click: Click) -> None:
    """Another page of the list."""
    await click.reply.show(await listing(bot, click.actor, click.address.page))
