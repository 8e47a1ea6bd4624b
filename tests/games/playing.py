"""Playing a game in tests: an answer for every question that depends on the question alone, and comparing outcomes.

Law: the answer to a question follows from a key, its id and its options; asked again, in any order, it gets the same
answer.
"""

import hashlib
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest

from games.kernel.contract.game import Game, Setup, encode_state
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.chronicle import Event
from games.kernel.match import Given, Match
from tests.games.at_random import random_policy

Log = list[tuple[int, Given]]


def answer_to(salt: str, choice_id: str, choice: Choice) -> Picks:
    """The answer to a question: any legal one, the same each time."""
    words = "/".join((salt, choice_id, choice.key, str(choice.seat), *choice.values))
    chance = Chance(hashlib.sha256(words.encode()).digest())
    if chance.below(TABLE, 4) == 0 and choice.default:
        return choice.default
    return random_policy(chance)(lambda: None, choice)


def from_a_pile(choice: Choice) -> bool:
    """Whether it asks for a card of the supply.

    Then an open part may still take the last card of a pile: strict order no longer offers it; any other order does,
    and asks again if the picked card is gone.
    """
    return choice.key.rpartition(".")[2] in ("buy", "gain") and choice.most == 1


def wish_of(salt: str, choice: Choice) -> Picks:
    """The first available card in the order of what one would take from a full supply."""
    nothing = [""] if not choice.least else []

    def liking(value: str) -> bytes:
        return hashlib.sha256(f"{salt}/{choice.key}/{choice.seat}/{value}".encode()).digest()

    best = max((*choice.values, *nothing), key=liking)
    return (best,) if best else ()


def state_of(match: Match) -> tuple[bytes, dict[str, Choice]]:
    """The present match: its state and its open questions."""
    return encode_state(match.state), dict(match.open)


def outcome(match: Match) -> Any:
    """The end of a match: everything a case may compare, piles without order except decks, and the use of chance."""
    fields = match.game.cases.inspect(match.state)
    return unordered("", fields), match.state.chance.counters, match.game.result(match.state), match.over


def unordered(name: object, value: Any) -> Any:
    """A value with the lists in it sorted, except decks."""
    if isinstance(value, dict):
        return {key: unordered(key, inner) for key, inner in value.items()}
    return sorted(value, key=repr) if isinstance(value, list) and name != "deck" else value


def asked(match: Match) -> dict[int, str]:
    """Who is asked what now."""
    return {choice.seat: choice.key for choice in match.open.values()}


def give(match: Match, seat: int, key: str, *picks: str) -> None:
    """A seat's answer to the question of this key that it is asked."""
    question = match.question(seat)
    assert question is not None
    assert question[1].key == key
    match.answer(seat, question[0], picks)


def give_each(match: Match, seat: int, *answers: str | None) -> None:
    """A seat's answers, one pick each (None: nothing), to its questions in a row."""
    for pick in answers:
        question = match.question(seat)
        assert question is not None
        match.answer(seat, question[0], () if pick is None else (pick,))


def refusable(choice: Choice) -> list[tuple[str, ...]]:
    """Answers that no question of this shape takes: too few, too many, unknown, one twice."""
    values = choice.values
    once = next((value for value in values if values.count(value) == 1), None)
    wrong = [("no such thing",) * max(choice.least, 1), (*values, values[0]), *([()] if choice.least else [])]
    return wrong + ([(once, once)] if once is not None else [])


