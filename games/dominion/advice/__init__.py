"""How the computer player thinks: what it sees, what cards are worth to it, and its opinion on each question."""
