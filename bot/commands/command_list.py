"""All commands: the function of each, the games it may mean, and what is offered for its options."""

from functools import partial
from typing import Any

from discord import app_commands

from bot.commands import away, history, learn, look, orders, person, play, reference, seats, steps
from bot.commands.declaration import whereabouts
from bot.commands.declaration.wording import add
from bot.replies.front import Front


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Put them all into the tree."""
    _to_play(tree, bot)
    _about_people(tree, bot)


def _to_play(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    in_game = partial(whereabouts.add_in_game, tree, bot)
    choices = {"where": (play.HERE, play.THREAD)}
    offers = {"game": reference.games, "set_": play.sets, "list_": play.lists}
    add(tree, bot, play.play, offers=offers, choices=choices, private=play.in_thread)
    add(tree, bot, learn.learn, offers={"game": reference.games})
    in_game(look.hand)
    in_game(look.table, among=look.here_or_elsewhere)
    add(tree, bot, look.turn)
    in_game(seats.seat, among=seats.within_reach)
    in_game(history.replay, among=whereabouts.recorded)
    choices = {"whose": (history.OWN, history.SERVER), "visible": (history.ME, history.ALL)}
    add(tree, bot, history.stats, choices=choices, private=history.shown_to_one)
    in_game(steps.undo, fit=steps.last_step)
    in_game(steps.plan)
    choices, offers = (
        {"where": (orders.EVERYWHERE, orders.HERE)},
        {"question": orders.questions, "answer": orders.answers},
    )
    in_game(orders.orders, among=orders.meant, fit=orders.fitting, offers=offers, choices=choices)


def _about_people(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    add(tree, bot, person.privacy)
    add(tree, bot, reference.card, offers={"name": reference.things})
    offers = {"game": reference.games}
    whereabouts.add_in_game(tree, bot, reference.rules, among=reference.read_at, fit=reference.nameless, offers=offers)
    offers = {"from_": away.offer_days, "until": away.offer_days}
    add(tree, bot, away.away, offers=offers, choices={"standin": (away.NOBODY, away.COMPUTER)})
    add(tree, bot, person.settings)
    add(tree, bot, person.help_)
