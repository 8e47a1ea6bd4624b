"""Who waits for whom at a table of four: whatever the order in which answers arrive, the game ends as in strict order.

Law of every table here: a hand not named holds three Coppers, a deck not named ten.
"""

from itertools import permutations
from typing import Any

import pytest

from games.dominion.events import Passed
from games.dominion.rules.table import Table
from games.kernel.match import Match
from tests.games.dominion.arriving import Answers, answer, arranged, every_order, played
from tests.games.playing import asked, outcome

Said = list[tuple[str, list[str]]]
"""What one seat answers, in this order: which question, and what."""

END: Said = [("turn.treasure", []), ("turn.buy", [])]


def cards(words: str) -> list[str]:
    """Cards by name, equal ones with their number before: "moat 4 copper"."""
    found: list[str] = []
    times = 1
    for word in words.split():
        if word.isdigit():
            times = int(word)
        else:
            found += [word] * times
            times = 1
    return found


def table(seats: int = 4, supply: dict[str, int] | None = None, mat: str = "", **zones: str) -> dict[Any, Any]:
    """A table; a keyword names a zone of a seat: `hand1="moat 4 copper"`."""
    found: dict[Any, Any] = {seat: {"hand": cards("3 copper"), "deck": cards("10 copper")} for seat in range(seats)}
    for place, words in zones.items():
        found[int(place[-1])][place[:-1]] = cards(words)
    return {**found, "supply": supply or {}, "trade_route": cards(mat)}


def plays(*names: str) -> Said:
    """These actions one after the other."""
    return [("turn.action", [name]) for name in names]


def alike(of: dict[Any, Any], lead: Said, rest: Answers, orders: Any = None) -> Match:
    """Seat 0 gives the lead, then all answer in each of these orders (None: in every one), restored after every step;
    each has to end as strict order does, which is returned.
    """
    seats = sum(isinstance(field, int) for field in of)
    every = {seat: [*(lead if seat == 0 else []), *rest.get(seat, [])] for seat in {0, *rest}}
    opening = (0,) * len(lead)
    arriving = [(*opening, *order) for order in orders or sorted(every_order(rest))]
    strict = played(of, seats, every, arriving[0], "exact")
    for order in arriving:
        assert outcome(played(of, seats, every, order)) == outcome(strict)
    return strict


