"""Dominion beside another implementation of it: the same plans come to the same."""
