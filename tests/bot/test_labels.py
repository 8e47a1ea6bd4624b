"""Labels and lines: what ends without a full stop is set apart from what follows; what is cut ends well."""

import pytest

from bot.language.phrases import cut, in_a_row


@pytest.mark.parametrize(
    ("sentences", "line"),
    [
        ([], ""),
        (["You buy a Moat.", "You draw."], "You buy a Moat. You draw."),
        (["You, turn 7: 1 influence", "You place\ndice"], "You, turn 7: 1 influence · You place dice"),
    ],
)
def test_sentences_in_a_row_are_told_apart(sentences: list[str], line: str) -> None:
    assert in_a_row(sentences) == line


@pytest.mark.parametrize(
    ("text", "limit", "kept"),
    [
        ("take 3 dice from the 4", 22, "take 3 dice from the 4"),
        ("take 3 dice from the 4", 21, "take 3 dice from the…"),
        ("take 3 dice (3 soups) and 2 more", 18, "take 3 dice…"),
        ("take 3 dice (3 soups) and 2 more", 26, "take 3 dice (3 soups) and…"),
        ("(3 soups and a book)", 10, "(3 soups…"),
    ],
)
def test_what_is_cut_leaves_no_bracket_open(text: str, limit: int, kept: str) -> None:
    assert cut(text, limit) == kept
