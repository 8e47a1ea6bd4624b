"""How the computer player thinks: the rest of the game by rule of thumb."""
