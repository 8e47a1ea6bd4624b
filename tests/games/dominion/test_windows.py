"""In strict order everybody reacts before an attack does anything; brisk and older strict games are as they were."""

from typing import Any

import pytest

from games.dominion import GAME
from games.dominion.card import CARDS
from games.kernel.contract.game import RULES, Pace, Setup, encode_state
from games.kernel.match import Match, Snapshot
from tests.games.dominion.arriving import answer

ATTACKS = sorted(card.name for card in CARDS.values() if card.is_attack)
MOAT = {"hand": ["moat", "copper"], "deck": ["copper"] * 5}


def played(card: str, pace: Pace = "exact", rules: int = RULES) -> Match:
    """An attack of three has just been played; the two others hold a Moat."""
    setup = Setup(3, pace, rules=rules)
    table: dict[Any, Any] = {0: {"hand": [card], "deck": ["gold"] * 7}, 1: MOAT, 2: MOAT}
    state = GAME.arrange(setup, b"", {**table, "named": [card, "moat"]})
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(state)))
    _ = answer(match, 0, "turn.action", card)
    return match


def seen(match: Match) -> Any:
    """All that an attack could have done by now: cards, supply, coins; the log."""
    state = match.state
    zones = [(player.hand, player.deck, player.discard) for player in state.players]
    return zones, state.supply, state.turn.coins, len(state.news)


@pytest.mark.parametrize("card", ATTACKS)
def test_every_attack_waits_until_all_have_reacted(card: str) -> None:
    match = played(card)
    before = seen(match)
    assert before[0][0] == ([], ["gold"] * 7, [])
    for seat in (1, 2):
        assert [(choice.seat, choice.key) for choice in match.open.values()] == [(seat, "moat.reveal")]
        assert seen(match) == before
        answer(match, seat, "moat.reveal", "no")
    assert seen(match) != before or match.question(0) is not None


@pytest.mark.parametrize("card", ATTACKS)
def test_whoever_has_warded_it_off_is_spared(card: str) -> None:
    match = played(card)
    answer(match, 1, "moat.reveal", "yes")
    answer(match, 2, "moat.reveal", "yes")
    while (asked := match.question(0)) and asked[1].key.startswith(card):
        match.answer(0, asked[0], asked[1].default or asked[1].values[: asked[1].least])
    assert [match.state.players[seat].hand for seat in (1, 2)] == [MOAT["hand"]] * 2
    assert [match.state.players[seat].deck for seat in (1, 2)] == [MOAT["deck"]] * 2


@pytest.mark.parametrize(("pace", "rules"), [("exact", 1), ("turn", RULES)])
def test_in_brisk_games_and_in_older_strict_ones_a_witch_draws_first(pace: Pace, rules: int) -> None:
    assert played("witch", pace, rules).state.players[0].hand == ["gold", "gold"]
