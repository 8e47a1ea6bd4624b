"""Prepared turns in cases: how they are written, rehearsed, and carried out when their turn comes.

Laws: a turn is rehearsed first, so that every answer meets its question there; what does not fit is a ValueError that
says where.

How they are written: ``prepare: {answers: [{turn.treasure: [gold, silver]}, {turn.buy: {wishes: [gold, silver]}}]}``;
each answer names its question and is written as in a move, or as several ``wishes``, the first one first. Optional:
``rules`` by name (``advised``, ``usual``, ``ask``, ``{all_but: copper}``, or a list, the first one first), ``stops``
(the usual ones by default), ``turns``, and how the rehearsal must ``end``: ``turn``, ``unknown``, or the question that
is asked then.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from games.kernel.ahead.carrying_out import Halt, next_step
from games.kernel.ahead.prepared import (
    ANYTHING,
    PreparedTurn,
    asked_for,
    landmarks,
    prepared_from,
    rehearsed,
    span_of,
    usual_stops,
)
from games.kernel.ahead.rehearsal import Asking, Rehearsed
from games.kernel.contract.ahead import Ahead
from games.kernel.contract.case_words import picked
from games.kernel.contract.game import Game
from games.kernel.engine.choice import Choice, IllegalAnswer, Picks
from games.kernel.engine.standing_orders import ADVISED, ASK, USUAL, Order, Standing, Usual, Wishes
from games.kernel.match import Match
from games.kernel.onward import LaidReady, unasked
from games.kernel.orders.wishes import wish_of

WORDS: dict[str, Order] = {"advised": ADVISED, "usual": USUAL, "ask": ASK}


class Laying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared turn as written."""

    answers: list[dict[str, Any]] = []
    rules: dict[str, Any] = {}
    stops: tuple[str, ...] | None = None
    turns: int = 1
    end: str | None = None


class Preparations:
    """All prepared turns of one case; `became` says what became of each seat's, in words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.became: dict[int, list[str]] = {}
        policy = match.game.mind.player(match.game.mind.strongest)
        self._laid = LaidReady({}, lambda seat, turn: next_step(match, seat, turn, policy), self._ended)

    def lay(self, seat: int, laying: Laying) -> None:
        """Rehearse a seat's next turn and prepare it. Raises ValueError."""
        match, game, ahead = self.match, self.match.game, _ahead(self.match.game)
        view = match.view(seat)
        rules = {name: _order(_rule(game, ahead, name), said) for name, said in laying.rules.items()}
        draft = PreparedTurn(span_of(match, seat), rules=rules, own=tuple(rules), turns=laying.turns)
        answers = _rehearse(game, view, seat, laying, asked_for(draft))
        stops = usual_stops(game) if laying.stops is None else laying.stops
        if unknown := set(stops) - {each.name for each in ahead.landmarks}:
            raise ValueError(f"nothing stops at {', '.join(sorted(unknown))}")
        seen = landmarks(game, view, rules)
        self._laid.turns[seat] = replace(draft, answers=answers, seen=seen, stops=stops)
        self.became[seat] = ["waiting"]

    def carry_out(self) -> Iterator[None]:
        """Do everything that can be done now, step by step."""
        for step in unasked(self.match, self._laid.answers):
            told = self._begun(step.choice.seat)
            told += [] if "carried" in told else ["carried"]
            told += [f"departed {step.choice.key}"] if step.departed else []
            _ = step.give(self.match)
            yield

    def _ended(self, seat: int, turn: PreparedTurn, halt: Halt | None) -> None:
        if halt is not None:
            self._begun(seat).append(f"halted {halt.why}")

    def _begun(self, seat: int) -> list[str]:
        """What became of it, once it no longer waits."""
        told = self.became[seat]
        told[:] = [word for word in told if word != "waiting"]
        return told


def _ahead(game: Game) -> Ahead:
    if game.ahead is None:
        raise ValueError(f"turns of {game.name} cannot be prepared")
    return game.ahead


def _rehearse(game: Game, view: Any, seat: int, laying: Laying, asking: Asking) -> tuple[Any, ...]:
    """The answers as the rehearsal takes them."""
    written = [_answer(entry) for entry in laying.answers]
    left = list(written)

    def answer(look: object, choice: Choice) -> Picks | None:
        return _given(left.pop(0), choice) if left else None

    course = rehearsed(game, view, seat, answer, asking)
    if course is None:
        raise ValueError(f"seat {seat} cannot prepare a turn now")
    if left or laying.end not in (None, _end(course)):
        wanted = left[0][0] if left else laying.end
        raise ValueError(f"the rehearsal of seat {seat} ends with {_end(course)}, not with {wanted}")
    answers = prepared_from(course)
    return tuple(replace(one, wishes=wishes) for one, (_, wishes) in zip(answers, written, strict=True))


def _end(course: Rehearsed) -> str:
    return course.asked.key if course.asked else course.end


def _answer(entry: Mapping[str, Any]) -> tuple[str, tuple[Picks, ...]]:
    """An answer as written: its question, and the wishes in order."""
    if len(entry) != 1:
        raise ValueError(f"a prepared answer must be one question with its answer, not {entry}")
    ((key, said),) = entry.items()
    if isinstance(said, dict):
        if set(said) != {"wishes"}:
            raise ValueError(f"{key}: several wishes are written {{wishes: [...]}}, not {said}")
        return key, tuple(map(picked, said["wishes"]))
    return key, (picked(said),)


def _given(written: tuple[str, Sequence[Picks]], choice: Choice) -> Picks:
    """The first wish, if it answers this question."""
    key, (first, *_) = written
    if key != choice.key:
        raise ValueError(f"the rehearsal asks seat {choice.seat} {choice.key}, not {key}")
    try:
        return choice.check(first)
    except IllegalAnswer as error:
        raise ValueError(f"{key}: refused ({error}); offered: {', '.join(choice.values)}") from error


def _rule(game: Game, ahead: Ahead, name: str) -> Standing:
    rules = {rule.name: rule for rule in (*game.standing, *ahead.rules, ANYTHING)}
    if name not in rules:
        raise ValueError(f"there is no rule {name!r}; there are {', '.join(sorted(rules))}")
    return rules[name]


def _order(rule: Standing, said: Any) -> Order:
    """A rule as written."""
    match said:
        case list():
            return Wishes(tuple(wish_of(str(value)) for value in said), rule.declines)
        case {"all_but": names} if len(said) == 1:
            return Usual(without=picked(names))
        case str() if said in WORDS:
            return WORDS[said]
    raise ValueError(f"{rule.name}: a rule is a list, {{all_but: ...}} or one of {', '.join(WORDS)}, not {said!r}")
