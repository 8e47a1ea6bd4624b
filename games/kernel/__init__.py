"""The parts of every game: questions, chance, chronicle, match. Knows no game."""
