"""The next game of the same people: who may ask for it, what it takes over, who begins, where they sit."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.messages import table_message
from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor, Place, Refused
from db import schema
from db.engine import open_database
from db.games import games
from games.kernel.contract.discovery import find_games
from tests.bot.scenes import ENGLISH, GERMAN, OVER, labels
from tests.empty_database import laid_out

ANNA, BEN, CLARA, DAVID = (Actor(number, name) for number, name in enumerate(("Anna", "Ben", "Clara", "David"), 1))
LAST, NEXT = 1, 2
PEOPLE = {actor.name: actor for actor in (ANNA, BEN, CLARA, DAVID)}


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    """A lobby with Anna, Ben, Clara and a computer, ten cards by lot, strictly one by one, in German."""
    database = await open_database(await laid_out(tmp_path))
    tables = Tables(database, find_games())
    await tables.lobbies.open("dominion", Place(11, 12), ANNA)
    await tables.lobbies.join(LAST, BEN)
    await tables.lobbies.join(LAST, CLARA)
    await tables.lobbies.add_computer(LAST, ANNA)
    await tables.lobbies.set_level(LAST, ANNA, 3, "easy")
    for name, value in (("set", "random"), ("pace", "exact"), ("time", "day"), ("late", "until"), ("language", "de")):
        await tables.lobbies.set_options(LAST, ANNA, [(name, [value])])
    await tables.lobbies.draw_lots(LAST, ANNA)
    yield tables
    await database.close()


async def over(tables: Tables, *winners: int, first: str | None = None, game_id: int = LAST) -> tuple[str, ...]:
    """Let the game end so that these seats win, or whoever sits to the right of `first`; the names by seat."""
    await tables.lobbies.start(game_id, ANNA)
    names = (await tables.loaded(game_id)).names
    won = winners or ((names.index(first or "Anna") - 1) % len(names),)
    result = msgspec.msgpack.encode([(seat, 9, 1 if seat in won else 2) for seat in range(len(names))])
    async with tables.database.transaction() as tx:
        await games.finish(tx, game_id, result=result, at=1)
    return names


async def begins(tables: Tables, game_id: int = NEXT) -> str | None:
    """Who begins as the lobby says."""
    return next((seat.name for seat in (await tables.lobby(game_id)).seats if seat.first), None)


async def begun(tables: Tables) -> str | None:
    """Start the next game; who begins, if it is not left to the rules' lot."""
    await tables.lobbies.start(NEXT, ANNA)
    loaded = await tables.loaded(NEXT)
    first = loaded.setup.options.get("first")
    return None if first is None else loaded.names[first]


async def test_people_computers_and_settings_are_the_same_but_the_lots_are_open(tables: Tables) -> None:
    names = await over(tables, 0)
    last = await tables.loaded(LAST)
    await tables.lobbies.again(LAST, BEN)
    following = await tables.loaded(NEXT)
    assert following.names == names
    assert [seat.level for seat in following.seats] == [seat.level for seat in last.seats]
    assert (following.row.channel_id, following.row.language, following.setup.pace) == (11, "de", "exact")
    assert (following.setup.time, following.setup.late) == ("day", "until")
    assert (following.row.status, following.row.host_id) == ("lobby", BEN.user_id)
    assert "kingdom" in last.setup.options
    assert following.setup.options == {"set": "random"}


async def test_a_list_of_ones_own_is_kept(tables: Tables) -> None:
    await tables.lobbies.set_options(LAST, ANNA, [("set", ["big_money"])])
    await over(tables, 0)
    await tables.lobbies.again(LAST, ANNA)
    assert (await tables.loaded(NEXT)).setup.options == {"set": "big_money"}


@pytest.mark.parametrize("winner", range(4))
async def test_who_sits_to_the_left_of_the_winner_begins(tables: Tables, winner: int) -> None:
    names = await over(tables, winner)
    await tables.lobbies.again(LAST, ANNA)
    assert await begins(tables) == names[(winner + 1) % 4]
    assert await begun(tables) == names[(winner + 1) % 4]
    assert (await tables.loaded(NEXT)).names == names, "everybody keeps the place"


