"""Standing orders: what they answer, and that they can never answer what is not on offer."""

import msgspec
import pytest

from games.kernel.engine.choice import Choice, Option
from games.kernel.engine.chronicle import ByOrder
from games.kernel.engine.standing_orders import (
    ADVISED,
    ASK,
    USUAL,
    Constant,
    Order,
    Standing,
    Usual,
    Wish,
    Wishes,
    limited,
    ranked,
)
from games.kernel.engine.text import Text
from games.kernel.orders.standing_answers import answer_by, answer_for, decode_order, encode_order, key_of, parts_of
from tests.games.kernel.toy import ask

A_B_C = ask(0, "gift", "a", "b", "c").options
PLAIN = Standing("gift", "yes", ())
LIMITED = limited(10, below=("shield", "wall"), others=("no",))
LIST = Wishes((Wish("gold", least=7), Wish("market", most=1), Wish("duchy", left=3), Wish("silver")))


@pytest.mark.parametrize(
    "order",
    [
        Constant(("a", "b")),
        USUAL,
        ranked(("a",), declines=True),
        LIMITED,
        ASK,
        Usual(("copper",)),
        LIST,
        ADVISED,
    ],
)
def test_an_order_is_read_back_as_it_was_stored(order: Order) -> None:
    assert decode_order(encode_order(order)) == order


@pytest.mark.parametrize(
    ("stored", "order"),
    [
        (b"\x82\xa4type\xa8constant\xa5picks\x92\xa1a\xa1b", Constant(("a", "b"))),
        (b"\x81\xa4type\xa5usual", USUAL),
        (b"\x83\xa4type\xa6ranked\xa5names\x92\xa4gold\xa6silver\xa8declines\xc2", ranked(("gold", "silver"))),
        (b"\x83\xa4type\xa6ranked\xa5names\x91\xa4gold\xa8declines\xc3", ranked(("gold",), declines=True)),
        (
            b"\x84\xa4type\xa5limit\xa5limit\n\xa5below\x92\xa6shield\xa4wall\xa6others\x91\xa2no",
            Wishes((Wish("no", least=10), Wish("shield"), Wish("wall")), declines=False),
        ),
        (b"\x81\xa4type\xa3ask", ASK),
        (b"\x82\xa4type\xa7all_but\xa5names\x91\xa6copper", Usual(("copper",))),
        (
            b"\x83\xa4type\xa6wishes\xa6wishes\x91\x84\xa4name\xa4gold\xa5least\x07\xa4most\x01\xa4left\x03\xa8declines\xc3",
            Wishes((Wish("gold", 7, 1, 3),)),
        ),
        (b"\x81\xa4type\xa7advised", ADVISED),
    ],
)
def test_what_was_stored_by_earlier_versions_is_read(stored: bytes, order: Order) -> None:
    assert decode_order(stored) == order


@pytest.mark.parametrize(
    "stored",
    [
        {"type": "ranked", "names": "gold"},
        {"type": "ranked", "names": [7]},
        {"type": "limit", "limit": "many", "below": [], "others": ["no"]},
        {"type": "limit", "limit": 3, "below": 3, "others": []},
        {"type": "all_but"},
        {"type": "later"},
        ["usual"],
    ],
)
def test_what_is_no_order_is_refused(stored: object) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_order(msgspec.msgpack.encode(stored))


