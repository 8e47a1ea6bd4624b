"""Standing orders: answers given without asking; listed, given and removed."""

import hashlib
from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.commands.declaration.whereabouts import Candidate, CommandOptions, own
from bot.commands.reference import reader
from bot.language.phrases import Either, Language
from bot.messages.words import standing_order_words
from bot.replies.front import Front
from bot.replies.funnel import Offer
from bot.replies.reply import Reply
from bot.replies.standing_orders import listing
from bot.tables.terms.actors import Refused
from bot.tables.terms.codec import base36
from bot.typed import lookup, standing_order_list
from bot.typed.catalogue import Question
from db.games.standing_orders import EVERY_GAME
from games.kernel.contract.game import Game
from games.kernel.engine.standing_orders import ASKED, Order, Standing, Way, Wishes
from games.kernel.engine.text import Text, game_title

EVERYWHERE, HERE = "everywhere", "here"
"""Where an order may apply."""


async def questions(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The questions to offer for the text typed so far."""
    known = bot.catalogue.questions(await reader(bot, interaction))
    return [(each.name, each.thing.value) for each in lookup.matching(known, typed)]


async def answers(bot: Front, interaction: discord.Interaction, typed: str) -> list[Offer]:
    """The chosen question's answers to offer for the text typed so far."""
    language = await reader(bot, interaction)
    asked = found_question(bot, language, str(interaction.namespace.question or ""))
    known = known_ways(bot, language, asked.game, asked.standing)
    return [(each.name, each.name) for each in lookup.matching(known, typed)]


async def meant(bot: Front, interaction: discord.Interaction, typed: CommandOptions) -> Sequence[Candidate]:
    """The game in which an order is to apply; none in particular if it is for all games, or none is given."""
    given = typed.get("question") or typed.get("answer") or typed.get("known")
    return await own(bot, interaction) if given and typed.get("where") == HERE else [Candidate(EVERY_GAME)]


async def fitting(bot: Front, interaction: discord.Interaction, game_id: int, typed: CommandOptions) -> CommandOptions:
    """The order by its known name, if it is offered for a question of this game. Raises Refused."""
    if game_id == EVERY_GAME:
        return typed
    language = await reader(bot, interaction)
    asked = found_question(bot, language, typed.get("question") or "")
    if (await bot.tables.loaded(game_id)).row.game != asked.game.name:
        raise Refused(Text("command-orders-other-game", game=game_title(asked.game.name)))
    order = found_order(bot, language, asked.game, asked.standing, typed.get("answer") or "")
    ways = [way.order for way in (*asked.standing.ways, ASKED)]
    return {"where": HERE, "known": mark(asked, order)} if order in ways else typed


async def orders(
    bot: Front,
    reply: Reply,
    game_id: int,
    question: str | None = None,
    answer: str | None = None,
    where: str = EVERYWHERE,
    *,
    known: str = "",
) -> None:
    """Show the standing orders, or give one."""
    actor = bot.actor(reply.interaction)
    if question is None and answer is None and not known:
        await reply.say(await listing(bot, actor))
        return
    language = await reader(bot, reply.interaction)
    if known:
        asked, order = marked(bot, language, known)
    else:
        asked = found_question(bot, language, question or "")
        order = found_order(bot, language, asked.game, asked.standing, answer or "")
    game, standing, here = asked.game, asked.standing, where == HERE
    answered = await bot.acts.standing_orders.give(actor, game.name, standing.name, order, game_id)
    told = standing_order_words.given(game, standing, None, order, here=here, answered=answered)
    await bot.reply_text(reply.interaction, told)


def mark(asked: Question, order: Order) -> str:
    """The mark by which a button names an order offered for a question."""
    said = f"{asked.value} {msgspec.json.encode(_as_marked(order)).decode()}".encode()
    return base36(int.from_bytes(hashlib.blake2b(said, digest_size=8).digest()))


def _as_marked(order: Order) -> Any:
    """A list as buttons have had it since before lists had conditions: they stay in Discord for good."""
    if not isinstance(order, Wishes):
        return order
    limit = max((wish.least for wish in order.wishes), default=0)
    below, others = ([wish.name for wish in order.wishes if wish.least == least] for least in (0, limit))
    if not limit:
        return {"type": "ranked", "names": below, "declines": order.declines}
    return {"type": "limit", "limit": limit, "below": below, "others": others}


def marked(bot: Front, language: Language, known: str) -> tuple[Question, Order]:
    """The question and the order with this mark. Raises Refused if they no longer exist."""
    for each in bot.catalogue.questions(language):
        for way in (*each.thing.standing.ways, ASKED):
            if mark(each.thing, way.order) == known:
                return each.thing, way.order
    raise Refused(Text("unknown-button"))


def found_question(bot: Front, language: Language, typed: str) -> Question:
    """The question that was typed. Raises Refused, with what may have been meant."""
    if not typed.strip():
        raise Refused(Text("command-orders-question-missing"))
    known = bot.catalogue.questions(language)
    chosen = next((each.thing for each in known if each.thing.value == typed), None)
    return chosen or lookup.meant(known, typed, "command-orders-unclear", "command-orders-unknown")


def known_ways(bot: Front, language: Language, game: Game, standing: Standing) -> list[lookup.NamedThing[Way]]:
    """The answers offered for a question, by their words."""
    say = bot.voices.phrasebook.speaker(language, game=game.name).plain
    return [
        lookup.named(way, say(standing_order_words.answer(game, standing, way.order)))
        for way in (*(way for way in standing.ways if way != ASKED), ASKED)
    ]


def found_order(bot: Front, language: Language, game: Game, standing: Standing, typed: str) -> Order:
    """The answer that was typed: one of those offered, or a list. Raises Refused (with the options, if nothing was
    typed).
    """
    ways = known_ways(bot, language, game, standing)
    if not typed.strip():
        offered = Either(Text("command-found", name=way.name) for way in ways)
        raise Refused(Text("command-orders-answer-missing", what=Question(game, standing).title, ways=offered))
    found = lookup.exactly(ways, typed)
    if found is not None:
        return found.thing.order
    return standing_order_list.typed_order(
        bot.catalogue, bot.voices.phrasebook.speaker(language, game=game.name), game, standing, typed
    )
