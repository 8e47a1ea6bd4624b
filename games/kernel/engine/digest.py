"""The news for a person who comes back: first what concerned the own seat, then what the others did, in order of time.

Laws: nobody is told more than the log tells; what a person decided by hand is no news to that person; what could be
read beside a question that is answered is not told again, except for the beginning of a turn of which the rest is new.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, groupby, pairwise
from typing import NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from games.kernel.engine.chronicle import ByPrepared, Event, Reseated, TookBack, TurnBegan, sentence
from games.kernel.engine.text import Seat, Text

Tell: TypeAlias = Callable[[Sequence[Event], int | None], Sequence[Text]]
"""Tells a reader (None: a spectator) what happened."""
SumUp: TypeAlias = Tell
"""Tells a paragraph of the log (heading first), or part of one, in few lines, without what is told beside the rules."""

SEVERAL = 6
"""Up to this number, the deeds of one step are told in their own words; more are summed up."""
RESULT = "-result"
"""The end of the names of messages on what a stretch of the game has brought somebody: these are told before others."""
NO_TURN = -1
"""The seat of a paragraph outside all turns."""


class Told(msgspec.Struct, frozen=True):
    """A line of the chronicle: the step that caused it, and the event."""

    step: int
    event: Event


class LastAnswer(msgspec.Struct, frozen=True):
    """The last answer that a seat's person gave by hand: its step, and the step after which the question was asked. The
    person could read the news up to there beside the question; later lines are news. `along` are the seat's later steps
    that went without asking; `prepared` is the last answer of a prepared turn.
    """

    step: int
    asked: int
    along: tuple[int, ...] = ()
    prepared: int = -1

    @property
    def newest(self) -> int:
        """The step of the person's last decision, by hand or beforehand."""
        return max(self.step, self.prepared)

    def and_along(self, step: int) -> "LastAnswer":
        """The same, with one more step that went without asking."""
        return replace(self, along=(*self.along, step))

    def led_to(self, line: Told, seat: int) -> bool:
        """Whether a line tells what the seat did by this answer, or a consequence of it."""
        return (line.step == self.step or line.step in self.along) and _is_doing(line.event, seat)


NONE_YET = LastAnswer(-1, -1)
"""Before the first decision everything is news."""


class Telling(NamedTuple):
    """How events are told to a reader: in short, and sentence by sentence (`sentences`)."""

    in_short: SumUp
    in_full: Tell


class Digest(NamedTuple):
    """What concerned the own seat, and what else happened."""

    mine: tuple[Text, ...]
    others: tuple[Text, ...]


class OwnDoings(NamedTuple):
    """What a person did: in the own running `turn`, and `last` (this ends the turn if it belongs to it)."""

    turn: tuple[Text, ...]
    last: tuple[Text, ...]


def plainly(events: Sequence[Event], reader: int | None) -> tuple[Text, ...]:
    """A turn in one line, all else as in the log: for games that have no better summary."""
    head, rest = next(iter(events), None), events[1:]
    if not isinstance(head, TurnBegan):
        return sentences(events, reader)
    deeds = counted(deed for event in rest if event.seat == head.seat and (deed := event.deed(reader)) is not None)
    return (Text("turn-in-short", who=Seat(head.seat), number=head.number, deeds=deeds),) if deeds else ()


