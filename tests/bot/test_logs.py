"""The log: one line per event, no secrets, nothing of a game."""

import asyncio
import json
import logging
from typing import Literal

import pytest
import structlog

from bot import logs

Form = Literal["console", "json"]
pytestmark = pytest.mark.usefixtures("logging_as_before")

FORMS: tuple[Form, ...] = ("console", "json")
TOKEN = "MTA0NDQ0NDQ0NDQ0NDQ0NDQ0NA.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789"


class Hand:
    """Something that must not be told."""

    def __repr__(self) -> str:
        return "gold, gold, gold"


def written(capsys: pytest.CaptureFixture[str], form: Form, **facts: object) -> str:
    """The line of one event."""
    logs.configure("info", form, ("swordfish",))
    structlog.get_logger("bot.test").info("answered", **facts)
    return capsys.readouterr().err


@pytest.mark.parametrize("form", FORMS)
def test_an_event_is_one_line_with_its_facts(capsys: pytest.CaptureFixture[str], form: Form) -> None:
    line = written(capsys, form, step=7, game=None)
    assert line.count("\n") == 1
    assert all(word in line for word in ("answered", "step", "7", "info", "bot.test"))


def test_a_machine_reads_json(capsys: pytest.CaptureFixture[str]) -> None:
    line = json.loads(written(capsys, "json", step=7, who="Ännchen"))
    assert (line["event"], line["step"], line["level"], line["logger"]) == ("answered", 7, "info", "bot.test")


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    ("name", "value", "secret"),
    [
        ("detail", f"Bot {TOKEN}", TOKEN),
        ("detail", "the word is swordfish", "swordfish"),
        ("token", "abc123", "abc123"),
        ("Authorization", "Bot abc123", "abc123"),
        ("url", "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb24/messages/@original", "aW50ZXJhY3Rpb24"),
        ("url", "POST /interactions/123/aW50ZXJhY3Rpb24/callback", "aW50ZXJhY3Rpb24"),
        ("url", "postgresql+asyncpg://me:password@there/games", "password"),
        ("hand", Hand(), "gold"),
        ("hand", ["gold"], "gold"),
    ],
)
def test_secrets_and_hands_are_never_written(
    capsys: pytest.CaptureFixture[str], form: Form, name: str, value: object, secret: str
) -> None:
    line = written(capsys, form, **{name: value})
    assert secret not in line
    assert name in line


@pytest.mark.parametrize("form", FORMS)
def test_what_libraries_tell_is_struck_out_too(capsys: pytest.CaptureFixture[str], form: Form) -> None:
    logs.configure("debug", form, ("swordfish",))
    logging.getLogger("discord.http").warning("POST %s with %s", "/webhooks/1/abcdef", "swordfish")
    line = capsys.readouterr().err
    assert "/webhooks/1/***" in line
    assert "abcdef" not in line
    assert "swordfish" not in line


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("library", ["discord.gateway", "aiosqlite", "sqlalchemy.engine.Engine", "asyncpg", "other"])
def test_libraries_are_heard_only_when_something_is_wrong(
    capsys: pytest.CaptureFixture[str], form: Form, library: str
) -> None:
    logs.configure("debug", form)
    logging.getLogger(library).debug("too much")
    logging.getLogger(library).info("too much")
    assert capsys.readouterr().err == ""
    logging.getLogger(library).warning("wrong")
    structlog.get_logger("bot.test").debug("our own")
    text = capsys.readouterr().err
    assert "wrong" in text
    assert "our own" in text


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "told",
    [
        'duplicate key value violates "players_pkey"\nDETAIL:  Key (user_id)=(4711) already exists.\n[SQL: INSERT]',
        'null value in column "locale"\nDETAIL:  Failing row contains (4711, Anna, null).\n[SQL: INSERT]',
        "invalid input for query argument $12: 'Anna 4711' (an integer is required)\n[SQL: INSERT]",
    ],
)
def test_what_a_database_tells_of_values_is_struck_out(
    capsys: pytest.CaptureFixture[str], form: Form, told: str
) -> None:
    logs.configure("debug", form)
    try:
        raise ValueError(told)
    except ValueError:
        structlog.get_logger("bot.test").exception("failed", error=told)
    text = capsys.readouterr().err
    assert "4711" not in text
    assert "Anna" not in text
    assert text.count("[SQL: INSERT]") == 2
    assert any(kept in text for kept in ("players_pkey", "column", "argument $12"))


@pytest.mark.parametrize("form", FORMS)
def test_an_error_comes_with_its_trace_but_without_values(capsys: pytest.CaptureFixture[str], form: Form) -> None:
    logs.configure("info", form)
    hand = "three coppers"
    try:
        raise ValueError(len(hand))
    except ValueError:
        structlog.get_logger("bot.test").exception("failed", game=3)
    text = capsys.readouterr().err
    assert "ValueError: 13" in text
    assert "three coppers" not in text.replace('hand = "three coppers"', "")
    assert form == "console" or text.count("\n") == 1


@pytest.mark.parametrize(("error", "told"), [(ConnectionError("connection_lost()"), False), (ValueError("x"), True)])
def test_a_connection_that_nobody_waits_for_is_no_news(
    capsys: pytest.CaptureFixture[str], error: Exception, told: bool
) -> None:
    logs.configure("info", "console")
    loop = asyncio.new_event_loop()
    loop.create_future().set_exception(error)
    loop.close()
    assert ("never retrieved" in capsys.readouterr().err) == told


def test_what_is_below_the_level_is_not_written(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("warning", "console")
    structlog.get_logger("bot.test").info("answered")
    assert capsys.readouterr().err == ""


def test_events_within_a_block_carry_its_ids(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("info", "json")
    log = structlog.get_logger("bot.test")
    with structlog.contextvars.bound_contextvars(interaction=5):
        log.info("inside")
    log.info("outside")
    inside, outside = map(json.loads, capsys.readouterr().err.splitlines())
    assert inside["interaction"] == 5
    assert "interaction" not in outside
