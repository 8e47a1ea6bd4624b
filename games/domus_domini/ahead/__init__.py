"""Domus Domini's phases prepared ahead: what a seat decides next as far as it is known, what that rests on, and the
rules for what is not.
"""
