"""Sentences, and the labels that all messages share."""

import pytest

from bot.labels import cut, distinct, label, one_line
from bot.messages import notices
from bot.phrases import Speaker
from games.kernel.text import Text
from tests.bot.scenes import ENGLISH, GERMAN, parts, words


def test_a_sentence_is_classic_unless_it_replaces_a_table() -> None:
    assert (
        notices.notice(Text("not-seated"), GERMAN).content == "Du sitzt nicht an diesem Tisch. Zusehen darfst du gern."
    )
    public = notices.notice(Text("game-aborted"), ENGLISH, public=True)
    assert public.content is None
    assert words(public) == "This game was called off. `/play` opens a new one."
    assert parts(public, 2) == []


@pytest.mark.parametrize("say", [GERMAN, ENGLISH])
def test_the_help_fits_one_message(say: Speaker) -> None:
    said = notices.notice(Text("help"), say).content or ""
    assert len(said) <= 1900
    for command in ("/play", "/hand", "/table", "/log", "/turn", "/card", "/rules", "/settings"):
        assert f"`{command}`" in said


def test_long_texts_end_with_dots() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abcde…"
    assert cut("abc   defg", 6) == "abc…"
    assert cut("abcd\\*fg", 6) == "abcd…"


def test_labels_are_one_line_and_never_empty() -> None:
    assert one_line(" a\n\n b ") == "a b"
    assert label("\n", 10) == "…"


def test_equal_beginnings_of_long_labels_are_told_apart() -> None:
    first, second, third = distinct(["x" * 99 + "y", "x" * 99 + "z", "x"], 100)
    assert (first[-6:], second[-6:], third) == (" · 1/2"[-6:], " · 2/2"[-6:], "x")
    assert len(first) == len(second) == 100
