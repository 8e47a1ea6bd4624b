"""The best course of an abbey to the end of the game: each round its options are examined, and the best go on."""

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
"""How many courses go on after this round, and after each later one; for each so many ways are examined, since several
lead to the same place.
"""
CARDS = 4
"""How many Cellerars are considered in each later round."""
PER_COIN = 11.0
"""Food units that a coin builds, about."""
BUILT = 0.8
"""The share of a coin's building that counts against a Cellerar's price: when he goes, the price comes back."""
COINS = 5
"""Coins per round, about."""
DRUNKARD = 2.0
"""The drunkard's worth, about, when held for a round: a letter, and what another loses."""


class Holdings(NamedTuple):
    """The possessions of an abbey; `away` are brothers in the field, `back` the coins the moneylender will return."""

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
    """The options of a round: Cellerars (0: none), purchases of vegetables, whether the chapel, a hut and the
    moneylender are open; coins off the cheese dairy (None: the Cellerar's), brothers in the supply, the production
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
    """The plan for a round; `field` is where the figure sets out to."""

    card: int
    purchases: int
    works: Buildable
    praying: int
    field: int
    saved: int
    hut: bool
    crew: Crew


class Course(NamedTuple):
    """A course so far: its promise in all, letters until now, the possessions then, its first round's plan."""

    promised: float
    letters: float
    now: Holdings
    plan: Plan


class Purse(NamedTuple):
    """The means for building: the Cellerar, purchases made, vegetables, money."""

    card: int
    purchases: int
    vegetables: int
    money: int


WayThrough: TypeAlias = tuple[float, Purse, Buildable, int, FieldValue, Crew, int]
"""One way through a round: its promise in all, payments and buildings, brothers in the chapel, the place on the road,
the crew's work there, money left.
"""


class Search:
    """Courses of one abbey on a board, for the expected rest of the game."""

    def __init__(self, board: Board, prospect: Prospect, market: tuple[int, ...]) -> None:
        self.board = board
        self.prices = tariff(board)
        self.legs, self.furthest = prospect.legs(), prospect.furthest
        self.market = market
        self.known: dict[tuple[int, Holdings], list[Course]] = {}

    def best(self, now: Holdings, terms: RoundOffers) -> Course:
        """The best course from here to the end, with these terms for this round."""
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
        """The best ways through a later round; they do not depend on the way there."""
        if (found := self.known.get((step, now))) is None:
            terms = self.usual_terms(now, self.legs[step])
            found = self.distinct(self.ways(now, terms, step), now, terms, step, WIDTH)
            self.known[step, now] = found
        return found

    def usual_terms(self, now: Holdings, leg: Leg) -> RoundOffers:
        """The options of a later round."""
        cards = {0, now.card, *promising(self.board, self.market, now.money + now.card, leg.left + 1)}
        return RoundOffers(tuple(sorted(cards)), (0, 3) if leg.left else (0, 1, 2, 3))

    def purses(self, now: Holdings, terms: RoundOffers) -> list[Purse]:
        """Affordable Cellerars and purchases of vegetables."""
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
        """Everything that a purse can build."""
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
        """Brothers in a full chapel of this stage, and the resources left."""
        room = self.prices.capacities[chapel] - now.praying
        moved = min(room, now.brothers)
        fresh = min(room - moved, chips, terms.supply)
        means = Resources(chips - fresh, now.brothers - moved, now.away, (), 0, 0, terms.supply - fresh)
        return now.praying + moved + fresh, means

    def specials(self, now: Holdings, step: int) -> float:
        """The worth of a later round's special cards, if this abbey leads."""
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
        """The course after a way."""
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
    """The search for this prospect; kept, so that while somebody builds the later rounds are examined only once."""
    return Search(board, prospect, market)


def _arrived(means: Resources, place: FieldValue, kennels: int) -> Resources:
    """The resources on a place, after the vegetables that are walked in any case."""
    walks = place.walks
    return means._replace(
        vegetables=means.vegetables - walks,
        begging=place.begging,
        room=CLUNY - place.field - walks,
        kennels=kennels,
    )


def _apart(courses: Iterable[Course], width: int) -> list[Course]:
    """The first `width` that lead to different places."""
    found: dict[Holdings, Course] = {}
    for course in courses:
        _ = found.setdefault(course.now, course)
        if len(found) == width:
            break
    return list(found.values())


@lru_cache(1024)
def promising(board: Board, market: tuple[int, ...], money: int, rounds: int) -> list[int]:
    """The affordable Cellerars that bring most beyond what their price would build."""
    worth = {
        card.value: card.letters
        + rounds * ((card.food + card.bonus / 2) / FOOD_PER_FIELD + VEGETABLE[1] * card.vegetables)
        - card.value * BUILT * (1 + rounds * PER_COIN / FOOD_PER_FIELD)
        for card in board.cellerars
        if card.value in market and card.value <= money
    }
    return nlargest(CARDS, worth, key=worth.__getitem__)


def savings(money: int, save: bool) -> int:
    """The part of the money that goes to the moneylender."""
    return min(SAVE_MOST, money) // INTEREST_PER * INTEREST_PER if save and money >= SAVE_LEAST else 0


@lru_cache(4096)
def going_on(money: int, food: int, left: int) -> float:
    """A rough value of money and food for the rounds `left`: build at once, or after a round with the moneylender."""
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
