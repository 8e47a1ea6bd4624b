"""What Discord's codes mean for direct messages and for channels, and how long it is left alone."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.delivery.refusals import BARS, FIRST_PAUSE_MS, LONGEST_MS, after, bars, pause_ms, refuses
from db.people.refusals import RefusedPlace

DAY_MS = 24 * 3_600_000
CAPTCHA = {"captcha_key": ["captcha-required"], "captcha_sitekey": "0000", "captcha_service": "hcaptcha"}


def said(status: int, body: dict[str, Any] | str) -> discord.HTTPException:
    """What discord.py raises for an answer."""
    response = cast(Any, SimpleNamespace(status=status, reason="no"))
    return discord.HTTPException(response, body)


def code(status: int, number: int) -> discord.HTTPException:
    return said(status, {"code": number, "message": "no"})


@pytest.mark.parametrize("number", [50007, 50278, 50033, 10013])
def test_what_a_person_has_closed_is_told_from_what_discord_holds_back(number: int) -> None:
    assert refuses(code(403, number)) == "closed"
    assert refuses(code(404, 10003)) == refuses(code(403, 50001)) == "refused", "in a channel opened just now"
    assert refuses(code(403, 20026)) == refuses(said(400, CAPTCHA)) == "refused"


@pytest.mark.parametrize(
    "error", [code(400, 40003), code(403, 0), code(404, 0), code(400, 999_999), said(403, "<html>")]
)
def test_what_nobody_knows_is_for_once(error: discord.HTTPException) -> None:
    assert refuses(error) == "once"


@pytest.mark.parametrize("status", [401, 429, 500, 502, 503, 504, 524])
def test_what_discord_cannot_take_now_is_no_refusal(status: int) -> None:
    assert refuses(code(status, 0)) is None
    assert not bars(code(status, 0))


@pytest.mark.parametrize("number", [10003, 50001, 50013, 50024, 50083, 160005])
def test_a_channel_is_barred_by_its_codes_and_by_any_403(number: int) -> None:
    assert bars(code(400, number))
    assert bars(said(403, ""))
    assert not bars(code(400, 50035)), "a message that is not taken bars no channel"


@pytest.mark.parametrize(("kind", "first"), [("closed", FIRST_PAUSE_MS), ("refused", FIRST_PAUSE_MS), ("once", 0)])
def test_pauses_grow_up_to_a_day_and_of_what_was_for_once_begin_with_none(kind: str, first: int) -> None:
    pauses = [pause_ms(kind, times) for times in range(1, 400)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (first, DAY_MS)
    assert max(pause_ms(BARS, times) for times in range(1, 400)) == LONGEST_MS[BARS]


def test_two_who_find_out_at_the_same_time_count_once() -> None:
    first = after(None, "closed", 50007, 1_000)
    assert after(first, "closed", 50007, 1_001) == first
    assert after(first, "refused", 20026, first.again_at) == RefusedPlace(
        "refused", 20026, 2, first.again_at + pause_ms("refused", 2)
    )
