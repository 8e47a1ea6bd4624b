"""Where it is said to make no difference which treasures are played, it makes none: whatever comes of fewer treasures
comes of all of them, too.
"""

from itertools import permutations
from random import Random
from typing import Any

from games.dominion import GAME
from games.dominion.cards import CARDS
from games.dominion.rules.table import Table
from games.dominion.rules.treasure import best_order, buyable_with, coins_of
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot
from tests.depth import chosen
from tests.games.playing import unordered

TREASURES = ["copper"] * 4 + ["silver"] * 2 + [card for card, facts in CARDS.items() if facts.is_treasure]
LYING = [*TREASURES, "bridge", "princess", "goons", "festival", "coppersmith"]
KINGDOM = (
    "bank", "contraband", "grand_market", "harem", "hoard", "horn_of_plenty", "loan", "mint", "peddler", "quarry",
    "royal_seal", "talisman", "tournament", "trade_route", "venture", "watchtower",
)  # fmt: skip
DEPTH = chosen()
TABLES = 400
"""So many buy phases are tried for each table of other laws; at a tenth of them and more it is moot."""


def table(dice: Random) -> dict[Any, Any]:
    """A buy phase with any treasures in hand and anything in play."""
    hand = [*dice.choices(TREASURES, k=dice.randint(1, 5)), *dice.choices(("estate", "watchtower"), k=1)]
    piles = (*KINGDOM, "estate", "duchy", "gold", "platinum")
    return {
        0: {"hand": hand, "deck": ["copper"] * 12, "in_play": dice.choices(LYING, k=dice.randint(0, 3))},
        1: {"hand": ["copper"]},
        "supply": {pile: dice.choice((0, 1, 2, 5, 5, 5)) for pile in piles},
        "turn": {"phase": "buy", "coins": dice.randint(0, 4), "buys": dice.randint(1, 3)},
    }


def match_of(arranged: dict[Any, Any]) -> Match:
    """The game from there on."""
    setup = Setup(2, "exact")
    return Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"treasure", arranged))))


def asked(match: Match) -> tuple[str, Choice]:
    """The question that is open."""
    return next(iter(match.open.items()))


def with_fewer(match: Match, dice: Random) -> list[tuple[str, Picks]]:
    """Play some treasures in any order and buy by lot until the turn is over; the answers after the treasures."""
    choice_id, choice = asked(match)
    few = dice.sample(choice.values, dice.randrange(len(choice.values)))
    match.answer(0, choice_id, few)
    if few:
        choice_id, choice = asked(match)
        match.answer(0, choice_id, ())
    answers = []
    while not match.turn and not match.over:
        choice_id, choice = asked(match)
        count = dice.choice((choice.least, *[min(choice.most, len(choice.values))] * 3))
        answers.append((choice.key, match.answer(0, choice_id, dice.sample(choice.values, count)).picks))
    return answers


def with_all(match: Match, answers: list[tuple[str, Picks]]) -> None:
    """Play all treasures and answer the same; what was not asked there may be declined."""
    match.answer(0, asked(match)[0], asked(match)[1].default)
    wanted = list(answers)
    while not match.turn and not match.over:
        choice_id, choice = asked(match)
        same = wanted and wanted[0][0] == choice.key
        match.answer(0, choice_id, wanted.pop(0)[1] if same else ("no",))
    assert not wanted


def left_by(match: Match) -> Any:
    """How the turn leaves everything; of the coins nothing is left."""
    match.state.turn.coins = 0
    return unordered("", GAME.cases.inspect(match.state)), match.state.chance.counters, match.over


def test_what_comes_of_fewer_treasures_comes_of_all_where_it_is_moot() -> None:
    moot = 0
    for seed in DEPTH.seeds(DEPTH.tables * TABLES):
        dice = Random(seed)
        arranged = table(dice)
        if not asked(match_of(arranged))[1].moot:
            continue
        moot += 1
        fewer, all_of_them = match_of(arranged), match_of(arranged)
        with_all(all_of_them, with_fewer(fewer, dice))
        assert left_by(fewer) == left_by(all_of_them), f"seed {seed}: {arranged}"
    assert moot > DEPTH.tables * TABLES / 10


def arranged(hand: list[str], in_play: list[str], **turn: int) -> Table:
    """A table with these treasures."""
    cards = {0: {"hand": hand, "in_play": in_play}, "named": ["mint", "bank", "quarry"]}
    match = match_of({**cards, "turn": {"phase": "buy", **turn}})
    assert isinstance(match.state, Table)
    return match.state


def test_banks_count_last() -> None:
    held = ["bank", "copper", "bank", "gold"]
    order = best_order(tuple(held))
    assert order == ("gold", "copper", "bank", "bank")
    assert coins_of(arranged(held, ["silver"]), order) == 3 + 1 + 4 + 5


COUNTED = ["copper", "silver", "quarry", "harem", "diadem", "hoard", "talisman", "royal_seal"]
COUNTING = ["bank", "bank", "horn_of_plenty", "horn_of_plenty"]
Played = tuple[list[int], int]
"""How many names each Horn of Plenty counted, and the coins in the end."""


def played(hand: list[str], order: Picks, lying: list[str]) -> Played:
    """What comes of playing these treasures in this order; nothing is gained on the way."""
    match = match_of(
        {0: {"hand": hand, "in_play": lying}, "turn": {"phase": "buy"}, "supply": {"gold": 9, "village": 9}}
    )
    match.answer(0, asked(match)[0], order)
    names = []
    while asked(match)[1].key == "horn_of_plenty.gain":
        names.append(len(set(match.state.active.in_play)))
        match.answer(0, asked(match)[0], ())
    return names, match.state.turn.coins


def test_no_order_lets_a_horn_count_more_names_and_none_that_counts_as_many_brings_more_coins() -> None:
    tried = 0
    for seed in DEPTH.seeds(DEPTH.tables * 20):
        dice = Random(seed)
        hand = [*dice.sample(COUNTED, dice.randint(0, 2)), *dice.sample(COUNTING, dice.randint(1, 3))]
        lying = dice.choices(["bank", "copper", "village", "horn_of_plenty"], k=dice.randint(0, 2))
        usual = best_order(tuple(hand), tuple(lying))
        most, coins = played(hand, usual, lying)
        for order in set(permutations(hand)):
            names, brought = played(hand, order, lying)
            assert all(count <= best for count, best in zip(names, most, strict=True)), (order, usual)
            assert names != most or brought <= coins, (order, usual)
            tried += 1
    assert tried > 1000


def test_the_coins_a_button_promises_come_even_if_a_horn_is_trashed_on_the_way() -> None:
    hand = ["copper", "bank", "bank", "horn_of_plenty"]
    for gained, coins in (([], 1 + 2 + 4), (["estate"], 1 + 2 + 3)):
        match = match_of({0: {"hand": hand}, "turn": {"phase": "buy"}})
        choice_id, choice = asked(match)
        assert choice.offer == Text("play-all-or-more", coins=1 + 2 + 3)
        match.answer(0, choice_id, choice.default)
        match.answer(0, asked(match)[0], gained)
        assert match.state.turn.coins == coins


def test_what_a_card_would_cost_is_asked_with_the_treasures_in_play_and_leaves_them_in_hand() -> None:
    found = arranged(["quarry", "copper", "copper"], [])
    assert buyable_with(found, "mint", ("quarry", "copper", "copper"))
    assert not buyable_with(found, "mint", ("copper", "copper"))
    assert found.active.in_play == []
    assert sorted(found.active.hand) == ["copper", "copper", "quarry"]
