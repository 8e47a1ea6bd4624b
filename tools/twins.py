"""Twins, two tables that one seat cannot tell apart: hidden cards differ, or others have given another unseen answer,
or none yet. All advice to that seat must be the same at both.

python -m tools twins GAME PAIRS [--answers N] [--horizon N] [--state FILE] tries so many pairs; with a state file a run
that was stopped goes on there. Prints a line for each fault; then the exit code is 1.
"""

import argparse
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace
from rich.console import Console
from rich.progress import Progress

from games.kernel.advice import estimate
from games.kernel.advice.estimate import MOST_TURNS, Unforeseeable, lots, position
from games.kernel.advice.race import played
from games.kernel.advice.weighing import Weighing, advice_of, answers_worth_trying
from games.kernel.contract.discovery import find_games, load_game
from games.kernel.contract.game import Game, Setup, decode_state, encode_state
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.lanes import NOBODY
from games.kernel.engine.text import Text
from games.kernel.match import Given, Match, Snapshot
from tests.games.at_random import random_policy
from tests.games.playing import about, setup_of, variants

STEPS = 80
"""The number of answers at a table."""
TRIES = 4
"""The number of twins sought at each question."""
WAYS: tuple[tuple[Any, bool], ...] = (("turn", False), ("exact", False), ("turn", True), ("exact", True))
"""Both paces, masked and not."""
CONTINUATIONS = 2
"""The number of continuations of each answer."""
ANSWERS, HORIZON = 3, 6
"""The default numbers of answers to weigh, and of turn boundaries to play past."""
TO_THE_END = 20
"""One of so many pairs is played on to the end: that costs more, and most differences have shown before."""
MOST_ALIKE = 20
"""At most so many pairs, and twice the average of each kind, ask the same kind of question."""


class Pair(NamedTuple):
    """A question, at a table and at its twin."""

    one: Match
    other: Match
    choice_id: str

    @property
    def choice(self) -> Choice:
        """The question."""
        return self.one.open[self.choice_id]


class SeatSight(NamedTuple):
    """All that a seat sees: the table, its question, the awaited seats, and its news since the checkpoint."""

    view: Any
    asked: tuple[str, Choice] | None
    awaited: tuple[int, ...]
    told: list[Text]


def sight(match: Match, seat: int) -> SeatSight:
    """A seat's view of a match whose news were never taken away."""
    told = [line for event in match.state.news if (line := event.line(seat)) is not None]
    return SeatSight(match.view(seat), match.question(seat), match.awaited(), told)


