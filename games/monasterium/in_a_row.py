"""Answers in a row, as short as a button wants them."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from games.kernel.choice import Option
from games.kernel.foresight import Foreseen
from games.kernel.game import by_label
from games.kernel.text import Text
from games.monasterium.board import ROWS
from games.monasterium.questions import read_level


def briefly(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """What these answers do; from where dice are taken together with how many."""
    return tuple(_row(answers))


def _row(answers: Sequence[Foreseen]) -> Iterator[Text]:
    for one, following in pairwise([*answers, None]):
        assert one is not None
        if one.choice.key == "dice.take":
            if following is None or following.choice.key != "dice.count":
                yield _taken(one, last=following is None)
        elif told := _told(one) or _bonus(one):
            yield told
        else:
            yield from by_label([one])


def _taken(one: Foreseen, *, last: bool) -> Text:
    """From which space; it is one die if nobody is asked how many, and still open where the row ends."""
    option = _option(one)
    number, use = option.label.args["number"], option.label.args.get("use")
    if not last or option.left == 1:
        return Text("offer-dice", number=number, count=1)
    return Text("row-space", number=number) if use is None else Text("row-space-for", number=number, use=use)


def _option(one: Foreseen) -> Option:
    """The option that is picked."""
    return next(option for option in one.choice.options if option.value == one.picks[0])


def _told(one: Foreseen) -> Text | None:
    """An answer of which the option says more than is needed; None: it is short."""
    choice, picks = one.choice, one.picks
    args = _option(one).label.args if picks else {}
    match choice.key:
        case "dice.count":
            return Text("offer-dice", number=choice.prompt.args["number"], count=args["count"])
        case "joker.column":
            return Text("row-column", number=args["number"])
        case "act.choose":
            return Text("row-action", row=args["row"]) if "row" in args else Text("row-standard")
        case "send.novice":
            return Text("row-novice", label=args["label"])
        case "window.cloister" if picks:
            return Text("row-pane", cloister=args["cloister"])
        case "window.row":
            return Text("row-window", number=args["number"])
        case "window.bonus":
            return Text(f"row-bonus-of-{picks[0]}", number=args["number"])
        case _:
            return None


def _bonus(one: Foreseen) -> Text | None:
    """The same of what an action brings along."""
    choice, picks = one.choice, one.picks
    match choice.key:
        case "move.count":
            return Text("row-move", field=_option(one).label.args["field"])
        case "window.cloister":
            return Text("row-no-pane")
        case "send.place" if not picks:
            return Text("row-novice-stays")
        case "extra_die.choose":
            return Text("row-extra-die") if picks == ("yes",) else Text("row-no-extra-die")
        case "bonus.choose" if "." in picks[0]:
            column, level = read_level(picks[0])
            if level:
                return Text("row-action-of", row=ROWS[level - 1], column=column + 1)
            return Text("row-standard-of", column=column + 1)
        case _:
            return None
