"""Since when people can reach the bot: whatever kept them from it, it looks the same."""

from bot.tables.terms.presence import AWAY_MS, Presence

START = 1_000_000_000
LITTLE = AWAY_MS // 2


class Time:
    """A clock that is moved by hand, and whoever looks at it."""

    def __init__(self) -> None:
        self.now = START
        self.presence = Presence(lambda: self.now)

    def looks(self, times: int, *, reachable: bool = True) -> None:
        """Time passes, and somebody looks again and again."""
        for _ in range(times):
            self.now += LITTLE
            self.presence.look(reachable=reachable)


def test_who_looks_all_the_time_is_there_since_the_start() -> None:
    time = Time()
    time.looks(100)
    assert time.presence.since == START


def test_who_slept_is_there_since_waking_up_even_before_the_next_look() -> None:
    time = Time()
    time.looks(3)
    time.now += 100 * AWAY_MS
    assert time.presence.since == time.now, "whoever asks first is told"
    woke = time.now
    time.presence.look()
    time.looks(3)
    assert time.presence.since == woke


def test_who_cannot_be_reached_is_away_until_that_is_over() -> None:
    time = Time()
    time.looks(9, reachable=False)
    assert time.presence.since == time.now, "and still is"
    time.looks(1)
    back = time.now
    time.looks(9)
    assert time.presence.since == back


def test_a_short_break_is_none() -> None:
    time = Time()
    time.looks(1, reachable=False)
    time.looks(9)
    assert time.presence.since == START


def test_a_clock_put_forward_looks_like_sleep_and_one_put_back_takes_it_back() -> None:
    time = Time()
    time.looks(3)
    right, time.now = time.now, time.now + 1000 * AWAY_MS
    assert not time.presence.look()
    assert time.presence.since == time.now
    time.now = right
    assert time.presence.look(), "it was put back"
    assert time.presence.since == right
    assert not time.presence.look()


def test_a_clock_put_back_while_nobody_can_be_reached_does_not_hide_it() -> None:
    time = Time()
    time.now -= 10 * AWAY_MS
    assert time.presence.look(reachable=False)
    back = time.now
    time.looks(9, reachable=False)
    assert time.presence.since == time.now > back


def test_a_clock_put_back_is_believed_once_it_was_seen() -> None:
    time = Time()
    time.looks(3)
    seen, time.now = time.now, time.now - 10 * AWAY_MS
    assert time.presence.now() == seen
    time.presence.look()
    assert time.presence.now() == time.now
    time.now += LITTLE
    assert time.presence.now() == time.now
