"""Past games, as people see them: records and whether they agree; the door to replays.

Laws: only the person who asked sees any of it, except statistics that this person chooses to show; no game is played
again on the event loop.
"""

from bot.language.phrases import Speaker
from bot.messages.pages.statistics_message import StatisticsOf
from bot.messages.parts.components import drawn, press
from bot.messages.parts.leaves import leaves
from bot.messages.parts.outgoing import CONTENT, Shape, attached
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.past import record
from bot.tables.past.proof import in_words
from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.text import Text, game_title


async def export(bot: Front, reply: Reply, game_id: int) -> None:
    """The game's record as a file."""
    actor = bot.actor(reply.interaction)
    await bot.tables.archive.let_see(game_id, actor.user_id, reply.interaction.guild_id)
    with bot.under_way.one_each.at_work("export", actor.user_id):
        made = await bot.tables.archive.record(game_id)
    say = await bot.voices.to(actor, made)
    name = f"parlatorium-{made.game.replace('_', '-')}-{game_id}.json"
    alt = say.plain(Text("record-alt", game=game_title(made.game)))
    file = (name, record.written(made), alt)
    check = press("button-verify", game_id, say)
    await reply.say(Shape(say(Text("record-file", name=name)), drawn([[check]]), (file,)))


async def verify(bot: Front, reply: Reply, game_id: int) -> None:
    """Show commitment and seed, and whether the game, played again, is the same."""
    actor = bot.actor(reply.interaction)
    await bot.tables.archive.let_see(game_id, actor.user_id, reply.interaction.guild_id)
    with bot.under_way.one_each.at_work("verify", actor.user_id):
        made, verdict = await bot.tables.archive.verdict(game_id)
    say = await bot.voices.to(actor, made)
    lines = [
        Text("proof-heading", game=game_title(made.game)),
        Text("proof-before", commitment=made.commitment),
        Text("proof-after", seed=made.seed),
        *in_words(made, verdict),
        Text("proof-more"),
    ]
    *before, last = leaves([line for text in lines for line in say(text).split("\n")], CONTENT)
    for leaf in before:
        await reply.say(Shape(leaf))
    await reply.say(Shape(last, drawn([[press("button-export", game_id, say)]])))


async def statistics(bot: Front, reply: Reply, actor: Actor, guild_id: int | None, *, public: bool = False) -> None:
    """Show a person's finished games counted, or (`guild_id`) a server's; `public`: to everybody in the channel.
    Raises Refused if there are none.
    """
    archive, here = bot.tables.archive, reply.interaction.guild_id
    own, public = guild_id is None, public and here is not None
    if guild_id is None:
        # Others here may know whom one met here, and nobody else.
        found = await archive.statistics_of(actor.user_id, here if public else None)
    else:
        found = await archive.statistics_in(guild_id)
    told = StatisticsOf(bot.tables.games, found, own=own, who=actor.name, public=public)
    if not told.played:
        raise Refused(Text("stats-none" if own else "stats-none-here"))
    say = await bot.voices.to(actor)
    with bot.under_way.one_each.at_work("stats", actor.user_id):
        shapes = await _shapes(bot, told, say)
    for shape in shapes:
        await reply.say(shape, private=not public)


async def _shapes(bot: Front, told: StatisticsOf, say: Speaker) -> list[Shape]:
    """The account in words, in as many messages as it takes, the first with the picture."""
    picture = await bot.illustrated.drawing.statistics(told.title, told.panels(say.plain), told.words(), say.language)
    first, *more = leaves(told.message(say).splitlines(), CONTENT)
    return [Shape(first, pictures=attached("stats", picture)), *(Shape(leaf) for leaf in more)]
