"""What may be seen of a table: frozen data for one seat, or for a spectator.

Law: two states that differ only in what a seat may not see give that seat equal views.
"""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from games.dominion.card import CARDS, in_order

if TYPE_CHECKING:
    from games.dominion.rules.player import Player
    from games.dominion.rules.table import Table
    from games.dominion.rules.triggers import Phase


class PileView(msgspec.Struct, frozen=True):
    """A pile of the supply: the card, how many are left, its cost now and as printed, and marks on it: bane,
    trade_route (its token has not been taken), named and forbidden (it must not be bought now).
    """

    card: str
    left: int
    cost: int
    spoken_for: int = 0
    marks: tuple[str, ...] = ()
    printed: int = 0


class SeatView(msgspec.Struct, frozen=True):
    """The public side of a seat. `discard_top` is None for an empty discard pile; `in_play` in the order of playing;
    `revealed` are turned-over cards that a card has still to deal with.
    """

    seat: int
    hand_size: int
    deck_size: int
    discard_size: int
    discard_top: str | None
    in_play: tuple[str, ...]
    set_aside: tuple[str, ...]
    tokens: int
    turns: int
    revealed: tuple[str, ...] = ()


class TurnView(msgspec.Struct, frozen=True):
    """Whose turn it is, that seat's turn number, the phase (start, action, buy, clean_up) and what is left to spend."""

    seat: int
    number: int
    phase: str
    actions: int
    buys: int
    coins: int


class View(msgspec.Struct, frozen=True):
    """The table as `seat` may see it; `hand` and `owned` are empty for a spectator.

    Kingdom piles come sorted by cost, then by name. `owned` are all cards of the seat, wherever they lie: everybody
    knows what they gained, but not in which order it lies in their deck. `mat` names the piles whose Trade Route token
    lies on the mat, `prizes` are those still available, `lowered` the cards that lower prices now.
    """

    seat: int | None
    hand: tuple[str, ...]
    piles: tuple[PileView, ...]
    kingdom: tuple[str, ...]
    seats: tuple[SeatView, ...]
    trash: tuple[str, ...]
    turn: TurnView
    over: bool
    mat: tuple[str, ...] = ()
    prizes: tuple[str, ...] = ()
    owned: tuple[str, ...] = ()
    lowered: tuple[str, ...] = ()


def view(table: "Table", seat: int | None) -> View:
    """The table as a seat (None: a spectator) may see it."""
    turn = table.turn
    phase = phase_seen(table, seat)
    return View(
        seat=seat,
        hand=() if seat is None else in_order(table.players[seat].hand),
        piles=_piles(table, phase),
        kingdom=table.kingdom,
        seats=tuple([_face(player) for player in table.players]),
        trash=tuple(table.trash),
        turn=TurnView(turn.seat, turn.number, phase, turn.actions, turn.buys, turn.coins),
        over=table.over,
        mat=tuple(table.mat),
        prizes=tuple(table.prizes),
        owned=() if seat is None else in_order(table.players[seat].cards()),
        lowered=table.lowering(phase),
    )


def _piles(table: "Table", phase: "Phase") -> tuple[PileView, ...]:
    """The supply with the prices of the phase shown."""
    printed, prices, marks = table.lookups.printed, table.prices(phase), _marks(table)
    return tuple(
        [
            pile_view(card, left, prices[card], tuple(marks.get(card, ())), printed[card])
            for card, left in table.supply.items()
        ]
    )


@lru_cache(maxsize=8192)
def pile_view(card: str, left: int, cost: int, marks: tuple[str, ...], printed: int) -> PileView:
    """A pile as shown; made once for all tables."""
    return PileView(card, left, cost, marks=marks, printed=printed)


def _marks(table: "Table") -> Mapping[str, Sequence[str]]:
    """The marks of marked piles."""
    found = defaultdict[str, list[str]](list)
    if table.bane is not None:
        found[table.bane].append("bane")
    for mark, piles in table.lookups.marks.items():
        for pile in piles(table):
            found[pile].append(mark)
    for pile in table.turn.named:
        found[pile].append("named")
    for pile in dict.fromkeys(table.forbidden()):
        if pile not in table.turn.named:
            found[pile].append("forbidden")
    return found


def phase_seen(table: "Table", seat: int | None) -> "Phase":
    """The phase as shown: a player who skips the action phase for lack of actions must not betray that."""
    turn = table.turn
    if turn.phase != "buy" or seat == turn.seat or turn.bought or not turn.actions:
        return turn.phase
    return "buy" if any(CARDS[card].is_treasure for card in table.active.in_play) else "action"


def _face(player: "Player") -> SeatView:
    return SeatView(
        seat=player.seat,
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        discard_size=len(player.discard),
        discard_top=player.discard[-1] if player.discard else None,
        in_play=tuple(player.in_play),
        set_aside=tuple(player.set_aside),
        tokens=player.tokens,
        turns=player.turns,
        revealed=tuple(player.revealed),
    )
