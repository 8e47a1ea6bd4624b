"""Limits: how fast Discord lets a bot go, and how long it waits."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RouteLimit:
    """At most `requests` of one route and one channel (or webhook) in `seconds`."""

    method: str
    route: str
    requests: int
    seconds: float


MESSAGES = "/channels/{channel_id}/messages"
RULES = (
    RouteLimit("POST", MESSAGES, 5, 5.0),
    RouteLimit("PATCH", MESSAGES + "/{message_id}", 5, 5.0),
    RouteLimit("DELETE", MESSAGES + "/{message_id}", 5, 1.0),
    RouteLimit("POST", "/users/@me/channels", 10, 10.0),
    RouteLimit("POST", "/webhooks/{application_id}/{token}", 5, 2.0),
    RouteLimit("PATCH", "/webhooks/{application_id}/{token}/messages/{message_id}", 5, 2.0),
)


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits; times in seconds. `enforced` switches only the counting of requests, not the waiting times."""

    enforced: bool = True
    rules: tuple[RouteLimit, ...] = RULES
    other_routes: RouteLimit = RouteLimit("*", "*", 50, 1.0)
    per_second: int = 50
    old_edits: RouteLimit = RouteLimit("PATCH", "*", 3, 6.0)
    answer_within: float = 3.0
    token_lives: float = 900.0
    nonce_lives: float = 600.0
    identify_seconds: float = 0.0
    """How long the next shard must wait to identify; Discord says 5, to all with the same number modulo
    `max_concurrency`. The sandbox's only shard need not wait."""
    max_concurrency: int = 1
    sessions_a_day: int = 1000
    """How many sessions a bot may begin in a day, according to the stand-in: it refuses none."""

    @classmethod
    def off(cls) -> "Limits":
        """No counting of requests or sessions: for measuring load."""
        return cls(enforced=False, sessions_a_day=1_000_000)

    def rule(self, method: str, route: str) -> RouteLimit:
        """The rule for a route."""
        return next((rule for rule in self.rules if (rule.method, rule.route) == (method, route)), self.other_routes)
