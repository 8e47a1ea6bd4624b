"""The reference: areas, chapel, Cellerars, special cards, production cards, phases."""

from games.domus_domini import words
from games.domus_domini.board import (
    FOOD_PER_FIELD,
    KINDS,
    SPECIALS,
    Area,
    AreaName,
    Board,
    Cellerar,
    ChapelStage,
    Production,
)
from games.domus_domini.table import PHASES
from games.domus_domini.told.rulebook import course
from games.kernel.contract.book import Entry, term
from games.kernel.engine.text import Text

TERMS = (
    *("denarius", "letter", "brother", "field_work", "special", "production", "hut", "supply", "vegetable", "cellerar"),
    *("garden_cellerar", "cheese_cellerar", "brewery_cellerar", "cloister_card", "cloister", "middle", "road", "stage"),
    *("warding", "round", "end", "pace"),
)
"""Words of the rules and pictures for things not among these."""
SAVING = Text("moneylender-also")


def entries(board: Board) -> tuple[Entry, ...]:
    """Everything that can be looked up."""
    phases = course(board)
    return (
        *[_area(kind, board.areas[kind]) for kind in KINDS],
        _chapel(board.chapel),
        *[_cellerar(card) for card in board.cellerars],
        *[_special(kind) for kind in KINDS],
        *[_production(card, board) for card in dict.fromkeys(board.production)],
        Entry("dog", Text("dog"), Text("dog-facts"), Text("dog-text"), also=Text("dog-also")),
        Entry("column", Text("column-card"), Text("column-card-facts"), Text("column-card-text")),
        Entry("moneylender", Text("moneylender"), Text("moneylender-facts"), Text("moneylender-text"), also=SAVING),
        *[_phase(phase, phases[phase]) for phase in PHASES],
        term("food", each=FOOD_PER_FIELD),
        *map(term, TERMS),
    )


def _phase(name: str, told: Text) -> Entry:
    """A phase, with its other names: ``phase-*-also``."""
    also = Text(f"phase-{name}-also")
    return Entry(f"phase_{name}", words.phase(name, secret=False), Text("phase-facts"), told, also=also)


def _area(kind: AreaName, built: Area) -> Entry:
    """An area, with its text: ``area-*-text``."""
    stages = tuple([Text("stage-fact", coins=stage.cost, food=stage.food) for stage in built.stages])
    facts = Text("area-facts", letters=built.completion, stages=stages)
    return Entry(kind, words.area(kind), facts, Text(f"area-{kind}-text"))


def _chapel(built: tuple[ChapelStage, ...]) -> Entry:
    stages = tuple(
        [
            Text("chapel-fact", coins=one.cost, letters=one.letters, capacity=one.capacity, food=one.food_each)
            for one in built
        ]
    )
    return Entry("chapel", Text("chapel"), Text("chapel-facts", stages=stages), Text("chapel-text"))


def _cellerar(card: Cellerar) -> Entry:
    """A Cellerar, with the text of its kind: ``cellerar-*-text``."""
    facts = Text("cellerar-facts", coins=card.value, food=card.food, bonus=card.bonus, letters=card.letters)
    text = Text(f"cellerar-{card.kind}-text", vegetables=card.vegetables)
    return Entry(f"cellerar_{card.value}", words.cellerar(card.value, card.kind), facts, text)


def _special(kind: AreaName) -> Entry:
    """A special card, with its text and other names: ``special-*-text``, ``special-*-also``."""
    card = SPECIALS[kind]
    facts = Text("special-facts", area=words.area(kind))
    return Entry(card, words.special(card), facts, Text(f"special-{card}-text"), also=Text(f"special-{card}-also"))


def _production(card: Production, board: Board) -> Entry:
    name = card.name.replace("-", "_")
    facts = Text("production-facts", count=board.production.count(card))
    text = Text("production-text", area=words.area(card.kind), removed=board.supply.production_removed)
    return Entry(f"production_{name}", words.production(card), facts, text)
