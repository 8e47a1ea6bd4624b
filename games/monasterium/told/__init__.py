"""A game in words, and things to look up."""
