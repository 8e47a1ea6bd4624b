"""Orders and computers answer by turns, until a person is asked."""

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from bot.tables.memory.advance import Advance, Opening, Ordering
from bot.tables.memory.deliveries import TURN_PAUSE_MS, following
from bot.tables.terms.codec import read_picks
from db import rows
from games.dominion import GAME
from games.dominion.events import Played
from games.kernel.contract.game import Setup, encode_state
from games.kernel.contract.policy import Look, default_policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.standing_orders import ASK, Constant, Order
from games.kernel.match import BY_ITSELF, Match, Snapshot
from games.kernel.orders.standing_answers import by_orders
from games.monasterium import GAME as MONASTERIUM

SEATS = [rows.Seat(1, seat, 100 + seat, "somebody", None, None, None) for seat in range(2)]


def usual(choice: Choice) -> Picks:
    """The usual answer to a question."""
    return default_policy(lambda: None, choice)


def begun() -> tuple[Match, int]:
    """A game whose first seat holds treasures only, and that seat."""
    match = Match.begin(GAME, Setup(2), b"a seed")
    match.take_news()
    return match, next(choice.seat for choice in match.open.values())


def unasked(match: Match, orders: Mapping[int, Ordering]) -> Advance:
    """What happens at the beginning of a game, where nobody has been asked anything."""
    advance = Advance(match)
    advance.before = structs.replace(advance.before, questions={})
    advance.let_answer({}, orders)
    return advance


def arranged(table: Mapping[Any, Any], *, masked: bool = False) -> Match:
    """A game of two at this table."""
    setup = Setup(2, masked=masked)
    return Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"anew", table))))


def answered(match: Match, seat: int, picks: Picks) -> Advance:
    """What comes of an answer to what this seat is asked."""
    advance = Advance(match)
    question = match.question(seat)
    assert question is not None
    advance.answer(seat, question[0], picks)
    return advance


def test_a_computer_goes_on_where_an_order_has_answered() -> None:
    match, person = begun()
    first = match.turn

    def this_turn(_: str, choice: Choice) -> Order | None:
        return Constant(usual(choice)) if match.turn == first else ASK

    advance = Advance(match)
    advance.let_answer({1 - person: lambda _, choice: usual(choice)}, {person: this_turn})
    assert match.turn == first + 2
    assert {choice.seat for choice in match.open.values()} == {person}
    assert {entry.origin for entry in advance.entries} == {"order", "computer"}


def test_a_computer_that_errs_takes_the_usual_answer() -> None:
    def raising(look: Look, choice: Choice) -> Picks:
        raise ZeroDivisionError

    for erring in (raising, lambda look, choice: ("no such card",)):
        match, person = begun()
        advance = Advance(match)
        advance.let_turn(person, erring)
        answered = [(entry.key, entry.origin, read_picks(entry.picks)) for entry in advance.entries]
        assert answered == [("turn.treasure", "computer", ("copper",) * 4), ("turn.buy", "computer", ("silver",))]


def test_what_is_moot_is_answered_without_asking_and_told_to_nobody_as_an_order() -> None:
    match, person = begun()
    advance = unasked(match, {})
    assert [(entry.key, entry.origin) for entry in advance.entries] == [("turn.treasure", BY_ITSELF)]
    assert [type(event) for _, event in advance.events] == [Played]
    assert [choice.key for choice in match.open.values()] == ["turn.buy"]
    assert match.undo_limit(person) is None, "nobody has decided anything"


def test_whose_order_answers_the_first_question_of_a_game_gets_no_delivery() -> None:
    opening = Opening(Match.begin(MONASTERIUM, Setup(2), b"a seed"), range(2), SEATS)
    first = next(iter(opening.advance.match.open.values()))
    assert first.standing is not None
    order = {first.standing.name: first.standing.ways[0].order}
    opening.advance.let_answer({}, {first.seat: by_orders([order])})
    assert opening.advance.entries
    found = following(opening.advance, opening.seats, NOBODY, at=0)
    assert [one for one in found if one.seat == first.seat and one.kind == "refresh"] == []


def test_who_wants_to_be_asked_is_asked_what_is_moot() -> None:
    match, person = begun()
    assert not unasked(match, {person: lambda *_: ASK}).entries
    assert [choice.key for choice in match.open.values()] == ["turn.treasure"]


def test_what_was_asked_once_stays_asked() -> None:
    match, _ = begun()
    advance = Advance(match)
    advance.let_answer({}, {})
    assert not advance.entries


def test_what_was_done_in_a_turn_is_seen_in_the_channel_if_the_turn_does_not_end_for_a_while() -> None:
    match = arranged({0: {"hand": ["woodcutter"]}, 1: {"hand": ["estate"]}})
    advance = answered(match, 0, ("woodcutter",))
    assert advance.before.awaited == match.awaited() == (0,)
    status = rows.NewDelivery("status", 1, None, 1000 + TURN_PAUSE_MS, patient=True)
    assert following(advance, SEATS, 0, at=1000) == [status]


def test_what_nobody_may_know_is_not_seen_in_the_channel_either() -> None:
    hands = {0: {"hand": ["militia", "copper"]}, 1: {"hand": ["moat", *["copper"] * 4]}, "named": ["moat", "cellar"]}
    match = arranged(hands, masked=True)
    answered(match, 0, ("militia",))
    advance = answered(match, 1, ("no",))
    advance.take_back(1)
    assert advance.events
    assert "status" not in {delivery.kind for delivery in following(advance, SEATS, 1, at=0)}


def test_whose_question_offers_something_else_now_sees_it_and_is_not_called() -> None:
    match = arranged({0: {"hand": ["contraband", "gold", "gold"]}, 1: {"hand": ["estate"]}, "turn": {"phase": "buy"}})
    answered(match, 0, ("contraband", "gold", "gold"))
    advance = answered(match, 1, ("province",))
    assert [(delivery.kind, delivery.seat) for delivery in following(advance, SEATS, 1, at=0)] == [
        ("status", None),
        ("refresh", 0),
    ]
