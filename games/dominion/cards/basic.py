"""The basic cards: treasures, victory cards, curses. Pile sizes by number of seats; two sets combined from 5 seats
on.
"""

from games.dominion.card import CURSE, TREASURE, VICTORY, CardSet

BASIC = CardSet("basic")

COPPER_PILE = {seats: (60 if seats < 5 else 120) - 7 * seats for seats in range(2, 7)}
SILVER_PILE = {seats: 40 if seats < 5 else 80 for seats in range(2, 7)}
GOLD_PILE = {seats: 30 if seats < 5 else 60 for seats in range(2, 7)}
PROVINCE_PILE = {2: 8, 3: 12, 4: 12, 5: 15, 6: 18}
CURSE_PILE = {seats: 10 * (seats - 1) for seats in range(2, 7)}

BASIC.card("copper", TREASURE, cost=0, plus={"coins": 1}, piles=COPPER_PILE)
BASIC.card("silver", TREASURE, cost=3, plus={"coins": 2}, piles=SILVER_PILE)
BASIC.card("gold", TREASURE, cost=6, plus={"coins": 3}, piles=GOLD_PILE)
BASIC.card("estate", VICTORY, cost=2, points=1)
BASIC.card("duchy", VICTORY, cost=5, points=3)
BASIC.card("province", VICTORY, cost=8, points=6, piles=PROVINCE_PILE)
BASIC.card("curse", CURSE, cost=0, points=-1, piles=CURSE_PILE)