def start(game: Game, number: int) -> Match:
    """The table of this number: another one each time, one of five begun as usual, the rest arranged in games where
    that makes more happen.
    """
    dice = random.Random(f"{game.name}/{number}")
    pace, masked = WAYS[number % len(WAYS)]
    seats = dice.choice([seats for seats in game.seats if seats <= 4])
    scene = getattr(about(game, "secrets"), "scene", None)
    if scene is None or number % 5 == 4:
        setup = replace(setup_of(game, seats, number, pace), masked=masked)
        return Match.begin(game, setup, dice.randbytes(8))
    setup, fields = Setup(seats, pace, masked=masked), scene(number - number // 5, seats, dice)
    return Match(game, setup, Snapshot(0, 0, encode_state(game.arrange(setup, dice.randbytes(8), fields))))


def pairs(
    game: Game, number: int, steps: int = STEPS, wanted: Callable[[Choice], bool] = lambda _: True
) -> Iterator[Pair]:
    """Pairs met at the table of this number, of the questions that are wanted."""
    match, dice = start(game, number), random.Random(number)
    for _ in range(steps):
        if match.over:
            return
        for choice_id, choice in list(match.open.items()):
            own = random.Random(dice.randbytes(8))
            if choice.seat != NOBODY and own.randrange(2) and wanted(choice):
                yield from _twins(match, choice_id, choice.seat, own)
        choice_id, choice = dice.choice(list(match.open.items()))
        _ = match.answer(choice.seat, choice_id, _any(choice, dice))


def _any(choice: Choice, dice: random.Random) -> Picks:
    """Any answer, every other time the proposed one."""
    if choice.default and dice.randrange(2):
        return choice.default
    return random_policy(Chance(dice.randbytes(8)))(lambda: None, choice)


def _twins(match: Match, choice_id: str, seat: int, dice: random.Random) -> Iterator[Pair]:
    """Twins of this table, for the seat that is asked this."""
    given = [step.given for step in match.steps]
    one = _replayed(match, match.snapshot, given)
    seen, found = sight(one, seat), {_inside(one)}
    for _ in range(TRIES):
        other = _other(match, given, seat, dice)
        if other is None or _inside(other) in found:
            continue
        if choice_id in other.open and sight(other, seat) == seen:
            found.add(_inside(other))
            yield Pair(one, other, choice_id)


def _inside(match: Match) -> bytes:
    """The parts of a match that distinguish it."""
    return encode_state(match.state) + msgspec.msgpack.encode([step.given for step in match.steps])


def _replayed(match: Match, snapshot: Snapshot, given: Sequence[Given]) -> Match:
    again = Match(match.game, match.setup, snapshot)
    for one in given:
        _ = again.answer(one.seat, one.choice, one.picks)
    return again


def _other(match: Match, given: Sequence[Given], seat: int, dice: random.Random) -> Match | None:
    """Another table: from the same checkpoint, usually with other hidden cards, the same answers of this seat;
    others may have answered something else, or less, or more. None if it could not be reached.
    """
    snapshot, kept = match.snapshot, Match(match.game, match.setup, match.snapshot)
    if dice.randrange(4):
        snapshot = replace(snapshot, state=encode_state(_hidden_anew(match.game, snapshot, seat, dice)))
        kept = Match(match.game, match.setup, snapshot)
    if not dice.randrange(4):
        given = [one for place, one in enumerate(given) if one.seat in (seat, NOBODY) or dice.randrange(3)]
    for one in given:
        if not _gone_on(kept, one, one.seat in (seat, NOBODY), seat, dice):
            return None
    while not dice.randrange(3) and (left := _others_open(kept, seat)):
        choice_id, choice = dice.choice(left)
        _ = kept.answer(choice.seat, choice_id, _any(choice, dice))
    return kept


def _hidden_anew(game: Game, snapshot: Snapshot, seat: int, dice: random.Random) -> Any:
    state = decode_state(game, snapshot.state)
    twin = getattr(about(game, "secrets"), "twin", None)
    if twin is None:
        return next(iter(variants(game, state, seat, dice)))
    twin(state, seat, dice)
    return state


def _others_open(match: Match, seat: int) -> list[tuple[str, Choice]]:
    return [(name, choice) for name, choice in match.open.items() if choice.seat not in (seat, NOBODY)]


def _gone_on(match: Match, given: Given, must: bool, seat: int, dice: random.Random) -> bool:
    """Give an answer, sometimes changing that of others; False if the question does not come up. A seat that stands
    in the way because of other cards answers something.
    """
    for _ in range(4):
        if given.choice in match.open or not must:
            break
        if not (left := _others_open(match, seat)):
            return False
        choice_id, choice = dice.choice(left)
        _ = match.answer(choice.seat, choice_id, _any(choice, dice))
    asked = match.open.get(given.choice)
    if asked is None:
        return not must
    try:
        picks = given.picks if must or dice.randrange(3) else _any(asked, dice)
        _ = match.answer(given.seat, given.choice, picks)
    except IllegalAnswer:
        if must:
            return False
        _ = match.answer(given.seat, given.choice, _any(asked, dice))
    return True


# advice


def advised(match: Match, choice_id: str, most: int = ANSWERS, levels: Sequence[str] = ()) -> str:
    """All advice on a question, to the letter: what these levels (none named: every one) say and would think over,
    and the results of the continuations of some answers.
    """
    game, choice = match.game, match.open[choice_id]
    view, levels = match.view(choice.seat), levels or game.mind.levels
    said = [advice_of(game, level, view, choice) for level in levels]
    look = match.look(choice.seat)
    thought = [game.mind.ponder(level, look, choice, one.picks) for level, one in zip(levels, said, strict=True)]
    answers = answers_worth_trying(game, view, choice, [said[-1].picks])[:most] if most > 1 else (said[-1].picks,)
    here, seed = position(match, choice_id, game.mind.studied), lots(view, choice)
    weighing = Weighing(here, seed, answers, answers, ((CONTINUATIONS, most),))
    try:
        while job := weighing.job():
            weighing.take(played(game.name, job))
    except Unforeseeable:
        return repr([said, thought, "unforeseeable"])
    return repr([said, thought, weighing.judged, weighing.left_out])


class TwinHunt(msgspec.Struct):
    """The progress of a run: the next table, the pairs tried by question, and the faults."""

    next: int = 0
    asked: dict[str, int] = {}
    faults: list[str] = []

    @property
    def tried(self) -> int:
        """How many pairs."""
        return sum(self.asked.values())


class Thoroughness(NamedTuple):
    """How much is tried: so many pairs, each with the next level and so many answers, weighed past so many turn
    boundaries.
    """

    pairs: int
    answers: int = ANSWERS
    horizon: int = HORIZON


def wrong_at(game: Game, number: int, found: TwinHunt, run: Thoroughness) -> None:
    """Try some of the pairs met at a table, of each kind of question the first ones."""
    met = Counter[str]()
    for pair in pairs(game, number):
        key = pair.choice.key
        too_many = MOST_ALIKE + 2 * found.tried / max(1, len(found.asked))
        if met[key] >= 2 or found.tried >= run.pairs or found.asked.get(key, 0) > too_many:
            continue
        met[key] += 1
        found.asked[key] = found.asked.get(key, 0) + 1
        estimate.MOST_TURNS = run.horizon if found.tried % TO_THE_END else MOST_TURNS
        try:
            level = game.mind.levels[found.tried % len(game.mind.levels)]
            one, other = (advised(match, pair.choice_id, run.answers, [level]) for match in (pair.one, pair.other))
        except Exception as error:
            found.faults.append(f"table {number}: {key} raises {error!r}")
        else:
            if one != other:
                found.faults.append(f"table {number}: {key} {pair.choice_id}: another advice")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the tool; return the exit code."""
    parser = argparse.ArgumentParser(description="Tries pairs of tables that a seat cannot tell apart.")
    _ = parser.add_argument("game", choices=list(find_games()))
    _ = parser.add_argument("pairs", type=int)
    _ = parser.add_argument("--answers", type=int, default=ANSWERS)
    _ = parser.add_argument("--horizon", type=int, default=HORIZON)
    _ = parser.add_argument("--state", type=Path)
    options = parser.parse_args(arguments)
    run = Thoroughness(options.pairs, options.answers, options.horizon)
    console, game, found = Console(highlight=False, soft_wrap=True), load_game(options.game), TwinHunt()
    if options.state and options.state.exists():
        found = msgspec.json.decode(options.state.read_bytes(), type=TwinHunt)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(game.name, total=options.pairs, completed=found.tried)
        while found.tried < options.pairs:
            wrong_at(game, found.next, found, run)
            found.next += 1
            progress.update(task, completed=found.tried)
            if options.state:
                _ = options.state.write_bytes(msgspec.json.encode(found))
    for fault in found.faults:
        console.print(fault, markup=False)
    kinds = ", ".join(f"{key} {count}" for key, count in sorted(found.asked.items()))
    console.print(
        f"{game.name}: {found.tried} pairs at {found.next} tables, {len(found.faults)} wrong ({kinds})", markup=False
    )
    return 1 if found.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
