"""Monasterium's turns prepared ahead: the next turn of the action phase on the dice spaces as they are now, what it
rests on, and the rules for what came otherwise.
"""
