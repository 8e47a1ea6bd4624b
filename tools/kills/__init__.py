"""Bots that are killed in the midst of play, and what must be true afterwards."""
