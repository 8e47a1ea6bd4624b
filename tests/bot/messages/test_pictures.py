"""Pictures for messages: in colours that whoever sits there can tell apart; and the film of a game."""

from collections.abc import AsyncIterator
from typing import NoReturn

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.messages.pictures import pictures
from bot.messages.pictures.pictures import Drawing
from bot.tables.show.shown import Past, PublicTable, Seated
from games.dominion import GAME
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Result, Score, Setup
from games.kernel.engine.text import Text
from games.kernel.match import Match
from renderers.whole.painter import painter_for
from renderers.whole.statistics import Duels, Rivalry
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
    return replace(
        TABLE, game="dominion", view=view, words=(), names=("Anna", "Ben"), awaited=(0,), seated=Seated(safe=safe)
    )


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
    panels, alone = (Duels("Duels", (Rivalry("Anna", "Ben", 2, 1),)),), [Text("stats-own"), Text("stats-note")]
    drawn = [await drawing.statistics(alone[0], panels, words, "en") for words in (alone, alone[:1], alone)]
    note = BOOK.speaker("en").plain(alone[1])
    assert [note in picture.alt for picture in drawn] == [True, False, True]
    assert drawn[0] is drawn[2]


@pytest.mark.parametrize(("game", "apart"), [("dominion", False), ("domus_domini", True), ("monasterium", True)])
async def test_the_own_board_is_a_picture_apart_while_a_question_shows_a_part_of_it(
    drawing: Drawing, game: str, apart: bool
) -> None:
    match = Match.begin(find_games()[game], Setup(2), b"apart")
    seat = match.awaited()[0]
    shown = replace(TABLE, game=game, view=match.view(None), words=(), names=("Anna", "Ben"))
    asked = replace(DESK, table=shown, view=match.view(seat), seat=seat, words=(), question=match.question(seat))
    whole = await drawing.hand(replace(asked, question=None))
    assert await drawing.own_board(asked) == ((whole,) if apart else ())
    assert await drawing.own_board(replace(asked, question=None)) == ()


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
    told = [replace(desk, table=replace(seen, past=Past(before=before))) for before in (None, views[0][0], None)]
    unmarked, marked, again = [await drawing.hand(each) for each in told]
    assert unmarked.data != marked.data
    assert again is unmarked
