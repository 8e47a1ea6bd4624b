"""Whole games as their people read them: the message of each question, compared with what it had to tell."""

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from bot.language.phrases import Phrasebook, one_line
from bot.messages import desk_message
from bot.messages.parts.outgoing import is_heading, told
from bot.tables.memory.advance import Advance, Opening
from bot.tables.memory.loaded import LoadedGame
from bot.tables.show import showing
from bot.tables.show.shown import Desk, Reader
from bot.tables.terms.codec import written
from bot.tables.terms.terms import Terms
from db import rows
from games.kernel.contract.game import Game
from games.kernel.contract.policy import Policy
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.digest import Told
from games.kernel.engine.lanes import CLOSED
from games.kernel.engine.text import Text
from games.kernel.match import Match

NAMES = ("Anna", "Ben", "Clara", "David", "Edda", "Falk")
BOOK = Phrasebook.load(strict=True)
LATELY = {"monasterium": 5}
"""How many digests a reader remembers in games where the same words soon say something new: dice placed again.
Elsewhere all.
"""


class Sitting:
    """A game that people play, each by a policy; chance decides who answers next."""

    def __init__(
        self, game: Game, seed: bytes, policies: Sequence[Policy], options: Mapping[str, Any], *, masked: bool
    ) -> None:
        seats = len(policies)
        setup = Terms(seats, masked=masked, options=dict(options))
        seated = [rows.Seat(1, seat, 100 + seat, NAMES[seat], None, None, None) for seat in range(seats)]
        opening = Opening(Match.begin(game, setup, seed), range(seats), seated)
        row = rows.Game(
            1, game.name, "running", 7, 9, 100, "de", written(setup), seed, None, 0, 0, 0, None, None, None, None, None
        )
        self.loaded = LoadedGame(row, opening.seats, game)
        self.match = self.loaded.match = opening.advance.match
        self.loaded.told = [Told(0, opening.seal), *self._begun(game, opening)]
        self.policies = policies
        self.chance = Chance(seed)

    @staticmethod
    def _begun(game: Game, opening: Opening) -> Iterator[Told]:
        for line in opening.lines[1:]:
            yield Told(0, msgspec.msgpack.decode(line.event, type=game.event))

    def play(self) -> Iterator[Desk]:
        """Play on to the end; yields a person's side of the game at each new question to them."""
        read = dict[int, str]()
        while not self.match.over:
            for choice_id, choice in self.match.open.items():
                if choice is not CLOSED and read.get(choice.seat) != choice_id:
                    read[choice.seat] = choice_id
                    yield self.desk(choice.seat)
            self._answer_one()

    def _answer_one(self) -> None:
        asked = list(self.match.open.items())
        choice_id, choice = asked[self.chance.below(TABLE, len(asked))]
        advance = Advance(self.match)
        if choice is CLOSED:
            advance.lift(choice_id)
        else:
            picks = self.policies[choice.seat](self.match.look(choice.seat), choice)
            advance.answer(choice.seat, choice_id, picks)
        advance.let_answer({}, {})
        self.loaded.keep(advance)
        self.match = advance.match

    def desk(self, seat: int) -> Desk:
        """A person's side of the game now."""
        public = showing.table(self.loaded, self.match)
        return showing.desk(self.loaded, self.match, self.loaded.seats[seat], public, Reader(0, "de"))


class Tally(msgspec.Struct):
    """Counts of what people read: digests, those that lack lines, those that mostly repeat lines read lately, and
    lines that spoke of the reader in the third person.
    """

    questions: int = 0
    digests: int = 0
    cut: int = 0
    repeated: int = 0
    strange: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        """Both together."""
        pairs = zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)
        return Tally(*(one + two for one, two in pairs))


class Readers:
    """The people at a table, who remember all lines they read lately."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.known = dict[int, deque[list[str]]]()

    def read(self, desk: Desk) -> Tally:
        """One message of one person."""
        say = BOOK.speaker(self.language, NAMES, game=desk.table.game).to(desk.seat)
        shape = desk_message.turn(desk, say)
        message = f"{shape.content}\n{shape.below}"
        lines = [one_line(say(text)) for text in desk.lately.digest if not is_heading(text)]
        known = self.known.setdefault(desk.seat, deque(maxlen=LATELY.get(desk.table.game)))
        again = sum(any(line in before for before in known) for line in lines)
        known.extend([lines] if lines else [])
        strange = sum(
            NAMES[desk.seat] in line for line in (*lines, *told((*desk.lately.doing, *desk.lately.done), say))
        )
        left = sum(line not in message for line in lines)
        most = left + len(desk.lately.doing) + len(desk.lately.done)
        counted = (say(Text("more-in-log", count=count)) for count in range(left, most + 1))
        cut = bool(left) and not any(line in message for line in counted)
        return Tally(1, bool(lines), cut, bool(lines) and 2 * again >= len(lines), strange)
