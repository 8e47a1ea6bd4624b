"""Domus Domini's pictures: a function of a view each, region by region."""

from renderers.domus_domini.painter import PAINTER

__all__ = ["PAINTER"]
