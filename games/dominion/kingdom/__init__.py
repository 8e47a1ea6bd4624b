"""Which cards lie in the supply, and what is set before a game."""
