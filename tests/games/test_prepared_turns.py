"""The laws of prepared turns, for every game whose turns can be prepared."""

import dataclasses
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.ahead import carrying_out
from games.kernel.ahead.carrying_out import Halt, next_step
from games.kernel.ahead.prepared import (
    ORIGIN,
    Offered,
    PreparedTurn,
    covers,
    landmarks,
    prepared_from,
    rehearsed,
    span_of,
    usual_stops,
)
from games.kernel.ahead.rehearsal import Rehearsed
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import Game, decode_state
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Choice
from games.kernel.engine.chronicle import Event
from games.kernel.match import Match
from tests.depth import chosen
from tests.games.choosing import change, choosing
from tests.games.playing import Player, about, begin, departs, outcome, setup_of, some_seats, state_of, variants
from tests.games.preparing import Preparing, advising, ahead_of, course_of, laid_by_lot, told, unchanged
from tests.games.saying import LANGUAGES, say

PREPARING = [game for game in find_games().values() if game.ahead is not None]
DEPTH = chosen()
ENDLESS = 5_000
STEPS = 200
"""So many questions of a game are answered where only its beginning is looked at."""
TELLING = {"dominion": (18, 34, 26, 77)}
"""By game, seeds of tables at which it matters that a hand is weighed, and which cards the end hangs on."""

every_game = pytest.mark.parametrize("game", PREPARING, ids=[game.name for game in PREPARING])


def preparing(game: Game, seed: int, pace: str = "turn", often: float = 0.3) -> Preparing:
    """A game played by lot in which turns are prepared now and then."""
    seats = some_seats(game)[seed % len(some_seats(game))]
    return Preparing(Match.begin(game, setup_of(game, seats, seed, pace), b"%d" % seed), str(seed), often)


@pytest.mark.long
@every_game
@pytest.mark.parametrize("pace", ["turn", "exact"])
def test_it_is_carried_out_legally_or_stops_with_a_reason_and_the_game_goes_on(game: Game, pace: str) -> None:
    carried = halted = 0
    for seed in DEPTH.seeds(2 * DEPTH.tables):
        player = preparing(game, seed, pace)
        for _ in player.steps(ENDLESS):
            player.match.take_news()
        assert player.match.over or player.match.number >= ENDLESS
        carried, halted = carried + len(player.carried), halted + len(player.halted)
    assert carried > halted > 0


@every_game
def test_what_is_carried_out_is_the_turn_of_the_same_answers_given_by_hand(game: Game) -> None:
    origins = set[str]()
    for seed in DEPTH.seeds(DEPTH.tables):
        player = preparing(game, seed)
        by_hand = Match.begin(game, player.match.setup, b"%d" % seed)
        told = []
        for _ in player.steps(STEPS):
            told += player.match.take_news()
        for _, given in player.log:
            by_hand.answer(given.seat, given.choice, given.picks)
        origins |= {given.origin for _, given in player.log}
        assert state_of(by_hand) == state_of(player.match)
        assert by_hand.take_news() == [*told, *player.match.take_news()]
    assert origins == {"player", "prepared"}


@every_game
def test_a_rehearsal_knows_nothing_that_is_hidden_from_its_seat(game: Game) -> None:
    compared = 0
    for seed in DEPTH.seeds(DEPTH.tables):
        player = begin(game, some_seats(game)[seed % len(some_seats(game))], seed)
        kept = None
        for _ in islice(player.steps(STEPS), seed % 7, None, 7):
            if player.match.snapshot is not kept:
                kept = player.match.snapshot
                compared += _nothing_hidden_counts(player.match, Random(f"{seed}/{player.match.turn}"))
    assert compared


def _nothing_hidden_counts(match: Match, dice: Random) -> int:
    game, seat = match.game, dice.randrange(match.setup.seats)
    salt, changed = str(dice.random()), 0
    view = game.view(decode_state(game, match.snapshot.state), seat)
    known, ahead = course_of(game, view, seat, salt), ahead_of(game)
    for variant in variants(game, decode_state(game, match.snapshot.state), seat, dice):
        other = game.view(variant, seat)
        assert course_of(game, other, seat, salt) == known
        changed += known is not None
    assert not changed or ahead.filled(other, advising(game)) == ahead.filled(view, advising(game))
    return changed


