"""What every game is made of: questions, chance, chronicle, match. Knows no game."""
