"""What a person is told who comes back: what is new, who did it, in few lines, and nothing twice."""

from msgspec.structs import replace

from games.kernel.engine import digest
from games.kernel.engine.chronicle import (
    RULES_CHANGED,
    Because,
    ByOrder,
    ByPrepared,
    Event,
    Reseated,
    Sealed,
    TookBack,
    TurnBegan,
)
from games.kernel.engine.digest import NONE_YET, Digest, LastAnswer, Telling, Told, is_result, plainly, sentences
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.text import Seat, Text


class Took(Event, frozen=True, gc=False):
    """A seat took things; `by`: another seat made it do so."""

    things: tuple[str, ...]
    by: int | None = None

    @property
    def because(self) -> Because | None:
        return None if self.by is None else Because(self.by, Text("trap"))

    def deed(self, reader: int | None) -> Text:
        return Text("took", who=Seat(self.seat), things=tuple(map(Text, self.things)))


class Planned(Event, frozen=True, gc=False):
    """A seat decided something that is told later."""

    def deed(self, reader: int | None) -> Text:
        return Text("planned", who=Seat(self.seat))

    def news(self, reader: int) -> bool:
        return reader != self.seat and self.concerns(reader)


PLAINLY = Telling(plainly, sentences)


def told(*lines: tuple[int, Event]) -> list[Told]:
    return [Told(step, event) for step, event in lines]


def of(seat: int, lines: list[Told], decided: LastAnswer = NONE_YET) -> Digest:
    return digest.digest(PLAINLY, lines, seat, decided)


def took(seat: int, *things: str, by: int | None = None) -> Text:
    deed = Text("took", who=Seat(seat), things=tuple(map(Text, things)))
    if by is None:
        return Text("did", who=Seat(seat), deeds=(deed,))
    return Text("did-because", who=Seat(seat), deeds=(deed,), by=Seat(by), what=Text("trap"))


def turn(seat: int, number: int, *deeds: Text) -> Text:
    return Text("turn-in-short", who=Seat(seat), number=number, deeds=deeds)


def deed(seat: int, *things: str) -> Text:
    return Text("took", who=Seat(seat), things=tuple(map(Text, things)))


ROUND = told(
    (1, TurnBegan(0, 1)),
    (2, Took(0, ("a",))),
    (3, TurnBegan(1, 1)),
    (3, Took(2, ("b",), by=1)),
    (4, Took(1, ("c",))),
    (5, TurnBegan(2, 1)),
)


def test_a_turn_is_one_line_and_what_was_done_to_oneself_comes_first_with_its_cause() -> None:
    assert of(2, ROUND) == Digest((took(2, "b", by=1),), (turn(0, 1, deed(0, "a")), turn(1, 1, deed(1, "c"))))


def test_what_one_decided_and_what_was_there_to_be_read_with_the_question_is_no_news() -> None:
    assert of(0, ROUND, LastAnswer(2, 1)).mine == ()
    assert of(0, ROUND, LastAnswer(2, 1)).others == (turn(1, 1, deed(1, "c")),)
    assert of(2, ROUND, LastAnswer(4, 4)) == Digest((), ())


def test_what_was_told_while_a_question_waited_is_told_with_the_next_one() -> None:
    assert of(2, ROUND, LastAnswer(5, 2)) == of(2, ROUND, LastAnswer(4, 2)) == Digest(
        (took(2, "b", by=1),), (turn(1, 1, deed(1, "c")),)
    )  # fmt: skip


def test_a_turn_of_which_a_part_is_new_is_told_whole_and_one_that_is_not_new_not_at_all() -> None:
    running = told((1, TurnBegan(1, 1)), (2, Took(1, ("a",))), (3, Took(0, ("b",))), (4, Took(1, ("c",))))
    assert of(0, running, LastAnswer(3, 2)).others == (turn(1, 1, deed(1, "a"), deed(1, "c")),)
    assert of(0, running[:3], LastAnswer(3, 2)) == Digest((), ())


def test_an_own_turn_that_nobody_was_asked_in_is_told_as_ones_own() -> None:
    forced = told((1, Took(0, ("a",))), (1, TurnBegan(0, 2)), (1, Took(0, ("b",))), (1, TurnBegan(1, 2)))
    assert of(0, forced, LastAnswer(1, 0)).mine == (turn(0, 2, deed(0, "b")),)


