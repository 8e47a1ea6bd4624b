"""A new name is taken over where a person acts, each server's in its own; games that are over keep theirs."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor, Place
from db.engine import Database
from db.games import games
from db.people import players
from games.kernel.contract.discovery import find_games
from games.kernel.contract.policy import default_policy
from tests.bot.answering import Says

SERVER, OTHER = 7, 8
ANNA, BEN = Actor(1, "Anna", "de", own="Anna"), Actor(2, "Ben", "en-GB", own="Ben")


@pytest.fixture
async def tables(database: Database) -> Tables:
    """Tables at two servers, at each of which Anna and Ben play."""
    tables = Tables(database, find_games())
    for channel, guild in enumerate((SERVER, OTHER), 1):
        game_id = await tables.lobbies.open("dominion", Place(channel, guild), ANNA)
        await tables.lobbies.join(game_id, BEN)
        await tables.lobbies.start(game_id, ANNA)
    return tables


async def decides(tables: Tables, game_id: int, **ben: object) -> list[str]:
    """Both decide something, Ben as he is called now; how the two are called then."""
    for _ in range(9):
        loaded = await tables.loaded(game_id)
        (seat,) = loaded.playing().awaited()
        ours = loaded.seats[seat].player_id == BEN.user_id
        await tables.moves.decide(Says(game_id, replace(BEN, **ben) if ours else ANNA, partial(default_policy, None)))
        if ours:
            break
    return await called(tables, game_id)


async def called(tables: Tables, game_id: int) -> list[str]:
    """How Anna and Ben are called there."""
    loaded = await tables.loaded(game_id)
    return [seat.name for seat in sorted(loaded.seats, key=lambda seat: seat.player_id or 0)]


async def test_a_new_name_of_ones_own_counts_in_every_game_that_goes_on(tables: Tables) -> None:
    await games_abort(tables, 2)
    assert await decides(tables, 1, name="Benedikt", own="Benedikt") == ["Anna", "Benedikt"]
    assert await called(tables, 2) == ["Anna", "Ben"], "it is over"


async def test_a_name_in_a_server_counts_there_and_stays_in_direct_messages(tables: Tables) -> None:
    assert await decides(tables, 1, name="Pater Ben", guild_id=SERVER) == ["Anna", "Pater Ben"]
    assert await called(tables, 2) == ["Anna", "Ben"]
    assert await decides(tables, 1) == ["Anna", "Pater Ben"]
    assert await decides(tables, 1, name="Benedikt", own="Benedikt") == ["Anna", "Pater Ben"]
    assert await called(tables, 2) == ["Anna", "Benedikt"]


async def test_a_name_that_is_learned_by_a_command_counts_too(tables: Tables) -> None:
    await tables.set_language(replace(BEN, name="Benedikt", own="Benedikt"), "de")
    assert await called(tables, 1) == await called(tables, 2) == ["Anna", "Benedikt"]


async def test_who_opens_a_table_is_called_elsewhere_as_before(tables: Tables) -> None:
    assert await decides(tables, 1, name="Pater Ben", guild_id=SERVER) == ["Anna", "Pater Ben"]
    await tables.lobbies.open("dominion", Place(3, SERVER), replace(BEN, name="Pater Ben", guild_id=SERVER))
    assert await called(tables, 1) == ["Anna", "Pater Ben"]
    assert await called(tables, 2) == ["Anna", "Ben"]


async def test_a_namesake_keeps_the_number_and_nothing_is_written(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await decides(tables, 1, name="Anna", guild_id=SERVER) == ["Anna", "Anna (2)"]

    async def never(*_: object, **__: object) -> None:
        raise AssertionError("nothing has changed")

    monkeypatch.setattr("db.games.seats.rename", never)
    assert await decides(tables, 1, name="Anna", guild_id=SERVER) == ["Anna", "Anna (2)"]


async def games_abort(tables: Tables, game_id: int) -> None:
    """A game is called off."""
    await tables.abort(game_id, ANNA, begun=True)
    async with tables.database.reading() as tx:
        row, person = await games.find(tx, game_id), await players.get(tx, BEN.user_id)
    assert row is not None
    assert row.status == "aborted"
    assert person is not None
