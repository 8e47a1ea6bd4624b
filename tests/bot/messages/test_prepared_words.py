"""What is said of a prepared turn."""

import pytest
from msgspec.structs import replace

from bot.language.phrases import Either
from bot.messages.words.prepared_words import stops
from games.dominion import GAME
from games.kernel.ahead.prepared import PreparedTurn
from games.kernel.engine.standing_orders import ADVISED, Wish, Wishes
from games.kernel.engine.text import Text
from tests.bot.clicking import BOOK


def test_a_turn_stops_for_its_list_only_where_there_is_one() -> None:
    turn = PreparedTurn(1, rules={"turn.buy": Wishes((Wish("silver"),))}, stops=("list", "end"))
    assert stops(GAME, turn) == Text("prepared-stops", stops=Either((Text("stop-list"), Text("stop-end"))))
    advised = replace(turn, rules={"turn.buy": ADVISED})
    assert stops(GAME, advised) == Text("prepared-stops", stops=Either((Text("stop-end"),)))
    assert stops(GAME, replace(advised, stops=("list",))) == Text("prepared-stops-never")


@pytest.mark.parametrize(
    ("language", "words"),
    [("de", ("gefragt", "vorbereitet", "Probe")), ("en", ("asked", "prepared", "rehearsed"))],
)
def test_where_nothing_else_stops_a_turn_it_is_said_what_always_does(language: str, words: tuple[str, ...]) -> None:
    say = BOOK.speaker(language, (), game="dominion")
    said = say(Text("prepared-stops-never"))
    for why, word in zip(("asked", "unprepared", "otherwise"), words, strict=True):
        assert word in said
        assert word in say(Text(f"prepared-why-{why}"))
