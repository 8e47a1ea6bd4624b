"""Pictures for messages: drawn outside the event loop, kept while they are likely to be requested again.

Laws: nothing is drawn on the event loop; if drawing fails, words take its place, for a game waits for its pictures.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import structlog
from msgspec.structs import replace

from bot.language.phrases import Phrasebook, people
from bot.messages.parts.headline import headline
from bot.messages.words.result_words import places
from bot.tables.show.shown import Desk, PublicTable
from games.kernel.contract.game import Result
from games.kernel.engine.text import Text
from renderers.surface.lettering import names_shown
from renderers.surface.stage import Picture, Stage
from renderers.whole.painter import PLAIN, painter_for
from renderers.whole.statistics import Panel, statistics

T = TypeVar("T")

log = structlog.get_logger()
KEPT = 4_000_000
"""How many bytes of picture files stay in memory: about fifty pictures, each with the views that it shows."""


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


class Drawing:
    """Draws tables and desks. Hands have their own thread: somebody waits for them with a finger on a button, while
    tables mostly follow later.
    """

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._phrasebook = phrasebook
        self._hands = ThreadPoolExecutor(1, thread_name_prefix="hands")
        self._tables = ThreadPoolExecutor(1, thread_name_prefix="tables")
        self._easel = Easel(phrasebook)
        self._kept: OrderedDict[Hashable, tuple[Picture, ...]] = OrderedDict()
        self._taken = 0

    async def table(self, table: PublicTable, language: str) -> tuple[Picture, ...]:
        """The table as everybody sees it, in one picture or several."""
        key = (
            "table",
            table.view,
            table.past.before,
            table.names,
            table.awaited,
            table.status,
            language,
            table.seated.safe,
        )
        return await self._drawn(self._tables, key, self._easel.table(table, language))

    async def hand(self, desk: Desk) -> Picture:
        """A seat's hand."""
        table, asked = desk.table, desk.question[1] if desk.question else None
        key = ("hand", desk.view, asked, table.past.before, table.names, desk.reader.language, table.seated.safe)
        return await self._one(self._hands, key, self._easel.hand(desk))

    async def own_board(self, desk: Desk) -> tuple[Picture, ...]:
        """A seat's own board, if it is on no picture of its question."""
        if desk.question is None or not painter_for(desk.table.game).own_board:
            return ()
        return (await self.hand(replace(desk, question=None)),)

    async def result(self, table: PublicTable, language: str) -> Picture:
        """The result of a game that has ended."""
        result = table.result
        if result is None:
            raise ValueError(f"game {table.game_id} has no result")
        draw = self._easel.result(table, result, language)
        key = ("result", table.game_id, table.view, table.names, table.past.history, language, table.seated.safe)
        return await self._one(self._tables, key, draw)

    async def statistics(self, title: Text, panels: Sequence[Panel], words: Sequence[Text], language: str) -> Picture:
        """Counted games."""
        say = self._phrasebook.speaker(language).plain
        draw = partial(statistics, say(title), panels, Stage((), say), words)
        return await self._one(self._tables, ("stats", say(title), tuple(panels), tuple(words), language), draw)

    async def legend(self, game: str, language: str, *, safe: bool) -> tuple[Picture, ...]:
        """The symbols in a game's pictures, explained; nothing if it has none."""
        painter = painter_for(game)
        say = self._phrasebook.speaker(language, game=game).plain
        draw = partial(painter.legend, Stage((), say, palette="safe" if safe else "normal"))
        return await self._drawn(self._hands, ("legend", game, language, safe), draw)

    def close(self) -> None:
        """Let the threads end."""
        for threads in (self._hands, self._tables):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _one(self, threads: ThreadPoolExecutor, key: Hashable, draw: Callable[[], Picture]) -> Picture:
        (drawn,) = await self._drawn(threads, key, lambda: (draw(),))
        return drawn

    async def _drawn(
        self, threads: ThreadPoolExecutor, key: Hashable, draw: Callable[[], tuple[Picture, ...]]
    ) -> tuple[Picture, ...]:
        pictures = self._kept.get(key)
        if pictures is None:
            pictures = await asyncio.get_running_loop().run_in_executor(threads, draw)
        self._keep(key, pictures)
        return pictures

    def _keep(self, key: Hashable, pictures: tuple[Picture, ...]) -> None:
        """Keep pictures, as the newest; those not requested for longest make room for them."""
        self._taken += _bytes(pictures) - _bytes(self._kept.pop(key, ()))
        self._kept[key] = pictures
        while self._taken > KEPT and len(self._kept) > 1:
            self._taken -= _bytes(self._kept.popitem(last=False)[1])


def _bytes(pictures: Sequence[Picture]) -> int:
    return sum(len(picture.data) for picture in pictures)
