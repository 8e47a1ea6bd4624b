"""What the cards of Cornucopia suggest when nobody answers, and what may be answered once and for all."""

from typing import Any

import pytest

from games.dominion.rules.table import Table
from games.kernel.engine.choice import Choice
from games.kernel.match import Match
from tests.games.dominion.arriving import Answers, answer, arranged, every_order, played
from tests.games.playing import outcome

TRADERS = ("horse_traders", "horse_traders")

SUGGESTED: list[tuple[str, dict[Any, Any], int, str, tuple[str, ...]]] = [
    ("militia", {1: {"hand": [*TRADERS, "gold"]}}, 1, "horse_traders.set_aside", TRADERS),
    ("young_witch", {1: {"hand": ["cellar"]}, "bane": "cellar"}, 1, "young_witch.reveal", ("yes",)),
    ("tournament", {1: {"hand": ["province"]}}, 1, "tournament.reveal", ("yes",)),
    ("followers", {1: {"hand": ["gold", "estate", "silver", "copper", "curse"]}}, 1, "followers.discard",
     ("estate", "curse")),
    ("jester", {1: {"deck": ["gold"]}}, 0, "jester.gain", ("yes",)),
    ("jester", {1: {"deck": ["copper"]}}, 0, "jester.gain", ("no",)),
    ("jester", {1: {"deck": ["curse"]}}, 0, "jester.gain", ("no",)),
]  # fmt: skip


def put(match: Match, seat: int, key: str) -> Choice:
    """The question that this seat has to answer now."""
    found = match.question(seat)
    assert found is not None
    assert found[1].key == key
    return found[1]


@pytest.mark.parametrize(("attack", "others", "seat", "key", "default"), SUGGESTED)
def test_who_does_not_answer_in_time_does_the_sensible_thing_and_it_may_be_said_once_and_for_all(
    attack: str, others: dict[Any, Any], seat: int, key: str, default: tuple[str, ...]
) -> None:
    match = arranged({0: {"hand": [attack]}, **others, "supply": {"tournament": 10}}, 2)
    answer(match, 0, "turn.action", attack)
    choice = put(match, seat, key)
    assert choice.default == default
    assert choice.standing


@pytest.mark.parametrize(
    ("table", "key", "default"),
    [
        ({"prizes": ["bag_of_gold", "followers", "diadem"]}, "tournament.gain", ("followers",)),
        ({"supply": {"duchy": 0}, "prizes": ["bag_of_gold", "diadem"]}, "tournament.gain", ("diadem",)),
    ],
)
def test_of_the_prizes_the_strongest_is_suggested(table: dict[Any, Any], key: str, default: tuple[str, ...]) -> None:
    match = arranged({0: {"hand": ["tournament", "province"]}, **table}, 2)
    answer(match, 0, "turn.action", "tournament")
    assert put(match, 0, "tournament.discard").default == ("yes",)
    answer(match, 0, "tournament.discard", "yes")
    assert put(match, 0, key).default == default


def test_a_horn_of_plenty_is_played_last_when_all_treasures_are() -> None:
    match = arranged({0: {"hand": ["horn_of_plenty", "copper", "gold"]}, "turn": {"phase": "buy"}}, 2)
    assert put(match, 0, "turn.treasure").default == ("gold", "copper", "horn_of_plenty")


def test_the_big_button_counts_the_diadem() -> None:
    table = {0: {"hand": ["diadem", "copper"]}, "turn": {"phase": "buy", "actions": 2}, "supply": {"tournament": 10}}
    offer = put(arranged(table, 2), 0, "turn.treasure").offer
    assert offer is not None
    assert offer.args["coins"] == 5


MOCKED = {
    0: {"hand": ["jester"]},
    1: {"hand": ["watchtower"], "deck": ["estate"]},
    2: {"deck": ["curse"]},
}


@pytest.mark.parametrize("curses", [1, 2, 30])
def test_a_jester_deals_out_few_curses_in_turn_order(curses: int) -> None:
    table = {**MOCKED, "supply": {"curse": curses}}
    answers: Answers = {0: [("turn.buy", [])], 1: [("watchtower.choose", ["topdeck"])]}
    asked: list[tuple[str, list[str]]] = [("jester.gain", ["no"])] if curses > 1 else []
    every: Answers = {0: [("turn.action", ["jester"]), *asked, *answers[0]], 1: answers[1]}
    strict = played(table, 3, every, (0, 1, 0, 0), "exact")
    for order in every_order({0: [*asked, *answers[0]], 1: answers[1]}):
        assert outcome(played(table, 3, every, (0, *order))) == outcome(strict)
    assert isinstance(strict.state, Table)
    assert [player.cards().count("curse") for player in strict.state.players] == [0, 1, 1 + (curses > 1)]
