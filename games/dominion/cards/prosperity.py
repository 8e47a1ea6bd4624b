"""Prosperity, first edition: Platinum, Colony and 25 kingdom cards, in the order of their names."""

from games.dominion.card import CardSet

PROSPERITY = CardSet("prosperity")
