"""Standing orders: what is answered without asking; listed, given and removed."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.reference import reader
from bot.commands.whereabouts import game_here
from bot.commands.wording import add
from bot.messages import standing_order_words
from bot.phrases import Either, Language
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.replies.reply import Reply
from bot.replies.standing_orders import listing
from bot.tables.actors import Refused
from bot.typed import lookup, standing_order_list
from bot.typed.catalogue import Question
from db.standing_orders import EVERY_GAME
from games.kernel.game import Game
from games.kernel.standing_orders import ASKED, Order, Standing, Way
from games.kernel.text import Text

EVERYWHERE, HERE = "everywhere", "here"
"""Where an order may hold."""


def register(tree: "app_commands.CommandTree[Any]", bot: Front) -> None:
    """Add `/orders`."""
    offers = {"question": questions, "answer": answers}
    add(tree, bot, orders, offers=offers, choices={"where": (EVERYWHERE, HERE)})


async def questions(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The questions to offer for what was typed so far."""
    known = bot.catalogue.questions(await reader(bot, interaction))
    return [(each.name, each.thing.value) for each in lookup.matching(known, typed)]


async def answers(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The answers to the chosen question to offer for what was typed so far."""
    language = await reader(bot, interaction)
    asked = found_question(bot, language, str(interaction.namespace.question or ""))
    known = known_ways(bot, language, asked.game, asked.standing)
    return [(each.name, each.name) for each in lookup.matching(known, typed)]


async def orders(
    bot: Front,
    interaction: discord.Interaction,
    question: str | None = None,
    answer: str | None = None,
    where: str = EVERYWHERE,
) -> None:
    """Show the standing orders, or give one."""
    if question is None and answer is None:
        await Reply.to(interaction).say(await listing(bot, bot.actor(interaction)))
        return
    language = await reader(bot, interaction)
    asked = found_question(bot, language, question or "")
    game, standing = asked.game, asked.standing
    order = found_order(bot, language, game, standing, answer or "")
    here = where == HERE
    game_id = await game_here(bot, interaction) if here else EVERY_GAME
    if here and (await bot.tables.loaded(game_id)).row.game != game.name:
        raise Refused(Text("command-orders-other-game", game=Text(f"game-{game.name}")))
    answered = await bot.standing_orders.give(bot.actor(interaction), game.name, standing.name, order, game_id)
    bot.deliver_soon()
    told = standing_order_words.given(game, standing, None, order, here=here, answered=answered)
    await bot.reply_text(interaction, told)


def found_question(bot: Front, language: Language, typed: str) -> Question:
    """The question that was typed. Raises Refused, with what may have been meant."""
    if not typed.strip():
        raise Refused(Text("command-orders-question-missing"))
    known = bot.catalogue.questions(language)
    found = next((each for each in known if each.thing.value == typed), None) or lookup.exactly(known, typed)
    if found is None:
        near = Either(Text("command-found", name=each.name) for each in lookup.near(known, typed))
        raise Refused(
            Text("command-orders-unclear", near=near) if near else Text("command-orders-unknown", typed=typed)
        )
    return found.thing


def known_ways(bot: Front, language: Language, game: Game, standing: Standing) -> list[lookup.Named[Way]]:
    """The answers offered for a question, by their words."""
    say = bot.phrasebook.speaker(language, game=game.name).plain
    return [
        lookup.named(way, say(standing_order_words.answer(game, standing, way.order)))
        for way in (*(way for way in standing.ways if way != ASKED), ASKED)
    ]


def found_order(bot: Front, language: Language, game: Game, standing: Standing, typed: str) -> Order:
    """The answer that was typed: one of those offered, or a list. Raises Refused, if nothing was typed with what may
    be.
    """
    ways = known_ways(bot, language, game, standing)
    if not typed.strip():
        offered = Either(Text("command-found", name=way.name) for way in ways)
        raise Refused(Text("command-orders-answer-missing", what=Question(game, standing).title, ways=offered))
    found = lookup.exactly(ways, typed)
    if found is not None:
        return found.thing.order
    return standing_order_list.typed_order(
        bot.catalogue, bot.phrasebook.speaker(language, game=game.name), game, standing, typed
    )
