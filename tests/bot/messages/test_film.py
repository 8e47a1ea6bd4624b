"""The film of a game: what is in it, and that it is made beside the bot in a process that leaves nothing behind."""

import asyncio
import os
import sys
from collections.abc import Sequence
from io import BytesIO
from typing import Any

import psutil
import pytest
from msgspec.structs import replace
from PIL import Image
from structlog.testing import capture_logs

from bot.messages.parts.outgoing import ALT
from bot.messages.pictures import film_maker
from bot.messages.pictures.film_maker import STEP_BACK, TITLE_MS
from bot.messages.pictures.filming import KEPT, FilmFailed, Filming
from bot.replies.reading.replays import FILM_BYTES
from bot.tables.past.replay import course
from games.dominion import GAME
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Setup
from games.kernel.engine.text import Text
from games.kernel.match import Match
from renderers.parts.caption import Caption
from renderers.parts.caption import caption_bar as bar
from renderers.surface.sheet import TALLEST, WIDTH
from renderers.surface.stage import Picture, Stage
from renderers.whole.film import LAST_MS, Shot, TooLarge
from renderers.whole.painter import Painter, painter_for
from tests.bot.filmed import filmed, ordered, whole_game
from tests.bot.scenes import BOOK

NICEST = 19


class Progress:
    """Hears how many tables are drawn, and looks at the process that draws them."""

    def __init__(self) -> None:
        self.heard = list[int]()
        self.makers = dict[int, psutil.Process]()
        self.niceness = set[int]()

    async def told(self, drawn: int) -> None:
        """So many are drawn."""
        self.heard.append(drawn)
        for maker in makers():
            self.makers[maker.pid] = maker
            self.niceness |= {maker.nice()} if drawn else set()

    async def let_die(self, drawn: int) -> None:
        """The process dies after the first one."""
        await self.told(drawn)
        for maker in makers() if drawn else []:
            maker.kill()


def makers() -> list[psutil.Process]:
    """The processes that make films for us."""
    return [child for child in psutil.Process().children() if "bot.messages.pictures.film_maker" in child.cmdline()]


async def test_a_film_is_made_in_a_process_of_its_own_that_is_gone_then_and_is_the_same_to_the_byte() -> None:
    order, filming, progress = ordered(*whole_game("dominion"), "de", 3), Filming(), Progress()
    film = await filming.film(order, "a", progress.told)
    assert film == filmed(BOOK, order)
    assert progress.heard == [0, 1, 2, 3]
    assert len(progress.makers) == 1
    assert not makers()
    assert not filming.ordered


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody is nicer than others")
async def test_who_plays_comes_before_a_film() -> None:
    progress = Progress()
    await Filming().film(ordered(*whole_game("dominion"), "de", 2), "a", progress.told)
    assert progress.niceness == {min(os.getpriority(os.PRIO_PROCESS, 0) + STEP_BACK, NICEST)}


async def test_a_film_whose_process_dies_is_told_so_and_the_next_one_is_made() -> None:
    order, filming, progress = ordered(*whole_game("dominion"), "de", 3), Filming(), Progress()
    with capture_logs() as noted, pytest.raises(FilmFailed):
        await filming.film(order, "a", progress.let_die)
    assert [(line["event"], line["game"]) for line in noted] == [("film_failed", "dominion")]
    assert not makers()
    assert not filming.ordered
    assert filming.kept("a") is None
    assert (await filming.film(order, "a", progress.told)).data


async def test_films_that_are_being_made_and_waited_for_when_the_bot_ends_are_given_up() -> None:
    order, filming, closing = ordered(*whole_game("dominion"), "de", 3), Filming(), list[asyncio.Task[None]]()

    async def told(drawn: int) -> None:
        if drawn == 1:
            closing.append(asyncio.create_task(filming.close()))

    with capture_logs():
        both = await asyncio.gather(*(filming.film(order, key, told) for key in "ab"), return_exceptions=True)
    assert [type(one) for one in both] == [FilmFailed, FilmFailed]
    await asyncio.gather(*closing)
    assert not makers()


async def test_a_film_that_is_too_large_is_said_to_be_so() -> None:
    with pytest.raises(TooLarge):
        await Filming().film(ordered(*whole_game("dominion"), "de", 2, limit=10), "a", Progress().told)


