"""Plans at our table."""

from typing import cast

from games.dominion import GAME
from games.dominion.cards import CARDS
from games.dominion.rules.table import Table
from games.kernel.contract.game import Setup
from games.kernel.contract.policy import Look, Policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.selfplay import play_out
from tools.oracle.mind import BuyingOrder, Head
from tools.oracle.outcome import PlayedGame
from tools.oracle.plans import kingdom

SEATS = 2


def has(card: str) -> bool:
    """Whether we have this card."""
    return card in CARDS


def play(plan: BuyingOrder, seed: int) -> PlayedGame:
    """One game of this plan against itself."""
    setup = Setup(SEATS, options={"kingdom": kingdom(plan)})
    table = play_out(GAME, setup, b"%d" % seed, [policy(Head(plan)) for _ in range(SEATS)])
    scores = GAME.result(table).scores
    return PlayedGame(
        sum(player.turns for player in cast(Table, table).players), tuple(score.points for score in scores)
    )


def policy(mind: Head) -> Policy:
    """Answers our questions with a mind."""

    def answer(look: Look, choice: Choice) -> Picks:
        by, _, verb = choice.key.rpartition(".")
        if verb == "treasure":
            return choice.default
        if by == "turn":
            found = (mind.plays if verb == "action" else mind.buys)(choice.values)
            return (found,) if found else ()
        if choice.values == ("yes", "no"):
            return ("yes",) if mind.agrees(by) else ("no",)
        if verb == "choose":
            return tuple(mind.chooses(choice.values, choice.least))
        if verb == "play":
            return (mind.doubles(choice.values),)
        return tuple(mind.picks(by, verb, choice.values, choice.least, choice.most))

    return answer
