"""The worth of cards as a number, where Silver is 3 and Gold 6: opinions, not rules."""

from collections.abc import Sequence
from functools import cache

from games.dominion.card import CARDS, Card

KNACK = {
    **dict.fromkeys(("chancellor", "festival", "militia", "moat", "smithy", "village", "woodcutter"), 0.0),
    "adventurer": 3.5, "bureaucrat": 0.5, "cellar": 0.5, "chapel": 0.8, "council_room": -1.5, "feast": 1.0,
    "laboratory": 2.6, "library": 3.0, "market": 1.8, "mine": 1.0, "moneylender": 1.6, "remodel": 1.0, "spy": -1.2,
    "thief": -0.5, "throne_room": 1.0, "witch": 2.0, "workshop": 0.2,
    "baron": 2.5, "bridge": 1.0, "conspirator": 0.5, "coppersmith": 1.0, "courtyard": -0.4, "duke": 0.0,
    "great_hall": 0.4, "ironworks": 2.5, "masquerade": 1.6, "mining_village": 0.4, "minion": 2.2, "nobles": 4.4,
    "pawn": 1.2, "saboteur": 0.5, "scout": -0.5, "secret_chamber": 0.5, "shanty_town": 0.4, "steward": 3.0,
    "swindler": 0.8, "torturer": 0.5, "trading_post": 2.8, "tribute": 3.6, "upgrade": 2.5, "wishing_well": 0.8,
    "bishop": 2.0, "city": 0.8, "counting_house": 1.5, "expand": 3.0, "forge": 3.0, "goons": 2.5, "grand_market": 3.6,
    "kings_court": 1.2, "mint": 1.5, "monument": 1.6, "mountebank": 3.0, "peddler": 1.0, "rabble": -0.4,
    "trade_route": 0.8, "vault": 2.2, "watchtower": 2.2, "workers_village": 0.2,
    "farming_village": 1.0, "fortune_teller": -0.5, "hamlet": 0.6, "harvest": 3.4, "horse_traders": -0.6,
    "hunting_party": 4.2, "jester": 1.4, "menagerie": 1.6, "remake": 2.4, "tournament": 2.6, "young_witch": 1.2,
    "bag_of_gold": 5.0, "followers": 4.0, "princess": 5.0, "trusty_steed": 6.0,
}  # fmt: skip
"""What each action is worth beyond its plus."""

TREASURES = {
    "bank": 5.6, "contraband": 4.2, "diadem": 4.5, "harem": 3.2, "hoard": 4.4, "horn_of_plenty": 0.5, "loan": 1.0,
    "platinum": 12.0, "quarry": 1.5, "royal_seal": 3.4, "talisman": 0.5, "venture": 4.3,
}  # fmt: skip
"""The worth of treasures that are worth more or less than their coins."""


def is_terminal(card: Card) -> bool:
    """Whether playing it uses up an action for good."""
    return card.is_action and not card.actions


@cache
def gives(card: Card) -> float:
    """The worth of playing an action: cards, coins, buys, an attack, further actions, and its knack."""
    drawn = card.cards - (1 if card.actions else 0)
    more = 0.4 * max(card.actions - 1, 0)
    return 1.4 * drawn + 1.2 * card.coins + 0.4 * card.buys + 1.5 * card.is_attack + more + KNACK.get(card.name, 0.0)


def money_of(card: Card) -> float:
    """The worth of a treasure."""
    return TREASURES.get(card.name, 3.0 * (card.coins - 1))


@cache
def helps(card: Card) -> float:
    """The use of a card in a hand, in coins; 0 for a card that only takes up room."""
    if card.is_treasure:
        return float(max(card.coins, 1))
    return 0.5 + gives(card) / 3 if card.is_action else 0.0


def surplus(hand: Sequence[str]) -> list[str]:
    """Actions of a hand that cannot be played this turn or the next: all but one that end the chain."""
    ends = sorted((name for name in hand if is_terminal(CARDS[name])), key=lambda name: -gives(CARDS[name]))
    further = sum(CARDS[name].actions - 1 for name in hand if CARDS[name].actions > 1)
    return ends[1 + further :]


def in_hand(card: Card, *, playable: bool) -> float:
    """How much a card helps in a hand; `playable`: an action that ends the chain can be played, too."""
    if card.is_treasure:
        return float(card.coins) or 1.0
    if not card.is_action:
        return -1.0
    replaced = bool(card.actions and card.cards)
    return 0.5 + replaced + gives(card) / 2 if card.actions or playable else 0.0


def parted_with_first(hand: Sequence[str], *, playable: bool) -> list[str]:
    """The cards of a hand in the best order of parting with them: first those that cannot be played."""
    idle, rest = surplus(hand), list(hand)
    for name in idle:
        rest.remove(name)
    return idle + sorted(rest, key=lambda name: in_hand(CARDS[name], playable=playable))


MORE_CARDS = {
    "library": 3, "watchtower": 2, "hunting_party": 1, "menagerie": 2, "nobles": 2, "minion": 2, "shanty_town": 1,
    "farming_village": 1, "steward": 1, "cellar": 1, "throne_room": 2, "kings_court": 4, "adventurer": 2,
}  # fmt: skip
"""Cards drawn, about, beyond the printed number."""


def draws(card: Card) -> int:
    """About how many cards playing it draws."""
    return card.cards + MORE_CARDS.get(card.name, 0)


DOUBLING = ("throne_room", "kings_court")
"""Cards that make another action work more than once."""
THINNING = (
    "chapel", "remake", "steward", "masquerade", "upgrade", "trading_post", "moneylender", "bishop", "loan", "forge",
    "expand", "remodel", "trade_route", "mint",
)  # fmt: skip
"""Cards that remove the first cards, the best first."""


def good_for(card: Card) -> str:
    """The use of an action or a treasure for a deck, as the message that gives it as a reason."""
    if card.name in THINNING:
        return "why-rids-of-weak"
    if card.name in DOUBLING:
        return "why-doubling"
    if card.actions > 1:
        return "why-more-actions"
    if card.is_attack:
        return "why-holds-back"
    if draws(card) > bool(card.actions):
        return "why-draws-more"
    return "why-buys-more" if card.buys else "why-best-card"