def test_what_others_did_beside_an_own_turn_that_nobody_was_asked_in_is_theirs() -> None:
    forced = told((1, TurnBegan(0, 2)), (1, Took(0, ("b",))), (1, Took(2, ("c",))), (1, TurnBegan(1, 2)))
    assert of(0, forced) == Digest((turn(0, 2, deed(0, "b")),), (took(2, "c"),))


def test_what_happened_by_itself_in_the_own_turn_that_is_running_is_done_and_no_news() -> None:
    assert of(2, ROUND[5:]) == Digest((), ())
    begun = [*ROUND[5:], *told((5, Took(2, ("d",))), (6, Took(2, ("e",))))]
    assert of(2, begun) == Digest((), ())
    assert digest.done(PLAINLY, begun, 2, LastAnswer(3, 2)) == ((took(2, "d", "e"),), ())
    assert digest.done(PLAINLY, begun, 2, LastAnswer(6, 5)) == (
        (turn(2, 1, deed(2, "d")), took(2, "e")),
        (took(2, "e"),),
    )


def test_an_own_turn_gone_by_itself_is_news_where_nothing_is_asked_in_it_and_told_once() -> None:
    forced = told((1, Took(0, ("a",))), (1, TurnBegan(0, 2)), (1, Took(0, ("b",))), (2, Took(1, ("c",))))
    beside = digest.digest(PLAINLY, forced, 0, LastAnswer(1, 0), acting=False)
    assert beside == Digest((turn(0, 2, deed(0, "b")),), (took(1, "c"),))
    assert digest.digest(PLAINLY, forced, 0, LastAnswer(1, 0)).mine == (), "it is shown as done"
    more = [*forced, *told((3, Took(0, ("d",))))]
    assert digest.digest(PLAINLY, more, 0, LastAnswer(3, 1), acting=False).mine == (), "it was told beside the question"


def test_what_is_done_twice_is_counted_twice() -> None:
    again = told((1, TurnBegan(0, 1)), (2, Took(0, ("a",))), (3, Took(0, ("a",))))
    assert digest.done(PLAINLY, again, 0, LastAnswer(3, 2)) == (
        (turn(0, 1, deed(0, "a")), took(0, "a")),
        (took(0, "a"),),
    )


def test_what_a_computer_decided_in_ones_place_is_news() -> None:
    lines = told((1, Planned(0)), (2, Planned(0)))
    assert of(0, lines).mine == ()
    away = [*lines[:1], *told((2, Reseated(0, "turn"))), *told((3, Planned(0)))]
    assert [text.id for text in of(0, away, LastAnswer(1, 0)).mine] == ["reseated-turn", "did"]


def test_things_taken_one_after_the_other_are_told_in_one_sentence_equal_ones_counted() -> None:
    two = told((1, Took(0, ("a",), by=1)), (2, Took(0, ("b",), by=1)), (3, Took(0, ("c",), by=2)))
    assert of(0, two).mine == (took(0, "a", "b", by=1), took(0, "c", by=2))
    again = of(0, told((1, Took(0, ("a",))), (2, Took(0, ("a",))))).mine
    assert again == (Text("did", who=Seat(0), deeds=(Text("deed-times", deed=deed(0, "a"), count=2),)),)


def test_what_was_taken_back_is_not_told_and_the_beginning_is() -> None:
    lines = told((0, Sealed(1, "c0ffee")), (1, TookBack(1)))
    assert of(0, lines) == Digest((Text("game-begins", who=Seat(1)),), ())


def test_what_all_agreed_to_take_back_is_told_all_others() -> None:
    back = told((1, TookBack(1, agreed="turn")))
    line = Text("took-back-turn", who=Seat(1))
    assert (of(0, back).others, of(1, back).mine) == ((line,), ())
    again = told((1, TookBack(1, agreed="redo")))
    assert [text.id for text in of(1, again).mine] == ["took-back-redo"]
    running = [*told((0, TurnBegan(1, 1))), *back]
    assert (of(0, running).others, of(1, running).mine) == ((line,), ()), "in the own turn, too"


def test_that_rules_have_changed_concerns_all() -> None:
    changed = told((1, TookBack(NOBODY, agreed=RULES_CHANGED)))
    assert [of(seat, changed).mine for seat in (0, 1)] == [(Text("rules-changed"),)] * 2


