"""Dealing again what a seat cannot know of a table, so that a game can be played on from what that seat knows.

Law: the deal follows only from what the seat can know and the lots. It knows what everybody owns, as all is gained and
trashed in the open, except cards that others have passed on unseen: it knows how many went from whom to whom. It does
not know what lies in a hand, in a deck or in a discard pile below its top card.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from games.dominion.rules.player import Player
from games.dominion.rules.table import Table
from games.dominion.view import phase_seen
from games.kernel.engine.chance import TABLE, Chance

Lots: TypeAlias = Chance
Pool: TypeAlias = Counter[str]
"""The count of each card by name; negative if it must have been passed on."""


def redeal(table: Table, seat: int, lots: Lots) -> tuple[int, ...]:
    """Deal the others' hands, decks and discard piles (but for the top card) again, and shuffle the own deck."""
    me = table.players[seat]
    me.deck[:] = lots.shuffled(seat, me.deck)
    others = me.others()
    for player, cards in zip(others, _owned_unseen(table, others, lots), strict=True):
        _lay(player, lots.shuffled(player.seat, cards))
    if table.turn.seat != seat:
        table.turn.phase = phase_seen(table, seat)
    return tuple(sorted(player.seat for player in others))


def in_mind(table: Table) -> bool:
    """Whether it is a buy phase: treasures about to be played, or a chosen card, are shown later."""
    return table.turn.phase == "buy"


def _unseen(player: Player) -> list[str]:
    """A player's cards that nobody else can see."""
    return [*player.hand, *player.deck, *player.discard[:-1]]


def _lay(player: Player, cards: Sequence[str]) -> None:
    """Lay these cards where nobody else sees them, as many in each place as before."""
    deck, buried = len(player.deck), max(0, len(player.discard) - 1)
    player.deck[:], player.discard[:buried] = cards[:deck], cards[deck : deck + buried]
    player.hand[:] = cards[deck + buried :]


def _owned_unseen(table: Table, others: Sequence[Player], lots: Lots) -> list[list[str]]:
    """The unseen cards that each of the others, from the left to the right neighbour, may own."""
    truly = [_unseen(player) for player in others]
    if table.handed is msgspec.UNSET:
        return _mixed(truly, lots) if others[1:] and "masquerade" in table.supply else truly
    handed = [table.handed.get(giver.seat, []) for giver in others[:-1]]
    if not any(handed):
        return truly
    before = [Counter(cards) for cards in truly]
    for place, cards in enumerate(handed):
        before[place].update(cards)
        before[place + 1].subtract(cards)
    after = _handed_on(before, [len(cards) for cards in handed], lots)
    return _mixed(truly, lots) if after is None else [list(pool.elements()) for pool in after]


def _handed_on(pools: Sequence[Pool], counts: Sequence[int], lots: Lots) -> list[Pool] | None:
    """What they own after each but the last has passed the given number of cards to the next: first what the next must
    have got, then lots among what the giver may have had; None if a giver had too few.
    """
    after = [pool.copy() for pool in pools]
    for place in reversed(range(len(counts))):
        giver, taker = after[place], after[place + 1]
        needed = -taker
        spare = lots.shuffled(TABLE, list((giver - needed).elements()))
        extra = counts[place] - needed.total()
        if not 0 <= extra <= len(spare):
            return None
        moved = needed + Counter(spare[:extra])
        taker.update(moved)
        giver.subtract(moved)
    return after


def _mixed(cards: Sequence[Sequence[str]], lots: Lots) -> list[list[str]]:
    """All these cards mixed again, to each as many as before."""
    pool = lots.shuffled(TABLE, [card for some in cards for card in some])
    return [[pool.pop() for _ in some] for some in cards]
