"""Discord's rules for input, and its words of refusal.

Law: a refusal changes nothing, and lists all faults at once. May touch: the state, to read it.
"""