@pytest.mark.parametrize(
    ("order", "choice", "answer"),
    [
        (Constant(("silver",)), ask(0, "gift", "gold", "silver"), ("silver",)),
        (Constant(("silver",)), ask(0, "gift", "gold", "copper"), None),
        (Constant(()), ask(0, "gift", "gold", least=0), ()),
        (Constant(()), ask(0, "gift", "gold", "silver"), None),
        (Constant(("a", "a")), ask(0, "gift", "a", "b", "a", least=2, most=2), ("a", "a")),
        (USUAL, ask(0, "gift", "gold", "silver"), ("gold",)),
        (USUAL, Choice(0, "gift", ask(0, "x").prompt, ask(0, "x", "gold").options), None),
        (ASK, ask(0, "gift", "gold"), None),
        (ranked(("gold", "silver")), ask(0, "gift", "copper", "silver"), ("silver",)),
        (ranked(("gold", "silver")), ask(0, "gift", "copper"), None),
        (ranked(("gold",)), ask(0, "gift", "copper", least=0), None),
        (ranked(("gold",), declines=True), ask(0, "gift", "copper", least=0), ()),
        (ranked(("gold",), declines=True), ask(0, "gift", "copper"), None),
        (ranked(("b", "c", "b")), ask(0, "gift", "a", "b", "b", "c", least=2, most=2), ("b", "b")),
        (ranked(("c", "b")), ask(0, "gift", "a", "b", "c", least=2, most=2), ("b", "c")),
        (ranked(("c", "b")), ask(0, "gift", "a", "b", "c", least=2, most=2, ordered=True), ("c", "b")),
        (ranked(("c", "b")), ask(0, "gift", "a", "b", "c", least=3, most=3, ordered=True), None),
        (ranked(("c", "b")), ask(0, "gift", "a", "b", "c", "c", least=0, most=4), ("b", "c", "c")),
        (ranked(("b", "c")), ask(0, "gift", "a", "b", "c", standing=PLAIN.at(idle=("b",))), ("c",)),
        (ranked(("b",)), ask(0, "gift", "a", "b", standing=PLAIN.at(idle=("b",))), None),
        (LIMITED, ask(0, "gift", "wall", "no", standing=PLAIN.at(gauge=9)), ("wall",)),
        (LIMITED, ask(0, "gift", "wall", "no", standing=PLAIN.at(gauge=10)), ("no",)),
        (LIMITED, ask(0, "gift", "tower", "no", standing=PLAIN.at(gauge=9)), None),
        (LIMITED, ask(0, "gift", "wall", "no", standing=PLAIN), ("wall",)),
        (LIMITED, ask(0, "gift", "no"), None),
        (Usual(("b",)), ask(0, "gift", "a", "b", "c", least=3, most=3), None),
        (
            Usual(("b",)),
            Choice(0, "gift", Text("no"), A_B_C, 0, 3, ordered=True, default=("c", "b", "a")),
            ("c", "a"),
        ),
        (Usual(("a", "b", "c")), Choice(0, "gift", Text("no"), A_B_C, 0, 3, default=("c", "b", "a")), ()),
        (ADVISED, ask(0, "gift", "gold"), None),
        (LIST, ask(0, "gift", "gold", "silver", standing=PLAIN.at(gauge=7)), ("gold",)),
        (LIST, ask(0, "gift", "gold", "silver", standing=PLAIN.at(gauge=6)), ("silver",)),
        (LIST, ask(0, "gift", "gold", "silver"), ("silver",)),
        (LIST, ask(0, "gift", "copper", "duchy"), ("duchy",)),
        (LIST, ask(0, "gift", "copper", least=0), ()),
        (LIST, ask(0, "gift", "copper"), None),
        (Wishes((), declines=False), ask(0, "gift", "copper", least=0), None),
    ],
)
def test_an_order_answers_what_is_on_offer_and_leaves_the_rest_to_the_person(
    order: Order, choice: Choice, answer: tuple[str, ...] | None
) -> None:
    assert answer_by(order, choice) == answer


def test_so_many_times_a_turn_is_counted_by_what_was_picked_before() -> None:
    choice = ask(0, "gift", "market", "silver")
    assert answer_by(LIST, choice) == ("market",)
    assert answer_by(LIST, choice, ["silver", "market"]) == ("silver",)


def test_a_wish_that_wants_some_left_counts_what_the_option_says() -> None:
    for left, answer in ((None, ("duchy",)), (3, ("duchy",)), (2, ("silver",))):
        options = (Option("duchy", Text("yes"), left=left), Option("silver", Text("yes")))
        assert answer_by(LIST, Choice(0, "gift", Text("no"), options)) == answer


def test_what_names_the_subject_goes_before_what_is_general_and_one_game_before_all() -> None:
    about_gold = ask(0, "gift", "yes", "no", "maybe", standing=PLAIN.at("gold"))
    general, special = {key_of(PLAIN): Constant(("no",))}, {key_of(PLAIN, "gold"): Constant(("maybe",))}
    assert answer_for([{}, general], about_gold) == ("no",)
    assert answer_for([{}, {**general, **special}], about_gold) == ("maybe",)
    assert answer_for([general, special], about_gold) == ("no",)
    assert answer_for([{key_of(PLAIN): ASK}, special], about_gold) is None
    assert answer_for([special], ask(0, "gift", "yes", "maybe", standing=PLAIN.at("iron"))) is None


def test_what_cannot_be_ordered_is_asked() -> None:
    assert answer_for([{"gift": USUAL}], ask(0, "gift", "yes", "no")) is None


def test_a_key_tells_the_question_and_its_subject() -> None:
    assert parts_of(key_of(PLAIN, "gold")) == ("gift", "gold")
    assert parts_of(key_of(PLAIN)) == ("gift", None)


def test_what_an_order_answered_is_told_to_its_person_alone() -> None:
    told = ByOrder(1, "order-always")
    assert told.line(1) == Text("by-order", what=Text("order-always"))
    assert [told.line(reader) for reader in (None, 0, 2)] == [None] * 3
    assert told.retold(1) == told.line(1)
