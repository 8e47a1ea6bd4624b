"""Pictures for messages: drawn beside the event loop, kept while they are likely to be asked for again.

Laws: nothing is drawn on the event loop; what cannot be drawn is shown in words, for a game waits for its pictures.
"""

import asyncio
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

import structlog
from msgspec.structs import replace

from bot.messages.captions import captions, in_words, turns
from bot.messages.headline import headline
from bot.messages.result_words import places, won
from bot.phrases import Phrasebook, people
from bot.tables.replay import Frame
from bot.tables.shown import Desk, PublicTable
from games.kernel.game import Result
from games.kernel.text import Text
from renderers.caption import Caption, caption_bar, title_card
from renderers.film import LAST_MS, Shot, film, fitting, reading_ms
from renderers.lettering import names_shown
from renderers.painter import PLAIN, painter_for
from renderers.sheet import picture
from renderers.stage import Picture, Stage
from renderers.statistics import Panel, statistics

KEPT = 8_000_000
"""How many bytes the files of the pictures take that stay in memory: about a hundred."""

FILMS_KEPT = 2
"""How many films stay in memory (some megabytes each)."""
FILM_BYTES = 6_000_000
"""What a film takes at most: on a phone under way it shall begin soon."""
STEP_BACK = 15
"""By how much the thread that draws films is nicer than the others: where a core is wanted by both, whoever plays has
it.
"""
TITLE_MS = 3000
"""How long the card stands that a film begins with."""
POINTS = Text("film-points")

T = TypeVar("T")

log = structlog.get_logger()