def digest(
    tell: Telling, lines: Sequence[Told], seat: int, decided: LastAnswer = NONE_YET, *, acting: bool = True
) -> Digest:
    """The news for this seat in these lines (whole paragraphs); `acting`: its deeds in its running turn are shown as
    done.
    """
    away, spans = _away_since(lines, seat, decided), paragraphs(_standing(_without_absences(lines, seat), seat))
    mine, others = list[Text](), list[Text]()
    for span in spans:
        fresh = _fresh(span, seat, decided)
        if not fresh:
            continue
        running = span is spans[-1]
        prepared = [line.event for line in span if isinstance(line.event, ByPrepared) and line.event.seat == seat]
        carried = bool(prepared) and prepared[-1].how != "halted"
        if turn_of(span) == seat and fresh[0] is span[0] and (carried or not running or not acting):
            apart = [event for event in _events(span) if _is_apart(event, seat)]
            # Nobody was asked, or somebody played for the person, or it was prepared.
            mine += tell.in_full([event for event in prepared if event.how == "carried" or event.unneeded], seat)
            mine += tell.in_short([event for event in _events(span) if event not in apart], seat)
            mine += tell.in_full([event for event in prepared if event.how == "departed"], seat)
            others += tell.in_short(apart, seat)
            continue
        if turn_of(span) == seat and running and away is None:
            fresh = [line for line in fresh if not _is_doing(line.event, seat) or _is_told_apart(line.event)]
            # Own deeds are shown as done.
        mine += _concerning(tell, fresh, seat, away)
        others += _else(tell, span, fresh, seat)
    return Digest(_orders_once(mine), tuple(others))


def _orders_once(lines: Sequence[Text]) -> tuple[Text, ...]:
    """The lines, with what one standing order answered told once, where it first was, with its number."""
    times, told = Counter(line for line in lines if line.id == "by-order"), list[Text]()
    for line in lines:
        told += counted([line] * times.pop(line, 0)) if line.id == "by-order" else (line,)
    return tuple(told)


def _standing(lines: Sequence[Told], seat: int) -> list[Told]:
    """The lines, without the one on the seat's prepared turn, if any of that was taken back since."""
    found, taken_back = list[Told](), False
    for line in reversed(lines):
        taken_back = _takes_back(line.event, seat) or (taken_back and not line.event.heading)
        if not (taken_back and is_carried(line, seat)):
            found.append(line)
    return found[::-1]


def is_carried(line: Told, seat: int) -> bool:
    """Whether it tells that a prepared turn of this seat was carried out."""
    return isinstance(line.event, ByPrepared) and (line.event.seat, line.event.how) == (seat, "carried")


def _takes_back(event: Event, seat: int) -> bool:
    """Whether it takes back something of this seat's running turn."""
    return isinstance(event, TookBack) and (event.seat == seat or bool(event.agreed))


def done(tell: Telling, lines: Sequence[Told], seat: int, decided: LastAnswer = NONE_YET) -> OwnDoings:
    """What this seat's person did last, and its consequences; a finished turn in short."""
    spans = paragraphs(lines)
    running = spans.pop() if spans and turn_of(spans[-1]) == seat else []
    so_far = _so_far(tell, running, seat, decided) if running else OwnDoings((), ())
    for span in spans:
        last = [line.event for line in span if decided.led_to(line, seat)]
        if last and turn_of(span) == seat:
            turn = [event for event in _events(span) if event.heading or _is_doing(event, seat)]
            return OwnDoings(so_far.turn, tuple(tell.in_short(turn, seat)))
        if last:
            return OwnDoings(so_far.turn, _told_or_summed_up(tell, last, seat))
    return so_far


def _so_far(tell: Telling, span: Sequence[Told], seat: int, decided: LastAnswer) -> OwnDoings:
    """The own running turn: in short what was done before the last decision, and what was done since. `last` leaves out
    what only happened by itself in a turn that began after the decision.
    """
    before, since = [span[0].event], list[Event]()
    for line in span[1:]:
        if line.event.beside or not _is_doing(line.event, seat):
            continue
        own = line.event.seat == seat
        recent = line.step >= decided.step if own else line.step == decided.step
        (since if recent else before).append(line.event)
    last = _told_or_summed_up(tell, since, seat)
    return OwnDoings((*tell.in_short(before, seat), *last), last if decided.step > span[0].step else ())


def everything(tell: Telling, lines: Sequence[Told], seat: int) -> Digest:
    """All that happened in these lines, one's own decisions first."""
    mine, others = list[Text](), list[Text]()
    for span in paragraphs(lines):
        events = [event for event in _events(span) if not event.heading or turn_of(span) != NO_TURN]
        if turn_of(span) == seat:
            mine += tell.in_short(events, seat)
            continue
        mine += _told_or_summed_up(tell, [event for event in events if event.concerns(seat)], seat)
        others += tell.in_short([event for event in events if not event.concerns(seat)], seat)
    return Digest(tuple(mine), tuple(others))


