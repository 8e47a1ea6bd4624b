"""What a rule may wish for besides a Choice: `anew`, `together`, `later`, `settle`, `spare`, `narrow`, VEIL, the
Checkpoint.

Law: rules yield only these. Nothing else ever reaches the match. LANES.md says what they are for.
"""

from collections.abc import Callable, Iterable, Mapping

import msgspec

from games.kernel.engine.choice import Choice, Effect, Picks


class Anew(msgspec.Struct, frozen=True):
    """A question of the main part that is made again, under its old id, whenever another seat's part has gone on: its
    options are never out of date. Yielded directly it costs less than `anew`: for what every turn asks.
    """

    question: Callable[[], Choice]


class Together(msgspec.Struct, frozen=True):
    """Several seats are asked at once; the answers come back in the order of the choices.

    `among` are all seats that might be asked: they are awaited alike, so that nobody learns who had something to
    decide. `enough` says of the answers so far that the rest no longer matters: those questions are withdrawn. Nobody
    sees an answer before all are in, so an estimate makes the questions `anew` for seats that it gives other cards.
    """

    choices: tuple[Choice, ...]
    among: tuple[int, ...] = ()
    enough: Callable[[Iterable[Picks]], bool] | None = None
    anew: Callable[[], Iterable[Choice]] | None = None


class Later(msgspec.Struct, frozen=True):
    """An effect joins a seat's lane as the part of one cause; `claims` are what it may take at most, by pile.

    `among` are all seats the cause aims at: they are awaited alike, so that nobody learns who had something to decide.
    `goes_on`: it is the rest of an earlier part of this cause.
    """

    seat: int
    effect: Effect[None]
    cause: int
    claims: Mapping[str, int]
    among: tuple[int, ...]
    goes_on: bool = False


class Settle(msgspec.Struct, frozen=True):
    """Wait until these seats' lanes are empty; no seats: all of them."""

    seats: tuple[int, ...]


SETTLED = Settle(())
"""Yielded directly (``yield SETTLED``) it costs less than `settle`: for what every turn does."""


class Spare(msgspec.Struct, frozen=True):
    """Wait until the earlier unfinished parts claim fewer of a pile than it holds, or it is empty.

    `left` counts the pile now; `take`: a card is taken right after, which uses up one of the part's own claims.
    """

    pile: str
    left: Callable[[], int]
    take: bool = False


class Narrow(msgspec.Struct, frozen=True):
    """From now on the part may take from these piles only; it gives up its other claims."""

    piles: frozenset[str]


class Veil(msgspec.Struct, frozen=True):
    """The end of a stretch in which a seat may have been asked something that not every hand is asked.

    Law: at a masked table the game goes on from here at a time that does not depend on whether anything was asked. All
    may see what comes after; the main part awaits `among` until then.
    """

    among: tuple[int, ...] = ()


VEIL = Veil()


class Checkpoint(msgspec.Struct, frozen=True):
    """The state is plain and complete now: nothing is open, all lanes are empty."""


CHECKPOINT = Checkpoint()


def anew(question: Callable[[], Choice]) -> Effect[Picks]:
    """Ask what others may change before it is answered."""
    picks: Picks = yield Anew(question)
    return picks


def together(
    *choices: Choice, among: tuple[int, ...] = (), enough: Callable[[Iterable[Picks]], bool] | None = None
) -> Effect[tuple[Picks, ...]]:
    """Ask several seats at once; return their answers in the order given (turn order is the caller's business).

    A question withdrawn because the others' answers were `enough` gets the answer ().
    """
    answers: tuple[Picks, ...] = yield Together(choices, among, enough)
    return answers


def together_from_hands(
    questions: Callable[[], Iterable[Choice]],
    *,
    among: tuple[int, ...] = (),
    enough: Callable[[Iterable[Picks]], bool] | None = None,
) -> Effect[tuple[Picks, ...]]:
    """The same if the questions, or who is asked, depend on cards that others do not see: `questions` makes them. The
    answers come back in its order.
    """
    answers: tuple[Picks, ...] = yield Together(tuple(questions()), among, enough, questions)
    return answers


def later(
    seat: int,
    effect: Effect[None],
    cause: int,
    claims: Mapping[str, int] | None = None,
    among: tuple[int, ...] = (),
    *,
    goes_on: bool = False,
) -> Effect[None]:
    """Put an effect on one seat into that seat's lane and go on. `cause` numbers the play it belongs to; with
    `goes_on` it has put a part there before, and its questions are numbered on.
    """
    yield Later(seat, effect, cause, claims or {}, among or (seat,), goes_on)


def settle(*seats: int) -> Effect[None]:
    """Go on only when the lanes of these seats (none named: of all) are empty."""
    yield Settle(seats)


def spare(pile: str, left: Callable[[], int], *, take: bool = False) -> Effect[None]:
    """Go on only when a card of this pile is not spoken for by an earlier unfinished part, or none is left at all.

    `take`: it is taken now. A part must have claimed what it takes.
    """
    yield Spare(pile, left, take)


def narrow(*piles: str) -> Effect[None]:
    """Tell that a part will from now on take from these piles only."""
    yield Narrow(frozenset(piles))
