"""A disk that fails, fills up or hangs at every call."""