def summed_up(tell: Telling, lines: Sequence[Told]) -> tuple[Text, ...]:
    """All that happened in these lines, as everybody may know it."""
    return tuple(
        text
        for span in paragraphs(lines)
        for text in (
            *tell.in_full([line.event for line in span if line.event.beside], None),
            *tell.in_short(_events(span), None),
        )
    )


def is_result(told: Text) -> bool:
    """Whether it tells what a stretch of the game has brought somebody."""
    return any(text.id.endswith(RESULT) for text in (told, *_deeds(told)))


def paragraphs(lines: Sequence[Told]) -> list[list[Told]]:
    """The lines cut at their headings (turns, rounds)."""
    cuts = [0, *(place for place, line in enumerate(lines) if line.event.heading and place), len(lines)]
    return [list(lines[begin:end]) for begin, end in pairwise(cuts) if begin < end]


def turn_of(paragraph: Sequence[Told]) -> int:
    """The seat whose turn a paragraph of the log tells, or NO_TURN."""
    return paragraph[0].event.seat if paragraph[0].event.heading else NO_TURN


def sentences(events: Iterable[Event], reader: int | None) -> tuple[Text, ...]:
    """The events as they are told later, one sentence for what one seat did for one cause, with no verb twice."""
    told = list[Text]()
    for (seat, because, wordless), alike in groupby(events, lambda one: (one.seat, one.because, not one.deed(reader))):
        if wordless:
            told += filter(None, (event.retold(reader) for event in alike))
        else:
            told += (sentence(seat, deeds, because) for deeds in _apart(event.deed(reader) for event in alike))
    return tuple(told)


def in_one(lines: Iterable[Text]) -> tuple[Text, ...]:
    """Lines of the log, with one sentence for what one seat did for one cause."""
    told = list[Text]()
    for (message, _), alike in groupby(lines, lambda line: (line.id, _around(line))):
        same = tuple(alike)
        if message not in ("did", "did-because"):
            told += same
            continue
        deeds = (deed for line in same for deed in _deeds(line))
        told += (Text(message, **{**same[0].args, "deeds": together}) for together in _apart(deeds))
    return tuple(told)


def _deeds(line: Text) -> tuple[Text, ...]:
    """The deeds in a sentence."""
    deeds = line.args.get("deeds")
    return deeds if isinstance(deeds, tuple) else ()


def _around(line: Text) -> dict[str, object]:
    """A sentence without its deeds."""
    return {name: arg for name, arg in line.args.items() if name != "deeds"}


def counted(deeds: Iterable[Text]) -> tuple[Text, ...]:
    """The deeds, equal ones once with their number."""
    return tuple(
        deed if count == 1 else Text("deed-times", deed=deed, count=count) for deed, count in Counter(deeds).items()
    )


def _apart(deeds: Iterable[Text | None]) -> Iterator[tuple[Text, ...]]:
    """The deeds of each sentence. Deeds with one verb share it only if they came in a row, so all is told in order."""
    told = dict[str, list[Text]]()
    for deed in filter(None, deeds):
        if deed.id in told and deed.id != next(reversed(told)):
            yield counted(chain(*told.values()))
            told.clear()
        before = told.get(deed.id, [])
        if before and before[-1] != deed:
            if (joined := _joined(before[-1], deed)) is None:
                yield counted(chain(*told.values()))
                told.clear()
            else:
                before[-1] = joined
                continue
        told.setdefault(deed.id, []).append(deed)
    yield counted(chain(*told.values()))


