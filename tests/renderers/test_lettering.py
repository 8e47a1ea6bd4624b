"""Words fit, and odd ones become something that can be written."""

from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from renderers.surface.canvas import Box, Canvas
from renderers.surface.lettering import (
    LEADING,
    MARK,
    TALL,
    Style,
    clean,
    drawn_name,
    fits,
    fitted,
    font,
    names_shown,
    rows_of,
    width,
    writable,
)
from renderers.surface.stage import Stage
from renderers.surface.theme import theme_for
from tests.renderers import laws
from tests.renderers.scenes import ODD_PEOPLE


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        ("Anna", "Anna"),
        ("Ben \U0001f600\U0001f600!", f"Ben {MARK}!"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", MARK),
        ("達也", MARK),
        ("עברית Ben", f"{MARK} Ben"),
        ("Cafe\u0301", "Café"),
        ("Z\u0351\u0358al\u0360go\u0337", "Zalgo"),
        ("\u202etxet\x00\x1b", "txet"),
        (" two\n\tlines ", "two lines"),
        ("**bold** `code`", "**bold** `code`"),
        ("\ud800", MARK),
        ("\u2028\u00a0", ""),
        ("", ""),
        ("𝕭𝖔𝖘𝖘", "Boss"),
        ("Ｍａｘ", "Max"),
        ("Ⓜⓐⓧ", "Max"),
        ("🅼🅰🆇", "MAX"),
        ("ℳ𝒶𝓍", "Max"),
        ("ᴀʟᴇx", "alex"),
        ("ᴍᴜ\u0308ʟʟᴇʀ", "müller"),
        ("ⱥlex", "alex"),
        ("½ Ben", "½ Ben"),
    ],
)
def test_what_cannot_be_written_becomes_one_mark(words: str, shown: str) -> None:
    assert clean(words) == shown


@given(st.text())
def test_clean_words_stay_as_they_are(words: str) -> None:
    assert clean(clean(words)) == clean(words)
    assert all(writable(letter) for letter in clean(words))


def test_a_name_of_which_too_little_can_be_written_gets_the_number_of_its_seat() -> None:
    assert names_shown(("達也", "Ben", "", "\u202e", "!?")) == ("#1 達也", "Ben", "#3", "#4", "#5 !?")
    assert names_shown(("Anna 達也", "Ben 達也", " two\nlines\x07 ")) == ("Anna 達也", "#2 Ben 達也", "two lines")
    assert all(any(letter.isalnum() for letter in name) for name in names_shown(ODD_PEOPLE))


def test_names_that_are_drawn_alike_get_the_numbers_of_their_seats() -> None:
    assert names_shown(("Boss 也", "Anna", "𝕭𝖔𝖘𝖘")) == ("#1 Boss 也", "Anna", "#3 𝕭𝖔𝖘𝖘")
    assert names_shown(("達", "#2", "Ben")) == ("#1 達", "#2", "Ben")


def test_what_tells_two_names_apart_is_not_cut_off() -> None:
    for name in ("Maximilian von Hohenburg", "Maximilian von Hohenburg (2)"):
        _, (row,) = fitted(name, "bold", (200, 60), 40, 34, 1)
        assert row.endswith("… (2)" if name.endswith(")") else "…")
        assert width(row, "bold", 34) <= 200
    assert fitted("Maximilian (2)", "bold", (30, 60), 40, 34, 1)[1][0].endswith("…")


@pytest.mark.parametrize(
    ("name", "drawn"),
    [("#1 達也", "#1"), ("Ben 達也", "Ben"), ("עברית Ben", "Ben"), ("A達B", f"A{MARK}B"), ("Ben", "Ben")],
)
def test_a_name_is_drawn_without_the_marks_at_its_ends(name: str, drawn: str) -> None:
    assert drawn_name(name) == Stage((name,), lambda text: text.id).name(0) == drawn


@given(st.text(), st.sampled_from(["title", "bold", "plain"]), st.integers(20, 100))
def test_words_are_as_wide_as_they_are_written(words: str, style: Style, size: int) -> None:
    written = font(style, size).getbbox(clean(words), anchor="lm")
    assert width(clean(words), style, size) == ceil(written[2])


@given(st.text(), st.integers(40, 400), st.integers(10, 60), st.integers(1, 3))
def test_words_are_never_wider_than_their_room(words: str, room: int, size: int, rows: int) -> None:
    found, lines = fitted(words, "bold", (room, 400), size, min(size, 10), rows)
    assert min(size, 10) <= found <= size
    assert len(lines) <= rows
    assert all(width(line, "bold", found) <= room for line in lines)


@given(st.text(), st.integers(60, 300), st.integers(30, 120), st.integers(1, 3))
def test_written_words_stand_in_their_box(words: str, wide: int, high: int, rows: int) -> None:
    least, canvas = 24, Canvas(300, 120, theme_for("dark", "normal"))
    # Whoever asks for rows that have no room even so gets them all the same.
    room = 1 + int((high / least - TALL) / LEADING)
    canvas.words(Box(0, 0, wide, high), words, (255, 255, 255), 40, rows=min(rows, room), least=least)
    assert not [breach for breach in laws.breaches(canvas.finished()) if "pixels small" not in breach]


def test_words_are_broken_before_they_are_set_smaller_and_cut_only_at_last() -> None:
    room = width("Council", "bold", 40) + 4, 200
    assert fitted("Council Room", "bold", room, 40, 20, 2) == (40, ("Council", "Room"))
    smaller, rows = fitted("Council Room", "bold", room, 40, 10, 1)
    assert rows == ("Council Room",)
    assert smaller < 40
    assert fitted("Council Room", "bold", room, 40, 40, 1)[1][0].endswith("…")


def test_rows_that_are_too_high_are_set_smaller() -> None:
    room = width("Council", "bold", 40) + 4
    assert not fits("Council Room", "bold", (room, 60), 40, 2)
    assert fitted("Council Room", "bold", (room, 60), 40, 10, 2)[0] < 40


def test_the_rest_of_what_is_cut_is_in_the_last_row() -> None:
    _, (first, last) = fitted("one two three four five six seven", "plain", (120, 400), 30, 30, 2)
    assert first == "one two"
    assert last.startswith("three")
    assert last.endswith("…")


def test_a_row_as_wide_as_its_room_stays_whole_though_another_is_cut() -> None:
    room = width("Council", "bold", 40), 200
    _, (whole, cut) = fitted("Council Chancellery", "bold", room, 40, 40, 2)
    assert whole == "Council"
    assert cut.endswith("…")


def test_one_long_word_has_a_row_of_its_own() -> None:
    assert rows_of("a " + "w" * 40 + " b", "plain", 100, 30) == ["a", "w" * 40, "b"]
