"""A press that leaves the rest to the advice: each question is answered as advised there, one by one, or it is said to
be left open.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

import pytest

from bot.messages.parts.chain import Rest, read_first, write_chain
from bot.messages.words.advising import thought
from bot.tables.memory.advance import Advance
from bot.tables.show.promised import Promised
from bot.tables.show.shown import Missed
from games.domus_domini.ahead.onward import ATTACKS, ROAD
from games.kernel.ahead.foresight import onward
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, Setup, encode_state
from games.kernel.contract.mind import Advice, Advisor
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.chronicle import ByOrder, TurnBegan
from games.kernel.engine.standing_orders import ASK, Order, ranked
from games.kernel.engine.text import Text
from games.kernel.match import BY_ITSELF, Match, Snapshot
from games.monasterium.ahead.onward import PLACING, SITTING
from tests.depth import chosen
from tests.games.playing import answer_to, setup_of

GAMES = find_games()
MONASTERIUM = GAMES["monasterium"]
DEPTH = chosen()
STEPS = 60
"""So many questions of each game are answered by lot, or pressed."""
NOT_ON = Text("steps-onward", rest=Text("rest-of-dice"))
BUILDING = frozenset({"build.choose", "build.amount"})
SAID: Mapping[str, Mapping[str, frozenset[str]]] = {
    "domus_domini": {
        "rest-cellerar-build": BUILDING | {"cellerar.choose", "market.buy"},
        "rest-market-build": BUILDING | {"market.buy"},
        "rest-of-building": BUILDING,
        "rest-attacks": ATTACKS,
        "rest-to-feeding": ATTACKS | ROAD,
    },
    "monasterium": {"rest-of-dice": PLACING, "rest-until-turn": SITTING},
}
"""What a button says to go as far as: the questions of it."""


def quick(game: Game) -> Game:
    """The game advised by its usual computer player, which is faster than the strongest."""
    return replace(
        game, mind=replace(game.mind, levels=game.mind.levels[: game.mind.levels.index(game.mind.usual) + 1])
    )


def press(advance: Advance, seat: int, advice: Advice) -> tuple[list[tuple[Choice, Picks]], Missed | None]:
    """Press the coloured button that says this: what is answered, and what was said not to be done."""
    match = advance.match
    asked = match.question(seat)
    assert asked is not None
    picks, rest = read_first(asked[1], write_chain(asked[1], advice.picks, advice.then)[0])
    promised = Promised(advance, seat, match.game, Rest(rest, on=advice.onward is not None))
    promised.foresee(asked[1], picks)
    advance.answer(seat, asked[0], picks)
    along = advance.answer_along(seat, promised.read, promised.gives_way)
    return [(asked[1], picks), *along], promised.missed(len(along))


def began(advance: Advance, seat: int) -> bool:
    """Whether a turn of the seat began in this move: its questions belong to no press before."""
    return any(isinstance(event, TurnBegan) and event.seat == seat for _, event in advance.events)


def pressed(match: Match, dice: Random) -> Iterator[list[tuple[Choice, Picks]]]:
    """What the presses in one game answer; in between anybody answers anything."""
    for _ in range(STEPS):
        if not match.open:
            return
        choice_id, choice = dice.choice(list(match.open.items()))
        advice = thought(match.game, match.view(choice.seat), choice)
        if advice is None or not advice.onward or dice.random() < 0.2:
            match.answer(choice.seat, choice_id, picks := choice.check(answer_to(f"{dice.random()}", "", choice)))
            yield [(choice, picks)]
            continue
        belonging = onward(match.game, match.view(choice.seat), choice, advice.picks)
        advance = Advance(match)
        given, missed = press(advance, choice.seat, advice)
        assert missed is None
        assert [entry.origin for entry in advance.entries] == ["player", *[BY_ITSELF] * (len(given) - 1)]
        assert {one.key for one, _ in given[1 + len(advice.then) :]} <= belonging
        further = match.question(choice.seat)
        open_still = further is not None and further[1].key in belonging and match.asked_at(further[0]) == match.number
        assert not open_still or began(advance, choice.seat)
        yield given


@pytest.mark.long
def test_a_press_answers_what_would_be_advised_one_by_one() -> None:
    along = 0
    for seed in DEPTH.seeds(DEPTH.tables):
        dice, game = Random(f"onward/{seed}"), quick(MONASTERIUM)
        setup = setup_of(game, dice.choice(game.seats), seed, "turn")
        together, apart = (Match.begin(game, setup, b"onward %d" % seed) for _ in range(2))
        for given in pressed(together, dice):
            for place, (choice, picks) in enumerate(given):
                asked = apart.question(choice.seat)
                assert asked is not None
                assert asked[1] == choice
                advice = thought(game, apart.view(choice.seat), choice) if place else None
                assert advice is None or advice.picks == picks
                apart.answer(choice.seat, asked[0], picks)
            along = max(along, len(given))
        assert encode_state(together.state) == encode_state(apart.state)
    assert along > 2


@pytest.mark.parametrize("name", SAID)
def test_a_press_goes_as_far_as_its_button_says(name: str) -> None:
    game, met = quick(GAMES[name]), set[str]()
    for seats in (2, 3):
        match = Match.begin(game, Setup(seats), b"how far")
        while match.open:
            choice_id, choice = next(iter(match.open.items()))
            advice = thought(game, match.view(choice.seat), choice)
            if advice is None or advice.onward is None:
                match.answer(choice.seat, choice_id, advice.picks if advice else choice.default or ())
                continue
            advance = Advance(match)
            given, missed = press(advance, choice.seat, advice)
            said, further = SAID[name][advice.onward.id], match.question(choice.seat)
            assert missed is None
            assert {one.key for one, _ in given[1 + len(advice.then) :]} <= said
            assert further is None or further[1].key not in said or began(advance, choice.seat)
            met.add(advice.onward.id)
    assert met == SAID[name].keys()


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_is_left_to_the_advice_where_the_game_says_nothing_belongs(name: str) -> None:
    match = Match.begin(GAMES[name], Setup(2), b"none")
    choice = next(iter(match.open.values()))
    silent = replace(quick(match.game), ahead=None)
    advice = thought(silent, match.view(choice.seat), choice)
    assert advice is None or not advice.onward


# one by one

DICE = {"neutral": 4, "own": 1, "rolled": [1, 2, 2, 3], "rolled_own": [3], "reroll_used": True}


def placing(game: Game = MONASTERIUM) -> Match:
    """Seat 0 places five dice."""
    fields = {"phase": "place", 0: DICE, 1: {"neutral": 0, "own": 0}}
    match = Match(game, Setup(2), Snapshot(0, 0, encode_state(game.arrange(Setup(2), b"onward", fields))))
    match.take_news()
    return match


ALL = Advice(("2",), Text("why-place", number=2), onward=Text("rest-of-dice"))


def advised_by(advisor: Advisor) -> Game:
    """Monasterium with this advisor."""
    return replace(MONASTERIUM, mind=replace(MONASTERIUM.mind, advice=lambda level: advisor))


def test_all_dice_of_a_hand_are_placed() -> None:
    match = placing()
    given, missed = press(Advance(match), 0, ALL)
    assert len(given) > 1
    assert missed is None
    assert match.view(0).phase == "act"


def test_a_press_ends_where_the_seat_s_next_turn_begins() -> None:
    match, further = placing(), Rest("", on=True)
    _, choice = match.question(0) or pytest.fail("nothing is asked")
    for began, answered in ((TurnBegan(1, 2), True), (TurnBegan(0, 2), False)):
        advance = Advance(match)
        promised = Promised(advance, 0, match.game, further)
        promised.foresee(choice, ("2",))
        advance.events.append((1, began))
        assert (promised.read(choice) is not None) == answered
        assert (promised.missed(0) is not None) == answered, "it is not told as not done"


@pytest.mark.parametrize("silent", [True, False])
def test_where_the_advisor_is_silent_or_errs_it_is_said_and_the_person_is_asked(*, silent: bool) -> None:
    def advisor(look: Look, choice: Choice) -> Advice:
        return Advice(choice.default) if silent else Advice(("seven",), Text("why-place", number=7))

    match = placing(advised_by(advisor))
    given, missed = press(Advance(match), 0, ALL)
    assert len(given) == 1
    assert missed == Missed((NOT_ON,), why=Text("not-done-otherwise"))
    assert match.question(0) is not None


def ordered(orders: Mapping[str, Order]) -> tuple[Advance, list[tuple[Choice, Picks]], Missed | None]:
    """A press by a person with these orders, by the key of a question."""
    advance = Advance(placing())
    advance.orders = {0: lambda _, choice: orders.get(choice.key)}
    return advance, *press(advance, 0, ALL)


def test_what_a_person_has_ordered_comes_before_the_advice() -> None:
    free = press(Advance(placing()), 0, ALL)[0]
    others = [value for value in free[1][0].values if (value,) != free[1][1]]
    advance, given, missed = ordered({"dice.place": ranked((others[0], *"123456"))})
    assert given[1] == (free[1][0], (others[0],))
    assert missed is None
    assert advance.entries[1].origin == "order"
    assert any(isinstance(event, ByOrder) for _, event in advance.events)


def test_who_wants_to_be_asked_is_asked() -> None:
    _, given, missed = ordered({"dice.place": ASK})
    assert len(given) == 1
    assert missed == Missed((NOT_ON,), why=Text("not-done-ordered"))
