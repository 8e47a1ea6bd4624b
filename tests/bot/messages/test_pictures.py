"""Pictures for messages: in colours that whoever sits there can tell apart."""

from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace

from bot.messages.pictures import Drawing
from bot.tables.shown import PublicTable
from games.dominion import GAME
from games.kernel.game import Setup
from games.kernel.match import Match
from tests.bot.scenes import BOOK, DESK, TABLE


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
