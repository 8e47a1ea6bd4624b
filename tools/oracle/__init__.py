"""Dominion beside another implementation of it: the same plans have the same results."""
