"""Intrigue, first edition: its 25 kingdom cards, in the order of their names."""

from games.dominion.card import CardSet

INTRIGUE = CardSet("intrigue")
