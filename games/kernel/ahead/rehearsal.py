"""A rehearsal: the rules play a seat's next turn at a table made from what the seat sees, and its person answers as in
the turn itself.

Laws: a rehearsal follows from the seat's view and the answers alone; it ends as soon as anything touches what the seat
cannot know; nothing is simulated for others: their questions are dropped, and waiting for them ends what is known.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Literal, SupportsIndex, TypeAlias

import msgspec

from games.kernel.contract.ahead import Foreseen, Imagined
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Effect, Picks
from games.kernel.engine.verbs import Anew, Checkpoint, Later, Narrow, Settle, Spare, Together, Veil

MOST = 100
"""The most questions that are rehearsed."""


class Unknown(Exception):
    """Something was touched that this seat cannot know."""


class NoChance(Chance):
    """Chance at an imagined table: it knows no outcome."""

    def shuffled(self, stream: int, cards: object) -> list[str]:
        """Raises Unknown."""
        raise Unknown

    def below(self, stream: int, limit: int) -> int:
        """Raises Unknown."""
        raise Unknown


def _if_all_are_known(name: str) -> Any:
    """This method of lists, for cards of which all are known. It raises Unknown if some are not."""

    def method(cards: "Unseen", *args: Any) -> Any:
        if cards.hidden and len(cards):
            raise Unknown
        return getattr(list, name)(cards, *args)

    return method


class Unseen(list[str]):
    """Unknown cards, of which only the number is known, and above them the known cards put on top since.

    Looking at an unknown one raises Unknown. `placeholders` lie there for pictures.
    """

    def __init__(self, placeholders: Iterable[str] = ()) -> None:
        super().__init__(placeholders)
        self.hidden = len(self)

    def placeholders(self) -> list[str]:
        """All cards, in a meaningless order."""
        return [super(Unseen, self).__getitem__(place) for place in range(len(self))]

    def __getitem__(self, place: Any) -> Any:
        """A known card, or known ones from the top down. Raises Unknown."""
        if isinstance(place, slice):
            places = range(len(self))[place]
            if any(each < self.hidden for each in places):
                raise Unknown
        elif range(len(self))[place] < self.hidden:
            raise Unknown
        return super().__getitem__(place)

    def __delitem__(self, place: SupportsIndex | slice) -> None:
        """Take known cards away. Raises Unknown."""
        _ = self[place]
        super().__delitem__(place)

    def pop(self, place: SupportsIndex = -1) -> str:
        """Take a known card. Raises Unknown."""
        _ = self[place]
        return super().pop(place)

    def _untold(self, *_: object, **__: object) -> Any:
        """What no rule does with partly hidden cards; raises Unknown even if none are hidden."""
        raise Unknown

    __iter__, __contains__, __reversed__, count, remove, clear = map(
        _if_all_are_known, ("__iter__", "__contains__", "__reversed__", "count", "remove", "clear")
    )
    __setitem__ = __add__ = __eq__ = index = insert = reverse = copy = _untold
    __hash__ = None  # as of every list


Decides: TypeAlias = Callable[[Callable[[], Any], Choice], Picks | None]
"""What the person who sees this answers; None: that is not decided yet."""
Asking: TypeAlias = Callable[[Choice], bool]
"""Whether the person wants to be asked a moot question."""
End: TypeAlias = Literal["asked", "turn", "unknown"]


class Rehearsed(msgspec.Struct, frozen=True):
    """How far a rehearsal came: the questions `given` an answer so far, what is `asked` now, the seat's view of the
    table then, and how it ended: a question is `asked`, the `turn` is known to its end, or something `unknown` begins.
    `claimed` are the piles from which this turn lets others take in between: they may hold fewer by then.
    """

    given: tuple[Foreseen, ...]
    view: Any
    end: End
    asked: Choice | None = None
    claimed: frozenset[str] = frozenset()


def never(choice: Choice) -> bool:
    """Moot questions answer themselves."""
    return False


def always_asked(choice: Choice) -> bool:
    """Moot questions are asked too: somebody may want to be."""
    return True


def rehearse(
    imagined: Imagined, seat: int, answer: Decides, asking: Asking = never, *, alone: bool = False
) -> Rehearsed:
    """Let the rules ask, as in the turn itself, until a question is left open or nothing more is known.

    Questions with one legal answer and moot ones answer themselves, except those that `asking` wants asked. `alone`:
    any question to others, or waiting for them, ends what is known. Raises IllegalAnswer.
    """
    return _Rehearsal(imagined, seat, answer, asking, alone=alone).played()


class _Open(Exception):
    """A question was left open."""


class _Rehearsal:
    """The imagined driver: the seat's own parts run at once, those of others never."""

    def __init__(self, imagined: Imagined, seat: int, answer: Decides, asking: Asking, *, alone: bool) -> None:
        self.asking = asking
        self.alone = alone
        self.imagined = imagined
        self.seat = seat
        self.answer = answer
        self.given: list[Foreseen] = []
        self.dropped: set[int] = set()
        self.claimed: Counter[str] = Counter(imagined.claims)
        self.asked: Choice | None = None

    def played(self) -> Rehearsed:
        end: End
        try:
            self._drive(self.imagined.effect)
            end = "turn"
        except _Open:
            end = "asked"
        except Unknown:
            end = "unknown"
        return Rehearsed(tuple(self.given), self.imagined.look(), end, self.asked, frozenset(self.claimed))

    def _drive(self, effect: Effect[Any]) -> None:
        reply: Any = None
        while True:
            try:
                wish = effect.send(reply)
            except StopIteration:
                return
            reply = None
            match wish:
                case Choice():
                    reply = self._ask(wish)
                case Anew():
                    reply = self._ask(wish.question())
                case Spare():
                    self._take(wish)
                case _ if self.alone:
                    raise Unknown
                case Together():
                    reply = tuple(self._ask(choice) for choice in wish.choices)
                case Later():
                    self._put(wish)
                case Checkpoint():
                    return
                case _:
                    self._wait(wish)

    def _put(self, wish: Later) -> None:
        if wish.seat == self.seat:
            self._drive(wish.effect)
            return
        wish.effect.close()
        self.dropped.add(wish.seat)
        self.claimed.update(wish.claims)

    def _wait(self, wish: Settle | Narrow | Veil) -> None:
        if isinstance(wish, Settle) and self.dropped and (not wish.seats or self.dropped & set(wish.seats)):
            raise Unknown

    def _take(self, wish: Spare) -> None:
        if 0 < wish.left() <= self.claimed[wish.pile]:
            raise Unknown

    def _ask(self, choice: Choice) -> Picks:
        theirs = choice.seat != self.seat
        if (only := choice.only_answer()) is not None and not (theirs and self.alone):
            return only
        if theirs or len(self.given) >= MOST:
            raise Unknown
        idle = choice.moot and not self.asking(choice)
        picks = choice.default if idle else self.answer(self.imagined.look, choice)
        if picks is None:
            self.asked = choice
            raise _Open
        self.given.append(Foreseen(choice, choice.check(picks), idle=idle))
        return self.given[-1].picks
