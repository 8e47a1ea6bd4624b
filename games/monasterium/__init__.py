"""Monasterium: three years of sending novices into five cloisters."""

from games.monasterium.game import GAME

__all__ = ["GAME"]
