"""The 26 recommended sets of ten: which box prints them, their cards, the bane that goes with Young Witch, and whether
Platinum and Colony are laid out. Their names in both languages are in `locale` (``option-set-…``).
"""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

Edition: TypeAlias = Literal["base", "intrigue", "prosperity", "cornucopia"]
BOXES: tuple[Edition, ...] = ("base", "intrigue", "prosperity", "cornucopia")

PRINTED: Mapping[Edition, Mapping[str, str]] = {
    "base": {
        "first_game": "cellar market militia mine moat remodel smithy village woodcutter workshop",
        "big_money": "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room",
        "interaction": "bureaucrat chancellor council_room festival library militia moat spy thief village",
        "size_distortion": "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
        "village_square": "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
    },
    "intrigue": {
        "victory_dance": "bridge duke great_hall harem ironworks masquerade nobles pawn scout upgrade",
        "secret_schemes": "conspirator harem ironworks pawn saboteur shanty_town steward swindler trading_post tribute",
        "best_wishes": (
            "coppersmith courtyard masquerade scout shanty_town steward torturer trading_post upgrade wishing_well"
        ),
        "deconstruction": (
            "bridge mining_village remodel saboteur secret_chamber spy swindler thief throne_room torturer"
        ),
        "hand_madness": "bureaucrat chancellor council_room courtyard militia mine minion nobles steward torturer",
        "underlings": "baron cellar festival library masquerade minion nobles pawn steward witch",
    },
    "prosperity": {
        "beginners": "bank counting_house expand goons monument rabble royal_seal venture watchtower workers_village",
        "friendly_interactive": (
            "bishop city contraband forge hoard peddler royal_seal trade_route vault workers_village"
        ),
        "big_actions": "city expand grand_market kings_court loan mint quarry rabble talisman vault",
        "biggest_money": "adventurer bank grand_market laboratory mine mint moneylender royal_seal spy venture",
        "the_kings_army": "bureaucrat council_room expand goons kings_court moat rabble spy vault village",
        "the_good_life": (
            "bureaucrat cellar chancellor contraband counting_house gardens hoard monument mountebank village"
        ),
        "paths_to_victory": "baron bishop counting_house goons harem monument pawn peddler shanty_town upgrade",
        "all_along_the_watchtower": (
            "bridge great_hall hoard mining_village pawn talisman torturer trade_route vault watchtower"
        ),
        "lucky_seven": "bank bridge coppersmith expand forge kings_court swindler tribute vault wishing_well",
    },
    "cornucopia": {
        "bounty_of_the_hunt": (
            "cellar festival harvest horn_of_plenty hunting_party menagerie militia moneylender smithy tournament"
        ),
        "bad_omens": (
            "adventurer bureaucrat fortune_teller hamlet horn_of_plenty jester laboratory remake spy throne_room"
        ),
        "the_jesters_workshop": (
            "fairgrounds farming_village feast horse_traders jester laboratory market remodel workshop young_witch"
        ),
        "last_laughs": "farming_village harvest horse_traders hunting_party jester minion nobles pawn steward swindler",
        "the_spice_of_life": (
            "coppersmith courtyard fairgrounds great_hall horn_of_plenty mining_village remake tournament tribute "
            "young_witch"
        ),
        "small_victories": (
            "conspirator duke fortune_teller great_hall hamlet harem hunting_party pawn remake tournament"
        ),
    },
}
"""The sets by box, each with its ten cards."""
BANES = {"the_jesters_workshop": "chancellor", "the_spice_of_life": "wishing_well"}
"""The banes of the sets with Young Witch."""


class Recommended(msgspec.Struct, frozen=True):
    """A set of ten kingdom cards that play well together."""

    box: Edition
    cards: tuple[str, ...]
    bane: str | None
    colony: bool


RECOMMENDED = {
    name: Recommended(box, tuple(cards.split()), BANES.get(name), colony=box == "prosperity")
    for box, sets in PRINTED.items()
    for name, cards in sets.items()
}
"""Set name to what it holds, box by box. Those of Prosperity are played with Platinum and Colony."""
