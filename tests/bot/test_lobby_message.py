"""The lobby says who sits, whose direct messages work, what is free, and how to begin."""

import pytest
from msgspec.structs import replace

from bot import messages
from bot.addresses import Address
from bot.desk import Lobby, LobbySeat
from tests.bot.limits import faults
from tests.bot.scenes import ENGLISH, GERMAN, LOBBY, labels, parts, words


def alone(**fields: object) -> Lobby:
    return replace(LOBBY, seats=LOBBY.seats[:1], **fields)


def test_the_lobby_in_english() -> None:
    assert words(messages.lobby(LOBBY, ENGLISH)).splitlines() == [
        "## Chess: who is in?",
        "**1.** Anna · host of this table · direct messages arrive ✅",
        "**2.** \\*Ben\\* · ⚠️ direct messages do not arrive: plays here in the channel with “My hand”",
        "**3.** Computer 1 · computer, level normal",
        "One seat is free.",
        "Enough for a game: Anna can press “Start”.",
        "-# What you hold, only you can see: in a direct message from me, or here with “My hand”.",
    ]


def test_the_lobby_in_german() -> None:
    said = words(messages.lobby(replace(LOBBY, seats=LOBBY.seats[:1]), GERMAN))
    assert "## Chess: Wer spielt mit?" in said
    assert "3 Plätze sind frei." in said
    assert "Es muss noch jemand mitspielen, dann kann es losgehen." in said


def test_its_buttons_lead_to_the_table() -> None:
    shape = messages.lobby(LOBBY, ENGLISH)
    assert labels(shape) == ["Join", "Leave", "Add computer", "Remove computer", "Start", "Cancel"]
    verbs = ["join", "leave", "computer", "dismiss", "start", "cancel"]
    assert [Address.parse(part["custom_id"]) for part in parts(shape, 2)] == [Address(7, verb=verb) for verb in verbs]


@pytest.mark.parametrize(
    ("table", "shut"),
    [(LOBBY, []), (alone(), ["Start"]), (replace(LOBBY, most=3), ["Join", "Add computer"])],
)
def test_what_cannot_be_done_cannot_be_pressed(table: Lobby, shut: list[str]) -> None:
    buttons = parts(messages.lobby(table, ENGLISH), 2)
    assert [part["label"] for part in buttons if part.get("disabled")] == shut


def test_removing_a_computer_is_offered_only_if_there_is_one() -> None:
    assert "Remove computer" not in labels(messages.lobby(alone(), ENGLISH))


def test_a_full_table_says_so() -> None:
    assert "All seats are taken." in words(messages.lobby(replace(LOBBY, most=3), ENGLISH))


def test_every_option_is_a_select_with_the_present_value_chosen() -> None:
    pace, clock = parts(messages.lobby(LOBBY, ENGLISH), 3)
    assert [(option["label"], option["value"], option["default"]) for option in pace["options"]] == [
        ("Pace: brisk", "pace=turn", True),
        ("Pace: strictly one by one", "pace=exact", False),
    ]
    assert all(option["description"] for option in pace["options"])
    assert [(option["label"], option["value"], option["default"]) for option in clock["options"]] == [
        ("Clock: ten minutes", "clock=ten", False),
        ("Clock: 5", "clock=5", True),
    ]
    assert parts(messages.lobby(replace(LOBBY, options=()), ENGLISH), 3) == []


def test_a_table_whose_host_has_gone_can_be_started_by_others() -> None:
    assert "Enough for a game: press “Start”." in words(messages.lobby(replace(LOBBY, host_id=99), ENGLISH))


@pytest.mark.parametrize(("status", "text"), [("aborted", "cleared away"), ("running", "has begun")])
def test_a_lobby_that_is_over_has_no_buttons(status: str, text: str) -> None:
    shape = messages.lobby(replace(LOBBY, status=status), ENGLISH)
    assert text in words(shape)
    assert labels(shape) == []


def test_the_largest_lobby_keeps_the_limits() -> None:
    many = tuple((f"option_{place}", "x", tuple(f"{'v' * 70}{value}" for value in range(40))) for place in range(9))
    seats = tuple(LobbySeat("@everyone *_~" * 3, place, "closed") for place in range(12))
    shape = messages.lobby(replace(LOBBY, seats=seats, most=12, host_id=3, options=many), GERMAN)
    assert faults(shape.plain()["components"], layout=True) == []
    assert "@everyone" not in words(shape)
