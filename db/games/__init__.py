"""The rows of a game: its answers, seats, deadlines, deliveries. Imports connection."""
