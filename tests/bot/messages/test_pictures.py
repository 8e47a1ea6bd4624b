"""Pictures for messages: in colours that whoever sits there can tell apart; and the film of a game."""

import os
import sys
import threading
from collections.abc import AsyncIterator, Sequence
from functools import cache
from io import BytesIO
from typing import Any, NoReturn

import pytest
from msgspec.structs import replace
from PIL import Image
from structlog.testing import capture_logs

from bot.messages import pictures
from bot.messages.outgoing import ALT
from bot.messages.pictures import STEP_BACK, TITLE_MS, Drawing
from bot.tables.replay import Frame, course
from bot.tables.shown import PublicTable
from games.dominion import GAME
from games.kernel.discovery import find_games
from games.kernel.game import Result, Score, Setup
from games.kernel.match import Match
from games.kernel.text import Text
from renderers.caption import Caption
from renderers.caption import caption_bar as bar
from renderers.film import LAST_MS, Film, Shot
from renderers.painter import Painter, painter_for
from renderers.sheet import TALLEST, WIDTH
from renderers.stage import Picture, Stage
from renderers.statistics import Duel, Duels
from tests.bot.filmed import filmed, played
from tests.bot.scenes import BOOK, DESK, TABLE
from tests.games.playing import begin

NICEST = 19


@pytest.fixture
async def drawing() -> AsyncIterator[Drawing]:
    drawing = Drawing(BOOK)
    yield drawing
    drawing.close()


def table(seat: int | None, *, safe: bool) -> PublicTable:
    view = Match.begin(GAME, Setup(2), b"colours").view(seat)
    return replace(TABLE, game="dominion", view=view, words=(), names=("Anna", "Ben"), awaited=(0,), safe=safe)


async def test_safe_colours_are_other_colours_and_none_is_shown_for_the_other(drawing: Drawing) -> None:
    tables = [await drawing.table(table(None, safe=safe), "de") for safe in (False, True, False)]
    desks = [
        replace(DESK, table=table(0, safe=safe), view=table(0, safe=safe).view, words=()) for safe in (False, True)
    ]
    hands = [await drawing.hand(desk) for desk in (*desks, desks[0])]
    for usual, safe, again in ([shown for (shown,) in tables], hands):
        assert usual.data != safe.data
        assert usual is again


async def test_a_picture_for_everybody_says_no_more_than_its_words_though_it_was_drawn_before(drawing: Drawing) -> None:
    panels, alone = (Duels("Duels", (Duel("Anna", "Ben", 2, 1),)),), [Text("stats-own"), Text("stats-note")]
    drawn = [await drawing.statistics(alone[0], panels, words, "en") for words in (alone, alone[:1], alone)]
    note = BOOK.speaker("en", markdown=False)(alone[1])
    assert [note in picture.alt for picture in drawn] == [True, False, True]
    assert drawn[0] is drawn[2]


