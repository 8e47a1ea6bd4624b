"""Rate limits: what is counted, what the headers say, and what is exempt."""

from __future__ import annotations

import discord
import pytest

from sandbox import Limits, Person, Sandbox
from sandbox.forms.limits import RULES, RouteLimit
from sandbox.rest.ratelimit import RateLimiter, TooManyRequests
from tests.sandbox.servant import Rest, Servant

SEND, EDIT = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"
OLD, NEW = 1 << 22, (1_700_000_000_000 - 1_420_070_400_000) << 22


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limiter(clock: Clock) -> RateLimiter:
    return RateLimiter(Limits(), clock)


def send(limiter: RateLimiter, channel: str = "1") -> dict[str, str]:
    return limiter.take("POST", SEND, {"channel_id": channel}, exempt=False)


def test_five_messages_in_five_seconds_per_channel(limiter: RateLimiter, clock: Clock) -> None:
    left = [send(limiter)["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    with pytest.raises(TooManyRequests) as refused:
        send(limiter)
    assert refused.value.body == {"message": "You are being rate limited.", "retry_after": 5.0, "global": False}
    assert refused.value.headers["Via"]
    assert refused.value.headers["X-RateLimit-Scope"] == "user"
    assert send(limiter, "2")["X-RateLimit-Remaining"] == "4"
    clock.now += 5.0
    assert send(limiter)["X-RateLimit-Reset-After"] == "5.000"


def test_fifty_requests_a_second_of_all_kinds_but_interaction_replies(limiter: RateLimiter, clock: Clock) -> None:
    for number in range(50):
        send(limiter, str(number))
    with pytest.raises(TooManyRequests) as refused:
        send(limiter, "50")
    assert refused.value.body["global"] is True
    assert refused.value.headers["X-RateLimit-Global"] == "true"
    limiter.take("POST", "/interactions/{interaction_id}/{token}/callback", {"token": "t"}, exempt=True)
    clock.now += 1.0
    send(limiter, "50")


def test_buckets_have_names_of_their_own(limiter: RateLimiter) -> None:
    sent, edited = send(limiter), limiter.take("PATCH", EDIT, {"channel_id": "1"}, exempt=False)
    assert sent["X-RateLimit-Bucket"] != edited["X-RateLimit-Bucket"]
    assert sent["X-RateLimit-Bucket"] == send(limiter, "2")["X-RateLimit-Bucket"]


def test_old_messages_are_edited_three_times_in_six_seconds(limiter: RateLimiter, clock: Clock) -> None:
    for _ in range(9):
        limiter.take_edit(1, NEW)
    for _ in range(3):
        limiter.take_edit(1, OLD)
    with pytest.raises(TooManyRequests) as refused:
        limiter.take_edit(1, OLD)
    assert refused.value.body["code"] == 30046
    clock.now += 6.0
    limiter.take_edit(1, OLD)


def test_windows_that_are_past_are_forgotten(limiter: RateLimiter, clock: Clock) -> None:
    for number in range(1100):
        clock.now += 0.1
        limiter.take("POST", "/webhooks/{application_id}/{token}", {"token": str(number)}, exempt=True)
    assert len(limiter._windows) < 1100


def test_every_limit_can_be_switched_off(clock: Clock) -> None:
    limiter = RateLimiter(Limits.off(), clock)
    for _ in range(100):
        assert send(limiter) == {}
        limiter.take_edit(1, OLD)
    assert {rule.route for rule in RULES} >= {SEND, EDIT}


class TestWithTheRealClient:
    """discord.py is told early enough never to meet a 429."""

    @pytest.fixture
    def limits(self) -> Limits:
        short = tuple(rule if rule.route != SEND else type(rule)("POST", SEND, 5, 0.3) for rule in RULES)
        return Limits(rules=short)

    async def test_twelve_messages_at_once_meet_no_429(self, servant: Servant, sandbox: Sandbox, anna: Person) -> None:
        for number in range(12):
            await servant.channel(sandbox).send(str(number))
        assert [message.text for message in anna.sees("refektorium")] == [str(number) for number in range(12)]
        assert not [request for request in sandbox.requests.last if request.status == 429]

    async def test_a_429_is_waited_out(self, servant: Servant, sandbox: Sandbox) -> None:
        sandbox.faults.answer("POST", r"/channels/\d+/messages", 429, retry_after=0.01)
        await servant.channel(sandbox).send("x")
        assert [request.status for request in sandbox.requests.of("POST", "/messages$")] == [429, 200]

    async def test_reads_have_headers_too(self, rest: Rest) -> None:
        _, _, headers = await rest("GET", "/users/@me")
        assert headers["X-RateLimit-Remaining"] == "49"
        assert headers["Content-Type"] == "application/json"


class TestWithAnyClient:
    """Whoever does not wait is refused."""

    @pytest.fixture
    def limits(self) -> Limits:
        return Limits(rules=(RouteLimit("POST", SEND, 5, 600.0),))

    async def test_the_sixth_is_refused_to_a_client_that_does_not_wait(self, rest: Rest, sandbox: Sandbox) -> None:
        path = f"/channels/{sandbox.channel('refektorium').id}/messages"
        answers = [await rest("POST", path, {"content": "x"}) for _ in range(6)]
        assert [status for status, _, _ in answers] == [200] * 5 + [429]
        assert answers[0][2]["X-RateLimit-Limit"] == "5"
        assert answers[5][1]["retry_after"] > 0


async def test_a_long_limit_can_make_the_client_give_up(sandbox: Sandbox, servant: Servant) -> None:
    servant.http.max_ratelimit_timeout = 30.0
    sandbox.faults.answer("POST", r"/channels/\d+/messages", 429, retry_after=60.0)
    with pytest.raises(discord.RateLimited):
        await servant.channel(sandbox).send("x")


class TestTooMany:
    """What was refused is counted."""

    @pytest.fixture
    def limits(self) -> Limits:
        return Limits(per_second=2)

    async def test_by_route_or_for_all_together(self, rest: Rest, sandbox: Sandbox) -> None:
        statuses = [(await rest("GET", "/users/@me"))[0] for _ in range(3)]
        assert statuses == [200, 200, 429]
        assert sandbox.requests.too_many == {"": 1}