@every_game
def test_until_its_turn_comes_nobody_sees_that_something_is_prepared(game: Game) -> None:
    laid = 0
    for seed in DEPTH.seeds(DEPTH.tables):
        player, dice = begin(game, some_seats(game)[seed % len(some_seats(game))], seed), Random(seed)
        for _ in islice(player.steps(STEPS), 0, None, 5):
            before = everything_seen(player.match)
            laid += laid_by_lot(player.match, dice.randrange(player.match.setup.seats), dice) is not None
            assert everything_seen(player.match) == before
            player.match.take_news()
    assert laid


def everything_seen(match: Match) -> Any:
    """All that anybody may see of a match, and all that it is."""
    readers = (None, *range(match.setup.seats))
    lines = [event.line(reader) for reader in readers for event in match.state.news]
    return state_of(match), match.awaited(), [match.view(reader) for reader in readers], lines, match.number


@pytest.mark.long
@every_game
def test_the_order_of_arrival_changes_nothing_with_turns_prepared_anywhere(game: Game) -> None:
    for seed in DEPTH.seeds(DEPTH.tables):
        player, dice, news = preparing(game, seed), Random(f"arrival/{seed}"), list[Event]()
        for _ in range(ENDLESS):
            if not player.match.open:
                break
            news += player.match.take_news()
            if dice.random() < 0.05:
                player.match = player.restored()
                player.match.take_news()
            player.answer(dice.choice(list(player.match.open)))
        assert departs(game, news) or outcome(in_strict_order(game, player)) == outcome(player.match)


def in_strict_order(game: Game, player: Player) -> Match:
    """The same answers given one by one in turn order; what was picked of a pile and gone is not offered there."""
    setup, left = player.match.setup, defaultdict[str, deque[tuple[str, ...]]](deque)
    for _, given in player.log:
        left[f"{given.choice.rpartition('-')[0]}/{given.key}"].append(given.picks)
    match = Match.begin(game, replace(setup, pace="exact"), player.match.seed)
    while match.open and match.number < 2 * len(player.log):
        choice_id, choice = next(iter(match.open.items()))
        answers = left[f"{choice_id.rpartition('-')[0]}/{choice.key}"]
        while answers and not set(answers[0]) <= set(choice.values):
            answers.popleft()
        if not answers:
            break
        match.answer(choice.seat, choice_id, answers.popleft())
        match.take_news()
    return match


@pytest.mark.long
@every_game
def test_a_prepared_answer_that_is_taken_back_never_happened(game: Game) -> None:
    undone = 0
    for seed in DEPTH.seeds(DEPTH.tables):
        player = Undoing(preparing(game, seed, often=0.6).match, str(seed), 0.6)
        for _ in player.steps(STEPS):
            player.match.take_news()
        undone += player.undone
    assert undone


class Undoing(Preparing):
    """Takes each prepared answer back that may be, looks what is there then, and leaves it given."""

    undone = 0

    def one_step(self, seat: int) -> bool:
        """One step, and back."""
        before, carried = (state_of(self.match), self.match.steps.copy()), len(self.carried)
        stepped = super().one_step(seat)
        if len(self.carried) > carried and self.match.undo_limit(seat) == self.match.number:
            back, _ = self.match.undo(seat)
            assert (state_of(back), back.steps) == before
            step = self.carried[-1]
            back.answer(seat, step.choice_id, step.picks)
            assert state_of(back) == state_of(self.match)
            self.undone += 1
        return stepped


@pytest.mark.long
@every_game
@pytest.mark.parametrize("pace", ["turn", "exact"])
def test_what_was_rehearsed_is_asked_with_the_same_hand_at_the_same_table(game: Game, pace: str) -> None:
    true = [came for seed in DEPTH.seeds(3 * DEPTH.tables) for came in rehearsals(game, seed, pace)]
    if hasattr(about(game, "tables"), "unchanged"):
        assert max(true) >= 3
        assert sum(map(bool, true)) >= 5 * DEPTH.tables


