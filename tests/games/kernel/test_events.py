"""Which events a game tells."""

from typing import get_args

from games.dominion import events as dominion
from games.kernel.engine.chronicle import TurnBegan, events_of


class RoundBegan(TurnBegan, frozen=True, gc=False):
    """A turn of this file's game."""


def test_an_event_that_one_game_refines_stays_what_it_is_in_others() -> None:
    assert TurnBegan in get_args(events_of(dominion.__name__))
    assert RoundBegan not in get_args(events_of(dominion.__name__))
    assert RoundBegan in get_args(events_of(__name__))
    assert TurnBegan not in get_args(events_of(__name__))
