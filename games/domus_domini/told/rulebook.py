"""The rules page by page, for those who have never played. All numbers come from the board and the rules themselves."""

from collections.abc import Iterable, Sequence

from games.domus_domini import words
from games.domus_domini.board import (
    BOARD,
    BONUS_FROM,
    CART,
    CHIPS,
    CLOISTER,
    CLUNY,
    FED_BY_ONE,
    FIELD,
    FOOD_PER_FIELD,
    INCOME,
    INTEREST_PER,
    KINDS,
    LAST_FIELD,
    LETTERS_PER_BROTHER,
    LETTERS_PER_DOG,
    PUSH,
    ROUNDS,
    SAVE_LEAST,
    SAVE_MOST,
    SEATS,
    STORE,
    AreaName,
    Board,
    Cellerar,
)
from games.domus_domini.rules.food import field_of, of_area
from games.domus_domini.table import PHASES, Phase
from games.kernel.contract.book import Page, page
from games.kernel.engine.text import Text

QUESTIONS: dict[Phase, tuple[str, ...]] = {
    "column": ("column",),
    "cellerar": ("cellerar",),
    "market": ("market",),
    "build": ("build",),
    "attack": ("beg", "drunkard", "defend"),
    "march": ("march",),
    "feed": ("feed",),
}
"""The questions of each phase."""


BRISK = Text("rules-brisk")
"""What the brisk pace changes."""


def rulebook(board: Board) -> tuple[Page, ...]:
    """All pages: the aim of the game, phase after phase, and things to look up."""
    phases = course(board)
    return (
        page("minute", _minute(board)),
        page("start", _start(board)),
        *[page(phase, _in_phase(phase, phases[phase], board), *QUESTIONS.get(phase, ())) for phase in PHASES],
        page("end", [_end(board), Text("rules-tie")]),
        page("prices", _prices(board)),
        page("pace", [Text("rules-pace"), Text("rules-pace-exact")]),
        page("signs", [Text("rules-signs", food=FOOD_PER_FIELD)], legend=True),
        page("example", _example(board)),
    )


def estimates(board: Board, message: str = "rules-estimates") -> tuple[Text, ...]:
    """A note that the numbers are ours, if they are."""
    return (Text(message),) if board == BOARD else ()


