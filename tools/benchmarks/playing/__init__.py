"""Rules, pictures and messages of games played in one process."""
