"""What is foreseen comes true: whoever answers several questions at once is asked just what was imagined."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from games.kernel.ahead.foresight import foreseen, going_on, joined
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice
from games.kernel.match import Match
from tests.depth import chosen
from tests.games.playing import answer_to, setup_of
from tests.games.saying import LANGUAGES, say

FORESEEING = [game for game in find_games().values() if game.ahead]
DEPTH = chosen()
STEPS = 200
"""So many questions of each game are answered, by lot or as advised."""


def ahead(game: Game, match: Match, choice: Choice) -> list[Foreseen]:
    """What is foreseen from a question that is answered as advised, that answer first."""
    usual = game.mind.player(game.mind.usual)
    picks = choice.check(usual(match.look(choice.seat), choice))
    imagined = going_on(game, match.view(choice.seat), choice)
    return [Foreseen(choice, picks), *(foreseen(imagined, choice, picks, usual) if imagined else ())]


def played(game: Game, seed: int, pace: str) -> Iterator[list[Foreseen]]:
    """What is foreseen in one game, and comes true in it; in between anybody answers anything."""
    dice = Random(f"foresight/{seed}/{pace}")
    match = Match.begin(game, setup_of(game, dice.choice(game.seats), seed, pace), b"foresight %d" % seed)
    for _ in range(STEPS):
        if not match.open:
            return
        choice_id, choice = dice.choice(list(match.open.items()))
        if dice.random() < 0.4:
            match.answer(choice.seat, choice_id, answer_to(f"{seed}", choice_id, choice))
            continue
        row = ahead(game, match, choice)
        for place, one in enumerate(row):
            asked: Any = match.question(choice.seat)
            assert asked[1] == one.choice, f"{[(each.choice.key, each.picks) for each in row[: place + 1]]}"
            assert place == 0 or match.asked_at(asked[0]) == match.number, "it was not asked by what came before"
            match.take_news()
            match.answer(choice.seat, asked[0], one.picks)
        further = match.question(choice.seat)
        if row[-1].ends and further is not None and not any(event.heading for event in match.take_news()):
            assert further[1].key not in {one.choice.key for one in row}, "it was to end there"
        yield row


@pytest.mark.parametrize("pace", ["turn", "exact"])
@pytest.mark.parametrize("game", FORESEEING, ids=[game.name for game in FORESEEING])
def test_what_is_foreseen_comes_true_and_can_be_said(game: Game, pace: str) -> None:
    lengths, said = Counter[int](), dict[str, list[Foreseen]]()
    for seed in DEPTH.seeds(DEPTH.tables):
        for row in played(game, seed, pace):
            lengths[len(row)] += 1
            if len(row) > 1:
                said[repr([(one.choice.key, one.picks) for one in row])] = row
    assert max(lengths) >= 3
    assert any(row[-1].ends for row in said.values())
    for row in said.values():
        assert all(say(game.name, language, text) for language in LANGUAGES for text in game.words.in_a_row(row))


@pytest.mark.parametrize("pace", ["turn", "exact"])
def test_what_is_chosen_together_is_all_that_would_be_asked(pace: str) -> None:
    game, met = find_games()["monasterium"], Counter[str]()
    for seed in DEPTH.seeds(DEPTH.tables):
        dice = Random(f"joined/{seed}/{pace}")
        match = Match.begin(game, setup_of(game, dice.choice(game.seats), seed, pace), b"joined %d" % seed)
        for _ in range(STEPS if match.open else 0):
            choice_id, choice = next(iter(match.open.items()))
            joints = joined(game, match.view(choice.seat), choice)
            picks = answer_to(f"{dice.random()}", choice_id, choice)
            together = [one for one in joints if list(one.picks) == [*picks]]
            match.answer(choice.seat, choice_id, picks)
            asked = match.question(choice.seat)
            for one in together:
                assert asked is not None
                assert one.then.choice == asked[1]
                texts = [text for text in (one.shown.label, one.shown.hint) if text]
                said = [say(game.name, language, text) for language in LANGUAGES for text in texts]
                assert [text for text in said if len(text) > 100] == []
            if together and asked is not None:
                met[f"{choice.key} {asked[1].key}"] += 1
                assert [one.then.picks[0] for one in together] == [*asked[1].values]
            if not match.open:
                break
    assert met.keys() == {"dice.take dice.count", "dice.take joker.column", "send.novice send.place"}
