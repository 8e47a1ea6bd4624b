"""What a finished game counts for: places, how long others waited, what was used."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from bot.tables.past.tallying import GameTallies, counted
from bot.tables.terms.codec import read_places
from bot.tables.terms.holders import Holders
from db import rows
from games.kernel.engine.choice import IllegalAnswer
from tests.bot.played import GAMES, SECOND, Stored, stored


def count_of(game: str, **changes: Any) -> GameTallies:
    one = stored(game)
    row = msgspec.structs.replace(one.row, **changes)
    return counted(one.game, one.setup, row, one.answers)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_seat_has_its_place_and_used_something(game: str) -> None:
    one, count = stored(game), count_of(game)
    tallies = count.tallies(read_places(one.row.result))
    assert [tally.seat for tally in tallies] == [0, 1]
    assert [(tally.points, tally.rank) for tally in tallies] == [
        (score.points, score.rank) for score in one.game.result(one.match.state).scores
    ]
    assert all(tally.answers > 0 for tally in tallies)
    assert sum(count.uses.values()) > 0


def test_time_counts_from_when_others_began_to_wait() -> None:
    """Answers come a second apart, so who is asked by another's answer always answers after one second."""
    one = Stored("dominion", back_every=0)
    count = counted(one.game, one.setup, one.row, one.answers)
    for seat in (0, 1):
        assert count.waited[seat] == count.answers[seat] * SECOND
    turns = Counter(answer.seat for answer in one.answers)
    assert all(0 < count.answers[seat] < turns[seat] for seat in (0, 1)), "further answers of a turn do not count"


@pytest.mark.parametrize("origin", ["default", "order"])
def test_others_wait_for_what_follows_on_an_answer_that_went_without_asking(origin: str) -> None:
    one = Stored("dominion", back_every=0)
    by_hand, unasked = (
        [
            msgspec.structs.replace(answer, origin=by) if answer.key == "turn.treasure" else answer
            for answer in one.answers
        ]
        for by in ("player", origin)
    )
    counts = [counted(one.game, one.setup, one.row, log).answers for log in (by_hand, unasked)]
    assert counts[0] == counts[1]


def test_only_what_a_person_decided_counts() -> None:
    one = stored("dominion")
    by_computer = [msgspec.structs.replace(answer, origin="computer") for answer in one.answers]
    count = counted(one.game, one.setup, one.row, by_computer)
    assert not count.answers
    assert sum(count.uses.values()) > 0


def test_a_clock_that_was_set_back_counts_as_no_time() -> None:
    one = stored("dominion")
    at_once = [msgspec.structs.replace(answer, at=0) for answer in one.answers]
    assert not any(counted(one.game, one.setup, one.row, at_once).waited.values())


def test_other_rules_are_noticed() -> None:
    with pytest.raises(IllegalAnswer):
        count_of("dominion", seed=b"another")


def test_a_row_without_a_start_counts_from_its_opening() -> None:
    assert isinstance(count_of("dominion", started_at=None), GameTallies)
    assert isinstance(stored("dominion").row, rows.Game)


def test_what_was_done_before_a_seat_changed_hands_does_not_count_for_who_took_it() -> None:
    one = stored("dominion")
    until = one.answers[len(one.answers) // 2].step
    holders = Holders((rows.Former(1, 0, until, 7, "Clara"),), one.seats)
    whole = counted(one.game, one.setup, one.row, one.answers)
    later = counted(one.game, one.setup, one.row, one.answers, holders)
    assert 0 < later.answers[0] < whole.answers[0]
    assert later.answers[1] == whole.answers[1]

    def used(count: GameTallies, seat: int) -> int:
        return sum(times for (who, _), times in count.uses.items() if who == seat)

    assert 0 < used(later, 0) < used(whole, 0)
    assert used(later, 1) == used(whole, 1)
