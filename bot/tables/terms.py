"""The next game of the same people: what it takes over from the last one, who begins, where everybody sits.

Laws: people keep their places, so that "to the left of the winner" stays true; the one who begins is a person, not a
place: whoever gets up takes the right along, and the lot decides.
"""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.tables import codec
from bot.tables.actors import Actor, Refused
from bot.tables.deadlines import Late, Time
from db import rows
from games.kernel.chance import Chance
from games.kernel.game import FIRST_RULES, RULES, BadSetup, Game, Result, Score, Setup
from games.kernel.text import Text

Aid: TypeAlias = Literal["private", "told", "without"]


class Terms(Setup, frozen=True):
    """How a table is set up: beside what its rules ask for, the game it follows (None: none), the seat that begins
    (None: by the rules of the game), the time for a decision, and what happens to whoever takes longer. Games that do
    not say under which rules they began began under the first.
    """

    after: int | None = None
    first: int | None = None
    time: Time = "none"
    late: Late = "wait"
    rules: int = FIRST_RULES
    prepare: bool = True
    """Whether turns may be prepared here."""
    advice: Aid = "private"
    """Whether a coach and advice may be had here, and whether the table is told who has had them."""


def read(row: rows.Game) -> Terms:
    """How a stored game is set up."""
    return codec.read(row.options, Terms)


def let_again(row: rows.Game | None, seated: Sequence[rows.Seat], actor: Actor) -> rows.Game:
    """The game, if it is over and this person played or hosted it. Raises Refused."""
    if row is None:
        raise Refused(Text("no-such-game"))
    if actor.user_id != row.host_id and actor.user_id not in [seat.player_id for seat in seated]:
        raise Refused(Text("again-players-only"))
    if row.status != "finished":
        raise Refused(Text("again-not-over"))
    return row


def terms(game: Game, row: rows.Game, chance: Chance) -> Terms:
    """What the next game after this finished one takes over. Raises Refused."""
    last = read(row)
    try:
        options = game.again(last.options)
    except BadSetup as error:
        raise Refused(error.reason) from error
    first = game.next_first(_result(row), chance)
    return msgspec.structs.replace(last, seats=0, options=options, after=row.id, first=first)


def _result(row: rows.Game) -> Result:
    """The places as they were stored: the rules may have changed since."""
    return Result(tuple(Score(seat, points, rank, ()) for seat, points, rank in codec.read_places(row.result)))


def without(agreed: Terms, seat: int) -> Terms:
    """What is agreed once somebody has got up."""
    return msgspec.structs.replace(agreed, first=None) if agreed.first == seat else agreed


def order(agreed: Terms, seated: Sequence[rows.Seat], seed: bytes) -> list[int]:
    """The seats as they are numbered from the start on: as in the game before, else by lot."""
    if agreed.after is not None:
        return [seat.seat for seat in seated]
    lots = Chance(seed + b"/seats").shuffled(0, [f"{seat.seat:02}" for seat in seated])
    return [int(lot) for lot in lots]


def begun(game: Game, agreed: Terms, seats: Sequence[int]) -> Terms:
    """The set-up of a game whose seats are numbered in this order."""
    first = None if agreed.first is None else seats.index(agreed.first)
    options = game.begun_by(agreed.options, first)
    return msgspec.structs.replace(agreed, seats=len(seats), first=first, options=options, rules=RULES)
