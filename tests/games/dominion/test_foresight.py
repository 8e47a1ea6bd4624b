"""What is foreseen of a turn of Dominion: what the hand pays for, until a card is drawn or somebody else has a say."""

from typing import Any

import pytest

from games.dominion import GAME
from games.kernel.ahead.foresight import foreseen, going_on
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.choice import Picks
from games.kernel.match import Match, Snapshot
from tests.games.saying import say

PILES = ["market", "festival", "smithy", "militia", "village"]
MILITIA = {0: {"hand": ["militia"]}, 1: {"hand": ["gold", "silver", "copper", "estate"]}, "turn": {"phase": "action"}}


def ahead(
    hand: list[str], first: Picks | None = None, phase: str = "action", *, buys: int = 1, named: str = "", **own: Any
) -> list[Foreseen]:
    """What is foreseen from the question at this table, answered so, or as advised."""
    turn = {"seat": 0, "phase": phase, "actions": 1, "buys": buys, "coins": 0}
    fields = {0: {"hand": hand, "deck": ["estate"] * 5, **own}, "turn": turn, "named": [*PILES, *filter(None, [named])]}
    setup = Setup(2)
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"ahead", fields))))
    _, choice = match.question(0) or pytest.fail("nothing is asked")
    usual = GAME.mind.player("normal")
    picks = choice.check(usual(match.look(0), choice) if first is None else first)
    imagined = going_on(GAME, match.view(0), choice)
    return [Foreseen(choice, picks), *(foreseen(imagined, choice, picks, usual) if imagined else ())]


def said(row: list[Foreseen]) -> list[str]:
    """The row in English."""
    return [say("dominion", "en", text) for text in GAME.words.in_a_row(row)]


def keys(row: list[Foreseen]) -> list[str]:
    """What is asked."""
    return [one.choice.key for one in row]


def test_a_card_that_gives_what_is_printed_on_it_leads_to_what_it_pays_for() -> None:
    row = ahead(["festival", "gold", "gold"])
    assert keys(row) == ["turn.action", "turn.treasure", "turn.buy", "turn.buy"]
    assert said(row) == ["play Festival", "8 coins", "buy Province", "nothing else"]


def test_nothing_is_foreseen_beyond_a_card_that_draws() -> None:
    assert keys(ahead(["smithy", "gold"])) == ["turn.action"]
    assert keys(ahead(["festival", "smithy", "gold"])) == ["turn.action", "turn.action"]


def test_who_plays_no_action_goes_on_to_the_treasures() -> None:
    row = ahead(["smithy", "gold"], ())
    assert keys(row) == ["turn.action", "turn.treasure", "turn.buy"]
    assert said(row) == ["no action", "3 coins", "buy Silver"]


def test_treasures_that_do_more_than_pay_are_played_alone() -> None:
    assert keys(ahead(["loan", "gold"], phase="buy", named="loan")) == ["turn.treasure"]


def test_who_plays_no_treasure_buys_with_what_there_is() -> None:
    row = ahead(["gold"], (), "buy")
    assert [(one.choice.key, one.picks) for one in row] == [("turn.treasure", ()), ("turn.buy", ())]
    assert said(row) == ["no treasures", "buy nothing"]


def test_after_an_attack_others_may_take_the_card_first() -> None:
    assert keys(ahead(["gold", "gold"], phase="buy", buys=2)) == ["turn.treasure", "turn.buy", "turn.buy"]
    assert keys(ahead(["gold", "gold"], phase="buy", buys=2, in_play=["militia"])) == ["turn.treasure", "turn.buy"]


@pytest.mark.parametrize("card", ["bridge", "contraband", "coppersmith"])
def test_where_prices_change_or_cards_forbid_others_nothing_is_foreseen(card: str) -> None:
    assert keys(ahead(["gold", "gold"], phase="buy", buys=2, named=card)) == ["turn.treasure"]


def test_the_last_card_on_the_discard_pile_stays_there() -> None:
    assert keys(ahead(["gold"], phase="buy", discard=["estate", "gold", "curse"])) == ["turn.treasure", "turn.buy"]


def test_only_what_follows_in_the_own_turn_is_foreseen() -> None:
    match = Match(GAME, Setup(2), Snapshot(0, 0, encode_state(GAME.arrange(Setup(2), b"m", MILITIA))))
    name, _ = match.question(0) or pytest.fail("nothing is asked")
    match.answer(0, name, ["militia"])
    _, choice = match.question(1) or pytest.fail("nobody is attacked")
    assert going_on(GAME, match.view(1), choice) is None
