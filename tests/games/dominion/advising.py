"""The computer player's answers at arranged tables."""

from typing import Any

from games.dominion import GAME
from games.dominion.advice.plans import Plan
from games.dominion.advisor import following
from games.kernel.contract.game import Setup, encode_state
from games.kernel.contract.mind import Advice, Advisor
from games.kernel.contract.policy import Policy
from games.kernel.engine.choice import Picks
from games.kernel.match import Match, Snapshot

NORMAL, THOUGHTS = GAME.mind.player("normal"), GAME.mind.advice("normal")
KINGDOM = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]
STARTERS = ["copper"] * 7 + ["estate"] * 3


def planning(menu: str, **more: int) -> Policy:
    """A computer player with this plan."""
    return following(Plan.of(menu, **more))


def advice(
    hand: list[str], *before: tuple[int, list[str]], seat: int = 0, player: Advisor = THOUGHTS, **more: Any
) -> Advice:
    """The computer's answer with this hand, after these answers; the deck and the table can be set, too."""
    own = {"hand": hand, "deck": more.pop("deck", STARTERS)} | more.pop("own", {})
    setup = Setup(more.pop("seats", 2), options=more.pop("options", {"kingdom": KINGDOM}))
    table = {seat: own} | more.pop("others", {}) | more
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"advice", table))))
    for who, picks in before:
        question = match.question(who)
        assert question is not None
        match.answer(who, question[0], picks)
    asked = match.question(seat)
    assert asked is not None
    return player(match.look(seat), asked[1])


def advised(hand: list[str], *before: tuple[int, list[str]], player: Policy = NORMAL, **more: Any) -> Picks:
    """A player's answer with this hand."""
    return advice(hand, *before, player=lambda look, choice: Advice(player(look, choice)), **more).picks


def played(card: str, hand: list[str], **more: Any) -> Picks:
    """The computer's answer to the question of a card it has just played."""
    return advised([card, *hand], (0, [card]), **more)


def bought(coins: int, buys: int = 1, **more: Any) -> Picks:
    """The purchase for so many coins."""
    return advised([], turn={"phase": "buy", "coins": coins, "buys": buys}, **more)
