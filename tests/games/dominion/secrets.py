"""What nobody else may see of a Dominion table: the hands, and the order and contents of the decks."""

from collections.abc import Iterator
from random import Random

from games.dominion.table import Table


def variants(table: Table, viewer: int | None, dice: Random) -> Iterator[Table]:
    """The table, changed in place again and again only in what a viewer (None: a spectator) may not see."""
    for player in table.players:
        if player.seat != viewer:
            hidden = [*player.hand, *player.deck]
            dice.shuffle(hidden)
            player.hand, player.deck = hidden[: len(player.hand)], hidden[len(player.hand) :]
            yield table
        dice.shuffle(player.deck)
        yield table
    if (others := [player for player in table.players if player.seat != viewer and player.hand]) and others[1:]:
        one, other = others[:2]
        one.hand[0], other.hand[0] = other.hand[0], one.hand[0]
        yield table
    for player in others:
        player.hand[:] = dice.sample(sorted(table.supply), len(player.hand))
        yield table
