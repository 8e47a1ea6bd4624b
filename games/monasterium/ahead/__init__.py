"""Monasterium's turns prepared ahead: the next turn of the action phase on the present dice spaces, its landmarks, and
the rules for changes.
"""
