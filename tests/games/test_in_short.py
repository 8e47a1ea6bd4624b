"""Whole games told in short: what each turn or round comes down to can be said to everybody, in both languages."""

import pytest

from games.dominion.events import Drew, Passed, Played, PlayedAgain, TurnBegan
from games.kernel.chance import Chance
from games.kernel.chronicle import Event
from games.kernel.digest import Told, digest, paragraphs
from games.kernel.discovery import find_games
from games.kernel.game import Game, Setup
from games.kernel.match import Match
from tests.depth import chosen
from tests.games.saying import LANGUAGES, say

SEEDS = chosen().tables * 2 // 3


def happened(game: Game, seats: int, seed: int) -> list[Event]:
    """All events of a game that computer players of all levels play to its end."""
    options = game.lots(Chance(b"in short %d" % seed), seats)
    match = Match.begin(game, Setup(seats, options=options), b"in short %d" % seed)
    advisors = [game.advisor(game.levels[(seat + seed) % len(game.levels)]) for seat in range(seats)]
    events = list(match.take_news())
    while not match.over:
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, advisors[choice.seat](match.look(choice.seat), choice))
        events += match.take_news()
    return events


@pytest.mark.parametrize("game", find_games().values(), ids=find_games())
def test_whole_games_can_be_told_in_short(game: Game) -> None:
    lines = 0
    for seed in range(SEEDS):
        seats = list(game.seats)[seed % len(game.seats)]
        told = [Told(0, event) for event in happened(game, seats, seed)]
        for seat in range(seats):
            news = digest(game.sum_up, told, seat)
            assert all(say(game.name, language, text, seat) for text in news.others for language in LANGUAGES)
        for span in paragraphs(told):
            events = [line.event for line in span]
            for reader in (None, *range(seats)):
                texts = game.sum_up(events, reader)
                lines += len(texts)
                assert all(say(game.name, language, text, reader) for text in texts for language in LANGUAGES)
    assert lines


def test_a_card_played_again_counts_and_one_handed_on_concerns_both() -> None:
    game = find_games()["dominion"]
    turn: list[Event] = [TurnBegan(0, 3), Played(0, ("throne_room",)), Played(0, ("smithy",)), PlayedAgain(0, "smithy")]
    turn.append(Drew(0, ("copper",), fresh=True))
    (line,) = game.sum_up(turn, None)
    assert say("dominion", "en", line).count("Smithy") == 1
    assert [Passed(0, 1, "curse").concerns(seat) for seat in range(3)] == [True, True, False]
