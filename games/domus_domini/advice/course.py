"""The best course of an abbey to the end of the game: round by round all that it can do is looked at, and the most
promising courses are gone on with.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from games.domus_domini.advice.crew import Crew, Means, crew
from games.domus_domini.advice.rivals import Prospect
from games.domus_domini.advice.road import Leg, Place
from games.domus_domini.advice.tariff import Built, Works, spendings, tariff
from games.domus_domini.board import (
    BONUS_FROM,
    CART,
    CHIPS,
    CLUNY,
    FOOD_PER_FIELD,
    INTEREST_PER,
    LETTERS_PER_DOG,
    SAVE_LEAST,
    SAVE_MOST,
    STORE,
    Board,
    Production,
)

FIRST_WIDTH, WIDTH = 16, 6
"""So many courses are gone on with after this round, and after each that follows."""
PER_COIN = 11.0
"""Food units that a coin builds, about."""
COINS = 5
"""Coins that a round brings, about."""
DRUNKARD = 2.0
"""What the drunkard brings, about, who is had for a round: a letter, and what it costs another."""


class Holdings(NamedTuple):
    """What an abbey has; `away` are brothers in the field, `back` the coins that the moneylender gives back."""

    money: int
    vegetables: int
    brothers: int
    away: int
    praying: int
    built: Built
    card: int
    huts: int
    dogs: int
    back: int = 0


class Terms(NamedTuple):
    """What is open in a round: Cellerars (0: none), purchases of vegetables, whether the chapel, a hut and the
    moneylender are; coins off the cheese dairy (None: those of the Cellerar), brothers in the supply, the production
    card, whether the Cellerar's vegetables have come.
    """

    cards: tuple[int, ...]
    purchases: tuple[int, ...] = (0, 1, 2, 3)
    chapel: bool = True
    hut: bool = True
    save: bool = True
    discount: int | None = None
    supply: int = 99
    shown: Production | None = None
    gifted: bool = False


class Plan(NamedTuple):
    """What to do in a round."""

    card: int
    purchases: int
    works: Works
    praying: int
    saved: int
    hut: bool
    crew: Crew


class Course(NamedTuple):
    """A course so far: what it promises in all, letters until now, what there is then, its first round's plan."""

    promised: float
    letters: float
    now: Holdings
    plan: Plan | None


class Purse(NamedTuple):
    """What is there for building: the Cellerar, purchases made, vegetables, money."""

    card: int
    purchases: int
    vegetables: int
    money: int


Way: TypeAlias = tuple[float, Course, Purse, Works, int, Place, Crew, int]
"""One way through a round: what it promises in all, whence, what is paid and built, brothers in the chapel, the place
on the road, what is done there, money left.
"""


