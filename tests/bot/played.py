"""Finished games as they would be stored, played without a database: for records, replays and statistics."""

from collections.abc import Collection
from functools import cache

import msgspec

from bot.tables.memory.advance import Advance, Opening
from bot.tables.past.record import Record, recorded
from bot.tables.terms.terms import Terms
from db import rows
from games.kernel.contract.discovery import find_games
from games.kernel.contract.game import RULES, Game
from games.kernel.engine.lanes import CLOSED
from games.kernel.match import Match

GAMES = find_games()
SECOND = 1000
STARTED = 1_000_000
NAMES = ("Anna", "*Ben*", "Clara", "David", "Edda", "Falk")
SERVER, CHANNEL = 7, 9


class Kept:
    """A game and all that would be stored of it. Each move takes a second."""

    def __init__(self, game: Game, setup: Terms, seed: bytes) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.answers: list[rows.Answer] = []
        self.lines: list[rows.Line] = []
        self.seats = [rows.Seat(1, seat, 100 + seat, NAMES[seat], None, None, None) for seat in range(setup.seats)]
        self.now = STARTED
        opening = Opening(Match.begin(game, setup, seed), range(setup.seats), self.seats)
        self.checkpoint = opening.checkpoint
        self._tell(opening.lines)
        self.store(opening.advance)

    def store(self, advance: Advance) -> None:
        """Answer moot questions automatically, then apply this move."""
        advance.let_answer({}, {})
        for number, entry in enumerate(advance.entries, 1):
            self.answers.append(
                rows.Answer(1, advance.after + number, entry.kind, entry.seat, entry.choice, entry.key, entry.picks,
                            entry.origin, False, self.now)
            )  # fmt: skip
        self.now += SECOND
        if advance.undone:
            self._take_back(advance.undone)
        self._tell(advance.lines())
        self.match = advance.match
        self.checkpoint = advance.checkpoint or self.checkpoint

    def _take_back(self, steps: Collection[int]) -> None:
        for table in (self.answers, self.lines):
            for place, row in enumerate(table):
                if row.step in steps:
                    table[place] = msgspec.structs.replace(row, undone=True)  # type: ignore[call-overload]  # either row

    def _tell(self, lines: list[rows.NewLine]) -> None:
        for line in lines:
            self.lines.append(rows.Line(1, len(self.lines) + 1, line.step, line.event, line.heading, False))

    @property
    def row(self) -> rows.Game:
        """The stored game."""
        scores = self.game.result(self.match.state).scores
        result = msgspec.msgpack.encode([(score.seat, score.points, score.rank) for score in scores])
        return rows.Game(
            1, self.game.name, "finished", SERVER, CHANNEL, 100, "de", msgspec.msgpack.encode(self.setup), self.seed,
            self.match.commitment, self.match.number, 1, STARTED, 2, None, None, None, result,
        )  # fmt: skip

    @property
    def record(self) -> Record:
        """Its record, once it is over."""
        return recorded(self.row, self.seats, self.answers, self.lines)


class Stored(Kept):
    """A game that plays itself with its weakest computer; people go back a step now and then, if they may. At a
    `masked` table orders answer what they may, and veils are lifted.
    """

    def __init__(
        self, game: str | Game, seats: int = 2, seed: bytes = b"a seed", back_every: int = 9, *, masked: bool = False
    ) -> None:
        played = GAMES[game] if isinstance(game, str) else game
        options = played.begun_by({"set": "interaction"} if masked else {}, None)
        super().__init__(played, Terms(seats, masked=masked, options=options, rules=RULES), seed)
        self._play(back_every)

    def _play(self, back_every: int) -> None:
        policy = self.game.mind.player(self.game.mind.levels[0])
        while not self.match.over:
            advance = Advance(self.match)
            choice_id, choice = next(iter(self.match.open.items()))
            if choice is CLOSED:
                advance.lift(choice_id)
            elif self.setup.masked and choice.standing:
                advance.answer_by_order(choice_id, choice, policy(self.match.look(choice.seat), choice))
            elif back_every and self.match.number % back_every == 0 and self.match.undo_limit(choice.seat) is not None:
                advance.take_back(choice.seat)
            else:
                advance.answer(choice.seat, choice_id, policy(self.match.look(choice.seat), choice))
            self.store(advance)


@cache
def stored(game: str) -> Stored:
    """A finished game of two, the same in every test."""
    return Stored(game)


@cache
def record_of(game: str) -> Record:
    """Its record."""
    return stored(game).record