def test_a_done_turn_is_shown_in_one_line_and_a_running_one_with_its_last_step() -> None:
    lines = told((1, TurnBegan(0, 1)), (2, Took(0, ("a",))), (3, Took(0, ("b",))), (3, Took(1, ("c",), by=0)))
    running = digest.done(PLAINLY, lines, 0, LastAnswer(3, 2))
    last = (took(0, "b"), took(1, "c", by=0))
    assert running == ((turn(0, 1, deed(0, "a")), *last), last)
    over = digest.done(PLAINLY, [*lines, *told((3, TurnBegan(1, 1)))], 0, LastAnswer(3, 2))
    assert over == ((), (turn(0, 1, deed(0, "a"), deed(0, "b")),))


def test_an_answer_in_somebody_elses_turn_is_confirmed_too() -> None:
    assert digest.done(PLAINLY, ROUND, 2, LastAnswer(3, 2)) == ((), (took(2, "b", by=1),))
    assert digest.done(PLAINLY, ROUND, 2, NONE_YET) == ((), ())


def test_what_went_without_asking_is_no_news_but_confirmed_with_what_was_decided() -> None:
    lines = told((1, TurnBegan(0, 1)), (2, Took(0, ("a",))), (3, Took(0, ("b",))), (4, Took(0, ("c",))))
    decided = LastAnswer(3, 2).and_along(4)
    assert of(0, lines, decided) == Digest((), ())
    assert digest.done(PLAINLY, lines, 0, decided).turn == (turn(0, 1, deed(0, "a")), took(0, "b", "c"))


def test_what_went_without_asking_at_the_beginning_of_a_turn_is_shown_beside_what_is_new() -> None:
    lines = told((1, Took(0, ("a",))), (1, TurnBegan(1, 1)), (2, Took(1, ("b",))), (2, TurnBegan(0, 2)))
    lines += told((3, Took(0, ("c",))))
    decided = LastAnswer(1, 0).and_along(3)
    assert of(0, lines, decided) == Digest((), (turn(1, 1, deed(1, "b")),))
    assert digest.done(PLAINLY, lines, 0, decided) == ((took(0, "c"),), (took(0, "a"),))


def test_what_came_along_in_somebody_elses_turn_is_confirmed_with_it() -> None:
    lines = told((1, TurnBegan(1, 1)), (2, Took(0, ("a",))), (3, Took(0, ("b",))))
    assert digest.done(PLAINLY, lines, 0, LastAnswer(2, 1).and_along(3)).last == (took(0, "a", "b"),)


def test_verbs_that_took_turns_are_told_in_their_order() -> None:
    lines = told((1, Took(0, ("a",))), (1, Planned(0)), (1, Took(0, ("b",))))
    first = Text("did", who=Seat(0), deeds=(deed(0, "a"), Text("planned", who=Seat(0))))
    assert tuple(digest.sentences((line.event for line in lines), 1)) == (first, took(0, "b"))


def test_all_that_happened_is_told_turn_by_turn_the_own_doings_first() -> None:
    lines = told((0, Took(0, ("z",))), (1, TurnBegan(0, 1)), (2, Took(0, ("a",))), (2, TurnBegan(1, 1)))
    lines += told((3, Took(1, ("b",))), (4, Took(0, ("c",), by=1)))
    mine, others = digest.everything(PLAINLY, lines, 0)
    assert mine == (took(0, "z"), turn(0, 1, deed(0, "a")), took(0, "c", by=1))
    assert others == (turn(1, 1, deed(1, "b")),)


def test_what_others_did_beside_it_in_ones_own_running_turn_is_not_ones_doing() -> None:
    lines = told((1, TurnBegan(0, 1)), (2, Took(1, ("a",))), (3, Took(0, ("b",))))
    assert digest.done(PLAINLY, lines, 0, LastAnswer(3, 2)) == ((took(0, "b"),), (took(0, "b"),))


def test_deeds_of_one_verb_that_differ_in_more_than_a_list_are_sentences_of_their_own() -> None:
    class Paid(Took, frozen=True, gc=False):
        """A seat paid so much for things."""

        coins: int = 0

        def deed(self, reader: int | None) -> Text:
            return Text("paid", who=Seat(self.seat), things=tuple(map(Text, self.things)), coins=self.coins)

    def said(*paid: Paid) -> list[int]:
        return [len(text.args["deeds"]) for text in digest.sentences(paid, 1)]

    assert said(Paid(0, ("a",), coins=1), Paid(0, ("b",), coins=1)) == [1], "one with both things"
    assert said(Paid(0, ("a",), coins=1), Paid(0, ("b",), coins=2)) == [1, 1]