def state(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


def begun(of: dict[Any, Any], *actions: str) -> Match:
    """A table of players who answer when they like; seat 0 has played these actions."""
    match = arranged(of, sum(isinstance(field, int) for field in of))
    for action in actions:
        answer(match, 0, "turn.action", action)
    return match


# attacks in the lanes


def test_a_militia_played_twice_is_warded_off_once() -> None:
    twice = table(hand0="throne_room militia", hand1="moat 2 estate 2 copper", hand2="2 copper 3 estate")
    rest: Answers = {
        0: [("turn.buy", [])],
        1: [("moat.reveal", ["yes"]), ("moat.reveal", ["no"]), ("militia.discard", cards("2 estate"))],
        2: [("militia.discard", cards("2 copper"))],
    }
    after = state(alike(twice, plays("throne_room"), rest))
    assert sorted(after.players[1].hand) == cards("2 copper moat")
    assert after.players[2].hand == cards("3 estate")


def test_with_two_curses_the_third_victim_is_held_while_the_first_thinks_about_moat() -> None:
    witch = table(hand0="witch", hand1="moat", supply={"curse": 2})
    match = begun(witch, "witch")
    assert asked(match) == {0: "turn.treasure", 1: "moat.reveal"}
    assert [player.discard for player in state(match).players[1:]] == [[], ["curse"], []]
    for shown, gaining in (("no", [1, 1, 0]), ("yes", [0, 1, 1])):
        after = state(alike(witch, plays("witch"), {0: END, 1: [("moat.reveal", [shown])]}))
        assert [player.cards().count("curse") for player in after.players[1:]] == gaining


BISHOPS = table(hand0="kings_court bishop 3 copper", hand1="curse estate 3 copper")
BY_COURT = [*plays("kings_court"), ("kings_court.play", ["bishop"])]
REPENTING: Answers = {
    0: [("turn.buy", ["silver"])],
    1: [("bishop.trash", ["curse"]), ("bishop.trash", ["estate"]), ("bishop.trash", [])],
    2: [("bishop.trash", [])] * 3,
    3: [("bishop.trash", [])] * 3,
}


def test_three_bishops_are_answered_in_any_order() -> None:
    orders = [
        (1, 1, 1, 2, 2, 2, 3, 3, 3, 0),
        (3, 3, 3, 2, 2, 2, 1, 1, 1, 0),
        (1, 2, 3, 1, 2, 3, 1, 2, 3, 0),
        (0, 3, 2, 1, 3, 2, 1, 3, 2, 1),
    ]
    after = alike(BISHOPS, BY_COURT, REPENTING, orders)
    assert state(after).turn.seat == 1
    assert state(after).players[1].hand == cards("3 copper")


def test_the_tokens_of_a_bishop_wait_for_nobody() -> None:
    match = begun(BISHOPS, "kings_court")
    answer(match, 0, "kings_court.play", "bishop")
    assert state(match).players[0].tokens == 3
    assert asked(match) == {0: "turn.buy", 1: "bishop.trash", 2: "bishop.trash", 3: "bishop.trash"}


def test_the_last_curse_of_a_torturer_is_offered_to_one_after_the_other() -> None:
    torture = table(hand0="torturer", supply={"curse": 1})
    assert asked(begun(torture, "torturer")) == {0: "turn.treasure", 1: "torturer.choose"}
    taken = begun(torture, "torturer")
    answer(taken, 1, "torturer.choose", "curse")
    assert asked(taken) == {0: "turn.treasure", 2: "torturer.choose", 3: "torturer.choose"}
    assert all("curse" in choice.values for choice in taken.open.values() if choice.seat)
    answer(taken, 3, "torturer.choose", "curse")
    assert state(taken).players[3].hand == cards("3 copper")
    spared = begun(torture, "torturer")
    answer(spared, 1, "torturer.choose", "discard")
    assert asked(spared) == {0: "turn.treasure", 2: "torturer.choose"}


def test_with_a_curse_for_everybody_a_torturer_asks_all_at_once() -> None:
    match = begun(table(hand0="torturer", supply={"curse": 3}), "torturer")
    assert set(asked(match)) == {0, 1, 2, 3}


THRICE: Answers = {
    0: END,
    1: [("torturer.choose", ["curse"])] * 3,
    2: [("torturer.choose", ["discard"])] * 3,
    3: [("torturer.choose", ["discard"])] * 2 + [("torturer.choose", ["curse"])],
}


@pytest.mark.parametrize("curses", [3, 30])
def test_three_torturers_end_as_in_strict_order(curses: int) -> None:
    torture = table(hand0="kings_court torturer", hand2="7 copper", hand3="7 copper", supply={"curse": curses})
    lead = [*plays("kings_court"), ("kings_court.play", ["torturer"])]
    orders = [
        (0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3),
        (3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0),
        (1, 2, 3, 1, 2, 3, 1, 2, 3, 0, 0),
    ]
    after = state(alike(torture, lead, THRICE, orders))
    assert [player.cards().count("curse") for player in after.players] == {3: [0, 3, 0, 0], 30: [0, 3, 0, 1]}[curses]


@pytest.mark.parametrize(("curses", "held"), [(3, True), (30, False)])
def test_a_second_torturer_waits_for_the_first_only_where_curses_are_short(curses: int, held: bool) -> None:
    match = begun(table(hand0="kings_court torturer", supply={"curse": curses}), "kings_court")
    answer(match, 0, "kings_court.play", "torturer")
    answer(match, 1, "torturer.choose", "curse")
    assert (1 not in asked(match)) is held


def test_horse_traders_are_decided_before_a_minion_and_come_back_with_a_card() -> None:
    hunted = table(hand0="village militia minion", hand1="horse_traders 4 copper", deck1="silver")
    rest: Answers = {
        0: [*plays("minion"), ("minion.choose", ["discard"]), *END],
        1: [("horse_traders.set_aside", ["horse_traders"])],
    }
    after = state(alike(hunted, plays("village", "militia"), rest))
    assert sorted(after.players[1].hand) == cards("3 copper horse_traders silver")
    kept: Answers = {
        **rest,
        1: [
            ("horse_traders.set_aside", []),
            ("militia.discard", cards("2 copper")),
            ("horse_traders.set_aside", ["horse_traders"]),
        ],
    }
    after = state(alike(hunted, plays("village", "militia"), kept))
    assert sorted(after.players[1].hand) == cards("2 copper horse_traders silver")


def test_a_mountebank_is_over_before_a_rabble_turns_cards_over() -> None:
    robbed = table(hand0="village mountebank rabble", hand1="watchtower curse 3 copper", deck1="5 silver")
    rest: Answers = {
        0: [*plays("rabble"), *END],
        1: [("mountebank.discard", ["no"]), ("watchtower.choose", ["trash"]), ("watchtower.choose", ["topdeck"])],
    }
    after = state(alike(robbed, plays("village", "mountebank"), rest))
    assert after.trash == ["curse"]
    assert sorted(after.players[1].discard) == cards("copper 2 silver")
    assert after.players[1].deck == cards("3 silver")


@pytest.mark.parametrize(("curses", "gaining"), [(1, [0, 1, 0]), (2, [0, 1, 1]), (30, [0, 1, 1])])
def test_a_young_witch_asks_for_the_bane_in_turn_order_where_curses_are_short(curses: int, gaining: list[int]) -> None:
    witched = table(hand0="young_witch", hand1="cellar", hand2="cellar", supply={"curse": curses}) | {"bane": "cellar"}
    rest: Answers = {0: END[1:], 1: [("young_witch.reveal", ["yes"])], 2: [("young_witch.reveal", ["no"])]}
    after = state(alike(witched, plays("young_witch"), rest))
    assert [player.cards().count("curse") for player in after.players[1:]] == gaining


# a card of an older answer


CHAMBER: Said = [
    ("secret_chamber.reveal", ["yes"]),
    ("secret_chamber.topdeck", cards("2 estate")),
    ("secret_chamber.reveal", ["no"]),
    ("militia.discard", cards("secret_chamber copper")),
]
FED: Answers = {0: [*plays("council_room"), *END], 1: CHAMBER}


def test_a_council_room_comes_after_the_secret_chamber_of_an_older_militia() -> None:
    hidden = table(
        hand0="village militia council_room", hand1="secret_chamber 2 estate 2 copper", deck1="gold silver estate"
    )
    after = state(alike(hidden, plays("village", "militia"), FED))
    assert sorted(after.players[1].hand) == cards("copper estate gold silver")
    assert after.players[1].deck == cards("2 estate")


def shuffling(discard: str) -> dict[Any, Any]:
    """A table at which seats 0 and 1 have to shuffle, the one for a Village, the other for a Secret Chamber."""
    return table(
        hand0="village militia council_room", deck0="", discard0="gold silver copper estate moat mine",
        hand1="secret_chamber 2 estate 2 copper", deck1="", discard1=discard,
    )  # fmt: skip


def test_shuffles_come_out_alike_whoever_shuffles_first_and_however_the_pile_lay() -> None:
    lead = plays("village", "militia")
    one = alike(shuffling("gold silver duchy village smithy market"), lead, FED)
    other = alike(shuffling("market gold smithy duchy silver village"), lead, FED)
    assert outcome(one) == outcome(other)


# the turn waits


def test_a_spy_judges_the_own_card_at_once_and_nobody_elses_before_the_moat() -> None:
    match = begun(table(hand0="spy", hand2="moat", deck0="gold estate silver"), "spy")
    assert asked(match) == {0: "spy.discard", 2: "moat.reveal"}
    answer(match, 0, "spy.discard", "yes")
    assert asked(match) == {2: "moat.reveal"}
    assert [len(player.deck) for player in state(match).players[1:]] == [10, 10, 10]
    answer(match, 2, "moat.reveal", "yes")
    answer(match, 0, "spy.discard", "yes")
    answer(match, 0, "spy.discard", "yes")
    assert asked(match) == {0: "turn.treasure"}
    assert [len(player.deck) for player in state(match).players] == [1, 9, 10, 9]


@pytest.mark.parametrize(("way", "coins"), [("topdeck", 2), ("trash", 4), ("no", 4)])
def test_a_tribute_waits_for_the_watchtower(way: str, coins: int) -> None:
    paying = table(hand0="village witch tribute", hand1="watchtower 4 copper", deck1="gold silver")
    match = begun(paying, "village", "witch", "tribute")
    assert asked(match) == {1: "watchtower.choose"}
    answer(match, 1, "watchtower.choose", way)
    assert state(match).turn.coins == coins
    alike(paying, plays("village", "witch"), {0: [*plays("tribute"), *END], 1: [("watchtower.choose", [way])]})


def test_who_was_hit_by_a_saboteur_chooses_at_the_prices_of_its_play() -> None:
    hit = table(hand0="workers_village saboteur bridge", deck1="silver")
    for actions in (("saboteur",), ("saboteur", "bridge")):
        match = begun(hit, "workers_village", *actions)
        question = match.question(1)
        assert question is not None
        assert set(question[1].values) == {"copper", "curse"}
    rest: Answers = {0: [*plays("bridge"), *END], 1: [("saboteur.gain", ["curse"])]}
    alike(hit, plays("workers_village", "saboteur"), rest)
    passed_over = begun(hit, "workers_village", "bridge", "saboteur")
    assert asked(passed_over) == {0: "turn.treasure"}
    assert state(passed_over).players[1].discard == ["silver"]


@pytest.mark.parametrize("gained", [["laboratory"], []])
def test_a_buy_waits_for_the_last_card_while_it_is_spoken_for(gained: list[str]) -> None:
    shop = table(hand0="saboteur 2 gold", deck1="province", supply={"laboratory": 1})
    match = begun(shop, "saboteur")
    answer(match, 0, "turn.treasure", "gold", "gold")
    answer(match, 0, "turn.buy", "laboratory")
    assert asked(match) == {1: "saboteur.gain"}
    answer(match, 1, "saboteur.gain", *gained)
    question = match.question(0)
    if gained:
        assert question is not None
        assert question[1].key == "turn.buy"
        assert "laboratory" not in question[1].values
    else:
        assert state(match).turn.seat == 1
        assert "laboratory" in state(match).players[0].cards()


def test_a_buy_of_anything_else_does_not_wait() -> None:
    match = begun(table(hand0="saboteur 2 gold", deck1="province", supply={"laboratory": 1}), "saboteur")
    answer(match, 0, "turn.treasure", "gold", "gold")
    answer(match, 0, "turn.buy", "silver")
    assert "silver" in state(match).players[0].cards()
    assert asked(match) == {1: "saboteur.gain"}


def city(curses: int) -> Match:
    """A City is played while nobody has answered a Torturer; one pile is empty."""
    return begun(
        table(hand0="workers_village torturer city", supply={"curse": curses, "moat": 0}),
        "workers_village", "torturer", "city",
    )  # fmt: skip


def test_a_city_waits_while_a_torturer_may_empty_a_pile() -> None:
    taken = city(1)
    assert asked(taken) == {1: "torturer.choose"}
    answer(taken, 1, "torturer.choose", "curse")
    assert asked(taken) == {0: "turn.treasure", 2: "torturer.choose", 3: "torturer.choose"}
    assert (state(taken).turn.coins, state(taken).turn.buys) == (1, 3)
    spared = city(1)
    for victim in (1, 2, 3):
        assert asked(spared) == {victim: "torturer.choose"}
        answer(spared, victim, "torturer.choose", "discard")
    assert asked(spared) == {0: "turn.treasure"}
    assert (state(spared).turn.coins, state(spared).turn.buys) == (0, 2)


def test_a_city_does_not_wait_for_curses_of_which_there_are_plenty() -> None:
    assert set(asked(city(10))) == {0, 1, 2, 3}


def test_cities_after_a_torturer_end_as_in_strict_order() -> None:
    growing = table(hand0="workers_village torturer city", supply={"curse": 2, "moat": 0})
    rest: Answers = {
        0: [*plays("city"), *END],
        1: [("torturer.choose", ["discard"])],
        2: [("torturer.choose", ["curse"])],
        3: [("torturer.choose", ["curse"])],
    }
    assert state(alike(growing, plays("workers_village", "torturer"), rest)).supply["curse"] == 0


@pytest.mark.parametrize(("gained", "coins"), [(["estate"], 1), (["silver"], 0), ([], 0)])
def test_a_trade_route_waits_for_a_token_that_may_still_move(gained: list[str], coins: int) -> None:
    trading = table(hand0="workers_village saboteur trade_route copper", deck1="gold")
    match = begun(trading, "workers_village", "saboteur", "trade_route")
    assert asked(match) == {1: "saboteur.gain"}
    answer(match, 1, "saboteur.gain", *gained)
    assert state(match).turn.coins == coins
    rest: Answers = {0: [*plays("trade_route"), *END], 1: [("saboteur.gain", gained)]}
    alike(trading, plays("workers_village", "saboteur"), rest)


def test_a_trade_route_does_not_wait_for_a_token_that_lies_on_the_mat() -> None:
    trading = table(hand0="workers_village saboteur trade_route copper", deck1="gold", mat="estate")
    match = begun(trading, "workers_village", "saboteur", "trade_route")
    assert 0 in asked(match)
    assert state(match).turn.coins == 1


# the end


def test_the_game_is_over_only_when_the_last_victim_has_answered() -> None:
    last = table(hand0="torturer 2 gold silver", supply={"province": 1})
    bought: Said = [("turn.treasure", cards("2 gold silver")), ("turn.treasure", []), ("turn.buy", ["province"])]
    match = begun(last, "torturer")
    for key, picks in bought:
        answer(match, 0, key, *picks)
    for victim in (3, 1, 2):
        assert not match.over
        answer(match, victim, "torturer.choose", "curse")
    assert match.over
    assert [score.points for score in match.game.result(match.state).scores] == [6, -1, -1, -1]
    rest: Answers = {0: bought, **{victim: [("torturer.choose", ["curse"])] for victim in (1, 2, 3)}}
    assert alike(last, plays("torturer"), rest).over


@pytest.mark.parametrize(("chosen", "over"), [("curse", True), ("discard", False)])
def test_whether_it_is_the_end_may_hang_on_an_open_answer(chosen: str, over: bool) -> None:
    ending = table(2, hand0="torturer", supply={"curse": 1, "moat": 0, "estate": 0})
    match = begun(ending, "torturer")
    for key, picks in END:
        answer(match, 0, key, *picks)
    assert asked(match) == {1: "torturer.choose"}
    answer(match, 1, "torturer.choose", chosen)
    assert match.over is over
    assert asked(match) == ({} if over else {1: "turn.treasure"})
    alike(ending, plays("torturer"), {0: END, 1: [("torturer.choose", [chosen])]})


# all at once


PASSING = table(
    hand0="village militia masquerade estate silver",
    hand1="estate silver gold 2 copper", hand2="estate silver gold 2 copper", hand3="estate silver gold 2 copper",
)  # fmt: skip
PASSED = {0: "estate", 1: "copper", 2: "silver", 3: "gold"}


def test_a_masquerade_waits_for_the_militia_and_is_passed_in_any_order() -> None:
    for order in permutations(PASSED):
        match = begun(PASSING, "village", "militia", "masquerade")
        for victim in (3, 1, 2):
            answer(match, victim, "militia.discard", "estate", "copper")
        assert asked(match) == dict.fromkeys(range(4), "masquerade.pass")
        match.take_news()
        for seat in order:
            assert not match.take_news()
            answer(match, seat, "masquerade.pass", PASSED[seat])
        assert len([event for event in match.take_news() if isinstance(event, Passed)]) == 4
        assert asked(match) == {0: "masquerade.trash"}
        assert sorted(state(match).players[0].hand) == cards("3 copper gold silver")


def test_a_masquerade_behind_a_militia_ends_as_in_strict_order() -> None:
    rest: Answers = {
        seat: [*([("militia.discard", cards("estate copper"))] if seat else []), ("masquerade.pass", [card])]
        for seat, card in PASSED.items()
    }
    rest[0] = [*plays("masquerade"), *rest[0], ("masquerade.trash", []), *END]
    orders = [(0, 1, 2, 3, *seats, *seats, 0, 0, 0) for seats in permutations(PASSED)]
    after = state(alike(PASSING, plays("village", "militia"), rest, orders))
    assert sorted(after.players[1].hand) == cards("estate gold silver")


@pytest.mark.parametrize(("named", "bought"), [("province", "gold"), ("gold", "province")])
def test_nothing_is_bought_before_the_card_for_a_contraband_is_named(named: str, bought: str) -> None:
    match = arranged(table(hand0="contraband 2 gold"), 4)
    answer(match, 0, "turn.treasure", *cards("contraband 2 gold"))
    answer(match, 0, "turn.buy", "province")
    assert asked(match) == {1: "contraband.name"}
    answer(match, 1, "contraband.name", named)
    if named == "province":
        question = match.question(0)
        assert question is not None
        assert "province" not in question[1].values
        answer(match, 0, "turn.buy", "gold")
    answer(match, 0, "turn.buy")
    assert state(match).turn.seat == 1
    assert bought in state(match).players[0].cards()


RIVALS = table(hand0="tournament", hand2="province copper", hand3="province copper")


@pytest.mark.parametrize("first", [2, 3])
def test_the_first_province_shown_decides_a_tournament(first: int) -> None:
    match = begun(RIVALS, "tournament")
    assert asked(match) == {2: "tournament.reveal", 3: "tournament.reveal"}
    assert match.awaited() == (1, 2, 3)
    answer(match, first, "tournament.reveal", "yes")
    assert asked(match) == {0: "turn.buy"}
    assert state(match).turn.coins == 0
    strict = arranged(RIVALS, 4, "exact")
    answer(strict, 0, "turn.action", "tournament")
    answer(strict, 2, "tournament.reveal", "yes")
    assert outcome(strict) == outcome(match)


def test_a_tournament_pays_when_everybody_hides_the_province() -> None:
    rest: Answers = {0: END, 2: [("tournament.reveal", ["no"])], 3: [("tournament.reveal", ["no"])]}
    match = begun(RIVALS, "tournament")
    for victim in (3, 2):
        assert state(match).turn.coins == 0
        answer(match, victim, "tournament.reveal", "no")
    assert state(match).turn.coins == 1
    alike(RIVALS, plays("tournament"), rest)


def test_a_tournament_without_provinces_waits_for_nobody_but_who_owes_an_answer() -> None:
    assert asked(begun(table(hand0="tournament"), "tournament")) == {0: "turn.treasure"}
    owing = begun(
        table(hand0="village militia tournament", hand1="estate 3 copper"), "village", "militia", "tournament"
    )
    assert asked(owing) == {1: "militia.discard"}
    answer(owing, 1, "militia.discard", "estate")
    assert state(owing).turn.coins == 3
