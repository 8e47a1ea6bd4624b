"""Counted games in words and as bars."""

import msgspec
import pytest

from bot.messages.statistics_message import Account, span
from bot.phrases import LANGUAGES, Language, Phrasebook
from bot.tables.archive import Statistics
from db.stats import Sums, Use
from tests.bot.played import GAMES

BOOK = Phrasebook.load(strict=True)
HOUR = 3_600_000
FOUND = Statistics(
    (("dominion", 12), ("domus_domini", 1), ("chess", 3)),
    (
        Sums("dominion", 1, "Anna", 12, 5, 10, 30 * HOUR),
        Sums("dominion", 2, "*Ben*", 9, 4, 0, 0),
        Sums("domus_domini", 1, "Anna", 1, 0, 1, 45_000),
    ),
    (Use("dominion", "village", 31), Use("dominion", "no_such_card", 30), Use("domus_domini", "chapel", 2)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", [True, False])
def test_words_and_bars_say_the_same(language: str, own: bool) -> None:
    say = BOOK.speaker(language)
    mine = msgspec.structs.replace(FOUND, sums=tuple(sums for sums in FOUND.sums if sums.name == "Anna"))
    account = Account(GAMES, mine if own else FOUND, own=own)
    words = "\n".join(map(say, account.words()))
    bars = account.bars(say.plain)
    for group in bars:
        for bar in group.bars:
            assert str(bar.value) in words
            assert bar.label in words.replace("\\", "")
    assert "no_such_card" not in words
    assert "chess" not in words
    assert len(bars) == (3 if own else 4)


def test_names_are_shown_as_they_are_and_format_nothing() -> None:
    words = Account(GAMES, FOUND, own=False).message(BOOK.speaker("en"))
    assert words.startswith("**This server’s finished games**\n**Dominion: 12 games**\n- ")
    assert "\\*Ben\\*: 9 games, 4 won" in words
    assert "Anna: 12 games, 5 won; answers after 3 hours on average" in words
    assert "Most used: Village (31)" in words


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_screen_reader_says_has_no_marks_of_discord(language: Language, own: bool) -> None:
    account = Account(GAMES, FOUND, own=own)
    say = BOOK.speaker(language)
    spoken = [say.plain(text) for text in account.words()]
    assert len(spoken) == len(account.message(say).splitlines())
    assert [line for line in spoken if line.startswith(("-", "#")) or "**" in line] == []


@pytest.mark.parametrize(
    ("milliseconds", "said"),
    [
        (0, "one second"),
        (1000, "one second"),
        (89_000, "89 seconds"),
        (91_000, "2 minutes"),
        (5_400_000, "2 hours"),
        (48 * HOUR, "2 days"),
    ],
)
def test_a_span_is_told_in_one_unit(milliseconds: int, said: str) -> None:
    assert BOOK.speaker("en")(span(milliseconds)) == said
