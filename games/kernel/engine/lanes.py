"""The driver of a game's effects: of the main part, which is the turn itself, and one lane of parts per seat.

LANES.md explains the theory, with an example played step by step. A part runs by itself as far as it can; it stops only
at a question to its own seat, or while an earlier part may still take what it wants. Laws: lanes are first in, first
out; parts are ordered by (cause, distance from the seat whose turn it is), and a short pile is served in that order; a
part asks its own seat only; at a masked table nothing that follows a concealed question happens before its veil is
lifted from outside, whether the question is asked or not.
"""

from collections import deque
from collections.abc import Callable, Collection, Mapping
from enum import Enum
from typing import Any, TypeAlias

from msgspec import structs

from games.kernel.engine.choice import Choice, Effect, Picks
from games.kernel.engine.text import Text
from games.kernel.engine.verbs import Anew, Checkpoint, Later, Narrow, Settle, Spare, Together, Veil

NEVER_ALONE = (Settle, Spare)
"""Wishes that wait for lanes: while all of these are empty there is nothing to wait for."""

NOBODY = -1
"""The seat of nobody."""

CLOSED = Choice(NOBODY, "veil", Text("question-gone"), (), least=0, most=0)
"""Stands among the open questions as long as a veil is closed. Nobody is asked it; answering it lifts the veil.

As a question it is stored, replayed and undone like any other: masked tables need no second log.
"""

NOTHING: Mapping[str, int] = {}
"""The claims of a part that takes nothing."""

MOST_CHECKPOINTS = 1000
"""After more checkpoints in a row without a question a game counts as stuck."""


class BrokenRule(RuntimeError):
    """A game's rules wish for something the kernel does not allow: a bug in the game, never a player's mistake."""


class VeilState(Enum):
    """The state of a part's veil. A stretch is all that a part does from one `Veil` wish to the next."""

    NONE = "none"
    """Nothing concealed was asked in this stretch so far."""

    CLOSED = "closed"
    """It holds the part, even when all it asked is answered."""

    LIFTED = "lifted"
    """It was lifted in the middle of its stretch, so the end of the stretch closes none."""


class Part:
    """One effect under way: in a lane all that one cause does to one seat, or the main part (`seat` is None).

    `cause` is the play it comes from; for the main part, the turn. `waits` is the wish it stopped at (None: it can go
    on with `reply`). `claims` say what it may still take at most, by pile. `asked` counts the questions put to each
    seat, which their ids contain. `answers` are those to a `Together` received so far, by place.
    """

    __slots__ = ("answers", "asked", "cause", "claims", "effect", "reply", "seat", "veil", "waits")

    def __init__(
        self, effect: Effect[None], cause: int, seat: int | None = None, claims: Mapping[str, int] = NOTHING
    ) -> None:
        self.effect = effect
        self.cause = cause
        self.seat = seat
        self.claims = dict(claims)
        self.asked: dict[int, int] = {}
        self.answers: dict[int, Picks] = {}
        self.reply: Any = None
        self.waits: Any = None
        self.veil = VeilState.NONE

    def next_id(self, seat: int) -> str:
        """The id of this part's next question to a seat: cause, seat, ordinal. A veil's names the own seat.

        It must not depend on when others answer, so that it stays the same if another seat takes a step back.
        """
        ordinal = self.asked.get(seat, 0)
        self.asked[seat] = ordinal + 1
        if seat == NOBODY:
            return f"t{self.cause}-v{ordinal}" if self.seat is None else f"p{self.cause}-{self.seat}-v{ordinal}"
        return f"{'t' if self.seat is None else 'p'}{self.cause}-{seat}-{ordinal}"

    def use_claim(self, wish: Spare) -> None:
        """Use up a claim for a card that it takes. Raises BrokenRule if it claimed none."""
        if wish.take and self.seat is not None:
            left = self.claims.get(wish.pile, 0) - 1
            if left < 0:
                raise BrokenRule(f"the part of seat {self.seat} takes from {wish.pile!r} without a claim")
            self.claims[wish.pile] = left


Lane: TypeAlias = deque[Part]
"""The unfinished parts of one seat, oldest first. Only the first one runs; an empty lane is removed."""


def is_lane(choice_id: str) -> bool:
    """Whether this is the id of a question in a lane."""
    return choice_id.startswith("p")


def _enough(wish: Together, part: Part) -> bool:
    """Whether the answers so far settle what several seats are asked."""
    return wish.enough is not None and wish.enough(part.answers.values())


