"""An estimate knows nothing: what is advised is the same at every table that looks the same to who asks."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from games.kernel.advice import estimate
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from tests.depth import chosen
from tools.twins import Pair, Thoroughness, TwinHunt, advised, pairs, wrong_at

GAMES = find_games()
TABLES, STEPS, OF_A_KIND = {"dominion": 480}, 30, 2
"""At so many tables pairs are looked for within so many answers, so many of each kind of question; elsewhere:"""
FEW_TABLES, A_TABLE = (12, 6) if chosen().everything else (6, 3)
"""at so many tables so many pairs."""
BRIEF = 2
"""Past so many turn boundaries a continuation is played on here."""
MET = {
    "bishop.trash", "contraband.name", "goons.discard", "horse_traders.set_aside", "jester.gain", "library.set_aside",
    "masquerade.pass", "minion.choose", "moat.reveal", "secret_chamber.reveal", "torturer.choose", "tournament.reveal",
    "vault.choose", "watchtower.choose",
}  # fmt: skip
"""Questions of Dominion about what is passed, named, moved or hidden, that must be among them."""
every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def some_pairs(game: Game) -> Iterator[Pair]:
    """Some dozens."""
    if game.name not in TABLES:
        for number in range(FEW_TABLES):
            yield from islice(pairs(game, number), A_TABLE)
        return
    met = Counter[str]()
    for number in range(TABLES[game.name]):
        for pair in pairs(game, number, STEPS, lambda choice: met[choice.key] < OF_A_KIND):
            met[pair.choice.key] += 1
            yield pair


@pytest.mark.long
@every_game
def test_two_tables_that_look_the_same_get_the_same_advice(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimate, "MOST_TURNS", BRIEF)
    met: list[str] = []
    for pair in some_pairs(game):
        met.append(pair.choice.key)
        level = game.mind.levels[len(met) % len(game.mind.levels)]
        one, other = (advised(match, pair.choice_id, 1, [level]) for match in (pair.one, pair.other))
        assert one == other, pair.choice
    assert len(met) >= 15
    assert game.name != "dominion" or set(met) >= MET


@pytest.mark.long
def test_who_looks_at_what_is_hidden_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimate._Continuation, "_deal_anew", lambda here, lot: None)
    found = TwinHunt()
    for number in range(6):
        wrong_at(GAMES["dominion"], number, found, Thoroughness(pairs=40))
    assert found.faults
