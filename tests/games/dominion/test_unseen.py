"""What advice may know: what everybody has gained and trashed in the open, and not which card was handed on, named,
chosen or held unseen. Each ruling has two tables that one seat cannot tell apart.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import pytest

from games.dominion import GAME
from games.dominion.rules.dealing import _handed_on, redeal
from games.dominion.rules.table import Table
from games.kernel.advice.estimate import Ending, continued, lots, position
from games.kernel.contract.game import Pace, Setup, encode_state
from games.kernel.engine.chance import Chance
from games.kernel.engine.lanes import NOBODY
from games.kernel.match import Match, Snapshot

MOVES = Iterable[tuple[int, tuple[str, ...]]]
BRISK_AND_STRICT = pytest.mark.parametrize("pace", ["turn", "exact"])


def played(table: Mapping[Any, Any], moves: MOVES, setup: Setup) -> Match:
    """A table put together, and what was answered there."""
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"unseen", table))))
    for seat, picks in moves:
        choice_id, _ = match.question(seat) or ("", None)
        _ = match.answer(seat, choice_id, picks)
    return match


def estimates(match: Match, seat: int, picks: tuple[str, ...], count: int = 12) -> list[Ending]:
    """How continuations of an answer to the question of this seat end."""
    choice_id, choice = match.question(seat) or ("", None)
    assert choice is not None
    seed, here = lots(match.view(seat), choice), position(match, choice_id)
    return [continued(GAME, here, picks, b"%b/%d" % (seed, lot)) for lot in range(count)]


def alike(matches: Iterable[Match], seat: int, picks: tuple[str, ...]) -> list[Ending]:
    """The estimate of this answer, the same at all these tables, which look the same to the seat."""
    found, seen = list[list[Ending]](), list[Any]()
    for match in matches:
        seen.append((match.view(seat), match.question(seat), match.awaited()))
        found.append(estimates(match, seat, picks))
    assert all(one == seen[0] for one in seen)
    assert all(one == found[0] for one in found)
    return found[0]


PASSING = {
    0: {"hand": ["masquerade", "copper", "estate", "gold"], "deck": ["copper"] * 6 + ["silver"] * 4},
    1: {"hand": ["copper", "estate", "gold", "province", "curse"], "deck": ["copper"] * 5},
    "turn": {"seat": 0, "phase": "action", "actions": 1},
}


@BRISK_AND_STRICT
def test_which_card_the_neighbour_hands_over_makes_no_difference_to_what_one_hands_over(pace: Pace) -> None:
    asked, other = (0, 1) if pace == "turn" else (1, 0)
    ways = [[(0, ("masquerade",)), (other, (card,))] for card in ("copper", "estate", "gold")]
    if pace == "turn":
        ways.append([(0, ("masquerade",))])
    assert alike([played(PASSING, moves, Setup(2, pace)) for moves in ways], asked, ("copper",))


@BRISK_AND_STRICT
@pytest.mark.parametrize("masked", [False, True], ids=["open", "masked"])
def test_which_card_went_from_one_to_another_a_third_does_not_know(pace: Pace, masked: bool) -> None:
    table = {
        0: {"hand": ["masquerade", "province", "curse"], "deck": ["copper"] * 2, "turns": 9},
        1: {"hand": ["copper"] * 2, "deck": ["copper"] * 5, "discard": ["curse"] * 4, "turns": 9},
        2: {"hand": ["copper"] * 3, "deck": ["copper"] * 2, "discard": ["estate"] * 2, "turns": 8},
        "supply": {"estate": 1, "duchy": 0, "curse": 0, "gold": 9},
        "turn": {"seat": 0, "number": 9, "phase": "action", "actions": 1},
    }
    tables = list[Match]()
    for card in ("province", "curse"):
        match = played(table, [(0, ("masquerade",)), (0, (card,))], Setup(3, pace, masked=masked))
        while (question := match.question(2)) is None or question[1].key != "turn.buy":
            choice_id, choice = next(iter(match.open.items()))
            _ = match.answer(choice.seat, choice_id, choice.default if choice.key == "turn.treasure" else ())
        tables.append(match)
    won = {outcome.won for outcome in alike(tables, 2, ("estate",))}
    assert won == {0.0, 1.0}, "it may have been either"


@BRISK_AND_STRICT
@pytest.mark.parametrize("masked", [False, True], ids=["open", "masked"])
def test_who_else_holds_a_province_nobody_knows_who_may_reveal_one(pace: Pace, masked: bool) -> None:
    deck = ["province", *["copper"] * 4]
    hands = (["province", "copper"], ["copper", "copper"]), (["copper", "copper"], ["province", "copper"])
    tables = list[Match]()
    for hand, under in hands:
        table = {
            0: {"hand": ["tournament", "copper"], "deck": ["copper"] * 5},
            1: {"hand": ["province", "copper"], "deck": deck},
            2: {"hand": hand, "deck": [*under, *deck]},
            "turn": {"seat": 0, "phase": "action", "actions": 1},
        }
        tables.append(played(table, [(0, ("tournament",))], Setup(3, pace, masked=masked)))
    assert tables[0].question(1) is not None
    assert alike(tables, 1, ("no",))


@BRISK_AND_STRICT
def test_what_is_about_to_be_bought_the_left_neighbour_does_not_know_who_names_a_card(pace: Pace) -> None:
    table = {
        0: {"hand": ["contraband", "gold", "gold", "copper"], "deck": ["copper"] * 5 + ["estate"] * 4},
        1: {"hand": ["copper"] * 5, "deck": ["copper"] * 5},
        "supply": {"gold": 9, "duchy": 9},
        "turn": {"seat": 0, "phase": "buy", "actions": 0, "buys": 1, "coins": 0},
    }
    ways: list[list[tuple[int, tuple[str, ...]]]]
    if pace == "exact":
        ways = [[(0, ("contraband", *more))] for more in ((), ("gold",), ("gold", "gold", "copper"))]
    else:
        laid_out = (0, ("contraband", "gold", "gold"))
        ways = [[laid_out, (0, ()), (0, (card,))] for card in ("gold", "duchy", "estate")]
    assert alike([played(table, moves, Setup(2, pace)) for moves in ways], 1, ("gold",))


def test_who_else_holds_a_moat_against_a_spy_nobody_knows() -> None:
    tables = list[Match]()
    for one, other in ((["moat", "copper"], ["copper", "copper"]), (["copper", "copper"], ["moat", "copper"])):
        table = {
            0: {"hand": ["spy", "copper"], "deck": ["copper"] * 4 + ["estate"]},
            1: {"hand": one, "deck": [*other, *["gold"] * 5]},
            2: {"hand": other, "deck": [*one, *["gold"] * 5]},
            "turn": {"seat": 0, "phase": "action", "actions": 1},
        }
        tables.append(played(table, [(0, ("spy",))], Setup(3)))
    assert alike(tables, 0, ("no",))


def test_at_a_masked_table_it_is_not_known_who_has_a_moat_against_a_witch() -> None:
    tables = list[Match]()
    for hand in (["moat", "copper"], ["copper", "copper"]):
        table = {
            0: {"hand": ["witch", "festival", "copper"], "deck": ["copper"] * 6},
            1: {"hand": hand, "deck": [*(["copper"] if "moat" in hand else ["moat"]), *["copper"] * 5]},
            "turn": {"seat": 0, "phase": "action", "actions": 2},
        }
        tables.append(played(table, [(0, ("witch",))], Setup(2, masked=True)))
    assert alike(tables, 0, ("festival",))


@pytest.mark.parametrize("lifted", [False, True], ids=["veiled", "lifted"])
def test_what_another_victim_keeps_is_not_known_be_the_veil_over_its_answer_lifted_or_not(lifted: bool) -> None:
    dealt = ["estate", "estate", "gold", "gold", "copper"], ["copper"] * 5
    tables = list[Match]()
    for hand, deck in (dealt, (["estate", "estate", "copper", "copper", "copper"], ["gold", "gold", *["copper"] * 3])):
        table = {
            0: {"hand": ["militia", "smithy", "copper"], "deck": ["copper"] * 9},
            1: {"hand": ["duchy", "estate", "silver", "copper", "copper"], "deck": ["copper"] * 5},
            2: {"hand": hand, "deck": deck},
            "turn": {"seat": 0, "phase": "action", "actions": 2},
        }
        match = played(table, [(0, ("militia",)), (2, ("estate", "estate"))], Setup(3, masked=True))
        veil = next(name for name, choice in match.open.items() if choice.key == "veil" and name.startswith("p1-2"))
        if lifted:
            _ = match.answer(NOBODY, veil, ())
        tables.append(match)
    assert alike(tables, 1, ("duchy", "estate"))


def test_what_is_asked_in_a_turn_of_somebody_else_can_be_played_out() -> None:
    table = {
        0: {"hand": ["militia", "copper"], "deck": ["copper"] * 9},
        1: {"hand": ["gold", "gold", "estate", "estate", "copper"], "deck": ["copper"] * 5},
        "turn": {"seat": 0, "phase": "action", "actions": 1},
    }
    match = played(table, [(0, ("militia",))], Setup(2))
    assert match.question(0) is not None, "the turn goes on meanwhile"
    assert len(estimates(match, 1, ("estate", "estate"))) == 12


# dealing


def owned(table: Table) -> list[Counter[str]]:
    return [Counter(player.cards()) for player in table.players]


def three(*hands: tuple[str, ...]) -> Table:
    fields = {seat: {"hand": list(hand)} for seat, hand in enumerate(hands)}
    state = GAME.arrange(Setup(len(hands)), b"dealt", {**fields, "named": ["masquerade"]})
    assert isinstance(state, Table)
    return state


def test_a_card_that_must_have_been_handed_on_is() -> None:
    for lot in range(20):
        table = three(("copper", "copper"), ("copper", "silver"), ("copper",))
        table.handed = {0: ["province"]}
        table.players[1].in_play.append("province")
        before = owned(table)
        _ = redeal(table, 2, Chance(b"%d" % lot))
        assert owned(table) == before


def test_any_card_of_the_giver_may_have_been_handed_on() -> None:
    found = set[str]()
    for lot in range(40):
        table = three(("gold", "copper"), ("province", "estate"), ("copper",))
        table.handed = {0: ["province"]}
        _ = redeal(table, 2, Chance(b"%d" % lot))
        assert [len(player.hand) for player in table.players] == [2, 2, 1]
        (here,) = [card for card in table.players[1].hand if card != "estate"] or ["estate"]
        found.add(here)
    assert found == {"gold", "copper", "province"}


def test_what_one_has_handed_over_oneself_one_knows() -> None:
    table = three(("gold",), ("province",), ("copper",))
    table.handed = {0: ["province"], 2: ["gold"]}
    before = owned(table)
    _ = redeal(table, 0, Chance(b"lot"))
    assert owned(table) == before


def test_in_a_game_begun_before_it_was_noted_anybody_may_have_what_others_have() -> None:
    found = set[str]()
    for lot in range(20):
        table = three(("gold",), ("province",), ("copper",))
        table.handed = msgspec.UNSET
        _ = redeal(table, 2, Chance(b"%d" % lot))
        found.update(table.players[1].hand)
    assert found == {"gold", "province"}
    table = three(("gold",), ("province",))
    table.handed = msgspec.UNSET
    _ = redeal(table, 1, Chance(b"lot"))
    assert table.players[0].hand == ["gold"], "of two, each knows what the other has"


def test_who_had_too_few_cards_to_hand_on_so_many_shares_with_the_rest() -> None:
    pools = [Counter(gold=3), Counter(gold=0), Counter(copper=1)]
    assert _handed_on(pools, [3, 3], Chance(b"lot")) is None
    table = three(("copper",), (), ("gold", "gold"), ("curse",))
    table.handed = {0: ["gold", "gold"], 1: ["gold", "gold"]}
    _ = redeal(table, 3, Chance(b"lot"))
    assert sorted(card for player in table.players for card in player.cards()) == ["copper", "curse", "gold", "gold"]
    assert [len(player.hand) for player in table.players] == [1, 0, 2, 1]


def test_a_stored_table_of_before_opens_and_is_stored_as_it_was() -> None:
    table = three(("gold",), ("province",))
    table.handed = msgspec.UNSET
    stored = encode_state(table)
    assert b"handed" not in stored
    again = msgspec.msgpack.decode(stored, type=Table)
    again.note_handed(0, "gold")
    assert encode_state(again) == stored
