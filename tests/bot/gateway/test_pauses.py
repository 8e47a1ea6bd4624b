"""Pauses between tries: at once, then longer and longer, but never long."""

from bot.gateway.outage import LONGEST_SECONDS, Pauses


def test_the_first_try_is_at_once_and_none_is_waited_for_longer_than_half_a_minute() -> None:
    pauses = Pauses()
    waited = [pauses.next() for _ in range(5000)]
    assert waited[0] == 0.0
    assert max(waited) <= LONGEST_SECONDS <= 30
    assert min(waited[10:]) >= LONGEST_SECONDS / 2, "nor does it knock all the time"


def test_after_a_success_it_begins_anew() -> None:
    pauses = Pauses()
    for _ in range(20):
        pauses.next()
    pauses.over()
    assert [pauses.next() for _ in range(2)] < [0.0, 1.1]