async def test_only_the_newest_films_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    filming = Filming()

    async def made(*_: object) -> Picture:
        return Picture(b"film", 1, 1, "")

    monkeypatch.setattr(filming, "_made", made)
    order = ordered(*whole_game("dominion"), "de", 2)
    for key in range(KEPT + 1):
        await filming.film(order, key, Progress().told)
        assert filming.kept(0) is not None
    assert [filming.kept(key) is not None for key in range(KEPT + 1)] == [key != 1 for key in range(KEPT + 1)]


@pytest.mark.long
@pytest.mark.parametrize("name", find_games())
def test_a_film_is_small_says_what_happens_and_ends_with_the_result(name: str) -> None:
    match, frames = whole_game(name)
    film = filmed(BOOK, ordered(match, frames, "en", 10))
    assert len(film.data) <= FILM_BYTES
    assert film.height <= film.width * TALLEST / WIDTH
    moving = Image.open(BytesIO(film.data))
    assert moving.size == (film.width, film.height)
    moving.load()
    assert moving.info["duration"] == TITLE_MS
    moving.seek(moving.n_frames - 1)
    moving.load()
    assert moving.info["duration"] == LAST_MS
    assert len(film.alt) <= ALT
    assert any(name in film.alt for name in ("Anna", "Ben", "Clara"))


def test_only_of_a_game_that_is_over_a_film_tells_points_and_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = list[list[Shot]]()

    def noted(shots: list[Shot], limit: int, words: str) -> Picture:
        packed.append(shots)
        return Picture(b"", 1, limit, words)

    monkeypatch.setattr(film_maker, "film", noted)
    match, frames = whole_game("dominion")
    running = Match.begin(GAME, Setup(3), b"film")
    open_frames = course(GAME, running.setup, b"film", [])
    filmed(BOOK, ordered(match, frames, "de", 4))
    filmed(BOOK, ordered(running, (*open_frames, replace(open_frames[0], step=1)), "de", 4))
    over, going = packed
    assert [bool(shot.bar) for shot in over] == [False, True, True, True, True, False]
    assert [bool(shot.bar) for shot in going] == [False, True, True]
    higher, lower = (Image.open(BytesIO(shots[1].bar)).height for shots in (over, going))
    assert higher > lower, "no points"
    assert [shots[-1].shown_ms for shots in packed] == [LAST_MS, LAST_MS]


@pytest.mark.parametrize("name", find_games())
def test_in_a_film_nobody_is_marked_but_who_did_what_is_said_above(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    marked, said = list[tuple[int, ...]](), list[tuple[int, ...]]()
    drawn = Painter.table

    def table(self: Painter, view: Any, stage: Stage, words: Sequence[Text], **some: int) -> tuple[Picture, ...]:
        marked.append(stage.awaited)
        return drawn(self, view, stage, words, **some)

    monkeypatch.setattr(Painter, "table", table)
    monkeypatch.setattr(film_maker, "film", lambda _, limit, words: Picture(b"", 1, limit, words))
    monkeypatch.setattr(
        film_maker, "caption_bar", lambda caption, stage: said.append(caption.seats) or bar(caption, stage)
    )
    match, frames = whole_game(name)
    filmed(BOOK, ordered(match, frames, "de", 8))
    shots = list(zip(marked[-8:], said[-8:], strict=True))
    assert all(set(awaited) <= set(seats) for awaited, seats in shots), shots
    assert any(seats for _, seats in shots)


@pytest.mark.parametrize("name", find_games())
def test_points_stand_above_the_pictures_of_games_whose_own_pictures_have_none(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    given = list[Caption]()
    monkeypatch.setattr(film_maker, "film", lambda _, limit, words: Picture(b"", 1, limit, words))
    monkeypatch.setattr(film_maker, "caption_bar", lambda caption, stage: given.append(caption) or bar(caption, stage))
    match, frames = whole_game(name)
    filmed(BOOK, ordered(match, frames, "de", 3))
    told = painter_for(name).tells_points
    assert told == (name != "dominion")
    assert {bool(caption.points) for caption in given} == {not told}


def test_a_film_says_what_happened_before_each_picture() -> None:
    match, frames = whole_game("dominion")
    film = filmed(BOOK, ordered(match, frames, "de", 6))
    say = BOOK.speaker("de").plain
    assert film.alt.startswith(say(Text("film-alt", game=Text("game-dominion"), count=6)))
    assert "kauft" in film.alt
