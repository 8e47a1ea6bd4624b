"""The rest of a turn, played on at an imagined table until a card is drawn or turned up or somebody else has a say:
what one hand pays for, buy after buy.

Law: nothing of the game goes into it but the view. If prices change or cards forbid others, nothing is foreseen.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import partial

from msgspec import structs

from games.dominion.card import CARDS
from games.dominion.rules.holdings import Laid
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table, Turn
from games.dominion.rules.triggers import Phase
from games.dominion.rules.turn import buys, take_turn
from games.dominion.view import SeatView, View, view
from games.kernel.ahead.rehearsal import Unknown
from games.kernel.contract.ahead import Imagined
from games.kernel.engine.chance import Chance
from games.kernel.engine.choice import Choice, Effect


def going_on(seen: View, choice: Choice) -> Imagined | None:
    """The imagined table from a question on; None: nothing is known."""
    if choice.key not in PHASES:
        return None
    table = imagined(seen, choice)
    lookups = table.lookups
    if lookups.bans or lookups.price_changes or lookups.enrichments:
        return None
    me = table.players[choice.seat]
    attacking = any(CARDS[card].is_attack for card in me.in_play)
    claims = dict(table.supply) if attacking else {}
    effect = buys(table, me) if choice.key == "turn.buy" else take_turn(table, me)
    return Imagined(effect, partial(view, table, choice.seat), claims=claims)


class Plain(Player):
    """The player who plays on: only the printed numbers of a card are foreseen."""

    def resolve(self, laid: Laid) -> Effect[None]:
        """Take a card's printed gains. Raises Unknown if it does more."""
        if CARDS[laid.card].cards or CARDS[laid.card].effect:
            raise Unknown
        return super().resolve(laid)


# the table


def imagined(seen: View, choice: Choice) -> Table:
    """The table as seen in one's own turn, the hand in the order offered."""
    turn = seen.turn
    players = imagined_players(seen, choice.seat, choice.values)
    players[choice.seat] = Plain(*structs.astuple(players[choice.seat]))
    phase = PHASES[choice.key]
    return laid_out(
        seen, players, Turn(turn.seat, turn.number, phase, turn.actions, turn.buys, turn.coins), Chance(b"")
    )


def laid_out(seen: View, players: list[Player], turn: Turn, chance: Chance) -> Table:
    """The public cards, with these players around them in this turn."""
    return Table(
        chance=chance,
        plays=1,
        players=players,
        supply={pile.card: pile.left for pile in seen.piles},
        kingdom=seen.kingdom,
        turn=turn,
        trash=list(seen.trash),
        over=seen.over,
        bane=next((pile.card for pile in seen.piles if "bane" in pile.marks), None),
        prizes=list(seen.prizes),
        mat=list(seen.mat),
    )


PHASES: Mapping[str, Phase] = {"turn.action": "action", "turn.treasure": "buy", "turn.buy": "buy"}
"""The phase of each question."""
UNKNOWN = "copper"
"""Stands for every unseen card of the others."""


def imagined_players(seen: View, seat: int, offered: Iterable[str]) -> list[Player]:
    """All players as this seat sees them, its own hand in the order offered."""
    players = [_unknown(face) for face in seen.seats]
    players[seat] = _own(seen.seats[seat], seen, offered)
    return players


def _unknown(face: SeatView) -> Player:
    """Another player."""
    return _with_deck(face, [UNKNOWN] * face.hand_size, [UNKNOWN] * (face.deck_size + face.discard_size))


def _own(face: SeatView, seen: View, offered: Iterable[str]) -> Player:
    """The own player: cards neither in hand nor in front lie in deck and discard pile, nobody knows in which."""
    first = {card: place for place, card in enumerate(reversed(tuple(offered)))}
    hand = sorted(seen.hand, key=lambda card: -first.get(card, -1))
    rest = Counter(seen.owned) - Counter((*hand, *face.in_play, *face.set_aside, *face.revealed))
    return _with_deck(face, hand, sorted(rest.elements()))


def _with_deck(face: SeatView, hand: list[str], rest: list[str]) -> Player:
    if face.discard_top is not None and face.discard_top in rest:
        rest.remove(face.discard_top)
        rest.append(face.discard_top)
    return Player(
        face.seat, hand, rest[: face.deck_size], rest[face.deck_size :], list(face.in_play), list(face.set_aside),
        list(face.revealed), face.tokens, face.turns,
    )  # fmt: skip
