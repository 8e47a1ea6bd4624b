"""Drives the effects of a game: the main strand, and one lane of parts per seat.

A part runs by itself as far as it can and stops only at a question to its own seat, or while what it may take is
claimed by an earlier part. Laws: lanes are first in, first out; parts are ordered by (cause, distance from the seat
whose turn it is), and a short pile is served in that order; a part asks its own seat only; at a masked table nothing
that follows a concealed question happens before its veil is lifted from outside, be the question asked or not.
"""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from games.kernel.choice import Choice, Effect, Picks
from games.kernel.text import Text
from games.kernel.verbs import Checkpoint, Later, Narrow, Settle, Spare, Together, Veil

NEVER_ALONE = (Settle, Spare)
"""Wishes to wait for lanes: with all of them empty there is nothing to wait for."""

NOBODY = -1
"""The seat of nobody."""

CLOSED = Choice(NOBODY, "veil", Text("question-gone"), (), least=0, most=0)
"""Stands among the open questions as long as a veil is closed. Nobody is asked it; answering it lifts the veil."""

LIFTED = ""
"""The state of a veil that was lifted and whose stretch is not over yet."""


IDLE = 1000
"""How many checkpoints in a row may pass without a question before a game counts as stuck."""


class BrokenRule(RuntimeError):
    """A game's rules wish for what the kernel does not allow: a mistake in the game, never of a player."""


class Strand:
    """One running effect. `waits` is the wish it stopped at (None: it can go on with `reply`).

    `cause` is the play of which it is a part; the main strand belongs to no seat, and its cause is the turn. `veil` is
    the id of its closed veil, LIFTED, or None: there is none now.
    """

    __slots__ = ("answers", "asked", "cause", "claims", "effect", "reply", "seat", "veil", "waits")

    def __init__(self, effect: Effect[None], cause: int, seat: int | None = None) -> None:
        self.effect = effect
        self.cause = cause
        self.seat = seat
        self.claims: dict[str, int] = {}
        self.asked: dict[int, int] = {}
        self.answers: dict[int, Picks] = {}
        self.reply: Any = None
        self.waits: Any = None
        self.veil: str | None = None

    def next_id(self, seat: int) -> str:
        """The id of this strand's next question to a seat: cause, seat, ordinal. A veil's names the own seat."""
        ordinal = self.asked.get(seat, 0)
        self.asked[seat] = ordinal + 1
        if seat == NOBODY:
            return f"t{self.cause}-v{ordinal}" if self.seat is None else f"p{self.cause}-{self.seat}-v{ordinal}"
        return f"{'t' if self.seat is None else 'p'}{self.cause}-{seat}-{ordinal}"


def is_lane(choice_id: str) -> bool:
    """Whether an id is that of a question in a lane."""
    return choice_id.startswith("p")


def _enough(wish: Together, strand: Strand) -> bool:
    """Whether the answers so far settle what is asked of several seats."""
    return wish.enough is not None and wish.enough(strand.answers.values())


def _use_claim(strand: Strand, spared: Spare) -> None:
    """A part takes a card: one of its claims is used up. Raises BrokenRule if it claimed none."""
    if spared.take and strand.seat is not None:
        left = strand.claims.get(spared.pile, 0) - 1
        if left < 0:
            raise BrokenRule(f"the part of seat {strand.seat} takes from {spared.pile!r} without a claim")
        strand.claims[spared.pile] = left


