"""What is kept by hand of every card names every card: a new one is missed here, not silently taken for nothing."""

from games.dominion.cards import CARDS
from games.dominion.ratings import KNACK, gives
from tests.games.dominion.tables import EARNING, IDLE


def test_the_computer_player_has_an_opinion_of_every_action() -> None:
    actions = [card for card in CARDS.values() if card.is_action]
    assert [card.name for card in actions if card.name not in KNACK] == [], "name it in games/dominion/ratings.py"
    assert KNACK.keys() <= CARDS.keys()
    assert gives(CARDS["village"]) < gives(CARDS["laboratory"])


def test_of_every_card_without_coins_it_is_known_whether_it_earns_something() -> None:
    poor = {card.name for card in CARDS.values() if not card.coins and (card.is_action or card.is_treasure)}
    assert poor - EARNING - IDLE == set(), "name it in tests/games/dominion/tables.py"
    assert not EARNING & IDLE
    assert CARDS.keys() >= EARNING | IDLE
