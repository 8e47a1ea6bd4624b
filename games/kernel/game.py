"""The contract of a game folder: what a package under `games` gives so that it can be played, shown, tested and stored.

Laws: rules are pure (no clock, no I/O, no randomness but Chance); the state at a checkpoint is plain data and says
all; a view holds exactly what its seat may see.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, Protocol, TypeAlias, runtime_checkable

import msgspec

from games.kernel.chance import Chance
from games.kernel.choice import Choice, Effect, Picks
from games.kernel.chronicle import Event
from games.kernel.standing_orders import Standing
from games.kernel.text import Text

Pace: TypeAlias = Literal["turn", "exact"]
"""`turn`: others' questions wait in their lanes until the turn ends; `exact`: everything is asked one by one in turn
order.
"""


class Setup(msgspec.Struct, frozen=True):
    """How a game is set up: number of seats, pace, and the game's own options as plain data (names to values).

    `masked`: when something happens must not betray whether somebody had to be asked (see `verbs.Veil`).
    """

    seats: int
    pace: Pace = "turn"
    options: dict[str, Any] = {}
    masked: bool = False


class State(msgspec.Struct, kw_only=True, dict=True):
    """What every game's state has: chance, the number of plays (causes) so far, and events not handed out yet."""

    chance: Chance
    plays: int = 0
    news: list[Event] = []

    def tell(self, event: Event) -> None:
        """Note in the chronicle that something happened."""
        self.news.append(event)


class Score(msgspec.Struct, frozen=True):
    """One seat's result: points with their sources (label, points), and its rank; equal ranks share the place.

    `note` says what decided between equal points.
    """

    seat: int
    points: int
    rank: int
    sources: tuple[tuple[Text, int], ...]
    note: Text | None = None


class Result(msgspec.Struct, frozen=True):
    """How a game stands or ended: a score per seat in seat order, and why it ended (None while it goes on)."""

    scores: tuple[Score, ...]
    reason: Text | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple(score.seat for score in self.scores if score.rank == 1)


class BadSetup(ValueError):
    """The options or the number of seats do not make a game; `reason` says what to change."""

    def __init__(self, reason: Text) -> None:
        super().__init__(repr(reason))
        self.reason = reason


Look: TypeAlias = Callable[[], Any]
"""Gives the view of the seat that is asked; a policy that needs no look costs none."""

Policy: TypeAlias = Callable[[Look, Choice], Picks]
"""Answers a question: computer players, time-outs, tests."""


