"""Labels and lines: what ends without a full stop is set apart from what follows."""

import pytest

from bot.labels import in_a_row


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
