"""Change a hidden card, and nobody else sees a difference: in views, words, chronicle lines and questions.

Each game says in `tests/games/<game>/secrets.py` what is hidden. Honest limit: whether somebody has to think at all may
betray what they hold; so two games are compared only while the same seats are asked.
"""

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, decode_state, encode_state, nothing
from games.kernel.contract.hidden import OPEN
from games.kernel.contract.words import Lately, Words, openly
from games.kernel.engine import digest
from games.kernel.engine.chronicle import Event
from games.kernel.engine.digest import Told
from games.kernel.match import Match, Snapshot
from tests.depth import chosen
from tests.games.playing import answer_to, begin, variants

GAMES = find_games()
DEPTH = chosen()

every_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


def seen(match: Match, viewer: int | None) -> dict[str, Any]:
    """Everything a viewer gets to see of a match now, the news included."""
    view = match.view(viewer)
    news = match.take_news()
    return {
        "view": view,
        "table": match.game.words.table(view),
        "hand": match.game.words.hand(view),
        "lines": [line for event in news if (line := event.line(viewer)) is not None],
        "highlight": match.game.words.highlight
        and match.game.words.highlight(Lately((), openly(news, match.setup.seats), match.view(None))),
        "later": told_later(match.game, news, viewer),
        "awaited": match.awaited(),
        "question": None if viewer is None else match.question(viewer),
    }


def told_later(game: Game, news: Sequence[Event], viewer: int | None) -> Any:
    """All that a viewer is told of the news by and by."""
    lines, telling = [Told(0, event) for event in news], digest.Telling(game.words.in_short, digest.sentences)
    if viewer is None:
        return digest.summed_up(telling, lines)
    every = (digest.digest, digest.done, digest.everything)
    return [tell(telling, lines, viewer) for tell in every]


def asked(match: Match) -> set[int]:
    return {choice.seat for choice in match.open.values()}


def compare(one: Match, other: Match, viewer: int | None, salt: str) -> int:
    """Play both on as long as the viewer is asked and nothing new is turned up; count the moments compared."""
    moments = 0
    while asked(one) == asked(other) and not revealing(one) and not revealing(other):
        assert seen(one, viewer) == seen(other, viewer)
        moments += 1
        question = None if viewer is None else one.question(viewer)
        if viewer is None or question is None:
            break
        for match in (one, other):
            match.answer(viewer, question[0], answer_to(salt, *question))
    return moments


def revealing(match: Match) -> bool:
    """Whether somebody has just learned something that was hidden before."""
    return any(event.reveals for event in match.state.news)


def compare_all(game: Game, seats: int, steps: int, seed: int = 0) -> tuple[int, int]:
    """Compare every turn's beginning with all its variants, for every viewer; count the moments compared, and how many
    there are at the least: one at each beginning for each viewer.
    """
    player = begin(game, seats, seed)
    kept, compared, least = None, 0, 0
    for _ in player.steps(steps):
        if player.match.snapshot is kept:
            continue
        kept = player.match.snapshot
        for viewer in (None, *range(seats)):
            least += 1
            dice = random.Random(f"{player.match.turn}/{viewer}")
            for variant in variants(game, decode_state(game, kept.state), viewer, dice):
                changed = Match(game, player.match.setup, Snapshot(kept.step, kept.turn, encode_state(variant)))
                compared += compare(Match(game, player.match.setup, kept), changed, viewer, str(seats))
    return compared, least


@pytest.mark.long
@every_game
def test_a_hidden_card_makes_no_difference_to_the_others(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.private_tables):
        counted = [compare_all(game, seats, 150, seed) for seats in game.seats[:3]]
        assert all(compared >= least > 0 for compared, least in counted), counted


@every_game
def test_what_is_seen_can_be_told_apart_so_that_pictures_are_kept_by_it(game: Game) -> None:
    player = begin(game, game.seats[0], 1)
    views = {player.match.view(seat) for _ in player.steps(100) for seat in (None, *range(game.seats[0]))}
    assert len(views) > player.match.number / 2


@every_game
def test_what_a_seat_sees_is_its_view_even_if_it_is_made_of_everybodys(game: Game) -> None:
    player = begin(game, game.seats[0], 1)
    for _ in player.steps(100):
        for seat in range(game.seats[0]):
            assert player.match.view(seat) == game.view(player.match.state, seat)


@every_game
def test_a_game_that_betrays_something_is_found_out(game: Game) -> None:
    all_of_it = replace(game, view=lambda state, seat: encode_state(state), hidden=OPEN)
    blabbing = replace(all_of_it, words=Words(table=nothing))
    with pytest.raises(AssertionError):
        compare_all(blabbing, game.seats[0], 10)
