"""The lobby says who sits, whose direct messages work, what is free, and how to begin."""

import pytest
from msgspec.structs import replace

from bot.language.phrases import LANGUAGES
from bot.messages import lobby_message
from bot.messages.parts.custom_ids import Address
from bot.tables.show.shown import Lobby, LobbySeat
from games.kernel.engine.text import Text
from tests.bot.clicking import word
from tests.bot.limits import faults
from tests.bot.scenes import BOOK, LOBBY, labels, parts, words

GERMAN, ENGLISH = (BOOK.speaker(each, LOBBY.names) for each in LANGUAGES)


def alone(**fields: object) -> Lobby:
    return replace(LOBBY, seats=LOBBY.seats[:1], **fields)


def test_the_lobby_in_english() -> None:
    assert words(lobby_message.lobby(LOBBY, ENGLISH)).splitlines() == [
        "## Chess: who is in?",
        "White begins.",
        "-# Pace: brisk · Time: no limit · Coach and advice: allowed · Language: English",
        "**1.** Anna · host · direct messages arrive ✅",
        "**2.** \\*Ben\\* · ⚠️ direct messages closed: allow them in this server’s privacy settings and press “Join”"
        " again, or play with “My hand” after the start",
        "**3.** Computer 1 · computer, normal",
        "One seat is free.",
        "Enough players: Anna can press “Start”.",
        "-# What only you should see comes in a direct message from me, or here with “My hand”."
        " My first one may be under “Message requests”.",
    ]


def test_the_lobby_in_german() -> None:
    said = words(lobby_message.lobby(replace(LOBBY, seats=LOBBY.seats[:1]), GERMAN))
    assert "## Chess: Wer spielt mit?" in said
    assert "3 Plätze sind frei." in said
    assert "Eine Person fehlt noch, dann kann es losgehen." in said


def test_its_buttons_lead_to_the_table() -> None:
    shape = lobby_message.lobby(LOBBY, ENGLISH)
    assert labels(shape) == ["Join", "Leave", "Add computer", "Remove computer", "Start", "Options", "Rules", "Cancel"]
    verbs = ["join", "leave", "computer", "dismiss", "start", "options", "rules", "cancel"]
    assert [Address.parse(part["custom_id"]) for part in parts(shape, 2)] == [Address(7, verb=verb) for verb in verbs]


@pytest.mark.parametrize(
    ("table", "shut"),
    [
        (LOBBY, []),
        (alone(), ["Start"]),
        (replace(LOBBY, most=1, seats=LOBBY.seats[:1], least=1), ["Join", "Add computer"]),
        (replace(LOBBY, most=3), ["Add computer"]),
    ],
)
def test_what_cannot_be_done_cannot_be_pressed(table: Lobby, shut: list[str]) -> None:
    buttons = parts(lobby_message.lobby(table, ENGLISH), 2)
    assert [part["label"] for part in buttons if part.get("disabled")] == shut


def test_removing_a_computer_is_offered_only_if_there_is_one() -> None:
    assert "Remove computer" not in labels(lobby_message.lobby(alone(), ENGLISH))


@pytest.mark.parametrize(("levels", "offered"), [(("normal",), []), (("easy", "normal", "hard"), ["easy", "hard"])])
def test_each_computer_can_be_given_another_level(levels: tuple[str, ...], offered: list[str]) -> None:
    shape = lobby_message.lobby(replace(LOBBY, levels=levels), ENGLISH)
    menus = [part for part in parts(shape, 3) if Address.parse(part["custom_id"]) == Address(7, verb="level")]
    options = [option for menu in menus for option in menu["options"]]
    assert [option["value"] for option in options] == [f"2.{level}" for level in offered]
    assert [option["label"] for option in options] == [f"Computer 1: {level}" for level in offered]


def test_a_full_table_says_so() -> None:
    assert "All seats are taken." in words(lobby_message.lobby(replace(LOBBY, most=3), ENGLISH))


def test_a_table_without_settings_says_nothing_of_them() -> None:
    assert "-# Pace" not in words(lobby_message.lobby(replace(LOBBY, settings=(), lines=()), ENGLISH))


def test_a_table_whose_host_has_gone_can_be_started_by_others() -> None:
    assert "Enough players: press “Start”." in words(lobby_message.lobby(replace(LOBBY, host_id=99), ENGLISH))


@pytest.mark.parametrize("why", ["quiet", "left"])
def test_a_lobby_that_has_ended_by_itself_says_why(why: str) -> None:
    shape = lobby_message.lobby(replace(LOBBY, status="aborted", lapsed=why), GERMAN)
    assert GERMAN(Text(f"lobby-lapsed-{why}")) in words(shape)
    assert labels(shape) == []


def test_a_lobby_whose_host_is_away_can_be_taken_over() -> None:
    assert "Take over" not in labels(lobby_message.lobby(LOBBY, ENGLISH))
    away = lobby_message.lobby(replace(LOBBY, hostless=True), ENGLISH)
    assert "Take over" in labels(away)
    assert "whoever sits here can become host" in words(away)


@pytest.mark.parametrize(("status", "text"), [("aborted", "cleared away"), ("running", "has begun")])
def test_a_lobby_that_is_over_has_no_buttons(status: str, text: str) -> None:
    shape = lobby_message.lobby(replace(LOBBY, status=status), ENGLISH)
    assert text in words(shape)
    assert labels(shape) == []


def test_the_largest_lobby_keeps_the_limits() -> None:
    seats = tuple(LobbySeat("@everyone *_~" * 3, place, "closed") for place in range(12))
    seats += tuple(LobbySeat("Computer" * 4, None, level="normal", seat=place) for place in range(12, 30))
    lines, levels = tuple(word("v" * 400) for _ in range(9)), ("easy", "normal", "hard")
    full = replace(LOBBY, seats=seats, most=30, host_id=3, lines=lines, levels=levels, hostless=True)
    shape = lobby_message.lobby(full, GERMAN)
    assert faults(shape.plain()["components"], layout=True) == []
    assert "@everyone" not in words(shape)
