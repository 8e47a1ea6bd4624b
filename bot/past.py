"""What was played, as people see it: records and whether they agree; the door to replays.

Law: all of it is said to the person who asked alone; nothing is played again on the event loop.
"""

from bot import record
from bot.addresses import Address
from bot.components import button, drawn
from bot.desk import Actor
from bot.drawing import Drawing
from bot.phrases import Phrasebook, Speaker
from bot.proof import in_words
from bot.record import Record
from bot.replays import Replays
from bot.reply import Reply
from bot.shapes import CONTENT, Shape
from bot.tables import Tables
from games.kernel.text import Text


class Past:
    """Shows what was played."""

    def __init__(self, tables: Tables, phrasebook: Phrasebook, drawing: Drawing) -> None:
        self.tables = tables
        self.phrasebook = phrasebook
        self.replays = Replays(tables, phrasebook, drawing)

    async def export(self, reply: Reply, game_id: int, actor: Actor) -> None:
        """The game's record as a file."""
        made = await self.tables.archive.record(game_id)
        say = await self._speaker(actor, made)
        name = f"parlatorium-{made.game.replace('_', '-')}-{game_id}.json"
        alt = say.plain(Text("record-alt", game=Text(f"game-{made.game}")))
        file = (name, record.written(made), alt)
        check = button(say.plain(Text("button-verify")), Address(game_id, verb="verify"))
        await reply.say(Shape(say(Text("record-file", name=name)), drawn([[check]]), (file,)))

    async def verify(self, reply: Reply, game_id: int, actor: Actor) -> None:
        """What commitment and seed are, and whether the game played again is the same."""
        made, verdict = await self.tables.archive.verdict(game_id)
        say = await self._speaker(actor, made)
        lines = [
            Text("proof-heading", game=Text(f"game-{made.game}")),
            Text("proof-before", commitment=made.commitment),
            Text("proof-after", seed=made.seed),
            *in_words(made, verdict),
            Text("proof-more"),
        ]
        await reply.say(Shape("\n".join(map(say, lines))[:CONTENT]))

    async def _speaker(self, actor: Actor, made: Record) -> Speaker:
        language = await self.tables.language(actor.user_id, actor.locale)
        return self.phrasebook.speaker(language, [seat.name for seat in made.seats], game=made.game)
