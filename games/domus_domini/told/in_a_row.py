"""Answers in a row, short enough for a button: each thing done in phase 3a once, with its number."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise

from games.domus_domini.board import NAMED
from games.domus_domini.events import DRUNKARD
from games.domus_domini.rules.questions import read_action
from games.domus_domini.words import area
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.words import by_label
from games.kernel.engine.choice import Choice
from games.kernel.engine.text import Seat, Text

LEAST = {"to_chapel": 1, "to_kloster": 1, "to_field": 2, "save": 3}
"""The number if it is not asked."""
DEEDS = {
    "chapel": "row-chapel",
    "recruit": "row-recruit",
    "to_chapel": "row-to-chapel",
    "to_kloster": "row-to-kloster",
    "to_field": "row-to-field",
    "hut": "row-hut",
    "dog": "row-dog",
    "save": "row-save",
}
"""Deeds of phase 3a, with their number."""
UNCOUNTED = {
    "to_chapel": Text("row-some-to-chapel"),
    "to_kloster": Text("row-some-to-kloster"),
    "to_field": Text("row-some-to-field"),
    "save": Text("row-save-some"),
}
"""The same while the number is undecided."""
AMOUNTS = {"ask-to-chapel": "to_chapel", "ask-to-kloster": "to_kloster", "ask-to-field": "to_field", "ask-save": "save"}
"""The counted thing, by the prompt that asks how many."""
DONE = Text("row-done")


def briefly(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """These answers in short, each deed of phase 3a at its first place."""
    row: list[Text | str] = []
    found: dict[str, list[int]] = {}
    for told in _told(answers):
        if isinstance(told, Text):
            row.append(told)
            continue
        what, numbers = told
        if what not in found:
            row.append(what)
        found.setdefault(what, []).extend(numbers)
    return tuple(_counted(each, found[each]) if isinstance(each, str) else each for each in row)


def _told(answers: Sequence[Foreseen]) -> Iterator[Text | tuple[str, Sequence[int]]]:
    """Each answer in words; for phase 3a the deed, and how many or which stages."""
    attacked = False
    for one, following in pairwise([*answers, None]):
        assert one is not None
        next_key = following.choice.key if following else ""
        match one.choice.key:
            case "build.choose":
                if next_key != "build.amount":
                    yield _built(one, last=following is None)
            case "build.amount":
                yield AMOUNTS[one.choice.prompt.id], [int(one.picks[0])]
            case "beg.target" | "drunkard.target":
                if one.picks != (DRUNKARD,) or next_key != "drunkard.target":
                    yield _attack(one, again=attacked)
                attacked = True
            case key:
                yield from [DECIDED[key](one)] if key in DECIDED else by_label([one])


def _built(one: Foreseen, *, last: bool) -> Text | tuple[str, Sequence[int]]:
    """Deeds of phase 3a; the number is open where the row ends."""
    if not one.picks:
        return DONE
    action, _ = read_action(one.picks[0])
    if action in NAMED:
        stages = _stages(one.choice, action)
        return action, range(min(stages.values()), stages[one.picks[0]] + 1)
    if last and action in UNCOUNTED:
        return UNCOUNTED[action]
    return action, [_stages(one.choice, action)[action] if action == "chapel" else LEAST.get(action, 1)]


def _stages(choice: Choice, action: str) -> dict[str, int]:
    """The last stage that each option of an action builds."""
    offered = [option for option in choice.options if read_action(option.value)[0] == action]
    return {option.value: int(str(option.label.args["stage"])) for option in offered}


def _counted(what: str, numbers: Sequence[int]) -> Text:
    if kind := NAMED.get(what):
        message = "row-stage" if len(numbers) == 1 else "row-stages"
        return Text(message, area=area(kind), first=numbers[0], last=numbers[-1])
    return Text(DEEDS[what], count=sum(numbers))


def _attack(one: Foreseen, *, again: bool) -> Text:
    """Whom one attacks, and how; nobody, or nobody more."""
    choice, picks = one.choice, one.picks
    if not picks:
        return Text("row-no-more-attacks") if again else Text("row-no-attack")
    if picks == (DRUNKARD,):
        return Text("row-drunkard-loose")
    if choice.key == "beg.target":
        return Text("row-beg", who=Seat(int(picks[0])))
    own = picks == (str(choice.seat),)
    return Text("row-drunkard-own") if own else Text("row-drunkard", who=Seat(int(picks[0])))


def _cellerar(one: Foreseen) -> Text:
    """The Cellerar hired, exchanged or dismissed; or that all stays."""
    owned = one.choice.prompt.id == "ask-cellerar-exchange"
    if not one.picks:
        return Text("row-cellerar-stays") if owned else Text("row-no-cellerar")
    if one.picks == ("dismiss",):
        return Text("row-dismiss")
    (card,) = by_label([one])
    return Text("row-exchange" if owned else "row-hire", card=card)


def _bought(one: Foreseen) -> Text:
    count = int(one.picks[0])
    return Text("row-market-buy", count=count) if count else Text("row-market-nothing")


DECIDED: Mapping[str, Callable[[Foreseen], Text]] = {
    "column.choose": lambda one: Text("row-column-keep" if one.picks == ("keep",) else "row-column-pass"),
    "cellerar.choose": _cellerar,
    "market.buy": _bought,
    "march.vegetables": lambda one: Text("row-march-vegetables", count=int(one.picks[0])),
    "march.cart": lambda one: Text("row-march-cart", count=int(one.picks == ("yes",))),
    "feed.pay": lambda one: Text("row-feed-pay", count=int(one.picks[0])),
    "defend.choose": lambda one: Text("row-defend", by="".join(one.picks)),
}
"""Decisions made once."""
GONE = {"recruit": Text("gone-lay"), "dog": Text("gone-dogs"), "hut": Text("gone-huts")}
"""Why a thing of phase 3a is gone: only the supply is shared with others."""


def why_gone(one: Foreseen) -> Text | None:
    """Others have taken the last brother, dog or hut; who it was is still a secret then."""
    return GONE.get(one.picks[0]) if one.choice.key == "build.choose" else None
