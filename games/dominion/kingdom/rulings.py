"""What is decided: the rulings that count only in games begun since, and those about single cards, by card, for whoever
looks one up. They are cases of the suite, too.
"""

from collections.abc import Mapping

from games.kernel.contract.ruling import Ruling
from games.kernel.engine.text import Text

REACTIONS_FIRST = Ruling(2, ("ruling-windows",), Text("before-windows"), pace="exact")
"""Strictly in turn order everybody has reacted to an attack before it does anything."""
BANE_COUNTS = Ruling(6, ("rules-prosperity",), Text("before-bane-counts"))
"""The bane counts among the kingdom cards that recommend Platinum and Colony."""
FORCED_VEILED = Ruling(7)
"""A masked table hides, too, whether what somebody had to do left a choice."""
RULINGS = (REACTIONS_FIRST, BANE_COUNTS, FORCED_VEILED)

RULED: Mapping[str, str] = {
    "must": "mine remodel upgrade remake expand",
    "must-trash": "moneylender trade_route",
    "must-gain": "workshop ironworks",
    "throne": "throne_room",
    "throne-gone": "throne_room kings_court feast",
    "moat-idle": "moat",
    "moat-again": "moat",
    "windows": "moat secret_chamber horse_traders",
    "spy": "spy",
    "thief": "thief",
    "bureaucrat": "bureaucrat",
    "chancellor": "chancellor",
    "revealed": "adventurer saboteur loan",
    "library": "library",
    "witch": "witch",
    "gardens": "gardens",
    "each-play": "bridge coppersmith conspirator",
    "choose-any": "torturer steward nobles pawn trusty_steed",
    "choose-first": "pawn nobles steward minion",
    "minion": "minion",
    "baron": "baron",
    "masquerade": "masquerade",
    "mining-village": "mining_village",
    "saboteur": "saboteur",
    "scout": "scout",
    "back-order": "scout secret_chamber rabble",
    "secret-chamber": "secret_chamber",
    "swindler": "swindler",
    "trading-post": "trading_post",
    "tribute": "tribute",
    "ironworks": "ironworks",
    "name-any": "wishing_well",
    "horn-of-plenty": "horn_of_plenty",
    "tournament": "tournament",
    "prize": "bag_of_gold diadem followers princess trusty_steed",
    "followers": "followers",
    "princess": "princess",
    "hamlet": "hamlet",
    "horse-traders": "horse_traders",
    "young-witch": "young_witch",
    "jester": "jester",
    "fairgrounds": "fairgrounds",
    "mint-talisman": "mint talisman",
    "when-bought": "goons hoard talisman mint",
    "once-per-gain": "royal_seal watchtower",
    "watchtower": "watchtower",
    "trade-route": "trade_route",
    "city": "city",
    "contraband": "contraband",
    "grand-market": "grand_market",
    "goons": "goons",
    "forge": "forge",
    "no-attack": "bishop vault council_room",
    "mountebank": "mountebank",
    "vault": "vault",
    "venture": "venture",
    "bank": "bank",
    "peddler": "peddler",
    "quarry": "quarry",
    "kings-court": "kings_court",
    "end": "province colony",
}
"""The cards that a ruling is about."""


def rulings_about(card: str) -> tuple[Text, ...]:
    """The rulings about a card, in the order in which one reads them; most cards need none."""
    return tuple(Text(f"ruling-{ruling}") for ruling, cards in RULED.items() if card in cards.split())
