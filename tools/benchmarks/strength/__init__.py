"""The strength of the computer players, and the cost of their thinking."""
