"""What a seat is told, and what everybody reads."""

from bot.tables.memory.loaded import LoadedGame
from bot.tables.show import showing
from bot.tables.show.shown import MOST_LINES
from bot.tables.terms.holders import Holders, stood_in
from db import rows
from games.dominion.events import Drew, Gained, HasCoins, Played
from games.domus_domini.events import Begged, DrunkardSent
from games.kernel.contract.discovery import find_games
from games.kernel.engine.chronicle import Cause, Event, Reseated, TurnBegan
from games.kernel.engine.digest import LastAnswer, Told
from games.kernel.engine.text import Former, Seat, Text
from games.monasterium.events import DicePlaced, DiceTaken, RoundBegan

OWN = (TurnBegan(0, 1), Played(0, ("militia",)), Drew(0, ("copper",), fresh=True))
OTHER = (TurnBegan(1, 1), Played(1, ("militia",)), HasCoins(1, 4), Gained(1, "silver", bought=True))


def told(*events: Event, first: int = 1) -> list[Told]:
    """Lines, one of each step."""
    return [Told(number, event) for number, event in enumerate(events, first)]


def table(lines: list[Told], game: str = "dominion", **decided: LastAnswer) -> LoadedGame:
    """A game of which these lines are at hand."""
    row = rows.Game(
        1, game, "running", 7, 9, 100, "en", b"", None, None, 9, 0, 0, None, None, None, None, None
    )  # fmt: skip
    seated = tuple(rows.Seat(1, seat, 100 + seat, "somebody", None, None, None) for seat in range(2))
    loaded = LoadedGame(row, seated, find_games()[game])
    loaded.told = lines
    loaded.decided = {int(seat[1:]): decision for seat, decision in decided.items()}
    return loaded


def ids(texts: tuple[Text, ...]) -> list[str]:
    return [text.id for text in texts]


def test_what_concerned_a_seat_and_what_others_did_stand_under_headings_of_their_own() -> None:
    lines = told(*OWN, *OTHER, Gained(0, "curse"))
    assert ids(showing.news(table(lines, s0=LastAnswer(3, 2)), 0)) == [
        "digest-mine", "did", "digest-others", "turn-in-short"
    ]  # fmt: skip
    assert ids(showing.news(table(lines[:-1], s0=LastAnswer(3, 2)), 0)) == ["digest-others", "turn-in-short"]


def test_nothing_new_is_no_digest() -> None:
    assert showing.news(table(told(*OWN, *OTHER), s0=LastAnswer(7, 7)), 0) == ()


def test_who_was_away_for_long_is_told_that_the_log_has_more() -> None:
    away = showing.news(table(told(*OTHER, first=40), s0=LastAnswer(3, 2)), 0)
    assert ids(away) == ["digest-others", "digest-earlier", "turn-in-short"]


def test_many_lines_of_the_table_are_summed_up() -> None:
    few = told(*OTHER)
    assert ids(showing.table_lines(table(few))) == ["turn-began", "did", "did"]
    many = told(*OTHER[:2], *(Drew(1, ("copper",)) for _ in range(MOST_LINES)))
    assert ids(showing.table_lines(table(many))) == ["turn-in-short"]


def test_a_turn_in_which_nothing_happened_yet_is_not_told() -> None:
    assert ids(showing.lines_for(None, told(*OWN, TurnBegan(1, 1)), Holders((), ()))) == ["turn-began", "did"]


# a seat that changed hands in the middle

TAKEN_OVER = (
    TurnBegan(0, 5), DiceTaken(0, 6, 1, 1, 0), Reseated(0, "person"), DiceTaken(0, 2, 1, 2, 0),
    RoundBegan(-1, 1, 2, 0), DicePlaced(0, 4, 1, 0, ahead=False),
)  # fmt: skip


def taken_over(lines: list[Told], **decided: LastAnswer) -> LoadedGame:
    """Seat 0 was Ben's up to the third line."""
    loaded = table(lines, "monasterium", **decided)
    loaded.formers = (rows.Former(1, 0, 3, 7, "Ben"),)
    return loaded


def whose(texts: tuple[Text, ...]) -> list[tuple[str, object]]:
    """What is told, and of whom."""
    return [(text.id, text.args.get("who")) for text in texts]


def test_of_a_turn_that_changed_hands_each_is_told_the_own_part() -> None:
    loaded = taken_over(told(*TAKEN_OVER[:4]), s0=LastAnswer(4, 3))
    assert whose(showing.table_lines(loaded)) == [
        ("turn-began", Former(0, "Ben")), ("did", Former(0, "Ben")), ("reseated-person", Seat(0)), ("did", Seat(0))
    ]  # fmt: skip
    other = showing.news(loaded, 1)
    assert [each for each in whose(other) if each[0] == "turn-in-short"] == [
        ("turn-in-short", Former(0, "Ben")), ("turn-in-short", Seat(0))
    ]  # fmt: skip
    own = showing._done(loaded, 0)
    assert whose(own.doing) == [("turn-in-short", Former(0, "Ben")), ("did", Seat(0))]
    assert whose(own.done) == [("did", Seat(0))]


