"""What others did, in short: a turn in one line, the steps of a messenger as one; then who placed which dice."""

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence

from games.kernel.engine.chronicle import Event, TurnBegan
from games.kernel.engine.digest import sentences
from games.kernel.engine.text import Seat, Series, Text
from games.monasterium import words
from games.monasterium.events import (
    DicePlaced,
    DiceTaken,
    DieWon,
    Exchanged,
    Flipped,
    Gained,
    Lapsed,
    Moved,
    OrderMet,
    PaneBuilt,
    PointsWon,
    Reached,
    RoundBegan,
    Sent,
)

FIRST = (1, 1)
"""The first year and round, told together with who begins."""


def sum_up(events: Sequence[Event], reader: int | None) -> tuple[Text, ...]:
    """The heading of a round; a line for each seat that did something, with the turn's number if known; dice placed."""
    doings, placed, ahead = dict[int, Doings](), dict[int, Counter[int]](), dict[int, Counter[int]]()
    for event in events:
        if isinstance(event, DicePlaced):
            counts = (ahead if event.ahead else placed).setdefault(event.seat, Counter())
            counts[event.number] += event.neutral + event.own
        elif not event.heading:
            doings.setdefault(event.seat, Doings()).add(event)
    rounds = (event for event in events if isinstance(event, RoundBegan))
    began = sentences((event for event in rounds if (event.year, event.number) != FIRST), reader)
    turn = next((event for event in events if isinstance(event, TurnBegan)), None)
    return (*began, *_lines(doings, turn), *_placed("short-placed-ahead", ahead), *_placed("short-placed", placed))


class Doings:
    """A seat's deeds, thing by thing in the order of their beginning; equal ones are joined."""

    def __init__(self) -> None:
        self.parts = dict[Hashable, Text]()
        self.goods = Counter[str]()
        self.trades = Counter[tuple[str, str]]()

    def add(self, event: Event) -> None:
        """Add its next event."""
        match event:
            case Gained(good=good, count=count):
                self.goods[good] += count
                self.parts[good] = words.good(good, self.goods[good])
            case Exchanged(given=given, good=good):
                self.trades[given, good] += 1
                count = self.trades[given, good]
                trade = Text("short-exchanged", given=words.good(given, count), good=words.good(good, count))
                self.parts[given, good] = trade
            case Moved(field=field) | Reached(field=field):
                self.parts["messenger"] = Text("short-messenger", field=field)
            case _:
                if (part := _part(event)) is not None:
                    self.parts[len(self.parts)] = part


def _part(event: Event) -> Text | None:
    """A deed that cannot be added up."""
    match event:
        case DiceTaken(number=number, count=count, column=column, points=points):
            message = "short-dice" if number == column else "short-joker"
            return Text(message, number=number, count=count, column=column, points=points)
        case Sent(kind=kind, points=points, good=good):
            gift = words.good(good, 1) if good else Text("nothing")
            return Text("short-sent", kind=kind, place=event.where, points=points, good=good or "none", gift=gift)
        case Flipped(column=column, points=points):
            return Text("short-flipped", column=column, points=points)
        case PaneBuilt(cloister=cloister, points=points):
            return Text("short-pane", cloister=cloister, points=points)
        case OrderMet(order=order, points=points):
            return Text("short-order", order=order, points=points)
        case PointsWon(points=points, refused=refused):
            return Text("short-instead" if refused else "short-points", points=points)
        case DieWon(dice=dice):
            return Text("short-die", dice=dice)
        case Lapsed():
            return Text("short-lapsed")
    return None


def _lines(doings: Mapping[int, Doings], turn: TurnBegan | None) -> Iterator[Text]:
    """A line for each seat that did something."""
    for seat, did in doings.items():
        parts = Series(did.parts.values())
        if turn is not None and seat == turn.seat and parts:
            yield Text("turn-in-short", who=Seat(seat), number=turn.number, deeds=parts)
        elif parts:
            yield Text("short-line", who=Seat(seat), parts=parts)


def _placed(message: str, placed: Mapping[int, Counter[int]]) -> Iterator[Text]:
    """A line for each seat that placed dice."""
    for seat, counts in placed.items():
        dice = Series(Text("short-space", number=number, count=count) for number, count in sorted(counts.items()))
        yield Text(message, who=Seat(seat), dice=dice)
