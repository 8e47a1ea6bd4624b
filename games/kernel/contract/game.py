"""The contract of a game folder: what a package under `games` gives so that it can be played, shown, tested and stored.

Laws: rules are pure (no clock, no I/O, no randomness but Chance); the state at a checkpoint is plain data and complete;
a view holds exactly what its seat may see. Whatever has an honest default has one, so a game costs no more than its
rules.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from games.kernel.contract.ahead import Ahead
from games.kernel.contract.book import Rulebook
from games.kernel.contract.hidden import OPEN, Hidden
from games.kernel.contract.mind import AS_PROPOSED, Mind
from games.kernel.contract.printed import Faults, read_printed, where
from games.kernel.contract.words import Words
from games.kernel.engine.chance import TABLE, Chance
from games.kernel.engine.choice import Effect
from games.kernel.engine.chronicle import Event
from games.kernel.engine.standing_orders import Standing
from games.kernel.engine.text import Text, game_title

Pace: TypeAlias = Literal["turn", "exact"]
"""`turn`: others' questions wait in their lanes until the turn ends; `exact`: each is asked in turn order."""

FIRST_RULES, RULES = 1, 7
"""The rulings' first and newest number. A ruling that changes something in a game under way, or in the answers of a
finished one, gets a number here, and is a `Ruling` of its game; so does an event that is told differently than by a
released program (`Event.as_told_before`).
"""


class Setup(msgspec.Struct, frozen=True):
    """How a game is set up: number of seats, pace, and the game's own options as plain data (names to values).

    `masked`: the moment something happens must not betray whether somebody had to be asked (see `verbs.Veil`). `rules`:
    the rulings under which it began; it goes on and is judged under these.
    """

    seats: int
    pace: Pace = "turn"
    options: dict[str, Any] = {}
    masked: bool = False
    rules: int = RULES


class State(msgspec.Struct, kw_only=True, dict=True):
    """What every game's state has: chance, the number of plays (causes) so far, and events not yet handed out."""

    chance: Chance
    plays: int = 0
    news: list[Event] = []

    def tell(self, event: Event) -> None:
        """Note in the chronicle that something happened."""
        self.news.append(event)


class Score(msgspec.Struct, frozen=True):
    """One seat's result: points with their sources (label, points), and its rank; equal ranks share the place.

    `note` says what broke a tie of points, and against whom; or that nothing did.
    """

    seat: int
    points: int
    rank: int
    sources: tuple[tuple[Text, int], ...]
    note: Text | None = None


class Result(msgspec.Struct, frozen=True):
    """The standing or the end of a game: a score per seat in seat order, and why it ended (None while it goes on)."""

    scores: tuple[Score, ...]
    reason: Text | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(score.seat for score in self.scores if score.rank == 1)


Merit: TypeAlias = tuple[int, ...]
"""A seat's points, then what breaks ties: the higher, the better."""


def scored(
    sources: Iterable[Iterable[tuple[Text, int]]],
    ties: Iterable[Merit] = (),
    tie: Callable[[Merit, Merit, int], Text] | None = None,
) -> tuple[Score, ...]:
    """The scores by each seat's sources of points, and by what breaks its ties; equals share the place. `tie` words
    what broke one, from the own merit, that of the seat next behind, and that seat; from two equal ones that nothing
    did.
    """
    told = [tuple([source for source in of_seat if source[1]]) for of_seat in sources]
    merits: list[Merit] = [
        (sum(points for _, points in own), *more) for own, more in zip_longest(told, ties, fillvalue=())
    ]

    def note(own: Merit) -> Text | None:
        behind = max([merit for merit in merits if merit[0] == own[0] and merit < own], default=own)
        alone = behind == own and merits.count(own) == 1
        return None if tie is None or alone else tie(own, behind, merits.index(behind))

    return tuple([
        Score(seat, merit[0], 1 + sum(other > merit for other in merits), told[seat], note(merit))
        for seat, merit in enumerate(merits)
    ])  # fmt: skip


