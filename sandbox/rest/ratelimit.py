"""Rate limits: counts requests per route and major parameter, and gives Discord's headers for them."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sandbox.forms.document import Document
from sandbox.forms.limits import Limits, RouteLimit
from sandbox.forms.snowflake import seconds_of

OLD_AFTER_S = 3600.0
_MAJOR = ("channel_id", "guild_id", "application_id", "token")


@dataclass(slots=True)
class _Window:
    until: float
    used: int = 0


class TooManyRequests(Exception):
    """429; the request was not carried out. Carries the body and the headers."""

    def __init__(self, retry_after: float, headers: Mapping[str, str], *, everywhere: bool, code: int = 0) -> None:
        super().__init__("You are being rate limited.")
        self.everywhere = everywhere
        self.body: Document = {"message": str(self), "retry_after": round(retry_after, 3), "global": everywhere}
        if code:
            self.body["code"] = code
        scope = "global" if everywhere else "user"
        own = {"Retry-After": str(int(retry_after) + 1), "Via": "1.1 sandbox", "X-RateLimit-Scope": scope}
        self.headers = {**headers, **own, **({"X-RateLimit-Global": "true"} if everywhere else {})}


class RateLimiter:
    """Counts in fixed windows, as Discord does. `clock` gives unix seconds."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self._limits = limits
        self._clock = clock
        self._windows: dict[tuple[str, ...], _Window] = {}
        self._everywhere = _Window(0.0)

    def take(self, method: str, route: str, parameters: Mapping[str, str], *, exempt: bool) -> dict[str, str]:
        """Count one request and give the headers of its reply; raises TooManyRequests.

        `exempt` requests (interaction replies) do not count against the limit for all routes together.
        """
        if not self._limits.enforced:
            return {}
        rule = self._limits.rule(method, route)
        major = tuple(parameters.get(name, "") for name in _MAJOR)
        if not exempt:
            self._take_everywhere()
        window, allowed = self._count((method, route, *major), rule)
        headers = self._headers(rule, window, method + route)
        if not allowed:
            raise TooManyRequests(window.until - self._clock(), headers, everywhere=False)
        return headers

    def take_edit(self, channel_id: int, message_id: int) -> None:
        """Count an edit of a message that is over an hour old; raises TooManyRequests with code 30046."""
        if not self._limits.enforced or self._clock() - seconds_of(message_id) < OLD_AFTER_S:
            return
        window, allowed = self._count(("old edits", str(channel_id)), self._limits.old_edits)
        if not allowed:
            raise TooManyRequests(window.until - self._clock(), {}, everywhere=False, code=30046)

    def _take_everywhere(self) -> None:
        now = self._clock()
        if self._everywhere.until <= now:
            self._everywhere = _Window(now + 1.0)
        if self._everywhere.used >= self._limits.per_second:
            raise TooManyRequests(self._everywhere.until - now, {}, everywhere=True)
        self._everywhere.used += 1

    def _count(self, key: tuple[str, ...], rule: RouteLimit) -> tuple[_Window, bool]:
        now = self._clock()
        window = self._windows.get(key)
        if window is None or window.until <= now:
            self._forget_past(now)
            window = self._windows[key] = _Window(now + rule.seconds)
        if window.used >= rule.requests:
            return window, False
        window.used += 1
        return window, True

    def _forget_past(self, now: float) -> None:
        if len(self._windows) > 1000:
            self._windows = {key: window for key, window in self._windows.items() if window.until > now}

    def _headers(self, rule: RouteLimit, window: _Window, route: str) -> dict[str, str]:
        left = max(0.0, window.until - self._clock())
        return {
            "X-RateLimit-Limit": str(rule.requests),
            "X-RateLimit-Remaining": str(rule.requests - window.used),
            "X-RateLimit-Reset": f"{window.until:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(),
        }
