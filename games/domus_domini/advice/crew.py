"""The best use of brothers and vegetables in a round: begging, the field, food, fields of the road, dogs."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from games.domus_domini.board import CLOISTER, FED_BY_ONE, FIELD, LETTERS_PER_BROTHER, LETTERS_PER_DOG, STORE

VEGETABLE = (1.0, 1.3, 1.4, 1.5, 1.6)
"""The worth of a stored vegetable in letters, by the number of rounds that follow."""
BROTHER = (2.0, 2.3, 2.6, 2.9, 3.2)
"""The worth of a brother at home. With less, more is begged, and in two-player games both seats came to less."""


class Resources(NamedTuple):
    """The means: vegetables, brothers in the cloister and in the field; the gain of each further beggar; fields to
    Cluny, huts without a dog, brothers in the supply.
    """

    vegetables: int
    brothers: int
    away: int
    begging: tuple[float, ...]
    room: int
    kennels: int
    supply: int


class Crew(NamedTuple):
    """Their use: `value` in letters, `letters` those of this round; brothers recruited, sent to the field and begging,
    dogs; vegetables and brothers at home when the next round begins.
    """

    value: float
    letters: float
    recruits: int
    workers: int
    beggars: int
    dogs: int
    vegetables: int
    brothers: int


@lru_cache(2048)
def crew(left: int, means: Resources) -> Crew:
    """The best use in a round with `left` more to follow."""
    beds = CLOISTER + (FIELD - means.away if left else 0)
    most = max(0, min(means.vegetables, means.supply, beds - means.brothers))
    return max([use for recruits in range(most + 1) for use in _uses(left, means, recruits)])


def _uses(left: int, means: Resources, recruits: int) -> Iterator[Crew]:
    """The possible uses with these recruits."""
    crowd, chips = means.brothers + recruits, means.vegetables - recruits
    worthwhile = sum([gain > 0 for gain in means.begging])
    for beggars in range(min(worthwhile, crowd, CLOISTER) + 1):
        workers = min(FIELD - means.away, (crowd - beggars) // 2 * 2) if left else 0
        home = crowd - beggars - workers
        if home + beggars <= CLOISTER:
            begged = sum(means.begging[:beggars])
            for fed in range(min(chips, -(-home // FED_BY_ONE)) + 1):
                stay = min(home, FED_BY_ONE * fed)
                if left:
                    yield _going_on(left, means, Crew(begged, 0, recruits, workers, beggars, 0, chips - fed, stay))
                else:
                    yield _at_last(means, Crew(begged, 0, recruits, 0, beggars, 0, chips - fed, stay))


def _going_on(left: int, means: Resources, use: Crew) -> Crew:
    """Vegetables, also those of the field, are stored; those without room walk."""
    workers = use.workers + means.away
    chips = use.vegetables + workers // 2
    walked = min(means.room, max(0, chips - STORE))
    kept, back = min(STORE, chips - walked), min(CLOISTER, use.brothers + workers)
    letters = use.value + walked
    value = letters + VEGETABLE[min(left, 4)] * kept + BROTHER[min(left, 4)] * back
    return use._replace(value=value, letters=letters, vegetables=kept, brothers=back)


def _at_last(means: Resources, use: Crew) -> Crew:
    """In the last round vegetables are for dogs, then for the road; brothers at home count."""
    dogs = min(means.kennels, use.vegetables)
    walked = min(means.room, use.vegetables - dogs)
    value = use.value + walked + LETTERS_PER_BROTHER * use.brothers + LETTERS_PER_DOG * dogs
    return use._replace(value=value, letters=value, dogs=dogs, vegetables=use.vegetables - dogs - walked)


class Home(NamedTuple):
    """An abbey after the attacks, in a round that so many others follow (`left`): brothers in its cloister and
    vegetables; fields to go in the last round; room for brothers and vegetables when the next one begins, beside those
    from the field and the Cellerar.
    """

    left: int
    brothers: int
    vegetables: int
    road: int
    beds: int = CLOISTER
    shelves: int = STORE

    def worth(self, fed: int) -> float:
        """Its worth in letters if `fed` vegetables feed the brothers."""
        stay, kept = min(self.brothers, FED_BY_ONE * fed), self.vegetables - fed
        if self.left:
            brother, vegetable = BROTHER[min(self.left, 4)], VEGETABLE[min(self.left, 4)]
            return brother * min(stay, self.beds) + vegetable * min(kept, self.shelves)
        return float(LETTERS_PER_BROTHER * stay + min(self.road, kept))

    @property
    def meals(self) -> int:
        """The vegetables that feed the brothers best: nobody is fed for whom there is no room."""
        return max(range(min(self.vegetables, -(-self.brothers // FED_BY_ONE)) + 1), key=self.worth)

    @property
    def best(self) -> float:
        """Its worth then."""
        return self.worth(self.meals)

    @property
    def spare(self) -> int:
        """The vegetables without room then."""
        return max(0, self.vegetables - self.meals - self.shelves)
