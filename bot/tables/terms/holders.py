"""Everybody who plays or has played at a table, each under a distinct name, and who held which seat when: the past is
told with the names of those who acted, not of the holders now.

Laws: only this module tells namesakes apart, so log, pictures, votes and lists agree; a person has one name at a table,
however many seats they had, and keeps it while others come and go; a computer's name has precedence over a person's of
the same name; nobody reads as "you" what somebody else, or the computer standing in, did on their seat.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from bot.language.namesakes import looks, told_apart
from db import rows
from games.kernel.engine.chronicle import Event, Reseated
from games.kernel.engine.digest import SumUp, Tell, Telling, Told, sentences
from games.kernel.engine.text import Arg, Former, Seat, Text

Changes: TypeAlias = Sequence[tuple[int, Reseated]]
"""Changes of players, by the steps telling them."""
Cast: TypeAlias = tuple[tuple[rows.Seat, ...], tuple[rows.Former, ...]]
Who: TypeAlias = tuple[int, str]
Holder = TypeVar("Holder", rows.Seat, rows.Former)


def cast(seated: Sequence[rows.Seat], formers: Sequence[rows.Former] = ()) -> Cast:
    """The present and former people there, with distinct names."""
    # A person who sits there has their present name, on former seats, too.
    everybody: list[rows.Seat | rows.Former] = [*formers, *seated]
    names = {_who(each): each.name for each in everybody}
    if sum(len(looks(name)) for name in names.values()) == len(set().union(*map(looks, names.values()))):
        return _named(seated, names), _named(formers, names)
    came = _came(seated, formers)
    # The order survives lots and seats changing hands: computers, then by arrival.
    order = sorted(names, key=lambda who: (who[0] > 0, came[who], who))
    told = dict(zip(order, told_apart(names[who] for who in order), strict=True))
    return _named(seated, told), _named(formers, told)


def _came(seated: Sequence[rows.Seat], formers: Sequence[rows.Former]) -> dict[Who, int]:
    """The step at which each of them came."""
    came, since = dict[Who, int](), dict[int, int]()
    holders: list[rows.Seat | rows.Former] = [*sorted(formers, key=lambda former: former.until), *seated]
    for holder in holders:
        who, begun = _who(holder), since.get(holder.seat, 0)
        came[who] = min(came.get(who, begun), begun)
        if isinstance(holder, rows.Former):
            since[holder.seat] = holder.until
    return came


def _who(holder: rows.Seat | rows.Former) -> Who:
    """A person, or (first) a computer by its name."""
    return (0, holder.name) if holder.player_id is None else (holder.player_id, "")


def _named(holders: Sequence[Holder], names: dict[Who, str]) -> tuple[Holder, ...]:
    return tuple(each if each.name == names[_who(each)] else replace(each, name=names[_who(each)]) for each in holders)


class Holders:
    """The seats of one game and their former holders, earliest first."""

    def __init__(self, formers: Sequence[rows.Former], seated: Sequence[rows.Seat]) -> None:
        self.formers = formers
        self.seated = seated

    def since(self, seat: int) -> int:
        """The step at which a seat's holder came; 0: the beginning."""
        return max((former.until for former in self.formers if former.seat == seat), default=0)

    def last(self, seat: int) -> str:
        """A seat's previous holder; empty if none is known."""
        return next((former.name for former in reversed(self.formers) if former.seat == seat), "")

    def names_at(self, step: int) -> tuple[str, ...]:
        """Who sat where at this step."""
        then = self._then(step)
        return tuple(then[seat.seat].name if seat.seat in then else seat.name for seat in self.seated)

    def had(self, seat: int, step: int) -> bool:
        """Whether a seat's holder also had it at this step."""
        now = next((each.player_id for each in self.seated if each.seat == seat), None)
        then = self._then(step).get(seat)
        return then is None or (now is not None and then.player_id == now)

    def whose(self, seat: int, step: int) -> int | None:
        """The person who had a seat at this step; None for a computer."""
        then = self._then(step).get(seat)
        return then.player_id if then else next((each.player_id for each in self.seated if each.seat == seat), None)

    def seat_of(self, user_id: int) -> int | None:
        """The seat that this person has, or else had last; None: never any."""
        held: list[rows.Seat | rows.Former] = [*self.seated, *reversed(self.formers)]
        return next((each.seat for each in held if each.player_id == user_id), None)

    def left(self, seat: int) -> int | None:
        """The person who had this seat last and now has none here; None: nobody."""
        people = [former.player_id for former in self.formers if former.seat == seat and former.player_id]
        sits = any(each.player_id == people[-1] for each in self.seated) if people else True
        return None if sits else people[-1]

    def then_named(self, text: Text, step: int) -> Text:
        """What happened at this step, told to somebody who was not there, with the names that everybody had then."""
        if not self.formers:
            return text
        return named(text, dict(enumerate(self.names_at(step))), self._before(step))

    def spoken(self, text: Text, step: int) -> Text:
        """The text of what happened at this step, with the names of those who held the seats then."""
        if not self.formers:
            return text
        others = {seat: former.name for seat, former in self._then(step).items() if not self.had(seat, step)}
        return named(text, others, self._before(step))

    def telling(self, sum_up: SumUp, lines: Sequence[Told]) -> Telling:
        """How these lines are told in a game that sums up like this, with the names of the holders at that time."""
        steps = {id(line.event): line.step for line in lines}
        return Telling(self._in_short(sum_up, steps, lines), self._in_full(steps))

    def _in_full(self, steps: Mapping[int, int]) -> Tell:
        """Sentence by sentence; none covers two successive holders of a seat."""
        cuts = [former.until for former in self.formers]

        def named_then(events: Sequence[Event], reader: int | None) -> tuple[Text, ...]:
            parts = _parts(events, steps, cuts)
            return tuple(self.spoken(text, steps[id(part[0])]) for part in parts for text in sentences(part, reader))

        return named_then

    def _in_short(self, sum_up: SumUp, steps: Mapping[int, int], lines: Sequence[Told]) -> SumUp:
        """Summed up; what a computer did in the reader's place is told as such. What one holder began and another ended
        is told of each; what only its heading says is told once, and is nobody's doing.
        """
        changes = [(line.step, line.event) for line in lines if isinstance(line.event, Reseated)]

        def named_then(events: Sequence[Event], reader: int | None) -> tuple[Text, ...]:
            head = events[:1] if events and events[0].heading else ()
            cuts = self._cuts(events, reader, changes)
            parts = _parts(events[len(head) :], steps, cuts) or [()]
            told, heading = list[Text](), sum_up(head, reader) if head else ()
            for number, part in enumerate(parts):
                step = steps[id((part or events)[0])] if events else 0
                by_computer = reader is not None and self._stood_in(reader, step, changes)
                for text in sum_up((*head, *part), reader):
                    spoken = self.spoken(text, step)
                    if text not in heading:
                        told.append(stood_in(spoken, reader) if by_computer and reader is not None else spoken)
                    elif not number:
                        told.append(spoken)
            return tuple(told)

        return named_then

    def _cuts(self, events: Sequence[Event], reader: int | None, changes: Changes) -> list[int]:
        """The steps at which a seat active in these events changed hands, or the reader's own went to a computer or
        back.
        """
        seats = {event.seat for event in events} | {event.because.seat for event in events if event.because}
        handed_over = [former.until for former in self.formers if former.seat in seats]
        return handed_over + [step for step, change in changes if change.seat == reader and change.seat in seats]

    def _stood_in(self, seat: int, step: int, changes: Changes) -> bool:
        """Whether, by these changes, a computer stood in for the seat's holder at this step."""
        own = [(at, change.how) for at, change in changes if change.seat == seat]
        if not own:
            return any(each.seat == seat and each.level and each.player_id for each in self.seated)
        before = [how for at, how in own if at <= step]
        return before[-1] == "away" if before else own[0][1] in ("back", "alone")

    def _then(self, step: int) -> dict[int, rows.Former]:
        """The holders then of seats that have changed hands since."""
        return {former.seat: former for former in reversed(self.formers) if former.until > step}

    def _before(self, step: int) -> dict[int, str]:
        """Each seat's holder before the one at this step."""
        return {former.seat: former.name for former in self.formers if former.until <= step}


