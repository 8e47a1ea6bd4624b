"""What is foreseen ends where something unknown begins."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import count

from games.kernel.ahead.foresight import MOST, foreseen, left_of, onward, rest
from games.kernel.ahead.rehearsal import NoChance, Unknown
from games.kernel.contract.ahead import NOTHING_FURTHER, Ahead, Foreseen, Imagined
from games.kernel.contract.words import by_label
from games.kernel.engine.choice import Choice, Effect, Option, Picks
from games.kernel.engine.text import Text
from games.kernel.engine.verbs import settle, spare
from tests.games.kernel.toy import ask, toy, turns

FIRST, SECOND, THIRD = ask(0, "first", "a", "b"), ask(0, "second", "c", "d"), ask(0, "third", "e", "f")


def last(look: object, choice: Choice) -> Picks:
    """Answers with the last option."""
    return choice.values[-1:]


def ahead(effect: Effect[None], claims: Mapping[str, int] | None = None) -> list[tuple[str, Picks]]:
    """What is foreseen from the first question on, by key."""
    imagined = Imagined(effect, lambda: None, claims=claims or {})
    return [(one.choice.key, one.picks) for one in foreseen(imagined, FIRST, ("a",), last)]


def test_the_same_seat_s_questions_are_foreseen_to_the_end() -> None:
    def going() -> Effect[None]:
        yield FIRST
        yield ask(0, "only", "x")
        yield SECOND
        yield THIRD

    assert ahead(going()) == [("second", ("d",)), ("third", ("f",))]


def test_an_answer_leads_where_it_leads() -> None:
    def going() -> Effect[None]:
        picks: Picks = yield FIRST
        yield SECOND if picks == ("a",) else THIRD

    assert ahead(going()) == [("second", ("d",))]


def test_nothing_is_foreseen_where_something_else_is_asked_than_imagined() -> None:
    def going() -> Effect[None]:
        yield SECOND
        yield THIRD

    assert ahead(going()) == []


def test_another_seat_and_another_wish_end_it() -> None:
    def asking_others() -> Effect[None]:
        yield FIRST
        yield SECOND
        yield ask(1, "theirs", "x", "y")
        yield THIRD

    def waiting() -> Effect[None]:
        yield FIRST
        yield SECOND
        yield from settle(1)
        yield THIRD

    assert ahead(asking_others()) == ahead(waiting()) == [("second", ("d",))]


def test_a_pile_is_no_matter_while_others_cannot_empty_it() -> None:
    def taking() -> Effect[None]:
        yield FIRST
        yield from spare("pile", lambda: 3, take=True)
        yield SECOND

    assert ahead(taking()) == ahead(taking(), {"pile": 2, "other": 5}) == [("second", ("d",))]
    assert ahead(taking(), {"pile": 3}) == []


def test_it_is_known_whether_anything_follows() -> None:
    def going(*afterwards: Choice, known: bool = True) -> Effect[None]:
        yield FIRST
        yield SECOND
        yield THIRD
        if not known:
            raise Unknown
        yield from afterwards

    over, unknown, theirs = going(), going(known=False), going(ask(1, "theirs", "x", "y"))
    for effect, ends in ((over, True), (unknown, False), (theirs, False)):
        row = foreseen(Imagined(effect, lambda: None), FIRST, ("a",), last)
        assert [one.ends for one in row] == [False, ends]


def test_what_comes_after_chance_is_not_foreseen() -> None:
    def rolling() -> Effect[None]:
        yield FIRST
        yield SECOND
        _ = NoChance(b"").below(0, 6)
        yield THIRD

    assert ahead(rolling()) == [("second", ("d",))]


def test_there_is_an_end_to_what_is_foreseen() -> None:
    def going_on() -> Effect[None]:
        yield FIRST
        for number in count():
            yield ask(0, f"number{number}", "x", "y")

    assert len(ahead(going_on())) == MOST


def test_answers_in_a_row_are_called_as_their_options() -> None:
    dig, sow, done = Text("dig"), Text("sow"), Text("done")
    work = Choice(0, "work", Text("no"), (Option("dig", dig), Option("sow", sow)), least=0, most=2, decline=done)
    silent = Choice(0, "work", Text("no"), (Option("dig", dig),), least=0)
    row = (Foreseen(work, ("dig", "sow")), Foreseen(silent, ()), Foreseen(work, ()))
    assert by_label(row) == (dig, sow, done)


SHOP, LESS, MORE = (ask(0, "shop", *offers) for offers in ("abc", "ab", "abd"))


def shopping(*asked: Choice) -> Imagined:
    """These questions in a row."""

    def going() -> Effect[None]:
        to_come = list(asked)
        while to_come:
            yield to_come.pop(0)

    return Imagined(going(), lambda: None)


def left(asked: Sequence[Choice], *promised: tuple[Choice, str]) -> list[tuple[str, Picks]]:
    """What is still given of promised answers where these questions are asked, by key."""
    row = [Foreseen(choice, (pick,) if pick else ()) for choice, pick in promised]
    return [(one.choice.key, one.picks) for one in left_of(shopping(*asked), asked[0], row)]


def test_what_is_gone_is_left_out_and_the_rest_is_given_if_it_reads_the_same() -> None:
    assert left([LESS, SECOND], (SHOP, "a"), (SHOP, "c"), (SECOND, "d")) == [("shop", ("a",)), ("second", ("d",))]
    assert left([LESS, SECOND], (SHOP, "c"), (SHOP, "b")) == [("shop", ("b",))]


def test_that_nothing_more_was_to_be_done_is_not_given_where_something_is_gone() -> None:
    assert left([LESS, LESS], (SHOP, "a"), (SHOP, "c"), (SHOP, "")) == [("shop", ("a",))]
    assert left([LESS, LESS], (SHOP, "c"), (SHOP, "")) == []


def test_nothing_is_given_where_something_that_may_rest_on_what_is_gone_reads_otherwise() -> None:
    assert left([LESS, SECOND], (SHOP, "a"), (SHOP, "c"), (THIRD, "f")) == []
    dearer = Choice(0, "shop", Text("prompt"), (Option("a", Text("a"), Text("dearer")), Option("b", Text("b"))))
    assert left([dearer], (SHOP, "a"), (SHOP, "c")) == []
    both = Choice(0, "shop", LESS.prompt, LESS.options, least=2, most=2)
    assert left([both], (SHOP, "a"), (SHOP, "c")) == []


def test_nothing_is_given_where_something_else_or_something_new_is_asked() -> None:
    assert left([SECOND], (SHOP, "a")) == []
    assert left([MORE], (SHOP, "a")) == []
    assert left([SHOP], (SHOP, "a")) == []


# what goes on unforeseen


def test_the_advice_goes_on_where_the_game_says_so_and_says_how_far() -> None:
    alone = toy(turns(lambda state, seat: iter(()), rounds=1))
    ahead = Ahead(can=lambda view: True, imagine=lambda view, asked: None, span=lambda state, seat: 0)
    goes = replace(alone, ahead=replace(ahead, onward=lambda view, asked, picks: frozenset({"second"})))
    for still in (alone, replace(alone, ahead=ahead)):
        assert onward(still, None, FIRST, ("a",)) == NOTHING_FURTHER
        assert rest(still, None, FIRST, ("a",)) is None
    assert onward(goes, None, FIRST, ("a",)) == {"second"}
    assert rest(goes, None, FIRST, ("a",)) == Text("rest-of-turn")
