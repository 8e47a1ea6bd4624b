"""Dominion's turns prepared ahead: the next turn as its seat may imagine it, and the rules for the unknown."""
