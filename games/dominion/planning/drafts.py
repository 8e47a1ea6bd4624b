"""Drafts of plans for a kingdom, by kind: money with a card or two, engines, chains, thinning, rushes for points."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeAlias

from games.dominion.advice.plans import Plan
from games.dominion.card import Card
from games.dominion.cards import CARDS
from games.dominion.ratings import THINNING, gives, is_terminal

Family: TypeAlias = Callable[[Sequence[str], Sequence[str]], Iterator[Plan]]
"""Drafts for these kingdom cards, bought after these treasures."""

VILLAGES = (
    "festival", "workers_village", "mining_village", "farming_village", "city", "village", "shanty_town", "nobles",
    "hamlet", "throne_room", "kings_court",
)  # fmt: skip
"""Cards that let two actions be played that end the chain, the best first."""
DRAWING = (
    "council_room", "rabble", "torturer", "smithy", "library", "watchtower", "courtyard", "witch", "young_witch",
    "nobles", "vault", "moat", "masquerade", "steward",
)  # fmt: skip
"""Cards that draw and end the chain, the best first."""
CHAINS = (
    "hunting_party", "laboratory", "grand_market", "minion", "market", "peddler", "conspirator", "menagerie", "city",
    "upgrade", "tournament", "great_hall", "wishing_well", "pawn", "spy", "hamlet", "scout",
)  # fmt: skip
"""Cards that replace themselves and do something else."""
ATTACKS = (
    "witch", "mountebank", "young_witch", "torturer", "jester", "goons", "militia", "swindler", "minion", "rabble",
    "bureaucrat", "fortune_teller", "saboteur", "thief", "spy",
)  # fmt: skip
"""The most harmful first."""
PAYING = (
    "goons", "bridge", "monument", "baron", "vault", "horse_traders", "bishop", "mint", "harvest", "tribute",
    "militia", "jester", "woodcutter", "swindler", "coppersmith", "conspirator", "counting_house", "expand", "mine",
    "throne_room", "kings_court",
)  # fmt: skip
"""Cards that bring coins, buys or points."""
GAINERS = ("ironworks", "workshop", "feast", "talisman", "horn_of_plenty", "bureaucrat")
"""Cards that bring cheap cards without buying them."""
TREASURES = ("bank", "hoard", "venture", "royal_seal", "harem", "contraband", "quarry", "loan", "talisman")
GOLD = CARDS["gold"].cost


def there(kingdom: Sequence[str], names: Sequence[str], most: int) -> list[str]:
    """The first of these that lie in the kingdom."""
    return [name for name in names if name in kingdom][:most]


def plan(*wishes: str, **numbers: int) -> Plan:
    """A plan with these wishes, each once."""
    return Plan.of(", ".join(dict.fromkeys(wishes)), **numbers)


thin = partial(plan, floor=4)
"""For a deck that is kept small."""
grown = partial(plan, floor=4, rich=14)
"""For a deck that should run before it is burdened with points."""
whole = partial(plan, floor=4, rich=22)
"""For a deck that should be drawn whole before."""


def money(kingdom: Sequence[str], top: Sequence[str]) -> Iterator[Plan]:
    """Money with one card, and with two."""
    cards = [card for card in map(CARDS.__getitem__, kingdom) if card.is_action or card.is_treasure]
    for card in cards:
        yield _with_money(top, card)
    ends = sorted((card for card in cards if is_terminal(card)), key=gives, reverse=True)
    further = sorted((card for card in cards if card.actions), key=gives, reverse=True)
    for first in ends[:3]:
        for second in (*ends[:4], *further[:2]):
            if first is not second:
                yield _with_money(top, first, second)
    for attack in there(kingdom, ATTACKS, 2):
        for then in ([], *[[f"{name} 1/8"] for name in there(kingdom, (*ATTACKS, *DRAWING), 4) if name != attack]):
            yield plan(*top, f"{attack} 2", "gold", *then, "silver")


def _with_money(top: Sequence[str], *cards: Card) -> Plan:
    wishes = [_few(card, 1 if place else 2) for place, card in enumerate(cards)]
    dear = [wish for card, wish in zip(cards, wishes, strict=True) if card.cost >= GOLD]
    cheap = [wish for card, wish in zip(cards, wishes, strict=True) if card.cost < GOLD]
    return plan(*top, *dear, "gold", *cheap, "silver")


def _few(card: Card, most: int) -> str:
    return f"{card.name} {most}/8" if is_terminal(card) else f"{card.name} {3 + most}"


def engines(kingdom: Sequence[str], top: Sequence[str]) -> Iterator[Plan]:
    """Actions that go on, actions that draw, and something that pays: in balance, or with villages to spare."""
    yield from _balanced(kingdom, top)
    yield from _with_villages_to_spare(kingdom, top)


def _balanced(kingdom: Sequence[str], top: Sequence[str]) -> Iterator[Plan]:
    """No more villages than needed, and nothing that draws once the whole deck is drawn."""
    paying, chains = there(kingdom, (*ATTACKS, *PAYING), 2), there(kingdom, CHAINS, 2)
    drawing = there(kingdom, DRAWING, 3)
    for village in there(kingdom, VILLAGES, 2):
        rest = [f"{name} 4" for name in chains if name != village]
        for first in _thinning(kingdom, 2):
            for draw in drawing:
                pays = [f"{name} 1" for name in paying if name != draw]
                core = [f"{draw} 5 balanced thirsty", *rest[:1], f"{village} 6 balanced"]
                yield grown(*top, "silver 1", *first, *pays[:1], "gold 1", *core, *rest[1:], "gold", "silver 4")
                yield grown(*top, *first, "gold 2", *pays, *core, "gold", "silver")
            for pay in paying:
                core = [f"{name} 3 balanced thirsty" for name in drawing[:1] if name != pay]
                both = f"{pay} 5 balanced", *core, f"{village} 8 balanced"
                yield grown(*top, "silver 1", *first, "gold 1", *both, *rest, "silver 2")


def _with_villages_to_spare(kingdom: Sequence[str], top: Sequence[str]) -> Iterator[Plan]:
    """Spare villages fill the deck up, rather than Silver: so it is drawn even if they lie badly."""
    paying, drawing = there(kingdom, (*ATTACKS, *PAYING), 2), there(kingdom, DRAWING, 2)
    for village in there(kingdom, VILLAGES, 1):
        chains = [name for name in there(kingdom, CHAINS, 2) if name != village]
        few, many = [f"{name} 3" for name in chains[:1]], [f"{name} 6" for name in chains]
        then = village, *many, "gold", "silver 3"
        for first in _thinning(kingdom, 3):
            for draw in drawing:
                pays = [f"{name} 1" for name in paying if name != draw]
                late = f"{village} after {draw} 1", *many, "silver 4"
                for wishes in (
                    (*first, *pays[:1], *few, "gold 3", f"{village} 3", f"{draw} 4 balanced", *then),
                    ("silver 1", *first, *pays[:1], f"{village} 2", f"{draw} 5 balanced", *few, "gold 2", *then),
                    ("silver 1", *first, *pays, "gold 1", f"{village} 3", f"{draw} 5 balanced thirsty", *then),
                    (*first, *pays[:1], *few, "gold 4", f"{village} 3", f"{draw} 5/8", *late),
                ):
                    yield whole(*top, *wishes)
            for pay in paying:
                core = f"{pay} 5 balanced", *[f"{name} 3 balanced" for name in drawing if name != pay][:1]
                yield whole(*top, "silver 1", *first, "gold 2", f"{village} 2", *core, *then)


def _thinning(kingdom: Sequence[str], most: int) -> list[list[str]]:
    """Nothing, or one card that thins the deck out."""
    return [[], *[[f"{name} 1"] for name in there(kingdom, THINNING, most)]]


def chained(kingdom: Sequence[str], top: Sequence[str]) -> Iterator[Plan]:
    """Cards that replace themselves, with money, thinned or not."""
    chains, attacks = there(kingdom, CHAINS, 3), [f"{name} 1" for name in there(kingdom, ATTACKS, 1)]
    for first in chains:
        second = [f"{name} 5" for name in chains if name != first][:1]
        for thinning in _thinning(kingdom, 2):
            yield thin(*top, *thinning, "gold 2", first, *attacks, *second, "gold", "silver")
            yield thin(*top, *thinning, *attacks, first, "gold", "silver 3")
    yield from _all_chains(kingdom, top)


def _all_chains(kingdom: Sequence[str], top: Sequence[str]) -> Iterator[Plan]:
    """All cards that replace themselves, the dear ones rather than Gold, and little Silver."""
    chains = there(kingdom, CHAINS, 6)
    dear = [name for name in chains if GOLD > CARDS[name].cost >= GOLD - 1]
    cheap = [f"{name} 5" for name in chains if name not in dear]
    ends = [name for name in there(kingdom, ATTACKS, 3) if name not in chains]
    if len(chains) < 2:
        return
    for first in _thinning(kingdom, 2):
        for attacks in ([], [f"{name} 1" for name in ends[:1]], [f"{name} 1" for name in ends[:2]]):
            yield thin(*top, *first, *attacks, *dear, "gold", *cheap, "silver 2")
            yield grown(*top, *first, *attacks, "gold 2", *dear, *cheap, "gold", "silver 2")


def thinned(kingdom: Sequence[str], top: Sequence[str]) -> Iterator[Plan]:
    """Money with a card, after the first cards are gone."""
    good = there(kingdom, (*ATTACKS, *DRAWING, *PAYING, *TREASURES), 3)
    for first in there(kingdom, THINNING, 3):
        for card in good:
            if card != first:
                both = [f"{card} 2/8", "gold"] if CARDS[card].cost >= GOLD else ["gold", f"{card} 2/8"]
                yield thin(*top, f"{first} 1", *both, "silver")


def rushes(kingdom: Sequence[str], top: Sequence[str]) -> Iterator[Plan]:
    """Points other than Provinces, until piles are empty."""
    for gainer in ([], *[[f"{name} 5"] for name in there(kingdom, GAINERS, 2)]):
        if "gardens" in kingdom:
            early = *gainer, "gardens", "estate after gardens 4", "silver", "copper after gardens 3"
            yield plan(*early, duchies=8, rich=99)
            yield plan(*gainer, "gardens from 6", "gold", "silver", "estate from 4")
        if "duke" in kingdom:
            dukes = "duke after duchy 4", "duchy from 8 after gold 1"
            yield plan(*dukes, *gainer, "gold", "silver", duchies=8, estates=3)
    if "fairgrounds" in kingdom:
        others = [f"{name} 1" for name in kingdom if name != "fairgrounds"]
        yield plan(*top, "fairgrounds from 6", "gold", *others, "silver")


FAMILIES: Mapping[str, Family] = {
    "money": money, "engine": engines, "chain": chained, "thinning": thinned, "rush": rushes,
}  # fmt: skip
"""The kinds of drafts."""


def drafts(kind: str, kingdom: Sequence[str], *, colony: bool) -> list[Plan]:
    """The drafts of a kind, each once."""
    return list(dict.fromkeys(FAMILIES[kind](kingdom, ["platinum"] if colony else [])))
