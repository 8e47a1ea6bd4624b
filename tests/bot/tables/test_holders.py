"""Who had which seat when: the past is told with the names of those who played then."""

from bot.tables.terms.holders import Holders
from db import rows
from games.kernel.engine.text import Former, Seat, Series, Text

ANNA, BEN, DAVID = 1, 2, 4
SEATED = (rows.Seat(1, 0, DAVID, "David", None, None, None), rows.Seat(1, 1, BEN, "Ben", None, None, None))
HANDED_ON = (rows.Former(1, 0, 5, ANNA, "Anna"), rows.Former(1, 0, 9, None, "Computer 1"))
DEED = Text("did", who=Seat(0), deeds=(Text("gave", whom=Seat(1)), Text("got", by=Seat(0))))


def by(name: str) -> Text:
    """The same deed of somebody who has left the seat."""
    who = Former(0, name)
    return Text("did", who=who, deeds=(Text("gave", whom=Seat(1)), Text("got", by=who)))


def test_each_deed_is_told_of_who_had_the_seat_then() -> None:
    holders = Holders(HANDED_ON, SEATED)
    told = [holders.spoken(DEED, step) for step in (0, 4, 5, 8, 9)]
    assert told == [by("Anna"), by("Anna"), by("Computer 1"), by("Computer 1"), DEED]
    assert Holders((), SEATED).spoken(DEED, 0) is DEED


def test_who_takes_over_is_named_with_who_had_the_seat() -> None:
    holders, handed = Holders(HANDED_ON, SEATED), Text("over", who=Seat(0), whom=Former(0))
    assert holders.spoken(handed, 5) == Text("over", who=Former(0, "Computer 1"), whom=Former(0, "Anna"))
    assert holders.spoken(handed, 9) == Text("over", who=Seat(0), whom=Former(0, "Computer 1"))
    assert (holders.since(0), holders.last(0)) == (9, "Computer 1")
    assert (holders.since(1), holders.last(1)) == (0, "")


def test_who_comes_back_to_a_seat_given_up_has_done_ones_own_deeds() -> None:
    anna = (rows.Seat(1, 0, ANNA, "Anna", None, None, None), SEATED[1])
    assert Holders(HANDED_ON, anna).spoken(DEED, 4) == DEED
    assert Holders(HANDED_ON, anna).spoken(DEED, 8) == by("Computer 1")


def test_a_list_stays_the_list_it_is() -> None:
    listed = Text("all", them=Series([Text("one", who=Seat(0))]))
    spoken = Holders(HANDED_ON, SEATED).spoken(listed, 0)
    assert isinstance(spoken.args["them"], Series)
    assert spoken.args["them"][0].args["who"] == Former(0, "Anna")


def test_who_had_a_seat_is_known_for_every_step() -> None:
    holders = Holders(HANDED_ON, SEATED)
    assert [holders.names_at(step) for step in (4, 5, 9)] == [("Anna", "Ben"), ("Computer 1", "Ben"), ("David", "Ben")]
    assert [holders.had(0, step) for step in (4, 5, 8, 9)] == [False, False, False, True]
    assert holders.had(1, 0)
    anna = (rows.Seat(1, 0, ANNA, "Anna", None, None, None), SEATED[1])
    assert [Holders(HANDED_ON, anna).had(0, step) for step in (4, 5, 9)] == [True, False, True]


def test_to_who_was_not_there_all_are_named_as_they_were_called_then() -> None:
    anna = (rows.Seat(1, 0, ANNA, "Anna", None, None, None), SEATED[1])
    told = Holders(HANDED_ON, anna).then_named(Text("did", who=Seat(0), whom=Seat(1)), 4)
    assert told == Text("did", who=Former(0, "Anna"), whom=Former(1, "Ben"))
    assert Holders((), anna).then_named(DEED, 4) is DEED
