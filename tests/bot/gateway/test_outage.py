"""What the log says of an outage: when it begins, once a minute, when it is over."""

from structlog.testing import capture_logs

from bot.gateway.outage import LONGEST_FAULT, Outage, fault


class Clock:
    """Stands still until it is put forward."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_an_outage_is_a_line_a_minute_and_one_when_it_is_over() -> None:
    clock = Clock()
    ended: list[int] = []
    outage = Outage(lambda: ended.append(1), clock)
    with capture_logs() as lines:
        for _ in range(60):
            outage.note(0, OSError("no way"))
            outage.note(1, OSError("no way"))
            clock.now += 10
        outage.end(0)
        assert not ended, "one is still away"
        outage.end(1)
    assert [line["event"] for line in lines] == ["discord_away"] * 10 + ["discord_back"]
    assert lines[-1]["seconds"] == 600
    assert lines[-1]["tries"] == 120
    assert ended == [1]


def test_the_next_outage_is_told_at_once() -> None:
    clock = Clock()
    outage = Outage(clock=clock)
    with capture_logs() as lines:
        for _ in range(2):
            outage.note(0, OSError("no way"))
            outage.end(0)
            clock.now += 1
    assert [line["event"] for line in lines] == ["discord_away", "discord_back"] * 2


def test_what_is_not_wanted_any_more_is_not_waited_for() -> None:
    outage = Outage(clock=Clock())
    with capture_logs() as lines:
        outage.note(0, OSError("no way"))
        outage.forget(0)
        outage.end(0)
    assert [line["event"] for line in lines] == ["discord_away"]


def test_of_a_page_nothing_is_repeated_and_of_a_long_word_its_beginning() -> None:
    assert fault(ValueError("429 Too Many: <!DOCTYPE html>\n<p>")) == "ValueError: 429 Too Many:"
    assert len(fault(ValueError("x" * 5000))) < LONGEST_FAULT + 20
    assert "\n" not in fault(ValueError("a\nb"))
    assert fault(TimeoutError()) == "TimeoutError"
