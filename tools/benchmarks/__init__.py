"""Measurements of costs and of the strength of computer players; they are no tests."""
