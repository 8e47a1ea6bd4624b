"""Orders and computers answer by turns, until a person is asked."""

from bot.tables.advance import Advance
from games.dominion import GAME
from games.kernel.choice import Choice, Picks
from games.kernel.game import Setup
from games.kernel.match import Match
from games.kernel.policy import default_policy


def usual(choice: Choice) -> Picks:
    """The usual answer to a question."""
    return default_policy(lambda: None, choice)


def test_a_computer_goes_on_where_an_order_has_answered() -> None:
    match = Match.begin(GAME, Setup(2), b"a seed")
    person = next(choice.seat for choice in match.open.values())
    first = match.turn

    def this_turn(_: str, choice: Choice) -> Picks | None:
        return usual(choice) if match.turn == first else None

    advance = Advance(match)
    advance.let_answer({1 - person: lambda _, choice: usual(choice)}, {person: this_turn})
    assert match.turn == first + 2
    assert {choice.seat for choice in match.open.values()} == {person}
    assert {entry.origin for entry in advance.entries} == {"order", "computer"}
