"""Storage: the only place that speaks SQL.

Times are unix milliseconds and always come from the caller; states, events, options and picks are the caller's bytes.
"""
