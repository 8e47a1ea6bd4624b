"""A game that has begun keeps its board, whatever the host writes into the file afterwards."""

import pytest

from bot.tables.acts.lobbies import Place
from bot.tables.acts.tables import Tables
from bot.tables.terms.actors import Actor
from db.engine import Database
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import RULES, Game
from tests.games.boxes import printed

ANNA, BEN = Actor(1, "Anna"), Actor(2, "Ben")
GAMES = find_games()
CHANGES = {"domus_domini": ("vegetables = 6 ", "vegetables = 3 "), "monasterium": ("pp = 0 ", "pp = 7 ")}
every_box = pytest.mark.parametrize("name", CHANGES)


async def begun(database: Database, game: Game) -> int:
    """A game of two that has begun on a machine where this one is found."""
    tables = Tables(database, {**GAMES, game.name: game})
    game_id = await tables.lobbies.open(game.name, Place(11, 12), ANNA)
    await tables.lobbies.join(game_id, BEN)
    await tables.lobbies.start(game_id, ANNA)
    return game_id


@every_box
async def test_a_running_game_keeps_the_board_it_began_with(database: Database, name: str) -> None:
    own = printed(GAMES[name], CHANGES[name])
    game_id = await begun(database, own)
    loaded = await Tables(database, GAMES).loaded(game_id)
    board = loaded.playing().view(0).board
    assert getattr(board, "printed", board) == own.box.board
    assert loaded.game.box.board == own.box.board != GAMES[name].box.board
    assert loaded.setup.rules == RULES


@every_box
async def test_a_table_has_no_board_before_its_game_begins(database: Database, name: str) -> None:
    tables = Tables(database, GAMES)
    game_id = await tables.lobbies.open(name, Place(11, 12), ANNA)
    assert "board" not in (await tables.loaded(game_id)).setup.options
    own = printed(GAMES[name], CHANGES[name])
    later = Tables(database, {**GAMES, name: own})
    await later.lobbies.join(game_id, BEN)
    await later.lobbies.start(game_id, ANNA)
    assert (await later.loaded(game_id)).game.box.board == own.box.board


async def test_a_game_without_a_box_carries_none(database: Database) -> None:
    game_id = await begun(database, GAMES["dominion"])
    assert "board" not in (await Tables(database, GAMES).loaded(game_id)).setup.options
