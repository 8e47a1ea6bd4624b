"""Where numbers begin: an installation that begins anew gives none again that another one has given."""

import pytest

from bot.messages.parts.custom_ids import GRAMMAR, LONGEST, LONGEST_DRAFT, Address
from db import numbers
from db.engine import open_database
from db.people import learning, players
from tests.db.sample import ANNA, open_lobby

LOT = range(36**5, 36**6)


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lot decides, as it does for a host."""
    monkeypatch.setattr(numbers, "LOT", LOT)


async def first(url: str) -> tuple[int, int]:
    """The numbers that the next game and the next lesson get."""
    database = await open_database(url)
    async with database.transaction() as tx:
        game = await open_lobby(tx)
        await players.see(tx, ANNA, "Anna", "de", at=1)
        lesson = await learning.begun(tx, ANNA, "dominion", b"")
    await database.close()
    return game, lesson.id


@pytest.mark.usefixtures("drawn")
async def test_the_first_number_is_drawn_by_lot(url: str) -> None:
    game, lesson = await first(url)
    assert game in LOT
    assert lesson in LOT
    assert game != lesson, "each has a lot of its own"


async def test_numbers_go_on_from_the_first(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbers, "LOT", range(1234567890, 1234567891))
    database = await open_database(url)
    async with database.transaction() as tx:
        assert [await open_lobby(tx, channel_id=place) for place in (1, 2)] == [1234567890, 1234567891]
    await database.close()
    monkeypatch.setattr(numbers, "LOT", LOT)
    database = await open_database(url)
    async with database.transaction() as tx:
        assert await open_lobby(tx, channel_id=3) == 1234567892, "a lot is drawn once"
    await database.close()


def test_a_number_that_is_drawn_leaves_room_in_a_button() -> None:
    longest = Address(LOT[-1] * 36, "n12345678901", "abcd", "playturn", 99, "z" * LONGEST_DRAFT).encode()
    assert GRAMMAR.fullmatch(longest)
    assert len(longest) <= LONGEST


def test_two_installations_hardly_ever_meet() -> None:
    games = 20_000
    assert (2 * games - 1) / len(LOT) < 1 / 50_000
    assert LOT[0] > 60_000_000, "nobody who began at 1 has come so far"