class BadSetup(ValueError):
    """The options or the number of seats do not make a game; `reasons` say what to change, `reason` is the first."""

    def __init__(self, reason: Text, *more: Text) -> None:
        super().__init__(repr(reason))
        self.reason, self.reasons = reason, (reason, *more)


Options = TypeVar("Options", bound=msgspec.Struct)


class Value(msgspec.Struct, frozen=True):
    """One value of an option: its stable name, its label, and a hint at what it means."""

    name: str
    label: Text
    hint: Text | None = None


class Setting(msgspec.Struct, frozen=True):
    """An option as a lobby offers it: its stable name (small letters), its title, its values and those `chosen` now.

    Between `least` and `most` values may be chosen. Settings of the same name are one option with its values in groups.
    With `typed` names of things from the reference there are no values to choose from. Setting it resets the options it
    stands `instead_of`. With `lots` chance decides the outcome: at the start, or before if the host has it drawn.

    The settings of a `group` are set together, in one form of that title with at most five parts (None: in the form of
    pace and time); one with a single value is set by sending that form.
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
    group: Text | None = None

    @property
    def many(self) -> bool:
        """Whether the option is a list of values."""
        return bool(self.typed) or self.most > 1


def typed_options(kind: type[Options], options: Mapping[str, Any]) -> Options:
    """The options of a game in their type. Raises BadSetup for bad ones, also what the options themselves raise."""
    try:
        return msgspec.convert(options, kind)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, BadSetup):
            raise error.__cause__ from error
        raise BadSetup(Text("bad-options", fault=str(error))) from error


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing can be set."""


def nothing(*_: object) -> tuple[()]:
    """Default for games without such a thing."""
    return ()


def plain_fields(state: State) -> dict[Any, Any]:
    """A state's own fields by name, as plain data."""
    own = [field for field in state.__struct_fields__ if field not in State.__struct_fields__]
    return {field: msgspec.to_builtins(getattr(state, field)) for field in own}


@dataclass(frozen=True, kw_only=True, eq=False)
class Lobby:
    """What may be set before a game. The functions get options in their type, converted and checked.

    An option `first` is the seat that begins (None: as in any game); it counts for one game only.
    """

    options: type[msgspec.Struct] = NoOptions
    """The typed options, each with a default. Their `__post_init__` raises BadSetup for what does not go together."""
    settings: Callable[[Any], tuple[Setting, ...]] = nothing
    """The settings offered, given the options set so far."""
    announce: Callable[[Any], tuple[Text, ...]] = nothing
    """What the options lay on the table, line by line. Raises BadSetup for options that no number of seats can play."""
    draw: Callable[[Any, Chance], Mapping[str, Any]] = lambda options, chance: {}
    """The options that were left to chance, drawn now, by name. Raises BadSetup."""
    brisk: Text | None = None
    """What the pace `turn` changes in this game, in at most 100 characters; by default others' questions wait."""
    once: Callable[[Any], Collection[str]] = nothing
    """The options besides `first` that count for one game only: the same people's next game leaves them open again."""
    lots: Callable[[Chance, int], Mapping[str, Any]] | None = None
    """The options of a table drawn by lot, out of all that so many seats can play; by default a value of each setting.
    """
    next_first: Callable[[Result, Chance], int | None] = lambda result, chance: None
    """The seat that begins the next game of the same people after this result; None: as in any game."""


@dataclass(frozen=True, kw_only=True, eq=False)
class Cases:
    """How tables are put together and inspected where a game is tried."""

    put_together: Callable[[Setup, Any, Chance, Mapping[Any, Any]], State] | None = None
    """A state for a case file, its turn under way, by set-up, typed options, chance and the case's fields. Raises
    ValueError naming what it does not understand. By default the fields are those of the state at the beginning.

    The field `named` lists every word of the case's answers and expectations, all of which must be on the table, too.
    """
    inspect: Callable[[Any], Mapping[Any, Any]] = plain_fields
    """The fields that a case file may compare: by seat number, and shared ones by name."""
    census: Callable[[Any], Mapping[str, int]] = lambda state: {}
    """The number of each thing whose number never changes in a game, wherever it is; also asked for while questions are
    open.
    """


