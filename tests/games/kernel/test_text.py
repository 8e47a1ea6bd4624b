"""Texts and events as data: equal when they say the same, and stored without loss."""

from typing import Any

import msgspec

from games.dominion.events import DominionEvent, Drew, Gained
from games.kernel.engine.chronicle import ByPrepared, Event, Reseated, Sealed, TookBack, TurnBegan
from games.kernel.engine.text import Former, Seat, Text, from_plain, plain


def test_texts_are_equal_when_they_say_the_same() -> None:
    assert Text("drew", who=Seat(1), count=2) == Text("drew", count=2, who=Seat(1))
    assert Text("drew", count=2) != Text("drew", count=3)
    assert Text("drew") != Text("drawn")
    assert Text("drew") != "drew"


def test_equal_texts_are_one_in_a_set() -> None:
    assert len({Text("drew", count=2), Text("drew", count=2), Text("drew", count=3)}) == 2


def test_a_text_shows_what_it_says() -> None:
    assert repr(Text("drew", who=Seat(1), card=Text("card-gold"))) == (
        "Text('drew', who=Seat(index=1), card=Text('card-gold'))"
    )


def test_a_text_is_read_back_as_it_was_stored() -> None:
    parts = (Text("card-gold"), Text("card-times", card=Text("card-silver"), count=2))
    text = Text("all", who=Seat(1), whom=Former(2, "Ada"), count=3, name="x", card=Text("card-gold"), cards=parts)
    stored = msgspec.msgpack.decode(msgspec.msgpack.encode(plain(text)))
    assert from_plain(stored) == text


def test_what_became_of_a_prepared_turn_is_told_to_its_person_alone() -> None:
    gold = plain(Text("card-gold"))
    told = [
        (ByPrepared(1, "carried"), Text("prepared-carried")),
        (ByPrepared(1, "halted", "unprepared"), Text("prepared-halted", why=Text("prepared-why-unprepared"))),
        (ByPrepared(1, "departed", "gone", gold), Text("prepared-departed-gone", wanted=Text("card-gold"))),
    ]
    for event, line in told:
        assert [event.line(reader) for reader in (None, 0, 1)] == [None, None, line]


def test_events_are_stored_without_loss() -> None:
    events: list[Event] = [TurnBegan(0, 3), TookBack(1), Sealed(2, "ab12"), Drew(0, ("gold",)), Gained(1, "curse")]
    decoder: msgspec.msgpack.Decoder[Any] = msgspec.msgpack.Decoder(DominionEvent)
    assert [decoder.decode(msgspec.msgpack.encode(event)) for event in events] == events


def test_common_events_are_told_to_everybody() -> None:
    for reader in (None, 0, 1):
        assert TurnBegan(1, 2).line(reader) == Text("turn-began", who=Seat(1), number=2)
        assert TookBack(1).line(reader) == Text("took-back", who=Seat(1))
        assert TookBack(1, agreed="turn").line(reader) == Text("took-back-turn", who=Seat(1))
        assert Reseated(1, "away").line(reader) == Text("reseated-away", who=Seat(1))
        assert Sealed(1, "ab12").line(reader) == Text("sealed", commitment="ab12")


def test_who_took_a_seat_is_not_told_of_it_later_but_all_others_are() -> None:
    for how in ("person", "back", "computer"):
        assert Reseated(1, how).retold(1) is None
    assert Reseated(1, "person").retold(0) == Text("reseated-person", who=Seat(1), whom=Former(1))
    assert Reseated(1, "computer").retold(0) == Text("reseated-computer", who=Seat(1), whom=Former(1))
    assert Reseated(1, "back").retold(0) == Text("reseated-back", who=Seat(1))
    assert Reseated(1, "alone").retold(1) == Text("reseated-alone", who=Seat(1)), "nobody asked for it"
    assert Reseated(1, "turn").retold(1) == Text("reseated-turn", who=Seat(1)), "what was done in one's place"
