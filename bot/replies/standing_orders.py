"""All standing orders of a person, as that person sees them."""

from bot.language.phrases import channel_link
from bot.messages import standing_order_panel
from bot.messages.parts.outgoing import Shape
from bot.messages.standing_order_panel import Listed
from bot.replies.front import Front
from bot.tables.terms.actors import Actor
from db import rows
from db.games import games
from db.games.standing_orders import EVERY_GAME
from games.kernel.contract.game import Game


async def listing(bot: Front, actor: Actor, leaf: int = 0) -> Shape:
    """A page of the list, with what can be done about it."""
    say = await bot.voices.to(actor)
    found = all_games(bot)
    speakers = {game.name: bot.voices.phrasebook.speaker(say.language, game=game.name) for game in found}
    given = await bot.acts.standing_orders.of(actor.user_id)
    mine = [await _listed(bot, row) for row in given if row.rules in speakers]
    return standing_order_panel.listing(mine, found, speakers, say, leaf)


def all_games(bot: Front) -> list[Game]:
    """The games in the order in which the list numbers them."""
    return [bot.tables.games[name] for name in sorted(bot.tables.games)]


async def _listed(bot: Front, row: rows.Order) -> Listed:
    game = bot.tables.games[row.rules]
    if row.game == EVERY_GAME:
        return Listed(game, row)
    stored = await bot.tables.database.read(lambda tx: games.find(tx, row.game))
    return Listed(game, row, channel_link(stored.channel_id) if stored else None)
