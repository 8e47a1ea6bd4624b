"""The rules page by page, for those who have never played. Numbers are those of the cards and of the set-up."""

from collections.abc import Iterable

from games.dominion.card import ATTACK, REACTION, Card
from games.dominion.cards import CARDS
from games.dominion.kingdom.kingdoms import COLONY_FROM, TEN, is_kingdom_card
from games.dominion.rules.holdings import HAND
from games.dominion.rules.table import enough_empty
from games.dominion.setup import STARTING_DECK
from games.dominion.words import card_text, cards_in_words, title
from games.kernel.contract.book import Page, page
from games.kernel.engine.text import Text

BASIC = ("copper", "silver", "gold", "estate", "duchy", "province", "curse")
"""The cards in every game's supply."""
GRAND = ("platinum", "colony")
"""More cards of some games' supply."""
TWO, THREE, FIVE, SIX = 2, 3, 5, 6
"""Numbers of players with other pile sizes."""


def rulebook(cards: Iterable[Card]) -> tuple[Page, ...]:
    """All pages; the questions that a card asks are explained on one of them."""
    every = tuple(cards)
    warlike = [card.name for card in every if {ATTACK, REACTION} & set(card.kinds)]
    peaceful = [card.name for card in every if card.name not in warlike]
    start = Text("rules-start", deck=cards_in_words(STARTING_DECK), hand=HAND)
    curse = Text("rules-curse", points=-CARDS["curse"].points)
    return (
        page("minute", _minute()),
        page("deck", [Text("rules-kinds"), _supply(every), start, Text("rules-piles")]),
        page("action", [Text("rules-action")], "turn.action"),
        page("buy", [Text("rules-buy")], "turn.treasure", "turn.buy", "turn.order"),
        page("clean-up", [Text("rules-clean-up", hand=HAND)]),
        page("words", [Text("rules-words"), Text("rules-verbs"), Text("rules-in-play")], *peaceful),
        page("attack", [Text("rules-attack"), Text("rules-reaction"), curse, Text("rules-pace")], *warlike),
        page("end", [Text("rules-end", **_empty()), Text("rules-scoring")]),
        page("prices", [*map(_price, (*BASIC, *GRAND)), _kingdom_prices(every)]),
        page("boxes", [Text("rules-prosperity", count=COLONY_FROM), Text("rules-cornucopia"), Text("rules-intrigue")]),
        page("signs", [Text("rules-signs")], legend=True),
        page("example", [Text("rules-example-hand"), _example()]),
    )


def _minute() -> tuple[Text, ...]:
    points = {card: CARDS[card].points for card in ("estate", "duchy", "province")}
    return (
        Text("rules-aim"),
        Text("rules-turn", hand=HAND),
        Text("rules-goal", **points, curse=-CARDS["curse"].points, **_empty()),
        Text("rules-hint", cost=CARDS["province"].cost),
        Text("rules-beginners"),
    )


def _supply(cards: Iterable[Card]) -> Text:
    province, estate = CARDS["province"], CARDS["estate"]
    pile = next(card.pile_size(TWO) for card in cards if card.name == "village")
    return Text(
        "rules-supply", basic=tuple(map(title, BASIC)), ten=TEN, pile=pile, curses=CARDS["curse"].pile_size(TWO),
        few=estate.pile_size(TWO), many=estate.pile_size(THREE),
        five=province.pile_size(FIVE), six=province.pile_size(SIX),
    )  # fmt: skip


def _empty() -> dict[str, int]:
    """How many empty piles end the game, and how many with more players."""
    return {"empty": enough_empty(TWO), "empty_more": enough_empty(FIVE)}


def _price(card: str) -> Text:
    return Text("rules-price", card=title(card), cost=CARDS[card].cost, text=card_text(card))


def _kingdom_prices(cards: Iterable[Card]) -> Text:
    costs = [card.cost for card in cards if is_kingdom_card(card.name)]
    return Text("rules-prices-more", least=min(costs), most=max(costs))


def _example() -> Text:
    """A turn with three actions and two buys."""
    treasure = 3 * CARDS["copper"].coins + CARDS["silver"].coins
    texts = {card: card_text(card) for card in ("village", "smithy", "woodcutter")}
    return Text(
        "rules-example-turn", **texts, treasure=treasure, coins=treasure + CARDS["woodcutter"].coins,
        dear=CARDS["smithy"].cost, cheap=CARDS["silver"].cost, hand=HAND,
    )  # fmt: skip
