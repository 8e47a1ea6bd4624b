"""The secrets of a Dominion table: the hands, the order and contents of the decks, and the cards that were handed on
between others.
"""

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from games.dominion.card import PRIZE
from games.dominion.cards import CARDS
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table


def variants(table: Table, viewer: int | None, dice: Random) -> Iterator[Table]:
    """The table, changed in place again and again only in what a viewer (None: a spectator) may not see."""
    for player in table.players:
        if player.seat != viewer:
            hidden = [*player.hand, *player.deck]
            dice.shuffle(hidden)
            player.hand, player.deck = hidden[: len(player.hand)], hidden[len(player.hand) :]
            yield table
        dice.shuffle(player.deck)
        yield table
    if (others := [player for player in table.players if player.seat != viewer and player.hand]) and others[1:]:
        one, other = others[:2]
        one.hand[0], other.hand[0] = other.hand[0], one.hand[0]
        yield table
    for player in others:
        player.hand[:] = dice.sample(sorted(table.supply), len(player.hand))
        yield table


def twin(table: Table, viewer: int, dice: Random) -> None:
    """Change in place all that a viewer cannot know even after following the whole game: where the others' cards
    lie, and which of them were handed on between them.
    """
    table.chance.seed = dice.randbytes(8)
    dice.shuffle(table.players[viewer].deck)
    others = table.players[viewer].others()
    for giver, taker in pairwise(others):
        _hand_others_on(table, giver, taker, dice)
    for player in others:
        zones = [(player.hand, len(player.hand)), (player.deck, len(player.deck)), (player.discard, _buried(player))]
        cards = [card for zone, count in zones for card in zone[:count]]
        dice.shuffle(cards)
        for zone, count in zones:
            zone[:count] = [cards.pop() for _ in range(count)]


def _buried(player: Player) -> int:
    return max(0, len(player.discard) - 1)


def _hand_others_on(table: Table, giver: Player, taker: Player, dice: Random) -> None:
    """Put others in place of handed-on cards that still lie unseen."""
    assert isinstance(table.handed, dict)
    handed = table.handed.get(giver.seat, [])
    for place, card in enumerate(handed):
        zone = next((zone for zone in (taker.hand, taker.deck) if card in zone), None)
        if zone is not None and giver.deck and dice.randrange(3):
            at = dice.randrange(len(giver.deck))
            other, giver.deck[at] = giver.deck[at], card
            zone[zone.index(card)] = handed[place] = other


KINGDOM = sorted(card for card, facts in CARDS.items() if facts.set_name != "basic" and PRIZE not in facts.kinds)
MOVING = [card for card in KINGDOM if CARDS[card].is_attack] + (
    [
        "masquerade",
        "tournament",
        "contraband",
        "bishop",
        "vault",
        "council_room",
        "tribute",
        "wishing_well",
        "trade_route",
        "kings_court",
    ]
)
"""Kingdom cards that do something to others, or ask them something."""
ANSWERING = [
    "moat",
    "secret_chamber",
    "horse_traders",
    "watchtower",
    "masquerade",
    "tournament",
    "royal_seal",
    "library",
    "courtyard",
]
"""Kingdom cards that answer to others, or move cards unseen."""
USUAL = ["copper", "copper", "copper", "estate", "silver", "gold", "province", "curse", "duchy"]


def scene(number: int, seats: int, dice: Random) -> dict[Any, Any]:
    """The arranged table of this number: over all numbers, each kingdom card is at hand, among others that move,
    pass, name and hide something, or answer to it.
    """
    shown = KINGDOM[number % len(KINGDOM)]
    kingdom = [shown, *dice.sample(KINGDOM, 3), *dice.sample(MOVING, 3), *dice.sample(ANSWERING, 3)]

    def cards(count: int) -> list[str]:
        return [dice.choice(dice.choice([kingdom, kingdom, USUAL])) for _ in range(count)]

    table: dict[Any, Any] = {
        seat: {"hand": cards(5), "deck": cards(dice.randrange(9)), "discard": cards(dice.randrange(7)), "turns": 5}
        for seat in range(seats)
    }
    table[0]["hand"][:2] = [shown, shown]
    few = {card: dice.randrange(6) for card in sorted({"curse", *dice.sample(kingdom, 3)})}
    turn = {"seat": 0, "number": 5, "actions": dice.choice([2, 3]), "coins": dice.choice([0, 5])}
    return {**table, "supply": {**few, "province": 5}, "named": kingdom, "turn": turn}
