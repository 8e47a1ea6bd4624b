"""Answers in a row, short enough for a button: deeds in the words of the options."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from msgspec.structs import replace

from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.words import by_label
from games.kernel.engine.choice import Option
from games.kernel.engine.text import Arg, Text
from games.monasterium import words
from games.monasterium.board import ROWS
from games.monasterium.rules.goods import UPGRADES
from games.monasterium.rules.questions import read_level


def briefly(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """These answers in short. Some are joined with the next one: dice placed one after the other, a space with how many
    dice, a novice with its place, an action with its use; equal deeds are said once.
    """
    return tuple(
        _repeated(alike[0], len(alike)) for alike in (list(group) for _, group in groupby(_row([*answers]), repr))
    )


def joined(one: Foreseen, following: Foreseen) -> Option | None:
    """Two answers that are chosen together: a space, and how many dice of it; a six, and its column; a novice, and its
    place.
    """
    first, then = _option(one), _option(following)
    match one.choice.key, following.choice.key:
        case "dice.take", "dice.count":
            hint = first.hint if then.value == "1" else None
            use = _times(_args(one)["use"], int(then.value))
            label = Text("joint-dice", number=_args(one)["number"], count=int(then.value), use=use)
            return replace(first, label=label, hint=hint)
        case "dice.take", "joker.column":
            return replace(then, label=Text("joint-six", **_args(following)))
        case "send.novice", "send.place" if then.hint:
            label = Text("joint-novice", label=_args(one)["label"], place=then.label, pays=then.hint)
            return replace(first, label=label)
        case _:
            return None


def _times(use: Arg, dice: int) -> Arg:
    """The use of so many dice: how many goods, if each can only take goods."""
    if not isinstance(use, Text) or use.id != "action-take":
        return use
    return Text(use.id, good=use.args["good"], count=int(str(use.args["count"])) * dice)


def _repeated(does: Text, count: int) -> Text:
    return does if count == 1 else Text("row-times", does=does, count=count)


def _row(left: list[Foreseen]) -> Iterator[Text]:
    while left:
        one, following = left.pop(0), left[0] if left else None
        after = following.choice.key if following else ""
        if _places(one):
            yield words.placed(_placed(left := [one, *left]))
        elif one.choice.key == "dice.place":
            yield from () if after == "roll.reroll" else by_label([one])
        elif one.choice.key == "dice.take":
            if after == "dice.count" and len(left) == 1:
                yield _for_use(left.pop(0), _args(one).get("use"))
            elif after != "dice.count":
                yield _taken(one, last=not after)
        elif one.choice.key == "send.novice" and after == "send.place" and following and following.choice.least:
            yield Text("row-novice-to", label=_args(one)["label"], place=_option(left.pop(0)).label)
        elif _is_action(one) and after in SAYING:
            first, *others = _row([left.pop(0), *left])
            left.clear()
            yield from (_with_level(one, first), *others)
        else:
            yield from _told(one)


def _places(one: Foreseen) -> bool:
    """Whether dice are placed; at the same question they may be rolled again."""
    return one.choice.key == "dice.place" and "number" in _args(one)


def _placed(left: list[Foreseen]) -> Iterator[tuple[Arg, Arg]]:
    """Number and count of the dice that the next answers place; those are taken off the list."""
    while left and _places(left[0]):
        args = _args(left.pop(0))
        yield args["number"], args["count"]


def _rolled_again(one: Foreseen) -> Text:
    """How many dice, if any."""
    return Text("row-rolled-again", count=len(one.picks)) if one.picks else Text("reroll-none")


SAYING = ("send.novice", "window.cloister", "move.count", "bonus.choose")
"""Questions within an action, which say what is done."""


def _taken(one: Foreseen, *, last: bool) -> Text:
    """The space; one die if the number is not asked, still open where the row ends."""
    args = _args(one)
    number, use = args["number"], args.get("use")
    if not last or _option(one).left == 1:
        return Text("row-dice", number=number, count=1)
    return Text("row-space", number=number) if use is None else Text("row-space-for", number=number, use=use)


def _for_use(one: Foreseen, use: Arg | None) -> Text:
    """How many dice; if each can only take a good, how many goods."""
    number, count = one.choice.prompt.args["number"], int(one.picks[0])
    if not isinstance(use, Text) or use.id != "action-take":
        return Text("row-dice", number=number, count=count)
    return Text("row-dice-for", number=number, count=count, use=_times(use, count))


def _option(one: Foreseen) -> Option:
    """The option that is picked."""
    return next(option for option in one.choice.options if option.value == one.picks[0])


def _args(one: Foreseen) -> dict[str, Arg]:
    """Its label's arguments."""
    return _option(one).label.args


def _is_action(one: Foreseen) -> bool:
    """Whether it is an action of the grid."""
    return one.choice.key == "act.choose" or (one.choice.key == "bonus.choose" and "." in one.picks[0])


def _with_level(one: Foreseen, does: Text) -> Text:
    """What an action does, and which action, unless it is the standard action of the dice."""
    if one.choice.key == "bonus.choose":
        column, level = read_level(one.picks[0])
        if not level:
            return Text("row-by-column", column=column + 1, does=does)
        return Text("row-by-field", row=ROWS[level - 1], column=column + 1, does=does)
    args = _args(one)
    return Text("row-by-level", row=args["row"], does=does) if "row" in args else does


SHORT = {"action-window-chapel": "row-any-pane", "action-window": "row-any-pane", "action-upgrade": "row-any-exchange"}
"""Actions whose names are too long for a button."""


def _told(one: Foreseen) -> Iterator[Text]:
    """An answer on its own."""
    if _is_action(one):
        action = _args(one)["action"]
        assert isinstance(action, Text)
        does = Text(SHORT[action.id]) if action.id in SHORT else action
        said = _with_level(one, does)
        yield Text("row-standard", does=does) if said is does else said
    elif one.choice.key in DEEDS:
        yield DEEDS[one.choice.key](one)
    else:
        yield from by_label([one])


def _bonus(one: Foreseen) -> Text:
    """A good, or an exchange."""
    if one.picks[0] in UPGRADES:
        return Text("row-exchange", trade=_option(one).label)
    return Text("action-take", good=one.picks[0], count=1)


def _sent(one: Foreseen) -> Text:
    """Where a novice of the grid goes, or one beside a row, if that one goes at all."""
    if not one.picks:
        return Text("row-novice-stays")
    return Text("row-place" if one.choice.least else "row-extra-novice", place=_option(one).label)


def _of_line(one: Foreseen) -> Text:
    """A bonus of the window: ``row-bonus-of-*``."""
    return Text(f"row-bonus-of-{one.picks[0]}", number=_args(one)["number"])


DEEDS: Mapping[str, Callable[[Foreseen], Text]] = {
    "dice.count": lambda one: Text("row-dice", number=one.choice.prompt.args["number"], count=_args(one)["count"]),
    "joker.column": lambda one: Text("row-column", number=_args(one)["number"]),
    "roll.reroll": _rolled_again,
    "extra_die.choose": lambda one: Text("row-extra-die" if one.picks == ("yes",) else "row-no-extra-die"),
    "send.novice": lambda one: Text("row-novice", label=_args(one)["label"]),
    "send.place": _sent,
    "window.cloister": lambda one: Text("row-pane", cloister=one.picks[0]) if one.picks else Text("row-no-pane"),
    "window.row": lambda one: Text("row-window", number=_args(one)["number"]),
    "window.bonus": _of_line,
    "bonus.choose": _bonus,
    "move.count": lambda one: Text("row-move", field=_args(one)["field"]),
}
"""Answers in the words of their questions."""
