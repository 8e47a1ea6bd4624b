"""Answers in a row, as short as a button wants them."""

from collections.abc import Iterator, Sequence

from games.dominion.words import title
from games.kernel.foresight import Foreseen
from games.kernel.game import by_label
from games.kernel.text import Text

NOTHING_MORE = Text("row-nothing-more")


def briefly(answers: Sequence[Foreseen]) -> tuple[Text, ...]:
    """What these answers do."""
    return tuple(_told(answers))


def _told(answers: Sequence[Foreseen]) -> Iterator[Text]:
    bought = False
    for one in answers:
        choice, picks = one.choice, one.picks
        if choice.key == "turn.buy" and (picks or bought):
            yield Text("row-buy", card=title(picks[0])) if picks else NOTHING_MORE
            bought = True
        elif choice.key == "turn.action" and picks:
            yield Text("play-this", card=title(picks[0]))
        elif choice.key == "turn.treasure" and picks == choice.default and choice.offer:
            yield choice.offer
        else:
            yield from by_label([one])
