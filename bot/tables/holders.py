"""Who had which seat when: what is told of the past names who did it, not who has the seat now.

Law: nobody reads as "you" what somebody else did on the own seat.
"""

from collections.abc import Mapping, Sequence

from db import rows
from games.kernel.digest import Told
from games.kernel.text import Arg, Former, Seat, Text


class Holders:
    """The seats of one game and who had them before, the earliest first."""

    def __init__(self, formers: Sequence[rows.Former], seated: Sequence[rows.Seat]) -> None:
        self.formers = formers
        self.seated = seated

    def since(self, seat: int) -> int:
        """The step by which a seat came to who has it now; 0: the beginning."""
        return max((former.until for former in self.formers if former.seat == seat), default=0)

    def last(self, seat: int) -> str:
        """Who had a seat before; nothing, if nobody is known."""
        return next((former.name for former in reversed(self.formers) if former.seat == seat), "")

    def spoken(self, text: Text, step: int) -> Text:
        """The text of what happened by this step, with the names of those who had the seats then."""
        if not self.formers:
            return text
        present = {seat.seat: seat.player_id for seat in self.seated if seat.player_id is not None}
        then = {former.seat: former for former in reversed(self.formers) if former.until > step}
        others = {
            seat: former.name
            for seat, former in then.items()
            if former.player_id is None or former.player_id != present.get(seat)
        }
        return named(text, others, {former.seat: former.name for former in self.formers if former.until <= step})

    def spoken_of(self, texts: Sequence[Text], told: Sequence[Told]) -> tuple[Text, ...]:
        """Texts about these lines of the log, as who began them was called."""
        return tuple(self.spoken(text, told[0].step) for text in texts) if told else tuple(texts)


def named(text: Text, then: Mapping[int, str], before: Mapping[int, str]) -> Text:
    """The text with these names for seats; `before` are the names of those who had a seat just before."""

    def of(arg: Arg) -> Arg:
        match arg:
            case Seat(index) if index in then:
                return Former(index, then[index])
            case Former(index, "") if index in before:
                return Former(index, before[index])
            case Text():
                return named(arg, then, before)
            case tuple():
                made = (named(each, then, before) for each in arg)
                return type(arg)(made)
        return arg

    return Text(text.id, **{name: of(arg) for name, arg in text.args.items()})
