"""Whole games while clocks are wrong."""
