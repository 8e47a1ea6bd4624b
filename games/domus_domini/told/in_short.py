"""What others did, in short: a line per player for everything since a round began or somebody attacked."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest

from games.domus_domini.board import AreaName
from games.domus_domini.events import (
    Awarded,
    Begged,
    Bought,
    CameHome,
    ChapelRaised,
    ColumnKept,
    ColumnPassed,
    Dismissed,
    DogBought,
    DrunkardSent,
    Earned,
    Expanded,
    Fed,
    Hired,
    HutBought,
    Marched,
    Moved,
    ProductionShown,
    PutAside,
    Recruited,
    Returned,
    RoundBegan,
    SetOut,
    Suffered,
    named,
)
from games.domus_domini.words import area, special
from games.kernel.engine.chronicle import Event
from games.kernel.engine.digest import sentences
from games.kernel.engine.text import Seat, Series, Text

APART = (RoundBegan, ProductionShown, Begged, DrunkardSent, Suffered)
"""Events with a line of their own."""

COUNTED: Mapping[type[Event], Sequence[tuple[str, Sequence[str]]]] = {
    Recruited: [("short-recruited", ())],
    HutBought: [("short-huts", ())],
    DogBought: [("short-dogs", ())],
    PutAside: [("short-saved", ["coins"])],
    Returned: [("short-returned", ["saved", "interest"])],
    ColumnKept: [("short-pot", ["coins"])],
    Bought: [("short-bought", ["chips"])],
    CameHome: [("short-harvest", ["chips"]), ("short-lost", ["lost"])],
    Fed: [("short-lost", ["lost"])],
}
"""What is counted of an event: its message, and the fields to add up (none: the number of events)."""


def sum_up(events: Sequence[Event], reader: int | None) -> tuple[Text, ...]:
    """A line per player, and those of rounds and attacks between them."""
    lines, doings = list[Text](), dict[int, Doings]()
    awarded = [event for event in events if isinstance(event, Awarded)]
    for event, following in zip_longest(events, events[1:]):
        if isinstance(event, APART):
            lines += in_words(doings)
            doings.clear()
        if isinstance(event, ProductionShown):
            lines.append(_begun(event, awarded))
            awarded.clear()
        elif isinstance(event, APART):
            lines += () if _led_to(event, following) else sentences([event], reader)
        elif not isinstance(event, Awarded):
            doings.setdefault(event.seat, Doings()).add(event)
    return (*lines, *(text for each in awarded for text in sentences([each], reader)), *in_words(doings))


def _begun(shown: ProductionShown, awarded: Sequence[Awarded]) -> Text:
    """The beginning of a round: its production card, and who got which special cards."""
    got = dict[int, list[Text]]()
    for event in awarded:
        got.setdefault(event.seat, []).append(special(event.special))
    cards = [Text("short-awarded", who=Seat(seat), cards=tuple(names)) for seat, names in got.items()]
    card = Text("production", area=area(shown.kind), food=shown.food)
    return Text("short-round", round=shown.round, parts=Series([card, *cards]))


def _led_to(attack: Event, following: Event | None) -> bool:
    """Whether the next event tells the attack, too."""
    told = isinstance(following, Suffered) and following.cause is not None
    return told and isinstance(attack, (Begged, DrunkardSent))


class Doings:
    """A seat's deeds: equal things counted, `first` and last stages of its areas, its figure's last place."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.stages = dict[AreaName, tuple[int, int]]()
        self.things = list[Text]()
        self.position: int | None = None
        self.income: Earned | None = None

    def add(self, event: Event) -> None:
        """Add its next event."""
        match event:
            case Expanded(area=kind, stage=stage, stages=stages):
                first = stage - stages + 1
                self.stages[kind] = (self.stages.get(kind, (first, first))[0], stage)
            case ChapelRaised(stage=stage):
                self.counts["short-chapel"] = stage
            case SetOut(position=position) | Marched(position=position):
                self.position = position
            case Earned():
                self.income = event
            case _:
                self._count(event)
                self._note(event)

    def _count(self, event: Event) -> None:
        """Note what can be counted; brothers that go somewhere are ``short-to-*``."""
        if isinstance(event, Moved):
            self.counts[f"short-to-{event.to}"] += event.count
        for what, fields in COUNTED.get(type(event), ()):
            self.counts[what] += sum(getattr(event, field) for field in fields) if fields else 1

    def _note(self, event: Event) -> None:
        """Note what has a name."""
        match event:
            case Hired(value=value, kind=kind):
                self.things.append(named(value, kind))
            case Dismissed():
                self.things.append(Text("short-no-cellerar"))
            case ColumnPassed(to=to):
                self.things.append(Text("short-passed", to=Seat(to)))

    def parts(self) -> Iterator[Text]:
        """Everything but the figure's place, thing by thing."""
        yield from self.things
        for kind, (first, last) in self.stages.items():
            message = "short-stage" if first == last else "short-stages"
            yield Text(message, area=area(kind), first=first, last=last)
        yield from (Text(what, count=count) for what, count in self.counts.items() if count)


def in_words(doings: Mapping[int, Doings]) -> Iterator[Text]:
    """A line per seat, and one for everybody's income."""
    for seat, did in doings.items():
        parts = Series(did.parts())
        if did.position is not None:
            yield Text("short-line-to" if parts else "short-to", who=Seat(seat), parts=parts, position=did.position)
        elif parts:
            yield Text("short-line", who=Seat(seat), parts=parts)
    incomes = [each.income for each in doings.values() if each.income is not None]
    if incomes:
        yield Text("incomes-result", parts=Series(map(_income, incomes)))


def _income(earned: Earned) -> Text:
    return Text("short-income", who=Seat(earned.seat), letters=earned.letters, coins=earned.coins)
