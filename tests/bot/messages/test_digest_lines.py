"""A digest in lines: what concerned the reader is cut last, and nothing is cut within a line."""

from bot.messages.desk_message import digest_lines
from games.kernel.engine.text import Text
from tests.bot.clicking import word
from tests.bot.scenes import ENGLISH, GERMAN

MINE = (Text("digest-mine"), *(word(f"mine {number}") for number in range(3)))
OTHERS = (Text("digest-others"), *(word(f"their move {number}") for number in range(30)))


def test_what_has_room_is_told_in_order_under_both_headings() -> None:
    said = digest_lines((*MINE, *OTHERS), ENGLISH, 2000)
    assert said[:5] == ["**What happened to you**", "- mine 0", "- mine 1", "- mine 2", "**What the others did**"]
    assert said[5:] == [f"- their move {number}" for number in range(30)]
    assert digest_lines((*MINE, *OTHERS), GERMAN, 2000)[4] == "**Was die anderen taten**"


def test_where_room_is_short_the_newest_of_the_others_stay_and_the_log_has_the_rest() -> None:
    said = digest_lines((*MINE, *OTHERS), ENGLISH, 300)
    assert said[1:4] == ["- mine 0", "- mine 1", "- mine 2"]
    assert said[5].endswith("lines before: see the log")
    assert said[-1] == "- their move 29"
    assert sum(len(line) + 1 for line in said) <= 300


def test_what_concerned_the_reader_goes_last() -> None:
    said = digest_lines((*MINE, *OTHERS), ENGLISH, 60)
    assert said == ["**What happened to you**", "- mine 0", "- mine 1", "- mine 2"]
    assert digest_lines(MINE * 9, ENGLISH, 120)[-1].endswith("more lines: see the log")


def test_nothing_new_needs_no_words() -> None:
    assert digest_lines((), ENGLISH, 2000) == []
