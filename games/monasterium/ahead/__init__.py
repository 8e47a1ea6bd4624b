"""Monasterium's turns prepared ahead: the next turn on the present dice spaces, landmarks, and rules for changes."""