def course(board: Board) -> dict[Phase, Text]:
    """The events of each phase."""
    prices = [card.value for card in board.cellerars]
    return {
        "column": Text("rules-column", per=INTEREST_PER, interest=SAVE_MOST // INTEREST_PER),
        "cellerar": Text("rules-cellerar", least=min(prices), most=max(prices), bonus_from=BONUS_FROM),
        "market": Text("rules-market", gifts=_gifts(board), chips=CHIPS, store=STORE),
        "build": Text("rules-build", beds=CLOISTER, at_work=FIELD, least=SAVE_LEAST, most=SAVE_MOST),
        "attack": Text("rules-attack", push=PUSH, last=LAST_FIELD),
        "march": Text("rules-march", cart=CART),
        "feed": Text("rules-feed", fed=FED_BY_ONE),
        "score": Text("rules-score", cluny=CLUNY, most=INCOME[0], others=_numbers(INCOME[1:])),
    }


def _gifts(board: Board) -> Text:
    """The vegetables that a gardening Cellerar may bring."""
    return _span([card.vegetables for card in board.cellerars if card.vegetables] or [0])


def _numbers(counts: Iterable[int]) -> tuple[Text, ...]:
    return tuple([Text("number", count=count) for count in counts])


def _span(counts: Sequence[int]) -> Text:
    """The only number, or the least and the most."""
    least, most = min(counts), max(counts)
    return Text("number", count=least) if least == most else Text("rules-span", least=least, most=most)


def _in_phase(phase: Phase, told: Text, board: Board) -> tuple[Text, ...]:
    return (told, _food(board)) if phase == "build" else (told,)


def _food(board: Board) -> Text:
    chapel = _span([stage.food_each for stage in board.chapel])
    return Text(
        "rules-food", each=FOOD_PER_FIELD, most=LAST_FIELD * FOOD_PER_FIELD, bonus_from=BONUS_FROM, chapel=chapel
    )


def _end(board: Board) -> Text:
    return Text(
        "rules-end", rounds=ROUNDS, brother=LETTERS_PER_BROTHER, dog=LETTERS_PER_DOG,
        chapel=_numbers([stage.letters for stage in board.chapel]),
        **{kind: board.areas[kind].completion for kind in KINDS},
    )  # fmt: skip


def _minute(board: Board) -> tuple[Text, ...]:
    return (
        Text("rules-aim", rounds=ROUNDS),
        Text("rules-round"),
        Text("rules-goal", each=FOOD_PER_FIELD),
        Text("rules-hint", most=INCOME[0], fourth=INCOME[3]),
        *estimates(board),
    )


def _start(board: Board) -> tuple[Text, ...]:
    money = tuple([Text("rules-start-money", seats=seats, coins=board.start.money[seats]) for seats in SEATS])
    return (
        Text("rules-start", brothers=board.start.brothers, vegetables=board.start.vegetables, money=money),
        Text("rules-things", cards=len(SEATS) + 1, last=LAST_FIELD),
    )


def _prices(board: Board) -> tuple[Text, ...]:
    chapel = [
        Text(
            "rules-price-chapel", stage=number, coins=stage.cost, capacity=stage.capacity, food=stage.food_each,
            letters=stage.letters,
        )
        for number, stage in enumerate(board.chapel, 1)
    ]  # fmt: skip
    return (
        *[_area_prices(kind, board) for kind in KINDS],
        Text("rules-prices-stages"),
        Text("rules-prices-chapel"),
        *chapel,
        *[_cellerar_prices(kind, board) for kind in KINDS if kind in {card.kind for card in board.cellerars}],
        Text("rules-prices-cellerars", alike=int(board.letters_are_prices)),
        Text("rules-prices-more", chips=CHIPS),
    )


def _area_prices(kind: AreaName, board: Board) -> Text:
    stages = tuple([Text("rules-price-stage", coins=stage.cost, food=stage.food) for stage in board.areas[kind].stages])
    return Text("rules-prices-area", area=words.area(kind), letters=board.areas[kind].completion, stages=stages)


def _cellerar_prices(kind: AreaName, board: Board) -> Text:
    cards = [_cellerar_price(card, board) for card in board.cellerars if card.kind == kind]
    return Text("rules-prices-cellerar", kind=kind, cards=tuple(cards))


def _cellerar_price(card: Cellerar, board: Board) -> Text:
    """A Cellerar's price and gifts; his letters only if they differ from his price."""
    letters = 0 if board.letters_are_prices else card.letters
    return Text("rules-price-cellerar", coins=card.value, food=card.food, bonus=card.bonus, letters=letters)


# the example: what a cautious beginner with three others might do in the first round

EXAMPLE_SEATS, EXAMPLE_STAGES = 4, 3


def _example(board: Board) -> tuple[Text, ...]:
    coins, brothers = board.start.money[EXAMPLE_SEATS], board.start.brothers
    card = _cheap(board, coins // 2)
    stages, left = 0, coins - card.value
    for stage in board.areas.garden.stages[:EXAMPLE_STAGES]:
        if stage.cost <= left:
            stages, left = stages + 1, left - stage.cost
    garden = of_area(board.areas.garden, stages)
    field = field_of(garden + card.food)
    behind = max(0, field - PUSH)
    return (
        Text("rules-example-begin", coins=coins, card=words.cellerar(card.value, card.kind), price=card.value),
        Text("rules-example-build", stages=stages, food=garden, left=left),
        Text("rules-example-road", cellerar=card.food, food=garden + card.food, field=field),
        Text("rules-example-beg", to=behind),
        Text("rules-example-march", brothers=brothers, hungry=-(-brothers // FED_BY_ONE), field=behind + 1),
        Text("rules-example-score", letters=behind + 1, coins=INCOME[0]),
    )


def _cheap(board: Board, most: int) -> Cellerar:
    """The dearest Cellerar that costs no more, else the cheapest."""
    by_price = sorted(board.cellerars, key=lambda card: card.value)
    return next((card for card in reversed(by_price) if card.value <= most), by_price[0])
