"""Prosperity: what who does not answer does, what may be answered once and for all, and answers in any order."""

from functools import partial
from typing import Any

import pytest

from games.dominion import GAME, standing
from games.dominion.cards import CARDS
from games.dominion.events import Named, PickedUp, Played
from games.kernel.engine.standing_orders import ranked
from games.kernel.orders.standing_answers import answer_for, key_of
from tests.games.dominion.arriving import Answers, answer, arranged
from tests.games.dominion.test_arrival import agree

BUYING = {"phase": "buy"}

OWN = [
    ("bishop.trash", {"hand": ["bishop", "gold", "curse"]}, ("curse",)),
    ("counting_house.take", {"hand": ["counting_house"], "discard": ["copper", "gold", "copper"]}, ("copper",) * 2),
    ("expand.trash", {"hand": ["expand", "gold", "estate"]}, ("estate",)),
    ("forge.trash", {"hand": ["forge", "gold", "curse"]}, ("curse",)),
    ("kings_court.play", {"hand": ["kings_court", "market", "moat"]}, ("market",)),
    ("mint.reveal", {"hand": ["mint", "copper", "gold"]}, ("gold",)),
    ("trade_route.trash", {"hand": ["trade_route", "gold", "copper"]}, ("copper",)),
    ("vault.discard", {"hand": ["vault", "gold", "estate", "curse"]}, ("estate", "curse")),
]


@pytest.mark.parametrize(("key", "own", "default"), OWN)
def test_who_does_not_decide_on_the_own_action_gets_the_sensible_thing(
    key: str, own: dict[str, Any], default: tuple[str, ...]
) -> None:
    match = arranged({0: own}, 2)
    answer(match, 0, "turn.action", own["hand"][0])
    (choice,) = match.open.values()
    assert (choice.key, choice.default, choice.standing) == (key, default, None)


@pytest.mark.parametrize(("turned", "default"), [("copper", "yes"), ("loan", "no"), ("gold", "no")])
def test_a_loan_trashes_copper_unless_one_decides_otherwise(turned: str, default: str) -> None:
    match = arranged({0: {"hand": ["loan"], "deck": [turned]}, "turn": BUYING}, 2)
    answer(match, 0, "turn.treasure", "loan")
    (choice,) = match.open.values()
    assert (choice.key, choice.default) == ("loan.trash", (default,))


BOUGHT = [("silver", "yes"), ("village", "yes"), ("copper", "no"), ("estate", "no"), ("curse", "no")]


@pytest.mark.parametrize(("bought", "default"), BOUGHT)
def test_a_royal_seal_puts_what_is_useful_onto_the_deck(bought: str, default: str) -> None:
    match = arranged({0: {"in_play": ["royal_seal", bought]}, "turn": {**BUYING, "coins": 3}}, 2)
    answer(match, 0, "turn.buy", bought)
    (choice,) = match.open.values()
    assert (choice.key, choice.default) == ("royal_seal.topdeck", (default,))


def test_the_dearest_victory_card_not_yet_named_is_named_for_a_contraband() -> None:
    table = {0: {"hand": ["contraband"] * 3}, 1: {"discard": ["colony", "great_hall"]}, "turn": BUYING}
    match = arranged(table, 2)
    answer(match, 0, "turn.treasure", *["contraband"] * 3)
    for card in ("colony", "province", "duchy"):
        question = match.question(1)
        assert question is not None
        assert (question[1].default, bool(question[1].standing)) == ((card,), True)
        answer(match, 1, "contraband.name", card)
    assert [event.card for event in match.take_news() if isinstance(event, Named)] == ["colony", "province", "duchy"]


def test_who_names_a_card_for_a_contraband_reads_what_each_costs_the_dearest_first() -> None:
    match = arranged({0: {"hand": ["contraband"]}, "turn": BUYING}, 2)
    answer(match, 0, "turn.treasure", "contraband")
    question = match.question(1)
    assert question is not None
    prices = [option.hint.args["cost"] for option in question[1].options if option.hint]
    assert prices == sorted((CARDS[card].cost for card in question[1].values), reverse=True)