class Driver:
    """All parts of one game, and the questions at which they wait.

    `turn_order` gives the seats, the active one first; `keep` is called at each checkpoint with its number; with
    `exact` everything is asked one by one in turn order; with `masked` veils are closed; `at_once` answers questions
    immediately, and only those for which it returns None are ever open.

    Two flags tell the match what an answer has led to; the match resets them before the next one. `noticed`: other
    seats may have noticed something (they were asked, a part was put to them, a checkpoint was passed), so the answer
    is final. `turn_went_on`: the main part ran, so it may have used earlier answers.

    Where every wish of every simulated game passes, wishes are told apart by `type(wish) is ...`, which is faster than
    isinstance and `match`; the rare ones are left to `_must_wait`.
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
        at_once: Callable[[Choice], Picks | None] | None = None,
    ) -> None:
        self.turn = turn
        self.exact = exact
        self.masked = masked
        self.turn_order = turn_order
        self.keep = keep
        self.at_once = at_once
        self.main = Part(main, turn)
        self.lanes: dict[int, Lane] = {}
        self.open: dict[str, Choice] = {}
        self.over = False
        self.noticed = False
        self.turn_went_on = False
        # Rules begin with the checkpoint of the snapshot. It was counted then and must not be counted again.
        self._at_snapshot = True
        # Without a limit, rules that pass checkpoints without a question would never end.
        self._checkpoints_unasked = 0
        # Who waits for which answer; the place is the question's among those of a Together, else 0.
        self._askers: dict[str, tuple[Part, int]] = {}
        # The seats a cause aims at are public, those that still have to decide are not: so all are awaited alike.
        self._aimed_at: dict[int, set[int]] = {}
        # Two parts of one cause for one seat would give their questions the same ids, unless one goes on counting
        # where the other ended.
        self._parts_put: dict[tuple[int, int], Part] = {}

    # from outside

    def answer(self, choice_id: str, picks: Picks) -> None:
        """Give a checked answer to an open question and run on."""
        part, place = self._askers.pop(choice_id)
        asked = self.open.pop(choice_id)
        if asked is CLOSED:
            self._lift(part)
        elif type(part.waits) is Together:
            part.answers[place] = picks
            self._ask_together(part, part.waits, asked.seat)
        else:
            part.reply = picks
            part.waits = Veil() if part.veil is VeilState.CLOSED else None
        self.run(asked.seat)

    def run(self, actor: int | None = None) -> None:
        """Let every part go as far as it can. If the next question is to `actor` as well, nobody else notices."""
        main, others_went_on = self.main, False
        while True:
            if self._ready(main) and not self.over:
                self._resume(main, actor)
            elif self.lanes and (head := self._ready_head()):
                self._resume(head, actor)
                others_went_on = True
            elif not others_went_on or type(main.waits) is not Anew or not self._answers_itself(main.waits):
                return

    # for an estimate: what a seat cannot know is taken out

    def unmask(self) -> None:
        """Lift all veils, and close none any more. What was held goes on with the next answer."""
        self.masked = False
        for veil in [name for name, choice in self.open.items() if choice is CLOSED]:
            del self.open[veil]
            self._lift(self._askers.pop(veil)[0])

    def drop(self, seat: int) -> None:
        """End a seat's unfinished parts, as if they had asked and done nothing more."""
        for part in self.lanes.pop(seat, ()):
            self._withdraw(part)
            part.effect.close()

    def ask_anew(self, choice_id: str) -> None:
        """If the main part asks several at once, make its questions again for all but the seat of this open question.
        Nobody has answered yet; the others are asked after this seat.
        """
        main, asked = self.main, self.open[choice_id]
        wish = main.waits
        if type(wish) is not Together or wish.anew is None:
            return
        self._withdraw(main)
        choices = tuple(wish.anew())
        place = next(place for place, choice in enumerate(choices) if choice.seat == asked.seat)
        main.waits, main.answers = structs.replace(wish, choices=choices), {}
        self.open[choice_id], self._askers[choice_id] = choices[place], (main, place)

    def waits_in_sight(self, seats: Collection[int]) -> bool:
        """Whether everybody sees where the main part stands: it asks none of these seats, and waits for no pile (if it
        did, one of them would already have chosen a card).
        """
        asked = any(choice.seat in seats for choice_id, choice in self.open.items() if not is_lane(choice_id))
        return not asked and type(self.main.waits) is not Spare

    def begin_anew(self, main: Effect[None]) -> None:
        """Put another main part, which goes on from the present state, in place of the one under way."""
        self._withdraw(self.main)
        self.main.effect.close()
        self.main = Part(main, self.turn)
        self.run()

    def alone(self, choice_id: str) -> bool:
        """Whether an open question is the main part's own, to one seat only."""
        part = self._askers[choice_id][0]
        return part is self.main and type(part.waits) in (Choice, Anew)

    def awaited(self) -> tuple[int, ...]:
        """The seats publicly awaited: the main part's, and all an unfinished cause aims at."""
        waited = self._publicly_aimed_at() | {each.seat for name, each in self.open.items() if not is_lane(name)}
        return tuple(seat for seat in self.turn_order() if seat in waited)

    def _publicly_aimed_at(self) -> set[int]:
        aimed = set(self.main.waits.among) if isinstance(self.main.waits, (Together, Veil)) else set()
        return aimed.union(*(self._aimed_at[part.cause] for lane in self.lanes.values() for part in lane))

    def held_up(self, seat: int) -> bool:
        """Whether this seat's choice waits because others may take first."""
        return any(type(part.waits) is Spare for part in self.lanes.get(seat, ()))

    # waiting

    def _ready_head(self) -> Part | None:
        for lane in self.lanes.values():
            head = lane[0]
            if type(head.waits) is not Choice and self._ready(head):
                return head
        return None

    def _ready(self, part: Part) -> bool:
        waits = part.waits
        if waits is None:
            return True
        kind = type(waits)
        if kind is Settle:
            return not self.lanes or (bool(waits.seats) and self.lanes.keys().isdisjoint(waits.seats))
        if kind is Checkpoint:
            return not self.lanes
        if kind is Spare:
            left = waits.left()
            return not left or self._claimed_before(part, waits.pile) < left
        return False

    def _claimed_before(self, part: Part, pile: str) -> int:
        """How many of a pile earlier parts may still take. All parts come before the main part, which put them there:
        in strict turn order they would be done by now.
        """
        order = self.turn_order()
        others = (other for lane in self.lanes.values() for other in lane if other is not part)
        if part is not self.main:
            mine = self._position(part, order)
            others = (other for other in others if self._position(other, order) < mine)
        return sum(other.claims.get(pile, 0) for other in others)

    @staticmethod
    def _position(part: Part, order: tuple[int, ...]) -> tuple[int, int]:
        return part.cause, order.index(part.seat) if part.seat is not None else -1

    # going on

    def _resume(self, part: Part, actor: int | None) -> None:
        if part.waits is not None:
            self._take_up(part)
        if part is self.main:
            self.turn_went_on = True
        send = part.effect.send
        reply, part.reply = part.reply, None
        while True:
            try:
                wish = send(reply)
            except StopIteration:
                self._end(part)
                return
            reply = None
            kind = type(wish)
            if kind is Choice or kind is Anew:
                self._at_snapshot = False
                choice: Choice = wish if kind is Choice else wish.question()
                reply = choice.only_answer()
                if reply is None:
                    reply = self._ask(part, choice, 0, actor)
                if reply is None:
                    part.waits = wish
                    return
            elif kind is Checkpoint and not self.lanes:
                self._pass_checkpoint()
            elif (self.lanes or kind not in NEVER_ALONE) and self._must_wait(part, wish, actor):
                return

    def _take_up(self, part: Part) -> None:
        """Take up what the part has waited for."""
        if type(part.waits) is Checkpoint:
            self._pass_checkpoint()
        if type(part.waits) is Spare:
            part.use_claim(part.waits)
        part.waits = None

    def _must_wait(self, part: Part, wish: object, actor: int | None) -> bool:
        """Take up a wish that is not a Choice; return whether the part has to stop at it."""
        self._at_snapshot = False
        if part is self.main and isinstance(wish, Later):
            return self._put_in_lane(wish, actor)
        if isinstance(wish, Veil):
            return self._veiled(part, wish)
        if isinstance(wish, Narrow):
            part.claims = {pile: count for pile, count in part.claims.items() if pile in wish.piles}
            return False
        if part is not self.main and not isinstance(wish, Spare):
            raise BrokenRule(f"a part in a lane may ask its seat, spare a pile or narrow its claims, not {wish!r}")
        if isinstance(wish, Together):
            part.waits, part.answers = wish, {}
            self._ask_together(part, wish, actor)
            return True
        if not isinstance(wish, (Settle, Spare, Checkpoint)):
            raise BrokenRule(f"rules cannot wish for {wish!r}")
        part.waits = wish
        if isinstance(wish, Checkpoint) or not self._ready(part):
            return True
        if isinstance(wish, Spare):
            part.use_claim(wish)
        part.waits = None
        return False

    def _put_in_lane(self, wish: Later, actor: int | None) -> bool:
        """Put a part into its lane, where it begins at once if alone. In exact pace the main part waits for it."""
        seat, cause = wish.seat, wish.cause
        earlier = self._parts_put.get((cause, seat))
        if (earlier is not None) != wish.goes_on:
            put = "no part" if wish.goes_on else "two parts"
            raise BrokenRule(f"cause {cause} has {put} for seat {seat}")
        part = self._parts_put[cause, seat] = Part(wish.effect, cause, seat, wish.claims)
        if earlier is not None:
            part.asked = earlier.asked
        self.noticed = True
        self._aimed_at.setdefault(cause, set()).update(wish.among)
        lane = self.lanes.setdefault(seat, deque())
        lane.append(part)
        if lane[0] is part:
            self._resume(part, actor)
        if self.exact:
            self.main.waits = Settle((seat,))
        return self.exact

    def _end(self, part: Part) -> None:
        if part.seat is None:
            if self.lanes:
                raise BrokenRule("the game ends with parts unfinished")
            self.over = True
            return
        lane = self.lanes[part.seat]
        del lane[0]
        if not lane:
            del self.lanes[part.seat]

    def _pass_checkpoint(self) -> None:
        if self._at_snapshot:
            self._at_snapshot = False
            return
        self.turn += 1
        self._checkpoints_unasked += 1
        if self._checkpoints_unasked > MOST_CHECKPOINTS:
            raise BrokenRule("nobody can do anything any more, and still the game does not end")
        self.main.cause = self.turn
        self.main.asked.clear()
        if self._parts_put:
            self._aimed_at.clear()
            self._parts_put.clear()
        self.noticed = True
        self.keep(self.turn)

    # veils

    def _veiled(self, part: Part, wish: Veil) -> bool:
        """The end of a stretch: whether the part has to stop there."""
        if not self.masked:
            return False
        if part.veil is VeilState.LIFTED:
            part.veil = VeilState.NONE
            return False
        self._close(part)
        part.waits = wish
        return True

    def _close(self, part: Part) -> None:
        """Close the part's veil, if this stretch has had none yet."""
        if part.veil is VeilState.NONE:
            part.veil = VeilState.CLOSED
            veil = part.next_id(NOBODY)
            self.open[veil] = CLOSED
            self._askers[veil] = (part, 0)

    @staticmethod
    def _lift(part: Part) -> None:
        """Let the part go on. If it was held without an answer to go on with, it is at the end of its stretch, and the
        next stretch has a veil of its own. Else the stretch goes on, and its end holds nothing.
        """
        held = type(part.waits) is Veil
        part.veil = VeilState.NONE if held and part.reply is None else VeilState.LIFTED
        part.waits = None if held else part.waits

    # asking

    def _ask(self, part: Part, choice: Choice, place: int, actor: int | None) -> Picks | None:
        """Open a question and return None; or return its answer, if it is given at once."""
        if part.seat is None:
            if choice.seat in self.lanes:
                raise BrokenRule(f"seat {choice.seat} is asked {choice.key} before its lane is settled")
        elif choice.seat != part.seat:
            raise BrokenRule(f"the part of seat {part.seat} asks seat {choice.seat}: {choice.key}")
        if choice.least > len(choice.options):
            raise BrokenRule(f"nobody can answer {choice.key}: {choice.least} of {len(choice.options)} options")
        self._checkpoints_unasked = 0
        if self.at_once is not None and (picks := self.at_once(choice)) is not None:
            return picks
        if self.masked and choice.standing and choice.standing.concealed and part is not self.main:
            self._close(part)
        choice_id = part.next_id(choice.seat)
        self.open[choice_id] = choice
        self._askers[choice_id] = (part, place)
        if choice.seat != actor:
            self.noticed = True
        return None

    def _ask_together(self, part: Part, wish: Together, actor: int | None) -> None:
        """Open the unanswered questions (with `exact` only the first); when all are in, let the part go on."""
        if self.masked and any(choice.standing and choice.standing.concealed for choice in wish.choices):
            self._close(part)
        asking = set(self._asked_by(part))
        for place, choice in enumerate(wish.choices):
            if place in part.answers or place in asking:
                continue
            if (self.exact and asking) or _enough(wish, part):
                break
            answer = choice.only_answer()
            if answer is None:
                answer = self._ask(part, choice, place, actor)
            if answer is None:
                asking.add(place)
            else:
                part.answers[place] = answer
        if len(part.answers) == len(wish.choices) or _enough(wish, part):
            self._withdraw(part)
            part.reply = tuple(part.answers.get(place, ()) for place in range(len(wish.choices)))
            part.waits = Veil(wish.among) if part.veil is VeilState.CLOSED else None

    def _answers_itself(self, wish: Anew) -> bool:
        """Renew the main part's open question; return whether only one answer is left."""
        choice, choice_id = wish.question(), self._asked_by(self.main)[0]
        answer = choice.only_answer()
        if answer is None:
            self.open[choice_id] = choice
            return False
        self._withdraw(self.main)
        self.main.reply, self.main.waits = answer, None
        return True

    def _withdraw(self, part: Part) -> None:
        """Close the open questions of a part; its veil stays."""
        for choice_id in self._asked_by(part).values():
            del self._askers[choice_id], self.open[choice_id]

    def _asked_by(self, part: Part) -> dict[int, str]:
        """The open questions of a part, by their place, without its veil."""
        return {
            place: choice_id
            for choice_id, (asker, place) in self._askers.items()
            if asker is part and self.open[choice_id] is not CLOSED
        }
