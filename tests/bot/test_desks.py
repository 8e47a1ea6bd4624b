"""What a seat is told: everything since its own last turn, in short."""

from bot import desks
from bot.sittings import Told
from games.dominion.events import Discarded, Drew, Played, Shuffled
from games.kernel.chronicle import Event, Sealed, TookBack, TurnBegan


def told(*events: Event) -> list[Told]:
    """Lines, numbered."""
    return [Told(number, number, event) for number, event in enumerate(events, 1)]


OWN = (TurnBegan(0, 1), Played(0, ("militia",)), Drew(0, ("copper",), fresh=True))
OTHER = (TurnBegan(1, 1), Played(1, ("militia",)), Drew(1, ("copper",)), Shuffled(1))


def ids(seat: int, *events: Event) -> list[str]:
    """The messages of a seat's digest."""
    return [text.id for text in desks.digest(told(*events), seat)]


def test_a_digest_begins_where_the_own_turn_ended() -> None:
    assert ids(0, *OWN, *OTHER) == ["turn-began", "played"]


def test_an_answer_in_anothers_turn_does_not_end_the_digest() -> None:
    lines = (*OWN, *OTHER, Discarded(0, ("curse",)), TurnBegan(0, 2))
    assert ids(0, *lines) == ["you-discarded", "turn-began", "played"]


def test_the_first_doing_in_the_own_turn_ends_the_digest() -> None:
    assert ids(0, *OWN, *OTHER, TurnBegan(0, 2), Played(0, ("copper",))) == []


def test_minor_lines_of_others_and_taking_back_are_not_told_later() -> None:
    assert ids(0, *OTHER, TookBack(1)) == ["turn-began", "played"]
    assert ids(0, *OTHER, Drew(0, ("gold",))) == ["you-drew", "turn-began", "played"]


def test_the_first_digest_says_that_the_game_begins() -> None:
    assert ids(1, Sealed(0, "c0ffee"), *OWN, TurnBegan(1, 1)) == ["game-begins", "turn-began", "played"]


def test_a_turn_in_which_nothing_happened_yet_is_not_told() -> None:
    assert ids(1, *OWN, TurnBegan(2, 1)) == ["turn-began", "played"]
    assert [text.id for text in desks.lines_for(None, told(*OWN, TurnBegan(1, 1)))] == ["turn-began", "played"]


def test_of_many_lines_the_minor_ones_go_first() -> None:
    many = told(*(Drew(0, ("copper",)) for _ in range(8)), Played(0, ("copper",)))
    assert [text.id for text in desks.in_short(0, many, 8)] == ["played"]
    assert len(desks.in_short(0, many, 9)) == 9