class Player:
    """Plays one match with a salt, and keeps the log of answers since its beginning."""

    def __init__(self, match: Match, salt: str) -> None:
        self.match = match
        self.salt = salt
        self.log: Log = []
        self.asked: Counter[str] = Counter()

    def answer(self, choice_id: str) -> None:
        """Answer one open question."""
        choice = self.match.open[choice_id]
        given = self.match.answer(choice.seat, choice_id, self.picks(choice_id.rpartition("-")[0], choice))
        self.log.append((self.match.number, given))

    def picks(self, asker: str, choice: Choice) -> Picks:
        """The answer to a question of one asker, however often others were asked before."""
        if from_a_pile(choice):
            return wish_of(f"{self.salt}/{asker}", choice)
        self.asked[f"{asker}/{choice.key}"] += 1
        return answer_to(self.salt, f"{asker}/{self.asked[f'{asker}/{choice.key}']}", choice)

    def steps(self, most: int) -> Iterator[None]:
        """Answer the first open question again and again; stops before each, so that the caller can answer too."""
        for _ in range(most):
            if not self.match.open:
                return
            yield
            if self.match.open:
                self.answer(next(iter(self.match.open)))

    def restored(self) -> Match:
        """The match restored from its snapshot and the answers since then."""
        match = self.match
        since = [(number, given) for number, given in self.log if number > match.snapshot.step]
        return Match.restore(match.game, match.setup, match.snapshot, since)


def setup_of(game: Game, seats: int, seed: int, pace: Any = "turn") -> Setup:
    """The usual options for seed 0; for other seeds a random table, drawn by `options(dice)` of
    `tests/games/<game>/tables.py` if it exists, else by the game.
    """
    if not seed:
        return Setup(seats, pace)
    dice = random.Random(seed)
    drawn = getattr(about(game, "tables"), "options", None)
    return Setup(seats, pace, drawn(dice) if drawn else game.lots(Chance(dice.randbytes(8)), seats))


def some_seats(game: Game) -> list[int]:
    """The numbers of seats for trying the laws."""
    return [seats for seats in game.seats if seats <= 4] or [game.seats[0]]


def stands_still(game: Game, state: Any) -> bool:
    """Whether no rule ends a game in this state, according to `stands_still(state)` of
    `tests/games/<game>/tables.py`. Without that, every game ends.
    """
    still = getattr(about(game, "tables"), "stands_still", None)
    return bool(still and still(state))


def departs(game: Game, news: Iterable[Event]) -> bool:
    """Whether a brisk game with these events is impossible in strict order, according to `departs(news)` of
    `tests/games/<game>/tables.py`. Without that, every game is possible in strict order.
    """
    departing = getattr(about(game, "tables"), "departs", None)
    return bool(departing and departing(news))


def components(game: Game, state: Any) -> list[tuple[str, int, int]]:
    """The components on a table, with their numbers and those in the box, according to `components(state)` of
    `tests/games/<game>/tables.py`. Without that, nothing is limited.
    """
    counting = getattr(about(game, "tables"), "components", None)
    return list(counting(state)) if counting else []


def about(game: Game, module: str) -> ModuleType | None:
    """The part of a game's own test module about this, if there is one."""
    name = f"tests.games.{game.name}.{module}"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        return None
    return import_module(name) if found else None


NO_SECRETS = """Nothing says what is hidden in {name}. Write tests/games/{name}/secrets.py with a function

    def variants(table: {state}, viewer: int | None, dice: Random) -> Iterator[{state}]:

that yields the table again and again, each time changed only in what the viewer (None: a spectator) may not see: the
hands of others, the order of a deck, and at least what chance will bring (table.chance.seed = dice.randbytes(8))."""


def variants(game: Game, state: Any, viewer: int | None, dice: random.Random) -> Iterator[Any]:
    """A state, changed again and again in what a viewer may not see."""
    secrets = about(game, "secrets")
    if secrets is None:
        pytest.fail(NO_SECRETS.format(name=game.name, state=game.state.__name__), pytrace=False)
    yield from secrets.variants(state, viewer, dice)


def begin(game: Game, seats: int, seed: int, pace: Any = "turn") -> Player:
    """A new game of as many seats, to be played with the options and the answers of this seed."""
    return Player(Match.begin(game, setup_of(game, seats, seed, pace), b"%d" % seed), str(seed))