def rehearsals(game: Game, seed: int, pace: str) -> Iterator[int]:
    """How many questions of each rehearsal in a game were asked as they had been rehearsed."""
    player, dice = begin(game, some_seats(game)[seed % len(some_seats(game))], seed, pace), Random(f"true/{seed}")
    for _ in player.steps(STEPS):
        player.match.take_news()
        seat = dice.randrange(player.match.setup.seats)
        before, span = player.match.view(seat), span_of(player.match, seat)
        course = (
            course_of(game, before, seat, str(dice.random()), dice.choice([0.0, 0.2])) if dice.random() < 0.3 else None
        )
        if course is not None and until_its_turn(player, seat, span):
            same = unchanged(game, before, player.match.view(seat))
            yield came_true(player.match, seat, span, course) if same else 0


def until_its_turn(player: Player, seat: int, span: int) -> bool:
    """Everybody does as little as can be until a seat is asked in this turn of its own; whether it is."""
    match = player.match
    while match.open and span_of(match, seat) <= span:
        asked = match.question(seat)
        if asked and span_of(match, seat) == span and covers(match, *asked):
            return True
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, choice.default if choice.least else ())
    return False


def came_true(match: Match, seat: int, span: int, course: Rehearsed) -> int:
    """How many questions were asked as rehearsed: all of them."""
    for place, one in enumerate(course.given):
        asked = asked_at_last(match, seat)
        assert asked is not None, f"{one.choice.key} is not asked"
        assert alike(asked[1], one.choice, course), (
            f"{asked[1]}\n{one.choice}\n{[each.choice.key for each in course.given]}"
        )
        if not set(one.picks) <= set(asked[1].values):
            return place
        match.answer(seat, asked[0], one.picks)
    asked = asked_at_last(match, seat)
    if course.end == "asked":
        assert asked is not None
        assert course.asked is not None
        assert alike(asked[1], course.asked, course)
    if course.end == "turn":
        assert asked is None or span_of(match, seat) > span
    return len(course.given)


def asked_at_last(match: Match, seat: int) -> tuple[str, Choice] | None:
    """What a seat is asked when the others have let it go on, with as little as can be."""
    while match.question(seat) is None and match.open and match.game.turn_order(match.state)[0] == seat:
        choice_id, choice = next(iter(match.open.items()))
        match.answer(choice.seat, choice_id, choice.default if choice.least else ())
    return match.question(seat)


def alike(one: Choice, other: Choice, course: Rehearsed) -> bool:
    """Whether it is the same question, but for what others may have taken meanwhile because of this very turn."""
    if not course.claimed:
        return one == other
    kept = [[option for option in each.options if option.value not in course.claimed] for each in (one, other)]
    return kept[0] == kept[1] and (one.key, one.prompt, one.least) == (other.key, other.prompt, other.least)


@every_game
@pytest.mark.parametrize("pace", ["turn", "exact"])
def test_it_goes_on_only_where_its_person_would_answer_the_same_again(game: Game, pace: str) -> None:
    found = Counter(what for seed in changing(game) for what in at_changed_tables(game, seed, pace))
    assert found["the same"] > 0 < found.total() - found["the same"], found


def changing(game: Game) -> tuple[int, ...]:
    """The seeds of tables that change: those first at which what is rarely of any matter is."""
    return (*TELLING.get(game.name, ()), *DEPTH.seeds(2 * DEPTH.tables))


def without_offers(game: Game, patch: pytest.MonkeyPatch) -> Game:
    """What is offered is not compared."""
    patch.setattr(Offered, "allows", lambda then, now: True)
    return game


def without_words(game: Game, _patch: pytest.MonkeyPatch) -> Game:
    """The words of a question are not compared."""
    return replaced(game, alike=lambda then, now: True)


