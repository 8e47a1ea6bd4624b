"""Rulings: those that count only in games begun since, and those about single cards, by card, for people who look one
up. They are cases of the suite, too.
"""

from collections.abc import Mapping

from games.kernel.contract.ruling import Ruling
from games.kernel.engine.text import Text

REACTIONS_FIRST = Ruling(2, ("ruling-windows",), Text("before-windows"), pace="exact")
"""In strict turn order, everybody reacts to an attack before it does anything."""
BANE_COUNTS = Ruling(6, ("rules-prosperity",), Text("before-bane-counts"))
"""The bane counts among the kingdom cards that recommend Platinum and Colony."""
FORCED_VEILED = Ruling(7)
"""A masked table also hides whether a forced action left a choice."""
RULINGS = (REACTIONS_FIRST, BANE_COUNTS, FORCED_VEILED)

RULED: Mapping[str, str] = {
    "ruling-must": "mine remodel upgrade remake expand",
    "ruling-must-trash": "moneylender trade_route",
    "ruling-must-gain": "workshop ironworks",
    "ruling-throne": "throne_room",
    "ruling-throne-gone": "throne_room kings_court feast",
    "ruling-moat-idle": "moat",
    "ruling-moat-again": "moat",
    "ruling-windows": "moat secret_chamber horse_traders",
    "ruling-spy": "spy",
    "ruling-thief": "thief",
    "ruling-bureaucrat": "bureaucrat",
    "ruling-chancellor": "chancellor",
    "ruling-revealed": "adventurer saboteur loan",
    "ruling-library": "library",
    "ruling-witch": "witch",
    "ruling-gardens": "gardens",
    "ruling-each-play": "bridge coppersmith conspirator",
    "ruling-choose-any": "torturer steward nobles pawn trusty_steed",
    "ruling-choose-first": "pawn nobles steward minion",
    "ruling-minion": "minion",
    "ruling-baron": "baron",
    "ruling-masquerade": "masquerade",
    "ruling-mining-village": "mining_village",
    "ruling-saboteur": "saboteur",
    "ruling-scout": "scout",
    "ruling-back-order": "scout secret_chamber rabble",
    "ruling-secret-chamber": "secret_chamber",
    "ruling-swindler": "swindler",
    "ruling-trading-post": "trading_post",
    "ruling-tribute": "tribute",
    "ruling-ironworks": "ironworks",
    "ruling-name-any": "wishing_well",
    "ruling-horn-of-plenty": "horn_of_plenty",
    "ruling-tournament": "tournament",
    "ruling-prize": "bag_of_gold diadem followers princess trusty_steed",
    "ruling-followers": "followers",
    "ruling-princess": "princess",
    "ruling-hamlet": "hamlet",
    "ruling-horse-traders": "horse_traders",
    "ruling-young-witch": "young_witch",
    "ruling-jester": "jester",
    "ruling-fairgrounds": "fairgrounds",
    "ruling-mint-talisman": "mint talisman",
    "ruling-when-bought": "goons hoard talisman mint",
    "ruling-once-per-gain": "royal_seal watchtower",
    "ruling-watchtower": "watchtower",
    "ruling-trade-route": "trade_route",
    "ruling-city": "city",
    "ruling-contraband": "contraband",
    "ruling-grand-market": "grand_market",
    "ruling-goons": "goons",
    "ruling-forge": "forge",
    "ruling-no-attack": "bishop vault council_room",
    "ruling-mountebank": "mountebank",
    "ruling-vault": "vault",
    "ruling-venture": "venture",
    "ruling-bank": "bank",
    "ruling-peddler": "peddler",
    "ruling-quarry": "quarry",
    "ruling-kings-court": "kings_court",
    "ruling-end": "province colony",
}
"""The cards a ruling is about."""


def rulings_about(card: str) -> tuple[Text, ...]:
    """The rulings about a card, in reading order; most cards need none."""
    return tuple(Text(ruling) for ruling, cards in RULED.items() if card in cards.split())
