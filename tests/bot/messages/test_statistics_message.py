"""Counted games in words and as a picture, for one person and before everybody."""

import re
from collections.abc import Iterator

import msgspec
import pytest

from bot.language.phrases import LANGUAGES, Language, Phrasebook
from bot.messages.pages.statistics_message import StatisticsOf, span, streaks
from bot.tables.past.archive import Statistics
from db.people.stats import Duel, Sums, Use
from games.kernel.engine.text import Text
from renderers.whole import statistics as drawn
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


MINE = msgspec.structs.replace(
    FOUND,
    sums=tuple(sums for sums in FOUND.sums if sums.name == "Anna"),
    places=(1, 1, 3, 1, 1, 1, 2, 1, 1, 4, 1, 1),
    duels=(Duel("Anna", "*Ben*", 9, 5, 3, 1, 2), Duel("Anna", "Clara", 1, 0, 1, 1, 3)),
)
OURS = msgspec.structs.replace(
    FOUND, duels=(Duel("Anna", "*Ben*", 9, 5, 3, 1, 2), Duel("*Ben*", "Clara", 1, 0, 1, 2, 3))
)


def account(*, own: bool, public: bool = False) -> StatisticsOf:
    """Of Anna's games, or of her server's."""
    return StatisticsOf(GAMES, MINE if own else OURS, own=own, who="Anna", public=public)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("public", [True, False])
def test_whatever_the_picture_shows_is_in_the_words(language: Language, own: bool, public: bool) -> None:
    say = BOOK.speaker(language)
    told = account(own=own, public=public)
    words = "\n".join(map(say, told.words())).replace("\\", "")
    shown = told.panels(say.plain)
    for panel in shown:
        for text in said_by(panel):
            assert re.search(rf"(?<!\w){re.escape(text)}(?!\w)", words), panel
    assert "no_such_card" not in words
    assert "chess" not in words
    kinds = [type(panel).__name__ for panel in shown]
    mine = ["Medals", "RecentPlaces", "Favourites", "Duels", "Favourites"]
    assert kinds == (mine if own else ["Standings", "Duels", "Favourites", "Standings", "Favourites"])


def said_by(panel: drawn.Panel) -> Iterator[str]:
    """The names and numbers that stand on a panel."""
    match panel:
        case drawn.Medals(medals):
            yield from (f"{medal.wins}" for medal in medals)
            yield from (medal.label for medal in medals)
        case drawn.RecentPlaces(note=note, places=places):
            yield note
            yield from (str(place) for place in places if place > 1)
        case drawn.Standings(people=people):
            yield from (person.name for person in people)
            yield from (str(person.wins) for person in people)
        case drawn.Favourites(things=things):
            yield from (thing.label for thing in things)
        case drawn.Duels(pairs=pairs):
            yield from (pair.other for pair in pairs)
            yield from (str(pair.one_ahead) for pair in pairs)


def test_names_are_shown_as_they_are_and_format_nothing() -> None:
    words = account(own=False).message(BOOK.speaker("en"))
    assert words.startswith("**This server’s finished games**\n**Dominion: 12 games**\n- ")
    assert "\\*Ben\\*: 9 games, 4 won" in words
    assert "Anna: 12 games, 5 won; answers after 3 hours on average" in words
    assert "Most used: Village (31)" in words
    assert "Anna against \\*Ben\\*: 5 to 3 in 9 games" in words


def test_a_person_is_told_of_streaks_and_of_whom_one_met() -> None:
    words = account(own=True).message(BOOK.speaker("en"))
    assert "- 2 wins in a row, longest streak 3\n" in words
    assert "place 4, won, won, place 2, won, won, won, place 3, won and won" in words
    assert "\\*Ben\\*: 9 games together, 5 to 3" in words
    assert words.startswith("**Your finished games**")
    assert "on average you answer" in words


@pytest.mark.parametrize(("places", "told"), [((1, 1, 1, 1), False), ((1, 1, 1, 2), True), ((1,), True)])
def test_that_all_the_last_games_were_won_is_said_once(places: tuple[int, ...], told: bool) -> None:
    found = msgspec.structs.replace(MINE, places=places)
    lines = StatisticsOf(GAMES, found, own=True, who="Anna", public=False).words()
    assert [line.id for line in lines[1:3]].count("stats-last") == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", [True, False])
def test_before_everybody_nobody_is_told_how_long_people_took(language: Language, own: bool) -> None:
    say = BOOK.speaker(language)
    alone, shown = account(own=own).message(say), account(own=own, public=True).message(say)
    assert say(span(3 * HOUR)) in alone
    assert say(span(3 * HOUR)) not in shown
    assert say(Text("stats-note")) not in shown
    if own:
        assert say(Text("stats-of", who="Anna")) in shown
        (duels,) = [panel for panel in account(own=True, public=True).panels(say) if isinstance(panel, drawn.Duels)]
        assert {pair.one for pair in duels.pairs} == {"Anna"}


@pytest.mark.parametrize(
    ("places", "found"),
    [
        ((), (0, 0)),
        ((2, 3), (0, 0)),
        ((1,), (1, 1)),
        ((1, 1, 2, 1, 1, 1), (2, 3)),
        ((2, 1, 1), (0, 2)),
        ((1, 1), (2, 2)),
    ],
)
def test_wins_in_a_row_are_counted_from_the_newest_back(places: tuple[int, ...], found: tuple[int, int]) -> None:
    assert streaks(places) == found


@pytest.mark.parametrize("own", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_screen_reader_says_has_no_marks_of_discord(language: Language, own: bool) -> None:
    told = account(own=own)
    say = BOOK.speaker(language)
    spoken = [say.plain(text) for text in told.words()]
    assert len(spoken) == len(told.message(say).splitlines())
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
