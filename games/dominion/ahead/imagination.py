"""The table of the next own turn: the hand is known, the others' cards and the order of the own deck are blank.

Law: nothing of the game goes into it but the view.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from games.dominion.advice.foresight import going_on, imagined_players, laid_out
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table, Turn
from games.dominion.rules.triggers import Phase
from games.dominion.rules.turn import take_turn
from games.dominion.view import View, view
from games.kernel.ahead.rehearsal import NoChance, Unknown, Unseen
from games.kernel.contract.ahead import Imagined
from games.kernel.engine.choice import Choice


class Unheard(list[int]):
    """Seats that must name a card before the first buy: nobody knows which, so the first one ends what is known."""

    def append(self, seat: int) -> None:
        """A seat will name a card. Raises Unknown."""
        raise Unknown


def can(seen: View) -> bool:
    """Whether the next turn of the seat with this view can be prepared: not during its own turn, nor at the end."""
    return seen.seat is not None and not seen.over and not own_turn(seen)


def imagine(seen: View, asked: Choice | None) -> Imagined | None:
    """The imagined table from a question on; without one, for the whole turn: the next one, or the one that has begun.
    None: cards have been played in it.
    """
    if asked is not None:
        return going_on(seen, asked)
    if not own_turn(seen):
        table = imagined(seen)
    elif seen.seats[seen.turn.seat].in_play:
        return None
    else:
        turn = seen.turn
        phase: Phase = "action" if turn.phase == "action" else "buy"
        table = imagined(seen, Turn(turn.seat, turn.number, phase, turn.actions, turn.buys, turn.coins))
    return Imagined(take_turn(table, table.active), partial(sight, table, table.turn.seat))


def own_turn(seen: View) -> bool:
    """Whether the seat is in the middle of its turn: after its clean-up the next hand is drawn."""
    return seen.turn.seat == seen.seat and seen.turn.phase != "clean_up"


def imagined(seen: View, turn: Turn | None = None) -> Table:
    """The table as seen when this turn (None: the seat's next one, at its beginning) goes on."""
    seat = seen.seat or 0
    players = imagined_players(seen, seat, seen.hand)
    for player in players:
        hide(player, seat)
    turn = turn or Turn(seat, seen.seats[seat].turns + 1)
    turn.heeds = Unheard()
    return laid_out(seen, players, turn, NoChance(b""))


def hide(player: Player, seat: int) -> None:
    """Blank what this seat will not know of a player when its next turn begins: open cards have moved by then."""
    gone = [*player.in_play, *player.revealed]
    player.in_play, player.revealed = [], []
    player.deck, player.discard = Unseen(player.deck), Unseen([*gone, *player.discard])
    if player.seat != seat:
        player.hand = Unseen(player.hand)


def sight(table: Table, seat: int) -> View:
    """The seat's view: for pictures, unknown cards lie in a meaningless order."""
    with _shown(table.players):
        return view(table, seat)


@contextmanager
def _shown(players: list[Player]) -> Iterator[None]:
    kept = [(player.hand, player.deck, player.discard) for player in players]
    for player in players:
        player.hand, player.deck, player.discard = map(_placed, (player.hand, player.deck, player.discard))
    try:
        yield
    finally:
        for player, (hand, deck, discard) in zip(players, kept, strict=True):
            player.hand, player.deck, player.discard = hand, deck, discard


def _placed(cards: list[str]) -> list[str]:
    return cards.placeholders() if isinstance(cards, Unseen) else cards