async def test_after_a_shared_victory_somebody_else_begins(tables: Tables) -> None:
    names = await over(tables, 0, 2, 3)
    await tables.lobbies.again(LAST, ANNA)
    assert await begins(tables) == names[1]


async def test_if_all_share_the_victory_the_lot_decides(tables: Tables) -> None:
    await over(tables, 0, 1, 2, 3)
    await tables.lobbies.again(LAST, ANNA)
    assert await begins(tables) is None
    assert await begun(tables) is None


async def test_the_first_seat_follows_the_person(tables: Tables) -> None:
    await over(tables, first="Clara")
    await tables.lobbies.again(LAST, ANNA)
    await tables.lobbies.leave(NEXT, BEN)
    await tables.lobbies.join(NEXT, DAVID)
    await tables.lobbies.remove_computer(NEXT, ANNA)
    assert await begins(tables) == "Clara"
    assert await begun(tables) == "Clara"


async def test_if_the_first_person_has_got_up_the_lot_decides(tables: Tables) -> None:
    await over(tables, first="Ben")
    await tables.lobbies.again(LAST, ANNA)
    await tables.lobbies.leave(NEXT, BEN)
    await tables.lobbies.join(NEXT, BEN)
    assert await begins(tables) is None
    assert await begun(tables) is None


async def test_if_the_first_computer_has_got_up_the_lot_decides(tables: Tables) -> None:
    await over(tables, first="Computer 1")
    await tables.lobbies.again(LAST, ANNA)
    await tables.lobbies.remove_computer(NEXT, ANNA)
    await tables.lobbies.add_computer(NEXT, ANNA)
    assert await begins(tables) is None


async def test_pressed_by_all_at_once_it_is_one_lobby(tables: Tables) -> None:
    await over(tables, 0)
    await asyncio.gather(*(tables.lobbies.again(LAST, actor) for actor in (ANNA, BEN, CLARA, ANNA)))
    assert await tables.at(11) == NEXT
    assert len((await tables.lobby(NEXT)).seats) == 4
    with pytest.raises(Refused, match="no-such-game"):
        await tables.status(NEXT + 1)


async def test_an_old_result_does_not_lead_into_another_game(tables: Tables) -> None:
    await over(tables, 0)
    await tables.lobbies.again(LAST, ANNA)
    await over(tables, 0, game_id=NEXT)
    await tables.lobbies.again(NEXT, BEN)
    with pytest.raises(Refused, match="channel-busy"):
        await tables.lobbies.again(LAST, ANNA)


async def test_an_old_result_opens_a_table_once_the_channel_is_free(tables: Tables) -> None:
    await over(tables, 0)
    await tables.lobbies.again(LAST, ANNA)
    await tables.lobbies.cancel(NEXT, ANNA)
    await tables.lobbies.again(LAST, CLARA)
    assert (await tables.lobby(3)).host_id == CLARA.user_id


@pytest.mark.parametrize(("actor", "why"), [(DAVID, "again-players-only"), (BEN, "again-not-over")])
async def test_who_did_not_play_and_who_still_plays_cannot(tables: Tables, actor: Actor, why: str) -> None:
    await tables.lobbies.start(LAST, ANNA)
    with pytest.raises(Refused, match=why):
        await tables.lobbies.again(LAST, actor)


async def test_there_is_nothing_after_no_game(tables: Tables) -> None:
    with pytest.raises(Refused, match="no-such-game"):
        await tables.lobbies.again(99, ANNA)


async def test_what_the_rules_do_not_know_any_more_is_said(tables: Tables) -> None:
    await over(tables, 0)
    stored = msgspec.msgpack.encode({"seats": 4, "options": {"set": "gone"}})
    async with tables.database.transaction() as tx:
        await tx.execute(schema.games.update().values(options=stored))
    with pytest.raises(Refused, match="unknown-set"):
        await tables.lobbies.again(LAST, ANNA)


def test_the_result_offers_it_in_both_languages() -> None:
    assert "Rematch" in labels(table_message.result(OVER, ENGLISH))
    assert "Nochmal" in labels(table_message.result(OVER, GERMAN))