class Search:
    """Courses of one abbey on a board, as the rest of the game may be expected."""

    def __init__(self, board: Board, prospect: Prospect, market: Sequence[int]) -> None:
        self.board = board
        self.prices = tariff(board)
        self.legs, self.furthest = prospect
        self.market = frozenset(market)

    def best(self, now: Holdings, terms: Terms) -> Course:
        """The best course from here to the end; this round's terms are given."""
        beam = [Course(0.0, 0.0, now, None)]
        for step, leg in enumerate(self.legs):
            ways: list[Way] = []
            for course in beam:
                here = terms if step == 0 else self.usual_terms(course.now, leg)
                for purse in self.purses(course.now, here):
                    ways += self.ways(course, here, purse, step)
            ways.sort(key=itemgetter(0), reverse=True)
            beam = self.chosen(ways, terms.save, step)
        return beam[0]

    def usual_terms(self, now: Holdings, leg: Leg) -> Terms:
        """What is open in a round to come."""
        cards = {0, now.card, *self.market}
        payable = tuple(sorted(value for value in cards if value <= now.money + now.card))
        return Terms(payable, (0, 3) if leg.left else (0, 1, 2, 3))

    def purses(self, now: Holdings, terms: Terms) -> list[Purse]:
        """Cellerars and purchases of vegetables that can be paid."""
        found = []
        for value in terms.cards:
            card, money = self.prices.cards.get(value), now.money + now.card - value
            gift = card.vegetables if card and not terms.gifted else 0
            store = min(STORE, now.vegetables + gift)
            most = min(money, -(-(STORE - store) // CHIPS))
            for times in terms.purchases:
                if times <= most:
                    found.append(Purse(value, times, min(STORE, store + CHIPS * times), money - times))
        return found

    def ways(self, course: Course, terms: Terms, purse: Purse, step: int) -> list[Way]:
        """All that may be built for a purse."""
        now, leg, prices, card = course.now, self.legs[step], self.prices, self.prices.cards.get(purse.card)
        cheese = int(card is not None and card.kind == "cheese")
        discount, bonus = cheese if terms.discount is None else terms.discount, card.bonus if card else 0
        shown = terms.shown.food if card and terms.shown and terms.shown.kind == card.kind else 0
        fed = (card.food if card else 0) + shown
        fixed = course.letters + self.specials(now, step) + LETTERS_PER_DOG * now.dogs + (card.letters if card else 0)
        raised = [
            self.filled(now, terms, chapel, purse.vegetables)
            for chapel in range(len(prices.each))[now.built.chapel :][:2]
        ]
        (gardens, cheeses, breweries), letters = prices.foods, prices.begun if leg.left else prices.done
        uses: dict[tuple[int, int, int], Crew] = {}
        found: list[Way] = []
        for works in spendings(self.board, now.built, purse.money, discount, bonus, leg.left + 1, terms.chapel):
            cost, garden, dairy, brewery, chapel = works
            praying, means = raised[chapel - now.built.chapel]
            brewed, rest = breweries[brewery], purse.money - cost
            food = gardens[garden] + cheeses[dairy] + brewed + prices.each[chapel] * praying + fed
            if brewed >= BONUS_FROM:
                food += bonus
            place = leg.places.get(food) or leg.place(food)
            kennels = 0 if leg.left else now.huts + int(terms.hut and rest > 0) - now.dogs
            if (used := uses.get((chapel, food, kennels))) is None:
                used = crew(leg.left, Means(*means[:3], place.begging, CLUNY - place.field, kennels, means[3]))
                uses[chapel, food, kennels] = used
            coins = rest + now.back + place.coins + (min(rest, SAVE_MOST) // INTEREST_PER if terms.save else 0)
            promised = fixed + place.letters + used.value + letters[0][garden] + letters[1][dairy]
            promised += letters[2][brewery] + prices.chapel_letters[chapel] + going_on(coins, food, leg.left)
            found.append((promised, course, purse, works, praying, place, used, rest))
        return found

    def filled(self, now: Holdings, terms: Terms, chapel: int, chips: int) -> tuple[int, tuple[int, int, int, int]]:
        """Brothers in a chapel of this stage when it is full; vegetables, brothers, those in the field, supply left."""
        room = self.prices.capacities[chapel] - now.praying
        moved = min(room, now.brothers)
        fresh = min(room - moved, chips, terms.supply)
        return now.praying + moved + fresh, (chips - fresh, now.brothers - moved, now.away, terms.supply - fresh)

    def specials(self, now: Holdings, step: int) -> float:
        """What the special cards of a round to come bring who is furthest."""
        if not step:
            return 0.0
        others = self.furthest[step - 1]
        return CART * (now.built.garden >= others.garden) + DRUNKARD * (now.built.brewery >= others.brewery)

    def chosen(self, ways: Sequence[Way], save: bool, step: int) -> list[Course]:
        """The best of these ways, the best ones first, that lead to different places."""
        beam: dict[Holdings, Course] = {}
        for way in ways:
            course = self.followed(way, save or step > 0, step)
            _ = beam.setdefault(course.now, course)
            if len(beam) == (WIDTH if step else FIRST_WIDTH):
                break
        return list(beam.values())

    def followed(self, way: Way, save: bool, step: int) -> Course:
        """Where a way leads."""
        promised, course, purse, works, praying, place, used, rest = way
        before, plan, saved = course.now, course.plan, savings(rest, save) if self.legs[step].left else 0
        if plan is None:
            hut = used.dogs > before.huts - before.dogs
            plan = Plan(purse.card, purse.purchases, works, praying, saved, hut, used)
        letters = course.letters + self.specials(before, step) + place.letters + used.letters
        money = rest + saved // INTEREST_PER + before.back + place.coins
        now = Holdings(
            money, used.vegetables, used.brothers, 0, praying, works.built, purse.card, before.huts, before.dogs
        )
        return Course(promised, letters, now, plan)


def savings(money: int, save: bool) -> int:
    """What of so much money is given to the moneylender."""
    return min(SAVE_MOST, money) // INTEREST_PER * INTEREST_PER if save and money >= SAVE_LEAST else 0


@lru_cache(100_000)
def going_on(money: int, food: int, left: int) -> float:
    """What may come of money and food in so many rounds to come, roughly: it is built with at once, or after a round
    with the moneylender.
    """
    return max([_built(money, food, left, waits) for waits in range(min(left, 2))], default=0.0)


def _built(money: float, food: float, left: int, waits: int) -> float:
    letters = 0.0
    for step in range(left):
        if step < waits:
            money += min(SAVE_MOST, money) // INTEREST_PER
        else:
            food += PER_COIN * money
            letters += money
            money = 0
        letters += min(CLUNY, food / FOOD_PER_FIELD)
        money += COINS
    return letters
