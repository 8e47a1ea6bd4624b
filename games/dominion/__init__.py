"""Dominion: rules of the first editions."""

from games.dominion.game import GAME

__all__ = ["GAME"]
