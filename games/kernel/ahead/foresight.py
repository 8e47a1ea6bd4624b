"""What follows an answer, as far as nothing unknown can come between: the rules play on at an imagined table, and a
given player answers.

Laws: an imagined table is made only from what its seat sees; nothing is foreseen that depends on chance, on anybody
else or on a pile that may run short; nor anything if the table does not ask what is really asked.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
from msgspec.structs import replace

from games.kernel.ahead.rehearsal import Decides, always_asked, rehearse
from games.kernel.contract.ahead import NOTHING_FURTHER, Foreseen, Imagined
from games.kernel.contract.game import Game
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice, IllegalAnswer, Option, Picks
from games.kernel.engine.text import Text

MOST = 24
"""The most answers that are foreseen."""


def foreseen(imagined: Imagined, asked: Choice, picks: Picks, answer: Decides) -> tuple[Foreseen, ...]:
    """The questions the seat is asked directly after this answer, with their answers, up to the first None; none if the
    imagined table asks something else now.
    """
    return followed(imagined, asked, picks, answer)[0]


def followed(imagined: Imagined, asked: Choice, picks: Picks, answer: Decides) -> tuple[tuple[Foreseen, ...], bool]:
    """The same, and whether nothing more is asked then: the turn ends, or the seat's part of the phase."""
    numbers = count()

    def given(look: Look, choice: Choice) -> Picks | None:
        number = next(numbers)
        if not number:
            return picks if choice == asked else None
        return answer(look, choice) if number <= MOST else None

    course = rehearse(imagined, asked.seat, given, always_asked, alone=True)
    row, ended = course.given[1:], course.end == "turn"
    return ((*row[:-1], replace(row[-1], ends=True)) if row and ended else row), ended


def onward(game: Game, view: Any, asked: Choice, picks: Picks) -> frozenset[str]:
    """The keys of the questions that the advice may answer after this answer, unforeseen."""
    return NOTHING_FURTHER if game.ahead is None else game.ahead.onward(view, asked, picks)


def rest(game: Game, view: Any, asked: Choice, picks: Picks) -> Text | None:
    """The same in words; None: none."""
    return game.ahead.rest(view, asked, picks) if game.ahead and onward(game, view, asked, picks) else None


def going_on(game: Game, view: Any, asked: Choice) -> Imagined | None:
    """The imagined table from this seat's question on; None: nothing is foreseen."""
    return None if game.ahead is None else game.ahead.imagine(view, asked)


class Joint(msgspec.Struct, frozen=True):
    """An entry of a question's list that answers the next question, too; `shown` names both answers."""

    picks: Picks
    then: Foreseen
    shown: Option


def joined(game: Game, view: Any, asked: Choice) -> tuple[Joint, ...]:
    """All entries of this question's list that answer the next question, too, in the order of the options; with a first
    answer there is each answer to the next question.
    """
    return tuple(_joined(game, view, asked)) if game.ahead and (asked.least, asked.most) == (1, 1) else ()


def _joined(game: Game, view: Any, asked: Choice) -> Iterator[Joint]:
    for value in asked.values:
        following, picks = _next_after(game, view, asked, (value,)), (value,)
        if game.ahead is None or following is None or (following.least, following.most) != (1, 1):
            continue
        for option in following.options:
            then = Foreseen(following, (option.value,))
            if (shown := game.ahead.joined(Foreseen(asked, picks), then)) is not None:
                yield Joint(picks, then, shown)


def _next_after(game: Game, view: Any, asked: Choice, picks: Picks) -> Choice | None:
    """The question that follows this answer at once; None: none is known."""
    found: list[Choice] = []

    def answer(_: object, choice: Choice) -> None:
        found.append(choice)

    if (imagined := going_on(game, view, asked)) is not None:
        _ = followed(imagined, asked, picks, answer)
    return found[0] if found else None


def is_gone(one: Foreseen, asked: Choice) -> bool:
    """Whether a foreseen answer is no longer on offer where its question is asked."""
    return one.choice.key == asked.key and not set(one.picks) <= set(asked.values)


def left_of(imagined: Imagined, asked: Choice, promised: Sequence[Foreseen]) -> tuple[Foreseen, ...]:
    """What is left of promised answers where less is offered than foreseen: all that do something, except those that
    are gone. Nothing if one of them does not read here as promised, as it may have rested on what is gone; nor if
    something is offered that was not foreseen.
    """
    first = promised[0].choice
    if first.key != asked.key or not set(asked.values) < set(first.values):
        return ()
    wanted = [one for one in promised if one.picks and not is_gone(one, asked)]

    def answer(_: object, choice: Choice) -> Picks | None:
        return wanted.pop(0).picks if wanted and _reads_alike(wanted[0], choice) else None

    if (picks := answer(None, asked)) is None:
        return ()
    found = (Foreseen(asked, picks), *foreseen(imagined, asked, picks, answer))
    return () if wanted else found


def _reads_alike(one: Foreseen, choice: Choice) -> bool:
    """Whether this answer to a similar question means the same: what it is, what it costs and brings."""
    then, now = one.choice, choice
    if (then.key, then.prompt.id) != (now.key, now.prompt.id):
        return False
    options = [[option for option in each.options if option.value in one.picks] for each in (then, now)]
    with suppress(IllegalAnswer):
        return options[0] == options[1] and now.check(one.picks) == one.picks
    return False
