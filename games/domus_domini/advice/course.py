"""The best course of an abbey to the end of the game: round by round all that it can do is looked at, and the most
promising courses are gone on with.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from heapq import nlargest
from operator import itemgetter
from typing import NamedTuple, TypeAlias

from games.domus_domini.advice.crew import VEGETABLE, Crew, Resources, crew
from games.domus_domini.advice.rivals import Prospect
from games.domus_domini.advice.road import FieldValue, Leg
from games.domus_domini.advice.tariff import Buildable, Built, spendings, tariff
from games.domus_domini.board import (
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

FIRST_WIDTH, WIDTH, ALIKE = 8, 3, 4
"""So many courses are gone on with after this round, and after each that follows; for each so many ways are looked at,
since several lead to the same place.
"""
CARDS = 4
"""So many Cellerars are thought of in each round that follows."""
PER_COIN = 11.0
"""Food units that a coin builds, about."""
BUILT = 0.8
"""So much of what a coin builds is set against a Cellerar's price: when he goes, it comes back."""
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


class RoundOffers(NamedTuple):
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
    """What to do in a round; `field` is where the figure sets out to."""

    card: int
    purchases: int
    works: Buildable
    praying: int
    field: int
    saved: int
    hut: bool
    crew: Crew


class Course(NamedTuple):
    """A course so far: what it promises in all, letters until now, what there is then, its first round's plan."""

    promised: float
    letters: float
    now: Holdings
    plan: Plan


class Purse(NamedTuple):
    """What is there for building: the Cellerar, purchases made, vegetables, money."""

    card: int
    purchases: int
    vegetables: int
    money: int


WayThrough: TypeAlias = tuple[float, Purse, Buildable, int, FieldValue, Crew, int]
"""One way through a round: what it promises in all, what is paid and built, brothers in the chapel, the place on the
road, what is done there, money left.
"""


