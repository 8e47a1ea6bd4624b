"""Answers that arrive in any order at a table of Dominion, and their outcome."""

from itertools import permutations
from typing import Any

from games.dominion import GAME
from games.kernel.contract.game import Setup, encode_state
from games.kernel.match import Match, Snapshot

Answers = dict[int, list[tuple[str, list[str]]]]


def arranged(table: dict[Any, Any], seats: int, pace: Any = "turn") -> Match:
    setup = Setup(seats, pace)
    state = GAME.arrange(setup, b"async", table)
    return Match(GAME, setup, Snapshot(0, 0, encode_state(state)))


def answer(match: Match, seat: int, key: str, *picks: str) -> int:
    name, choice = next((name, asked) for name, asked in match.open.items() if asked.seat == seat)
    assert choice.key == key
    match.answer(seat, name, picks)
    return match.number


def played(table: dict[Any, Any], seats: int, answers: Answers, order: tuple[int, ...], pace: Any = "turn") -> Match:
    """Play as long as anybody has answers left: the first in the order answers first; a player without a question
    waits for the next round. Restored in between.
    """
    match = arranged(table, seats, pace)
    first, log = match.snapshot, []
    left = {seat: list(of_seat) for seat, of_seat in answers.items()}
    for seat in order * len(order):
        if left[seat] and match.question(seat) is not None:
            key, picks = left[seat].pop(0)
            question = match.question(seat)
            assert question is not None
            assert question[1].key == key
            log.append((match.number + 1, match.answer(seat, question[0], picks)))
            if match.turn == 0:
                match = Match.restore(GAME, match.setup, first, log)
    assert not any(left.values())
    return match


def every_order(answers: Answers) -> set[tuple[int, ...]]:
    """All orders in which these answers may arrive."""
    return set(permutations([seat for seat, of_seat in answers.items() for _ in of_seat]))
