"""The cards of the supply, and the settings before a game."""