def test_lines_of_one_seat_and_cause_that_follow_each_other_are_one_sentence() -> None:
    lines = [took(0, "a"), took(0, "b"), took(1, "c"), took(0, "d", by=1), took(0, "e", by=1), turn(0, 1)]
    assert digest.in_one(lines) == (took(0, "a", "b"), took(1, "c"), took(0, "d", "e", by=1), turn(0, 1))
    assert digest.in_one([]) == ()


PREPARED = told(
    (5, TurnBegan(0, 2)),
    (5, ByPrepared(0, "carried")),
    (6, Took(0, ("a",))),
    (6, ByPrepared(0, "departed", "gone", ["b", {}])),
)


def test_a_turn_that_was_prepared_is_news_even_while_others_are_waited_for() -> None:
    now = of(0, [*ROUND, *PREPARED], LastAnswer(2, 1))
    carried, departed = Text("prepared-carried"), Text("prepared-departed-gone", wanted=Text("b"))
    assert now.mine == (carried, turn(0, 2, deed(0, "a")), departed)
    assert of(0, [*ROUND, *PREPARED, *told((7, TurnBegan(1, 2)))], LastAnswer(2, 1)).mine == now.mine


def test_where_a_prepared_turn_stopped_it_goes_on_as_ones_own() -> None:
    halted = [*PREPARED, *told((6, ByPrepared(0, "halted", "hand")))]
    assert of(0, [*ROUND, *halted], LastAnswer(2, 1)).mine == ()


def test_a_prepared_turn_of_which_something_was_taken_back_is_not_said_to_be_played() -> None:
    for back in (TookBack(0), TookBack(1, agreed="step")):
        now = of(0, [*ROUND, *PREPARED[:3], *told((8, back))], LastAnswer(2, 1))
        assert Text("prepared-carried") not in now.mine
    still = of(0, [*ROUND, *PREPARED[:3], *told((8, TookBack(1, in_lane=True)))], LastAnswer(2, 1))
    assert Text("prepared-carried") in still.mine, "what somebody else took back in a lane is not of the turn"
    later = of(
        0, [*ROUND, *PREPARED[:3], *told((7, TurnBegan(1, 2)), (8, TookBack(1, agreed="step")))], LastAnswer(2, 1)
    )
    assert Text("prepared-carried") in later.mine, "nor what was taken back in a later turn"


def test_what_was_laid_ready_and_not_needed_is_told_also_where_the_next_own_turn_has_begun() -> None:
    passed, begun = ByPrepared(0, "halted", "passed"), [*ROUND, *told((5, TurnBegan(0, 2)))]
    for told_then in ([*begun, *told((5, passed))], [*begun, *told((5, passed)), *told((7, TurnBegan(1, 2)))]):
        assert of(0, told_then, LastAnswer(2, 1)).mine.count(Text("prepared-halted-passed")) == 1


def test_what_was_prepared_is_decided_too_and_the_later_of_both_is_the_newest() -> None:
    by_hand = LastAnswer(3, 2)
    assert by_hand.newest == 3
    assert replace(by_hand, prepared=7).and_along(8) == LastAnswer(3, 2, (8,), 7)
    assert replace(by_hand, prepared=7).newest == 7
    assert NONE_YET.newest == -1


def test_what_a_stretch_has_brought_is_a_result_wherever_it_is_told() -> None:
    brought, done = Text("round-result"), Text("took")
    assert is_result(brought)
    assert is_result(Text("several", deeds=(done, brought)))
    assert not is_result(Text("several", deeds=(done,)))
    assert not is_result(done)


def test_what_one_standing_order_answered_is_told_once_with_its_number() -> None:
    again = [(step, ByOrder(0, "order-always")) for step in (3, 4, 6)]
    mine = of(0, told((2, TurnBegan(1, 1)), *again[:2], (5, ByOrder(0, "order-never")), *again[2:])).mine
    always, never = (Text("by-order", what=Text(title)) for title in ("order-always", "order-never"))
    assert mine == (Text("deed-times", deed=always, count=3), never)