@dataclass(frozen=True, kw_only=True, eq=False)
class PrintedBox:
    """Numbers printed only in the box of a game, which its owners may correct.

    They are the option `board` of every new game, so a running game and its record keep theirs.
    """

    file: str
    """The numbers that come with the program, as a TOML file with a comment beside each."""
    kind: type[msgspec.Struct]
    """Their type, also that of the option, which may be None."""
    faults: Faults[Any]
    """What is impossible though each number alone would be possible."""
    game: "Callable[[Any], Game]"
    """The game with such numbers: its texts say them, and games begin with them."""
    lay_out: Callable[[Any, Any], None]
    """Attaches the printed numbers of the typed options to a state: they are not stored with every checkpoint."""
    board: msgspec.Struct
    """The numbers that games begin with, and that texts say."""

    def read(self, file: str) -> "Game":
        """The game with the numbers of such a file. Raises BadBoard."""
        return self.game(read_printed(file, self.kind, self.faults))


@dataclass(frozen=True, kw_only=True, eq=False)
class Game:
    """The type of a game package's `GAME`: its rules as functions. Texts come from its own `locale` folder or the
    kernel's.
    """

    name: str
    """Its stable name, equal to its folder's."""
    seats: tuple[int, ...]
    """The numbers of seats that can play."""
    state: type[State]
    """The state's type, for storing."""
    event: Any
    """The union of its own events, for storing."""
    begin: Callable[[Setup, Any, Chance], State]
    """The state at the beginning, from the set-up and its typed options. Raises BadSetup."""
    play: Callable[[Any], Effect[None]]
    """The rules; they resume from the state of any checkpoint. The first wish is the CHECKPOINT where they begin."""
    turn_order: Callable[[Any], tuple[int, ...]]
    """The seats in turn order, the one whose turn it is first."""
    view: Callable[[Any, int | None], Any]
    """Frozen data with exactly what a seat (None: a spectator) may see."""
    result: Callable[[Any], Result]
    """The scores of the state."""
    words: Words
    """The words for its views, its news and its answers."""
    book: Rulebook
    """What can be read about it: rules, things to look up, lessons."""

    lobby: Lobby = Lobby()
    """What may be set."""
    standing: tuple[Standing, ...] = ()
    """The questions that standing orders may answer."""
    mind: Mind = AS_PROPOSED
    """How its computer players think."""
    hidden: Hidden = OPEN
    """What lies hidden from a seat."""
    ahead: Ahead | None = None
    """What is known of questions in advance, and how turns may be prepared; None: nothing, and they may not."""
    cases: Cases = Cases()
    """How its tables are put together and inspected where it is tried: in case files, lessons and simulations."""
    box: PrintedBox | None = None
    """The numbers printed in its box, if they may differ from those that come with the program."""

    @property
    def options(self) -> type[msgspec.Struct]:
        """The typed options, each with a default."""
        return self.lobby.options

    def settings(self, options: Mapping[str, Any]) -> tuple[Setting, ...]:
        """The settings a lobby offers, given the options set so far; those that make no game count as none."""
        try:
            typed = typed_options(self.options, options)
        except BadSetup:
            typed = self.options()
        return self.lobby.settings(typed)

    def announce(self, options: Mapping[str, Any]) -> tuple[Text, ...]:
        """What these options lay on the table, in words, line by line. Raises BadSetup."""
        return self.lobby.announce(typed_options(self.options, options))

    def draw(self, options: Mapping[str, Any], chance: Chance) -> dict[str, Any]:
        """The options with everything left to chance drawn now, for all to see before the start. Raises BadSetup."""
        return {**options, **self.lobby.draw(typed_options(self.options, options), chance)}

    def again(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The options of these people's next game: what was left to chance is open again, also who begins. Raises
        BadSetup.
        """
        once = {"first", "board", *self.lobby.once(typed_options(self.options, options))}
        return {name: value for name, value in options.items() if name not in once}

    def begun_by(self, options: Mapping[str, Any], first: int | None) -> dict[str, Any]:
        """These options as a game begins with them: this seat first, if possible, and its box's printed numbers."""
        begun = dict(options)
        if first is not None and "first" in self.options.__struct_fields__:
            begun["first"] = first
        if self.box is not None:
            begun["board"] = msgspec.to_builtins(self.box.board)
        return begun

    def as_begun(self, options: Mapping[str, Any]) -> "Game":
        """The game with the numbers in these options, so that its texts say those."""
        if self.box is None or "board" not in options:
            return self
        board = msgspec.convert(options["board"], self.box.kind)
        return self if board == self.box.board else self.box.game(board)

    def as_studied(self, found: bytes | None) -> "Game":
        """The game with computer players that know what was found out. Raises ValueError for unreadable data."""
        mind = self.mind.studying(found)
        return self if mind is self.mind else replace(self, mind=mind)

    def lots(self, chance: Chance, seats: int) -> dict[str, Any]:
        """The options of a table drawn by lot, out of all that this many seats can play."""
        if self.lobby.lots is not None:
            return dict(self.lobby.lots(chance, seats))
        offered = [setting for setting in self.settings({}) if setting.values and not setting.many]
        return {each.name: each.values[chance.below(TABLE, len(each.values))].name for each in offered}

    def new(self, setup: Setup, seed: bytes) -> State:
        """The state at the beginning. Raises BadSetup."""
        return self.begin(setup, self._checked(setup), Chance(seed))

    def resume(self, setup: Setup, stored: bytes) -> State:
        """A state from its stored form."""
        state = decode_state(self, stored)
        if self.box is not None:
            self.box.lay_out(state, typed_options(self.options, setup.options))
        return state

    def arrange(self, setup: Setup, seed: bytes, table: Mapping[Any, Any]) -> State:
        """A state for a case file, its turn under way. Raises BadSetup, and ValueError naming what it does not
        understand.
        """
        options, chance = self._checked(setup), Chance(seed)
        if self.cases.put_together is not None:
            return self.cases.put_together(setup, options, chance, table)
        return _with_fields(self.begin(setup, options, chance), table)

    def _checked(self, setup: Setup) -> msgspec.Struct:
        """The typed options of a set-up. Raises BadSetup if it makes no game."""
        options = typed_options(self.options, setup.options)
        if setup.seats not in self.seats:
            game, least, most = game_title(self.name), self.seats[0], self.seats[-1]
            raise BadSetup(Text("wrong-seats", game=game, least=least, most=most, seats=setup.seats))
        if (first := getattr(options, "first", None)) is not None and first not in range(setup.seats):
            raise BadSetup(Text("bad-options", fault=f"first: {first}"))
        board = getattr(options, "board", None)
        new = self.box is not None and board not in (None, self.box.board)
        for key, reason in self.box.faults(board) if self.box and new else ():
            raise BadSetup(Text("bad-board", where=where(key), reason=reason))
        return options


def _with_fields(state: State, table: Mapping[Any, Any]) -> State:
    """A state with these values in its own fields."""
    kinds = {field.name: field.type for field in msgspec.structs.fields(type(state))}
    own = kinds.keys() - set(State.__struct_fields__)
    for name, value in table.items():
        if name != "named":
            if name not in own:
                raise ValueError(f"the table has no {name!r}; it has {', '.join(sorted(own))}")
            setattr(state, name, msgspec.convert(value, kinds[name]))
    return state


def encode_state(state: State) -> bytes:
    """The state in stored form (MessagePack), without the events not yet handed out."""
    news, state.news = state.news, []
    try:
        return msgspec.msgpack.encode(state)
    finally:
        state.news = news


def decode_state(game: Game, stored: bytes) -> State:
    """The state from its stored form."""
    return msgspec.msgpack.decode(stored, type=game.state)
