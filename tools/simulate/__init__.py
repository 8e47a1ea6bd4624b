"""Thousands of random games: nothing may get lost, and their results become figures."""
