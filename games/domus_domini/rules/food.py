"""An abbey's food, and the place of its figure for it (phase 3b)."""

import msgspec

from games.domus_domini.board import BONUS_FROM, CLUNY, FOOD_PER_FIELD, LAST_FIELD, Area, Cellerar, Production
from games.domus_domini.table import Abbey, Table


class Food(msgspec.Struct, frozen=True):
    """Food units by source; `bonus` is the brewing Cellerar's, `production` the production card's."""

    garden: int = 0
    cheese: int = 0
    brewery: int = 0
    cellerar: int = 0
    production: int = 0
    bonus: int = 0
    chapel: int = 0

    @property
    def total(self) -> int:
        """All together."""
        return self.garden + self.cheese + self.brewery + self.cellerar + self.production + self.bonus + self.chapel

    @property
    def field(self) -> int:
        """The field of the road to Cluny that it reaches: over 400 is Cluny."""
        return field_of(self.total)


def field_of(units: int) -> int:
    """The field of the road to Cluny that these food units reach."""
    return CLUNY if units > LAST_FIELD * FOOD_PER_FIELD else units // FOOD_PER_FIELD


def of_area(area: Area, stage: int) -> int:
    """Food units of an area at a stage; 0: nothing built yet."""
    return area.stages[stage - 1].food if stage else 0


def food(table: Table, abbey: Abbey) -> Food:
    """The abbey's food with the production card of the round."""
    board, stage = table.board, abbey.stage
    built = Food(
        garden=of_area(board.areas.garden, stage["garden"]),
        cheese=of_area(board.areas.cheese, stage["cheese"]),
        brewery=of_area(board.areas.brewery, stage["brewery"]),
        chapel=board.chapel[abbey.chapel - 1].food_each * abbey.lay_chapel if abbey.chapel else 0,
    )
    return with_cellerar(built, table.card(abbey), table.production_card)


def with_cellerar(found: Food, card: Cellerar | None, production: Production | None) -> Food:
    """An abbey's food instead of the food `found`, if it has this Cellerar (None: none)."""
    matching = card is not None and production is not None and production.kind == card.kind
    brewing = card is not None and card.kind == "brewery" and found.brewery >= BONUS_FROM
    return Food(
        garden=found.garden,
        cheese=found.cheese,
        brewery=found.brewery,
        cellerar=card.food if card else 0,
        production=production.food if production and matching else 0,
        bonus=card.bonus if card and brewing else 0,
        chapel=found.chapel,
    )
