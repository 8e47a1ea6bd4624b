"""Points at the end: by card, with ties broken by fewer turns."""

from collections import Counter

from games.dominion.card import CARDS
from games.dominion.rules.player import Player
from games.dominion.rules.table import Table
from games.dominion.words import title
from games.kernel.contract.game import Merit, Result, scored
from games.kernel.engine.text import Seat, Text


def points_by_source(player: Player) -> list[tuple[Text, int]]:
    """The points of each sort of card, the most first; tokens last."""
    owned = Counter(player.cards())
    found = []
    for name, count in owned.items():
        card = CARDS[name]
        each = card.points_of(owned) if card.points_of else card.points
        if each:
            found.append((Text("card-times", card=title(name), count=count), each * count))
    found.sort(key=lambda source: -source[1])
    return [*found, *([(Text("victory-tokens"), player.tokens)] if player.tokens else [])]


def result(table: Table) -> Result:
    """Scores with their sources; more points win, then fewer turns; then equals share the place."""
    scores = scored(map(points_by_source, table.players), [(-player.turns,) for player in table.players], _tie)
    return Result(scores, _reason(table) if table.over else None)


def measures(table: Table) -> dict[Text, tuple[int, ...]]:
    """How a game went: its length, the size and wealth of the decks, the emptiness of the supply."""
    owned = [player.cards() for player in table.players]
    return {
        Text("measure-turns"): tuple([player.turns for player in table.players]),
        Text("measure-cards"): tuple([len(cards) for cards in owned]),
        Text("measure-coins"): tuple([sum(CARDS[card].coins for card in cards) for cards in owned]),
        Text("victory-tokens"): tuple([player.tokens for player in table.players]),
        Text("measure-empty-piles"): (table.empty_piles(),),
    }


def _tie(own: Merit, other: Merit, seat: int) -> Text:
    """The tie-break between equal points: turns taken."""
    if own == other:
        return Text("tie-level")
    return Text("tie-turns", who=Seat(seat), turns=-own[1], other=-other[1])


def _reason(table: Table) -> Text:
    for last in ("province", "colony"):
        if table.supply.get(last) == 0:
            return Text("ended-by-pile", card=title(last))
    return Text("ended-by-empty-piles", count=table.empty_piles())
