"""What Dominion tells to compare many games by."""

from games.dominion import GAME
from games.kernel.contract.game import Setup
from games.kernel.engine.text import Text


def test_told_are_decks_and_empty_piles() -> None:
    table = GAME.new(Setup(3), b"seed")
    table.players[1].discard += ["gold", "silver"]
    table.supply["curse"] = 0
    table.players[2].tokens, table.players[2].turns = 5, 8
    assert GAME.words.measures(table) == {
        Text("measure-turns"): (0, 0, 8),
        Text("measure-cards"): (10, 12, 10),
        Text("measure-coins"): (7, 12, 7),
        Text("victory-tokens"): (0, 0, 5),
        Text("measure-empty-piles"): (1,),
    }
