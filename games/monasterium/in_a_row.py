"""Answers in a row, as short as a button wants them."""

from collections.abc import Sequence

from games.kernel.foresight import Foreseen
from games.kernel.game import by_label
from games.kernel.text import Text


def briefly(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """What these answers do; from where dice are taken together with how many."""
    found: list[Text] = []
    for one, following in zip(answers, [*answers[1:], None], strict=True):
        if one.choice.key == "dice.take" and following and following.choice.key == "dice.count":
            continue
        found += [told] if (told := _told(one)) else by_label([one])
    return tuple(found)


def _told(one: Foreseen) -> Text | None:
    """An answer of which the option says more than is needed; None: it is short."""
    choice, picks = one.choice, one.picks
    args = next((option.label.args for option in choice.options if (option.value,) == picks), {})
    match choice.key:
        case "dice.take":
            return Text("offer-dice", number=args["number"], count=1)
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
