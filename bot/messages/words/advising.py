"""The advising computer player's choice in a person's place: worked out outside the event loop, and kept while it may
be requested again.

Laws: it follows only from what the person's desk shows and from what was found out about the table, so the same
question gets the same advice even after a restart; an advisor with an error advises nothing; no advice is given without
a reason.
"""

import asyncio
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import structlog
from msgspec.structs import replace

from bot.messages.parts.chain import write_chain
from bot.messages.parts.components import first_alone, grouped
from bot.recent import Recent
from bot.tables.show.shown import Desk
from games.kernel.ahead import foresight
from games.kernel.ahead.foresight import Joint, followed, going_on, rest
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.game import Game
from games.kernel.contract.mind import Advice
from games.kernel.contract.policy import Look
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text

KEPT = 64
"""How many pieces of advice stay in memory, each with its view, some ten kilobytes."""

log = structlog.get_logger()


class Advising:
    """The advisors of all games."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games
        self._kept = Recent[Hashable, Advice | None](KEPT)
        self._joints = Recent[Hashable, tuple[Joint, ...]](KEPT)

    async def advised(self, desk: Desk, *, alone: bool = False) -> Advice | None:
        """The advice there; `alone`: for this question only, and not for those that follow."""
        if desk.question is None:
            return None
        _, choice = desk.question
        key = (desk.table.game, desk.studied, desk.view, choice)
        if key not in self._kept:
            game = self.games[desk.table.game].as_studied(desk.studied)
            self._kept[key] = await asyncio.to_thread(thought, game, desk.view, choice)
        advice = self._kept[key]
        return first_alone(advice) if advice and alone else advice

    async def joined(self, desk: Desk) -> tuple[Joint, ...]:
        """The entries of the list there that answer the next question, too."""
        if desk.question is None:
            return ()
        _, choice = desk.question
        key = (desk.table.game, desk.view, choice)
        if key not in self._joints:
            self._joints[key] = await asyncio.to_thread(joined, self.games[desk.table.game], desk.view, choice)
        return self._joints[key]


def joined(game: Game, view: Any, choice: Choice) -> tuple[Joint, ...]:
    """The entries of the question's list that answer the next question, too."""
    try:
        return foresight.joined(game, view, choice)
    except Exception:
        log.exception("joining_erred", key=choice.key)
        return ()


def thought(game: Game, view: Any, choice: Choice) -> Advice | None:
    """The answer of the game's advising computer player with this view, and its answers to the questions that follow at
    once; None if it cannot say why.
    """
    try:
        advice = game.mind.advice(game.mind.strongest)(lambda: view, choice)
        if advice.why is None:
            return None
        return _going_on(game, view, choice, replace(advice, picks=choice.check(advice.picks)))
    except Exception:
        log.exception("advisor_erred", key=choice.key)
        return None


def _going_on(game: Game, view: Any, choice: Choice, advice: Advice) -> Advice:
    """The advice and the following answers, as many as a button can hold; and how far it goes on then."""
    advises, said = game.mind.advice(game.mind.strongest), [advice]

    def answer(look: Look, asked: Choice) -> Picks:
        said.append(advises(look, asked))
        return said[-1].picks

    imagined = going_on(game, view, choice)
    whole, ended = ((), False) if imagined is None else followed(imagined, choice, advice.picks, answer)
    written, count = write_chain(choice, advice.picks, whole)
    further = bool(written) and not (ended and count == len(whole))
    advice = replace(advice, onward=rest(game, view, choice, advice.picks) if further else None)
    if not (then := whole[:count]):
        return advice
    row = (Foreseen(choice, advice.picks), *then)
    decided, why = _decided_most(row, said)
    words, first = _in_words(game, row), _in_words(game, row[:1])
    named = None if decided is None else _in_words(game, [decided])
    return replace(advice, then=then, row=words, first=first, row_why=why, row_for=named)


def _in_words(game: Game, row: Sequence[Foreseen]) -> Text:
    return Text("picks-in-a-row", picks=grouped(game.words.in_a_row(row)))


def _decided_most(row: Sequence[Foreseen], said: Sequence[Advice]) -> tuple[Foreseen | None, Text | None]:
    """The most deliberate answer, and its reason: the first that its question does not propose, or else the last that
    does something. Nothing if it is the first of the row.
    """
    told = [(one, advice.why) for one, advice in zip(row, said, strict=False) if one.picks and advice.why]
    decided = [(one, why) for one, why in told if one.picks != one.choice.default] or told[-1:]
    return decided[0] if decided and decided[0][0] is not row[0] else (None, None)
