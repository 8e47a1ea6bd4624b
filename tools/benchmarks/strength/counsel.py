"""What advice and a review cost: a game of the strongest computer player against itself, some of its questions weighed
as for a person who asks for advice; and a review of a game of the usual level against it.

Costs are CPU seconds, and P: the CPU time of one of pyminion's Big Money games in the same run. Prints a JSON line for
each game. Run it by hand: python -m tools counsel [game …]
"""

import json
import logging
import sys
import time
from collections.abc import Iterator
from statistics import mean

from games.kernel.advice.estimate import Unforeseeable, lots, position
from games.kernel.advice.hindsight import Hindsight, moments
from games.kernel.advice.race import played
from games.kernel.advice.weighing import Weighing, answers_worth_trying
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup
from games.kernel.engine.choice import Choice
from games.kernel.match import Given, Match
from tools.benchmarks.unit import unit_ms

SETUP, SEED = Setup(2), b"counsel"
EVERY = 12
"""The interval of weighed questions."""
MOST = 8
"""The most of them."""


def questions(game: Game, levels: tuple[str, str], log: list[tuple[int, Given]]) -> Iterator[tuple[Match, str, Choice]]:
    """Every question of a game of these levels, before it is answered and put down in the log."""
    match, players = Match.begin(game, SETUP, SEED), [game.mind.player(level) for level in levels]
    while not match.over:
        choice_id, choice = next(iter(match.open.items()))
        yield match, choice_id, choice
        picks = players[choice.seat](match.look(choice.seat), choice)
        log.append((match.number + 1, match.answer(choice.seat, choice_id, picks)))


def advice(game: Game) -> Iterator[tuple[float, int, bool]]:
    """For each weighed question: CPU seconds, continuations, whether the computer's own answer stood."""
    strongest, weighed = game.mind.strongest, 0
    for number, (match, choice_id, choice) in enumerate(questions(game, (strongest, strongest), [])):
        if number % EVERY or weighed == MOST:
            continue
        view = match.view(choice.seat)
        answers = answers_worth_trying(game, view, choice)
        if len(answers) < 2:
            continue
        here, seed = position(match, choice_id), lots(view, choice)
        weighing, begun = Weighing(here, seed, answers, answers[:1]), time.process_time()
        try:
            while (job := weighing.job()) is not None:
                weighing.take(played(game.name, job))
        except Unforeseeable:
            continue
        weighed += 1
        tried = [*weighing.tried.values(), *weighing.left_out]
        stood = not weighing.best[0].clearly_better_than(weighing.tried[answers[0]])
        yield time.process_time() - begun, sum(len(one.outcomes) for one in tried), stood


def review(game: Game) -> tuple[float, int, int]:
    """CPU seconds of one look back, the moments looked at, and how many are shown."""
    log: list[tuple[int, Given]] = []
    for _ in questions(game, (game.mind.usual, game.mind.strongest), log):
        pass
    begun = time.process_time()
    hindsight = Hindsight(moments(game, SETUP, SEED, log, 0, lambda step, given: True)[1])
    looked_at = len(hindsight.left)
    while (job := hindsight.job()) is not None:
        try:
            hindsight.take(played(game.name, job))
        except Unforeseeable:
            hindsight.take(None)
    return time.process_time() - begun, looked_at, len(hindsight.found(5))


def main() -> None:
    """Each game, beside pyminion."""
    logging.disable(logging.CRITICAL)
    found = find_games()
    for name in sys.argv[1:] or found:
        game, p = found[name], unit_ms() / 1000
        costs = list(advice(game))
        seconds, looked_at, shown = review(game)
        report = {
            "benchmark": "counsel",
            "game": name,
            "p_ms": 1000 * p,
            "continuation_p": sum(cost for cost, _, _ in costs) / sum(count for _, count, _ in costs) / p,
            "advice_cpu_s": mean(cost for cost, _, _ in costs),
            "advice_p": mean(cost for cost, _, _ in costs) / p,
            "own_answer_stood": mean(stood for _, _, stood in costs),
            "review_cpu_s": seconds,
            "review_p": seconds / p,
            "looked_at": looked_at,
            "shown": shown,
        }
        print(
            json.dumps({key: round(value, 2) if isinstance(value, float) else value for key, value in report.items()})
        )


if __name__ == "__main__":
    main()
