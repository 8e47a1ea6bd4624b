"""Monasterium's pictures: a function of a view each, region by region."""

from renderers.monasterium.painter import PAINTER

__all__ = ["PAINTER"]
