"""What one press promises is done, or it is said what was not done: in every game, whatever others do meanwhile."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from bot.messages.parts.chain import Rest, read_first, write_chain
from bot.tables.memory.advance import Advance
from bot.tables.show.promised import Promised
from bot.tables.show.shown import Missed
from games.kernel.ahead.foresight import foreseen, going_on
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup, encode_state
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.standing_orders import ASK, Constant, Order
from games.kernel.engine.text import Text
from games.kernel.match import Match, Snapshot
from tests.depth import chosen
from tests.games.playing import answer_to, setup_of
from tests.games.saying import LANGUAGES, say

FORESEEING = [game for game in find_games().values() if game.ahead]
DOMUS = find_games()["domus_domini"]
DEPTH = chosen()
STEPS = 150
"""So many questions of each game are answered."""
RICH = {"money": 14, "veg": 3, "lay_kloster": 2}
GONE = Text("gone-lay")


class Button:
    """A button in colour as it was drawn when a question was asked: all answers that it holds."""

    def __init__(self, match: Match, seat: int, answer: Callable[[Any, Choice], Picks | None]) -> None:
        asked = match.question(seat)
        assert asked is not None
        self.seat, (self.choice_id, self.choice) = seat, asked
        picks = self.choice.check(answer(match.look(seat), self.choice) or ())
        imagined = going_on(match.game, match.view(seat), self.choice)
        then = foreseen(imagined, self.choice, picks, answer) if imagined else ()
        self.row = (Foreseen(self.choice, picks), *then[: write_chain(self.choice, picks, then)[1]])

    def press(self, advance: Advance, game: Game | None = None) -> tuple[list[tuple[str, Picks]], Missed | None]:
        """What was answered, by the key of its question, and what was said not to be done."""
        picks, rest = read_first(self.choice, write_chain(self.choice, self.row[0].picks, self.row[1:])[0])
        promised = Promised(advance, self.seat, game or advance.match.game, Rest(rest))
        promised.foresee(self.choice, picks)
        advance.answer(self.seat, self.choice_id, picks)
        along = advance.answer_along(self.seat, promised.read)
        given = [(self.choice.key, picks), *((choice.key, answer) for choice, answer in along)]
        return given, promised.missed(len(along))


def left_undone(button: Button, given: Sequence[tuple[str, Picks]]) -> list[Foreseen]:
    """What the button lists and was not answered; that nothing more was to be done is no deed."""
    left = list(given)
    undone = list[Foreseen]()
    for one in button.row:
        if (one.choice.key, one.picks) in left:
            left.remove((one.choice.key, one.picks))
        elif one.picks:
            undone.append(one)
    assert not left, "it does nothing that it does not list"
    return undone


def pressed_late(match: Match, dice: Random, answer: Callable[[Any, Choice], Picks]) -> int:
    """A game in which people press buttons that were drawn when they were asked; how many steps were not done."""
    game, drawn, missing = match.game, dict[int, Button](), 0
    for _ in range(STEPS):
        for choice in match.open.values():
            if choice.seat not in drawn or drawn[choice.seat].choice != choice:
                drawn[choice.seat] = Button(match, choice.seat, answer)
        if not match.open:
            break
        choice_id, choice = dice.choice(list(match.open.items()))
        button = drawn[choice.seat]
        if button.choice_id != choice_id or len(button.row) < 2 or dice.random() < 0.2:
            match.answer(choice.seat, choice_id, answer_to(f"{dice.random()}", choice_id, choice))
            continue
        given, missed = button.press(Advance(match))
        undone = left_undone(button, given)
        assert (missed is None) == (not undone), f"{button.row} {given}"
        if missed is not None:
            assert missed.row == game.words.in_a_row(undone)
            assert not missed.unnamed
            assert missed.why is not None
            assert all(say(game.name, language, text) for language in LANGUAGES for text in missed.row)
        missing += len(undone)
    return missing


@pytest.mark.long
@pytest.mark.parametrize("game", FORESEEING, ids=[game.name for game in FORESEEING])
def test_a_press_does_all_that_it_lists_or_it_is_said_what_was_not_done(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.tables):
        dice = Random(f"promised/{seed}")
        match = Match.begin(game, setup_of(game, dice.choice(game.seats), seed, "turn"), b"promised %d" % seed)
        pressed_late(match, dice, game.mind.player(game.mind.usual))


def by_lot(dice: Random, _: object, choice: Choice) -> Picks:
    """Any answer, but often what there is little of."""
    little = [value for value in ("recruit", "hut") if value in choice.values]
    return (dice.choice(little),) if little and dice.random() < 0.4 else answer_to(f"{dice.random()}", "", choice)


@pytest.mark.long
def test_with_little_in_the_supply_much_is_not_done_and_all_of_it_is_said() -> None:
    missing = 0
    for seed in DEPTH.seeds(10 * DEPTH.tables):
        setup, dice = Setup(3), Random(f"scarce/{seed}")
        fields: Mapping[Any, Any] = {"phase": "build", "lay_supply": 1, "hut_supply": 1, 0: RICH, 1: RICH, 2: RICH}
        match = Match(DOMUS, setup, Snapshot(0, 0, encode_state(DOMUS.arrange(setup, b"scarce", fields))))
        missing += pressed_late(match, dice, partial(by_lot, dice))
    assert missing


# one by one


def scarce(phase: str = "build", **more: int) -> Match:
    """Two abbeys that decide at once, with one brother in the supply; seat 0 is served first."""
    fields: Mapping[Any, Any] = {"phase": phase, "lay_supply": 1, 0: RICH, 1: {**RICH, **more}}
    setup = Setup(2)
    match = Match(DOMUS, setup, Snapshot(0, 0, encode_state(DOMUS.arrange(setup, b"scarce", fields))))
    match.take_news()
    return match


def give(match: Match, seat: int, *picks: str) -> None:
    """One answer."""
    asked = match.question(seat)
    assert asked is not None
    match.answer(seat, asked[0], picks)


def drawn_for(match: Match, *answers: str) -> Button:
    """A button that says these answers of seat 1."""
    left = list(answers)
    button = Button(match, 1, lambda _, choice: (left.pop(0),) if left else None)
    assert [one.picks for one in button.row] == [(each,) for each in answers]
    return button


def pressed(match: Match, button: Button, orders: Mapping[str, Order] | None = None) -> tuple[list[str], Missed | None]:
    """What is answered by a press, and what is missed; `orders` count by then, by the key of a question."""
    advance = Advance(match)
    advance.orders = {1: lambda _, choice: (orders or {}).get(choice.key)}
    given, missed = button.press(advance)
    return ["".join(picks) for _, picks in given], missed


def test_what_is_not_offered_any_more_is_named_and_all_else_is_done() -> None:
    match = scarce()
    button = drawn_for(match, "garden-4", "brewery", "recruit")
    give(match, 0, "recruit")
    assert pressed(match, button) == (["garden-4", "brewery"], Missed((Text("row-recruit", count=1),), why=GONE))
    asked = match.question(1)
    assert asked is not None, "the person is asked on"
    assert "recruit" not in asked[1].values


def test_where_everything_is_as_it_was_nothing_is_missing() -> None:
    match = scarce()
    assert pressed(match, drawn_for(match, "garden-4", "brewery", "recruit"))[1] is None


def test_where_nothing_is_left_to_ask_for_it_is_said_all_the_same() -> None:
    match = scarce(money=1, veg=1, lay_kloster=0)
    button = drawn_for(match, "garden", "recruit")
    give(match, 0, "recruit")
    assert pressed(match, button) == (["garden"], Missed((Text("row-recruit", count=1),), why=GONE))
    assert match.question(1) is None


@pytest.mark.parametrize(("order", "done"), [(ASK, 1), (Constant(("0",)), 1), (Constant(("1",)), 2)])
def test_what_has_been_ordered_meanwhile_is_not_answered_otherwise(order: Order, done: int) -> None:
    match = scarce(phase="march")
    button = drawn_for(match, "0", "1")
    picks, missed = pressed(match, button, {"feed.pay": order})
    assert picks == ["0", "1"][:done]
    expected = Missed((Text("row-feed-pay", count=1),), why=Text("not-done-ordered"))
    assert missed == (None if done == 2 else expected)


def test_where_something_else_is_asked_than_expected_it_is_said() -> None:
    match = scarce()
    button = drawn_for(match, "garden-4", "brewery", "recruit")
    button.row = (button.row[0], *button.row[2:])
    picks, missed = pressed(match, button)
    assert picks == ["garden-4"]
    assert missed == Missed((), unnamed=1, why=Text("not-done-otherwise"))


def test_what_is_not_foreseen_any_more_is_done_where_it_is_asked_as_it_was_meant() -> None:
    match = scarce()
    button = drawn_for(match, "garden-4", "brewery", "recruit")
    given, missed = button.press(Advance(match), replace(DOMUS, ahead=None))
    assert [picks for _, picks in given] == [("garden-4",), ("brewery",), ("recruit",)]
    assert missed is None
    match = scarce()
    give(match, 0, "recruit")
    given, missed = button.press(Advance(match), replace(DOMUS, ahead=None))
    assert len(given) == 1
    assert missed == Missed((), unnamed=2, why=Text("not-done-otherwise"))
