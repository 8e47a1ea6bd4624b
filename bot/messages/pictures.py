"""Pictures for messages: drawn beside the event loop, kept while they are likely to be asked for again.

Law: nothing is drawn on the event loop.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from msgspec.structs import replace

from bot.messages.headline import headline
from bot.messages.result_words import places
from bot.phrases import Phrasebook, people
from bot.tables.shown import Desk, PublicTable
from games.kernel.text import Text
from renderers.film import film
from renderers.lettering import names_shown
from renderers.painter import painter_for
from renderers.stage import Picture, Stage
from renderers.statistics import Bars, statistics

KEPT = 8_000_000
"""How many bytes the files of the pictures take that stay in memory: about a hundred."""

FILMS_KEPT = 4
"""How many films stay in memory (some megabytes each)."""
FILM_BYTES = 8_000_000
"""What a film takes at most: Discord lets nobody send much more."""


class Drawing:
    """Draws what tables and desks show. Hands have a thread of their own: somebody waits for them with a finger on a
    button, while tables mostly follow later; so have films, of which one is drawn at a time (`filming`).
    """

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._phrasebook = phrasebook
        self._hands = ThreadPoolExecutor(1, thread_name_prefix="hands")
        self._tables = ThreadPoolExecutor(1, thread_name_prefix="tables")
        self._films = ThreadPoolExecutor(1, thread_name_prefix="films")
        self._films_kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self.filming = asyncio.Lock()
        self._kept: OrderedDict[Hashable, tuple[Picture, ...]] = OrderedDict()
        self._taken = 0

    async def table(self, table: PublicTable, language: str) -> tuple[Picture, ...]:
        """The table as everybody sees it, in one picture or several."""
        key = ("table", table.view, table.before, table.names, table.awaited, table.status, language, table.safe)
        return await self._drawn(self._tables, key, self._of_table(table, language))

    async def hand(self, desk: Desk) -> Picture:
        """A seat's hand."""
        table, asked = desk.table, desk.question[1] if desk.question else None
        stage = replace(self._stage(table, desk.language), asked=asked)
        draw = partial(painter_for(table.game).hand, desk.view, stage, desk.words)
        return await self._one(self._hands, ("hand", desk.view, asked, table.names, desk.language, table.safe), draw)

    async def result(self, table: PublicTable, language: str) -> Picture:
        """The result of a game that has ended."""
        result = table.result
        if result is None:
            raise ValueError(f"game {table.game_id} has no result")
        stage = self._stage(table, language)
        painter = painter_for(table.game)
        draw = partial(painter.result, result, table.view, stage, places(result), table.history)
        return await self._one(self._tables, ("result", table.game_id, language, table.safe), draw)

    async def statistics(self, title: Text, groups: Sequence[Bars], words: Sequence[Text], language: str) -> Picture:
        """Counted games as bars."""
        say = self._phrasebook.speaker(language, markdown=False)
        draw = partial(statistics, say(title), groups, Stage((), say), words)
        return await self._one(self._tables, ("stats", say(title), tuple(groups), language), draw)

    async def legend(self, game: str, language: str, *, safe: bool) -> tuple[Picture, ...]:
        """What the symbols of a game's pictures stand for; nothing if it has none."""
        painter = painter_for(game)
        say = self._phrasebook.speaker(language, markdown=False, game=game)
        draw = partial(painter.legend, Stage((), say, palette="safe" if safe else "normal"))
        return await self._drawn(self._hands, ("legend", game, language, safe), draw)

    def film_kept(self, key: Hashable) -> Picture | None:
        """The film that was drawn under this key lately."""
        return self._films_kept.get(key)

    async def film(
        self, tables: Sequence[PublicTable], language: str, key: Hashable, told: Callable[[int], Awaitable[None]]
    ) -> Picture:
        """The tables one after the other, as an animated picture kept under `key`; after each one `told` is awaited
        with how many are drawn. Raises renderers.film.TooLarge.
        """
        loop = asyncio.get_running_loop()
        pictures: list[Picture] = []
        for table in tables:
            pictures.append((await loop.run_in_executor(self._films, self._of_table(table, language)))[0])
            await told(len(pictures))
        data = await loop.run_in_executor(self._films, film, [picture.data for picture in pictures], FILM_BYTES)
        say = self._phrasebook.speaker(language, markdown=False)
        alt = say(Text("film-alt", game=Text(f"game-{tables[-1].game}"), count=len(tables)))
        made = Picture(data, pictures[-1].width, pictures[-1].height, alt)
        self._films_kept[key] = made
        while len(self._films_kept) > FILMS_KEPT:
            self._films_kept.popitem(last=False)
        return made

    def close(self) -> None:
        """Let the threads end."""
        for threads in (self._hands, self._tables, self._films):
            threads.shutdown(wait=False, cancel_futures=True)

    def _of_table(self, table: PublicTable, language: str) -> Callable[[], tuple[Picture, ...]]:
        stopped = table.status == "aborted"
        stage = replace(self._stage(table, language), awaited=table.awaited, stopped=stopped, before=table.before)
        return partial(painter_for(table.game).table, table.view, stage, (headline(table), *table.words))

    def _stage(self, table: PublicTable, language: str) -> Stage:
        say = self._phrasebook.speaker(language, table.names, markdown=False)
        names = names_shown([say(who) for who in people(range(len(table.names)))])
        say = self._phrasebook.speaker(language, names, markdown=False, game=table.game)
        return Stage(names=names, say=say, palette="safe" if table.safe else "normal")

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
        """Keep pictures, as the newest; those not asked for longest make room for them."""
        self._taken += _bytes(pictures) - _bytes(self._kept.pop(key, ()))
        self._kept[key] = pictures
        while self._taken > KEPT and len(self._kept) > 1:
            self._taken -= _bytes(self._kept.popitem(last=False)[1])


def _bytes(pictures: Sequence[Picture]) -> int:
    return sum(len(picture.data) for picture in pictures)
