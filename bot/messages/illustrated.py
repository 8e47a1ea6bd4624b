"""Whole messages with their pictures: the lobby, the table for everybody, the desk of one person."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from bot.language.phrases import Phrasebook, Speaker
from bot.messages import desk_message, lesson_message, lobby_message, rehearsal_message, table_message
from bot.messages.parts.beside import NOTHING, Beside
from bot.messages.parts.outgoing import Shape
from bot.messages.pictures.faces import Faces
from bot.messages.pictures.pictures import Drawing
from bot.messages.words import prepared_words
from bot.messages.words.advising import Advising
from bot.tables.acts.lessons import Lecture
from bot.tables.acts.preparing import Rehearsal
from bot.tables.show.shown import Answered, Desk, Lately, Lobby, NextTurn, PublicTable
from games.kernel.contract.game import Game
from games.kernel.contract.lesson import Shown
from games.kernel.engine.text import Text
from games.kernel.learning.lessons import LEARNER
from renderers.surface.stage import Picture

Coached: TypeAlias = Callable[[Desk], Awaitable[Mapping[str, int] | None]]
"""How often its person has answered which question there; None without a coach."""


async def alone(_desk: Desk) -> None:
    """Nobody has a coach."""


class Illustrated:
    """Combines words and pictures, in the readers' language."""

    def __init__(
        self, phrasebook: Phrasebook, drawing: Drawing, advising: Advising, faces: Faces, coached: Coached = alone
    ) -> None:
        self.phrasebook = phrasebook
        self.drawing = drawing
        self.advising = advising
        self.faces = faces
        self.coached = coached

    def lobby(self, lobby: Lobby) -> Shape:
        """A table before its start."""
        say = self.phrasebook.at(lobby, lobby.language)
        return lobby_message.lobby(lobby, say)

    async def table(self, table: PublicTable) -> Shape:
        """The public message of a game that has begun: its table, or its result."""
        say = self.phrasebook.at(table, table.language)
        if table.result is not None:
            return table_message.result(table, say, await self.drawing.result(table, table.language))
        return table_message.status(table, say, await self.drawing.table(table, table.language))

    async def desk(self, desk: Desk, beside: Beside = NOTHING, *, page: int = 0, draft: tuple[int, ...] = ()) -> Shape:
        """A person's message: question, hand, what happened and the controls, or how the game ended; `page` and `draft`
        of a half-picked answer.
        """
        say, table = self._speaker(desk), desk.table
        if table.status == "aborted":
            return desk_message.called_off(desk, say)
        if table.result is not None:
            picture = None if desk.reader.plain else await self.drawing.result(table, desk.reader.language)
            return desk_message.result(desk, say, picture)
        picture = None if desk.reader.plain else await self.drawing.hand(desk)
        if desk.question is None:
            beside = replace(beside, laid_ready=await self._laid_ready(desk))
        else:
            advice, before = await self.advising.advised(desk), await self.coached(desk)
            joints, faces = await self.advising.joined(desk), self._faces(desk)
            beside = replace(beside, advice=advice, answered_before=before, joints=joints, faces=faces)
        return desk_message.turn(desk, say, picture, beside, draft=draft, page=page)

    async def result_alone(self, table: PublicTable, say: Speaker, *, plain: bool) -> Shape:
        """How a game ended, for a person who has no seat there any more; `plain`: in words."""
        picture = None if plain else await self.drawing.result(table, say.language)
        return desk_message.result_alone(table, say, picture)

    async def rehearsal(self, seen: Rehearsal, *, answered: Answered | None = None) -> Shape:
        """The rehearsal of a person's next turn: its open question, or its end; `answered` is the latest answer at the
        table itself.
        """
        game, say, now = self._game(seen), self._speaker(seen.desk), seen.now
        words = game.words.hand(now.view)
        lately = seen.desk.lately if answered else replace(seen.desk.lately, done=())
        desk = replace(seen.desk, view=now.view, words=words, question=now.asked, lately=lately, next_turn=NextTurn())
        picture = None if desk.reader.plain else await self.drawing.hand(desk)
        if now.asked is None:
            return rehearsal_message.decided(game, seen, desk, say, picture, Beside(answered))
        advice = await self.advising.advised(desk, alone=True)
        beside = Beside(answered, advice=advice, faces=self._faces(desk))
        return rehearsal_message.question(game, seen, desk, say, picture, beside)

    async def lecture(self, seen: Lecture) -> Shape:
        """The present lesson, or the list of all."""
        if seen.desk is None or seen.sitting is None:
            return lesson_message.listed(seen, self.phrasebook.speaker(seen.language, game=seen.game))
        pictures = await self._of_lesson(seen.desk, seen.sitting.shows, seen.sitting.sheet)
        say = self._speaker(seen.desk).to(LEARNER)
        return lesson_message.lecture(seen, say, pictures, self._faces(seen.desk))

    async def lesson_table(self, desk: Desk) -> Shape:
        """The table of a lesson."""
        own = () if desk.reader.plain else await self.drawing.own_board(desk)
        return lesson_message.table(desk, self._speaker(desk), (*own, *await self._of_lesson(desk, "table")))

    async def moment(self, desk: Desk) -> Picture | None:
        """A person's view at one moment, for those who look at pictures."""
        return None if desk.reader.plain else await self.drawing.hand(desk)

    async def _of_lesson(self, desk: Desk, shown: Shown, sheet: int = 0) -> tuple[Picture, ...]:
        """Its pictures, for those who look at pictures; one sheet of the table, or all (0)."""
        if desk.reader.plain:
            return ()
        if desk.table.result is not None:
            return (await self.drawing.result(desk.table, desk.reader.language),)
        own = (await self.drawing.hand(desk),) if shown != "table" else ()
        if shown == "hand":
            return own
        sheets = await self.drawing.table(desk.table, desk.reader.language)
        return (*own, *(sheets[sheet - 1 : sheet] if sheet else sheets))

    def rules(self, seen: Rehearsal) -> Shape:
        """The rules of a prepared turn."""
        desk = replace(seen.desk, lately=Lately())
        return rehearsal_message.rules(self._game(seen), seen, desk, self._speaker(desk))

    def rule(self, seen: Rehearsal, place: int, *, page: int = 0, draft: tuple[int, ...] = ()) -> Shape:
        """One of them, with the picks for its list so far."""
        say = self._speaker(seen.desk)
        return rehearsal_message.rule(self._game(seen), seen, place, say, page=page, draft=draft)

    def stops(self, seen: Rehearsal) -> Shape:
        """What stops a prepared turn."""
        return rehearsal_message.when_it_stops(self._game(seen), seen, self._speaker(seen.desk))

    def turns(self, seen: Rehearsal) -> Shape:
        """For how many turns it is."""
        return rehearsal_message.how_many_turns(seen, self._speaker(seen.desk))

    def _game(self, seen: Rehearsal) -> Game:
        return self.advising.games[seen.desk.table.game]

    def _faces(self, desk: Desk) -> Mapping[str, str]:
        """The faces before the options, for those who look at pictures."""
        return {} if desk.reader.plain or desk.question is None else self.faces.of(desk.table.game, desk.question[1])

    async def _laid_ready(self, desk: Desk) -> tuple[Text, ...]:
        """The prepared turn in words."""
        if desk.next_turn.ready is None:
            return ()
        game = self.advising.games[desk.table.game]
        return await asyncio.to_thread(prepared_words.as_laid_ready, game, desk.view, desk.seat, desk.next_turn.ready)

    def answered(self, desk: Desk, *, carried: bool = False) -> Shape | None:
        """The short form of a person's older message, None if there is nothing to say; `carried`: the newer one tells
        of a prepared turn.
        """
        return desk_message.answered(desk, self._speaker(desk), carried=carried)

    def _speaker(self, desk: Desk) -> Speaker:
        return self.phrasebook.at(desk.table, desk.reader.language).to(desk.seat)
