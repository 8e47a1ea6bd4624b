"""What a seat is told: everything since its own last turn, in short."""

from bot.tables import showing
from bot.tables.loaded import Told
from games.dominion.events import Discarded, Drew, Passed, Played, Shuffled
from games.domus_domini.events import Begged, DrunkardSent
from games.kernel.chronicle import Event, Sealed, TookBack, TurnBegan


def told(*events: Event) -> list[Told]:
    """Lines, one of each step."""
    return [Told(number, event) for number, event in enumerate(events, 1)]


OWN = (TurnBegan(0, 1), Played(0, ("militia",)), Drew(0, ("copper",), fresh=True))
OTHER = (TurnBegan(1, 1), Played(1, ("militia",)), Drew(1, ("copper",)), Shuffled(1))


def ids(seat: int, *events: Event) -> list[str]:
    """The messages of a seat's digest."""
    return [text.id for text in showing.digest(told(*events), seat)]


def test_a_digest_begins_where_the_own_turn_ended() -> None:
    assert ids(0, *OWN, *OTHER) == ["turn-began", "played"]


def test_an_answer_in_anothers_turn_does_not_end_the_digest() -> None:
    lines = (*OWN, *OTHER, Discarded(0, ("curse",)), TurnBegan(0, 2))
    assert ids(0, *lines) == ["digest-mine", "you-discarded", "turn-began", "played"]


def test_the_first_doing_in_the_own_turn_ends_the_digest() -> None:
    assert ids(0, *OWN, *OTHER, TurnBegan(0, 2), Played(0, ("copper",))) == []


def test_minor_lines_of_others_and_taking_back_are_not_told_later() -> None:
    assert ids(0, *OTHER, TookBack(1)) == ["turn-began", "played"]
    assert ids(0, *OTHER, Drew(0, ("gold",))) == ["digest-mine", "you-drew", "turn-began", "played"]


def test_what_another_did_to_oneself_comes_first_too() -> None:
    passed = (TurnBegan(1, 1), Passed(1, 0, "curse"), TurnBegan(2, 1), Played(2, ("smithy",)))
    assert ids(0, *OWN, *passed) == ["digest-mine", "passed-to-you", "turn-began", "played"]
    assert ids(2, *passed[:2]) == ["turn-began", "passed"]


def test_a_turn_of_which_all_concerns_oneself_needs_no_heading() -> None:
    assert ids(0, *OWN, TurnBegan(1, 1), Discarded(0, ("curse",))) == ["digest-mine", "you-discarded"]


def test_the_first_digest_says_that_the_game_begins() -> None:
    assert ids(1, Sealed(0, "c0ffee"), *OWN, TurnBegan(1, 1)) == ["game-begins", "turn-began", "played"]


def test_a_turn_in_which_nothing_happened_yet_is_not_told() -> None:
    assert ids(1, *OWN, TurnBegan(2, 1)) == ["turn-began", "played"]
    assert [text.id for text in showing.lines_for(None, told(*OWN, TurnBegan(1, 1)))] == ["turn-began", "played"]


def test_of_many_lines_the_minor_ones_go_first() -> None:
    many = told(*(Drew(0, ("copper",)) for _ in range(8)), Played(0, ("copper",)))
    assert [text.id for text in showing.in_short(0, many, 8)] == ["played"]
    assert len(showing.in_short(0, many, 9)) == 9


def test_of_a_long_digest_the_minor_lines_go_first() -> None:
    many = [event for _ in range(7) for event in (Discarded(0, ("curse",)), Drew(0, ("copper",)))]
    assert ids(0, *OWN, TurnBegan(1, 1), *many) == ["digest-mine", *["you-discarded"] * 7]


def test_who_is_begged_from_or_hit_is_concerned_too() -> None:
    for event in (Begged(1, 0), DrunkardSent(1, 0)):
        assert [event.concerns(seat) for seat in range(3)] == [True, True, False]
