"""Sentences, and the labels that all messages share."""

from hypothesis import given
from hypothesis import strategies as st

from bot.language.phrases import cut, distinct, label, one_line
from bot.messages import notices
from games.kernel.engine.text import Text
from tests.bot.scenes import ENGLISH, GERMAN, parts, words


def test_a_sentence_is_classic_unless_it_replaces_a_table() -> None:
    assert (
        notices.notice(Text("not-seated"), GERMAN).content == "Du sitzt nicht an diesem Tisch. Zusehen darfst du gern."
    )
    public = notices.notice(Text("game-aborted"), ENGLISH, public=True)
    assert public.content is None
    assert words(public) == "This game was called off. /play opens a new one."
    assert parts(public, 2) == []


def test_long_texts_end_with_dots() -> None:
    assert cut("abcdef", 6) == "abcdef"
    assert cut("abcdefg", 6) == "abcde…"
    assert cut("abc   defg", 6) == "abc…"
    assert cut("abcd\\*fg", 6) == "abcd…"
    assert cut("ab cd ef", 6) == "ab cd…"


@given(st.lists(st.text("ab", min_size=1, max_size=9), min_size=2), st.integers(11, 60))
def test_no_word_is_cut(words: list[str], limit: int) -> None:
    text = " ".join(words)
    shown = cut(text, limit)
    assert len(shown) <= limit
    if shown != text:
        rest = text.removeprefix(shown.removesuffix("…"))
        assert shown.endswith("…")
        assert rest == "" or rest[0].isspace()


def test_labels_are_one_line_and_never_empty() -> None:
    assert one_line(" a\n\n b ") == "a b"
    assert label("\n", 10) == "…"


def test_equal_beginnings_of_long_labels_are_told_apart() -> None:
    first, second, third = distinct(["x" * 99 + "y", "x" * 99 + "z", "x"], 100)
    assert (first[-3:], second[-3:], third) == (" #1", " #2", "x")
    assert len(first) == len(second) == 100
