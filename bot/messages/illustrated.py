"""Whole messages with their pictures: the lobby, the table for everybody, the desk of one person."""

from bot.messages import desk_message, lobby_message, table_message
from bot.messages.outgoing import Shape
from bot.messages.pictures import Drawing
from bot.phrases import Phrasebook
from bot.tables.shown import Desk, Lobby, PublicTable


class Illustrated:
    """Puts words and pictures together, in the language of those who will read them."""

    def __init__(self, phrasebook: Phrasebook, drawing: Drawing) -> None:
        self.phrasebook = phrasebook
        self.drawing = drawing

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
        """A person's message: digest, hand, question and controls; `page` and `draft` of an answer half picked."""
        say = self.phrasebook.speaker(desk.language, desk.table.names, game=desk.table.game)
        picture = None if desk.plain else await self.drawing.hand(desk)
        return desk_message.turn(desk, say, picture, draft=draft, page=page)
