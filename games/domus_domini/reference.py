"""What may be looked up: areas, chapel, Cellerars, special cards, production cards, phases; and the rules in short."""

from games.domus_domini import words
from games.domus_domini.board import BOARD, KINDS, SPECIALS, Cellerar, Kind, Production
from games.domus_domini.table import PHASES, Phase
from games.kernel.game import Entry
from games.kernel.text import Text

RULES = (
    Text("game-domus-domini-rules"),
    *[Text(f"rules-{phase}") for phase in PHASES],
    Text("rules-end"),
)
"""The rules in short, paragraph by paragraph."""

BEGINNING = (
    Text("beginning", brothers=BOARD.start.brothers, vegetables=BOARD.start.vegetables),
    Text("beginning-money", coins=tuple([Text("number", count=coins) for coins in BOARD.start.money.values()])),
)
"""What is announced before a game."""


def _area(kind: Kind) -> Entry:
    built = BOARD.areas[kind]
    stages = tuple([Text("stage-fact", coins=stage.cost, food=stage.food) for stage in built.stages])
    facts = Text("area-facts", letters=built.completion, stages=stages)
    return Entry(kind, words.area(kind), facts, Text(f"area-{kind}-text"))


def _chapel() -> Entry:
    stages = tuple(
        [
            Text("chapel-fact", coins=one.cost, letters=one.letters, capacity=one.capacity, food=one.food_each)
            for one in BOARD.chapel
        ]
    )
    return Entry("chapel", Text("chapel"), Text("chapel-facts", stages=stages), Text("chapel-text"))


def _cellerar(card: Cellerar) -> Entry:
    facts = Text("cellerar-facts", coins=card.value, food=card.food, bonus=card.bonus)
    return Entry(f"cellerar_{card.value}", words.cellerar(card.value), facts, Text(f"cellerar-{card.kind}-text"))


def _special(kind: Kind) -> Entry:
    card = SPECIALS[kind]
    return Entry(card, words.special(card), Text("special-facts", area=words.area(kind)), Text(f"special-{card}-text"))


def _production(card: Production, count: int) -> Entry:
    name = card.name.replace("-", "_")
    facts = Text("production-facts", count=count)
    return Entry(
        f"production_{name}", words.production(card), facts, Text("production-text", area=words.area(card.kind))
    )


def _phase(phase: Phase) -> Entry:
    return Entry(f"phase_{phase}", Text(f"phase-{phase}"), Text("phase-facts"), Text(f"rules-{phase}"))


ENTRIES = (
    *[_area(kind) for kind in KINDS],
    _chapel(),
    *[_cellerar(card) for card in BOARD.cellerars],
    *[_special(kind) for kind in KINDS],
    *[_production(card, BOARD.production.count(card)) for card in dict.fromkeys(BOARD.production)],
    Entry("dog", Text("dog"), Text("dog-facts"), Text("dog-text")),
    Entry("moneylender", Text("moneylender"), Text("moneylender-facts"), Text("moneylender-text")),
    *[_phase(phase) for phase in PHASES],
)
"""Everything that can be looked up."""