def _parts(events: Sequence[Event], steps: Mapping[int, int], cuts: Sequence[int]) -> list[Sequence[Event]]:
    """The events, cut before these steps."""
    return [tuple(part) for _, part in groupby(events, lambda event: sum(cut <= steps[id(event)] for cut in cuts))]


ALWAYS_THE_SAME = Holders((), ())
"""For a game in which no seat changed hands."""


def named(text: Text, then: Mapping[int, str], before: Mapping[int, str]) -> Text:
    """The text with these names for seats; `before` are the names of the holders just before."""

    def name_of(_: str, seat: Seat | Former) -> Arg:
        match seat:
            case Seat(index) if index in then:
                return Former(index, then[index])
            case Former(index, "") if index in before:
                return Former(index, before[index])
        return seat

    return with_seats(text, name_of)


def stood_in(text: Text, seat: int) -> Text:
    """A seat's act, told to its person as done by the computer that stood in."""
    return with_seats(text, lambda name, one: Text("stand-in-for-you") if (name, one) == ("who", Seat(seat)) else one)


def with_seats(text: Text, instead: Callable[[str, Seat | Former], Arg]) -> Text:
    """The text with its seats replaced by `instead`, however deep; that gets the argument's name, too."""

    def of(name: str, arg: Arg) -> Arg:
        match arg:
            case Seat() | Former():
                return instead(name, arg)
            case Text():
                return with_seats(arg, instead)
            case tuple():
                return type(arg)(with_seats(each, instead) for each in arg)
        return arg

    return Text(text.id, **{name: of(name, arg) for name, arg in text.args.items()})