@pytest.mark.parametrize("supply", [{}, {"province": 0}, {"province": 0, "duchy": 0, "estate": 0}])
@pytest.mark.parametrize("level", ["", *GAME.mind.levels])
def test_what_is_proposed_for_a_contraband_can_still_be_bought(level: str, supply: dict[str, int]) -> None:
    """By default, and by every computer player, as often as it is asked."""
    match = arranged({0: {"hand": ["contraband"] * 4}, "turn": BUYING, "supply": supply}, 2, "exact")
    answer(match, 0, "turn.treasure", *["contraband"] * 4)
    named = list[str]()
    while (question := match.question(1)) is not None and question[1].key == "contraband.name":
        picks = GAME.mind.player(level)(partial(match.view, 1), question[1]) if level else question[1].default
        named += match.answer(1, question[0], picks).picks
    assert len(set(named)) == 4
    assert all(match.state.supply[card] for card in named)


def test_a_list_of_ones_own_names_no_card_twice_and_none_that_is_sold_out() -> None:
    match = arranged({0: {"hand": ["contraband"] * 2}, "turn": BUYING, "supply": {"colony": 0, "province": 5}}, 2)
    answer(match, 0, "turn.treasure", *["contraband"] * 2)
    orders = {key_of(standing.CONTRABAND): ranked(("colony", "province", "gold"))}
    for card in ("province", "gold"):
        question = match.question(1)
        assert question is not None
        assert answer_for([orders], question[1]) == (card,)
        answer(match, 1, "contraband.name", card)


def test_with_all_victory_cards_named_a_contraband_still_has_its_usual_answer() -> None:
    table = {0: {"hand": ["contraband"]}, "turn": {**BUYING, "named": ["estate", "duchy", "province"]}}
    match = arranged(table, 2)
    answer(match, 0, "turn.treasure", "contraband")
    question = match.question(1)
    assert question is not None
    assert question[1].check(question[1].default)


VICTIMS = [
    ("bishop.trash", "bishop", {"hand": ["gold", "curse"]}, ("curse",)),
    ("bishop.trash", "bishop", {"hand": ["gold", "estate"]}, ()),
    ("goons.discard", "goons", {"hand": ["gold", "copper", "estate", "silver"]}, ("estate",)),
    ("mountebank.discard", "mountebank", {"hand": ["curse"]}, ("yes",)),
    ("rabble.order", "rabble", {"deck": ["estate", "curse", "gold"]}, ("estate", "curse")),
    ("vault.choose", "vault", {"hand": ["estate", "curse", "gold"]}, ("yes",)),
    ("vault.choose", "vault", {"hand": ["estate", "great_hall", "gold"]}, ("no",)),
    ("vault.choose", "vault", {"hand": ["curse"]}, ("no",)),
    ("watchtower.choose", "witch", {"hand": ["watchtower"]}, ("trash",)),
]


@pytest.mark.parametrize(("key", "played", "victim", "default"), VICTIMS)
def test_the_others_may_answer_once_and_for_all_and_have_a_sensible_default(
    key: str, played: str, victim: dict[str, Any], default: tuple[str, ...]
) -> None:
    match = arranged({0: {"hand": [played]}, 1: victim}, 2)
    answer(match, 0, "turn.action", played)
    question = match.question(1)
    assert question is not None
    assert (question[1].key, question[1].default, bool(question[1].standing)) == (key, default, True)


@pytest.mark.parametrize(("bought", "default"), [("copper", "trash"), ("silver", "no")])
def test_a_watchtower_trashes_copper_and_leaves_the_rest(bought: str, default: str) -> None:
    match = arranged({0: {"hand": ["watchtower"]}, "turn": {**BUYING, "coins": 3}}, 2)
    answer(match, 0, "turn.buy", bought)
    (choice,) = match.open.values()
    assert choice.default == (default,)


def test_talisman_goes_before_mint_unless_one_decides_otherwise() -> None:
    table = {0: {"in_play": ["quarry", "talisman"]}, 1: {"discard": ["mint"]}, "turn": {**BUYING, "coins": 3}}
    match = arranged(table, 2)
    answer(match, 0, "turn.buy", "mint")
    (choice,) = match.open.values()
    assert (choice.key, choice.default) == ("turn.order", ("talisman", "mint"))


def test_all_see_how_many_coppers_a_counting_house_takes() -> None:
    match = arranged({0: {"hand": ["counting_house"], "discard": ["copper", "copper"]}}, 2)
    answer(match, 0, "turn.action", "counting_house")
    answer(match, 0, "counting_house.take", "copper")
    assert [event.cards for event in match.take_news() if isinstance(event, PickedUp)] == [("copper",)]


