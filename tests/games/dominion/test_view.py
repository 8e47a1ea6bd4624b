"""What is seen of a table, beyond what the law of hidden cards says of every game."""

from typing import Any

import pytest

from games.dominion import GAME
from games.kernel.contract.game import Setup

HAND = {0: {"hand": ["copper", "moat", "copper"], "deck": ["gold", "estate"]}, 1: {"hand": ["gold"]}}


def seen(table: dict[Any, Any], seat: int | None) -> Any:
    return GAME.view(GAME.arrange(Setup(2), b"", table), seat)


def test_everybody_sees_the_own_hand_sorted_and_of_others_the_number() -> None:
    assert seen(HAND, 0).hand == ("moat", "copper", "copper")
    assert seen(HAND, 1).hand == ("gold",)
    assert seen(HAND, None).hand == ()
    assert [face.hand_size for face in seen(HAND, None).seats] == [3, 1]


def test_of_a_discard_pile_the_top_card_is_seen() -> None:
    faces = seen({0: {"discard": ["gold", "curse"]}}, 1).seats
    assert [(face.discard_size, face.discard_top) for face in faces] == [(2, "curse"), (0, None)]


@pytest.mark.parametrize(
    ("turn", "in_play", "shown"),
    [
        ({"phase": "action"}, [], "action"),
        ({"phase": "buy"}, [], "action"),
        ({"phase": "buy"}, ["market"], "action"),
        ({"phase": "buy"}, ["market", "copper"], "buy"),
        ({"phase": "buy", "actions": 0}, ["smithy"], "buy"),
        ({"phase": "buy", "bought": True}, [], "buy"),
        ({"phase": "clean_up"}, [], "clean_up"),
    ],
)
def test_who_has_no_action_to_play_does_not_betray_it_by_the_phase(
    turn: dict[str, Any], in_play: list[str], shown: str
) -> None:
    table = {0: {"in_play": in_play}, "turn": turn}
    assert seen(table, 1).turn.phase == seen(table, None).turn.phase == shown
    assert seen(table, 0).turn.phase == turn["phase"]
