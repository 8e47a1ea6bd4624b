"""Attacks and gifts of the base game answered before, between and after what the others do: always the same outcome."""

from collections import Counter
from typing import Any

import pytest

from games.dominion.events import Gained, Played
from games.dominion.rules.table import Table
from tests.games.dominion.arriving import Answers, answer, arranged, every_order, played
from tests.games.playing import outcome

END: list[tuple[str, list[str]]] = [("turn.treasure", []), ("turn.buy", [])]


def agree(table: dict[Any, Any], seats: int, first: Answers, answers: Answers, strict: tuple[int, ...]) -> Table:
    """Give the first answers of seat 0, then all others in every order; each must end as strict order does."""
    every = {seat: [*first.get(seat, []), *of_seat] for seat, of_seat in answers.items()}
    lead = (0,) * len(first[0])
    wanted = played(table, seats, every, (*lead, *strict), "exact")
    for order in every_order(answers):
        assert outcome(played(table, seats, every, (*lead, *order))) == outcome(wanted)
    assert isinstance(wanted.state, Table)
    return wanted.state


FEED = {
    0: {"hand": ["militia", "council_room"], "deck": ["copper"] * 10},
    1: {"hand": ["estate", "estate", "copper", "copper", "silver"], "deck": ["gold"]},
    2: {"hand": ["estate", "curse", "copper", "copper", "silver"], "deck": ["gold"]},
    "turn": {"actions": 2},
}


def test_a_council_room_feeds_those_who_still_owe_a_militia_its_discards() -> None:
    answers: Answers = {
        0: [("turn.action", ["council_room"]), *END],
        1: [("militia.discard", ["estate", "copper"])],
        2: [("militia.discard", ["estate", "curse"])],
    }
    after = agree(FEED, 3, {0: [("turn.action", ["militia"])]}, answers, (1, 2, 0, 0, 0))
    assert sorted(after.players[1].hand) == ["copper", "estate", "gold", "silver"]
    assert sorted(after.players[2].hand) == ["copper", "copper", "gold", "silver"]


def test_both_shuffle_alike_whoever_shuffles_first() -> None:
    rest = ["village", "smithy", "market", "cellar", "mine", "moat"]
    table = {
        0: {"hand": ["militia", "council_room"], "deck": ["copper"], "discard": rest},
        1: {"hand": ["estate", "estate", "copper", "silver"], "discard": rest},
        "turn": {"actions": 2},
    }
    answers: Answers = {0: [("turn.action", ["council_room"])], 1: [("militia.discard", ["estate"])]}
    after = agree(table, 2, {0: [("turn.action", ["militia"])]}, answers, (1, 0))
    assert len(after.players[0].hand) == 4
    assert len(after.players[1].hand) == 4


BOTH = {
    0: {"hand": ["militia", "bureaucrat"], "deck": ["copper"] * 10},
    1: {"hand": ["estate", "duchy", "copper", "copper", "copper"]},
    2: {"hand": ["estate", "duchy", "copper", "copper", "moat"]},
    "turn": {"actions": 2},
}


def test_a_bureaucrat_after_a_militia_takes_what_was_kept() -> None:
    answers: Answers = {
        0: [("turn.action", ["bureaucrat"]), ("turn.buy", [])],
        1: [("militia.discard", ["copper", "copper"]), ("bureaucrat.topdeck", ["estate"])],
        2: [("moat.reveal", ["no"]), ("militia.discard", ["estate", "copper"]), ("moat.reveal", ["yes"])],
    }
    after = agree(BOTH, 3, {0: [("turn.action", ["militia"])]}, answers, (1, 2, 2, 0, 1, 2, 0))
    assert (after.players[1].hand, after.players[1].deck) == (["duchy", "copper"], ["estate"])
    assert sorted(after.players[2].hand) == ["copper", "duchy", "moat"]


@pytest.mark.parametrize("curses", range(8))
@pytest.mark.parametrize("shown", [("no", "yes"), ("yes", "no"), ("yes", "yes"), ("no", "no")])
def test_few_curses_of_a_witch_played_twice_go_out_in_turn_order(curses: int, shown: tuple[str, str]) -> None:
    table = {
        0: {"hand": ["throne_room", "witch"], "deck": ["estate"] * 9},
        1: {"hand": ["moat"]},
        2: {},
        3: {"hand": ["moat"]},
        "supply": {"curse": curses},
    }
    answers: Answers = {
        0: [("turn.buy", [])],
        1: [("moat.reveal", [answer]) for answer in shown],
        3: [("moat.reveal", ["no"]), ("moat.reveal", ["no"])],
    }
    after = agree(table, 4, {0: [("turn.action", ["throne_room"])]}, answers, (1, 3, 1, 3, 0))
    victims = [seat for play in shown for seat in (1, 2, 3) if seat != 1 or play == "no"]
    hit = Counter(victims[:curses])
    assert [player.discard.count("curse") for player in after.players] == [0, hit[1], hit[2], hit[3]]