def test_in_sentences_too_each_is_named_who_did_it_then() -> None:
    before, after = (Gained(1, "curse", cause=Cause(0, "witch")) for _ in range(2))
    loaded = table(told(TurnBegan(0, 5), before, Reseated(0, "person"), after), s1=LastAnswer(0, 0))
    loaded.formers = (rows.Former(1, 0, 3, 7, "Ben"),)
    mine = [text for text in showing.news(loaded, 1) if text.id == "did-because"]
    assert [text.args["by"] for text in mine] == [Former(0, "Ben"), Seat(0)]


def test_what_one_did_last_is_nothing_of_who_had_the_seat_before() -> None:
    over = taken_over(told(*TAKEN_OVER[:4], TurnBegan(1, 5)), s0=LastAnswer(4, 3))
    assert whose(showing._done(over, 0).done) == [("turn-in-short", Seat(0))]
    again = told(*TAKEN_OVER[:4], TurnBegan(1, 5), TurnBegan(0, 6), DiceTaken(0, 2, 1, 2, 0))
    assert whose(showing._done(taken_over(again, s0=LastAnswer(4, 3)), 0).done) == [("turn-in-short", Seat(0))]
    placed = taken_over(told(*TAKEN_OVER), s0=LastAnswer(6, 5))
    assert whose(showing._done(placed, 0).done) == [("did", Seat(0))]


def test_a_round_that_changed_hands_is_begun_once() -> None:
    lines = told(RoundBegan(-1, 1, 2, 0), DicePlaced(0, 4, 1, 0, ahead=False), Reseated(0, "person"),
                 *(DicePlaced(0, 4, 1, 0, ahead=False) for _ in range(MOST_LINES)))  # fmt: skip
    assert whose(showing.table_lines(taken_over(lines))) == [
        ("reseated-person", Seat(0)), ("round-began", Former(0, "Ben")), ("short-placed", Former(0, "Ben")),
        ("short-placed", Seat(0)),
    ]  # fmt: skip


def test_what_is_bought_after_the_hand_over_is_told_of_who_bought_it() -> None:
    lines = told(
        TurnBegan(0, 1), HasCoins(0, 4), Reseated(0, "person"), Gained(0, "silver", bought=True), TurnBegan(1, 1)
    )
    loaded = table(lines, s0=LastAnswer(4, 3))
    loaded.formers = (rows.Former(1, 0, 3, 7, "Ben"),)
    (line,) = showing._done(loaded, 0).done
    assert line.args["who"] == Seat(0)
    assert "silver" in repr(line)


# a computer stands in

FOR_YOU = Text("stand-in-for-you")
STOOD_IN = (
    TurnBegan(0, 1), Played(0, ("militia",)), Reseated(0, "away"),
    TurnBegan(0, 2), Played(0, ("militia",)), Drew(0, ("copper",), fresh=True), TurnBegan(1, 2),
)  # fmt: skip


def test_what_a_computer_did_in_ones_place_is_told_as_its_doing() -> None:
    away = table(told(*STOOD_IN), s0=LastAnswer(2, 1))
    assert whose(showing.news(away, 0)) == [
        ("digest-mine", None), ("reseated-away", Seat(0)), ("turn-in-short", FOR_YOU)
    ]  # fmt: skip
    assert ("turn-in-short", Seat(0)) in whose(showing.news(away, 1)), "the others read a name"


def test_that_a_round_begins_is_no_doing_of_the_computer_that_stands_in() -> None:
    placed = [DicePlaced(seat, 4, 1, 0, ahead=False) for seat in (0, 1)]
    lines = told(Reseated(0, "away"), RoundBegan(-1, 1, 2, 0), *placed)
    away = table(lines, "monasterium", s0=LastAnswer(0, 0))
    assert ("round-began", Seat(0)) in whose(showing.news(away, 0))
    assert ("short-placed", FOR_YOU) in whose(showing.news(away, 0))


def test_who_is_back_is_not_told_that_a_computer_plays() -> None:
    back = table(told(*STOOD_IN, Reseated(0, "back"), Gained(0, "curse")), s0=LastAnswer(2, 1))
    assert whose(showing.news(back, 0)) == [("digest-mine", None), ("turn-in-short", FOR_YOU), ("did", Seat(0))]
    late = table(told(*STOOD_IN[3:], Reseated(0, "back")))
    assert ("turn-in-short", FOR_YOU) in whose(showing.news(late, 0)), "that it began is not at hand any more"


def test_a_verb_goes_with_the_computer() -> None:
    text = Text("did", who=Seat(0), deeds=(Text("drew", who=Seat(0), by=Seat(0)), Text("gave", who=Seat(1))))
    deeds = (Text("drew", who=FOR_YOU, by=Seat(0)), Text("gave", who=Seat(1)))
    assert stood_in(text, 0) == Text("did", who=FOR_YOU, deeds=deeds)


def test_who_is_begged_from_or_hit_is_concerned_too() -> None:
    for event in (Begged(1, 0), DrunkardSent(1, 0)):
        assert [event.concerns(seat) for seat in range(3)] == [True, True, False]
