"""A look back on a finished game: asked for, worked out in the background while its person reads how far it is, and
shown moment by moment.
"""

import structlog

from bot.delivery.posting import Posting
from bot.delivery.voices import Voices
from bot.language.phrases import Speaker
from bot.messages.illustrated import Illustrated
from bot.messages.pages import review_message
from bot.messages.parts.outgoing import Shape
from bot.replies.progress import Progress
from bot.replies.reply import Reply, TooLate
from bot.tables.acts.reviews import Review, Reviews
from bot.tables.show import showing
from bot.tables.show.shown import Desk
from bot.tables.terms.actors import Actor
from db.people import players
from games.kernel.advice.hindsight import Lost
from games.kernel.engine.text import Text

log = structlog.get_logger()

PROGRESS_SECONDS = 4.0
"""How often a look back tells its progress: it may take minutes."""


class LookingBack:
    """Shows looks back."""

    def __init__(self, reviews: Reviews, voices: Voices, illustrated: Illustrated, posting: Posting) -> None:
        self.reviews = reviews
        self.tables = reviews.tables
        self.voices = voices
        self.illustrated = illustrated
        self.posting = posting

    async def show(self, reply: Reply, game_id: int, actor: Actor) -> None:
        """Look back on a person's decisions in a finished game. Raises Refused."""
        say = await self.voices.to(actor, await self.tables.loaded(game_id))
        progress = Progress(reply, PROGRESS_SECONDS)

        async def told(review: Review) -> None:
            await progress.tell(review_message.under_way(review, say))

        review = await self.reviews.of(game_id, actor.user_id, told)
        shapes = await self._shapes(game_id, review, actor, say.to(review.seat))
        try:
            await progress.tell(shapes[0], at_once=True)
            for shape in shapes[1:]:
                await reply.say(shape)
        except TooLate:
            # It took longer than Discord waits: it comes as a direct message.
            for shape in shapes:
                if isinstance(await self.posting.at_once(actor.user_id, shape), Text):
                    log.warning("too_late", interaction=reply.interaction.id, game=game_id)
                    return

    async def _shapes(self, game_id: int, review: Review, actor: Actor, say: Speaker) -> list[Shape]:
        """The findings as a whole, then each moment with its picture."""
        shapes = [review_message.summary(review, say)]
        for number, lost in enumerate(review.found, 1):
            picture = await self.illustrated.moment(await self._desk(game_id, review, lost, actor, say))
            shapes.append(review_message.moment(lost, number, review, say, picture))
        return shapes

    async def _desk(self, game_id: int, review: Review, lost: Lost, actor: Actor, say: Speaker) -> Desk:
        """The person's side at that moment."""
        person = await self.tables.database.read(lambda tx: players.get(tx, actor.user_id))
        game, moment = (await self.tables.loaded(game_id)).game, lost.moment
        return showing.aside(
            game, moment.view, moment.public, names=review.names, seat=review.seat, question=moment.choice,
            turn=moment.turn, language=say.language, person=person,
        )  # fmt: skip
