"""Answers in a row, short enough for a button, worded as in the middle of a sentence."""

from collections.abc import Iterator, Sequence

from games.dominion.card import CARDS
from games.dominion.words import cards_in_words, title
from games.kernel.contract.ahead import Foreseen
from games.kernel.contract.words import by_label
from games.kernel.engine.choice import Choice, Picks, kind_of
from games.kernel.engine.text import Text

NOTHING = Text("row-nothing")
DECLINED = {
    "turn.action": (Text("row-no-action"), Text("row-no-more-actions")),
    "turn.treasure": (Text("row-no-treasures"), Text("row-no-more-treasures")),
    "turn.buy": (Text("row-buy-nothing"), Text("row-nothing-more")),
}
"""Words for doing nothing in a phase, and for doing nothing more."""
DEEDS = {"discard": "row-discard", "gain": "row-gain", "trash": "row-trash"}
"""Verbs for cards, by the end of the question's key."""


def briefly(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """What these answers do."""
    return tuple(_told(answers))


def _told(answers: Sequence[Foreseen]) -> Iterator[Text]:
    done = set[str]()
    for one in answers:
        key, picks = one.choice.key, one.picks
        match key:
            case "turn.action" | "turn.treasure" | "turn.buy" if not picks:
                yield DECLINED[key][key in done]
            case "turn.action":
                yield Text("row-play", card=title(picks[0]))
            case "turn.treasure" if picks == one.choice.default and len(answers) == 1:
                yield Text("row-all-treasures")
            case "turn.treasure":
                yield _treasures(one.choice, picks)
            case "turn.buy":
                yield Text("row-buy", card=title(picks[0]))
            case _:
                yield from _of_card(one)
        done.add(key)


def _treasures(choice: Choice, picks: Picks) -> Text:
    """The coins with all treasures; else the treasures played."""
    if picks == choice.default and choice.offer:
        more = choice.offer.id == "play-all-or-more"
        return Text("row-coins-or-more" if more else "coins", coins=choice.offer.args["coins"])
    return Text("row-play", card=cards_in_words(picks))


def _of_card(one: Foreseen) -> tuple[Text, ...]:
    """A card's question: what is done with cards says it itself; other answers follow the asking card's name."""
    kind, deed = kind_of(one.choice.key), one.choice.key.rpartition(".")[2]
    named = all(pick in CARDS for pick in one.picks)
    picks = cards_in_words(one.picks) if named else by_label([one])
    if named and deed in DEEDS:
        return (Text(DEEDS[deed], cards=picks or NOTHING),)
    return (Text("row-of-card", card=title(kind), picks=picks or NOTHING),) if kind in CARDS else by_label([one])
