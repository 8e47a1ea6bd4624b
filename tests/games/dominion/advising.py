"""Asking the computer player: a table put together, a question reached, its answer."""

from typing import Any

from games.dominion import GAME
from games.dominion.advice.plans import Plan
from games.dominion.advisor import following
from games.kernel.choice import Picks
from games.kernel.game import Policy, Setup, encode_state
from games.kernel.match import Match, Snapshot

NORMAL = GAME.advisor("normal")
KINGDOM = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop"]
STARTERS = ["copper"] * 7 + ["estate"] * 3


def planning(menu: str, **more: int) -> Policy:
    """A computer player with this plan."""
    return following(Plan.of(menu, **more))


def advised(
    hand: list[str], *before: tuple[int, list[str]], seat: int = 0, player: Policy = NORMAL, **more: Any
) -> Picks:
    """What the computer answers, holding this hand, after these answers; more may be said of deck and table."""
    own = {"hand": hand, "deck": more.pop("deck", STARTERS)} | more.pop("own", {})
    table = {seat: own} | more.pop("others", {}) | more
    setup = Setup(2, options={"kingdom": KINGDOM})
    match = Match(GAME, setup, Snapshot(0, 0, encode_state(GAME.arrange(setup, b"advice", table))))
    for who, picks in before:
        question = match.question(who)
        assert question is not None
        match.answer(who, question[0], picks)
    asked = match.question(seat)
    assert asked is not None
    return player(match.look(seat), asked[1])


def played(card: str, hand: list[str], **more: Any) -> Picks:
    """What the computer answers to the question of a card it has just played."""
    return advised([card, *hand], (0, [card]), **more)


def bought(coins: int, buys: int = 1, **more: Any) -> Picks:
    """What it buys for so many coins."""
    return advised([], turn={"phase": "buy", "coins": coins, "buys": buys}, **more)
