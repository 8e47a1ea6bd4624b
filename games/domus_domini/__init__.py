"""Domus Domini: five rounds on the road to Cluny."""

from games.domus_domini.game import GAME

__all__ = ["GAME"]
