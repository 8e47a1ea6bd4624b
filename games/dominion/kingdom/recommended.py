"""The 26 recommended sets of ten: which box prints them, their cards, the bane that goes with Young Witch, and whether
Platinum and Colony are laid out. Their names in both languages are in `locale` (``option-set-…``).
"""

from typing import Literal, TypeAlias

import msgspec

Edition: TypeAlias = Literal["base", "intrigue", "prosperity", "cornucopia"]
BOXES: tuple[Edition, ...] = ("base", "intrigue", "prosperity", "cornucopia")


class Recommended(msgspec.Struct, frozen=True):
    """A set of ten kingdom cards that play well together."""

    box: Edition
    cards: tuple[str, ...]
    bane: str | None = None
    colony: bool = False


def _set(box: Edition, cards: str, *, bane: str | None = None, colony: bool = False) -> Recommended:
    return Recommended(box, tuple(cards.split()), bane, colony)


RECOMMENDED: dict[str, Recommended] = {
    "first_game": _set(
        "base",
        "cellar market militia mine moat remodel smithy village woodcutter workshop",
    ),
    "big_money": _set(
        "base",
        "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room",
    ),
    "interaction": _set(
        "base",
        "bureaucrat chancellor council_room festival library militia moat spy thief village",
    ),
    "size_distortion": _set(
        "base",
        "cellar chapel feast gardens laboratory thief village witch woodcutter workshop",
    ),
    "village_square": _set(
        "base",
        "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
    ),
    "victory_dance": _set(
        "intrigue",
        "bridge duke great_hall harem ironworks masquerade nobles pawn scout upgrade",
    ),
    "secret_schemes": _set(
        "intrigue",
        "conspirator harem ironworks pawn saboteur shanty_town steward swindler trading_post tribute",
    ),
    "best_wishes": _set(
        "intrigue",
        "coppersmith courtyard masquerade scout shanty_town steward torturer trading_post upgrade wishing_well",
    ),
    "deconstruction": _set(
        "intrigue",
        "bridge mining_village remodel saboteur secret_chamber spy swindler thief throne_room torturer",
    ),
    "hand_madness": _set(
        "intrigue",
        "bureaucrat chancellor council_room courtyard militia mine minion nobles steward torturer",
    ),
    "underlings": _set(
        "intrigue",
        "baron cellar festival library masquerade minion nobles pawn steward witch",
    ),
    "beginners": _set(
        "prosperity",
        "bank counting_house expand goons monument rabble royal_seal venture watchtower workers_village",
        colony=True,
    ),
    "friendly_interactive": _set(
        "prosperity",
        "bishop city contraband forge hoard peddler royal_seal trade_route vault workers_village",
        colony=True,
    ),
    "big_actions": _set(
        "prosperity",
        "city expand grand_market kings_court loan mint quarry rabble talisman vault",
        colony=True,
    ),
    "biggest_money": _set(
        "prosperity",
        "adventurer bank grand_market laboratory mine mint moneylender royal_seal spy venture",
        colony=True,
    ),
    "the_kings_army": _set(
        "prosperity",
        "bureaucrat council_room expand goons kings_court moat rabble spy vault village",
        colony=True,
    ),
    "the_good_life": _set(
        "prosperity",
        "bureaucrat cellar chancellor contraband counting_house gardens hoard monument mountebank village",
        colony=True,
    ),
    "paths_to_victory": _set(
        "prosperity",
        "baron bishop counting_house goons harem monument pawn peddler shanty_town upgrade",
        colony=True,
    ),
    "all_along_the_watchtower": _set(
        "prosperity",
        "bridge great_hall hoard mining_village pawn talisman torturer trade_route vault watchtower",
        colony=True,
    ),
    "lucky_seven": _set(
        "prosperity",
        "bank bridge coppersmith expand forge kings_court swindler tribute vault wishing_well",
        colony=True,
    ),
    "bounty_of_the_hunt": _set(
        "cornucopia",
        "cellar festival harvest horn_of_plenty hunting_party menagerie militia moneylender smithy tournament",
    ),
    "bad_omens": _set(
        "cornucopia",
        "adventurer bureaucrat fortune_teller hamlet horn_of_plenty jester laboratory remake spy throne_room",
    ),
    "the_jesters_workshop": _set(
        "cornucopia",
        "fairgrounds farming_village feast horse_traders jester laboratory market remodel workshop young_witch",
        bane="chancellor",
    ),
    "last_laughs": _set(
        "cornucopia",
        "farming_village harvest horse_traders hunting_party jester minion nobles pawn steward swindler",
    ),
    "the_spice_of_life": _set(
        "cornucopia",
        "coppersmith courtyard fairgrounds great_hall horn_of_plenty mining_village remake tournament tribute "
        "young_witch",
        bane="wishing_well",
    ),
    "small_victories": _set(
        "cornucopia",
        "conspirator duke fortune_teller great_hall hamlet harem hunting_party pawn remake tournament",
    ),
}
"""Set name to what it holds, box by box."""
