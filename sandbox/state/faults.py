"""Faults that tests plant, and the record of the bot's requests.

Reachable in the same process only, never over http.
"""

import re
from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from sandbox.forms.document import Document

FaultEffect: TypeAlias = Literal["answer", "drop", "drop_after", "delay"]
REMEMBERED_REQUESTS = 20_000


@dataclass(slots=True)
class RequestFault:
    """What happens to the next `times` requests of a method whose path (below /api/v10) matches."""

    effect: FaultEffect
    method: str
    path: re.Pattern[str]
    times: int
    status: int = 500
    body: Document | str = field(default_factory=dict)
    seconds: float = 0.0

    def meets(self, method: str, path: str) -> bool:
        """Whether a request is one of those meant."""
        return self.times > 0 and self.method in ("*", method) and self.path.search(path) is not None


class RequestFaults:
    """The faults still to come. Each call adds one and returns it; of those that match, the oldest happens."""

    def __init__(self) -> None:
        self._faults: list[RequestFault] = []
        self._expiring = 0

    def answer(
        self,
        method: str,
        path: str,
        status: int,
        *,
        code: int = 0,
        message: str = "sandbox fault",
        retry_after: float | None = None,
        times: int = 1,
        body: Document | str | None = None,
    ) -> RequestFault:
        """Answer with a status (and Discord's error code) instead of doing anything. `path` is a regex;
        `retry_after` (seconds) belongs to status 429; `body` replaces code and message: a page if it is a text.
        """
        if not isinstance(body, str):
            body = {"message": message, "code": code} if body is None else dict(body)
            if retry_after is not None:
                body |= {"retry_after": retry_after, "global": False}
        return self._add(RequestFault("answer", method, re.compile(path), times, status=status, body=body))

    def drop(self, method: str, path: str, *, times: int = 1, done: bool = False) -> RequestFault:
        """Cut the connection: without doing anything, or (`done`) after doing it, so that only the answer is lost."""
        return self._add(RequestFault("drop_after" if done else "drop", method, re.compile(path), times))

    def delay(self, method: str, path: str, seconds: float, *, times: int = 1) -> RequestFault:
        """Begin to handle the request only after some seconds."""
        return self._add(RequestFault("delay", method, re.compile(path), times, seconds=seconds))

    def _add(self, fault: RequestFault) -> RequestFault:
        self._faults.append(fault)
        return fault

    def expire_next(self, times: int = 1) -> None:
        """Let the next interactions reach the bot as if its time to answer were over."""
        self._expiring += times

    def clear(self) -> None:
        """Nothing goes wrong any more."""
        self._faults.clear()
        self._expiring = 0

    def take(self, method: str, path: str) -> RequestFault | None:
        """The fault that a request meets; used up by it."""
        fault = next((fault for fault in self._faults if fault.meets(method, path)), None)
        if fault is not None:
            fault.times -= 1
        return fault

    def take_expiry(self) -> bool:
        """Whether the next interaction is to be expired."""
        expired = self._expiring > 0
        self._expiring -= expired
        return expired


@dataclass(frozen=True, slots=True)
class Request:
    """One REST request of the bot: `route` is the template, `interaction` says it was part of answering one."""

    method: str
    route: str
    path: str
    status: int
    interaction: bool
    received_bytes: int
    at: float


class RequestLog:
    """The last requests, and how many there were of each kind since the start."""

    def __init__(self) -> None:
        self.last: deque[Request] = deque(maxlen=REMEMBERED_REQUESTS)
        self.counts: Counter[tuple[str, str]] = Counter()
        self.too_many: Counter[str] = Counter()
        """Those refused because there were too many, by route; "" for all routes together."""
        self.outside_interactions = 0
        self.received_bytes = 0

    def add(self, request: Request) -> None:
        """Note a request that has been answered (status 0: cut off)."""
        self.last.append(request)
        self.counts[request.method, request.route] += 1
        self.outside_interactions += not request.interaction
        self.received_bytes += request.received_bytes

    def of(self, method: str, path: str) -> list[Request]:
        """Those of the last requests whose method and path (regex) match."""
        return [one for one in self.last if one.method == method and re.search(path, one.path)]
