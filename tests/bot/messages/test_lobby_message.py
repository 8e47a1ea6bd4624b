"""The lobby says who sits, whose direct messages work, what is free, and how to begin."""

import re

import pytest
from msgspec.structs import replace

from bot.language.locales import locale_sources
from bot.language.phrases import LANGUAGES, Phrasebook
from bot.messages import lobby_message
from bot.messages.parts.custom_ids import Address
from bot.messages.parts.outgoing import Shape
from bot.tables.show.shown import Lobby, LobbySeat
from bot.tables.terms.lobby_settings import of_every_table
from bot.tables.terms.terms import Terms
from games.kernel.contract.discovery import find_games
from games.kernel.engine.text import Text
from tests.bot.clicking import word
from tests.bot.limits import faults
from tests.bot.scenes import BOOK, LOBBY, labels, parts, words

GERMAN, ENGLISH = (BOOK.at(LOBBY, each) for each in LANGUAGES)


def alone(**fields: object) -> Lobby:
    return replace(LOBBY, seats=LOBBY.seats[:1], **fields)


def test_the_lobby_in_english() -> None:
    assert words(lobby_message.lobby(LOBBY, ENGLISH)).splitlines() == [
        "## Chess: who is in?",
        "A game of kings, about 40 decisions each.",
        "White begins.",
        "**1.** Anna · host",
        "**2.** \\*Ben\\* · ⚠️ direct messages closed: allow them in this server’s privacy settings and press “Join”"
        " again, or play with “My hand” after the start",
        "**3.** Computer 1 · normal",
        "One seat is free.",
        "Enough players: Anna can press “Start”.",
        "-# Your questions come as a direct message; the first may be under “Message requests”.",
    ]


@pytest.mark.parametrize("game", find_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_says_what_it_is_and_how_much_each_person_decides(game: str, language: str) -> None:
    own = Phrasebook([source for source in locale_sources() if source[0] == f"games.{game}"], strict=True)
    about = own.speaker(language)(Text("lobby-about"))
    assert re.search(r"\d+", about)
    assert len(about) <= 170, "three lines of a phone"


def test_the_lobby_in_german() -> None:
    said = words(lobby_message.lobby(replace(LOBBY, seats=LOBBY.seats[:1]), GERMAN))
    assert "## Chess: Wer spielt mit?" in said
    assert "3 Plätze sind frei." in said
    assert "Eine Person fehlt noch, dann kann es losgehen." in said


def test_its_buttons_lead_to_the_table() -> None:
    shape = lobby_message.lobby(LOBBY, ENGLISH)
    assert labels(shape) == ["Join", "Add computer", "Start", "Options", "Rules"]
    verbs = ["join", "computer", "start", "options", "rules"]
    assert [Address.parse(part["custom_id"]) for part in parts(shape, 2)] == [Address(7, verb=verb) for verb in verbs]
    assert listed(shape) == {"Leave": "leave", "Remove computer": "dismiss", "Clear the table away …": "cancel"}


def listed(shape: Shape) -> dict[str, str]:
    """What the list below the buttons offers, with its values."""
    (menu,) = parts(shape, 3)
    assert Address.parse(menu["custom_id"]) == Address(7, verb="besides")
    return {option["label"]: option["value"] for option in menu["options"]}


def test_it_has_at_most_five_buttons_and_one_list_whatever_there_is_to_do() -> None:
    full = replace(LOBBY, levels=("easy", "normal", "hard"), taught=True, hostless=True)
    shape = lobby_message.lobby(full, ENGLISH)
    assert labels(shape) == ["Join", "Add computer", "Start", "Take over", "New here?"]
    assert listed(shape) == {
        "Leave": "leave", "Rules": "rules", "Remove computer": "dismiss", "Options": "options",
        "Clear the table away …": "cancel", "Computer 1: easy": "2.easy", "Computer 1: hard": "2.hard",
    }  # fmt: skip


def test_only_what_is_not_as_usual_is_said_of_the_settings() -> None:
    assert "-# Pace" not in words(lobby_message.lobby(LOBBY, ENGLISH))
    odd = replace(LOBBY, settings=of_every_table(Terms(0, time="day", pace="exact"), "en"))
    assert "-# Pace: strictly one by one · Time: one day\n" in words(lobby_message.lobby(odd, ENGLISH))


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
    assert "Remove computer" not in listed(lobby_message.lobby(alone(), ENGLISH))


@pytest.mark.parametrize(("levels", "offered"), [(("normal",), []), (("easy", "normal", "hard"), ["easy", "hard"])])
def test_each_computer_can_be_given_another_level(levels: tuple[str, ...], offered: list[str]) -> None:
    shape = lobby_message.lobby(replace(LOBBY, levels=levels), ENGLISH)
    found = {label: value for label, value in listed(shape).items() if label.startswith("Computer 1")}
    assert found == {f"Computer 1: {level}": f"2.{level}" for level in offered}


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
