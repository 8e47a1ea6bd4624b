"""A look back on a finished game: asked for, worked out in the background while its person reads how far it is, and
shown moment by moment.
"""

import structlog

from bot.language.phrases import Speaker
from bot.messages.pages import review_message
from bot.messages.parts.outgoing import Shape
from bot.replies.front import Front
from bot.replies.progress import Progress
from bot.replies.reply import Reply, TooLate
from bot.tables.acts.reviews import Review
from bot.tables.show import showing
from bot.tables.show.shown import Desk
from bot.tables.terms.actors import Actor
from db.people import players
from games.kernel.advice.hindsight import Lost
from games.kernel.engine.text import Text

log = structlog.get_logger()

PROGRESS_SECONDS = 4.0
"""How often a look back tells its progress: it may take minutes."""


async def show(bot: Front, reply: Reply, game_id: int) -> None:
    """Look back on a person's decisions in a finished game. Raises Refused."""
    actor = bot.actor(reply.interaction)
    say = await bot.voices.to(actor, await bot.tables.loaded(game_id))
    progress = Progress(reply, PROGRESS_SECONDS)

    async def told(review: Review) -> None:
        await progress.tell(review_message.under_way(review, say))

    review = await bot.reading.reviews.of(game_id, actor.user_id, told)
    shapes = await _shapes(bot, game_id, review, actor, say.to(review.seat))
    try:
        await progress.tell(shapes[0], at_once=True)
        for shape in shapes[1:]:
            await reply.say(shape)
    except TooLate:
        # It took longer than Discord waits: it comes as a direct message.
        for shape in shapes:
            if isinstance(await bot.posting.at_once(actor.user_id, shape), Text):
                log.warning("too_late", interaction=reply.interaction.id, game=game_id)
                return


async def _shapes(bot: Front, game_id: int, review: Review, actor: Actor, say: Speaker) -> list[Shape]:
    """The findings as a whole, then each moment with its picture."""
    shapes = [review_message.summary(review, say)]
    for number, lost in enumerate(review.found, 1):
        picture = await bot.illustrated.moment(await _desk(bot, game_id, review, lost, actor, say))
        shapes.append(review_message.moment(lost, number, review, say, picture))
    return shapes


async def _desk(bot: Front, game_id: int, review: Review, lost: Lost, actor: Actor, say: Speaker) -> Desk:
    """The person's side at that moment."""
    person = await bot.tables.database.read(lambda tx: players.get(tx, actor.user_id))
    game, moment = (await bot.tables.loaded(game_id)).game, lost.moment
    return showing.aside(
        game, moment.view, moment.public, names=review.names, seat=review.seat, question=moment.choice,
        turn=moment.turn, language=say.language, person=person,
    )  # fmt: skip
