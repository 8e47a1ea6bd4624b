"""The ingredients of a table's pictures: the language and names of its people, its painter, and the words for anything
that cannot be drawn.

Law: if drawing fails, words take its place, for a game waits for its pictures.
"""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

import structlog
from msgspec.structs import replace

from bot.language.phrases import Phrasebook, people
from bot.messages.parts.headline import headline
from bot.messages.words.result_words import places
from bot.tables.show.shown import Desk, PublicTable
from games.kernel.contract.game import Result
from renderers.surface.lettering import names_shown
from renderers.surface.stage import Picture, Stage
from renderers.whole.painter import PLAIN, painter_for

T = TypeVar("T")

log = structlog.get_logger()


class Easel:
    """Prepares pictures of tables; the returned functions draw them, wherever called."""

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._phrasebook = phrasebook

    def stage(self, table: PublicTable, language: str) -> Stage:
        """The audience of a table's pictures."""
        say = self._phrasebook.speaker(language, table.names).plain
        names = names_shown([say(who) for who in people(range(len(table.names)))])
        say = self._phrasebook.speaker(language, names, game=table.game).plain
        return Stage(
            names=names, say=say, palette="safe" if table.seated.safe else "normal", arranged=table.past.arranged
        )

    def table(self, table: PublicTable, language: str, **some: int) -> Callable[[], tuple[Picture, ...]]:
        """The table as everybody sees it, in one picture or several."""
        stopped = table.status == "aborted"
        stage = replace(self.stage(table, language), awaited=table.awaited, stopped=stopped, before=table.past.before)
        words = (headline(table), *table.words)
        draw = partial(painter_for(table.game).table, table.view, stage, words, **some)
        return _or_else(draw, partial(PLAIN.table, table.view, stage, words, **some))

    def hand(self, desk: Desk) -> Callable[[], Picture]:
        """A seat's hand."""
        table, asked, words = desk.table, desk.question[1] if desk.question else None, desk.words
        stage = replace(self.stage(table, desk.reader.language), asked=asked, before=table.past.before)
        draw = partial(painter_for(table.game).hand, desk.view, stage, words)
        return _or_else(draw, partial(PLAIN.hand, desk.view, stage, words))

    def result(self, table: PublicTable, result: Result, language: str) -> Callable[[], Picture]:
        """How a game ended."""
        stage, words = self.stage(table, language), places(result)
        draw = partial(painter_for(table.game).result, result, table.view, stage, words, table.past.history)
        return _or_else(draw, partial(PLAIN.hand, table.view, stage, words))


def _or_else(draw: Callable[[], T], instead: Callable[[], T]) -> Callable[[], T]:
    """Draw, or show the same in words if anything goes wrong."""

    def drawn() -> T:
        try:
            return draw()
        except Exception:
            log.exception("not_drawn")
            return instead()

    return drawn