END: list[tuple[str, list[str]]] = [("turn.buy", [])]


@pytest.mark.parametrize("curses", range(5))
@pytest.mark.parametrize("coppers", [1, 40])
def test_few_curses_of_a_mountebank_go_out_in_turn_order(curses: int, coppers: int) -> None:
    table = {
        0: {"hand": ["mountebank"]},
        1: {"hand": ["moat"]},
        2: {"hand": ["curse"]},
        3: {},
        "supply": {"curse": curses, "copper": coppers},
    }
    answers: Answers = {0: END, 1: [("moat.reveal", ["no"])], 2: [("mountebank.discard", ["no"])]}
    after = agree(table, 4, {0: [("turn.action", ["mountebank"])]}, answers, (1, 2, 0))
    assert [player.discard.count("curse") for player in after.players[1:]] == [curses >= place for place in (1, 2, 3)]
    assert [player.discard.count("copper") for player in after.players[1:]] == [coppers >= place for place in (1, 2, 3)]


def test_a_kings_court_on_bishop_asks_each_in_the_own_time() -> None:
    table = {
        0: {"hand": ["kings_court", "bishop", "copper", "copper", "copper"], "deck": ["copper"] * 9},
        1: {"hand": ["curse", "estate", "copper"]},
        2: {"hand": ["gold"]},
    }
    answers: Answers = {
        0: END,
        1: [("bishop.trash", ["curse"]), ("bishop.trash", ["estate"]), ("bishop.trash", [])],
        2: [("bishop.trash", []), ("bishop.trash", []), ("bishop.trash", [])],
    }
    first: Answers = {0: [("turn.action", ["kings_court"]), ("kings_court.play", ["bishop"])]}
    after = agree(table, 3, first, answers, (1, 2, 1, 2, 1, 2, 0))
    assert after.players[1].hand == ["copper"]
    assert sorted(after.trash) == ["copper", "copper", "copper", "curse", "estate"]
    assert after.players[0].tokens == 3


@pytest.mark.parametrize("choice", ["curse", "discard"])
def test_a_city_counts_what_a_torturer_left(choice: str) -> None:
    table = {
        0: {"hand": ["torturer", "city"], "deck": ["estate"] * 9},
        1: {"hand": ["gold", "gold"]},
        "supply": {"curse": 1, "duchy": 0},
        "turn": {"actions": 2},
    }
    answers: Answers = {0: [("turn.action", ["city"]), *END], 1: [("torturer.choose", [choice])]}
    after = agree(table, 2, {0: [("turn.action", ["torturer"])]}, answers, (1, 0, 0))
    assert after.supply["curse"] == (choice == "discard")


def test_a_trade_route_sees_the_estate_that_a_saboteur_brings() -> None:
    table = {
        0: {"hand": ["saboteur", "trade_route"], "deck": ["copper"] * 9},
        1: {"deck": ["gold"]},
        "turn": {"actions": 2},
    }
    answers: Answers = {0: [("turn.action", ["trade_route"]), *END], 1: [("saboteur.gain", ["estate"])]}
    after = agree(table, 2, {0: [("turn.action", ["saboteur"])]}, answers, (1, 0, 0))
    assert after.mat == ["estate"]


def test_the_first_buy_waits_for_the_name() -> None:
    table = {0: {"hand": ["contraband", "gold", "gold"]}, 1: {"hand": ["estate"]}, "turn": BUYING}
    answers: Answers = {
        0: [("turn.treasure", ["gold", "gold"]), ("turn.buy", ["gold"]), *END],
        1: [("contraband.name", ["province"])],
    }
    after = agree(table, 2, {0: [("turn.treasure", ["contraband"])]}, answers, (1, 0, 0, 0))
    assert "gold" in after.players[0].cards()


def test_who_names_a_card_in_strict_order_has_not_seen_the_next_treasures() -> None:
    match = arranged({0: {"hand": ["gold", "contraband", "silver"]}, "turn": BUYING}, 2, "exact")
    question = match.question(0)
    assert question is not None
    answer(match, 0, "turn.treasure", *question[1].default)
    assert [event for event in match.take_news() if isinstance(event, Played)] == [Played(0, ("contraband",))]
    assert match.view(1).turn.coins == 3
    answer(match, 1, "contraband.name", "province")
    assert [event for event in match.take_news() if isinstance(event, Played)] == [Played(0, ("gold", "silver"))]
