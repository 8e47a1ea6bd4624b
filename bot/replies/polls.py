"""Polls, as the person who asked or votes sees them."""

from bot.messages.parts.outgoing import Shape
from bot.messages.poll_message import choices, poll_message
from bot.replies.front import Front
from bot.replies.reply import Reply
from bot.tables.acts.voting import PollView
from bot.tables.memory.loaded import LoadedGame
from bot.tables.terms.actors import Actor, Refused
from games.kernel.engine.text import Text


async def undoable(bot: Front, game_id: int, actor: Actor) -> Shape:
    """What a person may ask the others to take back, or the open poll. Raises Refused if nothing."""
    found = await bot.acts.voting.undoable(game_id, actor.user_id)
    say = await bot.voices.to(actor, found.loaded)
    if found.poll is not None:
        return poll_message(found.poll, say)
    if not found.prospects:
        raise Refused(Text("nothing-to-take-back"))
    return choices(game_id, found.prospects, say)


async def asked_back(bot: Front, game_id: int, actor: Actor, step: int, *, at_once: bool) -> Shape | None:
    """Ask the others to let a person take back the last step: what was asked. If not meant `at_once`, or the person
    should know more first: what can be asked. None: it is done, nobody had to be asked. Raises Refused.
    """
    simple = await bot.acts.voting.simply_last(game_id, actor.user_id, step)
    _, poll = await _seen(bot, game_id, actor)
    if not (at_once and simple) or (poll is not None and poll.state == "open"):
        return await undoable(bot, game_id, actor)
    if await bot.acts.voting.ask_back(game_id, actor.user_id, "step", step):
        return None
    return await newest(bot, game_id, actor)


async def newest(bot: Front, game_id: int, actor: Actor) -> Shape:
    """How the newest poll of a game stands. Raises Refused if there was none."""
    loaded, poll = await _seen(bot, game_id, actor)
    if poll is None:
        raise Refused(Text("vote-over"))
    return poll_message(poll, await bot.voices.to(actor, loaded))


async def note_asked(bot: Front, game_id: int, actor: Actor, reply: Reply) -> None:
    """Let this reply show how the poll just started in it ends."""
    _, poll = await _seen(bot, game_id, actor)
    if poll is not None and poll.mine and poll.state == "open":
        bot.posting.asks[game_id, poll.seat] = poll.token, reply.renewed


async def _seen(bot: Front, game_id: int, actor: Actor) -> tuple[LoadedGame, PollView | None]:
    """A game, and its newest poll as this person sees it. Raises Refused for others than its players."""
    loaded = await bot.tables.loaded(game_id)
    return loaded, await bot.acts.voting.poll_seen_by(game_id, loaded.seat_of(actor.user_id).seat)