def without_weighing(game: Game, _patch: pytest.MonkeyPatch) -> Game:
    """Another hand is no matter where the turn can be played as it was prepared."""
    unweighed = [replace(landmark, weighed_at=lambda choice, picks: False) for landmark in ahead_of(game).landmarks]
    return replaced(game, landmarks=tuple(unweighed))


def without_detail(game: Game, patch: pytest.MonkeyPatch) -> Game:
    """That the end is at hand is compared, but not which cards it hangs on."""
    patch.setattr(carrying_out, "is_another", lambda _, then, now: then is not None and not is_of_a_kind(then, now))
    return game


def is_of_a_kind(then: str, now: str) -> bool:
    """Whether two values of a landmark begin with the same word."""
    return then.partition(" ")[0] == now.partition(" ")[0]


def replaced(game: Game, **ahead: Any) -> Game:
    """The same game, which prepares turns a little otherwise."""
    return dataclasses.replace(game, ahead=dataclasses.replace(ahead_of(game), **ahead))


@pytest.mark.parametrize(
    ("name", "without"),
    [
        ("dominion", without_offers),
        ("domus_domini", without_words),
        ("dominion", without_weighing),
        ("dominion", without_detail),
    ],
)
def test_whatever_it_compares_the_law_would_be_broken_without(
    name: str, without: Callable[[Game, pytest.MonkeyPatch], Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert is_broken(without(find_games()[name], monkeypatch))


def is_broken(game: Game) -> bool:
    """Whether a prepared turn of this game goes on where its person would answer something else."""
    try:
        for seed in changing(game):
            deque(at_changed_tables(game, seed, "turn"), maxlen=0)
    except AssertionError:
        return True
    return False


def at_changed_tables(game: Game, seed: int, pace: str) -> Iterator[str]:
    """What becomes of prepared turns at tables that have changed when they come. They change at turn boundaries: cards
    that somebody has chosen must be there.
    """
    player, dice = begin(game, some_seats(game)[seed % len(some_seats(game))], seed, pace), Random(f"changed/{seed}")
    for _ in player.steps(STEPS):
        player.match.take_news()
        seat, person = dice.randrange(player.match.setup.seats), choosing(game, str(dice.random()))
        if player.match.steps or player.match.question(seat):
            continue
        for _ in range(dice.choice([0, 2])):
            change(player.match, seat, dice)
        if (turn := laid_by(player.match, seat, person)) is None:
            continue
        change(player.match, seat, dice)
        if (until_its_turn if dice.random() < 0.5 else played_on)(player, seat, turn.first):
            yield carried_out(player.match, seat, turn, person)


def played_on(player: Player, seat: int, span: int) -> bool:
    """Everybody plays by lot until a seat is asked in this turn of its own; whether it is."""
    match = player.match
    while match.open and span_of(match, seat) <= span:
        asked = match.question(seat)
        if asked and span_of(match, seat) == span and covers(match, *asked):
            return True
        player.answer(next(iter(match.open)))
    return False


def laid_by(match: Match, seat: int, person: Policy) -> PreparedTurn | None:
    """What this person prepares, as far as it is known, with the usual stops; None: nothing."""
    game, view = match.game, match.view(seat)
    course = rehearsed(game, view, seat, person)
    if course is None or not (answers := prepared_from(course)):
        return None
    return PreparedTurn(span_of(match, seat), answers, {}, landmarks(game, view, {}), usual_stops(game))


def carried_out(match: Match, seat: int, turn: PreparedTurn, person: Policy) -> str:
    """What becomes of a turn of this person: the name of the reason for which it stopped before its answers were all
    given, or "the same".
    """
    while (step := next_step(match, seat, turn, person)) is not None:
        if isinstance(step, Halt):
            line = told(match.game, seat, step)
            assert all(say(match.game.name, language, line.line(seat)) for language in LANGUAGES)
            return step.why if step.why != "unprepared" else "the same"
        if not step.choice.moot:
            assert step.picks == person(match.look(seat), step.choice), (step.choice, match.view(seat), turn)
        match.answer(seat, step.choice_id, step.picks, ORIGIN)
        turn = step.after
    return "the same"