def _joined(one: Text, other: Text) -> Text | None:
    """Two deeds of one verb that differ in a list of things, as one with both lists."""
    different = [name for name in one.args if one.args[name] != other.args.get(name)]
    things, more = ((text.args.get(different[0]) if len(different) == 1 else None) for text in (one, other))
    if not isinstance(things, tuple) or not isinstance(more, tuple):
        return None
    return Text(one.id, **{**one.args, different[0]: (*things, *more)})


def _told_or_summed_up(tell: Telling, events: Sequence[Event], reader: int) -> tuple[Text, ...]:
    return tuple((tell.in_full if len(events) <= SEVERAL else tell.in_short)(events, reader))


def _events(lines: Iterable[Told]) -> list[Event]:
    """What happened by the rules."""
    return [line.event for line in lines if not line.event.beside]


def _is_doing(event: Event, seat: int) -> bool:
    """Whether the seat did it or caused it; a deed in vain does not count."""
    return not event.in_vain and (event.seat == seat or (event.because is not None and event.because.seat == seat))


def _is_told_apart(event: Event) -> bool:
    """Whether it is left out of what one has done in one's own turn."""
    return isinstance(event, TookBack) or (isinstance(event, ByPrepared) and event.unneeded)


def _is_apart(event: Event, seat: int) -> bool:
    """Whether another seat did it in this seat's turn, and it has nothing to do with this seat."""
    return event.seat not in (seat, NO_TURN) and not event.concerns(seat) and not _is_doing(event, seat)


def _fresh(span: Sequence[Told], seat: int, decided: LastAnswer) -> list[Told]:
    """What is new in a paragraph: told since the last question was asked, and not just the answer's effect. A paragraph
    that the answer led to is new from its beginning.
    """
    begun = span[0].step if span[0].event.heading and span[0].step == decided.step else None
    return [
        line for line in span if line.step > decided.asked and (line.step == begun or not decided.led_to(line, seat))
    ]


def _away_since(lines: Iterable[Told], seat: int, decided: LastAnswer) -> int | None:
    """The step after which a computer played for the person, if one did since the last decision."""
    for line in lines:
        event = line.event
        if line.step > decided.step and isinstance(event, Reseated) and event.seat == seat and event.by_computer:
            return line.step
    return None


def _without_absences(lines: Sequence[Told], seat: int) -> list[Told]:
    """The lines without those saying that a computer plays for the seat's person, if the person is back since."""
    back = [line.step for line in lines if _is_reseated(line.event, seat, "back", "alone")]
    return [line for line in lines if not (back and line.step < back[-1] and _is_reseated(line.event, seat, "away"))]


def _is_reseated(event: Event, seat: int, *how: str) -> bool:
    return isinstance(event, Reseated) and event.seat == seat and event.how in how


def _concerning(tell: Telling, fresh: Sequence[Told], seat: int, away: int | None) -> Iterable[Text]:
    """What was done by or to the seat; all of it, in short, if a computer did it."""
    own = [line for line in fresh if line.event.concerns(seat) and not line.event.heading]
    if away is not None and own and own[-1].step > away and (events := _events(own)):
        return (*tell.in_full([line.event for line in own if line.event.beside], seat), *tell.in_short(events, seat))
    return tell.in_full([line.event for line in own if line.event.news(seat)], seat)


def _else(tell: Telling, span: Sequence[Told], fresh: Sequence[Told], seat: int) -> Iterator[Text]:
    """What else happened: the whole turn of another seat if it has anything new, without the lines already told; of the
    own turn what the seat did not cause.
    """
    new = [line.event for line in fresh if not line.event.concerns(seat)]
    yield from tell.in_full([event for event in new if event.beside], seat)
    new = [event for event in new if not event.beside]
    if turn_of(span) == seat:
        yield from tell.in_short([event for event in new if not _is_doing(event, seat)], seat)
    elif new and turn_of(span) != NO_TURN:
        others = [line for line in span if not line.event.beside and not line.event.concerns(seat)]
        known = tell.in_short([line.event for line in others if line not in fresh], seat)
        yield from (text for text in tell.in_short(_events(others), seat) if text not in known)
    elif new:
        yield from tell.in_short(new, seat)
