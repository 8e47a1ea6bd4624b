"""How the computer player thinks: what it sees, how it values cards, and its opinion on each question."""
