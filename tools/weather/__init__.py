"""Several troubles at once, in whole games."""
