"""The program's log: one line per event, for a person (console) or a machine (JSON), on stderr.

Laws: no secret is ever written (tokens and passwords are struck out wherever they appear); nor is any content of a
game: a value that is not a plain word or number appears only as its kind; libraries, which do not know these laws, are
heard only when something is wrong, whatever the level, and a database's quotes of values are struck out.
"""

import logging
import re
import sys
from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import structlog
from structlog.typing import EventDict, Processor

Level: TypeAlias = Literal["debug", "info", "warning", "error"]

STRUCK = "***"
_SPEAKING_NAMES = re.compile(r"token|password|secret|authorization", re.IGNORECASE)
_SECRETS = (
    re.compile(r"()[\w-]{23,30}\.[\w-]{6,7}\.[\w-]{27,}"),
    re.compile(r"(://)[^/\s:@]*:[^/\s@]*(?=@)"),
    re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?]+"),
    re.compile(r"(DETAIL: +)(?:(?!\\n).)+"),
    re.compile(r"(query argument \$\d+: )(?:(?!\\n).)+"),
)
"""Patterns to strike out, after the words that announce them: bot tokens, passwords in addresses, tokens of
interactions, values quoted by PostgreSQL and its driver (up to the line's end; within JSON, a backslash and an n).
"""
_PLAIN = (str, int, float, bool, type(None))
_OWN = ("bot", "db", "games", "renderers")
"""Packages whose events are written from the requested level on."""


def _is_news(record: logging.LogRecord) -> bool:
    """Whether it is more than a driver's loss of a connection that nobody waited for any more: a waiting caller was
    told.
    """
    error = record.exc_info[1] if record.exc_info else None
    return not (
        record.name == "asyncio" and isinstance(error, ConnectionError) and "never retrieved" in record.getMessage()
    )


def configure(level: Level, form: Literal["console", "json"], secrets: tuple[str, ...] = ()) -> None:
    """Write our own events of this level and above, and the warnings of libraries; also strike out `secrets`."""
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=before,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_written(form, secrets)],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    handler.addFilter(_is_news)
    least: int = logging.getLevelName(level.upper())
    logging.basicConfig(level=max(least, logging.WARNING), handlers=[handler], force=True)
    for name in _OWN:
        logging.getLogger(name).setLevel(least)
    structlog.configure(
        processors=[*before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )


def _written(form: Literal["console", "json"], secrets: tuple[str, ...]) -> list[Processor]:
    """The last steps: write the event as a line, then strike out everything secret in it."""
    if form == "json":
        last: list[Processor] = [structlog.processors.format_exc_info, PlainLog(), structlog.processors.JSONRenderer()]
    else:
        plainly = structlog.dev.plain_traceback
        coloured = sys.stderr.isatty()
        last = [PlainLog(), structlog.dev.ConsoleRenderer(colors=coloured, exception_formatter=plainly)]
    return [*last, Striker(secrets)]


class PlainLog:
    """A step that passes words and numbers and names everything else by its kind: no hand, no view, no deck."""

    kept = frozenset({"exc_info", "stack_info"})

    def __call__(self, _logger: object, _method: str, event: EventDict) -> EventDict:
        for name, value in event.items():
            if _SPEAKING_NAMES.search(name):
                event[name] = STRUCK
            elif name not in self.kept and not isinstance(value, _PLAIN):
                event[name] = f"<{type(value).__name__}>"
        return event


class Striker:
    """The last step: strikes secrets out of the finished line."""

    def __init__(self, secrets: tuple[str, ...]) -> None:
        self.secrets = tuple(secret for secret in secrets if secret)

    def __call__(self, _logger: object, _method: str, line: str | bytes | Mapping[str, Any]) -> str:
        struck = str(line)
        for secret in self.secrets:
            struck = struck.replace(secret, STRUCK)
        for pattern in _SECRETS:
            struck = pattern.sub(lambda found: f"{found[1]}{STRUCK}", struck)
        return struck