@runtime_checkable
class Game(Protocol):
    """What `GAME` of a game package must be. All Texts come from the package's own `locale` folder or the kernel's."""

    name: str
    """Its stable name, equal to its folder's."""
    seats: tuple[int, ...]
    """The numbers of seats that can play."""
    options: type[msgspec.Struct]
    """The typed options, each with a default."""
    state: type[State]
    """The state's type, for storing."""
    event: Any
    """The union of its own events, for storing."""
    standing: tuple[Standing, ...]
    """The questions that standing orders may answer."""
    levels: tuple[str, ...]
    """The computer player's levels, weakest first; the last-but-one or only one is the usual."""

    def settings(self, options: Mapping[str, Any]) -> tuple["Setting", ...]:
        """What a lobby offers to set, given the options set so far."""
        ...

    def announce(self, options: Mapping[str, Any]) -> tuple[Text, ...]:
        """What these options lay on the table, in words, line by line. Raises BadSetup, as `new` does, for what makes
        no game, however many play.
        """
        ...

    def draw(self, options: Mapping[str, Any], chance: Chance) -> dict[str, Any]:
        """The options with all that is left to lots drawn now, for all to see before the start. Raises BadSetup."""
        ...

    def again(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of the next game of the same people: what was left to lots is open again, the first seat too.
        Raises BadSetup.
        """
        ...

    def next_first(self, result: Result, chance: Chance) -> int | None:
        """The seat that begins the next game of the same people after this result; None: as in any game."""
        ...

    def begun_by(self, options: Mapping[str, Any], first: int) -> dict[str, Any]:
        """These options, and this seat begins."""
        ...

    def new(self, setup: Setup, seed: bytes) -> State:
        """The state at the beginning. Raises BadSetup."""
        ...

    def play(self, state: Any) -> Effect[None]:
        """The rules; resumable from the state of any checkpoint. Its first wish is the CHECKPOINT of where it
        begins.
        """
        ...

    def turn_order(self, state: Any) -> tuple[int, ...]:
        """The seats in turn order, the one whose turn it is first."""
        ...

    def view(self, state: Any, seat: int | None) -> Any:
        """Frozen data with exactly what a seat (None: a spectator) may see."""
        ...

    def result(self, state: Any) -> Result:
        """The scores as the state stands."""
        ...

    def tell_table(self, view: Any) -> tuple[Text, ...]:
        """The table in words, line by line: the picture's text twin."""
        ...

    def tell_hand(self, view: Any) -> tuple[Text, ...]:
        """What the seat holds, in words."""
        ...

    def advisor(self, level: str) -> Policy:
        """A computer player."""
        ...

    def arrange(self, setup: Setup, seed: bytes, table: Mapping[Any, Any]) -> State:
        """A state put together for a case file, its turn under way. Raises ValueError naming what it does not
        understand.

        The field `named` lists every word of the case's answers and expectations: what has to be on the table, too.
        """
        ...

    def inspect(self, state: Any) -> Mapping[Any, Any]:
        """The fields that a case file may compare: by seat number, and shared ones by name."""
        ...

    def lots(self, chance: Chance, seats: int) -> dict[str, Any]:
        """The options of a table drawn by lot, out of all that can be played with as many seats."""
        ...

    def census(self, state: Any) -> Mapping[str, int]:
        """How many there are of everything whose number never changes in a game, wherever it lies; asked for while a
        question is open and at a checkpoint.
        """
        ...

    def measures(self, state: Any) -> Mapping[Text, tuple[int, ...]]:
        """What tells how a game went beyond its points, to compare many games by: under its label a number for each
        seat, or one for the whole table.
        """
        ...

    def reference(self) -> tuple["Entry", ...]:
        """What `/card` explains: the things of this game a player may want to look up."""
        ...

    def rules(self) -> tuple[Text, ...]:
        """What `/rules` says: the rules in short, paragraph by paragraph."""
        ...


class Value(msgspec.Struct, frozen=True):
    """One value of an option: its stable name, what it is called, and a hint what it means."""

    name: str
    label: Text
    hint: Text | None = None


class Setting(msgspec.Struct, frozen=True):
    """An option as a lobby offers it: its stable name (small letters), its title, its values and those `chosen` now.

    Between `least` and `most` values may be chosen. Settings of the same name are one option with its values in groups.
    Where names of things of the reference may be `typed` there are no values to choose from. Setting it takes back what
    was set in the options it stands `instead_of`. With `lots` chance decides what comes of it: at the start, or before
    if the host has it drawn.
    """

    name: str
    title: Text
    values: tuple[Value, ...] = ()
    chosen: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    typed: tuple[str, ...] = ()
    instead_of: tuple[str, ...] = ()
    lots: bool = False

    @property
    def many(self) -> bool:
        """Whether the option is a list of values."""
        return bool(self.typed) or self.most > 1


class Entry(msgspec.Struct, frozen=True):
    """One thing to look up: its stable name, its title, its facts on one line, its text, and rulings about it."""

    name: str
    title: Text
    facts: Text
    text: Text
    rulings: tuple[Text, ...] = ()


def encode_state(state: State) -> bytes:
    """The state as it is stored (MessagePack). Events not handed out yet do not belong to it."""
    news, state.news = state.news, []
    try:
        return msgspec.msgpack.encode(state)
    finally:
        state.news = news


def decode_state(game: Game, stored: bytes) -> State:
    """The state out of its stored form."""
    return msgspec.msgpack.decode(stored, type=game.state)
