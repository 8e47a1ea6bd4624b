"""What is said of a prepared turn."""

from msgspec.structs import replace

from bot.messages.prepared_words import stops
from bot.phrases import Either
from games.dominion import GAME
from games.kernel.prepared import PreparedTurn
from games.kernel.standing_orders import ADVISED, Wish, Wishes
from games.kernel.text import Text


def test_a_turn_stops_for_its_list_only_where_there_is_one() -> None:
    turn = PreparedTurn(1, rules={"turn.buy": Wishes((Wish("silver"),))}, stops=("list", "end"))
    assert stops(GAME, turn) == Text("prepared-stops", stops=Either((Text("stop-list"), Text("stop-end"))))
    advised = replace(turn, rules={"turn.buy": ADVISED})
    assert stops(GAME, advised) == Text("prepared-stops", stops=Either((Text("stop-end"),)))
    assert stops(GAME, replace(advised, stops=("list",))) == Text("prepared-stops-never")
