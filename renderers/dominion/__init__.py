"""Dominion's pictures: a function of a view each, region by region."""

from renderers.dominion.painter import PAINTER

__all__ = ["PAINTER"]
