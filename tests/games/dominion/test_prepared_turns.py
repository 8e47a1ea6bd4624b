"""Turns of Dominion prepared ahead: what is known of them, what they rest on, and the rules the computer leaves."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import structs

from games.dominion import GAME
from games.dominion.ahead.imagination import imagine, imagined, own_turn
from games.dominion.ahead.landmarks import FAR, FEW_LEFT, LAST, LAST_FROM, NEAR, NEAR_FROM, alike, end
from games.dominion.ahead.lists import offered, ways
from games.dominion.ahead.rules import MOST_COINS, bought_with, filled
from games.dominion.kingdom.recommended import RECOMMENDED
from games.dominion.rules import questions
from games.dominion.rules.table import Turn
from games.dominion.standing import ACTIONS, BUYS, NO_COPPER, TREASURES
from games.dominion.view import View
from games.kernel.ahead.carrying_out import changes, unfitting
from games.kernel.ahead.prepared import (
    CarriedSoFar,
    PreparedTurn,
    by_own_rules,
    can_prepare,
    landmarks,
    proposed,
    rehearsed,
    span_of,
    usual_stops,
)
from games.kernel.contract.ahead import Rules
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Picks
from games.kernel.engine.standing_orders import ADVISED, ASK, Order, Wish, Wishes
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot
from games.kernel.orders.standing_answers import answer_by
from games.kernel.orders.wishes import wish_of
from tests.depth import chosen
from tests.games.dominion.arriving import answer
from tests.games.preparing import advising
from tests.games.saying import LANGUAGES, say

DEPTH = chosen()
COINS = range(MOST_COINS + 1)
HAND = ["gold", "gold", "silver", "copper", "estate"]
ACTING = {"turn": {"seat": 0, "phase": "action"}}


def table(fields: dict[Any, Any], seats: int = 2, *named: str) -> Match:
    """A match that stands like this, with piles of all cards named."""
    setup = Setup(seats)
    state = GAME.arrange(setup, b"ahead", {**fields, "named": named})
    return Match(GAME, setup, Snapshot(0, 0, encode_state(state)))


# the known part


def keys(match: Match, seat: int = 1) -> list[str]:
    """What is asked in a rehearsal in which all is answered by the usual player, and how it ends."""
    policy = advising(GAME)
    course = rehearsed(GAME, match.view(seat), seat, lambda look, choice: choice.check(policy(look, choice)))
    return [] if course is None else [*(one.choice.key for one in course.given), course.end]


@pytest.mark.parametrize(
    ("hand", "known"),
    [
        (["gold"], ["turn.treasure", "turn.buy", "turn"]),
        (["festival", "gold"], ["turn.action", "turn.treasure", "turn.buy", "turn.buy", "turn"]),
        (["village", "gold"], ["turn.action", "unknown"]),
        (["contraband", "gold"], ["turn.treasure", "unknown"]),
        (["loan", "gold"], ["turn.treasure", "unknown"]),
        (["minion", "gold"], ["turn.action", "unknown"]),
        (["militia", "gold"], ["turn.action", "turn.treasure", "turn.buy", "turn"]),
        (["counting_house", "gold"], ["turn.action", "unknown"]),
        (["spy", "gold"], ["turn.action", "unknown"]),
    ],
)
def test_what_is_known_of_a_hand(hand: list[str], known: list[str]) -> None:
    cards = {"hand": hand, "deck": ["estate"] * 6, "discard": ["copper"]}
    assert keys(table({1: cards, "turn": {"seat": 0, "phase": "buy"}})) == known


def test_an_empty_pile_and_deck_hide_nothing() -> None:
    assert keys(table({1: {"hand": ["village", "silver"]}, "turn": {"seat": 0, "phase": "buy"}})) == [
        "turn.action", "turn.treasure", "turn.buy", "turn",
    ]  # fmt: skip


def test_what_was_put_on_the_deck_in_the_same_turn_is_known_again() -> None:
    fields = {1: {"hand": ["bag_of_gold", "village"], "deck": ["estate"] * 5}, "turn": {"seat": 0, "phase": "buy"}}
    match, left = table(fields), ["bag_of_gold", "village"]
    course = rehearsed(GAME, match.view(1), 1, lambda look, choice: (left.pop(0),) if left else ())
    assert course is not None
    assert (left, course.end) == ([], "turn")
    assert course.view.seats[1].in_play == ("bag_of_gold", "village", "gold")


@pytest.mark.parametrize("over", [False, True])
def test_nobody_prepares_the_turn_that_is_under_way_nor_one_after_the_end(*, over: bool) -> None:
    match = table({0: {"hand": ["militia"]}, 1: {"hand": HAND}, "supply": {"province": 1}, **ACTING})
    assert keys(match, 0) == []
    _ = answer(match, 0, "turn.action", "militia")
    _ = answer(match, 0, "turn.buy")
    assert match.state.turn.phase == "clean_up"
    match.state.over = over
    assert (keys(match, 0) == []) == over, "its next hand is drawn, the others still think"
    assert (keys(match, 1) == []) == over


def test_a_turn_is_tried_as_long_as_no_card_was_played_in_it() -> None:
    match = table({0: {"hand": ["festival", "militia", "gold"]}, **ACTING})
    asked = match.question(0)
    assert asked is not None
    course = imagine(match.view(0), None)
    assert course is not None
    assert next(course.effect) == asked[1]
    _ = answer(match, 0, "turn.action", "festival")
    assert imagine(match.view(0), None) is None


def test_cards_that_lie_open_now_have_gone_somewhere_by_then() -> None:
    fields = {0: {"in_play": ["village"]}, 1: {"hand": ["gold"], "revealed": ["estate"]}, **ACTING}
    match = table({**fields, 0: {"in_play": ["village"], "hand": ["moat"]}})
    seen = imagined(match.view(1))
    assert [(player.in_play, player.revealed, len(player.discard)) for player in seen.players] == [([], [], 1)] * 2


def test_the_turn_that_a_seat_prepares_is_counted_from_its_clean_up_on() -> None:
    match = Match.begin(GAME, Setup(2, options={"first": 0}), b"span")
    spans = [(span_of(match, 0), span_of(match, 1))]
    while len(spans) < 4:
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, ())
        if (now := (span_of(match, 0), span_of(match, 1))) != spans[-1]:
            spans.append(now)
    assert spans == [(1, 1), (2, 1), (2, 2), (3, 2)]


# what it rests on


def test_who_answers_an_attack_after_preparing_learns_that_the_hand_is_another_one() -> None:
    match = table({0: {"hand": ["militia"]}, 1: {"hand": HAND}, **ACTING})
    rules: Rules = {BUYS.name: Wishes((Wish("gold"),))}
    view = match.view(1)
    turn = PreparedTurn(span_of(match, 1), (), dict(rules), landmarks(GAME, view, rules), usual_stops(GAME))
    assert changes(GAME, turn, view, 1) == ()
    _ = answer(match, 0, "turn.action", "militia")
    assert changes(GAME, turn, match.view(1), 1) == ()
    _ = answer(match, 1, "militia.discard", "copper", "estate")
    assert [each.name for each in changes(GAME, turn, match.view(1), 1)] == ["hand"]
    assert usual_stops(GAME) == ("hand", "list", "end")


@pytest.mark.parametrize(("discarded", "heard"), [(("estate", "curse"), []), (("gold", "copper"), ["hand"])])
def test_another_hand_is_none_as_long_as_the_whole_turn_is_the_same(discarded: Picks, heard: list[str]) -> None:
    match = table({0: {"hand": ["militia"]}, 1: {"hand": ["gold", "silver", "copper", "estate", "curse"]}, **ACTING})
    turn = proposed(match, 1, advising(GAME))
    assert turn is not None
    assert unfitting(match, 1, turn) == ()
    _ = answer(match, 0, "turn.action", "militia")
    _ = answer(match, 1, "militia.discard", *discarded)
    assert [each.why for each in unfitting(match, 1, turn)] == heard
    assert unfitting(match, 1, structs.replace(turn, progress=CarriedSoFar(turn.first))) == ()
    later = structs.replace(turn, first=turn.first - 1, turns=2)
    assert unfitting(match, 1, later) == (), "of later turns nothing was known"


def test_a_turn_is_prepared_by_whoever_waits() -> None:
    match = table({0: {"hand": ["militia"]}, **ACTING})
    assert [can_prepare(match.game, match.view(seat), seat) for seat in (0, 1)] == [False, True]


@pytest.mark.parametrize(
    ("order", "own", "buys"),
    [
        (Wishes((Wish("duchy"),)), True, ("duchy",)),
        (Wishes((Wish("duchy"),)), False, ("gold",)),
        (Wishes((Wish("province"),)), True, ()),
        (ASK, True, None),
    ],
)
def test_rules_of_ones_own_go_before_what_the_computer_would_do(order: Order, own: bool, buys: Picks | None) -> None:
    match = table({1: {"hand": ["gold", "silver", "copper"]}, **ACTING})
    turn = PreparedTurn(1, rules={BUYS.name: order}, own=(BUYS.name,) if own else ())
    course = rehearsed(GAME, match.view(1), 1, by_own_rules(turn, advising(GAME)))
    assert course is not None
    picked = {one.choice.key: one.picks for one in course.given}
    assert picked.get("turn.buy") == buys
    assert (course.asked is None) == (buys is not None)


@pytest.mark.parametrize(
    ("supply", "near"),
    [
        ({}, FAR),
        ({"province": 6}, FAR),
        ({"province": 5}, NEAR),
        ({"province": 3}, NEAR),
        ({"province": 2}, f"{LAST} 0 province:2"),
        ({"province": 2, "duchy": 3}, f"{LAST} 0 province:2"),
        ({"colony": 2}, f"{LAST} 0 colony:2"),
        ({"curse": 0, "duchy": 0}, f"{LAST} 2"),
        ({"curse": 0, "duchy": 0, "gold": 3, "silver": 4}, f"{LAST} 2 gold:3"),
        ({"curse": 0, "duchy": 2, "gold": 1, "province": 3}, f"{LAST} 1 gold:1 duchy:2 province:3"),
        ({"curse": 0, "duchy": 2, "gold": 2}, FAR),
        ({"curse": 0}, FAR),
    ],
)
def test_the_end_is_near_with_few_provinces_or_one_pile_to_go(supply: dict[str, int], near: str) -> None:
    assert end(table({"supply": supply, "turn": {"seat": 0, "phase": "buy"}}).view(1), {}) == near


@pytest.mark.parametrize(
    ("coins", "buys", "same"),
    [((5, 5), (1, 1), True), ((5, 9), (1, 1), True), ((5, 9), (2, 2), False), ((5, 5), (1, 2), False)],
)
def test_with_one_buy_it_does_not_matter_how_many_coins_there_are(
    coins: tuple[int, int], buys: tuple[int, int], same: bool
) -> None:
    then, now = (Text("buy-card", coins=coins[place], buys=buys[place]) for place in (0, 1))
    assert alike(then, now) == same


def test_what_was_not_told_when_it_was_laid_ready_stops_nothing() -> None:
    match = table({0: {"hand": ["militia"]}, 1: {"hand": HAND}, **ACTING})
    turn = proposed(match, 1, advising(GAME))
    assert turn is not None
    old = structs.replace(turn, answers=tuple(structs.replace(each, offered=None) for each in turn.answers))
    assert unfitting(match, 1, old) == ()


@pytest.mark.parametrize(
    ("then", "others"),
    [
        (LAST, []),
        (f"{LAST} 0 province:2", []),
        (f"{LAST} 0 province:1", ["end"]),
        (f"{LAST} 0", ["end"]),
        (NEAR, ["end"]),
    ],
)
def test_an_end_that_was_at_hand_is_another_one_only_if_more_was_told_of_it(then: str, others: list[str]) -> None:
    view = table({"supply": {"province": 2}, **ACTING}).view(1)
    seen = {**landmarks(GAME, view, {}), "end": then}
    turn = PreparedTurn(1, seen=seen, stops=usual_stops(GAME))
    assert [each.name for each in changes(GAME, turn, view, 1)] == others


def test_who_could_buy_more_hears_of_it_before_the_turn_comes() -> None:
    fields = {2: {"hand": ["trade_route", "gold", "silver", "estate"]}, "turn": {"seat": 0, "phase": "buy", "coins": 5}}
    match = table(fields, 3, "market")
    turn = proposed(match, 2, advising(GAME))
    assert turn is not None
    assert [each.key for each in turn.answers][:2] == ["turn.action", "trade_route.trash"]
    assert unfitting(match, 2, turn) == ()
    _ = answer(match, 0, "turn.buy", "duchy")
    assert [(each.why, each.stops, each.answers) for each in unfitting(match, 2, turn)] == [("more", True, True)]


def test_a_shopping_list_matters_only_where_there_is_one() -> None:
    assert GAME.ahead is not None
    matters = {landmark.name: landmark.matters for landmark in GAME.ahead.landmarks}
    assert matters["list"]({BUYS.name: Wishes((Wish("silver"),))})
    assert not matters["list"]({BUYS.name: ADVISED})
    assert matters["end"]({BUYS.name: ADVISED})


def test_each_reason_to_stop_can_be_said() -> None:
    for landmark in GAME.ahead.landmarks if GAME.ahead else ():
        for language in LANGUAGES:
            assert say("dominion", language, landmark.title)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_at_which_the_end_comes_nearer_is_said(language: str) -> None:
    said = say("dominion", language, Text("stop-end-hint"))
    assert {NEAR_FROM, LAST_FROM, FEW_LEFT} == {int(number) for number in re.findall(r"\d+", said)}
    assert len(said) <= 100


# the rules


def test_the_rules_may_name_what_is_owned_or_left_each_card_once() -> None:
    fields = {1: {"hand": ["smithy", "village"]}, "supply": {"market": 0}, **ACTING}
    seen = table({**fields, 0: {"hand": ["moat"]}}, 2, "market", "militia").view(1)
    assert [option.value for option in offered(seen, ACTIONS.name)] == [
        "village", "smithy", "militia", "moat",
    ]  # fmt: skip
    assert [option.value for option in offered(seen, BUYS.name)] == [
        "province", "gold", "duchy", "militia", "smithy", "silver", "village", "estate", "moat", "copper", "curse",
    ]  # fmt: skip
    assert offered(seen, TREASURES.name) == ()


def test_coppers_may_be_kept_back_where_a_grand_market_lies() -> None:
    plain, grand = (table({0: {"hand": ["moat"]}, **ACTING}, 2, *named).view(1) for named in ((), ("grand_market",)))
    assert ways(plain, TREASURES) == TREASURES.ways
    assert ways(grand, TREASURES) == (TREASURES.ways[0], NO_COPPER, TREASURES.ways[1])
    assert ways(grand, BUYS) == BUYS.ways


def positions(name: str, seed: int) -> Iterator[View]:
    """What somebody who can prepare sees, now and then in a game between computers with a recommended set."""
    kept, dice, policy = RECOMMENDED[name], Random(f"{name}/{seed}"), advising(GAME)
    more = {"bane": kept.bane} if kept.bane else {}
    options = {"kingdom": list(kept.cards), "colony": "yes" if kept.colony else "no", **more}
    match = Match.begin(GAME, Setup(dice.choice([2, 4]), options=options), b"%d" % seed)
    while match.open:
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, choice.check(policy(match.look(choice.seat), choice)))
        match.take_news()
        seen = match.view(dice.randrange(match.setup.seats))
        if not match.over and not own_turn(seen) and dice.random() < 0.02:
            yield seen


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_shopping_list_is_what_the_computer_would_buy_with_so_many_coins(level: str) -> None:
    policy = GAME.mind.player(level)
    for place, name in enumerate(DEPTH.some(list(RECOMMENDED), *range(0, 26, 3))):
        for seen in positions(name, place):
            rules = filled(seen, policy)
            for coins in COINS:
                found = answer_by(rules[BUYS.name], question(seen, coins))
                assert next(iter(found or ()), None) == bought_with(seen, policy, coins), (name, coins)
            named = {wish_of(option.value).name for option in offered(seen, BUYS.name)}
            wishes, order = rules[BUYS.name], rules[ACTIONS.name]
            assert isinstance(wishes, Wishes)
            assert isinstance(order, Wishes)
            assert {wish.name for wish in wishes.wishes} <= named
            assert {wish.name for wish in order.wishes} <= {option.value for option in offered(seen, ACTIONS.name)}


def question(seen: View, coins: int, **plays: int) -> Any:
    """What this seat is asked when it may buy with so many coins."""
    seat = seen.seat or 0
    bought = imagined(seen, Turn(seat, 1, "buy", coins=coins, plays=plays))
    bought.players[seat].hand = []
    return questions.buy(bought, seat)


def test_lower_prices_bring_what_stands_higher_on_the_list() -> None:
    seen = table({0: {"hand": ["bridge"]}, **ACTING}, 2, "market").view(1)
    wishes = Wishes((Wish("province"), Wish("gold"), Wish("market"), Wish("silver")))
    assert [answer_by(wishes, question(seen, 5, bridge=times)) for times in (0, 1, 3)] == [
        ("market",), ("gold",), ("province",),
    ]  # fmt: skip


def test_prices_that_are_low_now_in_somebody_else_s_turn_do_not_count() -> None:
    match = table({0: {"hand": ["bridge"]}, 1: {"deck": ["silver"] * 8}, **ACTING})
    before = filled(match.view(1), advising(GAME))
    _ = answer(match, 0, "turn.action", "bridge")
    assert filled(match.view(1), advising(GAME)) == before


def test_a_second_terminal_is_not_bought_in_the_same_turn_where_there_is_no_room_for_it() -> None:
    fields = {1: {"deck": ["copper"] * 7, "discard": ["estate"] * 3}, "turn": {"seat": 0, "phase": "buy"}}
    wishes = filled(table(fields, 2, "smithy", "witch").view(1), GAME.mind.player("normal"))[BUYS.name]
    assert isinstance(wishes, Wishes)
    assert {wish.name: wish.most for wish in wishes.wishes} == {
        "province": 0, "witch": 1, "smithy": 1, "silver": 0,
    }  # fmt: skip
