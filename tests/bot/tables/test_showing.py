"""What a seat is told, and what everybody reads."""

from bot.tables import showing
from bot.tables.holders import Holders
from bot.tables.loaded import LoadedGame
from bot.tables.shown import MOST_LINES
from db import rows
from games.dominion.events import Drew, Gained, HasCoins, Played
from games.domus_domini.events import Begged, DrunkardSent
from games.kernel.chronicle import Event, TurnBegan
from games.kernel.digest import Decision, Told
from games.kernel.discovery import find_games
from games.kernel.text import Text

OWN = (TurnBegan(0, 1), Played(0, ("militia",)), Drew(0, ("copper",), fresh=True))
OTHER = (TurnBegan(1, 1), Played(1, ("militia",)), HasCoins(1, 4), Gained(1, "silver", bought=True))


def told(*events: Event, first: int = 1) -> list[Told]:
    """Lines, one of each step."""
    return [Told(number, event) for number, event in enumerate(events, first)]


def table(lines: list[Told], **decided: Decision) -> LoadedGame:
    """A game of Dominion of which these lines are at hand."""
    row = rows.Game(
        1, "dominion", "running", 7, 9, 100, "en", b"", None, None, 9, 0, 0, None, None, None, None, None
    )  # fmt: skip
    seated = tuple(rows.Seat(1, seat, 100 + seat, "somebody", None, None, None) for seat in range(2))
    loaded = LoadedGame(row, seated, find_games()["dominion"])
    loaded.told = lines
    loaded.decided = {int(seat[1:]): decision for seat, decision in decided.items()}
    return loaded


def ids(texts: tuple[Text, ...]) -> list[str]:
    return [text.id for text in texts]


def test_what_concerned_a_seat_and_what_others_did_stand_under_headings_of_their_own() -> None:
    lines = told(*OWN, *OTHER, Gained(0, "curse"))
    assert ids(showing.news(table(lines, s0=Decision(3, 2)), 0)) == [
        "digest-mine", "did", "digest-others", "turn-in-short"
    ]  # fmt: skip
    assert ids(showing.news(table(lines[:-1], s0=Decision(3, 2)), 0)) == ["digest-others", "turn-in-short"]


def test_nothing_new_is_no_digest() -> None:
    assert showing.news(table(told(*OWN, *OTHER), s0=Decision(7, 7)), 0) == ()


def test_who_was_away_for_long_is_told_that_the_log_has_more() -> None:
    away = showing.news(table(told(*OTHER, first=40), s0=Decision(3, 2)), 0)
    assert ids(away) == ["digest-others", "digest-earlier", "turn-in-short"]


def test_many_lines_of_the_table_are_summed_up() -> None:
    few = told(*OTHER)
    assert ids(showing.table_lines(table(few))) == ["turn-began", "did", "did"]
    many = told(*OTHER[:2], *(Drew(1, ("copper",)) for _ in range(MOST_LINES)))
    assert ids(showing.table_lines(table(many))) == ["turn-in-short"]


def test_a_turn_in_which_nothing_happened_yet_is_not_told() -> None:
    assert ids(showing.lines_for(None, told(*OWN, TurnBegan(1, 1)), Holders((), ()))) == ["turn-began", "did"]


def test_who_is_begged_from_or_hit_is_concerned_too() -> None:
    for event in (Begged(1, 0), DrunkardSent(1, 0)):
        assert [event.concerns(seat) for seat in range(3)] == [True, True, False]
