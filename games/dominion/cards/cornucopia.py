"""Cornucopia, first edition: 13 kingdom cards and the five Prizes, in the order of their names."""

from games.dominion.card import CardSet

CORNUCOPIA = CardSet("cornucopia")
