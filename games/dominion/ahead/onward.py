"""Which questions belong to an answer, though nobody can foresee them: the rest of the own turn, with whatever is drawn
in it; and in another's turn the rest of what its card does to one.
"""

from itertools import product

from games.dominion.ahead.imagination import own_turn
from games.dominion.card import CARDS
from games.dominion.view import View
from games.kernel.contract.ahead import NOTHING_FURTHER
from games.kernel.engine.choice import Choice, Picks
from games.kernel.engine.text import Text

VERBS = (
    "choose", "discard", "gain", "name", "order", "pass", "play", "reveal", "set_aside", "take", "topdeck", "trash",
)  # fmt: skip
"""What cards ask in their player's own turn."""
IN_TURN = frozenset({
    "turn.action", "turn.treasure", "turn.buy", *(f"{card}.{verb}" for card, verb in product(CARDS, VERBS)),
})  # fmt: skip
"""The questions of one's own turn."""
SUFFERED = {
    ("torturer.choose", "discard"): frozenset({"torturer.discard", "torturer.choose"}),
    ("vault.choose", "yes"): frozenset({"vault.discard", "vault.choose"}),
    ("secret_chamber.reveal", "yes"): frozenset({"secret_chamber.topdeck"}),
}
"""What follows an answer in another's turn."""


def onward(seen: View, asked: Choice, picks: Picks) -> frozenset[str]:
    """The keys of the questions that belong to this answer: no more after the last buy, or when nothing is bought."""
    if not own_turn(seen):
        return SUFFERED.get((asked.key, "".join(picks)), NOTHING_FURTHER)
    bought = asked.key == "turn.buy"
    ends = not picks or seen.turn.buys < 2 if bought else not seen.turn.buys
    return NOTHING_FURTHER if ends else IN_TURN


def rest(seen: View, asked: Choice, picks: Picks) -> Text:
    """All of them, in words."""
    return Text("rest-of-turn" if own_turn(seen) else "rest-suffered")
