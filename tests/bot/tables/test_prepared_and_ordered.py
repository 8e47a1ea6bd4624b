"""Prepared turns of people who have given standing orders, and of those who want to be asked."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from bot.tables.memory.advance import Advance
from bot.tables.memory.ahead import DraftChange, PreparedDraft, read, rehearsing
from bot.tables.terms import codec
from games.dominion.standing import DISCARD, THIEF_GAIN, TREASURES, WATCHTOWER
from games.kernel.ahead.prepared import ANYTHING, ORIGIN, Prepared, PreparedTurn, left_open
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Setup, encode_state
from games.kernel.engine.chronicle import ByOrder, ByPrepared
from games.kernel.engine.digest import Told
from games.kernel.engine.standing_orders import ADVISED, ASK, USUAL, Constant, Order, Usual, Wish, Wishes, limited
from games.kernel.engine.text import Text, plain
from games.kernel.match import BY_ITSELF, Match, Snapshot
from games.kernel.orders.standing_answers import Orders, by_orders

GAME = find_games()["dominion"]
SILVER = Wishes((Wish("silver"),))
THIEF: Mapping[Any, Any] = {
    0: {"hand": ["thief", "copper", "copper"], "deck": ["estate"] * 5},
    1: {"hand": ["copper"] * 5, "deck": ["estate", "gold"]},
    "turn": {"seat": 0, "phase": "action"},
}
MILITIA: Mapping[Any, Any] = {
    0: {"hand": ["militia", "gold", "copper"], "deck": ["estate"] * 5},
    1: {"hand": ["copper"] * 3 + ["estate"] * 2},
    "turn": {"seat": 0, "phase": "action"},
}
MONEY: Mapping[Any, Any] = {
    0: {"hand": ["gold", "copper"], "deck": ["estate"] * 5},
    "turn": {"seat": 0, "phase": "buy"},
}


def carried_out(table: Mapping[Any, Any], turn: PreparedTurn, orders: Orders) -> Advance:
    """A prepared turn of seat 0, who has given these orders, as far as it goes."""
    state = GAME.arrange(Setup(2), b"ordered", dict(table))
    match = Match(GAME, Setup(2), Snapshot(0, 0, encode_state(state)))
    match.take_news()
    advance = Advance(match)
    advance.before = advance.before.__class__(-1, (), {}, {}, frozenset(), frozenset(), over=False)
    advance.lay_ready({0: turn}, GAME.mind)
    advance.let_answer({}, {0: by_orders([orders])})
    return advance


def stops(advance: Advance) -> list[str]:
    """Why prepared turns have stopped."""
    return [event.why for _, event in advance.events if isinstance(event, ByPrepared) and event.how == "halted"]


@pytest.mark.parametrize("anything", [{}, {ANYTHING.name: ADVISED}], ids=["without a rule", "as advised"])
def test_a_standing_order_goes_before_what_is_advised_and_answers_where_nothing_is_prepared(
    anything: dict[str, Order],
) -> None:
    turn = PreparedTurn(1, (Prepared("turn.action", (("thief",),)),), {"turn.buy": Wishes(()), **anything})
    advance = carried_out(THIEF, turn, {THIEF_GAIN.name: Constant(())})
    origins = {entry.key: entry.origin for entry in advance.entries}
    assert (origins["turn.action"], origins["thief.gain"], origins["turn.buy"]) == (ORIGIN, "order", ORIGIN)
    assert "gold" not in advance.match.state.players[0].discard
    assert ByOrder(0, THIEF_GAIN.title) in [event for _, event in advance.events]
    assert stops(advance) == []


def test_a_rule_that_was_set_for_the_turn_goes_before_a_standing_order() -> None:
    rules: dict[str, Order] = {THIEF_GAIN.name: Constant(("gold",)), "turn.buy": Wishes(())}
    turn = PreparedTurn(1, (Prepared("turn.action", (("thief",),)),), rules, own=(THIEF_GAIN.name,))
    advance = carried_out(THIEF, turn, {THIEF_GAIN.name: Constant(())})
    assert {entry.key: entry.origin for entry in advance.entries}["thief.gain"] == ORIGIN


def test_a_standing_order_that_answers_where_no_wish_is_possible_is_told_as_such() -> None:
    wished = Prepared("thief.gain", (("platinum",),), plain(Text("card-platinum")))
    turn = PreparedTurn(1, (Prepared("turn.action", (("thief",),)), wished), {"turn.buy": Wishes(())})
    advance = carried_out(THIEF, turn, {THIEF_GAIN.name: Constant(("gold",))})
    assert {entry.key: entry.origin for entry in advance.entries}["thief.gain"] == "order"
    told = [event for _, event in advance.events if isinstance(event, ByOrder | ByPrepared)]
    assert told == [
        ByPrepared(0, "carried"),
        ByOrder(0, THIEF_GAIN.title),
        ByPrepared(0, "departed", "gone", wished.wanted),
    ]
    assert "gold" in advance.match.state.players[0].discard


def test_a_standing_order_that_answers_where_the_first_wish_leads_nowhere_is_told_as_such() -> None:
    gone = Prepared("turn.action", (("militia",),), plain(Text("card-militia")))
    turn = PreparedTurn(1, (Prepared("turn.treasure", (("gold",),)), gone))
    advance = carried_out(MONEY, turn, {TREASURES.name: Constant(("copper",))})
    assert [(entry.key, entry.origin) for entry in advance.entries][:1] == [("turn.treasure", "order")]
    assert ByOrder(0, TREASURES.title) in [event for _, event in advance.events]
    assert "copper" in advance.match.state.players[0].in_play


def test_where_a_standing_order_finds_nothing_the_rules_go_on() -> None:
    turn = PreparedTurn(1, (Prepared("turn.action", (("thief",),)),), {ANYTHING.name: ADVISED})
    advance = carried_out(THIEF, turn, {THIEF_GAIN.name: Constant(("platinum",))})
    assert {entry.key: entry.origin for entry in advance.entries}["thief.gain"] == ORIGIN


@pytest.mark.parametrize(
    ("rules", "own", "orders"),
    [
        ({TREASURES.name: USUAL, "turn.buy": SILVER}, (), {TREASURES.name: ASK}),
        ({"turn.buy": SILVER, ANYTHING.name: ADVISED}, (), {TREASURES.name: ASK}),
        ({TREASURES.name: ASK, "turn.buy": SILVER}, (TREASURES.name,), {}),
        ({TREASURES.name: ASK, "turn.buy": SILVER}, (TREASURES.name,), {TREASURES.name: USUAL}),
    ],
    ids=["standing order", "standing order, else as advised", "guideline", "guideline before the order"],
)
def test_who_wants_to_be_asked_about_treasures_is_asked(
    rules: dict[str, Order], own: tuple[str, ...], orders: Orders
) -> None:
    advance = carried_out(MONEY, PreparedTurn(1, (), rules, own=own), orders)
    asked = advance.match.question(0)
    assert asked is not None
    assert asked[1].key == "turn.treasure"
    assert stops(advance) == ["asked"]
    assert advance.entries == []


def asked_about_treasures(table: Mapping[Any, Any], *answers: Prepared) -> Advance:
    """The turn of seat 0, who has laid these answers ready and wants to be asked about treasures this time."""
    rules: dict[str, Order] = {TREASURES.name: ASK, "turn.buy": SILVER}
    return carried_out(table, PreparedTurn(1, answers, rules, own=(TREASURES.name,)), {TREASURES.name: USUAL})


def going_on(first: Advance) -> Advance:
    """The next move, which knows what was told in the first."""
    advance = Advance(first.match)
    advance.go_on_asking([Told(step, event) for step, event in first.events])
    return advance


def test_who_wants_to_be_asked_is_still_asked_when_somebody_else_has_moved() -> None:
    first = asked_about_treasures(MILITIA, Prepared("turn.action", (("militia",),)))
    asked, others = first.match.question(0), first.match.question(1)
    assert asked is not None
    assert others is not None
    assert (asked[1].key, stops(first)) == ("turn.treasure", ["asked"])
    second = going_on(first)
    second.answer(1, others[0], ("estate", "estate"))
    second.let_answer({}, {0: by_orders([{TREASURES.name: USUAL}])})
    assert second.match.question(0) == asked
    second.answer(0, asked[0], ("gold",))
    second.let_answer({}, {0: by_orders([{TREASURES.name: USUAL}])})
    assert [entry.origin for entry in second.entries if entry.seat == 0] == ["player", BY_ITSELF]


def test_an_old_ask_me_binds_no_later_question() -> None:
    first = asked_about_treasures(MONEY)
    asked = first.match.question(0)
    assert asked is not None
    _ = first.match.answer(0, asked[0], ("gold",))
    second = going_on(first)
    second.let_answer({}, {0: by_orders([{TREASURES.name: USUAL}])})
    assert [(entry.key, entry.origin) for entry in second.entries] == [("turn.treasure", "order")]


def test_an_ask_me_binds_nobody_elses_question() -> None:
    first = asked_about_treasures(MILITIA, Prepared("turn.action", (("militia",),)))
    asked = first.match.question(0)
    second = going_on(first)
    second.let_answer({}, {0: by_orders([{TREASURES.name: USUAL}]), 1: by_orders([{DISCARD.name: USUAL}])})
    assert [(entry.seat, entry.key, entry.origin) for entry in second.entries] == [(1, "militia.discard", "order")]
    assert second.match.question(0) == asked


def test_what_is_prepared_is_begun_though_its_person_wants_to_be_asked_in_the_middle() -> None:
    silver = Prepared("turn.buy", (("silver",),), plain(Text("card-silver")))
    advance = asked_about_treasures(MILITIA, Prepared("turn.action", (("militia",),)), silver)
    asked = advance.match.question(0)
    assert asked is not None
    assert ([entry.key for entry in advance.entries], asked[1].key) == (["turn.action"], "turn.treasure")
    assert stops(advance) == ["asked"]


def test_a_guideline_about_treasures_goes_before_a_standing_order_to_be_asked() -> None:
    rules: dict[str, Order] = {TREASURES.name: USUAL, "turn.buy": SILVER}
    advance = carried_out(MONEY, PreparedTurn(1, (), rules, own=(TREASURES.name,)), {TREASURES.name: ASK})
    assert [(entry.key, entry.origin) for entry in advance.entries] == [
        ("turn.treasure", BY_ITSELF), ("turn.buy", ORIGIN),
    ]  # fmt: skip


def rehearsed(hand: Sequence[str], orders: Orders, own: PreparedTurn | None = None) -> Any:
    """A rehearsal of seat 1, who has given these orders."""
    fields = {1: {"hand": list(hand)}, "turn": {"seat": 0, "phase": "buy"}}
    state = GAME.arrange(Setup(2), b"rehearsed", fields)
    change = None if own is None else DraftChange(own, left_open)
    return rehearsing(GAME, GAME.view(state, 1), 1, 1, change, [orders])


def test_who_wants_to_be_asked_about_treasures_is_asked_in_the_rehearsal() -> None:
    assert rehearsed(["gold", "copper"], {}).asked[1].key == "turn.buy"
    now = rehearsed(["gold", "copper"], {TREASURES.name: ASK})
    assert now.asked[1].key == "turn.treasure"
    assert now.whole_end == "asked"
    assert now.draft.whole.answers == ()
    assert now.draft.whole.rules[TREASURES.name] == ASK
    both = (Prepared("turn.treasure", (("gold",),)), Prepared("turn.treasure", ((),)))
    decided = rehearsed(["gold", "copper"], {TREASURES.name: ASK}, PreparedTurn(1, both))
    assert [one.key for one in decided.draft.own.answers] == ["turn.treasure", "turn.treasure"]
    assert decided.asked[1].key == "turn.buy"


@pytest.mark.parametrize(("order", "answer"), [(Constant(("trash",)), ("trash",)), (Constant(("no",)), ("no",))])
def test_in_what_is_prepared_as_advised_standing_orders_go_first(order: Order, answer: tuple[str, ...]) -> None:
    own = PreparedTurn(1, (Prepared("turn.action", ((),)),))
    now = rehearsed(["watchtower", "silver", "copper"], {WATCHTOWER.name: order}, own)
    answers = {one.key: one.wishes[0] for one in now.draft.whole.answers}
    assert answers["watchtower.choose"] == answer


def test_the_order_for_this_game_goes_before_that_for_all_games() -> None:
    state = GAME.arrange(Setup(2), b"rehearsed", {"turn": {"seat": 0, "phase": "buy"}})
    orders: list[Orders] = [{TREASURES.name: USUAL}, {TREASURES.name: ASK}]
    assert rehearsing(GAME, GAME.view(state, 1), 1, 1, None, orders).draft.own.rules[TREASURES.name] == USUAL


def test_what_earlier_versions_have_laid_ready_is_read() -> None:
    rules = {
        "turn.action": {"type": "ranked", "names": ["village"], "declines": True},
        "turn.treasure": {"type": "all_but", "names": ["copper"]},
        "turn.buy": {
            "type": "wishes",
            "wishes": [{"name": "gold", "least": 0, "most": 0, "left": 0}],
            "declines": True,
        },
        "column.choose": {"type": "limit", "limit": 5, "below": ["pass", "keep"], "others": ["keep"]},
        "anything": {"type": "advised"},
    }
    turn = PreparedTurn(
        2,
        rules={
            "turn.action": Wishes((Wish("village"),)),
            "turn.treasure": Usual(("copper",)),
            "turn.buy": Wishes((Wish("gold"),)),
            "column.choose": limited(5, ("pass", "keep"), ("keep",)),
            "anything": ADVISED,
        },
    )
    stored = {"first": 2, "rules": rules}
    assert read(codec.written(stored), PreparedTurn) == turn
    draft = PreparedDraft(turn, turn, 3)
    assert read(codec.written({"own": stored, "whole": stored, "read": 3}), PreparedDraft) == draft
    assert read(codec.written(draft), PreparedDraft) == draft
