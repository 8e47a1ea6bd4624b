"""People find things though they type them as they like."""

import pytest

from bot.typed.lookup import NamedThing, exactly, folded, matching, named, near

THINGS = [
    named("coin", "Münze", "Coin"),
    named("king", "Königin im Garten", "Queen in the Garden"),
    named("knight", "Springer", "Knight"),
    named("night", "Nacht", "Night"),
    named("road", "Straße", "Road"),
]


def found(things: list[NamedThing[str]]) -> list[str]:
    return [each.thing for each in things]


@pytest.mark.parametrize(
    "typed", ["Münze", "MUENZE", "munze", "  münze ", "mu\u0308nze", "𝕸ünze", "ᴍᴜɴᴢᴇ", "Ｍünze", "Ⓜünze", "🅼ünze"]
)
def test_capitals_umlauts_blanks_and_letters_for_show_do_not_matter(typed: str) -> None:
    assert folded(typed) == "munze"
    only = exactly(THINGS, typed)
    assert only is not None
    assert only.thing == "coin"


def test_underscores_and_signs_are_blanks() -> None:
    assert folded("throne_room") == folded("Throne-Room!") == "throne room"


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("", ["king", "coin", "night", "knight", "road"]),
        ("strasse", ["road"]),
        ("STRASSE", ["road"]),
        ("kni", ["knight"]),
        ("night", ["night", "knight"]),
        ("garten", ["king"]),
        ("the gar", ["king"]),
        ("munz", ["coin"]),
        ("Sprnger", ["knight"]),
        ("zzzzzz", []),
    ],
)
def test_what_is_offered_comes_best_first(typed: str, offered: list[str]) -> None:
    assert found(matching(THINGS, typed)) == offered


def test_what_is_called_so_in_the_own_language_comes_first() -> None:
    cards = [
        named("mine", "Bergwerk", "Mining Village"),
        named("militia", "Miliz", "Militia"),
        named("top", "Alm", "Mimi"),
    ]
    assert found(matching(cards, "mi")) == ["militia", "top", "mine"]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("Knight", "knight"), ("kn", "knight"), ("k", None), ("garden", None), ("", None), ("Queen", "king")],
)
def test_a_name_or_the_only_beginning_is_clear(typed: str, meant: str | None) -> None:
    clear = exactly(THINGS, typed)
    assert (clear.thing if clear else None) == meant


def test_small_slips_are_asked_about() -> None:
    assert found(near(THINGS, "Sprimger")) == ["knight"]
    assert found(near(THINGS, "Nigt"))[0] == "night"
    assert near(THINGS, "xyz") == []


WORDS = [
    named(word, word) for word in ("Silber", "Vorrat", "Festplatz", "Kloster", "Säule", "Gitter", "Der Rat", "Wien")
]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Platz", []),
        ("Rat", ["Der Rat"]),
        ("Rad", []),
        ("Kaufliste", []),
        ("safe", []),
        ("sicher", []),
        ("Sliber", ["Silber"]),
        ("Wen", ["Wien"]),
        ("We", []),
        ("Fesplatz", ["Festplatz"]),
        ("Festplazt", ["Festplatz"]),
    ],
)
def test_what_is_like_a_name_by_its_end_or_some_letters_is_another_word(typed: str, meant: list[str]) -> None:
    assert found(near(WORDS, typed)) == meant


def test_no_more_than_three_are_asked_about() -> None:
    alike = [named(str(number), f"Abbot {number}") for number in range(9)]
    assert len(near(alike, "Abbot")) == 3
