"""The Dominion tables on which laws are tried: the first game, random cards, and cards with which seats meddle."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from games.dominion import GAME
from games.dominion.cards import CARDS
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table
from games.dominion.setup import STARTING_DECK
from games.dominion.view import View
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Picks
from tests.games.choosing import Likes

MEDDLING = [
    "bureaucrat council_room festival militia moat spy thief throne_room village witch",
    "saboteur secret_chamber torturer swindler minion tribute masquerade kings_court city watchtower",
    "mountebank trade_route saboteur bishop rabble vault goons watchtower workers_village bridge",
    "jester young_witch tournament horse_traders fortune_teller moat village talisman royal_seal contraband",
]
"""Cards that do something to others or answer to it, and actions enough to play them."""


def options(dice: Random) -> dict[str, Any]:
    """Options for a table: ten random kingdom cards, every third time ten with which seats meddle."""
    if not dice.randrange(3):
        return {"kingdom": dice.choice(MEDDLING).split()}
    return GAME.lots(Chance(dice.randbytes(8)), 4)


EARNING = {
    "bag_of_gold", "bank", "baron", "bureaucrat", "city", "counting_house", "expand", "feast", "followers",
    "forge", "harvest", "horn_of_plenty", "ironworks", "mine", "minion", "mint", "moneylender", "pawn",
    "remake", "remodel", "saboteur", "secret_chamber", "steward", "thief", "tournament", "trade_route",
    "trading_post", "tribute", "trusty_steed", "upgrade", "vault", "venture", "workshop",
}  # fmt: skip
"""Cards that get a card or a coin though they give no coins at once."""
IDLE = {
    "adventurer", "cellar", "chapel", "coppersmith", "council_room", "courtyard", "farming_village", "great_hall",
    "hamlet", "hunting_party", "kings_court", "laboratory", "library", "masquerade", "menagerie", "mining_village",
    "moat", "nobles", "princess", "rabble", "scout", "shanty_town", "smithy", "spy", "throne_room", "torturer",
    "village", "watchtower", "wishing_well", "witch", "workers_village", "young_witch",
}  # fmt: skip
"""Cards that by themselves give their player neither card nor coin."""


CHEAPER = {"bridge", "princess", "quarry"}
"""Cards that make others cheaper."""
TIMES = 3
"""How often another card can play one action card at most; that many times more if it is itself played so."""


def stands_still(table: Table) -> bool:
    """Whether nobody can ever get a card again: no card of anybody earns or gains anything, and all cards of a person
    together, however often they are played, cannot pay for anything that is left.

    A Chapel or a Bishop in the hands of players who answer at random brings this about; no rule ends such a game.
    """
    cheapest = min((CARDS[card].cost for card, left in table.supply.items() if left), default=0)
    return not any(_earns(player.cards(), cheapest) for player in table.players)


def _earns(cards: Sequence[str], price: int) -> bool:
    """Whether these cards ever get a card or coins of this price."""
    again = sum(card in {"throne_room", "kings_court"} for card in cards)
    coins = sum(CARDS[card].coins for card in cards) * TIMES**again
    return coins >= price or any(card in EARNING | CHEAPER for card in cards)


def unchanged(before: View, now: View) -> bool:
    """Whether nothing has changed that a seat can know of its next turn."""
    seat = before.seat or 0
    mine = [(face.set_aside, face.deck_size, face.discard_size) for face in (before.seats[seat], now.seats[seat])]
    piles = [[(pile.card, pile.left) for pile in seen.piles] for seen in (before, now)]
    common = [(seen.hand, seen.prizes, seen.mat) for seen in (before, now)]
    return mine[0] == mine[1] and piles[0] == piles[1] and common[0] == common[1]


REHEARSED = {"turn.action", "turn.treasure", "turn.buy"}
"""The questions that every rehearsal can ask; `test_in_a_row.py` tries those of cards, card by card."""


def components(table: Table) -> Iterator[tuple[str, int, int]]:
    """The cards of each name wherever they lie, and in their pile and the first decks."""
    seats, first = len(table.players), Counter(STARTING_DECK)
    found = Counter([*table.trash, *table.prizes]) + Counter(table.supply)
    for player in table.players:
        for zone in (player.hand, player.deck, player.discard, player.in_play, player.set_aside, player.revealed):
            found.update(zone)
    for card, count in found.items():
        yield card, count, CARDS[card].pile_size(seats) + seats * first[card]


def change(table: Table, seat: int, dice: Random) -> None:
    """Cards come into this seat's hand or leave it, piles shrink, tokens lie on the mat: a little of it at a time,
    so that not all stop for the same reason.
    """
    kinds = (_moved, _moved, _came, _burdened, _burdened, _shrunk, _shrunk, _ran_short, _marked)
    for kind in dice.sample(kinds, dice.choice([0, 1, 1, 2])):
        kind(table, table.players[seat], dice)


def _moved(_table: Table, me: Player, dice: Random) -> None:
    zone, other = dice.sample([me.hand, me.discard], 2)
    if zone:
        other.append(zone.pop(dice.randrange(len(zone))))


def _came(table: Table, me: Player, dice: Random) -> None:
    me.hand += dice.choices(["silver", "gold", *table.kingdom], k=dice.choice([1, 2]))


def _burdened(_table: Table, me: Player, dice: Random) -> None:
    """Another hand with exactly the same possibilities."""
    me.hand.append(dice.choice(["curse", "estate"]))


def _shrunk(table: Table, _me: Player, dice: Random) -> None:
    for card in dice.sample(sorted(table.supply), dice.choice([1, 3])):
        if table.supply[card]:
            table.supply[card] = max(1, table.supply[card] - dice.choice([1, 5, 9]))


def _ran_short(table: Table, _me: Player, _dice: Random) -> None:
    """If the end is near, bring it nearer."""
    for card in [card for card, left in table.supply.items() if 1 < left <= 3][:2]:
        table.supply[card] -= 1


def _marked(table: Table, _me: Player, _dice: Random) -> None:
    if "trade_route" in table.supply:
        table.mat += [card for card in ("estate", "duchy") if card not in table.mat]


def answers(view: View, choice: Choice, likes: Likes) -> Picks | None:
    """The choices of a player who picks actions by the whole hand, buys by coins and buys, and looks at the piles:
    some like to end the game, some do not.
    """
    if choice.key == "turn.action":
        several = len(set(choice.values)) > 1
        worth = {card: likes("play", card) + likes(card, view.hand) * several for card in choice.values}
        best = max(worth, key=worth.__getitem__)
        return (best,) if likes("play", best) > 0 else ()
    if choice.key == "turn.buy":
        bundle = _bundle(view, choice, likes)
        return (max(bundle, key=lambda card: likes("have", card)),) if bundle else ()
    return None


def _bundle(view: View, choice: Choice, likes: Likes) -> tuple[str, ...]:
    """The favourite purchases among affordable ones."""
    piles = {pile.card: pile for pile in view.piles}
    found: list[tuple[float, tuple[str, ...]]] = [(0.0, ())]
    for count in range(1, min(view.turn.buys, 3) + 1):
        for cards in combinations_with_replacement(choice.values, count):
            paid = sum(piles[card].cost for card in cards) <= view.turn.coins
            if paid and all(cards.count(card) <= piles[card].left for card in cards):
                ends = 3 * likes("end") * _ends(view, cards)
                found.append((sum(likes("have", card) for card in cards) + ends, cards))
    return max(found)[1]


def _ends(view: View, bought: tuple[str, ...]) -> bool:
    """Whether the game ends with these purchases."""
    left = {pile.card: pile.left - bought.count(pile.card) for pile in view.piles}
    return not all(left[card] for card in ("province", "colony") if card in left) or sum(
        not each for each in left.values()
    ) >= (4 if len(view.seats) > 4 else 3)
