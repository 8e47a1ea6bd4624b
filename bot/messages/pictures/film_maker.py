"""A game as a film, and the process beside the bot that makes one.

``python -m bot.messages.pictures.film_maker [json]`` reads what to show, writes its progress and finally the film, and
ends: all its memory is freed with it. Its log is written for a person, or as JSON.

It gives way to everything else on the machine.
"""

import os
import pickle
import sys
from collections.abc import Callable, Sequence
from typing import BinaryIO, TypeAlias

import msgspec
import structlog
from msgspec.structs import replace

from bot import logs
from bot.host.beside import framed
from bot.language.phrases import Phrasebook
from bot.messages.pictures.pictures import Easel
from bot.messages.words.captions import captions, in_words, turns
from bot.messages.words.result_words import won
from bot.tables.past.replay import Frame
from bot.tables.show.shown import PublicTable
from games.kernel.engine.text import Text, game_title
from renderers.parts.caption import Caption, caption_bar, title_card
from renderers.surface.sheet import picture
from renderers.surface.stage import Picture
from renderers.whole.film import LAST_MS, Shot, TooLarge, film, fitting, reading_ms
from renderers.whole.painter import painter_for

STEP_BACK = 15
"""Its niceness above the bot's: if both want a core, the players get it."""
TITLE_MS = 3000
"""How long a film's opening card is shown."""
POINTS = Text("film-points")

log = structlog.get_logger()


class FilmOrder(msgspec.Struct, frozen=True):
    """An order for a film: tables one after the other, each with the story of its `frames`, in at most
    `limit` bytes.
    """

    tables: tuple[PublicTable, ...]
    frames: tuple[Frame, ...]
    language: str
    limit: int


class TablesDrawn(msgspec.Struct, frozen=True, tag=True):
    """How many tables are drawn."""

    tables: int


class Made(msgspec.Struct, frozen=True, tag=True):
    """The film; None: it is too large."""

    film: Picture | None


Said: TypeAlias = TablesDrawn | Made


def made(easel: Easel, order: FilmOrder, drawn: Callable[[int], None]) -> Picture:
    """The film; `drawn` is called after each table with how many are drawn. Raises renderers.whole.film.TooLarge."""
    tables, frames, language = order.tables, order.frames, order.language
    if painter_for(tables[-1].game).tells_points:
        frames = tuple(replace(frame, points=()) for frame in frames)
    said = captions(frames, [easel.stage(table, language).say for table in tables])
    most = _room(easel, tables[-1], said[-1], language)
    shots = [_title(easel, tables[-1], frames, language)]
    for table, caption in zip(tables, said, strict=True):
        shots.append(_shot(easel, table, caption, language, most))
        drawn(len(shots) - 1)
    shots[len(tables) :] = _end(easel, tables[-1], shots[-1], language)
    return film(shots, order.limit, _in_words(easel, tables[-1], said, language))


def _title(easel: Easel, table: PublicTable, frames: Sequence[Frame], language: str) -> Shot:
    """A film's opening card: the game, who plays, how many turns there are, what the points mean."""
    stage, count = easel.stage(table, language), turns(frames)
    lines = [*([Text("film-turns", count=count)] if count else []), *([POINTS] if frames[-1].points else [])]
    about = [stage.say(line) for line in lines]
    card = title_card(stage.say(game_title(table.game)), about, range(len(table.names)), stage)
    return Shot((picture(card, (), stage).data,), shown_ms=TITLE_MS)


def _room(easel: Easel, table: PublicTable, caption: Caption, language: str) -> int:
    """How many of a table's pictures have room below the caption."""
    bar = caption_bar(caption, easel.stage(table, language)).height
    return fitting([drawn.height for drawn in easel.table(table, language)()], bar)


def _shot(easel: Easel, table: PublicTable, caption: Caption, language: str, most: int) -> Shot:
    """The table with the caption above it; a person who did none of that is not marked as awaited."""
    stage = easel.stage(table, language)
    table = replace(table, awaited=tuple(seat for seat in table.awaited if seat in caption.seats))
    pictures = tuple(drawn.data for drawn in easel.table(table, language, most=most)())
    return Shot(pictures, picture(caption_bar(caption, stage), (), stage).data, reading_ms(caption.words))


def _end(easel: Easel, table: PublicTable, last: Shot, language: str) -> list[Shot]:
    """The last picture; for a finished game also the result, on which a film rests."""
    if table.result is None:
        return [replace(last, shown_ms=LAST_MS)]
    return [last, Shot((easel.result(table, table.result, language)().data,), shown_ms=LAST_MS)]


def _in_words(easel: Easel, table: PublicTable, said: Sequence[Caption], language: str) -> str:
    say = easel.stage(table, language).say
    about = say(Text("film-alt", game=game_title(table.game), count=len(said)))
    return in_words(about, [caption.words for caption in said], say(won(table.result)) if table.result else "")


def serve(asked: BinaryIO, told: BinaryIO) -> None:
    """Make one film."""

    def tell(message: Said) -> None:
        told.write(framed(message))
        told.flush()

    # Only the bot that has started this process writes here.
    order: FilmOrder = pickle.load(asked)
    try:
        tell(Made(made(Easel(Phrasebook.load()), order, lambda tables: tell(TablesDrawn(tables)))))
    except TooLarge:
        tell(Made(None))
    except Exception:
        log.exception("film_failed")


if __name__ == "__main__":
    if sys.platform != "win32":
        os.nice(STEP_BACK)
    logs.configure("warning", "json" if "json" in sys.argv[1:] else "console")
    serve(sys.stdin.buffer, sys.stdout.buffer)