def test_a_militia_played_twice_asks_each_in_the_own_time() -> None:
    table = {
        0: {"hand": ["throne_room", "militia"], "deck": ["copper"] * 10},
        1: {"hand": ["moat", "estate", "estate", "copper", "copper"]},
        2: {"hand": ["copper", "copper", "estate", "estate", "estate"]},
    }
    answers: Answers = {
        0: [("turn.buy", [])],
        1: [("moat.reveal", ["yes"]), ("moat.reveal", ["no"]), ("militia.discard", ["estate", "estate"])],
        2: [("militia.discard", ["copper", "copper"])],
    }
    after = agree(table, 3, {0: [("turn.action", ["throne_room"])]}, answers, (1, 2, 1, 1, 0))
    assert sorted(after.players[1].hand) == ["copper", "copper", "moat"]
    assert after.players[2].hand == ["estate"] * 3


@pytest.mark.parametrize("attack", ["spy", "thief"])
def test_nobody_is_turned_over_before_every_moat_is_decided(attack: str) -> None:
    table = {
        0: {"hand": [attack], "deck": ["copper", "estate"]},
        1: {"hand": ["moat"], "deck": ["gold", "silver"]},
        2: {"deck": ["gold", "silver"]},
        3: {"hand": ["moat"], "deck": ["gold", "silver"]},
    }
    match = arranged(table, 4)
    answer(match, 0, "turn.action", attack)
    if attack == "spy":
        answer(match, 0, "spy.discard", "no")
    assert match.question(0) is None
    assert match.awaited() == (1, 2, 3)
    for seat in (3, 1):
        assert [len(player.deck) for player in match.state.players[1:]] == [2, 2, 2]
        answer(match, seat, "moat.reveal", "yes")
    assert match.question(0) is not None
    assert match.state.players[2].revealed == {"spy": ["gold"], "thief": ["gold", "silver"]}[attack]
    assert match.view(None).seats[2].revealed == tuple(match.state.players[2].revealed)


ORDERS = [
    ("moat", {0: {"hand": ["witch"]}, 1: {"hand": ["moat"]}}, "moat.reveal"),
    ("militia", {0: {"hand": ["militia"]}, 1: {"hand": ["estate", "gold", "gold", "silver"]}}, "militia.discard"),
    ("bureaucrat", {0: {"hand": ["bureaucrat"]}, 1: {"hand": ["estate", "duchy"]}}, "bureaucrat.topdeck"),
    ("spy", {0: {"hand": ["spy"]}, 1: {"deck": ["gold"]}}, "spy.discard"),
    ("thief", {0: {"hand": ["thief"]}, 1: {"deck": ["gold", "silver"]}}, "thief.trash"),
    ("thief's loot", {0: {"hand": ["thief"]}, 1: {"deck": ["gold", "estate"]}}, "thief.gain"),
]


@pytest.mark.parametrize(("table", "key"), [order[1:] for order in ORDERS], ids=[order[0] for order in ORDERS])
def test_what_may_be_answered_once_and_for_all_says_so(table: dict[int, Any], key: str) -> None:
    match = arranged(table, 2)
    answer(match, 0, "turn.action", *table[0]["hand"])
    assert {choice.key: choice.standing for choice in match.open.values()}[key]


TIME_OUTS = [
    (["bureaucrat"], {"hand": ["duchy", "estate", "gold"]}, 1, ("estate",)),
    (["spy"], {"deck": ["gold"]}, 0, ("yes",)),
    (["spy"], {"deck": ["estate"]}, 0, ("no",)),
    (["spy"], {"deck": ["copper"]}, 0, ("no",)),
    (["thief"], {"deck": ["silver", "gold"]}, 0, ("gold",)),
    (["thief"], {"deck": ["copper", "estate"]}, 0, ()),
    (["witch"], {"hand": ["moat"]}, 1, ("yes",)),
]


@pytest.mark.parametrize(("hand", "victim", "asked", "default"), TIME_OUTS)
def test_who_does_not_answer_in_time_does_the_sensible_thing(
    hand: list[str], victim: dict[str, Any], asked: int, default: tuple[str, ...]
) -> None:
    match = arranged({0: {"hand": hand}, 1: victim}, 2)
    answer(match, 0, "turn.action", *hand)
    question = match.question(asked)
    assert question is not None
    assert question[1].default == default


@pytest.mark.parametrize(("card", "default"), [("gold", "no"), ("curse", "yes"), ("copper", "yes"), ("moat", "no")])
def test_of_the_own_deck_a_spy_discards_what_is_useless(card: str, default: str) -> None:
    match = arranged({0: {"hand": ["spy"], "deck": ["estate", card]}}, 2)
    answer(match, 0, "turn.action", "spy")
    question = match.question(0)
    assert question is not None
    assert question[1].default == (default,)


def test_who_has_no_cards_in_hand_has_nothing_to_show_to_a_bureaucrat() -> None:
    match = arranged({0: {"hand": ["bureaucrat"]}}, 2)
    answer(match, 0, "turn.action", "bureaucrat")
    assert [type(event) for event in match.take_news()] == [Played, Gained]