async def test_what_cannot_be_drawn_is_shown_in_words(drawing: Drawing, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> NoReturn:
        raise ZeroDivisionError

    whole, words = painter_for("dominion"), (Text("picture-result"),)
    bad = replace(whole, table_sheets=broken, hand_sheet=broken, course=broken)
    monkeypatch.setattr(pictures, "painter_for", lambda _: bad)
    desk = replace(DESK, table=table(0, safe=False), view=table(0, safe=False).view, words=words)
    with capture_logs() as noted:
        shown = [*await drawing.table(table(None, safe=False), "de"), await drawing.hand(desk)]
        over = replace(table(None, safe=False), result=Result((Score(0, 3, 1, ()), Score(1, 2, 2, ()))))
        shown.append(await drawing.result(over, "en"))
    assert [line["event"] for line in noted] == ["not_drawn"] * 3
    assert all(picture.height > 0 and picture.alt for picture in shown)
    assert "Anna wins" in shown[-1].alt


async def test_an_own_picture_marks_what_has_changed_since(drawing: Drawing) -> None:
    player = begin(find_games()["monasterium"], 2, 3)
    views = [(match.view(None), match.view(0)) for match in (player.match for _ in player.steps(60))]
    seen = replace(TABLE, game="monasterium", view=None, words=(), names=("Anna", "Ben"), awaited=())
    desk = replace(DESK, view=views[-1][1], words=(), question=None)
    told = [replace(desk, table=replace(seen, before=before)) for before in (None, views[0][0], None)]
    unmarked, marked, again = [await drawing.hand(each) for each in told]
    assert unmarked.data != marked.data
    assert again is unmarked


@cache
def whole_game(name: str) -> tuple[Match, tuple[Frame, ...]]:
    """A game of three computers."""
    return played(find_games()[name], Setup(3), b"film")


@pytest.mark.long
@pytest.mark.parametrize("name", find_games())
async def test_a_film_is_small_says_what_happens_and_ends_with_the_result(drawing: Drawing, name: str) -> None:
    match, frames = whole_game(name)
    film = await filmed(drawing, match, frames, "en", 10)
    assert len(film.data) <= pictures.FILM_BYTES
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


async def test_only_of_a_game_that_is_over_a_film_tells_points_and_a_result(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = list[list[Shot]]()

    def noted(shots: list[Shot], limit: int) -> Film:
        packed.append(shots)
        return Film(b"", 1, limit)

    monkeypatch.setattr(pictures, "film", noted)
    match, frames = whole_game("dominion")
    running = Match.begin(GAME, Setup(3), b"film")
    open_frames = course(GAME, running.setup, b"film", [])
    await filmed(drawing, match, frames, "de", 4)
    await filmed(drawing, running, (*open_frames, replace(open_frames[0], step=1)), "de", 4)
    over, going = packed
    assert [bool(shot.bar) for shot in over] == [False, True, True, True, True, False]
    assert [bool(shot.bar) for shot in going] == [False, True, True]
    higher, lower = (Image.open(BytesIO(shots[1].bar)).height for shots in (over, going))
    assert higher > lower, "no points"
    assert [shots[-1].shown_ms for shots in packed] == [LAST_MS, LAST_MS]


@pytest.mark.parametrize("name", find_games())
async def test_in_a_film_nobody_is_marked_but_who_did_what_is_said_above(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    marked, said = list[tuple[int, ...]](), list[tuple[int, ...]]()
    drawn = Painter.table

    def table(self: Painter, view: Any, stage: Stage, words: Sequence[Text], **some: int) -> tuple[Picture, ...]:
        marked.append(stage.awaited)
        return drawn(self, view, stage, words, **some)

    monkeypatch.setattr(Painter, "table", table)
    monkeypatch.setattr(pictures, "film", lambda _, limit: Film(b"", 1, limit))
    monkeypatch.setattr(
        pictures, "caption_bar", lambda caption, stage: said.append(caption.seats) or bar(caption, stage)
    )
    match, frames = whole_game(name)
    await filmed(drawing, match, frames, "de", 8)
    shots = list(zip(marked[-8:], said[-8:], strict=True))
    assert all(set(awaited) <= set(seats) for awaited, seats in shots), shots
    assert any(seats for _, seats in shots)


@pytest.mark.parametrize("name", find_games())
async def test_points_stand_above_the_pictures_of_games_whose_own_pictures_have_none(
    drawing: Drawing, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    given = list[Caption]()
    monkeypatch.setattr(pictures, "film", lambda _, limit: Film(b"", 1, limit))
    monkeypatch.setattr(pictures, "caption_bar", lambda caption, stage: given.append(caption) or bar(caption, stage))
    match, frames = whole_game(name)
    await filmed(drawing, match, frames, "de", 3)
    told = painter_for(name).tells_points
    assert told == (name != "dominion")
    assert {bool(caption.points) for caption in given} == {not told}


@pytest.mark.skipif(sys.platform != "linux", reason="only there a thread is nicer than its process")
async def test_who_plays_comes_before_a_film(drawing: Drawing, monkeypatch: pytest.MonkeyPatch) -> None:
    niceness = dict[str, int]()

    def noted(drawn: str) -> Picture:
        niceness[drawn] = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
        return Picture(b"", 1, 1, "")

    monkeypatch.setattr(pictures, "film", lambda *_: noted("film"))
    monkeypatch.setattr(pictures, "statistics", lambda *_: noted("table"))
    match, frames = whole_game("dominion")
    await filmed(drawing, match, frames, "de", 3)
    await drawing.statistics(Text("film-points"), (), (), "de")
    assert niceness["table"] == os.getpriority(os.PRIO_PROCESS, 0)
    assert niceness["film"] == min(niceness["table"] + STEP_BACK, NICEST)


async def test_a_film_says_what_happened_before_each_picture(drawing: Drawing) -> None:
    match, frames = whole_game("dominion")
    film = await filmed(drawing, match, frames, "de", 6)
    say = BOOK.speaker("de", markdown=False)
    assert film.alt.startswith(say(Text("film-alt", game=Text("game-dominion"), count=6)))
    assert "kauft" in film.alt
