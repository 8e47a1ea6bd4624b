"""The table and its players, and the course of a turn: the rulebook's verbs."""