class Search:
    """Courses of one abbey on a board, as the rest of the game may be expected."""

    def __init__(self, board: Board, prospect: Prospect, market: tuple[int, ...]) -> None:
        self.board = board
        self.prices = tariff(board)
        self.legs, self.furthest = prospect.legs(), prospect.furthest
        self.market = market
        self.known: dict[tuple[int, Holdings], list[Course]] = {}

    def best(self, now: Holdings, terms: RoundOffers) -> Course:
        """The best course from here to the end; this round's terms are given."""
        beam = self.distinct(self.ways(now, terms, 0), now, terms, 0, FIRST_WIDTH)
        for step in range(1, len(self.legs)):
            found = [
                Course(course.letters + one.promised, course.letters + one.letters, one.now, course.plan)
                for course in beam
                for one in self.onward(course.now, step)
            ]
            found.sort(key=itemgetter(0), reverse=True)
            beam = _apart(found, WIDTH)
        return beam[0]

    def onward(self, now: Holdings, step: int) -> list[Course]:
        """The best ways through a round to come; they are the same however it came to this."""
        if (found := self.known.get((step, now))) is None:
            terms = self.usual_terms(now, self.legs[step])
            found = self.distinct(self.ways(now, terms, step), now, terms, step, WIDTH)
            self.known[step, now] = found
        return found

    def usual_terms(self, now: Holdings, leg: Leg) -> RoundOffers:
        """What is open in a round to come."""
        cards = {0, now.card, *promising(self.board, self.market, now.money + now.card, leg.left + 1)}
        return RoundOffers(tuple(sorted(cards)), (0, 3) if leg.left else (0, 1, 2, 3))

    def purses(self, now: Holdings, terms: RoundOffers) -> list[Purse]:
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

    def ways(self, now: Holdings, terms: RoundOffers, step: int) -> list[WayThrough]:
        """All ways through a round."""
        return [way for purse in self.purses(now, terms) for way in self.built(now, terms, purse, step)]

    def built(self, now: Holdings, terms: RoundOffers, purse: Purse, step: int) -> list[WayThrough]:
        """All that may be built for a purse."""
        leg, prices, card = self.legs[step], self.prices, self.prices.cards.get(purse.card)
        left, places = leg.left, leg.places
        cheese = int(card is not None and card.kind == "cheese")
        discount, bonus = cheese if terms.discount is None else terms.discount, card.bonus if card else 0
        shown = terms.shown.food if card and terms.shown and terms.shown.kind == card.kind else 0
        fed = (card.food if card else 0) + shown
        fixed = self.specials(now, step) + LETTERS_PER_DOG * now.dogs + (card.letters if card else 0)
        raised = [
            self.filled(now, terms, chapel, purse.vegetables)
            for chapel in range(len(prices.each))[now.built.chapel :][:2]
        ]
        uses: dict[tuple[int, int, int], Crew] = {}
        found: list[WayThrough] = []
        for works in spendings(self.board, now.built, purse.money, discount, bonus, left + 1, terms.chapel):
            chapel, rest = works.built.chapel, purse.money - works.cost
            praying, means = raised[chapel - now.built.chapel]
            food = works.food + prices.each[chapel] * praying + fed
            place = places.get((food, means.vegetables > 0)) or leg.place(food, means.vegetables > 0)
            kennels = 0 if left else now.huts + int(terms.hut and rest > 0) - now.dogs
            if (used := uses.get((chapel, food, kennels))) is None:
                used = uses[chapel, food, kennels] = crew(left, _arrived(means, place, kennels))
            coins = rest + now.back + place.coins + (min(rest, SAVE_MOST) // INTEREST_PER if terms.save else 0)
            promised = fixed + place.letters + used.value + works.worth + going_on(coins, food, left)
            found.append((promised, purse, works, praying, place, used, rest))
        return found

    def filled(self, now: Holdings, terms: RoundOffers, chapel: int, chips: int) -> tuple[int, Resources]:
        """Brothers in a chapel of this stage when it is full, and what is left."""
        room = self.prices.capacities[chapel] - now.praying
        moved = min(room, now.brothers)
        fresh = min(room - moved, chips, terms.supply)
        means = Resources(chips - fresh, now.brothers - moved, now.away, (), 0, 0, terms.supply - fresh)
        return now.praying + moved + fresh, means

    def specials(self, now: Holdings, step: int) -> float:
        """What the special cards of a round to come bring who is furthest."""
        if not step:
            return 0.0
        others = self.furthest[step - 1]
        return CART * (now.built.garden >= others.garden) + DRUNKARD * (now.built.brewery >= others.brewery)

    def distinct(
        self, ways: Sequence[WayThrough], now: Holdings, terms: RoundOffers, step: int, width: int
    ) -> list[Course]:
        """The best of these ways that lead to different places, the best ones first."""
        best = nlargest(ALIKE * width, ways, key=itemgetter(0))
        return _apart((self.followed(way, now, terms.save, step) for way in best), width)

    def followed(self, way: WayThrough, before: Holdings, save: bool, step: int) -> Course:
        """Where a way leads."""
        promised, purse, works, praying, place, used, rest = way
        saved = savings(rest, save) if self.legs[step].left else 0
        hut = used.dogs > before.huts - before.dogs
        plan = Plan(purse.card, purse.purchases, works, praying, place.field, saved, hut, used)
        letters = self.specials(before, step) + place.letters + used.letters
        money = rest + saved // INTEREST_PER + before.back + place.coins
        now = Holdings(
            money, used.vegetables, used.brothers, 0, praying, works.built, purse.card, before.huts, before.dogs
        )
        return Course(promised, letters, now, plan)


@lru_cache(8)
def search(board: Board, prospect: Prospect, market: tuple[int, ...]) -> Search:
    """The search of who expects this; while somebody builds the rounds to come are looked at once only."""
    return Search(board, prospect, market)


def _arrived(means: Resources, place: FieldValue, kennels: int) -> Resources:
    """What there is on a place, when the vegetables are gone that are walked in any case."""
    walks = place.walks
    return means._replace(
        vegetables=means.vegetables - walks,
        begging=place.begging,
        room=CLUNY - place.field - walks,
        kennels=kennels,
    )


def _apart(courses: Iterable[Course], width: int) -> list[Course]:
    """The first so many that lead to different places."""
    found: dict[Holdings, Course] = {}
    for course in courses:
        _ = found.setdefault(course.now, course)
        if len(found) == width:
            break
    return list(found.values())


@lru_cache(1024)
def promising(board: Board, market: tuple[int, ...], money: int, rounds: int) -> list[int]:
    """The Cellerars that bring most beyond what their price would build, of those that can be paid."""
    worth = {
        card.value: card.letters
        + rounds * ((card.food + card.bonus / 2) / FOOD_PER_FIELD + VEGETABLE[1] * card.vegetables)
        - card.value * BUILT * (1 + rounds * PER_COIN / FOOD_PER_FIELD)
        for card in board.cellerars
        if card.value in market and card.value <= money
    }
    return nlargest(CARDS, worth, key=worth.__getitem__)


def savings(money: int, save: bool) -> int:
    """What of so much money is given to the moneylender."""
    return min(SAVE_MOST, money) // INTEREST_PER * INTEREST_PER if save and money >= SAVE_LEAST else 0


@lru_cache(4096)
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
