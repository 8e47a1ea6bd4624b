"""The terms of a table, as they are stored with its game, and what becomes of them: in the next game of the same
people, when somebody gets up, at the start.

Laws: people keep their places, so that "to the left of the winner" stays true; the right to begin belongs to a person,
not a place: one who gets up takes it along, and the lot decides.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Literal, TypeAlias

import msgspec

from bot.tables.terms import codec
from bot.tables.terms.actors import Actor, Refused
from bot.tables.terms.deadlines import ALLOWED, Late, Time
from db import rows
from games.kernel.contract.game import FIRST_RULES, RULES, BadSetup, Game, Result, Score, Setup
from games.kernel.engine.chance import Chance
from games.kernel.engine.text import Text

Aid: TypeAlias = Literal["private", "told", "without"]
WhyEnded: TypeAlias = Literal["", "quiet", "left"]
"""Why a lobby ended by itself: nobody did anything there, or its host has left the server."""


class Terms(Setup, frozen=True):
    """A table's set-up: besides what its rules ask for, the game it follows (None: none), the seat that begins (None:
    by the rules of the game), the time for a decision, and what happens to a person who takes longer. Games that do not
    name their starting rules began under the first.
    """

    after: int | None = None
    first: int | None = None
    time: Time = "none"
    late: Late = "wait"
    rules: int = FIRST_RULES
    prepare: bool = True
    """Whether turns may be prepared here."""
    advice: Aid = "private"
    """Whether there are coaches and advice here, and whether the table is told who used them."""
    highlights: bool = False
    """Whether the channel is told what people react to."""
    opened_by: int = 0
    opened_in: int = 0
    """The person for whom the bot opened a thread for this table, and that thread; 0: none."""
    hostless: bool = False
    """Whether the people there may take the lobby over."""
    lapsed: WhyEnded = ""

    @property
    def timed(self) -> bool:
        """Whether decisions have a time at this table."""
        return self.time in ALLOWED


class RulesGiven(Setup, frozen=True):
    """The part of the terms for the rules."""

    rules: int = FIRST_RULES


def read(row: rows.Game) -> Terms:
    """A stored game's set-up; unreadable parts have their usual values."""
    try:
        return codec.read(row.options, Terms)
    except msgspec.MsgspecError:
        return _salvaged(row.options)


def _salvaged(data: bytes) -> Terms:
    found: dict[str, Any] = {"seats": 0}
    with suppress(msgspec.MsgspecError):
        plain = codec.read(data, dict[str, Any])
        for field in msgspec.structs.fields(Terms):
            with suppress(msgspec.MsgspecError, KeyError):
                found[field.name] = msgspec.convert(plain[field.name], field.type)
    return Terms(**found)


def rules_of(row: rows.Game) -> Setup:
    """The set-up given to a stored game's rules. Raises msgspec.DecodeError if that is unreadable; the table's other
    terms need not be readable.
    """
    codec.read(row.options, RulesGiven)
    return read(row)


def ended_with(row: rows.Game | None, seated: Sequence[rows.Seat], actor: Actor) -> rows.Game:
    """The game, if it is over and this person played or hosted it. Raises Refused."""
    if row is None:
        raise Refused(Text("no-such-game"))
    if actor.user_id != row.host_id and actor.user_id not in [seat.player_id for seat in seated]:
        raise Refused(Text("again-players-only"))
    if row.status != "finished":
        raise Refused(Text("again-not-over"))
    return row


def of_next_game(game: Game, row: rows.Game, chance: Chance) -> Terms:
    """What the next game takes over from this finished one. Raises Refused."""
    last = read(row)
    try:
        options = game.again(last.options)
    except BadSetup as error:
        raise Refused(error.reason) from error
    result = _result(row)
    first = game.lobby.next_first(result, chance) if result.scores else None
    return msgspec.structs.replace(last, seats=0, options=options, after=row.id, first=first)


def _result(row: rows.Game) -> Result:
    """The stored places: the rules may have changed since."""
    return Result(tuple(Score(seat, points, rank, ()) for seat, points, rank in codec.read_places(row.result)))


def without(agreed: Terms, seat: int) -> Terms:
    """The terms after somebody has got up."""
    return msgspec.structs.replace(agreed, first=None) if agreed.first == seat else agreed


def order(agreed: Terms, seated: Sequence[rows.Seat], seed: bytes) -> list[int]:
    """The seats in the order numbered from the start: as in the last game, else by lot."""
    if agreed.after is not None:
        return [seat.seat for seat in seated]
    lots = Chance(seed + b"/seats").shuffled(0, [f"{seat.seat:02}" for seat in seated])
    return [int(lot) for lot in lots]


def begun(game: Game, agreed: Terms, seats: Sequence[int]) -> Terms:
    """The set-up of a game whose seats are numbered in this order."""
    first = None if agreed.first is None else seats.index(agreed.first)
    options = game.begun_by(agreed.options, first)
    return msgspec.structs.replace(agreed, seats=len(seats), first=first, options=options, rules=RULES, hostless=False)