class Drawing:
    """Draws what tables and desks show. Hands have a thread of their own: somebody waits for them with a finger on a
    button, while tables mostly follow later; so have films, of which one is drawn at a time (`filming`), behind all
    others.
    """

    def __init__(self, phrasebook: Phrasebook) -> None:
        self._phrasebook = phrasebook
        self._hands = ThreadPoolExecutor(1, thread_name_prefix="hands")
        self._tables = ThreadPoolExecutor(1, thread_name_prefix="tables")
        self._films = ThreadPoolExecutor(1, thread_name_prefix="films", initializer=_stand_back)
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
        stage = replace(self._stage(table, desk.language), asked=asked, before=table.before)
        key = ("hand", desk.view, asked, table.before, table.names, desk.language, table.safe)
        painter, words = painter_for(table.game), desk.words
        draw = partial(painter.hand, desk.view, stage, words)
        return await self._one(self._hands, key, _or_else(draw, partial(PLAIN.hand, desk.view, stage, words)))

    async def result(self, table: PublicTable, language: str) -> Picture:
        """The result of a game that has ended."""
        result = table.result
        if result is None:
            raise ValueError(f"game {table.game_id} has no result")
        draw = self._of_result(table, result, language)
        key = ("result", table.game_id, table.view, table.names, table.history, language, table.safe)
        return await self._one(self._tables, key, draw)

    async def statistics(self, title: Text, panels: Sequence[Panel], words: Sequence[Text], language: str) -> Picture:
        """Counted games."""
        say = self._phrasebook.speaker(language, markdown=False)
        draw = partial(statistics, say(title), panels, Stage((), say), words)
        return await self._one(self._tables, ("stats", say(title), tuple(panels), tuple(words), language), draw)

    async def legend(self, game: str, language: str, *, safe: bool) -> tuple[Picture, ...]:
        """What the symbols of a game's pictures stand for; nothing if it has none."""
        painter = painter_for(game)
        say = self._phrasebook.speaker(language, markdown=False, game=game)
        draw = partial(painter.legend, Stage((), say, palette="safe" if safe else "normal"))
        return await self._drawn(self._hands, ("legend", game, language, safe), draw)

    def film_kept(self, key: Hashable) -> Picture | None:
        """The film that was drawn under this key lately."""
        if key in self._films_kept:
            self._films_kept.move_to_end(key)
        return self._films_kept.get(key)

    async def film(
        self,
        tables: Sequence[PublicTable],
        frames: Sequence[Frame],
        language: str,
        key: Hashable,
        told: Callable[[int], Awaitable[None]],
    ) -> Picture:
        """The tables one after the other, each with what `frames` tell of it, as an animated picture kept under `key`;
        after each one `told` is awaited with how many are drawn. Raises renderers.film.TooLarge.
        """
        aside = partial(asyncio.get_running_loop().run_in_executor, self._films)
        if painter_for(tables[-1].game).tells_points:
            frames = [replace(frame, points=()) for frame in frames]
        says = [self._stage(table, language).say for table in tables]
        said = await aside(captions, frames, says)
        most = await aside(self._room, tables[-1], said[-1], language)
        shots = [await aside(self._title, tables[-1], frames, language)]
        for table, caption in zip(tables, said, strict=True):
            shots.append(await aside(self._shot, table, caption, language, most))
            await told(len(shots) - 1)
        shots[len(tables) :] = await aside(self._end, tables[-1], shots[-1], language)
        made = await aside(film, shots, FILM_BYTES)
        kept = Picture(made.data, made.width, made.height, self._film_in_words(tables[-1], said, language))
        self._films_kept[key] = kept
        while len(self._films_kept) > FILMS_KEPT:
            self._films_kept.popitem(last=False)
        return kept

    def close(self) -> None:
        """Let the threads end."""
        for threads in (self._hands, self._tables, self._films):
            threads.shutdown(wait=False, cancel_futures=True)

    def _of_table(self, table: PublicTable, language: str, **some: int) -> Callable[[], tuple[Picture, ...]]:
        stopped = table.status == "aborted"
        stage = replace(self._stage(table, language), awaited=table.awaited, stopped=stopped, before=table.before)
        words = (headline(table), *table.words)
        draw = partial(painter_for(table.game).table, table.view, stage, words, **some)
        return _or_else(draw, partial(PLAIN.table, table.view, stage, words, **some))

    def _of_result(self, table: PublicTable, result: Result, language: str) -> Callable[[], Picture]:
        stage, words = self._stage(table, language), places(result)
        draw = partial(painter_for(table.game).result, result, table.view, stage, words, table.history)
        return _or_else(draw, partial(PLAIN.hand, table.view, stage, words))

    def _title(self, table: PublicTable, frames: Sequence[Frame], language: str) -> Shot:
        """The card that a film begins with: the game, who plays, how many turns there are, what the points mean."""
        stage, count = self._stage(table, language), turns(frames)
        lines = [*([Text("film-turns", count=count)] if count else []), *([POINTS] if frames[-1].points else [])]
        about = [stage.say(line) for line in lines]
        card = title_card(stage.say(Text(f"game-{table.game}")), about, range(len(table.names)), stage)
        return Shot((picture(card, (), stage).data,), shown_ms=TITLE_MS)

    def _room(self, table: PublicTable, caption: Caption, language: str) -> int:
        """How many of a table's pictures have room below what is said."""
        bar = caption_bar(caption, self._stage(table, language)).height
        return fitting([drawn.height for drawn in self._of_table(table, language)()], bar)

    def _shot(self, table: PublicTable, caption: Caption, language: str, most: int) -> Shot:
        """The table with what is said above it; whoever did none of that is not marked as awaited."""
        stage = self._stage(table, language)
        table = replace(table, awaited=tuple(seat for seat in table.awaited if seat in caption.seats))
        pictures = tuple(drawn.data for drawn in self._of_table(table, language, most=most)())
        return Shot(pictures, picture(caption_bar(caption, stage), (), stage).data, reading_ms(caption.words))

    def _end(self, table: PublicTable, last: Shot, language: str) -> list[Shot]:
        """The last picture; of a game that is over also the result, on which a film rests."""
        if table.result is None:
            return [replace(last, shown_ms=LAST_MS)]
        return [last, Shot((self._of_result(table, table.result, language)().data,), shown_ms=LAST_MS)]

    def _film_in_words(self, table: PublicTable, said: Sequence[Caption], language: str) -> str:
        say = self._stage(table, language).say
        about = say(Text("film-alt", game=Text(f"game-{table.game}"), count=len(said)))
        return in_words(about, [caption.words for caption in said], say(won(table.result)) if table.result else "")

    def _stage(self, table: PublicTable, language: str) -> Stage:
        say = self._phrasebook.speaker(language, table.names, markdown=False)
        names = names_shown([say(who) for who in people(range(len(table.names)))])
        say = self._phrasebook.speaker(language, names, markdown=False, game=table.game)
        return Stage(names=names, say=say, palette="safe" if table.safe else "normal", arranged=table.arranged)

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


def _stand_back() -> None:
    """Let this thread have what the others leave; only Linux knows threads that are nicer than their process."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + STEP_BACK)


def _or_else(draw: Callable[[], T], instead: Callable[[], T]) -> Callable[[], T]:
    """What draws, and whatever goes wrong, shows the same in words."""

    def drawn() -> T:
        try:
            return draw()
        except Exception:
            log.exception("not_drawn")
            return instead()

    return drawn


def _bytes(pictures: Sequence[Picture]) -> int:
    return sum(len(picture.data) for picture in pictures)
