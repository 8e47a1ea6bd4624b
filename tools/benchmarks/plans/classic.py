"""The classic opponents of a Dominion player: money, and up to two copies of one card, played sensibly.

They buy Province, Gold, Silver, and their card as soon as they can pay for it (the second one when they own 16 cards);
Duchies from 4 Provinces (or Colonies) left, Estates from 2; with Colonies in the supply also those and Platinum.
For the rest they answer as our own players do.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from games.dominion import GAME
from games.dominion.advice.plans import Plan
from games.dominion.advice.situation import Situation
from games.dominion.advisor import following
from games.dominion.cards import CARDS
from games.dominion.kingdom.recommended import RECOMMENDED
from games.kernel.contract.game import Setup
from games.kernel.contract.policy import Look, Policy
from games.kernel.engine.choice import Choice, Picks
from games.kernel.selfplay import TooLong, play_out

SECOND_FROM = 16
"""The deck size from which a second copy fits."""
GOLD = CARDS["gold"].cost


def classic(card: str) -> Policy:
    """Money with one card; with a Gold as that card it is money alone."""
    playing = following(Plan.of(f"platinum, {card} 2, gold, silver"))

    def answer(look: Look, choice: Choice) -> Picks:
        if choice.key != "turn.buy":
            return playing(look, choice)
        wanted = shopping(Situation(look()), card)
        return next(((name,) for name in wanted if name in choice.values), ())

    return answer


def shopping(now: Situation, card: str) -> Iterator[str]:
    """The purchases in order of preference."""
    copies, dear = now.owned[card], CARDS[card].cost >= GOLD
    wanted = [card] if not copies or (copies < 2 and len(now.view.owned) >= SECOND_FROM) else []
    yield from ("colony", "province") if now.left.get("colony", 0) <= 5 else ("colony",)
    yield from ("duchy",) if now.provinces <= 4 else ()
    yield from ("estate",) if now.provinces <= 2 else ()
    yield from ("platinum", *wanted, "gold") if dear else ("platinum", "gold", *wanted)
    yield "silver"


def share(name: str, one: Policy, other: Policy, seeds: Sequence[int]) -> float:
    """The share of games of a recommended set that `one` wins, both seatings of each seed; a tie counts half."""
    return games_won({"set": name}, one, other, seeds)


def games_won(options: Mapping[str, Any], one: Policy, other: Policy, seeds: Sequence[int]) -> float:
    """The same in any kingdom, given as the options of a set-up."""
    return sum(_outcome(options, one, other, seed, seat) for seed in seeds for seat in (0, 1)) / (2 * len(seeds))


def _outcome(options: Mapping[str, Any], one: Policy, other: Policy, seed: int, seat: int) -> float:
    """The result of `one` in a game on this seat: 1, a half or 0; None if it does not end."""
    players = (one, other) if seat == 0 else (other, one)
    setup = Setup(2, options={**options, "first": 0})
    try:
        winners = GAME.result(play_out(GAME, setup, b"%d" % seed, players, turns=200)).winners
    except TooLong:
        return 0.0
    return (seat in winners) / len(winners)


def strongest(name: str, count: int) -> list[str]:
    """The cards of a recommended set with which money does best against money alone, in 40 games each."""
    money, seeds = classic("gold"), range(1000, 1020)
    cards = [card for card in RECOMMENDED[name].cards if CARDS[card].is_action or CARDS[card].is_treasure]
    return sorted(cards, key=lambda card: share(name, classic(card), money, seeds), reverse=True)[:count]
