"""All cards of Dominion, one file per set. `CARDS` is complete once this package is imported."""

from games.dominion.card import CARDS
from games.dominion.cards import base, basic, cornucopia, intrigue, prosperity

__all__ = ["CARDS", "base", "basic", "cornucopia", "intrigue", "prosperity"]
