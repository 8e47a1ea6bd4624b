"""How the computer player thinks: an imagined table, and its worth."""