class Strands:
    """All strands of one game, and the questions at which they wait.

    `turn_order` gives the seats, the active one first; `keep` is called at each checkpoint with its number;
    with `exact` everything is asked one by one in turn order; with `masked` veils are closed; `at_once` answers every
    question there and then, so that none is ever open. `stirred` becomes true when something happened that other seats
    may have noticed: they were asked, a part was put to them, a checkpoint was passed; `went_on` when the main strand
    did. Both are for the caller to set back.
    """

    def __init__(
        self,
        main: Effect[None],
        *,
        turn: int = 0,
        exact: bool = False,
        masked: bool = False,
        turn_order: Callable[[], tuple[int, ...]],
        keep: Callable[[int], None],
        at_once: Callable[[Choice], Picks] | None = None,
    ) -> None:
        self.turn = turn
        self.exact = exact
        self.masked = masked
        self.turn_order = turn_order
        self.keep = keep
        self.at_once = at_once
        self.main = Strand(main, turn)
        self.lanes: dict[int, deque[Strand]] = {}
        self.open: dict[str, Choice] = {}
        self.over = False
        self.stirred = False
        self.went_on = False
        self._fresh = True
        self._idle = 0
        self._askers: dict[str, tuple[Strand, int]] = {}
        self._aimed: dict[int, set[int]] = {}
        self._parts: set[tuple[int, int]] = set()

    # from outside

    def answer(self, choice_id: str, picks: Picks) -> None:
        """Give a checked answer to an open question and run on."""
        strand, place = self._askers.pop(choice_id)
        asked = self.open.pop(choice_id)
        if asked is CLOSED:
            self._lift(strand)
        elif type(strand.waits) is Together:
            strand.answers[place] = picks
            self._ask_together(strand, strand.waits, asked.seat)
        else:
            strand.reply = picks
            strand.waits = Veil() if strand.veil else None
        self.run(asked.seat)

    def run(self, actor: int | None = None) -> None:
        """Let every strand go as far as it can; questions to others than `actor` stir."""
        main = self.main
        while True:
            if self._ready(main) and not self.over:
                self._resume(main, actor)
            elif self.lanes and (head := next(self._ready_heads(), None)):
                self._resume(head, actor)
            else:
                return

    def in_lane(self, choice_id: str) -> bool:
        """Whether an open question belongs to a part in a lane."""
        return is_lane(choice_id)

    def alone(self, choice_id: str) -> bool:
        """Whether an open question is the main strand's own, asked of one seat only."""
        strand = self._askers[choice_id][0]
        return strand is self.main and type(strand.waits) is Choice

    def awaited(self) -> tuple[int, ...]:
        """The seats that everybody may know to be waited for: the main strand's, and all aimed at by an unfinished
        cause.
        """
        waited = {choice.seat for choice_id, choice in self.open.items() if not self.in_lane(choice_id)}
        if isinstance(self.main.waits, (Together, Veil)):
            waited |= set(self.main.waits.among)
        for lane in self.lanes.values():
            for part in lane:
                waited |= self._aimed[part.cause]
        return tuple(seat for seat in self.turn_order() if seat in waited)

    def common(self) -> bool:
        """Whether the hour belongs to several seats at once, the one whose turn it is among them, as everybody may
        know.
        """
        if self.exact:
            return False
        aimed = set(self.main.waits.among) if isinstance(self.main.waits, (Together, Veil)) else set()
        for lane in self.lanes.values():
            for part in lane:
                aimed |= self._aimed[part.cause]
        return len(aimed) > 1 and self.turn_order()[0] in aimed

    # waiting

    def _ready_heads(self) -> Iterator[Strand]:
        return (lane[0] for lane in self.lanes.values() if self._ready(lane[0]))

    def _ready(self, strand: Strand) -> bool:
        waits = strand.waits
        if waits is None:
            return True
        kind = type(waits)
        if kind is Settle:
            return not self.lanes or (bool(waits.seats) and not any(seat in self.lanes for seat in waits.seats))
        if kind is Checkpoint:
            return not self.lanes
        if kind is Spare:
            left = waits.left()
            return not left or self._claimed_before(strand, waits.pile) < left
        return False

    def _claimed_before(self, strand: Strand, pile: str) -> int:
        order = self.turn_order()
        parts = (part for lane in self.lanes.values() for part in lane if part is not strand)
        if strand is not self.main:
            mine = self._position(strand, order)
            parts = (part for part in parts if self._position(part, order) < mine)
        return sum(part.claims.get(pile, 0) for part in parts)

    @staticmethod
    def _position(part: Strand, order: tuple[int, ...]) -> tuple[int, int]:
        return part.cause, order.index(part.seat) if part.seat is not None else -1

    # going on

    def _resume(self, strand: Strand, actor: int | None) -> None:
        if type(strand.waits) is Checkpoint:
            self._pass_checkpoint()
        if type(strand.waits) is Spare:
            _use_claim(strand, strand.waits)
        strand.waits = None
        self.went_on = self.went_on or strand is self.main
        send = strand.effect.send
        reply, strand.reply = strand.reply, None
        while True:
            try:
                wish = send(reply)
            except StopIteration:
                self._end(strand)
                return
            reply = None
            if type(wish) is Choice:
                self._fresh = False
                reply = wish.only_answer()
                if reply is None:
                    reply = self._ask(strand, wish, 0, actor)
                if reply is None:
                    strand.waits = wish
                    return
            elif type(wish) is Checkpoint and not self.lanes:
                self._pass_checkpoint()
            elif (self.lanes or type(wish) not in NEVER_ALONE) and self._must_wait(strand, wish, actor):
                return

    def _must_wait(self, strand: Strand, wish: object, actor: int | None) -> bool:
        """Take up a wish that is not a Choice; return whether the strand has to stop at it."""
        self._fresh = False
        if isinstance(wish, Veil):
            return self._veiled(strand, wish)
        if isinstance(wish, Narrow):
            strand.claims = {pile: count for pile, count in strand.claims.items() if pile in wish.piles}
            return False
        if strand is not self.main and not isinstance(wish, Spare):
            raise BrokenRule(f"a part in a lane may ask its seat, spare a pile or narrow its claims, not {wish!r}")
        if isinstance(wish, Later):
            return self._put_in_lane(strand, wish, actor)
        if isinstance(wish, Together):
            strand.waits, strand.answers = wish, {}
            self._ask_together(strand, wish, actor)
            return True
        if not isinstance(wish, (Settle, Spare, Checkpoint)):
            raise BrokenRule(f"rules cannot wish for {wish!r}")
        strand.waits = wish
        if isinstance(wish, Checkpoint) or not self._ready(strand):
            return True
        if isinstance(wish, Spare):
            _use_claim(strand, wish)
        strand.waits = None
        return False

    def _veiled(self, strand: Strand, wish: Veil) -> bool:
        """The end of a stretch: whether the strand has to stop there."""
        if not self.masked:
            return False
        if strand.veil == LIFTED:
            strand.veil = None
            return False
        self._close(strand)
        strand.waits = wish
        return True

    def _close(self, strand: Strand) -> None:
        """Close the strand's veil, if it is not closed or lifted already."""
        if strand.veil is None:
            strand.veil = strand.next_id(NOBODY)
            self.open[strand.veil] = CLOSED
            self._askers[strand.veil] = (strand, NOBODY)

    @staticmethod
    def _lift(strand: Strand) -> None:
        """What was held goes on. A stretch that is at its end is over; in another the veil stays lifted."""
        held = type(strand.waits) is Veil
        strand.veil = None if held and strand.reply is None else LIFTED
        strand.waits = None if held else strand.waits

    def _put_in_lane(self, strand: Strand, wish: Later, actor: int | None) -> bool:
        part = Strand(wish.effect, wish.cause, wish.seat)
        part.claims = dict(wish.claims)
        if (wish.cause, wish.seat) in self._parts:
            raise BrokenRule(f"cause {wish.cause} has two parts for seat {wish.seat}")
        self._parts.add((wish.cause, wish.seat))
        self.stirred = True
        self._aimed.setdefault(wish.cause, set()).update(wish.among)
        lane = self.lanes.setdefault(wish.seat, deque())
        lane.append(part)
        if lane[0] is part:
            self._resume(part, actor)
        if self.exact:
            strand.waits = Settle((wish.seat,))
        return self.exact

    def _end(self, strand: Strand) -> None:
        if strand.seat is None:
            if self.lanes:
                raise BrokenRule("the game ends with parts unfinished")
            self.over = True
            return
        lane = self.lanes[strand.seat]
        del lane[0]
        if not lane:
            del self.lanes[strand.seat]

    def _pass_checkpoint(self) -> None:
        if self._fresh:  # play() begins where the snapshot was taken
            self._fresh = False
            return
        self.turn += 1
        self._idle += 1
        if self._idle > IDLE:
            raise BrokenRule("nobody can do anything any more, and still the game does not end")
        self.main.cause = self.turn
        self.main.asked.clear()
        self._aimed.clear()
        self._parts.clear()
        self.stirred = True
        self.keep(self.turn)

    # asking

    def _ask(self, strand: Strand, choice: Choice, place: int, actor: int | None) -> Picks | None:
        """Open a question and return None; or return its answer, if it is given at once."""
        if strand.seat is not None and choice.seat != strand.seat:
            raise BrokenRule(f"the part of seat {strand.seat} asks seat {choice.seat}: {choice.key}")
        if strand.seat is None and choice.seat in self.lanes:
            raise BrokenRule(f"seat {choice.seat} is asked {choice.key} before its lane is settled")
        if choice.least > len(choice.options):
            raise BrokenRule(f"nobody can answer {choice.key}: {choice.least} of {len(choice.options)} options")
        self._idle = 0
        if self.at_once is not None:
            return self.at_once(choice)
        if self.masked and choice.standing and choice.standing.concealed and strand is not self.main:
            self._close(strand)
        choice_id = strand.next_id(choice.seat)
        self.open[choice_id] = choice
        self._askers[choice_id] = (strand, place)
        if choice.seat != actor:
            self.stirred = True
        return None

    def _ask_together(self, strand: Strand, wish: Together, actor: int | None) -> None:
        """Open what is not answered yet (with `exact` only the first); when all are in, let the strand go on."""
        if self.masked and any(choice.standing and choice.standing.concealed for choice in wish.choices):
            self._close(strand)
        asking = {place for asker, place in self._askers.values() if asker is strand and place != NOBODY}
        for place, choice in enumerate(wish.choices):
            if place in strand.answers or place in asking:
                continue
            if (self.exact and asking) or _enough(wish, strand):
                break
            answer = choice.only_answer()
            if answer is None:
                answer = self._ask(strand, choice, place, actor)
            if answer is None:
                asking.add(place)
            else:
                strand.answers[place] = answer
        if len(strand.answers) == len(wish.choices) or _enough(wish, strand):
            self._withdraw(strand)
            strand.reply = tuple(strand.answers.get(place, ()) for place in range(len(wish.choices)))
            strand.waits = Veil(wish.among) if strand.veil else None

    def _withdraw(self, strand: Strand) -> None:
        """Close the questions of a strand that are still open; its veil stays."""
        mine = [name for name, (asker, place) in self._askers.items() if asker is strand and place != NOBODY]
        for choice_id in mine:
            del self._askers[choice_id], self.open[choice_id]
