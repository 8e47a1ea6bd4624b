"""Whole messages with their pictures: the lobby, the table for everybody, the desk of one person."""

from bot.messages import desk_message, lobby_message, table_message
from bot.messages.advising import Advising
from bot.messages.outgoing import Shape
from bot.messages.pictures import Drawing
from bot.phrases import Phrasebook, Speaker
from bot.tables.shown import Desk, Lobby, PublicTable


class Illustrated:
    """Puts words and pictures together, in the language of those who will read them."""

    def __init__(self, phrasebook: Phrasebook, drawing: Drawing, advising: Advising) -> None:
        self.phrasebook = phrasebook
        self.drawing = drawing
        self.advising = advising

    def lobby(self, lobby: Lobby) -> Shape:
        """A table before its start."""
        say = self.phrasebook.speaker(lobby.language, lobby.names, game=lobby.game)
        return lobby_message.lobby(lobby, say)

    async def table(self, table: PublicTable) -> Shape:
        """The public message of a game that has begun: its table, or its result."""
        say = self.phrasebook.speaker(table.language, table.names, game=table.game)
        if table.result is not None:
            return table_message.result(table, say, await self.drawing.result(table, table.language))
        return table_message.status(table, say, await self.drawing.table(table, table.language))

    async def desk(self, desk: Desk, *, page: int = 0, draft: tuple[int, ...] = ()) -> Shape:
        """A person's message: question, hand, what happened and the controls, or how the game ended; `page` and `draft`
        of an answer half picked.
        """
        say, table = self._speaker(desk), desk.table
        if table.status == "aborted":
            return desk_message.called_off(desk, say)
        if table.result is not None:
            picture = None if desk.plain else await self.drawing.result(table, desk.language)
            return desk_message.result(desk, say, picture)
        picture = None if desk.plain else await self.drawing.hand(desk)
        return desk_message.turn(await self.advising.advised(desk), say, picture, draft=draft, page=page)

    def answered(self, desk: Desk) -> Shape:
        """What a person's older message shrinks to."""
        return desk_message.answered(desk, self._speaker(desk))

    def _speaker(self, desk: Desk) -> Speaker:
        return self.phrasebook.speaker(desk.language, desk.table.names, game=desk.table.game).to(desk.seat)
